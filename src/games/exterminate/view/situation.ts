/** What an open question is about: the dice as they lie and the result so far, counted by the rules' own functions. */

import type { Moment } from '../../../client/moment'
import type { AnyDecision } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import { pickedOf } from '../../kit/questions/asked'
import type { ShownDie, ShownRoll, Situation } from '../../situation'
import type { Face } from '../rules/dice'
import { bestCrossing, worstDamage } from '../rules/facts/faces'
import { cancelsOf, diceHits, facesOf, hitsOf } from '../rules/facts/hits'
import { dieId } from '../rules/ids'
import { POOLS, type Pool, type PoolId, type View } from '../rules/state'
import { battleName, labelOf } from './names'
import { isPick } from './open'
import { titleOf } from './questions'
import { againOf } from './same-roll'
import { WINDOWS } from './stops'
import { countingIn } from './success'
import { facesText, partsText } from './tallies'
import { say } from './words'

/** The questions that are asked while dice lie on the table. */
const OVER_DICE: readonly string[] = [...WINDOWS, 'which dice']
/** The mark that represents each face, as on cards. */
const MARKS: { readonly [F in Face]: string } = { hit: 'hit', armour: 'armour', bolt: 'lightning' }

interface Lying {
  readonly id: PoolId
  readonly pool: Pool
}

export function situationOf({ view, decisions, draft }: Moment<View>, speak: Speak): Situation | undefined {
  const question = decisions.find(({ offer, subject }) => !offer && OVER_DICE.includes(subject))
  if (!question) return undefined
  const lying = POOLS.flatMap((id): readonly Lying[] => {
    const pool = view.dice?.[id]
    return pool && (pool.faces.length > 0 || pool.added.length > 0) ? [{ id, pool }] : []
  })
  if (lying.length === 0) return undefined
  const inCover = question.about?.inCover === true
  const picked = pickedOf(draft, question).length
  return {
    title: titleIn(view, question, speak),
    ...(isPick(question) && question.choice.options.some(({ id }) => againOf(id, view)) ? { again: question.id } : {}),
    rolls: lying.map((one) => shownRoll(view, one, question, inCover, speak)),
    ...(question.subject === 'which dice'
      ? { decision: question.id, result: pickText(question, picked, speak), why: [] }
      : summed(view, inCover, speak)),
  }
}

function titleIn({ dice = {}, melee }: View, { about }: AnyDecision, speak: Speak): string {
  const { attack, defence, damage, crossing } = dice
  const names = (who: string, one: Pool | undefined, whom: string, other: unknown) => ({
    ...(one?.figure === undefined ? {} : { [who]: one.figure }),
    ...(typeof other === 'string' ? { [whom]: other } : {}),
  })
  if (damage) return titleOf('damage dice', { ...(about?.figure === undefined ? {} : { figure: about.figure }) }, speak)
  if (crossing) return titleOf('crossing die', names('figure', crossing, 'obstacle', undefined), speak)
  if (!attack) return titleOf(dice.adventure ? 'adventure die' : dice.stress ? 'stress dice' : 'initiative dice', about, speak)
  return melee
    ? titleOf('melee attack dice', names('attacker', attack, 'target', defence?.figure), speak)
    : titleOf('attack dice', names('shooter', attack, 'target', defence?.figure), speak)
}

function shownRoll(view: View, { id, pool }: Lying, question: AnyDecision, inCover: boolean, speak: Speak): ShownRoll {
  const faces = facesOf(pool)
  const counts = countingIn(id, faces, inCover, view)
  const isAsked = question.subject === 'which dice' && question.about?.pool === id
  const options = isAsked && isPick(question) ? question.choice.options : []
  const isAgain = isPick(question) && question.choice.options.some((one) => againOf(one.id, view)?.roll === id)
  const die = (face: Face, place: number): ShownDie => {
    const option = options.find((one) => one.id === `die-${place}`)
    const card = pool.added[place - pool.faces.length]?.card
    const isVoid = pool.voided !== undefined && place < pool.faces.length + pool.voided.added
    return {
      icon: MARKS[face],
      label: say(speak, 'face', { face }),
      counts: counts(face) && !(isVoid && face === 'hit'),
      ...(card === undefined ? {} : { card: battleName(card, speak) }),
      ...(option ? { option: option.id } : {}),
      ...(isAgain && place < pool.faces.length ? { again: dieId(place) } : {}),
    }
  }
  return {
    id,
    seat: pool.seat,
    label: owner(view, { id, pool }, inCover, speak),
    dice: faces.map(die),
    said: facesText(faces, speak),
  }
}

function owner(view: View, { id, pool: { figure, seat } }: Lying, inCover: boolean, speak: Speak): string {
  if (figure === undefined) return speak.seat(seat)
  return id === 'defence' && inCover ? say(speak, 'roll-in-cover', { piece: figure }) : labelOf(view, figure, speak.language)
}

function pickText(question: AnyDecision, picked: number, speak: Speak): string {
  const { least, most } = isPick(question) ? question.choice : { least: 1, most: 1 }
  return say(speak, 'sum-pick', { least, most, picked })
}

/** The result of the dice as they lie. */
function summed(view: View, inCover: boolean, speak: Speak): Pick<Situation, 'result' | 'why' | 'parts'> {
  const { dice = {}, melee, rulings } = view
  const { attack, defence, damage, crossing } = dice
  if (damage) return { result: say(speak, 'sum-damage', { result: worstDamage(rulings, facesOf(damage)) }), why: [] }
  if (crossing) return { result: say(speak, 'sum-crossing', { result: bestCrossing(rulings, facesOf(crossing)) }), why: [] }
  if (attack && defence) {
    const hits = hitsOf(attack)
    if (!melee) {
      const cancelled = cancelsOf(defence, inCover)
      const why = [hits, cancelled].filter(({ total }) => total > 0).map((one) => partsText(one, speak))
      const parts = [...hits.parts, ...cancelled.parts]
      return { result: say(speak, 'sum-shot', { hits: hits.total, cancelled: cancelled.total }), why, parts }
    }
    const other = hitsOf(defence)
    const [most, least] = hits.total < other.total ? [other, hits] : [hits, other]
    const ahead = hits.total < other.total ? defence.figure : attack.figure
    const leads = most.total === least.total ? '' : (ahead ?? '')
    return {
      result: say(speak, 'sum-round', { hits: most.total, other: least.total, leads }),
      why: [hits, other].map((one) => partsText(one, speak)),
      parts: [...hits.parts, ...other.parts],
    }
  }
  const { 'initiative-A': A, 'initiative-B': B } = dice
  return A && B ? { result: say(speak, 'sum-initiative', { A: diceHits(A), B: diceHits(B) }), why: [] } : { why: [] }
}
