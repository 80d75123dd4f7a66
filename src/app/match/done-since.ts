/** What other players have done since somebody at this screen last acted: log lines, each with the thing it is about. */
import type { ShownLine } from '../../client/seats'
import type { LogLine } from '../../games/view'
import type { Json, PlayerSeat } from '../../kernel'
import type { Ref } from '../../table/piece'

export interface DoneLine {
  readonly id: string
  readonly text: string
  readonly seat?: PlayerSeat
  /** The first thing on the table that the line names. */
  readonly about?: Ref
  /** The number of the line, if it tells of a deed that the bot at `seat` can be asked about. */
  readonly asked?: number
}

export interface Telling {
  /** The seats played at this screen. */
  readonly own: readonly PlayerSeat[]
  saidOf(line: ShownLine): readonly LogLine[]
  nameOf(ref: Ref): string
  isThere(ref: Ref): boolean
  /** Whose deeds these lines of an entry tell, of those that can be asked about. */
  askedOf?(line: ShownLine, said: readonly LogLine[]): ReadonlyMap<LogLine, PlayerSeat>
}

/** Whether another player has taken back an action that this screen was told about. */
export const isTakenBack = ({ entry: { cause }, takenBack = [] }: ShownLine, own: readonly PlayerSeat[]): boolean =>
  cause.type === 'undo' && takenBack.length > 0 && !own.some((seat) => seat === cause.seat)

/**
 * Actions and results of other players, and what they took back; empty if the last action was from this screen. Passing a
 * reaction does not count as an action.
 */
export function doneSince(log: readonly ShownLine[], { own, saidOf, askedOf, ...things }: Telling): readonly DoneLine[] {
  const done: DoneLine[] = []
  let hasDeed = false
  for (const line of log.toReversed()) {
    const isUndo = isTakenBack(line, own)
    if (line.entry.cause.type === 'undo' && !isUndo) break
    const said = saidOf(line).filter(({ kind }) => isUndo || kind === 'action' || kind === 'result')
    if (said.some(({ kind, seat }) => kind === 'action' && seat !== undefined && own.includes(seat))) break
    hasDeed ||= isUndo || said.some(({ kind }) => kind === 'action')
    const refs = refsIn(line.entry.told as unknown as Json, things.isThere)
    const asked = isUndo ? undefined : askedOf?.(line, said)
    const told = said.map((one, index): DoneLine => {
      const { text } = one
      const seat = asked?.get(one) ?? one.seat
      const about = firstNamed(text, refs, things.nameOf)
      const id = `${line.entry.seq}-${index}`
      return {
        id,
        text,
        ...(seat === undefined ? {} : { seat }),
        ...(about === undefined ? {} : { about }),
        ...(asked?.has(one) ? { asked: line.entry.seq } : {}),
      }
    })
    done.unshift(...told)
  }
  return hasDeed ? done : []
}

/** Every thing on the table that is mentioned. */
function refsIn(told: Json | undefined, isThere: (ref: Ref) => boolean): readonly Ref[] {
  if (typeof told === 'string') return isThere(told) ? [told] : []
  if (typeof told !== 'object' || told === null) return []
  return [...new Set(Object.values(told).flatMap((part: Json | undefined) => refsIn(part, isThere)))]
}

/** If two names begin at the same letter, the longer one counts: "Dalek 12" is not about Dalek 1. */
function firstNamed(text: string, refs: readonly Ref[], nameOf: (ref: Ref) => string): Ref | undefined {
  const found = refs.flatMap((ref) => {
    const name = nameOf(ref)
    const at = text.indexOf(name)
    return at < 0 ? [] : [{ ref, at, length: name.length }]
  })
  return found.sort((one, other) => one.at - other.at || other.length - one.length)[0]?.ref
}
