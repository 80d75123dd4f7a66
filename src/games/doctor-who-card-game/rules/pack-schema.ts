/** The form of a deck file: one JSON document, bounds on everything. */
import * as v from 'valibot'
import { ENEMY_POWERS, KINDS, SUPPORT_EFFECTS } from './cards'
import { expected, type PackSaid } from './pack-said'

export const PACK_VERSION = 1
export const GAME = 'doctor-who-card-game'
/** No honest deck comes near it. */
export const MOST_CHARACTERS = 256_000
const LONGEST = 80
const MOST_CARDS = 200

/** Schemas speak in strings: what was expected goes through them as one. */
const message = <K extends keyof PackSaid>(key: K, says: PackSaid[K]): string => JSON.stringify(expected(key, says))

const record = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject(entries, ({ expected: what }) => {
    if (what === 'never') return message('pack-no-such-field', { known: Object.keys(entries).join(', ') })
    return what.startsWith('"') ? message('pack-needed', {}) : message('pack-object', {})
  })
const list = <S extends v.GenericSchema>(item: S, least: number, most: number) => {
  const wrong = message('pack-list', { least, most })
  return v.pipe(v.array(item, wrong), v.minLength(least, wrong), v.maxLength(most, wrong))
}
const whole = (least: number, most: number) => {
  const wrong = message('pack-whole', { least, most })
  return v.pipe(v.number(wrong), v.integer(wrong), v.minValue(least, wrong), v.maxValue(most, wrong))
}
const yesNo = v.boolean(message('pack-yes-no', {}))
const oneOf = <const O extends readonly string[]>(options: O) =>
  v.picklist(options, message('pack-one-of', { options: options.join(', ') }))

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST && value.trim() !== '' && !/\p{Cc}/u.test(value)
const text = v.custom<string>(isText, message('pack-text', { most: LONGEST }))
const id = v.custom<string>((value) => typeof value === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(value), message('pack-id', {}))
const isName = (value: unknown): value is string | { readonly en: string; readonly fr: string } =>
  isText(value) ||
  (typeof value === 'object' &&
    value !== null &&
    Object.keys(value).sort().join() === 'en,fr' &&
    Object.values(value).every(isText))
/** One name for both languages, or one for each. */
const name = v.pipe(
  v.custom<string | { readonly en: string; readonly fr: string }>(isName, message('pack-name', {})),
  v.transform((value) => (typeof value === 'string' ? { en: value, fr: value } : value)),
)

const printed = { id, name: v.optional(name) }
/** Copies in the deck; none takes a house card out of it. */
const count = v.optional(whole(0, 20), 1)
const strength = whole(0, 12)
const time = v.optional(whole(0, 3))

const card = v.variant(
  'type',
  [
    record({ ...printed, type: v.literal('location'), count, vp: whole(0, 9), time: whole(0, 9) }),
    record({ ...printed, type: v.literal('defender'), count, kind: oneOf(KINDS), strength, time }),
    record({
      ...printed,
      type: v.literal('enemy'),
      count,
      strength,
      family: id,
      partners: v.optional(list(id, 0, 40), []),
      wild: v.optional(yesNo, false),
      power: v.optional(oneOf(ENEMY_POWERS)),
      takes: v.optional(id),
      time,
      dalek: v.optional(yesNo, false),
    }),
    record({
      ...printed,
      type: v.literal('support'),
      count,
      effect: oneOf(SUPPORT_EFFECTS),
      gain: v.optional(whole(0, 9)),
    }),
  ],
  message('pack-one-of', { options: 'location, defender, enemy, support' }),
)
const start = record({ ...printed, vp: whole(0, 9), value: whole(0, 99) })

export const PACK_SCHEMA = record({
  sightline: v.literal('pack', message('pack-not-a-pack', {})),
  game: v.literal(GAME, message('pack-other-game', { game: GAME })),
  version: v.literal(PACK_VERSION, message('pack-other-version', { ours: PACK_VERSION })),
  name,
  author: v.optional(text),
  /** Laid over the house deck, or a whole deck of its own. */
  over: v.optional(oneOf(['house', 'nothing']), 'house'),
  cards: v.optional(list(card, 0, MOST_CARDS), []),
  starts: v.optional(list(start, 0, 12), []),
})

/** A deck file as it is, with what it leaves out filled in. */
export type PackDocument = v.InferOutput<typeof PACK_SCHEMA>
export type PackCard = PackDocument['cards'][number]
