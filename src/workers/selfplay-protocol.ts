/** The messages between the page and a worker that plays matches between bots. Only the page that started a worker can reach it. */
import type { Level } from '../bots/levels'
import type { Options } from '../games/rules-of'
import type { Tally } from '../planner/selfplay/tally'

export interface SelfplayAsked {
  readonly game: string
  readonly level: Level
  /** The match options as they were chosen, and with the two forces exchanged. The same object twice if they may not be. */
  readonly options: readonly [Options, Options]
}
export type SelfplayOrder =
  /** Comes first. */
  | { readonly type: 'begin'; readonly asked: SelfplayAsked }
  | { readonly type: 'play'; readonly seed: number; readonly isSwapped: boolean }
  | { readonly type: 'pause' | 'go-on' }
export type SelfplayAnswer =
  | { readonly type: 'tally'; readonly tally: Tally }
  /** The rules refuse the options, or a match failed. */
  | { readonly type: 'failed'; readonly why: string }
