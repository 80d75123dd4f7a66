/** Layouts of deploy-helper: pieces are shapes about a corner, mirrored, then turned clockwise. The first shape is the ground. */
import * as v from 'valibot'
import type { Point } from '../../geometry/types'
import { done, type Outcome, type PlannerReason, refuse } from '../said'
import { parsed } from '../schema'
import { leftOut } from './flat-map'
import type { PlanPiece, PlanShape, TerrainPlan, TerrainPlans } from './terrain-plan'

const number = v.pipe(v.number(), v.finite(), v.minValue(-1000), v.maxValue(1000))
const length = v.pipe(number, v.minValue(0.01))
const point = v.object({ x: number, y: number })
const SHAPE = v.variant('type', [
  v.object({ type: v.literal('rectangle'), width: length, height: length }),
  v.object({ type: v.literal('polygon'), points: v.pipe(v.array(point), v.minLength(3), v.maxLength(64)) }),
  v.object({ type: v.literal('line'), start: point, end: point, thickness: v.optional(length, 1) }),
  v.object({ type: v.literal('circle'), radius: length }),
])
type Shape = v.InferOutput<typeof SHAPE>
const name = v.fallback(v.optional(v.string(), ''), '')
const PIECE = v.object({
  name,
  shapes: v.pipe(v.array(SHAPE), v.minLength(1), v.maxLength(60)),
  position: point,
  rotation: v.optional(number, 0),
  mirrored: v.optional(v.union([v.boolean(), v.picklist(['horizontal', 'vertical'])]), false),
  blocking: v.optional(v.boolean(), true),
  height: v.fallback(v.optional(number), undefined),
})
type Piece = v.InferOutput<typeof PIECE>
const PLAN = v.object({
  name,
  boardWidth: length,
  boardHeight: length,
  pieces: v.pipe(v.array(v.unknown()), v.maxLength(1000)),
  deploymentZones: v.fallback(v.optional(v.array(v.object({ name, shape: SHAPE, position: point })), []), []),
})

export function deployHelperOf(value: unknown): Outcome<TerrainPlans> {
  const found = parsed(PLAN as unknown as v.GenericSchema<unknown, v.InferOutput<typeof PLAN>>, value, 'plan')
  if (!found.ok) return refuse('import-damaged', { at: found.at, expected: found.expected })
  const { boardWidth, boardHeight, pieces, deploymentZones } = found.value
  const left: PlannerReason[] = []
  const made = pieces.flatMap((one, index): readonly PlanPiece[] => {
    const piece = v.safeParse(PIECE, one)
    const path = `pieces[${index}]`
    if (piece.success) return [pieceOf(piece.output, path)]
    left.push(leftOut(path, 'damaged'))
    return []
  })
  const plan: TerrainPlan = {
    name: found.value.name.slice(0, 120),
    size: { x: boardWidth, y: boardHeight },
    pieces: made,
    areas: deploymentZones.map(({ name: called, shape, position }) => ({
      name: called,
      corners: cornersOf(shape).map(({ x, y }) => ({ x: x + position.x, y: y + position.y })),
    })),
    objectives: [],
    left,
  }
  return done([plan])
}

function pieceOf({ name: called, shapes, position, rotation, mirrored, blocking, height }: Piece, path: string): PlanPiece {
  const turn = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const onBoard = (corner: Point): Point => {
    const x = mirrored === true || mirrored === 'horizontal' ? -corner.x : corner.x
    const y = mirrored === 'vertical' ? -corner.y : corner.y
    return { x: position.x + x * cos - y * sin, y: position.y + x * sin + y * cos }
  }
  return {
    path,
    name: called,
    shapes: shapes.map((shape, index): PlanShape => {
      return { corners: cornersOf(shape).map(onBoard), isGround: index === 0 && shapes.length > 1 }
    }),
    ...(height === undefined || height <= 0 ? {} : { height }),
    blocks: blocking,
  }
}

/** Corners relative to the piece's corner, in inches. */
function cornersOf(shape: Shape): readonly Point[] {
  switch (shape.type) {
    case 'rectangle':
      return [
        { x: 0, y: 0 },
        { x: shape.width, y: 0 },
        { x: shape.width, y: shape.height },
        { x: 0, y: shape.height },
      ]
    case 'polygon':
      return shape.points
    case 'circle':
      return Array.from({ length: 16 }, (_, i) => ({
        x: shape.radius * Math.cos((i * Math.PI) / 8),
        y: shape.radius * Math.sin((i * Math.PI) / 8),
      }))
    case 'line': {
      const { start, end, thickness } = shape
      const [dx, dy] = [end.x - start.x, end.y - start.y]
      const size = Math.sqrt(dx * dx + dy * dy) || 1
      const [nx, ny] = [(-dy / size) * (thickness / 2), (dx / size) * (thickness / 2)]
      return [
        { x: start.x + nx, y: start.y + ny },
        { x: end.x + nx, y: end.y + ny },
        { x: end.x - nx, y: end.y - ny },
        { x: start.x - nx, y: start.y - ny },
      ]
    }
  }
}
