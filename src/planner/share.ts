/**
 * Links: a whole layout in the fragment of an address, which browsers do not send to a server. A letter gives the version; then,
 * as base64: the length of the rest, its checksum, and the rest deflated: pieces in a compact form, everything else as JSON.
 * The numbers of a report of self-play may follow. Pictures of own pieces and of the mat are not included; a file carries them.
 */
import { deflateSync, inflateSync } from 'fflate'
import { changed, emptyLayout, type LayoutDocument, MOST } from './document'
import type { OwnPiece } from './own/types'
import { checkedLayout, isPlain } from './read'
import { done, type Outcome, refuse } from './said'
import { numbersOf, type Report } from './selfplay/report'
import { readReport } from './selfplay/schema'
import { BrokenBytes, bytesOf, checkSum, lettersOf, type Reader, reader, writer } from './share/bytes'
import { readPieces, writePieces } from './share/pieces'

/** Precedes a link's data in an address: `#layout=1...`. */
export const LINK_MARK = 'layout='
const VERSION = '1'
/** Chat programs truncate longer links; such a layout is shared as a file. */
export const MOST_LETTERS = 16_000
/** The most bytes that a link may unpack to. */
const MOST_BYTES = 4_000_000

export interface Shared {
  /** The part of the address after the `#`. */
  readonly fragment: string
  /** The own pieces whose pictures are not in the link. */
  readonly without: readonly string[]
  /** Whether a picture on the mat is missing from the link. */
  readonly withoutMat: boolean
  /** Whether the numbers of a report are in the link. */
  readonly isTried: boolean
}

/** What a link holds. */
export interface Linked {
  readonly document: LayoutDocument
  readonly report?: Report
}

/** A layout as a link. A report on it goes with it unless the link would be too long. */
export function shared(document: LayoutDocument, report?: Report): Outcome<Shared> {
  const own: { [id: string]: OwnPiece } = {}
  const without: string[] = []
  for (const [id, piece] of Object.entries(document.own)) {
    const { picture, ...plain } = piece
    own[id] = plain
    if (picture !== undefined) without.push(id)
  }
  const { format: _format, version: _version, pieces: _pieces, ...rest } = changed(document, { own, matPicture: undefined })
  const out = writer()
  out.text(JSON.stringify(rest))
  writePieces(out, document)
  if (report) out.text(JSON.stringify(numbersOf(report)))
  const bytes = out.bytes()
  const packed = deflateSync(bytes, { level: 9 })
  const head = writer()
  head.count(bytes.length)
  head.count(packed.length)
  head.count(checkSum(packed))
  const letters = lettersOf(Uint8Array.from([...head.bytes(), ...packed]))
  if (letters.length > MOST_LETTERS && report) return shared(document)
  if (letters.length > MOST_LETTERS) return refuse('link-too-long', { most: MOST_LETTERS })
  return done({
    fragment: `${LINK_MARK}${VERSION}${letters}`,
    without,
    withoutMat: document.matPicture !== undefined,
    isTried: report !== undefined,
  })
}

/** Reads a link: a whole address or its fragment. Never throws. */
export function readShared(link: string): Outcome<Linked> {
  const mark = link.lastIndexOf(LINK_MARK)
  if (mark < 0) return refuse('link-foreign', {})
  const letters = link.slice(mark + LINK_MARK.length).trim()
  const version = letters.slice(0, 1)
  if (version === '') return refuse('link-cut-short', { at: 0 })
  if (version !== VERSION) return refuse('link-wrong-version', { found: version, ours: VERSION })
  // Four base64 characters are three bytes; `shared` never makes links this long.
  if (letters.length > 4 * MOST_LETTERS) return refuse('link-too-long', { most: MOST_LETTERS })
  const bytes = bytesOf(letters.slice(1))
  if ('wrong' in bytes) return refuse('link-bad-character', { at: bytes.wrong + 1 })
  try {
    return unpacked(bytes)
  } catch (error) {
    if (error instanceof BrokenBytes) return refuse('link-damaged', { at: error.at })
    throw error
  }
}

function unpacked(bytes: Uint8Array): Outcome<Linked> {
  const head = reader(bytes)
  let sizes: readonly [size: number, length: number, sum: number]
  try {
    sizes = [head.count(MOST_BYTES), head.count(MOST_BYTES), head.count()]
  } catch {
    return refuse(bytes.length < 12 ? 'link-cut-short' : 'link-damaged', { at: bytes.length })
  }
  const [size, length, sum] = sizes
  const packed = bytes.subarray(head.at)
  if (packed.length < length) return refuse('link-cut-short', { at: bytes.length })
  if (packed.length > length || checkSum(packed) !== sum) return refuse('link-damaged', { at: head.at })
  const plain = inflated(packed, size)
  if (!plain) return refuse('link-damaged', { at: head.at })
  const input = reader(plain)
  let rest: unknown
  try {
    rest = JSON.parse(input.text())
  } catch {
    return refuse('link-damaged', { at: input.at })
  }
  if (!isPlain(rest)) return refuse('link-damaged', { at: input.at })
  const bare = checkedLayout({ ...emptyLayout('', 91_440, 91_440), ...rest, pieces: [] })
  if (!bare.ok) return refuse('link-bad-layout', { at: String(bare.reason.says?.at ?? ''), why: bare.reason.key })
  const pieces = readPieces(input, bare.value, MOST.pieces)
  const whole = checkedLayout(changed(bare.value, { pieces }))
  if (whole.ok) return done({ document: whole.value, ...reportAfter(input, plain.length, whole.value) })
  return refuse('link-bad-layout', { at: String(whole.reason.says?.at ?? ''), why: whole.reason.key })
}

/** The report that follows the pieces. One that cannot be read, or is about a table of another size, is left out. */
function reportAfter(input: Reader, length: number, { size }: LayoutDocument): Pick<Linked, 'report'> {
  if (input.at >= length) return {}
  const report = readReport(input.text())
  const isOfThis = report.ok && report.value.table.width === size.width && report.value.table.depth === size.depth
  return isOfThis ? { report: numbersOf(report.value) } : {}
}

/** Inflates to exactly the announced number of bytes; otherwise undefined. */
function inflated(packed: Uint8Array, size: number): Uint8Array | undefined {
  try {
    const out = inflateSync(packed, { out: new Uint8Array(size) })
    return out.length === size ? out : undefined
  } catch {
    return undefined
  }
}
