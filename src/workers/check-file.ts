/** Works a match file through again, throw by throw and shuffle by shuffle, and says now and then how far it is. */
import { createThrower } from '../dice/throw'
import { gameOf } from '../games'
import type { PlayerSeat, Reason } from '../kernel'
import { gameOfFile, readMatchFile } from '../match/file'
import { type Held, keptFaith } from '../match/proof/holder'
import { verifyingFile } from '../match/proof/verify'
import { TABLE_SHAPES } from '../table/shapes'
import { throwingAgain } from './throw-again'

export interface CheckAsked {
  /** The text of a match file. */
  readonly file: string
  /** For which questions this device's pages gave their links. */
  readonly given: { readonly [seat in PlayerSeat]?: Held['given'] }
}
export interface Checked {
  readonly conclusion: Reason
  readonly lines: readonly Reason[]
  /** The first that does not follow. */
  readonly doubt?: Reason
  /** The file could not be read: nothing was checked, and the conclusion says why. */
  readonly isUnread?: true
}
/** How many entries have been looked at, of all. */
export interface CheckProgress {
  readonly done: number
  readonly of: number
}

/** The page is told so often how far the work is. Milliseconds. */
const TELL_EVERY = 60

/** Where the file cannot be read, the conclusion says why. Rejects where the physics cannot be loaded. */
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
  const { conclusion, lines, doubt } = step.value
  const read = readMatchFile(file, { [rules.game.id]: rules }, TABLE_SHAPES)
  const { entries = [], secrets = [] } = read.ok ? read.record : {}
  // The keys of the record are seats.
  const own = (Object.entries(given) as [PlayerSeat, Held['given']][]).flatMap(
    ([seat, questions]) => keptFaith({ given: questions }, seat, entries, secrets) ?? [],
  )
  return { conclusion, lines: [...lines, ...own], ...(doubt ? { doubt: doubt.reason } : {}) }
}
