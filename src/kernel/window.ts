/** Windows, in which seats may react in turn. One factory, with three ways to end. */
import type { Option, Pick } from './choice'
import type { grammar } from './grammar'
import type { PlayerSeat } from './seat'
import type { Outgoing, Procedure, ProcedureName, Question, Subject, Terms } from './terms'

/** The memory that every window keeps beside its own: the index of the seat whose turn it is, and how many passed in a row. */
export interface InWindow {
  readonly at?: number
  readonly passed?: number
}

type PickSubject<G extends Terms> = { [S in Subject<G>]: G['asks'][S] extends Pick ? S : never }[Subject<G>]
type IdOf<C> = C extends Pick<infer Id> ? Id : never
type Plays<G extends Terms> =
  | { readonly tell: readonly G['event'][] }
  | { readonly call: ProcedureName<G>; readonly local: object }

export interface WindowSpec<G extends Terms, P extends ProcedureName<G>, S extends PickSubject<G>> {
  readonly asks: S
  /**
   * - `all pass`: the turn moves on after every play and every pass; over when all have passed in a row.
   * - `hold`: each seat keeps the turn until it passes, then the turn moves on; over when the last has passed.
   * - `each once`: each seat is asked once.
   */
  readonly until: 'all pass' | 'hold' | 'each once'
  /** Who may react, in order, by the present state: a card may have changed the sides. */
  order(state: G['state'], local: G['calls'][P]): readonly PlayerSeat[]
  /** Is this seat skipped? Only public facts may decide this, never the cards of a hand. */
  skips?(state: G['state'], local: G['calls'][P], seat: PlayerSeat): boolean
  offers(state: G['state'], local: G['calls'][P], seat: PlayerSeat): readonly Option<Exclude<IdOf<G['asks'][S]>, 'pass'>>[]
  /** What the question is about, for its text. */
  about?(state: G['state'], local: G['calls'][P], seat: PlayerSeat): NonNullable<Question<G>['about']>
  plays(state: G['state'], local: G['calls'][P], seat: PlayerSeat, id: Exclude<IdOf<G['asks'][S]>, 'pass'>): Plays<G>
  /** Has the window become pointless, for example because the roll is settled or the figure is gone? */
  over?(state: G['state'], local: G['calls'][P]): boolean
}

/** A procedure in which seats in turn take an offer or pass. Its question must be a pick that has `pass` among its ids. */
export function window<G extends Terms, P extends ProcedureName<G>, S extends PickSubject<G>>(
  verbs: ReturnType<typeof grammar<G>>,
  name: P,
  spec: WindowSpec<G, P, S>,
): Procedure<G> {
  type Local = G['calls'][P] & InWindow
  type Step = 'turn' | 'chosen'
  const next = (local: Local, order: readonly PlayerSeat[], passed: number): Outgoing<G, Step | 'done', Local> => {
    const at = (local.at ?? 0) + 1
    const isOver = spec.until === 'all pass' ? passed >= order.length : at >= order.length
    return isOver ? verbs.go('done') : verbs.go('turn', { at: at % order.length, passed } as Partial<Local>)
  }
  const steps = {
    turn: ({ state, local }: { state: G['state']; local: Local }) => {
      const order = spec.order(state, local)
      const seat = order[local.at ?? 0]
      if (seat === undefined || spec.over?.(state, local)) return verbs.go<'done', Local>('done')
      if (spec.skips?.(state, local, seat)) return next(local, order, (local.passed ?? 0) + 1)
      const options: readonly Option[] = [...spec.offers(state, local, seat), { id: 'pass' }]
      const choice: Pick = { shape: 'pick', options, least: 1, most: 1 }
      // The casts are safe: `PickSubject` and `offers` demand that `S` is a pick with `pass` among its ids.
      const extras = spec.about ? { about: spec.about(state, local, seat) } : {}
      return verbs.ask(verbs.question(seat, spec.asks, choice as never, ['pass'] as never, extras), 'chosen' as const)
    },
    chosen: ({ state, local, heard }: { state: G['state']; local: Local; heard: { picked(subject: S): unknown } }) => {
      const order = spec.order(state, local)
      const picked = heard.picked(spec.asks) as string
      if (picked === 'pass') return next(local, order, (local.passed ?? 0) + 1)
      const seat = order[local.at ?? 0] as PlayerSeat
      const plays = spec.plays(state, local, seat, picked as Exclude<IdOf<G['asks'][S]>, 'pass'>)
      const at = local.at ?? 0
      const isLast = spec.until === 'each once' && at + 1 >= order.length
      const after = (spec.until === 'hold' ? { at } : { at: (at + 1) % order.length }) as InWindow
      const remember = { ...after, passed: 0 } as Partial<Local>
      const then: Step | 'done' = isLast ? 'done' : 'turn'
      return 'tell' in plays
        ? verbs.tell<Step | 'done', Local>(plays.tell, then, remember)
        : verbs.call<ProcedureName<G>, Step | 'done', Local>(plays.call, plays.local as never, then, remember)
    },
  }
  return verbs.procedure<P, Step>(name, steps as never)
}
