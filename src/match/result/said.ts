/** What is said of a result file: what is wrong with it, what it proves, and what it does not. Texts: `ui/words/en-result.ts`. */
import { type Nothing, type Reason, speaker } from '../../kernel'

/** Names of players, to be listed in a sentence. */
type Names = readonly string[]

export type ResultSaid = {
  // Why a file is refused; `at` is the place in it.
  'result-foreign': Nothing
  'result-too-large': { most: number }
  'result-not-json': { at: number }
  'result-wrong-version': { found: number; ours: number }
  'result-damaged': { at: string; expected: string }
  /** Only finished matches have a result. */
  'result-unfinished': Nothing

  // Why a text is refused as a server's key.
  'key-foreign': Nothing
  'key-damaged': { at: string; expected: string }

  // How the examination of a file ends.
  'result-sound': Nothing
  'result-unsigned': Nothing
  /** This page or program has no means of checking signatures. */
  'result-unchecked': Nothing
  'result-changed': Nothing
  /** The server whose key was given has not signed it. */
  'result-other-server': Nothing

  // What was changed. A part is named as in the format: `outcome.scores`.
  /** A signature fits the hash in the list, so the part was changed after signing. */
  'part-changed': { part: string }
  /** A signature fits what the part says, so its hash in the list was changed. */
  'hash-changed': { part: string }
  /** The part and its hash differ, and no signature tells which of them was changed. */
  'part-or-hash-changed': { part: string }
  'device-signature-wrong': { names: Names }
  'server-signature-wrong': Nothing
  /** No server has signed, although a server's key was given. */
  'server-unsigned': Nothing
  /** The file is signed with the key `theirs`, and the key that was given is another. */
  'server-key-other': { given: string; theirs: string }
  /** Spaces, the order of members or their notation: nothing that the file says. */
  'text-changed': Nothing

  // What is proved.
  'signed-by-device': { names: Names; key: string; at: number }
  /** The key is that of the device on which the file is opened. */
  'signed-by-this-device': { names: Names; key: string; at: number }
  'signed-by-server': { key: string; at: number }
  /** The key is that of the server from which this page comes. */
  'signed-by-this-server': { at: number }
  /** The key is the one that was given. */
  'signed-by-given-server': { at: number }
  'audit-signed': { throws: number; shuffles: number }
  'moves-followed': { entries: number }
  'log-matches': { entries: number }

  // What is not proved.
  'people-unproved': Nothing
  /** `persons`: how many people are said to have played. */
  'one-device': { persons: number }
  'not-signed-for': { names: Names }
  'audit-unsigned': Nothing
  'audit-incomplete': { of: number; proved: number; first: number }
  'moves-unfollowed': { entries: number; followed: number }
  'log-unseen': Nothing
  'hosted-since': { entry: number }
  'was-forked': { after: number }
  'was-forked-by-hand': { after: number }
  /** How a match came about, and whether somebody had help, no log can say. */
  'help-unproved': Nothing

  // What came of comparing it with a match file.
  'match-differs': Nothing
  'match-part-differs': { part: string }
}

export const resultSays = speaker<ResultSaid>()
export type ResultReason = Reason<keyof ResultSaid>
