/** The test that an open question is about: both sides' dice as they lie, and what they come to so far. */
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { ShownRoll, Situation } from '../../situation'
import type { Moment } from '../../view'
import { modelOf } from '../rules/facts/models'
import type { TestDice, View } from '../rules/state'
import { isPick } from './open'
import { partsText } from './tallies'
import { say } from './words'
import { ofSide, party } from './words/party'

/** The questions that are asked over a test. */
const OVER_TEST = new Set(['add dice', 'reroll which', 'use special'])

export function situationOf({ view, decisions }: Moment<View>, speak: Speak): Situation | undefined {
  const question = decisions.find(({ offer, subject }) => !offer && OVER_TEST.has(subject))
  const { test } = view
  if (!question || !test) return undefined
  const { attack, defence } = test
  const sides = [attack, ...(defence ? [defence] : [])]
  return {
    title: say(speak, 'test-title', { of: ofSide(attack), other: defence ? ofSide(defence) : '' }),
    rolls: sides.map((side, index) => shownRoll(view, side, index === 0 ? 'attack' : 'defence', question, speak)),
    ...(attack.rolled
      ? {
          result: say(speak, 'test-result', {
            of: ofSide(attack),
            own: attack.successes,
            other: defence ? ofSide(defence) : '',
            against: defence?.successes ?? 0,
          }),
        }
      : {}),
    why: sides.map((side) => partsText(side.dice, speak)),
    ...(question.subject === 'reroll which' ? { decision: question.id } : {}),
  }
}

function shownRoll(view: View, side: TestDice, id: string, question: AnyDecision, speak: Speak): ShownRoll {
  const { of, seat, waves, target, successes, dice } = side
  const options =
    question.subject === 'reroll which' && question.about?.model === of && isPick(question) ? question.choice.options : []
  const label = Object.hasOwn(view.models, of) ? speak.piece(modelOf(view, of).ref) : party(ofSide(side), speak)
  return {
    id,
    seat,
    label,
    dice: waves.flatMap((wave, w) =>
      wave.map((face, d) => {
        const option = options.find((one) => one.id === `die:${w}>${d}`)
        return {
          icon: `eight-${face}`,
          label: String(face),
          counts: target !== null && face >= target,
          ...(option ? { option: option.id } : {}),
        }
      }),
    ),
    said: waves.length === 0 ? say(speak, 'test-to-roll', { dice: dice.total }) : say(speak, 'test-faces', { successes }),
  }
}
