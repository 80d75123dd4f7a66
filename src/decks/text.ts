/**
 * A deck as text, one card per line: `3 Clansman`. It is written in one language and read in all of them; bullets, an × after the
 * number or at the end, headings and remarks are accepted. Lines that name no card are reported with their number, and the others
 * are read.
 */
import type { Reason } from '../kernel'
import { countIn, type Deck, MOST, tidyName } from './deck'
import { decksSay } from './said'

/** A card's name in the language that is written, and its names in all languages that are read. */
export interface NamedCard {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
  /** The heading under which the card is listed. */
  readonly heading: string
}

export interface LineFault {
  /** The line's number, counted from 1. */
  readonly line: number
  readonly text: string
  readonly reason: Reason
}
export interface TextRead {
  readonly deck: Deck
  readonly faults: readonly LineFault[]
}

/** Only letters and digits, in lower case: accents, quotes and hyphens do not matter. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/giu, 'oe')
    .replace(/æ/giu, 'ae')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Found = { readonly id: string } | { readonly several: readonly string[] } | undefined

/** Looks cards up by exact id or by name. */
function index(cards: readonly NamedCard[]): {
  readonly find: (text: string) => Found
  readonly keys: ReadonlyMap<string, string>
} {
  const ids = new Set(cards.map(({ id }) => id))
  const named = new Map<string, Set<string>>()
  const keys = new Map<string, string>()
  for (const { id, name, names } of cards)
    for (const called of [name, ...names]) {
      const key = plain(called)
      if (key === '') continue
      named.set(key, (named.get(key) ?? new Set()).add(id))
      if (!keys.has(key)) keys.set(key, called)
    }
  const find = (text: string): Found => {
    if (ids.has(text)) return { id: text }
    const found = [...(named.get(plain(text)) ?? [])]
    const [only] = found
    if (only === undefined) return undefined
    return found.length === 1 ? { id: only } : { several: found }
  }
  return { find, keys }
}

/** Writes a deck as text. A card is written by its name if that identifies it, otherwise by its id. */
export function writeText({ name, cards }: Deck, known: readonly NamedCard[]): string {
  const { find } = index(known)
  const line = (id: string, called: string, count: number) => {
    const found = find(called.trim())
    const isSure = found !== undefined && 'id' in found && found.id === id && !/[\r\n]/.test(called)
    return `${count} ${isSure ? called.trim() : id}`
  }
  const parts = new Map<string, { lines: string[]; count: number }>()
  const put = (heading: string, text: string, count: number) => {
    const part = parts.get(heading) ?? { lines: [], count: 0 }
    part.lines.push(text)
    part.count += count
    parts.set(heading, part)
  }
  for (const { id, name: called, heading } of known) {
    const count = countIn(cards, id)
    if (count > 0) put(heading, line(id, called, count), count)
  }
  const ids = new Set(known.map(({ id }) => id))
  // Cards that are not known here are written by id, so that none is lost.
  for (const [id, count] of Object.entries(cards)) if (!ids.has(id)) put('?', `${count} ${id}`, count)
  const blocks = [...parts].map(([heading, { lines, count }]) => [`// ${tidyName(heading)} (${count})`, ...lines].join('\n'))
  return `${[`# ${name}`, ...blocks].join('\n\n')}\n`
}

const REMARK = /^(#|\/\/|--|;)/
/** A heading such as `Warriors (20)` or `Warriors:`. */
const HEADING = /^[^\d].*(:|\(\d+\))$/

/** Reads a deck from text. Never throws; lines that cannot be used are in `faults`. */
export function readText(text: string, known: readonly NamedCard[]): TextRead {
  const { find, keys } = index(known)
  const cards: { [id: string]: number } = {}
  const faults: LineFault[] = []
  let name = ''
  for (const [at, whole] of text.split(/\r\n|\r|\n/).entries()) {
    const line = whole.trim()
    const tell = (reason: Reason) => faults.push({ line: at + 1, text: line.slice(0, 80), reason })
    if (name === '' && /^#(?!#)/.test(line)) name = tidyName(line.slice(1))
    if (line === '' || REMARK.test(line)) continue
    const { count, called, found } = lineIn(line, find)
    if (!found) {
      if (HEADING.test(line)) continue
      tell(decksSay('deck-line-unknown', { name: called.slice(0, 60), near: nearest(plain(called), keys) }))
    } else if ('several' in found)
      tell(decksSay('deck-line-several', { name: called.slice(0, 60), ids: found.several.slice(0, 5).join(', ') }))
    else {
      const had = countIn(cards, found.id)
      if (Number(count) < 1 || had + Number(count) > MOST.copies)
        tell(decksSay('deck-line-count', { count: count.slice(0, 12), most: MOST.copies }))
      else if (had === 0 && Object.keys(cards).length >= MOST.kinds) tell(decksSay('deck-too-many-kinds', { most: MOST.kinds }))
      else cards[found.id] = had + Number(count)
    }
  }
  return { deck: { name, cards }, faults }
}

/** Reads a number before or after the name. A line that is a card's name as a whole ("15 Minutes") is one copy of that card. */
function lineIn(line: string, find: (text: string) => Found) {
  const bare = line.replace(/^[-*•–]\s+/, '')
  const read = (count: string | undefined, called: string | undefined) =>
    count === undefined || called === undefined ? undefined : { count, called, found: find(called) }
  const [, number, rest] = /^(\d+)\s*(\S.*)$/.exec(bare) ?? []
  const [, times, after] = /^(\d+)\s*[x×*]\s*(\S.*)$/iu.exec(bare) ?? []
  const [, ahead, last] = /^(\S.*?)\s*(?:[x×*]\s*|\()(\d+)\)?$/iu.exec(bare) ?? []
  const ways = [read(number, rest), read(times, after), read('1', bare), read(last, ahead)]
  const found = ways.find((way) => way?.found)
  // If the name is unknown, an x after the number counts as "times" only if it stands alone.
  return (
    found ?? (/^\d+\s*[x×*]\s/iu.test(bare) ? ways[1] : undefined) ?? ways[0] ?? { count: '1', called: bare, found: undefined }
  )
}

/** The known name with the smallest edit distance from this one, or an empty string if none is close. */
function nearest(wanted: string, keys: ReadonlyMap<string, string>): string {
  let best = ''
  let least = Math.min(3, Math.floor(wanted.length / 3)) + 1
  for (const [key, called] of keys) {
    if (Math.abs(key.length - wanted.length) >= least) continue
    const far = strokes(wanted, key, least)
    if (far < least) [best, least] = [called, far]
  }
  return best
}

/** The edit distance (Levenshtein), or `least` as soon as the distance cannot be smaller. */
function strokes(one: string, other: string, least: number): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    if (Math.min(...next) >= least) return least
    row = next
  }
  return row[other.length] ?? least
}
