/** The lines of the log, and which of them are shown. */
import type { PlayerSeat } from '../../kernel'
import type { Asked } from '../help/why-button'

/** One line in the form that games provide, with an id. */
export interface LogItem {
  readonly id: string
  readonly text: string
  readonly details: readonly string[]
  readonly seat?: PlayerSeat
  /** `talk` is a message that somebody wrote at the table. */
  readonly kind: 'heading' | 'action' | 'dice' | 'result' | 'note' | 'talk'
  /** The faces of the cards that the line names. */
  readonly cards?: readonly string[]
  /** What can be done about it. */
  readonly act?: { readonly label: string; onAct(): void }
  /** True if it tells answers that were secret until now. */
  readonly reveals?: boolean
  /** Asks what the bot was after that did this. */
  onAsk?(): void
  /** What the numbers in the details are made of. */
  readonly reasons?: readonly Asked[]
}
export const LOG_FILTERS = ['all', 'action', 'dice', 'result', 'talk'] as const
export type LogFilter = (typeof LOG_FILTERS)[number]

/** The lines of one kind, with only those headings that still have a line under them. */
export const filteredLines = (lines: readonly LogItem[], filter: LogFilter): readonly LogItem[] =>
  filter === 'all' ? lines : underHeadings(lines, ({ kind }) => kind === filter)

/** The lines about a card, by the id of its face. */
export const linesAbout = (lines: readonly LogItem[], card: string): readonly LogItem[] =>
  underHeadings(lines, ({ cards }) => cards?.includes(card) ?? false)

/** The wanted lines, and the headings that have one under them. */
function underHeadings(lines: readonly LogItem[], isWanted: (line: LogItem) => boolean): readonly LogItem[] {
  const kept = lines.filter((line) => line.kind === 'heading' || isWanted(line))
  return kept.filter(
    (line, index) =>
      line.kind !== 'heading' || isWanted(line) || (kept[index + 1] !== undefined && kept[index + 1]?.kind !== 'heading'),
  )
}
