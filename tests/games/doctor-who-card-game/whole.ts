/** Whole matches of sampled answers, for the tests that look into them. */
import { doctorWho } from '../../../src/games/doctor-who-card-game/rules'
import type { DoctorWho } from '../../../src/games/doctor-who-card-game/rules/terms'
import { type AnyDecision, firstSeats, type MatchSpec, reply, type Snapshot, start } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { seeded } from '../../conformance/rng'

export const specFor = (players: 3 | 4, options: MatchSpec['options'] = {}): MatchSpec => ({
  game: 'doctor-who-card-game',
  seats: firstSeats(players),
  options: { players, ...options },
})

/** A match after so many answers, or at its end. */
export function matchTo(players: 3 | 4, seed: number, answers: number): Snapshot<DoctorWho> {
  const rng = seeded(seed)
  let { snapshot } = start(doctorWho, specFor(players))
  for (let given = 0; given < answers && snapshot.pending.length > 0; given++) {
    const owed = (snapshot.pending as readonly AnyDecision[]).filter(({ offer }) => !offer)
    const decision = owed[rng.below(owed.length)] as AnyDecision
    const sampled = TABLE_SHAPES[decision.choice.shape]?.sample(decision.choice as never, undefined as never, rng)
    snapshot = reply(doctorWho, snapshot, decision.id, sampled ?? decision.fallback).snapshot
  }
  return snapshot
}
