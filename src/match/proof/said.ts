/** What a check of a match's chance reports: what was found to follow, and what does not. */
import { type Nothing, type PlayerSeat, type Reason, speaker } from '../../kernel'

export type ProofSaid = {
  // How a check ends: everything was checked and follows; some could not be checked; this entry does not follow.
  'verified-all': Nothing
  'verified-part': Nothing
  'verified-not': { entry: number }
  // What follows, and how often; one line for each kind.
  'verified-log': { entries: number }
  'verified-commitments': { count: number }
  'verified-links': { count: number }
  'verified-seat-links': { count: number; absent: number }
  /** How many of all throws and shuffles also depended on a secret of this seat's page. */
  'verified-seat-part': { seat: PlayerSeat; count: number; of: number }
  'verified-throws': { count: number; dice: number }
  'verified-draws': { count: number }
  'verified-shuffles': { count: number }
  // What could not be checked; it contradicts nothing.
  'unverified-shuffles': { count: number }
  'unverified-chance': { count: number }
  /** Numbers missing from the log: asked for, then taken back before anything fell, or cut off by a restart. */
  'skipped-numbers': { count: number }

  // What does not follow. The check ends at the first of these. `entry` is the entry's number in the log.
  'proof-missing': { entry: number }
  /** There is a proof where chance was not asked, or one of a throw at a shuffle. */
  'proof-misplaced': { entry: number }
  'proof-unbound': { entry: number }
  /** Chains that begin at a number used already. */
  'proof-bound-late': { entry: number }
  /** A chain that somebody was bound to before: its links are known. */
  'proof-chain-again': { entry: number }
  'proof-number-again': { entry: number; number: number }
  'proof-link-wrong': { entry: number; number: number }
  'proof-seat-link-wrong': { entry: number; seat: PlayerSeat }
  'proof-seat-left-out': { entry: number; seat: PlayerSeat }
  'proof-faces-differ': { entry: number }
  'proof-film-differs': { entry: number }
  'proof-order-differs': { entry: number }
  /** The secret disclosed for these chains produces other chains. */
  'proof-secret-wrong': { entry: number }
  /** The match is over and the secret of its chains is not disclosed. */
  'proof-secret-missing': { entry: number }
  'proof-other-rules': { theirs: number; ours: number }
  // What a page that remembers its own part can find.
  'proof-part-ignored': { entry: number; number: number }
  'proof-question-other': { entry: number; number: number }
}

export const proofSays = speaker<ProofSaid>()
export type ProofReason = Reason<keyof ProofSaid>
