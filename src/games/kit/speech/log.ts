/** How the chapters of a game's log are made: one teller per event, each giving the lines that tell it. */
import type { PlayerSeat } from '../../../kernel'
import type { ToldEntry } from '../../../protocol/messages'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import type { LogLine } from '../../view'

interface AnyEvent {
  readonly type: string
}

/** The event of that type. Several types may share one shape. */
export type EventOfType<Event extends AnyEvent, T extends Event['type']> = Event extends infer One
  ? One extends { readonly type: infer U }
    ? T extends U
      ? One & { readonly type: T }
      : never
    : never
  : never

/** The events of an entry, as this viewer was told them: of the game whose match it is. */
export const toldOf = <Event extends AnyEvent>(entry: ToldEntry): readonly Event[] => entry.told as readonly Event[]

/** What a teller may look at besides its event. */
export interface LogTelling<Event, View> {
  readonly speak: Speak
  /** The views before the entry and after it. */
  readonly before: View
  readonly after: View
  /** All events of the entry that are told. */
  readonly events: readonly Event[]
}
export type LogTellers<Event extends AnyEvent, View, T extends Event['type'] = Event['type']> = {
  readonly [K in T]: (event: EventOfType<Event, K>, telling: LogTelling<Event, View>) => readonly LogLine[]
}

export type Kind = LogLine['kind']
export const SILENT = (): readonly LogLine[] => []

export const line = (kind: Kind, text: string, details: readonly string[] = [], seat?: PlayerSeat): readonly LogLine[] => [
  { kind, text, details, ...(seat === undefined ? {} : { seat }) },
]

/** In games of cards: the face that something named in the log has or had; a name `card:<face>` is that face's. */
export type FaceOf<Event, View> = (ref: Ref, telling: LogTelling<Event, View>) => string | undefined

/** The face of what is named as a card, `card:<face>`; undefined for anything else. */
export const faceNamed = (ref: Ref): string | undefined =>
  ref.startsWith('card:') && ref.length > 'card:'.length ? ref.slice('card:'.length) : undefined

/** The log of a game: `eventsOf` gives the events of an entry that are worth telling, the tellers tell them. */
export function logBy<Event extends AnyEvent, View>(
  eventsOf: (entry: ToldEntry) => readonly Event[],
  tellers: LogTellers<Event, View>,
  faceOf?: FaceOf<Event, View>,
): (entry: ToldEntry, before: View, after: View, speak: Speak) => readonly LogLine[] {
  type Teller = (event: Event, telling: LogTelling<Event, View>) => readonly LogLine[]
  return (entry, before, after, speak) => {
    const events = eventsOf(entry)
    const telling: LogTelling<Event, View> = { speak, before, after, events }
    return events.flatMap((event) => {
      const named = new Map<string, string>()
      const heard = faceOf ? { ...telling, speak: noting(named, (ref) => faceOf(ref, telling), speak) } : telling
      // The table ties each type to the event of that type; indexing by the union of types loses that.
      const lines = (tellers[event.type as Event['type']] as unknown as Teller)(event, heard)
      return lines.map((one) => withCards(one, named))
    })
  }
}

/** One event may be told in several lines: each notes those cards that it says itself. */
function withCards(line: LogLine, named: ReadonlyMap<string, string>): LogLine {
  const cards = [...named].flatMap(([face, name]) =>
    [line.text, ...line.details].some((text) => text.includes(name)) ? [face] : [],
  )
  return cards.length > 0 ? { ...line, cards } : line
}

/** Calls cards by their faces, and notes what they are called. */
const noting = (named: Map<string, string>, faceOf: (ref: Ref) => string | undefined, speak: Speak): Speak => ({
  ...speak,
  piece: (ref) => {
    const face = faceOf(ref)
    if (face === undefined) return speak.piece(ref)
    const name = speak.piece(`card:${face}`)
    named.set(face, name)
    return name
  },
})
