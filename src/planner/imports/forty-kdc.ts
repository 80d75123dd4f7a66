/**
 * Layouts of 40kdc: areas and features on a board of 60 by 44 inches. Each is placed by the middle of its own area, mirrored,
 * then turned clockwise; what stands on an area is given in that area's space. Shapes that a layout only names are in a templates
 * file given with it.
 */
import * as v from 'valibot'
import type { Point } from '../../geometry/types'
import { isPlain } from '../read'
import { done, type Outcome, type PlannerReason, plannerSays, refuse } from '../said'
import { parsed } from '../schema'
import { leftOut } from './flat-map'
import type { PlanPiece, TerrainPlan, TerrainPlans } from './terrain-plan'

const BOARD: Point = { x: 60, y: 44 }
const number = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000))
const length = v.pipe(number, v.minValue(0.01))
const point = v.object({ x: number, y: number })
const FOOTPRINT = v.variant('type', [
  v.object({ type: v.literal('rectangle'), width: length, height: length }),
  v.object({ type: v.literal('right-triangle'), width: length, height: length }),
  v.object({ type: v.literal('polygon'), points: v.pipe(v.array(point), v.minLength(3), v.maxLength(64)) }),
])
type Footprint = v.InferOutput<typeof FOOTPRINT>
const MIRROR = v.fallback(v.optional(v.picklist(['none', 'horizontal', 'vertical']), 'none'), 'none')
const PLACE = { position: point, rotation_degrees: v.optional(number, 0), mirror: MIRROR }
const FEATURE = v.object({ template: v.string(), ...PLACE })
const PIECE = v.object({
  id: v.optional(v.string()),
  name: v.fallback(v.optional(v.string(), ''), ''),
  piece_type: v.optional(v.picklist(['area', 'feature']), 'area'),
  template: v.optional(v.string()),
  footprint: v.optional(FOOTPRINT),
  parent_area_id: v.optional(v.string()),
  height_inches: v.optional(number),
  is_objective: v.optional(v.boolean(), false),
  objective: v.optional(v.object({ position: v.optional(point) })),
  ...PLACE,
})
type Piece = v.InferOutput<typeof PIECE>
const TEMPLATE = v.object({
  id: v.string(),
  name: v.fallback(v.optional(v.string(), ''), ''),
  kind: v.picklist(['area', 'feature']),
  footprint: FOOTPRINT,
  default_height_inches: v.optional(number),
  default_blocking: v.optional(v.boolean(), true),
  features: v.optional(v.array(FEATURE), []),
})
type Template = v.InferOutput<typeof TEMPLATE>
const LAYOUT = v.object({ name: v.string(), pieces: v.optional(v.pipe(v.array(v.unknown()), v.maxLength(1000)), []) })

/** The templates in all files that came with the layout, by the id that a layout refers to. */
function templatesIn(beside: readonly unknown[]): ReadonlyMap<string, Template> {
  const found = beside.flat().flatMap((one) => {
    const template = isPlain(one) && 'footprint' in one ? v.safeParse(TEMPLATE, one) : undefined
    return template?.success ? [[template.output.id, template.output] as const] : []
  })
  return new Map(found)
}

/** The names of the shapes in a file of one shape or a list; undefined if it holds none. */
export function templateNames(value: unknown): string | undefined {
  const names = [...templatesIn([value]).values()].map(({ id, name }) => name || id)
  return names.length > 0 ? names.sort().join(', ').slice(0, 300) : undefined
}

/** `value`: one layout or a list of them; `beside`: the contents of other files. Layouts without pieces are skipped. */
export function fortyKdcOf(value: unknown, beside: readonly unknown[]): Outcome<TerrainPlans> {
  const templates = templatesIn(beside)
  const plans: TerrainPlan[] = []
  for (const [index, one] of (Array.isArray(value) ? value : [value]).entries()) {
    const found = parsed(LAYOUT as unknown as v.GenericSchema<unknown, v.InferOutput<typeof LAYOUT>>, one, `[${index}]`)
    if (!found.ok) return refuse('import-damaged', { at: `[${index}].${found.at}`, expected: found.expected })
    if (found.value.pieces.length > 0) plans.push(planOf(found.value, templates))
  }
  return plans.length > 0 ? done(plans) : refuse('import-nothing', {})
}

