/** The host's own messages: why a request was refused, what went on without something, why a stored match cannot be opened. */
import { type PlayerSeat, type Reason, type Seat, speaker } from '../kernel'

type Nothing = Record<string, never>

export type MatchSaid = {
  // Refused requests; nothing has changed.
  'malformed-message': { at: string; expected: string }
  'wrong-version': { theirs: number; ours: number }
  'hello-first': Nothing
  'not-your-seat': { seat: PlayerSeat }
  'unknown-decision': { decision: string }
  /** Answered already, or put again in the meantime: it happens in normal play, nobody did anything wrong. */
  'already-answered': Nothing
  'unknown-shape': { shape: string }
  'throw-not-awaited': Nothing
  'match-over': Nothing
  'already-conceded': { seat: PlayerSeat }
  'nothing-to-undo': Nothing
  'nothing-to-redo': Nothing
  'undo-already-asked': { by: PlayerSeat }
  'undo-declined': { by: PlayerSeat }
  'undo-lapsed': Nothing
  'no-undo-asked': Nothing
  'export-while-secret': Nothing
  /** Somebody may know its links: it was used before. */
  'chain-known': Nothing
  /** The rules themselves broke a promise: a bug to be reported. The answer was not taken. What failed is told to those who may know all. */
  'rules-failed': { subject?: string; error?: string }

  /** Nothing can be stored at present: nobody may answer, and nothing is lost. Also told to all when it begins. */
  'play-paused': Nothing
  /** The players have agreed on a pause. */
  'match-rests': Nothing
  /** The end of a line: the match is run by another host now. */
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
  /** The match was begun by rules of another version: from this entry on it cannot be checked against those of now. */
  'log-of-other-rules': { entry: number; why: string }
  /** The same, and today's rules do not know what is to be asked where it stands: kept by the first version, which did not say. */
  'log-at-its-end': { entry: number; why: string }
  /** The log was changed or is damaged: from this entry on it does not follow from the rules. */
  'log-not-following': { entry: number; why: string }

  // The keeper of the device's matches.
  'malformed-request': { at: string; expected: string }
  'unknown-match': { match: string }
  'unknown-game': { game: string }
  /** A game's rules refuse the options of a match, there. */
  'bad-options': { at: string; expected: string }
  /** Open in another tab or window. */
  'open-elsewhere': Nothing
  'match-removed': Nothing
  /** What was stored is damaged; it stays where it is. */
  'stored-damaged': { at: string }
  /** What was stored cannot be read by the rules of now: at this entry. */
  'stored-outdated': { entry: number; why: string }
  'store-failed': { error: string }

  // A log that cannot be opened; `entry` is the number of the first one that does not fit.
  'log-empty': Nothing
  'log-no-start': { entry: number }
  'log-gap': { entry: number; found: number }
  'log-undo-impossible': { entry: number }
  'log-unreadable': { entry: number; error: string }

  // Why a log does not follow from the rules of now; it opens all the same.
  'log-answer-to-nothing': { entry: number }
  'log-answer-refused': { entry: number; why: string }
  'log-answer-impossible': { entry: number; error: string }
  'log-events-differ': { entry: number }
  'log-place-differs': { entry: number }

  // A file that is no match; `at` is the place in it.
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
  /** The log in it does not play: the place, and the reason of the log. */
  'file-bad-log': { at: string; why: string }
}
/** What a file that is no match seems to be. */
export const FOREIGN_LOOKS = ['model', 'picture', 'archive', 'tabletop-simulator', 'other-json', 'text', 'binary'] as const
export type ForeignLook = (typeof FOREIGN_LOOKS)[number]

export const matchSays = speaker<MatchSaid>()
export type MatchReason = Reason<keyof MatchSaid>
