/** The Foundry of *Deadzone* with one of every figure, token, marker and die: to look at. */
import { MAPS } from '../../../src/games/deadzone/content/maps'
import { SCULPTURES } from '../../../src/games/deadzone/content/sculptures'
import { STATURES } from '../../../src/games/deadzone/content/statures'
import { tableOf } from '../../../src/games/deadzone/rules/facts/terrain'
import { ITEM_KINDS } from '../../../src/games/deadzone/rules/profile'
import { COMMAND_FACES } from '../../../src/games/deadzone/rules/state'
import type { FigureLook, Look, TokenLook } from '../../../src/scene/look'
import { at, inch } from './sample'

/** Bases by the bodies of the four Sizes. */
const BASES: { readonly [body: number]: number } = { 889: inch(0.49), 1397: inch(0.79), 2032: inch(0.98), 2540: inch(1.18) }
const MARKS = ['wound', 'fire', 'tag', 'reload'] as const

/** One of each sculpture, in rows along the near streets. */
const figures: readonly FigureLook[] = SCULPTURES.map(
  (model, i): FigureLook => ({
    ref: model,
    model,
    name: model,
    seat: i % 2 ? 'B' : 'A',
    at: at(1.5 + 3 * (i % 8), 1.5 + 3 * Math.floor(i / 8)),
    z: 0,
    heading: 270 + ((i * 37) % 60) - 30,
    radius: BASES[STATURES[model]?.body ?? 0] ?? inch(0.49),
    ...(i % 7 === 3 ? { lying: true } : {}),
    markers: MARKS.filter((_, k) => (i + k) % 4 === 0).map((kind) => ({ kind, count: 1, name: kind })),
  }),
)

const kinds = ITEM_KINDS.slice(0, 21)
const tokens: readonly TokenLook[] = [
  ...[1, 2].map(
    (vp): TokenLook => ({
      ref: `objective ${vp}`,
      kind: 'objective',
      label: String(vp),
      name: 'objective',
      radius: inch(0.75),
      at: at(3 + 4 * vp, 0.9 * vp),
      z: 0,
    }),
  ),
  ...kinds.map(
    (kind, i): TokenLook => ({
      ref: kind,
      kind: i === 0 ? 'item-down' : `item-${kind}`,
      name: kind,
      radius: inch(0.45),
      at: at(12.6 + (i % 8) * 1.05, 23.2 - Math.floor(i / 8) * 1.05),
      z: 0,
    }),
  ),
  { ref: 'smoke', kind: 'smoke', name: 'smoke', radius: inch(1.4), at: at(16.5, 10.5), z: 0, solid: 'cloud', selectable: false },
  ...COMMAND_FACES.map(
    (face, i): TokenLook => ({
      ref: face,
      kind: `command-${face.toLowerCase()}`,
      name: face,
      radius: inch(0.315),
      at: at(9 + i * 0.95, -2.1),
      z: inch(0.55),
      solid: 'die',
      sides: COMMAND_FACES.filter((other) => other !== face).map((other) => `command-${other.toLowerCase()}`),
      ...(i === 2 ? { lit: true } : {}),
    }),
  ),
]

export const colony = (): Look => {
  const table = tableOf(MAPS.foundry)
  return {
    width: table.width,
    depth: table.depth,
    mat: 'deadzone',
    terrain: table.terrain.map((piece) => ({ ...piece, model: piece.kind, name: piece.kind })),
    figures,
    areas: [],
    tokens,
  }
}
