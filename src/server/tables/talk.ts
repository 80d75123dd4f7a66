/** What was said at a table: recent lines in memory, all in the store, and each visitor's place for a line in the match's log. */
import type { Terms } from '../../kernel'
import type { Host } from '../../match/host'
import type { Eyes } from '../../protocol/messages'
import type { SaidLine } from '../../protocol/online'
import { seatsOf, type Visit } from './visit'

/** The most lines that a table sends to a visitor who enters. */
const MOST_LINES = 200

/**
 * A stored line of talk, with the length of the match's log when it was said. That number is not sent to anybody, since it counts
 * hidden entries: each visitor is told the place among the entries that he knows.
 */
export interface KeptLine extends Omit<SaidLine, 'after'> {
  readonly entries?: number
}

export interface Talk {
  /** Numbers a line and stores it. */
  add(line: Omit<KeptLine, 'number'>): Promise<KeptLine>
  /** Sends this visitor the lines that he has not been sent yet, as far as they are kept. */
  tell(visit: Visit, host: Pick<Host<Terms>, 'toldOf'> | undefined): void
}

export function createTalk(past: readonly KeptLine[], keep: (line: KeptLine) => Promise<void>): Talk {
  let lines = past.slice(-MOST_LINES)
  return {
    async add(said) {
      const line: KeptLine = { number: (lines[lines.length - 1]?.number ?? 0) + 1, ...said }
      await keep(line)
      lines = [...lines, line].slice(-MOST_LINES)
      return line
    },
    tell(visit, host) {
      const fresh = lines.filter(({ number }) => number > visit.heard)
      const last = fresh[fresh.length - 1]
      if (!last) return
      visit.heard = last.number
      visit.visitor.send({ type: 'said', lines: fresh.map((line) => placed(line, eyesOf(visit), host)) })
    },
  }
}

/** The viewpoints that a visitor's page may show. With several seats it may cover hands and show the onlooker's view. */
function eyesOf(visit: Visit): readonly Eyes[] {
  const seats = seatsOf(visit)
  return seats.length === 1 ? seats : ['spectator', ...seats]
}

function placed({ entries, ...line }: KeptLine, eyes: readonly Eyes[], host: Pick<Host<Terms>, 'toldOf'> | undefined): SaidLine {
  if (entries === undefined || !host) return line
  return { ...line, after: Object.fromEntries(eyes.map((one) => [one, host.toldOf(one, entries)])) }
}
