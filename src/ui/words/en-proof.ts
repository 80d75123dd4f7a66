/** English: the check of a match's dice and shuffles, and its results. */
import type { ProofSaid } from '../../match/proof/said'
import { counting } from './plural'
import type { AnyPhrases, Phrases, Speak } from './speak'

const some = counting('en')

const FOUND: Phrases<ProofSaid> = {
  'verified-all': () => 'Everything follows.',
  'verified-part': () => 'There is no contradiction, but not everything could be checked.',
  'verified-not': ({ entry }) => `Not everything follows. At entry ${entry} of the log:`,

  'verified-log': ({ entries }) => `Rules: ${some(entries, 'entry follows', 'entries follow')}.`,
  'verified-commitments': ({ count }) =>
    `Commitments: ${some(count, 'was', 'were')} made before anything was asked under ${count === 1 ? 'it' : 'them'}.`,
  'verified-links': ({ count }) => `Secrets of the host: ${some(count, 'leads', 'lead')} back to its commitment.`,
  'verified-seat-links': ({ count, absent }) =>
    `Secrets of the seats: ${some(count, 'leads', 'lead')} back to their commitments; ${some(absent, 'was', 'were')} left out because a page gave none in time.`,
  'verified-seat-part': ({ seat, count, of }, speak) =>
    `Of ${some(of, 'throw or shuffle', 'throws and shuffles')}, ${speak.seat(seat)}’s page had a part in ${count === of ? 'all' : speak.number(count)}.`,
  'verified-throws': ({ count, dice }) =>
    `Throws: ${some(count, 'was', 'were')} thrown again with ${some(dice, 'die', 'dice')}; every face and every film is the same.`,
  'verified-draws': ({ count }) => `Rolls drawn without dice: ${some(count, 'follows', 'follow')}.`,
  'verified-shuffles': ({ count }) => `Shuffles: ${some(count, 'follows', 'follow')}.`,
  'unverified-shuffles': ({ count }) =>
    `Not checked: ${some(count, 'shuffle, whose secret is', 'shuffles, whose secrets are')} not disclosed in this file.`,
  'unverified-chance': ({ count }) =>
    `Not checked: ${some(count, 'roll or shuffle', 'rolls and shuffles')} of an older version, which proved nothing.`,
  'skipped-numbers': ({ count }) =>
    `Passed over: ${some(count, 'number', 'numbers')} for which nothing fell; that happens when a move is taken back while dice are rolling, or the host starts again.`,

  'proof-missing': () => 'A roll or a shuffle comes without its proof.',
  'proof-misplaced': () => 'A proof is not of the kind that belongs here.',
  'proof-unbound': () => 'Nobody was bound to a secret when this was asked.',
  'proof-bound-late': () => 'Somebody was bound to secrets for what had fallen already.',
  'proof-chain-again': () => 'Somebody was bound to a secret that had been used before.',
  'proof-number-again': ({ number }) => `Number ${number} was used twice.`,
  'proof-link-wrong': ({ number }) => `The host’s secret number ${number} does not lead back to its commitment.`,
  'proof-seat-link-wrong': ({ seat }, speak) => `The secret of ${speak.seat(seat)} does not lead back to its commitment.`,
  'proof-seat-left-out': ({ seat }, speak) =>
    `The proof and the commitments disagree on whether ${speak.seat(seat)} had a part in this.`,
  'proof-faces-differ': () => 'The dice show other faces than the secrets make them show.',
  'proof-film-differs': () => 'The recorded throw is not the one that follows from the secrets and the gesture.',
  'proof-order-differs': () => 'The cards lie in another order than the secrets make.',
  'proof-secret-wrong': () => 'The secret disclosed at the end is not the one that the host was bound to.',
  'proof-secret-missing': () => 'The match is over, but the secret that the host was bound to is not disclosed.',
  'proof-other-rules': ({ theirs, ours }) =>
    `The match was begun by version ${theirs} of its rules, and these are version ${ours}: whether its moves follow the rules cannot be said here.`,
  'proof-part-ignored': ({ number }) =>
    `This page gave its part for number ${number}, but it was left out: it came too late, or the host passed it over.`,
  'proof-question-other': ({ number }) =>
    `This page gave its part for number ${number} to another question than the one it was used for.`,
}

export const EN_PROOF = {
  ...FOUND,
  'check-hint': () =>
    'Every throw and every shuffle is worked through again, from secrets that were fixed before it was asked for.',
  'check-fetching': () => 'Fetching the match…',
  'check-working': ({ done, of }: { done: number; of: number }, speak: Speak) =>
    `Entry ${speak.number(done)} of ${speak.number(of)}`,
  'check-failed': () => 'The check could not be carried out. Close this, and try again.',
} satisfies AnyPhrases
