/** Whole matches by sampled answers, entry by entry as a client is told them. */

import { exterminate, type State, type View } from '../../../src/games/exterminate/rules'
import { exterminateView } from '../../../src/games/exterminate/view'
import type { PlayerSeat } from '../../../src/kernel'
import { type AnyDecision, type Json, type MatchSpec, type Rng, type Roll, reply, start } from '../../../src/kernel'
import type { ToldEntry } from '../../../src/protocol/messages'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import type { Language } from '../../../src/ui/words/speak'
import { speaker } from '../../../src/ui/words/speaker'
import { seeded } from '../../conformance/rng'

export type Begin = (typeof exterminate)['begin']

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
    piece: (ref) => exterminateView.nameOf(view, ref, language),
    seat: (seat: PlayerSeat) => SEATS[seat] ?? seat,
  })

const view = (state: Parameters<typeof exterminate.project>[0]): View => exterminate.project(state, 'everybody')

/** Plays one match; every entry is handed on as it would be told. */
export function playMatch(options: MatchSpec['options'], seed: number, each: (moving: Moving) => void): number {
  return playGame(exterminate, options, seed, each)
}

/** Plays on from a position with one part of a phase, or whatever else is begun. */
export const playFrom = (state: State, begin: Begin, seed: number, each: (moving: Moving) => void): number =>
  playGame({ ...exterminate, setUp: () => state, begin }, {}, seed, each)

function playGame(game: typeof exterminate, options: MatchSpec['options'], seed: number, each: (moving: Moving) => void): number {
  const spec: MatchSpec = { game: 'exterminate', seats: ['A', 'B'], options }
  const rng = seeded(seed)
  let step = start(game, spec)
  let before = view(game.setUp(spec))
  let seq = 0
  const told = (cause: ToldEntry['cause'], roll?: ToldEntry['roll']) => {
    const after = view(step.snapshot.state)
    const entry: ToldEntry = { seq, cause, told: step.events, ...(roll ? { roll } : {}) }
    const { state } = step.snapshot
    const sees = (viewer: 'A' | 'B') => exterminate.project(state, viewer)
    each({ entry, before, after, sees, decisions: step.snapshot.pending as readonly AnyDecision[] })
    before = after
    seq++
  }
  told({ type: 'start' })
  while (step.snapshot.pending.length > 0 && seq < 5000) {
    const pending = step.snapshot.pending as readonly AnyDecision[]
    const decision = pending[rng.below(pending.length)] as AnyDecision
    const answer = answerTo(decision, step.snapshot.state.tabletop, rng)
    step = reply(game, step.snapshot, decision.id, answer)
    told({ type: 'answer', seat: decision.seat, subject: decision.subject }, rolled(decision, answer))
  }
  return seq
}

/** Sampled; what ends something early is put off, or nothing would ever come to blows or be played. */
const EARLY = ['["end"]', '["pass"]', '["decline"]', '["none"]', '["suffer"]']

function answerTo(decision: AnyDecision, tabletop: View['tabletop'], rng: Rng): unknown {
  const rules = TABLE_SHAPES[decision.choice.shape]
  const sample = () => rules?.sample(decision.choice as never, tabletop, rng) ?? decision.fallback
  const first = sample()
  return EARLY.includes(JSON.stringify(first)) ? sample() : first
}

function rolled({ choice, about }: AnyDecision, answer: unknown): ToldEntry['roll'] {
  if (choice.shape !== 'roll') return undefined
  const { dice, by } = choice as Roll
  return {
    dice,
    faces: answer as readonly string[],
    ...(by ? { by } : {}),
    ...(about ? { about: about as { readonly [name: string]: Json } } : {}),
  }
}
