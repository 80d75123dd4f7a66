/** Replays a match file throw by throw and shuffle by shuffle to check its chance, and reports progress. */
import { createThrower } from '../dice/throw'
import { gameOf } from '../games'
import type { PlayerSeat, Reason } from '../kernel'
import { gameOfFile, readMatchFile } from '../match/file'
import { type Held, keptFaith } from '../match/proof/holder'
import { verifyingFile } from '../match/proof/verify'
import { auditOf, type Statement, statementOf } from '../match/result/statement'
import { TABLE_SHAPES } from '../table/shapes'
import { throwingAgain } from './throw-again'

export interface CheckAsked {
  /** The text of a match file. */
  readonly file: string
  /** By seat, the questions for which this device's pages gave a link of their hash chains. */
  readonly given: { readonly [seat in PlayerSeat]?: Held['given'] }
}
export interface Checked {
  readonly conclusion: Reason
  readonly lines: readonly Reason[]
  /** The first throw or shuffle whose result does not follow from the record. */
  readonly doubt?: Reason
  /** Set if the file could not be read: nothing was checked, and the conclusion says why. */
  readonly isUnread?: true
  /** What a result file states about the match; present if it is over. */
  readonly statement?: Statement
  /** The version of the rules with which it was checked. */
  readonly rulesVersion?: number
}
/** The number of entries checked so far, and of all entries. */
export interface CheckProgress {
  readonly done: number
  readonly of: number
}

/** Milliseconds between two progress reports to the page. */
const TELL_EVERY = 60

/** Checks a match file. If it cannot be read, the conclusion says why. Rejects if the physics cannot be loaded. */
export async function checkFile({ file, given }: CheckAsked, tell: (progress: CheckProgress) => void): Promise<Checked> {
  const named = gameOfFile(file)
  const rules = named === undefined ? undefined : await gameOf(named)?.rules?.()
  if (!rules) {
    const read = readMatchFile(file, {}, TABLE_SHAPES)
    if (read.ok) throw new Error('a match of no known game was read')
    return { conclusion: read.reason, lines: [], isUnread: true }
  }
  const steps = verifyingFile(file, rules, { shapes: TABLE_SHAPES, throwAgain: throwingAgain(await createThrower()) })
  let toldAt = 0
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    if (performance.now() - toldAt < TELL_EVERY) continue
    toldAt = performance.now()
    tell(step.value)
  }
  if ('refused' in step.value) return { conclusion: step.value.refused, lines: [], isUnread: true }
  const { conclusion, lines, doubt, record, outcome } = step.value
  const { entries, secrets = [] } = record
  // The cast is safe: the keys of `given` are seats.
  const own = (Object.entries(given) as [PlayerSeat, Held['given']][]).flatMap(
    ([seat, questions]) => keptFaith({ given: questions }, seat, entries, secrets) ?? [],
  )
  return {
    conclusion,
    lines: [...lines, ...own],
    ...(doubt ? { doubt: doubt.reason } : {}),
    ...(outcome ? { statement: statementOf(record, outcome, auditOf(entries, step.value)) } : {}),
    rulesVersion: rules.rulesVersion,
  }
}
