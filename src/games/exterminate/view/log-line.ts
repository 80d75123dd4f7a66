/** How the chapters of the log are made: one teller per event, each giving the lines that tell it. */
import type { PlayerSeat } from '../../../kernel'
import type { ToldEntry } from '../../../protocol/messages'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import type { LogLine } from '../../view'
import type { Face } from '../rules/dice'
import type { Event } from '../rules/events'
import type { Crossing } from '../rules/reports'
import type { View } from '../rules/state'
import { facesText } from './tallies'
import { say } from './words'

export type EventType = Event['type']
/** The event of that type. Several types may share one shape. */
export type EventOf<T extends EventType> = Event extends infer One
  ? One extends { readonly type: infer U }
    ? T extends U
      ? One & { readonly type: T }
      : never
    : never
  : never

/** What a teller may look at besides its event. */
export interface Telling {
  readonly speak: Speak
  /** The views before the entry and after it. */
  readonly before: View
  readonly after: View
  /** All events of the entry that are told. */
  readonly events: readonly Event[]
}
export type Tellers = { readonly [T in EventType]: (event: EventOf<T>, telling: Telling) => readonly LogLine[] }

/** The events of an entry, as this viewer was told them. */
export const eventsOf = (entry: ToldEntry): readonly Event[] => entry.told as readonly Event[]

/** The events worth telling: a part of a phase, or an upkeep, in which nothing could be done goes by in silence. */
export const tellingOf = (entry: ToldEntry): readonly Event[] => {
  const events = eventsOf(entry)
  return events.filter((event, index) => {
    if (event.type !== 'phase-began') return true
    const next = events[index + 1]?.type
    return event.phase === 'upkeep' ? next !== 'turn-began' && next !== 'match-ended' : next !== 'part-ended'
  })
}

export type Kind = LogLine['kind']
export const SILENT = (): readonly LogLine[] => []

export const line = (kind: Kind, text: string, details: readonly string[] = [], seat?: PlayerSeat): readonly LogLine[] => [
  { kind, text, details, ...(seat === undefined ? {} : { seat }) },
]

/** A line of the side that a figure belongs to. */
export const ofFigure = (
  { after }: Telling,
  kind: Kind,
  figure: Ref,
  text: string,
  details: readonly string[] = [],
): readonly LogLine[] => line(kind, text, details, after.figures[figure]?.seat)

/** What fell on both sides. */
export const rolledTexts = (
  one: readonly [Ref, readonly Face[]],
  other: readonly [Ref, readonly Face[]],
  speak: Speak,
): readonly string[] =>
  [one, other].map(([figure, faces]) => say(speak, 'log-rolled', { figure, faces: facesText(faces, speak) }))

export const crossingDetails = (crossings: readonly Crossing[], speak: Speak): readonly string[] =>
  crossings.map(({ ref, faces, result }) => say(speak, 'log-crossing', { piece: ref, faces: facesText(faces, speak), result }))
