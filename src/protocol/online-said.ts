/** The server's own messages: why a request was refused, and why a connection ends. Texts: see `ui/words/en-online.ts`. */
import { type Reason, speaker } from '../kernel'

type Nothing = Record<string, never>

export type OnlineSaid = {
  'online-malformed': { at: string; expected: string }
  /** The page is older or newer than the server. */
  'online-version': { theirs: number; ours: number }
  'enter-first': Nothing
  /** There is no such table, or none of the keys opens it. The visitor is not told which. */
  'no-table': Nothing
  'no-seats': Nothing
  'no-such-seat': Nothing
  'seat-taken': Nothing
  'link-used': Nothing
  'not-yours': Nothing
  /** A player who was here a short time ago keeps his seat. */
  'not-gone-long': Nothing
  'nothing-proposed': Nothing
  /** It is the case already, for example pausing a match that is paused, or may not be proposed for this seat. */
  'nothing-to-propose': Nothing
  'motion-declined': Nothing
  'seat-given-up': Nothing
  'match-has-begun': Nothing
  'match-not-begun': Nothing
  'already-ready': Nothing
  'match-not-over': Nothing
  /** The signature does not fit the match's result as the server has it. */
  'signature-wrong': Nothing
  /** A seat may be bound to chains only a limited number of times in a match. */
  'bound-too-often': Nothing
  /** Too many tables, or too much talk, in a short time. */
  'too-much': Nothing
  /** The connection did not read what was sent to it. */
  'too-slow': Nothing
  'messages-lost': Nothing
  'server-stops': Nothing
  'table-moved': Nothing
  'onlookers-barred': Nothing
  /** Without a delay for onlookers, nobody may see all hands. */
  'commentator-needs-delay': Nothing
  /** A player has withdrawn his consent. */
  'commentator-barred': Nothing
  /** A commentator sees all hands, so he cannot take a seat. */
  'commentator-sits-nowhere': Nothing
  /** The table already has the most pages or onlookers that it allows. */
  'table-full': Nothing
  'server-full': Nothing
  /** The pictures of the layout. */
  'pictures-faulty': { at: string }
  'pictures-lost': Nothing
  'pictures-too-large': { found: number; most: number }
  'server-failed': Nothing
  /** It has no key for results. */
  'signs-nothing': Nothing
}

export const onlineSays = speaker<OnlineSaid>()
export type OnlineReason = Reason<keyof OnlineSaid>
