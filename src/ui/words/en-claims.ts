/** English: claims that players pin to their moves. */
import { capital } from './plural'
import type { AnyPhrases } from './speak'

interface Ends {
  readonly piece: string
  readonly other: string
}

export const EN_CLAIMS = {
  claims: () => 'Claims',
  'claims-hint': ({ piece }: { piece: string }) =>
    `What you say of ${piece}, once it stands there. It goes into the log with the move, and everybody sees whether it stays true.`,
  'claims-nobody': () => 'Choose one of your miniatures, or begin to move it. Then say what is true of it.',
  'claim-unseen': ({ piece, other }: Ends) => `${capital(piece)} is out of sight of ${other}.`,
  'claim-in-cover': ({ piece, other }: Ends) => `${capital(piece)} is in cover from ${other}.`,
  'claim-at-least': ({ piece, other, length }: Ends & { length: string }) =>
    `${capital(piece)} is at least ${length} from ${other}.`,
  'claim-at-most': ({ piece, other, length }: Ends & { length: string }) => `${capital(piece)} is within ${length} of ${other}.`,
  'claim-holds': () => 'True.',
  'claim-fails': () => 'Not true.',
  'claim-holds-by': ({ length }: { length: string }) => `True, by ${length}.`,
  'claim-fails-by': ({ length }: { length: string }) => `Not true, by ${length}.`,
  'claim-made': ({ claim }: { claim: string }) => `Claim: ${claim}`,
  'claim-type': () => 'It is',
  'claim-type-unseen': () => 'out of sight of',
  'claim-type-in-cover': () => 'in cover from',
  'claim-type-at-least': () => 'at least this far from',
  'claim-type-at-most': () => 'within this distance of',
  'claim-length': () => 'Distance',
  'claim-less': () => 'One less',
  'claim-more': () => 'One more',
  'claim-other': () => 'Miniature',
  'claim-aim': () => 'Choose on the table',
  'claim-aiming': () => 'Now choose the miniature on the table.',
  'claim-another': () => 'Pin another',
  'claim-pin': () => 'Pin',
  'claim-unpin': ({ claim }: { claim: string }) => `Take away: ${claim}`,
  'claim-unjudged': () => 'The rules give no verdict on this sight.',
  'claim-full': () => 'No more claims fit on one move.',
  'claim-pinned': () => 'Pinned to this move',
  'claim-open': () => 'Show the moment',
  'claim-broken': ({ claim }: { claim: string }) => `No longer true: ${claim}`,
  /** `since`: what happened when a claim became untrue, in a sentence. */
  'claim-since': ({ since }: { since: string }) => `Since: ${since}`,
} satisfies AnyPhrases
