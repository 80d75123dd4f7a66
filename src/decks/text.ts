/**
 * A deck as text, one line a card: `3 Clansman`. Written in one language, read in all of them, whatever stands around it: bullets, an ×
 * after the number or at the end, headings, remarks. A line that names no card is told with its number; the others are read.
 */
import type { Reason } from '../kernel'
import { countIn, type Deck, MOST, tidyName } from './deck'
import { decksSay } from './said'

/** What a card is called: in the language that is written, and in all that are read. */
export interface NamedCard {
  readonly id: string
  readonly name: string
  readonly names: readonly string[]
  /** The heading under which it is written. */
  readonly heading: string
}

export interface LineFault {
  /** The first is 1. */
  readonly line: number
  readonly text: string
  readonly reason: Reason
}
export interface TextRead {
  readonly deck: Deck
  readonly faults: readonly LineFault[]
}

/** Letters and digits alone: case, accents, quotes and hyphens count for nothing. */
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

/** Finds cards by an id as it is written, or by a name. */
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

/** A name that only this card answers to, also with a number before it; otherwise its id. */
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
  // A card that is not known here stays by its id: nothing is lost.
  for (const [id, count] of Object.entries(cards)) if (!ids.has(id)) put('?', `${count} ${id}`, count)
  const blocks = [...parts].map(([heading, { lines, count }]) => [`// ${tidyName(heading)} (${count})`, ...lines].join('\n'))
  return `${[`# ${name}`, ...blocks].join('\n\n')}\n`
}

const REMARK = /^(#|\/\/|--|;)/
/** A heading: `Warriors (20)`, `Warriors:`. */
const HEADING = /^[^\d].*(:|\(\d+\))$/

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

/** A number before the name or after it; what is called "15 Minutes" all in all is read as one of that. */
function lineIn(line: string, find: (text: string) => Found) {
  const bare = line.replace(/^[-*•–]\s+/, '')
  const read = (count: string | undefined, called: string | undefined) =>
    count === undefined || called === undefined ? undefined : { count, called, found: find(called) }
  const [, number, rest] = /^(\d+)\s*(\S.*)$/.exec(bare) ?? []
  const [, times, after] = /^(\d+)\s*[x×*]\s*(\S.*)$/iu.exec(bare) ?? []
  const [, ahead, last] = /^(\S.*?)\s*(?:[x×*]\s*|\()(\d+)\)?$/iu.exec(bare) ?? []
  const ways = [read(number, rest), read(times, after), read('1', bare), read(last, ahead)]
  const found = ways.find((way) => way?.found)
  // Of a name that nobody has, an x belongs to the number only where it stands alone.
  return (
    found ?? (/^\d+\s*[x×*]\s/iu.test(bare) ? ways[1] : undefined) ?? ways[0] ?? { count: '1', called: bare, found: undefined }
  )
}

/** The name that takes the fewest strokes to come from this one, if they are few. */
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

/** Letters to change, put in or leave out (Levenshtein); `least` once it is sure to be no fewer. */
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
