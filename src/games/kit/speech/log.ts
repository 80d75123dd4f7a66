/** Helpers for the chapters of a game's log: one function for each type of event, which returns the lines that tell it. */
import type { PlayerSeat } from '../../../kernel'
import type { ToldEntry } from '../../../protocol/messages'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import type { LogLine } from '../../view'

interface AnyEvent {
  readonly type: string
}

/** The event with that type. Several types may share one shape. */
export type EventOfType<Event extends AnyEvent, T extends Event['type']> = Event extends infer One
  ? One extends { readonly type: infer U }
    ? T extends U
      ? One & { readonly type: T }
      : never
    : never
  : never

/** The events of an entry as this viewer was told them. The caller names the event type of the game that the match belongs to. */
export const toldOf = <Event extends AnyEvent>(entry: ToldEntry): readonly Event[] => entry.told as readonly Event[]

/** What a teller may use besides its event. */
export interface LogTelling<Event, View> {
  readonly speak: Speak
  /** The views before the entry and after it. */
  readonly before: View
  readonly after: View
  /** All events of the entry that the log tells. */
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

/** For card games: the face that a thing named in the log has or had. The name `card:<face>` stands for that face itself. */
export type FaceOf<Event, View> = (ref: Ref, telling: LogTelling<Event, View>) => string | undefined

/** The face in a name of the form `card:<face>`; undefined for any other name. */
export const faceNamed = (ref: Ref): string | undefined =>
  ref.startsWith('card:') && ref.length > 'card:'.length ? ref.slice('card:'.length) : undefined

/** The log of a game. `eventsOf` returns the events of an entry that are worth telling, and `tellers` turn each into lines. */
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
      // The table of tellers ties each type to its event, but TypeScript loses that connection when it is indexed with the union
      // of types.
      const lines = (tellers[event.type as Event['type']] as unknown as Teller)(event, heard)
      return lines.map((one) => withCards(one, named))
    })
  }
}

/** An event may be told in several lines. Each line lists only the cards that its own text names. */
function withCards(line: LogLine, named: ReadonlyMap<string, string>): LogLine {
  const cards = [...named].flatMap(([face, name]) =>
    [line.text, ...line.details].some((text) => text.includes(name)) ? [face] : [],
  )
  return cards.length > 0 ? { ...line, cards } : line
}

/** A `Speak` that names cards by their faces and records the names it used. */
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
