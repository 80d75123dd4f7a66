/**
 * Reads JSON in breaths, straight from its bytes. Of records only those names are kept that somebody asks for: what stands under any other
 * is passed over without room being made for it, so that tens of megabytes never become ten times as much.
 */
import type { Work } from './mesh'
import { refuse } from './said'

/** A long text, as numbers in base64 are: its bytes where they lie in the file. */
export class LongText {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

export interface JsonRead {
  readonly value: unknown
  /** Something in it is named as addresses are, kept or not. */
  readonly hasAddress: boolean
}

/** The most records and lists in each other, of what is kept and of what is passed over. */
const MOST_DEPTH = 40
const MOST_PASSED = 1000
/** Bytes between two yields. */
const STEP = 1 << 18
/** From here on a text is long. */
const LONG = 1 << 16
const ADDRESS = /^(uri|url|href|src)$/i
/** Whatever is empty is the same: a file may hold millions of them. */
const NOTHING: object = Object.freeze({})
const NONE: readonly unknown[] = Object.freeze([])

const [QUOTE, COMMA, COLON, BACKSLASH] = [34, 44, 58, 92]
const [OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [91, 93, 123, 125]
const [MINUS, PLUS, POINT, ZERO, NINE] = [45, 43, 46, 48, 57]
/** What may stand behind a backslash: `"\/bfnrtu`. */
const SIGNS = [34, 92, 47, 98, 102, 110, 114, 116, 117]
const HEX = /[0-9a-f]/i
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= ZERO && byte <= NINE
const POWERS = Array.from({ length: 23 }, (_, i) => 10 ** i)

const hashed = (hash: number, byte: number) => (Math.imul(hash, 31) + byte) | 0
/** Names, of plain letters, by a hash of their bytes: most names of a file are never made into text. */
export function jsonNames(names: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const all = new Map<number, string[]>()
  for (const name of names) {
    const hash = [...name].reduce((sum, letter) => hashed(sum, letter.charCodeAt(0)), 0)
    all.set(hash, [...(all.get(hash) ?? []), name])
  }
  return all
}

/** `from`: the byte of the file that the JSON begins at, for messages. Refuses what is no JSON, by its byte. */
export function* readJson(bytes: Uint8Array, from: number, names: ReturnType<typeof jsonNames>): Work<JsonRead> {
  const { length } = bytes
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  let breath = at + STEP
  let hasAddress = false
  // What is open, by its depth.
  let depth = -1
  const lists: boolean[] = []
  const kept: boolean[] = []
  /** Where a list's values begin among `values`. */
  const firsts: number[] = []
  const records: { [name: string]: unknown }[] = []
  const keys: (string | undefined)[] = []
  const values: unknown[] = []

  const garbled = (): never =>
    at >= length
      ? refuse('own-cut-short', { at: { byte: from + length } })
      : refuse('own-garbled', { at: { byte: from + at }, expected: 'JSON' })
  const skipBlanks = () => {
    for (let byte = bytes[at]; byte === 32 || byte === 10 || byte === 13 || byte === 9; byte = bytes[++at]);
  }
  const path = () =>
    Array.from({ length: depth }, (_, i) =>
      lists[i]
        ? `[${(i + 1 < depth ? (firsts[i + 1] as number) : values.length) - (firsts[i] as number)}]`
        : `.${keys[i] ?? '?'}`,
    ).join('')
  const isKept = () => depth < 0 || (kept[depth] === true && (lists[depth] === true || keys[depth] !== undefined))
  const open = (isList: boolean) => {
    const keeps = isKept()
    depth++
    lists[depth] = isList
    kept[depth] = keeps
    firsts[depth] = values.length
    records[depth] = NOTHING as { [name: string]: unknown }
    keys[depth] = undefined
    if (depth > (keeps ? MOST_DEPTH : MOST_PASSED))
      refuse('own-garbled', { at: { path: path().slice(0, 200) }, expected: 'less depth' })
  }

  /** The last byte of a sign that is written with a backslash, which stands at `first`. */
  const escaped = (first: number): number => {
    isPlain = false
    const next = bytes[first + 1]
    const last = first + (next === 117 ? 5 : 1)
    for (let i = first + 2; i <= last; i++) if (!HEX.test(String.fromCharCode(bytes[i] ?? 0))) at = i
    if (next === undefined || !SIGNS.includes(next)) at = first + 1
    return at > first ? garbled() : last
  }
  /** The end of the text that begins at `at`; undefined where a breath is due before it is found. `seen`: how far it was looked at. */
  let seen = 0
  let isPlain = true
  const textEnd = (): number | undefined => {
    const until = seen + STEP
    for (let byte = bytes[seen]; ; byte = bytes[++seen]) {
      if (byte === QUOTE) return seen
      if (byte === BACKSLASH) seen = escaped(seen)
      else if (byte === undefined || byte < 32) {
        at = seen
        garbled()
      }
      if (seen > until) return undefined
    }
  }
  const textOf = (first: number, end: number): string => {
    const part = bytes.subarray(first, end)
    try {
      if (!isPlain) return JSON.parse(`"${new TextDecoder('utf-8', { fatal: true }).decode(part)}"`)
      if (part.length < 32 && part.every((byte) => byte < 128)) return String.fromCharCode(...part)
      return new TextDecoder('utf-8', { fatal: true }).decode(part)
    } catch {
      return garbled()
    }
  }
  /** The name that comes next, if it is one of those that are asked for. */
  const name = (): string | undefined => {
    if (bytes[at] !== QUOTE) garbled()
    const first = ++at
    let hash = 0
    isPlain = true
    for (let byte = bytes[at]; byte !== QUOTE; byte = bytes[++at]) {
      if (byte === undefined || byte < 32) garbled()
      if (byte === BACKSLASH) at = escaped(at)
      hash = hashed(hash, byte as number)
    }
    const end = at++
    const size = end - first
    let found: string | undefined
    if (isPlain) {
      const known = names.get(hash)
      found = known?.find((one) => one.length === size && one === textOf(first, end))
    } else if (size < LONG) {
      const text = textOf(first, end)
      found = [...names.values()].flat().find((one) => one === text)
    }
    if (size < 25) hasAddress ||= (size === 3 || size === 4 || !isPlain) && ADDRESS.test(textOf(first, end))
    skipBlanks()
    if (bytes[at++] !== COLON) {
      at--
      garbled()
    }
    return found
  }
  const number = (): number => {
    const first = at
    const isLess = bytes[at] === MINUS
    if (isLess) at++
    let value = 0
    const start = at
    for (let byte = bytes[at] as number; isDigit(byte); byte = bytes[++at] as number) value = value * 10 + (byte - ZERO)
    if (at === start || (bytes[start] === ZERO && at > start + 1)) garbled()
    let digits = at - start
    let places = 0
    if (bytes[at] === POINT) {
      const after = ++at
      for (let byte = bytes[at] as number; isDigit(byte); byte = bytes[++at] as number) value = value * 10 + (byte - ZERO)
      places = at - after
      digits += places
      if (places === 0) garbled()
    }
    const hasPower = bytes[at] === 101 || bytes[at] === 69
    if (hasPower) {
      at++
      if (bytes[at] === PLUS || bytes[at] === MINUS) at++
      const after = at
      while (isDigit(bytes[at])) at++
      if (at === after) garbled()
    }
    // So far both numbers are exact, and their quotient is the nearest to what is written.
    if (digits <= 15 && !hasPower) return (isLess ? -1 : 1) * (value / (POWERS[places] as number))
    return Number(new TextDecoder().decode(bytes.subarray(first, at)))
  }
  const word = (text: string): void => {
    for (const letter of text) {
      if (bytes[at] !== letter.charCodeAt(0)) garbled()
      at++
    }
  }

  let value: unknown
  const put = () => {
    if (depth < 0 || kept[depth] !== true) return
    const key = keys[depth]
    if (lists[depth]) values.push(value)
    else if (key !== undefined) {
      if (records[depth] === NOTHING) records[depth] = {}
      ;(records[depth] as { [name: string]: unknown })[key] = value
    }
  }
  const close = () => {
    const first = firsts[depth] as number
    if (!lists[depth]) value = records[depth]
    else {
      value = values.length === first ? NONE : values.slice(first)
      values.length = first
    }
    depth--
    at++
  }

  for (;;) {
    if (at > breath) {
      yield at / length
      breath = at + STEP
    }
    skipBlanks()
    const byte = bytes[at]
    if (byte === OPEN_LIST || byte === OPEN_RECORD) {
      open(byte === OPEN_LIST)
      at++
      skipBlanks()
      if (bytes[at] !== (byte === OPEN_LIST ? CLOSE_LIST : CLOSE_RECORD)) {
        if (byte === OPEN_RECORD) keys[depth] = name()
        continue
      }
      close()
    } else if (byte === QUOTE) {
      seen = at + 1
      isPlain = true
      let end = textEnd()
      for (; end === undefined; end = textEnd()) yield seen / length
      if (isKept()) value = end - at > LONG ? new LongText(plainBytes(bytes.subarray(at + 1, end), isPlain)) : textOf(at + 1, end)
      at = end + 1
    } else if (byte === 116) {
      word('true')
      value = true
    } else if (byte === 102) {
      word('false')
      value = false
    } else if (byte === 110) {
      word('null')
      value = null
    } else value = number()
    // A value is over, and perhaps what it stands in, and what that stands in.
    for (;;) {
      put()
      if (depth < 0) {
        // Some programs fill a file up with zeros instead of blanks.
        for (let rest = bytes[at]; rest === 0 || rest === 32 || rest === 10 || rest === 13 || rest === 9; rest = bytes[++at]);
        return at < length ? garbled() : { value, hasAddress }
      }
      skipBlanks()
      const next = bytes[at]
      if (next === COMMA) {
        at++
        if (!lists[depth]) {
          skipBlanks()
          keys[depth] = name()
        }
        break
      }
      if (next !== (lists[depth] ? CLOSE_LIST : CLOSE_RECORD)) garbled()
      close()
    }
  }
}

/** Some programs write `\/` for every slash. Nothing else in numbers could need a sign before it. */
const plainBytes = (bytes: Uint8Array, isPlain: boolean): Uint8Array =>
  isPlain ? bytes : bytes.filter((byte) => byte !== BACKSLASH)
