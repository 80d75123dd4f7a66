/** What the platform asks of any game's rules, and how that untyped form is made from a game's own types. */
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
import type { GoalRules } from '../protocol/puzzle'
import type { SelfplayFacts } from './selfplay'

/** The settings of a match that players choose in the lobby: plain JSON, checked by the game's own schema. */
export type Options = { readonly [name: string]: Json }

/**
 * How much an option is worth to the seat that is asked, judged from that seat's view. Ending or passing is worth 0; undefined
 * means that the game has no preference.
 */
export type Worth = (view: object, decision: AnyDecision, option: Option) => number | undefined

/** What a game tells the plain bot. Without any of it, the bot plays by the shapes of the questions alone. */
export interface BotTaste {
  readonly worth?: Worth
  /** `worth` as matches have taught it (`taught.ts`), for bots that search. Absent if it is no better than `worth`. */
  readonly practised?: Worth
  /** The bot's answer to a question that has no options; undefined if any answer is as good. */
  answer?(view: object, decision: AnyDecision): unknown
  /**
   * How good a state is for this seat: 0 as good as lost, 0.5 even, 1 as good as won. The search uses it where it stops looking
   * ahead; without it, it plays to the match's end. The state is one imagined from what the seat may know.
   */
  value?(state: object, seat: PlayerSeat): number
  /**
   * How far the match has come, as a number that never falls and grows by 1 where positions can be compared fairly, for instance
   * with each turn. The search compares answers at the same stage. It is asked only where a player is asked something; before the
   * first stage it is that of the first.
   */
  stage?(state: object): number
  /** Answers that the search should consider besides those it lists or samples. Illegal ones are ignored. */
  candidates?(view: object, decision: AnyDecision): readonly unknown[]
}

export interface AnyRules extends BotTaste {
  readonly id: string
  readonly game: Game<Terms>
  /** Raised whenever changed rules would make some match play differently. Stored matches record the version they began with. */
  readonly rulesVersion: number
  /** Checks options that come from outside. Returns a spec to start a match from, or a refusal that names the faulty place. */
  parseSpec(options: unknown): { readonly ok: true; readonly spec: MatchSpec } | { readonly ok: false; readonly reason: Reason }
  defaultOptions(): Options
  /** A small summary of the public state, stored with a match for lists of matches. The view's `status` reads it. */
  glimpse(state: object): Json
  /** Places that are worth going to for this seat. `world` is a state or that seat's view. */
  goals?(world: object, seat: PlayerSeat): readonly Point[]
  /** What can be asked in a puzzle (`puzzlesOf`). Absent if the game has no puzzles. */
  readonly puzzles?: GoalRules
  /** What reports of self-play count (`selfplayOf`). Absent if the game is not played on a table with terrain. */
  readonly selfplay?: SelfplayFacts
}

/** A game's rules in its own types. `Spec` is the type of a match's checked options. */
export interface OwnRules<G extends Terms, Spec extends object> extends BotTaste {
  readonly game: Game<G>
  readonly rulesVersion: number
  parseSpec(options: unknown): Spec | SpecRefusal
  defaultSpec(): Spec
  /** The seats of a match with this spec. The default is the smallest number of seats that the game allows. */
  seatsOf?(spec: Spec): readonly PlayerSeat[]
  /** A small summary of what a spectator sees. The view's `status` reads it. */
  glimpse(seen: G['view']): object
  /** Places worth going to for this seat. */
  goals?(world: G['state'] | G['view'], seat: PlayerSeat): readonly Point[]
  readonly puzzles?: GoalRules
  readonly selfplay?: SelfplayFacts
}

const plain = (value: object): Options => JSON.parse(JSON.stringify(value)) as Options

export function rulesOf<G extends Terms, Spec extends object>(own: OwnRules<G, Spec>): AnyRules {
  const { game, rulesVersion, goals, puzzles, selfplay, worth, practised, answer, value, stage, candidates } = own
  return {
    id: game.id,
    // A game's types are invariant, so these casts are needed. They are safe because the platform passes a game only values that
    // the same game made.
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
    ...(puzzles ? { puzzles } : {}),
    ...(selfplay ? { selfplay } : {}),
    ...(worth ? { worth } : {}),
    ...(practised ? { practised } : {}),
    ...(answer ? { answer } : {}),
    ...(value ? { value } : {}),
    ...(stage ? { stage } : {}),
    ...(candidates ? { candidates } : {}),
  }
}
