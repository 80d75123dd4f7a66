/** The host's own messages: why a request was refused, what failed without stopping play, why a stored match cannot be opened. */
import { type PlayerSeat, type Reason, type Seat, speaker } from '../kernel'

type Nothing = Record<string, never>

export type MatchSaid = {
  // Refused requests; nothing has changed.
  'malformed-message': { at: string; expected: string }
  'wrong-version': { theirs: number; ours: number }
  'hello-first': Nothing
  'not-your-seat': { seat: PlayerSeat }
  'unknown-decision': { decision: string }
  /** Answered already, or asked again in the meantime. This happens in normal play and is nobody's mistake. */
  'already-answered': Nothing
  'unknown-shape': { shape: string }
  'throw-not-awaited': Nothing
  'match-over': Nothing
  /** The puzzle is solved or missed: it can only be begun again. */
  'puzzle-decided': Nothing
  /** Claims may only be about the piece that the answer moves, and another one. */
  'claim-of-another': Nothing
  /** A claim names a piece that not everybody sees. */
  'claim-of-hidden': Nothing
  'already-conceded': { seat: PlayerSeat }
  'nothing-to-undo': Nothing
  'nothing-to-redo': Nothing
  'undo-already-asked': { by: PlayerSeat }
  'undo-declined': { by: PlayerSeat }
  'undo-lapsed': Nothing
  'no-undo-asked': Nothing
  'export-while-secret': Nothing
  'advice-among-players': Nothing
  /** The chain was used before, so somebody may know its links. */
  'chain-known': Nothing
  /** A bug in the rules: they failed on the answer, which was not taken. The details are told only to those who may know all. */
  'rules-failed': { subject?: string; error?: string }

  /** Nothing can be stored at present, so nobody may answer; nothing is lost. Also sent to all when this begins. */
  'play-paused': Nothing
  /** The players have agreed on a pause. */
  'match-rests': Nothing
  /** The last message of a line: another host runs the match now. */
  'run-elsewhere': Nothing

  // Notices; the match goes on.
  'play-resumed': Nothing
  'not-kept': Nothing
  'chance-failed': { subject: string }
  /** The dice could not be thrown; a generator with the same odds answered instead. */
  'dice-replaced': Nothing
  'bot-failed': { seat: Seat }
  /** Nothing can be stored on this device now: the match lasts as long as the tab. */
  'kept-in-memory': Nothing
  /** The match began under another version of the rules; from this entry on, today's rules do not confirm it. */
  'log-of-other-rules': { entry: number; why: string }
  /** The same, and today's rules do not know what to ask where the match stands: a version 1 log does not record that. */
  'log-at-its-end': { entry: number; why: string }
  /** The log was changed or is damaged: from this entry on it does not follow from the rules. */
  'log-not-following': { entry: number; why: string }

  // From the tables of this device or server.
  'malformed-request': { at: string; expected: string }
  'unknown-match': { match: string }
  'unknown-game': { game: string }
  'no-puzzle': Nothing
  /** The game's rules refuse the options of a match; `at` is the place. */
  'bad-options': { at: string; expected: string }
  /** Open in another tab or window. */
  'open-elsewhere': Nothing
  'match-removed': Nothing
  'notes-full': { most: number }
  /** The stored match is damaged. It is left as it is. */
  'stored-damaged': { at: string }
  /** Today's rules cannot read the stored match from this entry on. */
  'stored-outdated': { entry: number; why: string }
  'store-failed': { error: string }

  // Why a log cannot be opened; `entry` is the number of the first entry that does not fit.
  'log-empty': Nothing
  'log-no-start': { entry: number }
  'log-gap': { entry: number; found: number }
  'log-undo-impossible': { entry: number }
  'log-unreadable': { entry: number; error: string }

  // Why a log does not follow from today's rules. It opens nevertheless.
  'log-answer-to-nothing': { entry: number }
  'log-answer-refused': { entry: number; why: string }
  'log-answer-impossible': { entry: number; error: string }
  'log-events-differ': { entry: number }
  'log-place-differs': { entry: number }

  // Why a file is refused; `at` is the place in it.
  'file-empty': Nothing
  'file-too-large': { most: number }
  'file-foreign': { looks: ForeignLook }
  'file-cut-short': { at: number }
  'file-not-json': { at: number }
  'file-wrong-version': { found: number; ours: number }
  'file-damaged': { at: string; expected: string }
  'file-changed': Nothing
  'file-unknown-game': { game: string }
  'file-bad-setup': { at: string; why: string }
  /** The task does not fit the match in the file. */
  'file-bad-puzzle': { at: string }
  /** The log in the file cannot be opened: the place, and the key of the log's own reason. */
  'file-bad-log': { at: string; why: string }
}
/** What a file that is not a match seems to be. */
export const FOREIGN_LOOKS = ['model', 'picture', 'archive', 'tabletop-simulator', 'other-json', 'text', 'binary'] as const
export type ForeignLook = (typeof FOREIGN_LOOKS)[number]

export const matchSays = speaker<MatchSaid>()
export type MatchReason = Reason<keyof MatchSaid>
