/** The schema of a deck file: one JSON document; everything has a limit. */
import * as v from 'valibot'
import { header, idOf, list, name, oneOf, record, whole, yesNo } from '../../../packs/form'
import { ENEMY_POWERS, KINDS, SUPPORT_EFFECTS } from './cards'
import { message } from './pack-said'

const MOST_CARDS = 200

const id = idOf(/^[a-z][a-z0-9-]{0,39}$/)

const printed = { id, name: v.optional(name) }
/** The number of copies in the deck. 0 removes a house card. */
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
  ...header('doctor-who-card-game', 1),
  /** Whether the file is laid over the house deck or is a complete deck. */
  over: v.optional(oneOf(['house', 'nothing']), 'house'),
  cards: v.optional(list(card, 0, MOST_CARDS), []),
  starts: v.optional(list(start, 0, 12), []),
})

/** A deck file as written, with defaults filled in. */
export type PackDocument = v.InferOutput<typeof PACK_SCHEMA>
export type PackCard = PackDocument['cards'][number]
