/** The test that an open question is about: both sides' dice as they lie, and the result so far. */

import type { Moment } from '../../../client/moment'
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { ShownDie, ShownRoll, Situation } from '../../situation'
import { modelOf } from '../rules/facts/models'
import { SIDES, type TestDice, type View } from '../rules/state'
import { isPick } from './open'
import { partsText } from './tallies'
import { say } from './words'
import { ofSide, party } from './words/party'

/** The questions that are asked during a test. */
const OVER_TEST = new Set(['add dice', 'defend', 'reroll which', 'use special'])

export function situationOf({ view, decisions }: Moment<View>, speak: Speak): Situation | undefined {
  const command = decisions.find(({ offer, subject }) => !offer && subject === 'reroll command')
  if (command) return commandSituation(view, command, speak)
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
    parts: sides.flatMap((side) => side.dice.parts),
    ...(question.subject === 'reroll which' ? { decision: question.id } : {}),
  }
}

/** Both sides' Command dice. Dice to reroll can be picked here as well as on the table. */
function commandSituation(view: View, decision: AnyDecision, speak: Speak): Situation {
  const options = isPick(decision) ? decision.choice.options : []
  const rolls = SIDES.map((seat): ShownRoll => {
    const dice = view.sides[seat].command.map(({ id, face }): ShownDie => {
      const option = seat === decision.seat ? options.find((one) => one.id === `die:${id}`) : undefined
      const label = say(speak, 'command-face', { face })
      return { icon: `command-${face.toLowerCase()}`, label, counts: false, ...(option ? { option: option.id } : {}) }
    })
    return { id: `command ${seat}`, seat, label: speak.seat(seat), dice, said: dice.map(({ label }) => label).join(', ') }
  })
  return { title: say(speak, 'phase-command'), rolls, why: [], decision: decision.id, isEven: true }
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
