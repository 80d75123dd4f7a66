/** What damage and new contacts do (VX-DMG, VX-SKL-07, VX-TRA-04), as events that are told together. */
import { type Tally, type TallyPart, tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import { has } from '../profile'
import { say } from '../said'
import { type Figure, type LedgerLine, otherSide, type State } from '../state'
import { contactsOf } from './contact'
import { figureOf, hasSkill, isOnTable, statOf } from './figures'

/** 6.7: the ledger line for a kill. A Fanatic scores when it becomes doomed, not when it leaves the table. */
const scoredFor = (state: State, { ref, seat, profile }: Figure): LedgerLine => ({
  seat: otherSide(seat),
  points: profile.points,
  turn: state.turn,
  why: say('kill-points', { figure: ref }),
})

/** The event of a miniature's death. A Fanatic becomes doomed instead and acts until the end of the turn. */
export function deathOf(state: State, ref: Ref, why: 'damage' | 'terrain'): Event {
  const figure = figureOf(state, ref)
  const scored = scoredFor(state, figure)
  return has(figure.profile, 'fanatic')
    ? { type: 'figure-doomed', figure: ref, scored }
    : { type: 'figure-killed', figure: ref, scored, why }
}

/** VX-DMG-03 to 05: every victim takes the full damage, at the same time. Doomed miniatures take none (VX-SKL-07). */
export function harmOf(state: State, refs: readonly Ref[], damage: number): readonly Event[] {
  const hurt = refs.filter((ref) => isOnTable(state, ref) && figureOf(state, ref).standing === 'alive')
  if (damage <= 0) return []
  return hurt.flatMap((ref): readonly Event[] => {
    const figure = figureOf(state, ref)
    const total = figure.damage + damage
    const isDead = total >= statOf(state, ref, 'VIE')
    return [
      { type: 'figure-hurt', figure: ref, damage, total },
      ...brokenTrance(figure),
      ...(isDead ? [deathOf(state, ref, 'damage')] : []),
    ]
  })
}

/** VX-TRA-04: damage and new contact break a trance. */
const brokenTrance = (figure: Figure): readonly Event[] =>
  figure.locked === 'trance' && figure.trance > 0 ? [{ type: 'trance-broken', figure: figure.ref }] : []

/** VX-CON-04: events for the contacts that a move made; `before` are the contacts that the miniature had before it. */
export function contactsMade(state: State, ref: Ref, before: readonly Ref[]): readonly Event[] {
  const made = contactsOf(state, ref).filter((other) => !before.includes(other))
  if (made.length === 0) return []
  return [
    { type: 'figures-engaged', figure: ref, others: made },
    ...[ref, ...made].flatMap((one) => brokenTrance(figureOf(state, one))),
  ]
}

/** VX-DMG-01, 02: 1, or 2 if exceptional, plus 1 for heavy weapons and 1 for a matching skill, however many in `by` have them. */
export function damageOf(state: State, what: 'shot' | 'strike' | 'force', by: readonly Ref[], isExceptional: boolean): Tally {
  const any = (is: (ref: Ref) => boolean): boolean => by.some(is)
  const isHeavy =
    what === 'shot'
      ? any((ref) => figureOf(state, ref).profile.shot?.heavy === true)
      : any((ref) => hasSkill(state, ref, 'heavy-weapon'))
  const skilled = (of: 'shot' | 'strike' | 'force', skill: 'sharpshooter' | 'find-weakness' | 'brutal') =>
    what === of && any((ref) => hasSkill(state, ref, skill)) ? 1 : 0
  const parts: readonly TallyPart[] = [
    { value: isExceptional ? 2 : 1, reason: say(isExceptional ? 'exceptional-success' : 'plain-success', {}, 'VX-DMG-01') },
    { value: isHeavy ? 1 : 0, reason: say('heavy-blow', {}, 'VX-SKL-13') },
    { value: skilled('shot', 'sharpshooter'), reason: say('sharp-shot', {}, 'VX-SKL-18') },
    { value: skilled('strike', 'find-weakness'), reason: say('weakness-found', {}, 'VX-SKL-19') },
    { value: skilled('force', 'brutal'), reason: say('brutal-blow', {}, 'VX-SKL-04') },
  ]
  return tally(parts)
}
