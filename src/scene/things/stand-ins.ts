/** What is drawn for missing models: painted pawns, and terrain as bevelled blocks from its own outlines. */
import { type BufferGeometry, Color, Float32BufferAttribute, LatheGeometry, SphereGeometry, Vector2 } from 'three'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { place } from '../../geometry/heading'
import type { PlayerSeat } from '../../kernel'
import type { TerrainLook } from '../look'
import { SEAT_MARKS } from '../seats'
import { inches } from '../space'
import { blocksShape } from './block-shape'
import type { Model } from './models'

const painted = (geometry: BufferGeometry, colour: (y: number, normalY: number) => Color): BufferGeometry => {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry
  const position = flat.getAttribute('position')
  const normal = flat.getAttribute('normal')
  const colours = new Float32Array(position.count * 3)
  for (let i = 0; i < position.count; i++) colour(position.getY(i), normal.getY(i)).toArray(colours, i * 3)
  flat.setAttribute('color', new Float32BufferAttribute(colours, 3))
  flat.deleteAttribute('uv')
  return flat
}

let pawn: Model | undefined

/** A turned pawn on a dark base of radius 0.5; callers scale it to the actual base. */
export function pawnModel(): Model {
  if (pawn) return pawn
  const line = (points: readonly (readonly [number, number])[]) =>
    new LatheGeometry(
      points.map(([x, y]) => new Vector2(x, y)),
      40,
    )
  const rim = new Color('#1d1c1e')
  const base = painted(
    line([
      [0.5, 0],
      [0.5, 0.05],
      [0.455, 0.14],
      [0.42, 0.14],
      [0, 0.14],
    ]),
    (y, up) => (up > 0.9 && y > 0.1 ? new Color('#4a443d') : rim),
  )
  const wood = new Color('#d8cbb4')
  const body = painted(
    line([
      [0.36, 0.14],
      [0.34, 0.24],
      [0.25, 0.34],
      [0.19, 0.6],
      [0.16, 0.92],
      [0.24, 0.98],
      [0.23, 1.03],
      [0.13, 1.06],
    ]),
    (y) => wood.clone().multiplyScalar(0.45 + 0.55 * Math.min(1, y / 0.8)),
  )
  const head = painted(new SphereGeometry(0.24, 28, 20).translate(0, 1.24, 0), () => wood)
  const nose = painted(new SphereGeometry(0.07, 12, 10).translate(0, 1.24, 0.23), () => wood.clone().multiplyScalar(0.6))
  const geometry = mergeGeometries([base, body, head, nose])
  pawn = { geometry, height: 1.48 }
  return pawn
}

const tinted = new Map<PlayerSeat, Model>()

/** The pawn in a seat's colour, stored in its vertices, so that the material of painted things draws it. */
export function pawnOf(seat: PlayerSeat): Model {
  const known = tinted.get(seat)
  if (known) return known
  const { geometry: plain, height } = pawnModel()
  const geometry = plain.clone()
  const tint = new Color(SEAT_MARKS[seat].colour).lerp(new Color('#ffffff'), 0.25)
  const colours = geometry.getAttribute('color')
  for (let i = 0; i < colours.count; i++)
    colours.setXYZ(i, colours.getX(i) * tint.r, colours.getY(i) * tint.g, colours.getZ(i) * tint.b)
  const made = { geometry, height }
  tinted.set(seat, made)
  return made
}

const drawn = new Map<string, Model>()

const STONE = ['#7d766b', '#6f7477', '#80725f', '#69706a', '#7a6a62'] as const

export interface Blocks {
  /** Pieces with the same shape share one mesh, identified by this key. */
  readonly key: string
  readonly model: Model
}
/** Cached by the lists that define the shape: looks are new objects after every answer, these lists are not. */
const SHAPED = new WeakMap<object, Map<string, Blocks>>()
const sourceOf = ({ solids, outlines }: TerrainLook): object => solids ?? outlines
const formOf = ({ kind }: TerrainLook, isPlain: boolean): string => (isPlain ? `${kind} plain` : kind)

/** The blocks of a piece that has been shaped before. */
export const knownBlocks = (terrain: TerrainLook, isPlain = false): Blocks | undefined =>
  SHAPED.get(sourceOf(terrain))?.get(formOf(terrain, isPlain))

/** Terrain as blocks in its own space. `isPlain`: without bevels. */
export function blockModel(terrain: TerrainLook, isPlain = false): Blocks {
  const known = knownBlocks(terrain, isPlain)
  if (known) return known
  const made = shaped(terrain, isPlain)
  const forms = SHAPED.get(sourceOf(terrain)) ?? new Map<string, Blocks>()
  SHAPED.set(sourceOf(terrain), forms.set(formOf(terrain, isPlain), made))
  return made
}

function shaped(terrain: TerrainLook, isPlain: boolean): Blocks {
  const { at, heading, z = 0, height, solids } = terrain
  const home = { x: 0, y: 0 }
  const blocks = solids ?? terrain.outlines.map((outline) => ({ outline, bottom: z, top: height }))
  const local = blocks.map(({ outline, bottom, top }) => ({
    outline: place(
      outline.map(({ x, y }) => ({ x: x - at.x, y: y - at.y })),
      home,
      ((-heading % 360) + 360) % 360,
    ),
    bottom: bottom - z,
    top: top - z,
  }))
  // Rotating an outline back rounds it, so outlines with tiny differences count as one shape.
  const shape = local.map(({ outline, bottom, top }) => {
    const corners = outline.map(({ x, y }) => `${Math.round(x / 20)},${Math.round(y / 20)}`)
    return `${bottom}-${top} ${corners.join(' ')}`
  })
  const key = `${formOf(terrain, isPlain)}:${shape.join(';')}`
  const known = drawn.get(key)
  if (known) return { key, model: known }
  const tall = inches(height - z)
  const tint = new Color(STONE[[...terrain.kind].reduce((sum, c) => sum + c.charCodeAt(0), 0) % STONE.length])
  const shade = (y: number, up: number) => (up > 0.5 ? 1.12 : 0.5 + 0.45 * Math.min(1, Math.max(0, y / tall)))
  const geometry = blocksShape(local, { tint, shade }, isPlain)
  const model = { geometry, height: tall }
  drawn.set(key, model)
  return { key, model }
}
