/** The schema of a pack file: one JSON document; lengths in inches; everything has a limit. */
import * as v from 'valibot'
import { header, idOf, list, name, oneOf, real, record, text, whole, yesNo } from '../../../packs/form'
import { AFTER_USE, EFFECTS, ICONS, NODE_KINDS } from './cards'
import { point } from './pack-point'
import { message } from './pack-said'
import { packTerrain } from './pack-terrain'
import { KEYWORDS } from './profile'

const id = idOf(/^[A-Za-z][A-Za-z0-9-]{0,39}$/)

const weapon = record({
  id,
  name: v.optional(name),
  dice: whole(0, 12),
  range: v.optional(real(0.5, 48)),
  closeCombat: v.optional(yesNo),
  stress: v.optional(whole(1, 2), 1),
  keywords: v.optional(list(oneOf(['blast']), 0, 1), []),
  burst: v.optional(whole(2, 6)),
})

const profile = record({
  name: v.optional(name),
  movement: real(0, 24),
  resistance: whole(0, 12),
  melee: whole(-6, 20),
  shoot: v.optional(whole(-6, 12)),
  wounds: v.optional(whole(0, 6), 0),
  attacks: v.optional(whole(1, 6), 1),
  weapons: v.optional(list(id, 0, 6), []),
  keywords: v.optional(list(oneOf(KEYWORDS.filter((keyword) => keyword !== 'blast')), 0, KEYWORDS.length), []),
  points: v.optional(whole(0, 20)),
  model: text,
})

const card = record({
  id,
  name: v.optional(name),
  faction: id,
  figures: whole(1, 12),
  fate: v.optional(whole(0, 10), 0),
  unique: v.optional(yesNo, false),
  profile,
})

const faction = record({ id, name: v.optional(name), roster: v.optional(list(id, 1, 5)) })

const battleCard = record({ id, name: v.optional(name), icons: list(oneOf(ICONS), 1, ICONS.length), count: whole(1, 40) })

const adventure = record({
  id,
  name: v.optional(name),
  effect: oneOf(EFFECTS),
  after: v.optional(oneOf(AFTER_USE)),
})

const nodes = record({
  radius: v.optional(real(0.25, 1)),
  stock: list(record({ kind: oneOf(NODE_KINDS), count: whole(1, 12), points: whole(0, 20) }), 1, 12),
})

const placings = list(
  record({
    /** A kind from the table's catalogue or of the pack itself. */
    kind: text,
    at: point,
    heading: v.optional(whole(0, 359), 0),
  }),
  0,
  60,
)

const alternate = record({ placing: oneOf(['alternate']), each: whole(1, 6) })
const fixed = record({ placing: oneOf(['fixed']), at: list(point, 1, 12) })

const scenario = record({
  id,
  name: v.optional(name),
  turns: whole(1, 12),
  cards: v.optional(record({ least: whole(1, 5), most: whole(1, 5) }), { least: 1, most: 5 }),
  /** A map given in place, or the name of one. */
  terrain: v.lazy((value) => (typeof value === 'string' ? id : placings)),
  depth: v.optional(real(3, 12), 6),
  nodes: v.optional(v.variant('placing', [alternate, fixed], message('pack-one-of', { options: 'alternate, fixed' }))),
  nodePoints: v.optional(whole(0, 20)),
})

const terrainSet = record({ id, terrain: placings })

export const PACK_SCHEMA = record({
  ...header('exterminate', 1),
  weapons: v.optional(list(weapon, 0, 60), []),
  factions: v.optional(list(faction, 0, 12), []),
  cards: v.optional(list(card, 0, 60), []),
  battleDeck: v.optional(list(battleCard, 1, 40)),
  adventures: v.optional(list(adventure, 0, 60), []),
  nodes: v.optional(nodes),
  scenarios: v.optional(list(scenario, 0, 20), []),
  terrain: v.optional(list(packTerrain, 0, 60), []),
  terrainSets: v.optional(list(terrainSet, 0, 20), []),
})

/** A pack as written in the file, with defaults filled in. */
export type PackDocument = v.InferOutput<typeof PACK_SCHEMA>
export type PackScenario = PackDocument['scenarios'][number]
export type PackPlacing = PackDocument['terrainSets'][number]['terrain'][number]
