/** Options tried in copies of a match, and the questions that they lead to compared with those that were foreseen from the view alone. */
import { expect } from 'vitest'
import { stillMoment } from '../../src/client/moment'
import type { GameView } from '../../src/games/view'
import {
  type AnyDecision,
  type Game,
  type MatchSpec,
  type Option,
  type Pick as Picking,
  type PlayerSeat,
  reply,
  type Shapes,
  type Snapshot,
  start,
  type Terms,
} from '../../src/kernel'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'

export interface Seen {
  /** How often a question foreseen was compared with the one asked: `move turn: move where`. */
  readonly compared: Map<string, number>
  /** Options that led to a path, route or place which was not foreseen. */
  readonly missed: Map<string, number>
  /** What was asked between an option and what was foreseen of it. */
  readonly between: Map<string, number>
}
export const newSeen = (): Seen => ({ compared: new Map(), missed: new Map(), between: new Map() })
const count = (map: Map<string, number>, what: string) => map.set(what, (map.get(what) ?? 0) + 1)

const PLACED: readonly string[] = ['path', 'place', 'route']
const isPlaced = ({ choice }: AnyDecision): boolean => PLACED.includes(choice.shape)
// Its shape says what a choice is.
const pieceOf = ({ choice }: { readonly choice: unknown }): string => (choice as { readonly piece: string }).piece
const optionsOf = ({ choice }: AnyDecision): readonly Option[] =>
  choice.shape === 'pick' && (choice as Picking).most === 1 ? (choice as Picking).options.filter(({ refused }) => !refused) : []
/** As it comes over the wire, without its id. */
const bare = ({ id: _id, ...question }: Partial<AnyDecision>): unknown => JSON.parse(JSON.stringify(question))

function compare<G extends Terms>(
  game: Game<G>,
  view: GameView,
  at: Snapshot<G>,
  { id: decision, seat, subject }: AnyDecision,
  { id: option }: Option,
  seen: Seen,
): void {
  const before = at.pending as readonly AnyDecision[]
  // A player is asked: chance picks nothing.
  const viewer = seat as PlayerSeat
  const own = before.filter((one) => one.seat === viewer)
  const moment = stillMoment(game.project(at.state, viewer) as object, viewer, own)
  const found = view.foreseen?.(moment, decision, option)
  let now = reply(game, at, decision, [option]).snapshot
  const news = () => (now.pending as readonly AnyDecision[]).filter(({ id }) => before.every((one) => one.id !== id))
  if (!found) {
    const placed = news().find((one) => one.seat === seat && isPlaced(one))
    if (placed) count(seen.missed, `${subject} ${option.split(':')[0]}: ${placed.subject}`)
    return
  }
  for (const further of found.further ?? []) {
    const next = news().find((one) => optionsOf(one).some(({ id }) => id === further))
    if (!next) {
      count(seen.between, news()[0]?.subject ?? 'nothing')
      return
    }
    now = reply(game, now, next.id, [further]).snapshot
  }
  const asked = news().find((one) => isPlaced(one) && pieceOf(one) === pieceOf(found.question))
  expect(asked && bare(asked), `${subject} ${option}`).toEqual(bare(found.question))
  count(seen.compared, `${subject}: ${asked?.subject}`)
}

/** Plays a match by sampled answers; of one question in `every`, up to `most` options are tried. */
export function tryOptions<G extends Terms>(
  game: Game<G>,
  view: GameView,
  spec: MatchSpec,
  seed: number,
  { every, most, shapes = TABLE_SHAPES }: { readonly every: number; readonly most: number; readonly shapes?: Shapes<never> },
  seen: Seen,
): void {
  const rng = seeded(seed)
  let at = start(game, spec).snapshot
  for (let step = 0; at.pending.length > 0 && step < 1500; step++) {
    const open = at.pending as readonly AnyDecision[]
    for (const decision of rng.below(every) === 0 ? open : []) {
      const options = optionsOf(decision)
      const first = options.length > most ? rng.below(options.length) : 0
      for (const option of [...options.slice(first), ...options.slice(0, first)].slice(0, most))
        compare(game, view, at, decision, option, seen)
    }
    const decision = open[rng.below(open.length)] as AnyDecision
    const sampled = shapes[decision.choice.shape]?.sample(decision.choice as never, game.space(at.state) as never, rng)
    at = reply(game, at, decision.id, (sampled ?? decision.fallback) as never).snapshot
  }
}
