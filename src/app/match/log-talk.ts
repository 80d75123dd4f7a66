/** Merges the messages written at the table into the log, each at the point of the match at which it was written. */
import type { ShownLine } from '../../client/seats'
import type { Eyes } from '../../protocol/messages'
import type { SaidLine } from '../../protocol/online'
import type { LogItem } from '../../ui/match/log-items'
import type { Speak } from '../../ui/words/speak'
import { sayer } from '../../ui/words/words'

/**
 * For each message, the number of the entry it follows in the log as `eyes` sees it; -1 before all entries. Messages keep their
 * order: after an undo entry numbers restart lower, and earlier messages move down with them.
 */
export function talkPlaces(said: readonly SaidLine[], eyes: Eyes): readonly number[] {
  const places: number[] = []
  let last = -1
  for (const { after } of said) {
    last = after?.[eyes] ?? last
    places.push(last)
  }
  let least = Number.POSITIVE_INFINITY
  for (let at = places.length - 1; at >= 0; at--) {
    least = Math.min(least, places[at] as number)
    places[at] = least
  }
  return places
}

/** The log with the messages in it. `itemsOf` gives the lines of entries. */
export function withTalk(
  log: readonly ShownLine[],
  said: readonly SaidLine[],
  eyes: Eyes,
  speak: Speak,
  itemsOf: (lines: readonly ShownLine[]) => readonly LogItem[],
): readonly LogItem[] {
  if (said.length === 0) return itemsOf(log)
  const places = talkPlaces(said, eyes)
  const items: LogItem[] = []
  let next = 0
  const talkUpTo = (seq: number) => {
    for (let line = said[next]; line && (places[next] as number) <= seq; line = said[++next]) items.push(talkItem(line, speak))
  }
  talkUpTo(-1)
  for (const line of log) {
    items.push(...itemsOf([line]))
    talkUpTo(line.entry.seq)
  }
  talkUpTo(Number.POSITIVE_INFINITY)
  return items
}

function talkItem({ number, by, text, sign }: SaidLine, speak: Speak): LogItem {
  const say = sayer(speak.language)
  const name = 'seat' in by ? speak.seat(by.seat) : say('onlooker', { number: by.onlooker })
  const words = sign === undefined ? (text ?? '') : say(`sign-${sign}`)
  return {
    id: `talk-${number}`,
    text: `${say('log-speaker', { name })} ${words}`,
    details: [],
    ...('seat' in by ? { seat: by.seat } : {}),
    kind: 'talk',
  }
}
