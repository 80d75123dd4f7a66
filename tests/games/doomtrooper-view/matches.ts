/** Matches of this game by sampled answers, entry by entry as everybody is told them. */
import { defaultSpec, doomtrooper, type State, type View } from '../../../src/games/doomtrooper/rules'
import { doomtrooperView } from '../../../src/games/doomtrooper/view'
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
    piece: (ref) => doomtrooperView.nameOf(view, ref, language),
    seat: (seat: PlayerSeat) => NAMES[seat] ?? seat,
  })

export const specFor = (players: 2 | 3 | 4, options: object = {}): MatchSpec => ({
  game: 'doomtrooper',
  seats: firstSeats(players),
  options: JSON.parse(JSON.stringify({ ...defaultSpec(), players, ...options })),
})

/** Answers that only end or pass, and how often another one is sampled instead. */
const DULL = /^\["(?:end|pass|meditate|proceed)"\]$/
const LIVELY = 75

export function playMatch(spec: MatchSpec, seed: number, each: (moving: Moving) => void, most = 900): number {
  const rng = seeded(seed)
  let step = start(doomtrooper, spec)
  const seen = (by: PlayerSeat | 'spectator' | 'everybody') => doomtrooper.project(step.snapshot.state as State, by)
  let before = seen('everybody')
  let seq = 0
  const told = (cause: ToldEntry['cause']) => {
    const after = seen('everybody')
    each({
      entry: { seq, cause, told: step.events },
      before,
      after,
      sees: seen,
      decisions: step.snapshot.pending as readonly AnyDecision[],
    })
    before = after
    seq++
  }
  told({ type: 'start' })
  while (step.snapshot.pending.length > 0 && seq < most) {
    const pending = step.snapshot.pending as readonly AnyDecision[]
    const asked = pending.filter(({ offer }) => offer === undefined || rng.below(12) === 0)
    const decision = (asked[rng.below(Math.max(1, asked.length))] ?? pending[0]) as AnyDecision
    const sample = () =>
      TABLE_SHAPES[decision.choice.shape]?.sample(decision.choice as never, {} as never, rng) ?? decision.fallback
    const first = sample()
    const answer = DULL.test(JSON.stringify(first)) && rng.below(100) < LIVELY ? sample() : first
    step = reply(doomtrooper, step.snapshot, decision.id, answer as never)
    told({ type: 'answer', seat: decision.seat, subject: decision.subject })
  }
  return seq
}
