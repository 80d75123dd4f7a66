/**
 * Parses JSON from its bytes with pauses. Of records only the requested keys are kept; values under other keys are skipped
 * without allocation, so that tens of megabytes of JSON do not become ten times as much memory.
 */
import type { Work } from './mesh'
import { refuse } from './said'

/** A long text, such as binary data in base64, as a view of its bytes in the file. */
export class LongText {
  readonly bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.bytes = bytes
  }
}

export interface JsonRead {
  readonly value: unknown
  /** Whether it contains any key that is used for addresses, whether or not its value was kept. */
  readonly hasAddress: boolean
}

/** The deepest nesting of values that are kept and of values that are skipped. */
const MOST_DEPTH = 40
const MOST_PASSED = 1000
/** Bytes between two pauses. */
const STEP = 1 << 18
/** Texts of at least this many bytes become a `LongText`. */
const LONG = 1 << 16
const ADDRESS = /^(uri|url|href|src)$/i
/** Shared values for empty records and lists, of which a file may contain millions. */
const NOTHING: object = Object.freeze({})
const NONE: readonly unknown[] = Object.freeze([])

const [QUOTE, COMMA, COLON, BACKSLASH] = [34, 44, 58, 92]
const [OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [91, 93, 123, 125]
const [MINUS, PLUS, POINT, ZERO, NINE] = [45, 43, 46, 48, 57]
/** The characters that may follow a backslash: `"\/bfnrtu`. */
const SIGNS = [34, 92, 47, 98, 102, 110, 114, 116, 117]
const HEX = /[0-9a-f]/i
const isDigit = (byte: number | undefined) => byte !== undefined && byte >= ZERO && byte <= NINE
const POWERS = Array.from({ length: 23 }, (_, i) => 10 ** i)

const hashed = (hash: number, byte: number) => (Math.imul(hash, 31) + byte) | 0
/** Keys in ASCII, by a hash of their bytes. Most keys in a file then need not be decoded into text. */
export function jsonNames(names: readonly string[]): ReadonlyMap<number, readonly string[]> {
  const all = new Map<number, string[]>()
  for (const name of names) {
    const hash = [...name].reduce((sum, letter) => hashed(sum, letter.charCodeAt(0)), 0)
    all.set(hash, [...(all.get(hash) ?? []), name])
  }
  return all
}

/** `from`: the offset of the JSON in the file, for messages. Refuses invalid JSON with the byte where it goes wrong. */
export function* readJson(bytes: Uint8Array, from: number, names: ReturnType<typeof jsonNames>): Work<JsonRead> {
  const { length } = bytes
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0
  let breath = at + STEP
  let hasAddress = false
  // The open records and lists, by depth.
  let depth = -1
  const lists: boolean[] = []
  const kept: boolean[] = []
  /** Where the values of each open list begin in `values`. */
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

  /** The last byte of the escape sequence whose backslash is at `first`. */
  const escaped = (first: number): number => {
    isPlain = false
    const next = bytes[first + 1]
    const last = first + (next === 117 ? 5 : 1)
    for (let i = first + 2; i <= last; i++) if (!HEX.test(String.fromCharCode(bytes[i] ?? 0))) at = i
    if (next === undefined || !SIGNS.includes(next)) at = first + 1
    return at > first ? garbled() : last
  }
  /** The end of the text that begins at `at`; undefined if a pause is due first. `seen`: how far the search has come. */
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
  /** Reads the next key; its text if it is a requested one. */
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
    // Up to 15 digits both numbers are exact, so their quotient is the correctly rounded value.
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
    // A value has ended; that may also end the records and lists around it.
    for (;;) {
      put()
      if (depth < 0) {
        // Some programs pad a file with zero bytes instead of spaces.
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

/**
 * Some programs write `\/` for every slash. No other character of base64 can be escaped that way, so dropping the backslashes
 * suffices.
 */
const plainBytes = (bytes: Uint8Array, isPlain: boolean): Uint8Array =>
  isPlain ? bytes : bytes.filter((byte) => byte !== BACKSLASH)
