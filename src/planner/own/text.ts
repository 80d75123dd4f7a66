/** Reads words and numbers of a text file directly from its bytes, so that huge files never become one string. */

const NEWLINE = 10
const RETURN = 13
const BACKSLASH = 92
const isBlank = (byte: number) => byte === 32 || byte === 9 || byte === 11 || byte === 12 || byte === RETURN
/** The longest word. Anything longer is damage, which may go on to the end of the file. */
const LONGEST = 4096
const POWERS = Array.from({ length: 31 }, (_, i) => Number(`1e${i}`))

export class TextScanner {
  readonly #bytes: Uint8Array
  at = 0
  /** Line number, from 1. */
  line = 1
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) this.at = 3
  }
  get isOver(): boolean {
    return this.at >= this.#bytes.length
  }
  get share(): number {
    return this.at / this.#bytes.length
  }
  /** Skips spaces, and line ends after a backslash. */
  skipBlanks(): void {
    const bytes = this.#bytes
    for (;;) {
      const byte = bytes[this.at]
      if (byte === undefined) return
      if (isBlank(byte)) this.at++
      else if (
        byte === BACKSLASH &&
        (bytes[this.at + 1] === NEWLINE || (bytes[this.at + 1] === RETURN && bytes[this.at + 2] === NEWLINE))
      ) {
        this.at += bytes[this.at + 1] === NEWLINE ? 2 : 3
        this.line++
      } else return
    }
  }
  /** Whether nothing is left on this line. */
  get isLineOver(): boolean {
    this.skipBlanks()
    return this.isOver || this.#bytes[this.at] === NEWLINE
  }
  nextLine(): void {
    const end = this.#bytes.indexOf(NEWLINE, this.at)
    this.at = end < 0 ? this.#bytes.length : end + 1
    this.line++
  }
  /** The next word of this line in lower case, empty at the line's end. Longer words than any keyword are truncated. */
  word(): string {
    this.skipBlanks()
    let text = ''
    const last = this.at + LONGEST
    for (
      let byte = this.#bytes[this.at];
      byte !== undefined && byte !== NEWLINE && !isBlank(byte) && this.at < last;
      byte = this.#bytes[++this.at]
    )
      if (text.length < 40) text += String.fromCharCode(byte >= 65 && byte <= 90 ? byte + 32 : byte)
    return text
  }
  /** The rest of this line as written, for messages: at most 80 characters. */
  rest(): string {
    this.skipBlanks()
    const end = this.#bytes.indexOf(NEWLINE, this.at)
    const bytes = this.#bytes.subarray(this.at, Math.min(end < 0 ? this.#bytes.length : end, this.at + 80))
    return new TextDecoder().decode(bytes).replace(/\p{C}/gu, '').trim()
  }
  /** A decimal number, which ends at a space, a line end or a slash. NaN if there is none; the word is then skipped. */
  number(): number {
    this.skipBlanks()
    const bytes = this.#bytes
    let at = this.at
    const sign = bytes[at] === 45 ? -1 : 1
    if (bytes[at] === 45 || bytes[at] === 43) at++
    let value = 0
    let digits = 0
    let shift = 0
    let isFraction = false
    for (let byte = bytes[at]; byte !== undefined; byte = bytes[++at]) {
      if (byte >= 48 && byte <= 57) {
        value = value * 10 + (byte - 48)
        digits++
        if (isFraction) shift--
      } else if (byte === 46 && !isFraction) isFraction = true
      else break
    }
    if (digits > 0 && (bytes[at] === 101 || bytes[at] === 69)) {
      at++
      const down = bytes[at] === 45
      if (down || bytes[at] === 43) at++
      let exponent = 0
      let places = 0
      for (let byte = bytes[at]; byte !== undefined && byte >= 48 && byte <= 57; byte = bytes[++at]) {
        exponent = Math.min(9999, exponent * 10 + byte - 48)
        places++
      }
      if (places === 0) digits = 0
      shift += down ? -exponent : exponent
    }
    const end = bytes[at]
    if (digits === 0 || !(end === undefined || end === NEWLINE || end === 47 || isBlank(end))) {
      this.word()
      return Number.NaN
    }
    this.at = at
    const power = POWERS[Math.abs(shift)]
    if (power === undefined) return shift < 0 ? 0 * sign : value === 0 ? 0 : sign * Infinity
    return sign * (shift < 0 ? value / power : value * power)
  }
  /** Whether this byte comes next. */
  isNext(byte: number): boolean {
    return this.#bytes[this.at] === byte
  }
  /** Whether the word ends here. */
  get isWordOver(): boolean {
    const byte = this.#bytes[this.at]
    return byte === undefined || byte === NEWLINE || isBlank(byte)
  }
  /** Skips this byte if it comes next; returns whether it did. */
  takes(byte: number): boolean {
    if (this.#bytes[this.at] !== byte) return false
    this.at++
    return true
  }
}
