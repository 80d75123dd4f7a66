/**
 * Verifies a whole match: the commitments, every link and seed, every throw by its physics, every shuffle, and the log by the
 * rules. Reports how much was verified, one line for each kind, and the first thing that does not follow.
 */
import { type Game, type Outcome, type Reason, SEATS, type Shapes, type Terms } from '../../kernel'
import { checking } from '../check'
import { type MatchRecord, type RulesBook, readMatchFile } from '../file'
import type { MatchReason } from '../said'
import { outcomeOf } from '../standing'
import { type Counts, following, type ProofTools, type ThrowAgain } from './following'
import { type ProofReason, proofSays as say } from './said'

export interface Verifying<G extends Terms> {
  readonly record: Pick<MatchRecord, 'spec' | 'entries' | 'rulesVersion' | 'secrets'>
  /** True if the match has ended. */
  readonly isOver: boolean
  readonly game: Game<G>
  /** The version of these rules. */
  readonly rulesVersion: number
  readonly shapes: Shapes
  readonly throwAgain: ThrowAgain
}

export interface Verified {
  readonly lines: readonly ProofReason[]
  /** One of three results: everything follows, some could not be checked, or an entry does not follow. */
  readonly conclusion: ProofReason
  /** The number of the first entry that does not follow, and the reason. */
  readonly doubt?: { readonly entry: number; readonly reason: Reason }
  readonly counts: Counts
  /** How many entries, counted from the first, follow from the rules. 0 if the match began with other rules. */
  readonly followed: number
}

/** A match from a file with what its verification found. `outcome` is absent if the match is not over. */
export interface VerifiedFile extends Verified {
  readonly record: MatchRecord
  readonly outcome?: Outcome
}

/** The number of entries checked so far, and of all entries. */
export interface Progress {
  readonly done: number
  readonly of: number
}

/** Yields after each entry, so that the caller can pause. Checking a throw takes about ten milliseconds. */
export function* verifying<G extends Terms>(options: Verifying<G>): Generator<Progress, Verified> {
  const { record, isOver, game, rulesVersion, shapes, throwAgain } = options
  const { spec, entries, secrets = [] } = record
  const tools: ProofTools = { throwAgain, secrets, isOver }
  const proofs = following(entries, tools)
  const rules = checking(game, spec, shapes, entries)
  const isOther = record.rulesVersion !== rulesVersion
  let done = 0
  const ended = (doubt?: Verified['doubt']): Verified => ({
    conclusion: conclusionOf(proofs.counts(), doubt),
    lines: linesOf(proofs.counts(), isOther ? 0 : done),
    counts: proofs.counts(),
    followed: isOther ? 0 : done,
    ...(doubt ? { doubt } : {}),
  })
  for (const entry of entries) {
    const reason = proofs.step(entry)
    if (reason) return ended({ entry: entry.seq, reason })
    // Rules of another version may play an honest match differently, so the log is not replayed with them.
    const step = isOther ? undefined : rules.next()
    if (step?.done && step.value) return ended(step.value)
    done++
    yield { done, of: entries.length }
  }
  if (isOther) return ended({ entry: 0, reason: say('proof-other-rules', { theirs: record.rulesVersion, ours: rulesVersion }) })
  return ended()
}

/**
 * Verifies the text of a match file, given the rules of its game (`gameOfFile` says which). If the file cannot be opened,
 * `refused` is the reason.
 */
export function* verifyingFile(
  text: string,
  rules: RulesBook[string] & { readonly rulesVersion: number },
  { shapes, throwAgain }: Pick<Verifying<Terms>, 'shapes' | 'throwAgain'>,
): Generator<Progress, VerifiedFile | { readonly refused: MatchReason }> {
  const { game, rulesVersion } = rules
  const read = readMatchFile(text, { [game.id]: rules }, shapes)
  if (!read.ok) return { refused: read.reason }
  const { record, history } = read
  const outcome = outcomeOf({ ...record, game, history })
  const verified = yield* verifying({ record, isOver: outcome !== undefined, game, rulesVersion, shapes, throwAgain })
  return { ...verified, record, ...(outcome ? { outcome } : {}) }
}

function conclusionOf({ undisclosed, unproven }: Counts, doubt: Verified['doubt']): ProofReason {
  if (doubt) return say('verified-not', { entry: doubt.entry })
  return undisclosed + unproven > 0 ? say('verified-part', {}) : say('verified-all', {})
}

function linesOf(counts: Counts, entries: number): readonly ProofReason[] {
  const { commitments, links, seatLinks, absent, throws, dice, draws, shuffles, undisclosed, unproven, skipped, parts } = counts
  const lines: readonly (readonly [number, ProofReason])[] = [
    [entries, say('verified-log', { entries })],
    [commitments, say('verified-commitments', { count: commitments })],
    [links, say('verified-links', { count: links })],
    [seatLinks + absent, say('verified-seat-links', { count: seatLinks, absent })],
    [throws, say('verified-throws', { count: throws, dice })],
    [draws, say('verified-draws', { count: draws })],
    [shuffles, say('verified-shuffles', { count: shuffles })],
    [undisclosed, say('unverified-shuffles', { count: undisclosed })],
    [unproven, say('unverified-chance', { count: unproven })],
    [skipped, say('skipped-numbers', { count: skipped })],
  ]
  const of = throws + draws + shuffles + undisclosed + unproven
  const seats = SEATS.flatMap((seat) => {
    const count = parts[seat]
    return count === undefined || of === 0 ? [] : [say('verified-seat-part', { seat, count, of })]
  })
  return [...lines.filter(([count]) => count > 0).map(([, line]) => line), ...seats]
}
