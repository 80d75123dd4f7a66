/** What the tables of a device are given, and what they give. */
import type { Game, Json, MatchSpec, PlayerSeat, Reason, Seen, Shapes, Terms } from '../kernel'
import type { Advice, BotLevel, HomeResponse } from '../protocol/home'
import type { HostMessage } from '../protocol/messages'
import type { Hash } from '../protocol/proof'
import type { GoalRules } from '../protocol/puzzle'
import type { ChanceSource } from './chance'
import type { AskLinks, Dice } from './proof/source'
import type { Choose } from './roster'
import type { MatchStore } from './store'

/** The rules of one game. */
export interface Rules {
  readonly game: Game<Terms>
  /** A number that is increased whenever changed rules would play an old match differently. */
  readonly rulesVersion: number
  glimpse?(state: object): Json
  /** Absent if the game has no puzzles. */
  readonly puzzles?: GoalRules
  parseSpec(options: unknown): { readonly ok: true; readonly spec: MatchSpec } | { readonly ok: false; readonly reason: Reason }
}

/** What provable chance needs. Each match has secrets of its own, stored beside it. */
export interface Provable {
  /** 256 bits that nobody can foresee, as 64 hexadecimal digits. */
  secret(): Hash
  readonly dice: Dice
  /** Asks the pages at a match for their links. Without it, chance depends on the host's chain alone. */
  links?(match: string): AskLinks
}

export interface TablesOptions {
  /** Loads the rules of a game when a match of it is first opened; undefined if there are none. */
  rules(game: string): Promise<Rules | undefined>
  readonly shapes: Shapes
  readonly store: MatchStore
  readonly chance: ChanceSource | Provable
  /**
   * A bot for a seat of a game. Without it a bot's questions are answered by their fallbacks. `hurries` counts how often the player
   * has asked for an answer at once.
   */
  bot?(game: Game<Terms>, seat: PlayerSeat, level: BotLevel, hurries: () => number): Choose<Terms>
  /** Considers what a seat is asked; the best answers first. Without it no advice is given. */
  advise?(game: Game<Terms>, known: Seen<Terms>): Promise<readonly Advice[]>
  now(): number
  newId(): string
  /** Awaited between two steps while an opened match is checked against the rules; without it nothing is checked. */
  breathe?(): Promise<void>
  /** Claims a match for this browser window; undefined where another window has it. */
  lock?(match: string): Promise<(() => void) | undefined>
}

/** One client's end of the line to an open match. */
export interface TablePort {
  /** The seats it may speak for; by default, all seats of persons. */
  readonly seats?: readonly PlayerSeat[]
  post(message: HostMessage): void
  hear(listener: (message: unknown) => void): void
  /** Registers a listener that is called once when the client is gone. The other lines stay open. */
  ended?(listener: () => void): void
  close(): void
}

export interface Tables {
  /** Answers an unchecked request; never rejects. `open` adds the port to the lines of its match. */
  call(request: unknown, port?: TablePort): Promise<HomeResponse>
}
