/**
 * A match as a document: its file, opened for whoever may look at it. Until the match is over, only the onlooker's view is
 * available, and in a puzzle that of the seat which solves it; then also that of every seat.
 */
import type { Game, Outcome, Shapes, Terms } from '../kernel'
import { type FileRead, type MatchRecord, type RulesBook, readMatchFile } from '../match/file'
import type { History } from '../match/history'
import type { MatchReason } from '../match/said'
import { outcomeOf } from '../match/standing'
import { ledgerOf, lineOf, projected } from '../match/telling'
import type { Eyes, Telling } from '../protocol/messages'

export interface Recording {
  readonly record: MatchRecord
  readonly game: Game<Terms>
  readonly history: History<Terms>
  /** Undefined while the match is not over. */
  readonly outcome: Outcome | undefined
  /** The viewpoints that may be shown. */
  readonly viewers: readonly Eyes[]
  /** Everything that this viewpoint was told; undefined if it may not be shown. */
  telling(eyes: Eyes): Telling | undefined
  /** The log's number of the entry that a line told to this viewpoint is about; undefined if there is no such line. */
  entryOf(eyes: Eyes, line: number): number | undefined
}

export type RecordingRead =
  | { readonly ok: true; readonly recording: Recording }
  | { readonly ok: false; readonly reason: MatchReason }

/** Opens the text of a match file. Refuses what `readMatchFile` refuses. */
export function openRecording(text: string, rules: RulesBook, shapes: Shapes): RecordingRead {
  const read = readMatchFile(text, rules, shapes)
  if (!read.ok) return read
  // The cast is safe: `readMatchFile` refuses games that are not in `rules`.
  const { game } = rules[read.record.spec.game] as RulesBook[string]
  return { ok: true, recording: recordingOf(game, read) }
}

export function recordingOf(game: Game<Terms>, { record, history }: Omit<Extract<FileRead, { ok: true }>, 'ok'>): Recording {
  const outcome = outcomeOf({ game, spec: record.spec, history })
  const { puzzle } = record
  const viewers: readonly Eyes[] = puzzle
    ? [puzzle.seat, 'spectator']
    : outcome
      ? ['spectator', ...record.spec.seats]
      : ['spectator']
  const ledger = (eyes: Eyes) => ledgerOf(game, game.setUp(record.spec), history, eyes)
  return {
    record,
    game,
    history,
    outcome,
    viewers,
    telling(eyes) {
      if (!viewers.includes(eyes)) return undefined
      const { lines } = ledger(eyes)
      const first = projected(game, game.setUp(record.spec), eyes)
      return { eyes, first, lines: lines.map((one) => lineOf(one)), of: lines.map(({ of }) => of) }
    },
    entryOf: (eyes, line) => ledger(eyes).lines[line]?.of,
  }
}
