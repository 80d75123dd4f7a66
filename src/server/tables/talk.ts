/** What was said at a table: the last lines in memory, every line in the store. */
import type { SaidLine } from '../../protocol/online'

/** As many lines as a table gives to whoever comes in. */
const MOST_LINES = 200

export interface Talk {
  /** Stores a line and gives it its number. */
  add(line: Omit<SaidLine, 'number'>): Promise<SaidLine>
  /** The lines after this number, as far as they are still kept. */
  since(number: number): readonly SaidLine[]
}

export function createTalk(past: readonly SaidLine[], keep: (line: SaidLine) => Promise<void>): Talk {
  let lines = past.slice(-MOST_LINES)
  return {
    async add(said) {
      const line: SaidLine = { number: (lines[lines.length - 1]?.number ?? 0) + 1, ...said }
      await keep(line)
      lines = [...lines, line].slice(-MOST_LINES)
      return line
    },
    since: (number) => lines.filter((line) => line.number > number),
  }
}
