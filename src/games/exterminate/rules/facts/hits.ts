/** Hits and cancelled hits of the dice on the table, as tallies with reasons (EX-SHO-05, EX-CRD-04 to 09). */
import { type Tally, type TallyPart, tally } from '../../../../kernel'
import { count, type Face } from '../dice'
import { say } from '../said'
import type { Pool, PoolId, State } from '../state'

export function poolOf(state: State, pool: PoolId): Pool {
  const found = state.dice?.[pool]
  if (!found) throw new Error(`no ${pool} dice lie on the table`)
  return found
}

/** All faces of a pool: those of the dice and those added by cards. */
export const facesOf = ({ faces, added }: Pool): readonly Face[] => [...faces, ...added.map(({ face }) => face)]

/**
 * The hits on the dice alone. Hits doubled or added by cards do not count as dice (EX-AMB-42), and neither do hits cancelled by a
 * super armour.
 */
export const diceHits = ({ faces, voided }: Pool): number => (voided ? 0 : count(faces, 'hit'))

/** EX-CRD-04, 07, 08: the hits of one side of a combat. */
export function hitsOf({ faces, added, doubled, voided }: Pool): Tally {
  const onDice = count(faces, 'hit')
  const hits = added.filter(({ face }) => face === 'hit')
  const parts: TallyPart[] = [
    { value: onDice, reason: say('dice-hits', { count: onDice }, 'EX-SHO-05') },
    ...(doubled === undefined ? [] : [{ value: onDice, reason: say('doubled', { card: doubled }, 'EX-CRD-07') }]),
    ...hits.map(({ card }) => ({ value: 1, reason: say('card-hit', { card }, 'EX-CRD-04') })),
  ]
  if (!voided) return tally(parts)
  const after = added.slice(voided.added).filter(({ face }) => face === 'hit').length
  const all = parts.reduce((sum, part) => sum + part.value, 0)
  return tally([...parts, { value: after - all, reason: say('super-armour', { card: voided.card }, 'EX-CRD-08') }])
}

/** EX-SHO-05, EX-COV-02, EX-CRD-05, 09: how many hits the defence of a shot cancels. */
export function cancelsOf({ faces, added }: Pool, inCover: boolean): Tally {
  const armours = count(faces, 'armour')
  const bolts = inCover ? count(faces, 'bolt') : 0
  return tally([
    { value: armours, reason: say('dice-armours', { count: armours }, 'EX-SHO-05') },
    { value: bolts, reason: say('dice-bolts-in-cover', { count: bolts }, 'EX-COV-02') },
    ...added.flatMap(({ card, face }): readonly TallyPart[] => {
      if (face === 'armour') return [{ value: 1, reason: say('card-armour', { card }, 'EX-CRD-05') }]
      return face === 'bolt' && inCover ? [{ value: 1, reason: say('card-bolt', { card }, 'EX-CRD-09') }] : []
    }),
  ])
}
