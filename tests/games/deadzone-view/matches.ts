/** Whole matches by sampled answers, entry by entry as a client is told them. */
import type { State, View } from '../../../src/games/deadzone/rules'
import type { Deadzone } from '../../../src/games/deadzone/rules/terms'
import { deadzoneView } from '../../../src/games/deadzone/view'
import type { AnyDecision, Game, Json, MatchSpec, PlayerSeat, Roll } from '../../../src/kernel'
import { reply, start } from '../../../src/kernel'
import type { ToldEntry } from '../../../src/protocol/messages'
import type { Language } from '../../../src/ui/words/speak'
import { speaker } from '../../../src/ui/words/speaker'
import { seeded } from '../../conformance/rng'
import { BOLD } from '../deadzone/crowded'

export interface Moving {
  readonly entry: ToldEntry
  readonly before: View
  readonly after: View
  /** What a viewer may see of it. */
  sees(viewer: 'A' | 'B'): View
  /** What is open after the entry. */
  readonly decisions: readonly AnyDecision[]
}

const SEATS: { readonly [S in string]?: string } = { A: 'Ann', B: 'Bob' }
export const speakOf = (view: View, language: Language) =>
  speaker(language, 'inch', {
    piece: (ref) => deadzoneView.nameOf(view, ref, language),
    seat: (seat: PlayerSeat) => SEATS[seat] ?? seat,
  })

/** Plays one match; every entry is handed on as it would be told to everybody. */
export function playMatch(game: Game<Deadzone>, spec: MatchSpec, seed: number, each: (moving: Moving) => void): number {
  const rng = seeded(seed)
  const seen = (state: State, by: 'A' | 'B' | 'everybody') => game.project(state, by)
  let step = start(game, spec)
  let before = seen(step.snapshot.state, 'everybody')
  let seq = 0
  const told = (cause: ToldEntry['cause'], roll?: ToldEntry['roll']) => {
    const { state, pending } = step.snapshot
    const after = seen(state, 'everybody')
    const entry: ToldEntry = { seq, cause, told: step.events, ...(roll ? { roll } : {}) }
    each({ entry, before, after, sees: (viewer) => seen(state, viewer), decisions: pending as readonly AnyDecision[] })
    before = after
    seq++
  }
  told({ type: 'start' })
  while (step.snapshot.pending.length > 0 && seq < 1500) {
    const pending = step.snapshot.pending as readonly AnyDecision[]
    const decision = pending[rng.below(pending.length)] as AnyDecision
    const shape = (BOLD as { readonly [shape: string]: { sample(...all: unknown[]): unknown } | undefined })[
      decision.choice.shape
    ]
    const answer = shape?.sample(decision.choice, game.space(step.snapshot.state), rng) ?? decision.fallback
    step = reply(game, step.snapshot, decision.id, answer)
    told({ type: 'answer', seat: decision.seat, subject: decision.subject }, rolled(decision, answer))
  }
  return seq
}

function rolled({ choice, about }: AnyDecision, answer: unknown): ToldEntry['roll'] {
  if (choice.shape !== 'roll') return undefined
  // A choice whose shape is 'roll' is a roll.
  const { dice, by } = choice as unknown as Roll
  return {
    dice,
    faces: answer as readonly string[],
    ...(by ? { by } : {}),
    ...(about ? { about: about as { readonly [name: string]: Json } } : {}),
  }
}
