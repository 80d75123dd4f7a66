/** Whole matches of bots, and short ones by bold answers, entry by entry as everybody is told them. */
import { botAnswer, botDecision } from '../../../src/bots/bot'
import { loadRules } from '../../../src/games'
import type { AnyRules } from '../../../src/games/rules-of'
import { HOUSE } from '../../../src/games/vortex/content/house'
import { defaultSpec } from '../../../src/games/vortex/rules'
import type { Event } from '../../../src/games/vortex/rules/events'
import type { People } from '../../../src/games/vortex/rules/profile'
import type { Side, State, View } from '../../../src/games/vortex/rules/state'
import type { Vortex } from '../../../src/games/vortex/rules/terms'
import { type AnyDecision, type Game, type MatchSpec, type Rng, reply, start } from '../../../src/kernel'
import type { ToldEntry } from '../../../src/protocol/messages'
import { seeded } from '../../conformance/rng'
import { BOLD } from '../vortex/soak-scenes'

export interface Moving {
  readonly entry: ToldEntry & { readonly told: readonly Event[] }
  readonly before: View
  readonly after: View
  /** What is open after the entry. */
  readonly decisions: readonly AnyDecision[]
}

/** Which of the open questions is answered next, and how. */
export type Player = (state: State, open: readonly AnyDecision[], rng: Rng) => readonly [AnyDecision, unknown]

const RULES = (await loadRules()).vortex as AnyRules
const first = ([one]: readonly AnyDecision[]): AnyDecision => one as AnyDecision

/** The plain bots. */
export const bots: Player = (state, open, rng) => {
  const view: View = { ...state, viewer: first(open).seat === 'B' ? 'B' : 'A' }
  const decision = botDecision(RULES, view, open) ?? first(open)
  return [decision, botAnswer(RULES, view, decision, rng)]
}

const SHAPES = BOLD as { readonly [shape: string]: { sample(...all: unknown[]): unknown } | undefined }
/** Sampled answers that rarely end or decline anything. */
export const bold: Player = ({ tabletop }, open, rng) => {
  const decision = open[rng.below(open.length)] as AnyDecision
  return [decision, SHAPES[decision.choice.shape]?.sample(decision.choice, tabletop, rng) ?? decision.fallback]
}

/** A match of two ready armies. */
export const matchSpec = (peoples: { readonly [S in Side]: People }, more: object = {}): MatchSpec => {
  const options = { ...defaultSpec(), armies: { A: HOUSE.rosters[peoples.A], B: HOUSE.rosters[peoples.B] }, ...more }
  return { game: 'vortex', seats: ['A', 'B'], options: JSON.parse(JSON.stringify(options)) }
}

/** Plays a match, or its first so many entries; every entry is handed on. Returns how many there were. */
export function playMatch(
  game: Game<Vortex>,
  spec: MatchSpec,
  seed: number,
  player: Player,
  each: (moving: Moving) => void,
  most = 3000,
): number {
  const rng = seeded(seed)
  let step = start(game, spec)
  let before = game.project(game.setUp(spec), 'everybody')
  let seq = 0
  const told = (cause: ToldEntry['cause']) => {
    const { state, pending } = step.snapshot
    const after = game.project(state, 'everybody')
    each({ entry: { seq, cause, told: step.events }, before, after, decisions: pending as readonly AnyDecision[] })
    before = after
    seq++
  }
  told({ type: 'start' })
  while (step.snapshot.pending.length > 0 && seq < most) {
    const [{ id, seat, subject }, answer] = player(step.snapshot.state, step.snapshot.pending as readonly AnyDecision[], rng)
    step = reply(game, step.snapshot, id, answer)
    told({ type: 'answer', seat, subject })
  }
  return seq
}
