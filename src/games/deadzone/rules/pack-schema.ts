/** The form of a pack file: one JSON document, ranges and speeds in cubes, keywords as `frenzy 1`; bounds on everything. */
import * as v from 'valibot'
import { SCULPTURES } from '../content/sculptures'
import { expected, type PackSaid } from './pack-said'
import { ABILITIES, ITEM_KINDS, type Keyword, MODEL_TYPES, SPECIALS, WEAPON_KEYWORDS } from './profile'

export const PACK_VERSION = 1
export const GAME = 'deadzone'
/** No honest pack comes near it. */
export const MOST_CHARACTERS = 256_000
const LONGEST = 80

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
/** Option ids are made of them: no colons, no angle brackets. */
const id = v.custom<string>(
  (value) => typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/.test(value),
  message('pack-id', {}),
)
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

const wordOf = (value: string): string => value.split(' ')[0] ?? ''
/** `frenzy 1`, or a word alone. */
const keyword = <Name extends string>(all: readonly Name[]) =>
  v.pipe(
    v.custom<string>(
      (value) => typeof value === 'string' && /^[a-z-]+( \d)?$/.test(value) && all.some((one) => one === wordOf(value)),
      message('pack-keyword', { options: all.join(', ') }),
    ),
    v.transform((value): Keyword<Name> => {
      const [word, number] = value.split(' ')
      const found = all.find((one) => one === word)
      if (found === undefined) throw new Error(`${value} passed a check that it should not have`)
      return { name: found, ...(number === undefined ? {} : { value: Number(number) }) }
    }),
  )

const MOST_RANGE = 24
const isRange = (value: unknown): boolean =>
  value === 'fight' ||
  value === 'none' ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_RANGE)
const range = v.custom<number | 'fight' | 'none'>(isRange, message('pack-range', { most: MOST_RANGE }))
const isStat = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 3 && value <= 7)
const stat = v.custom<number | null>(isStat, message('pack-stat', {}))
const size = v.pipe(
  whole(1, 4),
  v.transform((value) => value as 1 | 2 | 3 | 4),
)
const sizes = v.tuple([whole(0, 5), whole(0, 5)], message('pack-list', { least: 2, most: 2 }))

const weapon = record({
  id,
  name: v.optional(name),
  range,
  ap: v.optional(whole(0, 5), 0),
  keywords: v.optional(list(keyword(WEAPON_KEYWORDS), 0, 8), []),
  points: v.optional(whole(0, 60), 0),
  vp: v.optional(whole(0, 5), 0),
  categories: v.optional(list(id, 0, 12), []),
  hardpoints: v.optional(whole(0, 3), 0),
  extra: v.optional(yesNo, false),
  factions: v.optional(list(id, 1, 12)),
})

const model = record({
  id,
  name: v.optional(name),
  faction: id,
  type: oneOf(MODEL_TYPES),
  points: whole(0, 120),
  vp: whole(0, 8),
  speed: sizes,
  armour: v.optional(whole(0, 4), 0),
  size: v.optional(size, 1),
  shoot: stat,
  fight: stat,
  survive: stat,
  weapons: v.optional(list(id, 0, 6), []),
  abilities: v.optional(list(keyword(ABILITIES), 0, 12), []),
  categories: v.optional(list(id, 0, 12), []),
  hardpoints: v.optional(whole(0, 4), 0),
  recon: v.optional(whole(3, 6)),
  special: v.optional(oneOf(SPECIALS)),
  model: oneOf(SCULPTURES),
})

const chosen = record({
  model: id,
  weapons: v.optional(list(id, 0, 12)),
  items: v.optional(list(oneOf(ITEM_KINDS), 0, 4)),
})

export const PACK_SCHEMA = record({
  sightline: v.literal('pack', message('pack-not-a-pack', {})),
  game: v.literal(GAME, message('pack-other-game', { game: GAME })),
  version: v.literal(PACK_VERSION, message('pack-other-version', { ours: PACK_VERSION })),
  name,
  author: v.optional(text),
  factions: v.optional(list(record({ id, name: v.optional(name) }), 0, 12), []),
  weapons: v.optional(list(weapon, 0, 60), []),
  models: v.optional(list(model, 0, 60), []),
  teams: v.optional(list(record({ id, name: v.optional(name), faction: id, models: list(chosen, 1, 20) }), 0, 12), []),
})

/** A pack as it is in the file, with what it leaves out filled in. */
export type PackDocument = v.InferOutput<typeof PACK_SCHEMA>