type Move = (at: Point) => Point
const still: Move = (at) => at

/** The transform from a shape's own space, whose origin is the middle of its area, to its place. */
function moveOf(
  { position, rotation_degrees, mirror }: Pick<Piece, 'position' | 'rotation_degrees' | 'mirror'>,
  area: Move,
): Move {
  const turn = (rotation_degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (at) => {
    const [x, y] = [mirror === 'horizontal' ? -at.x : at.x, mirror === 'vertical' ? -at.y : at.y]
    return area({ x: position.x + x * cos - y * sin, y: position.y + x * sin + y * cos })
  }
}

function planOf({ name, pieces: all }: v.InferOutput<typeof LAYOUT>, templates: ReadonlyMap<string, Template>): TerrainPlan {
  const left: PlannerReason[] = []
  const missing = new Set<string>()
  const read = all.flatMap((one, index): readonly (Piece & { readonly path: string })[] => {
    const piece = v.safeParse(PIECE, one)
    const path = `pieces[${index}]`
    if (piece.success) return [{ ...piece.output, path }]
    left.push(leftOut(path, 'damaged'))
    return []
  })
  const areas = new Map(read.flatMap((piece) => (piece.id === undefined ? [] : [[piece.id, moveOf(piece, still)] as const])))
  const pieces: PlanPiece[] = []
  const objectives: Point[] = []
  for (const piece of read) {
    const template = piece.template === undefined ? undefined : templates.get(piece.template)
    const footprint = piece.footprint ?? template?.footprint
    const area = piece.parent_area_id === undefined ? still : areas.get(piece.parent_area_id)
    if (piece.is_objective) objectives.push(piece.objective?.position ?? piece.position)
    if (!footprint && piece.template !== undefined) missing.add(piece.template)
    if (!footprint || !area) {
      left.push(plannerSays('import-left-out', { at: piece.path, name: piece.name, why: footprint ? 'damaged' : 'elsewhere' }))
      continue
    }
    const move = moveOf(piece, area)
    pieces.push(placed(piece.path, piece.name, footprint, move, piece.piece_type, template, piece.height_inches))
    for (const feature of template?.features ?? []) {
      const shape = templates.get(feature.template)
      if (!shape) missing.add(feature.template)
      else pieces.push(placed(piece.path, shape.name, shape.footprint, moveOf(feature, move), shape.kind, shape, undefined))
    }
  }
  const needs = missing.size > 0 ? [plannerSays('import-templates', { names: [...missing].sort().join(', ').slice(0, 300) })] : []
  return { name: name.slice(0, 120), size: BOARD, pieces, areas: [], objectives, left: [...needs, ...left] }
}

function placed(
  path: string,
  name: string,
  footprint: Footprint,
  move: Move,
  kind: 'area' | 'feature',
  template: Template | undefined,
  own: number | undefined,
): PlanPiece {
  const height = own ?? template?.default_height_inches
  return {
    path,
    name,
    shapes: [{ corners: aboutMiddle(cornersOf(footprint)).map(move), isGround: kind === 'area' }],
    ...(height === undefined || height <= 0 ? {} : { height }),
    blocks: template?.default_blocking ?? true,
  }
}

function cornersOf(shape: Footprint): readonly Point[] {
  if (shape.type === 'polygon') return shape.points
  const { width, height } = shape
  const triangle = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
  ]
  return shape.type === 'right-triangle'
    ? triangle
    : [
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: height },
        { x: 0, y: height },
      ]
}

/** The outline moved so that its centre of mass is at the origin. */
function aboutMiddle(corners: readonly Point[]): readonly Point[] {
  let [twice, x, y] = [0, 0, 0]
  for (const [index, a] of corners.entries()) {
    const b = corners[(index + 1) % corners.length] as Point
    const cross = a.x * b.y - b.x * a.y
    twice += cross
    x += (a.x + b.x) * cross
    y += (a.y + b.y) * cross
  }
  const middle = twice === 0 ? (corners[0] as Point) : { x: x / (3 * twice), y: y / (3 * twice) }
  return corners.map((corner) => ({ x: corner.x - middle.x, y: corner.y - middle.y }))
}
