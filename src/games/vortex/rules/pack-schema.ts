/** The schema of a pack file: one JSON document with lengths in centimetres. Every number and list has bounds. */
import * as v from 'valibot'
import { header, idOf, list, name, oneOf, real, record, text, whole, yesNo } from '../../../packs/form'
import { PEOPLES, SIZES, SKILLS } from './profile'

const id = idOf(/^[a-z][a-z0-9-]{0,39}$/)

const stats = record({
  RAP: whole(0, 12),
  VIE: whole(1, 9),
  MOU: real(0, 30),
  ATT: whole(0, 12),
  DEF: whole(0, 12),
  FOR: whole(0, 12),
  VIV: whole(0, 12),
  POU: v.optional(whole(1, 12)),
  VOL: whole(0, 12),
  PA: whole(0, 12),
})

const shot = record({
  near: whole(0, 9),
  nearRange: real(1, 120),
  far: whole(0, 9),
  farRange: real(1, 120),
  heavy: v.optional(yesNo, false),
})

const profile = record({
  id,
  name: v.optional(name),
  people: oneOf(PEOPLES),
  size: v.optional(oneOf(SIZES), 'S'),
  stats,
  shot: v.optional(shot),
  skills: v.optional(list(oneOf(SKILLS), 0, SKILLS.length), []),
  discipline: v.optional(whole(0, 9), 0),
  spells: v.optional(list(id, 0, 10), []),
  most: whole(1, 10),
  points: whole(1, 130),
  model: text,
})

const piece = record({
  kind: oneOf(['block', 'wall']),
  at: v.strictTuple([real(0, 80), real(0, 80)]),
  /** Give `size` for a box with these sides, or `radius` for a round block. */
  size: v.optional(v.strictTuple([real(0.3, 40), real(0.3, 40)])),
  radius: v.optional(real(0.5, 10)),
  height: real(0.5, 12),
})

const map = record({ id, name: v.optional(name), scenery: list(piece, 0, 40) })

const scenario = record({
  id,
  name: v.optional(name),
  goal: oneOf(['passage', 'annihilation', 'breakthrough']),
  map: v.optional(id),
})

export const PACK_SCHEMA = record({
  ...header('vortex', 1),
  profiles: v.optional(list(profile, 0, 60), []),
  maps: v.optional(list(map, 0, 20), []),
  scenarios: v.optional(list(scenario, 0, 20), []),
})

/** A pack as in the file, with defaults for what it leaves out. */
export type PackDocument = v.InferOutput<typeof PACK_SCHEMA>
