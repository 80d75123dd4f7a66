/** The schema of a pack file: one JSON document; ranges and speeds in cubes; keywords as `frenzy 1`; everything is limited. */
import * as v from 'valibot'
import { header, idOf, list, name, oneOf, record, whole, yesNo } from '../../../packs/form'
import { SCULPTURES } from '../content/sculptures'
import { message } from './pack-said'
import { ABILITIES, ITEM_KINDS, type Keyword, MODEL_TYPES, SPECIALS, WEAPON_KEYWORDS } from './profile'

const id = idOf(/^[a-z0-9][a-z0-9-]{0,39}$/)

const wordOf = (value: string): string => value.split(' ')[0] ?? ''
/** A keyword with its value, as in `frenzy 1`, or without. */
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
  ...header('deadzone', 1),
  factions: v.optional(list(record({ id, name: v.optional(name) }), 0, 12), []),
  weapons: v.optional(list(weapon, 0, 60), []),
  models: v.optional(list(model, 0, 60), []),
  teams: v.optional(list(record({ id, name: v.optional(name), faction: id, models: list(chosen, 1, 20) }), 0, 12), []),
})

/** A pack as written in the file, with defaults filled in. */
export type PackDocument = v.InferOutput<typeof PACK_SCHEMA>
