/** Whole matches of the card game by sampled answers, entry by entry as everybody is told them. */
import { doctorWho, type State, type View } from '../../../src/games/doctor-who-card-game/rules'
import { doctorWhoView } from '../../../src/games/doctor-who-card-game/view'
import { type AnyDecision, firstSeats, type MatchSpec, type PlayerSeat, reply, start } from '../../../src/kernel'
import type { ToldEntry } from '../../../src/protocol/messages'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import type { Language } from '../../../src/ui/words/speak'
import { speaker } from '../../../src/ui/words/speaker'
import { seeded } from '../../conformance/rng'

export interface Moving {
  readonly entry: ToldEntry
  readonly before: View
  readonly after: View
  /** What a viewer may see of it. */
  sees(viewer: PlayerSeat | 'spectator'): View
  readonly decisions: readonly AnyDecision[]
}

const NAMES: { readonly [S in string]?: string } = { A: 'Karen', B: 'Matt', C: 'Arthur', D: 'Alex' }
export const speakOf = (view: View, language: Language) =>
  speaker(language, 'centimetre', {
    piece: (ref) => doctorWhoView.nameOf(view, ref, language),
    seat: (seat: PlayerSeat) => NAMES[seat] ?? seat,
  })

export const specFor = (players: 3 | 4, options: object = {}): MatchSpec => ({
  game: 'doctor-who-card-game',
  seats: firstSeats(players),
  options: JSON.parse(JSON.stringify({ players, ...options })),
})

/** Ends and passes less often than chance would, so that more happens. */
const LIVELY = 0.7

export function playMatch(spec: MatchSpec, seed: number, each: (moving: Moving) => void, most = 900): number {
  const rng = seeded(seed)
  let step = start(doctorWho, spec)
  const seen = (by: PlayerSeat | 'spectator' | 'everybody') => doctorWho.project(step.snapshot.state as State, by)
  let before = seen('everybody')
  let seq = 0
  const told = (cause: ToldEntry['cause']) => {
    const after = seen('everybody')
    const decisions = step.snapshot.pending as readonly AnyDecision[]
    each({ entry: { seq, cause, told: step.events }, before, after, sees: seen, decisions })
    before = after
    seq++
  }
  told({ type: 'start' })
  while (step.snapshot.pending.length > 0 && seq < most) {
    const pending = step.snapshot.pending as readonly AnyDecision[]
    const asked = pending.filter(({ offer }) => offer === undefined || rng.below(20) === 0)
    const decision = (asked[rng.below(Math.max(1, asked.length))] ?? pending[0]) as AnyDecision
    const shape = TABLE_SHAPES[decision.choice.shape]
    const sample = () => shape?.sample(decision.choice as never, {} as never, rng) ?? decision.fallback
    const first = sample()
    const isDull = JSON.stringify(first).includes('reserve:') && rng.below(100) < LIVELY * 100
    const answer = isDull ? sample() : first
    step = reply(doctorWho, step.snapshot, decision.id, answer as never)
    told({ type: 'answer', seat: decision.seat, subject: decision.subject })
  }
  return seq
}
