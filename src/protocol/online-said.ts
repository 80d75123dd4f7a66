/** The server's own messages: why a request at a table was refused, and why a connection ends. Words: see `ui/words/en-online.ts`.. */
import { type Reason, speaker } from '../kernel'

type Nothing = Record<string, never>

export type OnlineSaid = {
  'online-malformed': { at: string; expected: string }
  /** The page is older or newer than the server. */
  'online-version': { theirs: number; ours: number }
  'enter-first': Nothing
  /** There is no such table, or none of the keys opens it: which of the two is nobody's business. */
  'no-table': Nothing
  'no-seats': Nothing
  'no-such-seat': Nothing
  'seat-taken': Nothing
  'link-used': Nothing
  'not-yours': Nothing
  /** A player who was here a moment ago keeps his seat. */
  'not-gone-long': Nothing
  'nothing-proposed': Nothing
  /** The match pauses already, or it does not. */
  'nothing-to-propose': Nothing
  'motion-declined': Nothing
  'seat-given-up': Nothing
  'match-has-begun': Nothing
  'match-not-begun': Nothing
  'already-ready': Nothing
  /** A seat is bound to chains only so often in a match. */
  'bound-too-often': Nothing
  /** Too many tables, or too much talk, in a short time. */
  'too-much': Nothing
  /** The connection did not take what was sent to it. */
  'too-slow': Nothing
  'messages-lost': Nothing
  'server-stops': Nothing
  'table-moved': Nothing
  'onlookers-barred': Nothing
  /** Where onlookers see the table at once, nobody may see all hands. */
  'commentator-needs-delay': Nothing
  /** A player has taken his consent back. */
  'commentator-barred': Nothing
  /** Whoever sees all hands plays no seat. */
  'commentator-sits-nowhere': Nothing
  /** As many pages are at the table as it takes. */
  'table-full': Nothing
  'server-full': Nothing
  'server-failed': Nothing
}

export const onlineSays = speaker<OnlineSaid>()
export type OnlineReason = Reason<keyof OnlineSaid>
