/**
 * A deck as a link, in the part of an address that browsers do not send to servers: a digit for the version; then, encoded as
 * letters, the deck's length, its checksum, and its name and cards, deflated.
 */
import { deflateSync, inflateSync } from 'fflate'
import { BrokenBytes, bytesOf, checkSum, lettersOf, reader, writer } from '../planner/share/bytes'
import { CARD_ID, type Deck, MOST, tidyName } from './deck'
import { type DeckRead, decksSay } from './said'

const VERSION = '1'
/** Chat programs cut longer links. */
const MOST_LETTERS = 8_000
const MOST_BYTES = 64_000

/** The letters that stand for a deck in a link, without the page's address. */
export function lettersOfDeck({ name, cards }: Deck): DeckRead<string> {
  const plain = writer()
  plain.text(name)
  const each = Object.entries(cards)
  plain.count(each.length)
  for (const [id, count] of each) {
    plain.count(count)
    plain.text(id)
  }
  const bytes = plain.bytes()
  const head = writer()
  head.count(bytes.length)
  head.count(checkSum(bytes))
  const letters = VERSION + lettersOf(Uint8Array.from([...head.bytes(), ...deflateSync(bytes, { level: 9 })]))
  return letters.length > MOST_LETTERS
    ? { ok: false, reason: decksSay('deck-link-too-long', { most: MOST_LETTERS }) }
    : { ok: true, value: letters }
}

/** Reads a deck from such letters. Never throws. */
export function deckOfLetters(letters: string): DeckRead<Deck> {
  const version = letters.slice(0, 1)
  if (version !== VERSION) return { ok: false, reason: decksSay('deck-link-version', { found: version, ours: VERSION }) }
  const deck = letters.length > 2 * MOST_LETTERS ? undefined : unpacked(bytesOf(letters.slice(1)))
  return deck ? { ok: true, value: deck } : { ok: false, reason: decksSay('deck-link-damaged', {}) }
}

function unpacked(bytes: ReturnType<typeof bytesOf>): Deck | undefined {
  if ('wrong' in bytes) return undefined
  try {
    const head = reader(bytes)
    const size = head.count(MOST_BYTES)
    const sum = head.count()
    const plain = inflateSync(bytes.subarray(head.at), { out: new Uint8Array(size) })
    if (plain.length !== size || checkSum(plain) !== sum) return undefined
    const input = reader(plain)
    const name = tidyName(input.text())
    const cards: { [id: string]: number } = {}
    for (let left = input.count(MOST.kinds); left > 0; left--) {
      const count = input.count(MOST.copies)
      const id = input.text()
      if (count < 1 || !CARD_ID.test(id)) return undefined
      cards[id] = count
    }
    return { name, cards }
  } catch (error) {
    if (error instanceof BrokenBytes || (error instanceof Error && 'code' in error)) return undefined
    throw error
  }
}
