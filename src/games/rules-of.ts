/** What the platform asks of any game's rules, and how it is made from what a game tells in its own types. */
import type { Point } from '../geometry/types'
import {
  type AnyDecision,
  firstSeats,
  type Game,
  type Json,
  type MatchSpec,
  type Option,
  type PlayerSeat,
  type Reason,
  type Terms,
} from '../kernel'
import type { SpecRefusal } from '../packs/options'

/** A setting of a match that players choose in the lobby: plain JSON, checked by the game's own schema. */
export type Options = { readonly [name: string]: Json }

/**
 * A game's own taste: what an option is worth to the seat that is asked, in a view of it; 0 is what ending or passing is worth,
 * undefined where it does not matter.
 */
export type Worth = (view: object, decision: AnyDecision, option: Option) => number | undefined

/** What a plain bot is told of the game; it plays without, by the shapes of questions. */
export interface BotTaste {
  readonly worth?: Worth
  /** What answers without options are worth to the bot; undefined where any answer is as good. */
  answer?(view: object, decision: AnyDecision): unknown
  /**
   * How a state stands for this seat: 0 as good as lost, 1 as good as won, a half even. A search judges by it where it stops looking
   * ahead, and plays to the end of the match without it. The state is one that the search imagined from what its seat may know.
   */
  value?(state: object, seat: PlayerSeat): number
  /** Answers that the search should consider besides those that it lists or samples; those that are not legal are left out. */
  candidates?(view: object, decision: AnyDecision): readonly unknown[]
}

export interface AnyRules extends BotTaste {
  readonly id: string
  readonly game: Game<Terms>
  /** A number that goes up whenever changed rules would play some match differently; stored matches say which rules began them. */
  readonly rulesVersion: number
  /** Checks options from outside: a spec to start from, or a refusal that names the place. */
  parseSpec(options: unknown): { readonly ok: true; readonly spec: MatchSpec } | { readonly ok: false; readonly reason: Reason }
  defaultOptions(): Options
  /** A small summary of the public state, which the view's `status` reads: kept with a stored match for lists of matches. */
  glimpse(state: object): Json
  /** Places worth going to for this seat, in a state or a view of it. */
  goals?(world: object, seat: PlayerSeat): readonly Point[]
}

/** What a game tells of its rules. `Spec`: the options of a match as they were checked. */
export interface OwnRules<G extends Terms, Spec extends object> extends BotTaste {
  readonly game: Game<G>
  readonly rulesVersion: number
  parseSpec(options: unknown): Spec | SpecRefusal
  defaultSpec(): Spec
  /** The seats of such a match; as few as can play, if not given. */
  seatsOf?(spec: Spec): readonly PlayerSeat[]
  /** A small summary of what an onlooker sees, which the view's `status` reads. */
  glimpse(seen: G['view']): object
  /** Places worth going to for this seat. */
  goals?(world: G['state'] | G['view'], seat: PlayerSeat): readonly Point[]
}

const plain = (value: object): Options => JSON.parse(JSON.stringify(value)) as Options

export function rulesOf<G extends Terms, Spec extends object>(own: OwnRules<G, Spec>): AnyRules {
  const { game, rulesVersion, goals, worth, answer, value, candidates } = own
  return {
    id: game.id,
    // A game's types are invariant; but the platform passes a game only values that the game itself made. The same holds for all casts
    // here.
    game: game as unknown as Game<Terms>,
    rulesVersion,
    defaultOptions: () => plain(own.defaultSpec()),
    parseSpec(options) {
      const parsed = own.parseSpec(options)
      if ('refused' in parsed)
        return { ok: false, reason: { key: 'bad-options', says: { at: parsed.path, expected: parsed.message } } }
      const seats = own.seatsOf?.(parsed) ?? firstSeats(game.seats.least)
      return { ok: true, spec: { game: game.id, seats, options: plain(parsed) } }
    },
    glimpse: (state) => plain(own.glimpse(game.project(state as G['state'], 'spectator'))),
    ...(goals ? { goals: (world, seat) => goals(world as G['state'], seat) } : {}),
    ...(worth ? { worth } : {}),
    ...(answer ? { answer } : {}),
    ...(value ? { value } : {}),
    ...(candidates ? { candidates } : {}),
  }
}
