/** A deck as a file: one JSON document, validated field by field. A refusal names the place of the mistake. */
import * as v from 'valibot'
import { CARD_ID, type Deck, MOST, tidyName } from './deck'
import { type DeckRead, decksSay } from './said'

export const DECK_FILE_VERSION = 1
/** Deck files have a few kilobytes; larger texts are refused. */
const MOST_CHARACTERS = 64_000

const SCHEMA = v.strictObject({
  sightline: v.literal('deck'),
  game: v.string(),
  version: v.literal(DECK_FILE_VERSION),
  name: v.pipe(v.string(), v.maxLength(4 * MOST.name)),
  cards: v.pipe(
    v.record(v.pipe(v.string(), v.regex(CARD_ID)), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST.copies))),
    v.check((cards) => Object.keys(cards).length <= MOST.kinds),
  ),
})

export const writeFile = (game: string, { name, cards }: Deck): string =>
  `${JSON.stringify({ sightline: 'deck', game, version: DECK_FILE_VERSION, name, cards }, undefined, 2)}\n`

/** Reads a deck file. Never throws. Refused with the first mistake found. */
export function readFile(game: string, text: string): DeckRead<Deck> {
  const no = (reason: ReturnType<typeof decksSay>): DeckRead<Deck> => ({ ok: false, reason })
  if (text.length > MOST_CHARACTERS) return no(decksSay('deck-too-large', { most: MOST_CHARACTERS }))
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return no(decksSay('deck-not-json', {}))
  }
  if (typeof value !== 'object' || value === null || !('sightline' in value) || value.sightline !== 'deck')
    return no(decksSay('deck-not-a-deck', {}))
  const head = value as { readonly game?: unknown; readonly version?: unknown }
  if (head.game !== game) return no(decksSay('deck-other-game', { found: brief(head.game), ours: game }))
  if (head.version !== DECK_FILE_VERSION)
    return no(decksSay('deck-other-version', { found: brief(head.version), ours: DECK_FILE_VERSION }))
  const parsed = v.safeParse(SCHEMA, value)
  if (!parsed.success) return no(faultFrom(parsed.issues[0]))
  const { name, cards } = parsed.output
  return { ok: true, value: { name: tidyName(name), cards } }
}

const brief = (value: unknown): string => (JSON.stringify(value) ?? '').slice(0, 30)

function faultFrom({ path, type, expected }: v.InferIssue<typeof SCHEMA>) {
  const keys = (path ?? []).map(({ key }) => String(key))
  const at = keys.join('.').slice(0, 60)
  const [field, card] = keys
  if (expected === 'never') return decksSay('deck-field-unknown', { at })
  if (type === 'strict_object') return decksSay('deck-field-needed', { at })
  if (field === 'name') return decksSay('deck-field-name', { at, most: 4 * MOST.name })
  if (card === undefined) return decksSay('deck-field-cards', { at, most: MOST.kinds })
  return type === 'regex' ? decksSay('deck-field-id', { at }) : decksSay('deck-field-count', { at, most: MOST.copies })
}
