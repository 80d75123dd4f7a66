/**
 * Terrain plans of tournament tools after reading: outlines in inches from the far left corner of a board, y towards the viewer.
 * Each piece becomes an own piece where it lies; what is only ground becomes a thin one that can be walked and seen over.
 */
import { isConvex } from '../../geometry/outline'
import { INCH, type Point, type Units } from '../../geometry/types'
import { emptyLayout, type LayoutArea, type LayoutObjective, type LayoutPiece, MOST, TABLE_SIDE } from '../document'
import { plainText } from '../own/edit'
import { MOST as MOST_OWN, type OwnPart, type OwnPiece } from '../own/types'
import { convexParts } from '../polygon'
import { done, type ImportLeftWhy, type Outcome, type PlannerReason, plannerSays, refuse } from '../said'
import type { Imported } from './flat-map'

export interface PlanShape {
  readonly corners: readonly Point[]
  /** Printed or flat: it stops neither movement nor sight. */
  readonly isGround: boolean
}
export interface PlanPiece {
  /** Its path in the file. */
  readonly path: string
  readonly name: string
  readonly shapes: readonly PlanShape[]
  /** Inches; absent if the file does not say. */
  readonly height?: number
  readonly blocks: boolean
}
export interface TerrainPlan {
  readonly name: string
  /** Inches. */
  readonly size: Point
  readonly pieces: readonly PlanPiece[]
  readonly areas: readonly { readonly name: string; readonly corners: readonly Point[] }[]
  readonly objectives: readonly Point[]
  readonly left: readonly PlannerReason[]
}
/** A file may hold several plans. */
export type TerrainPlans = readonly TerrainPlan[]

export interface PlanAsked {
  /** The index of the plan to lay out. */
  readonly which: number
  /** The height of pieces for which the file gives none. */
  readonly height: Units
  readonly unnamed: string
}
export const PLAN_ASKED: PlanAsked = { which: 0, height: 3 * INCH, unnamed: 'Terrain' }

/** The thickness of pieces that are only ground. */
const GROUND: Units = 60

/** Refused if there is no such plan, its table is impossible, or nothing lies on it. */
export function layoutOfPlan(plans: TerrainPlans, asked: Partial<PlanAsked> = {}): Outcome<Imported> {
  const how = { ...PLAN_ASKED, ...asked }
  const plan = plans[how.which]
  if (!plan) return refuse('import-nothing', {})
  const [width, depth] = [Math.round(plan.size.x * INCH), Math.round(plan.size.y * INCH)]
  for (const side of [width, depth])
    if (!(side >= TABLE_SIDE.least && side <= TABLE_SIDE.most)) return refuse('edit-table-size', { width, depth, ...TABLE_SIDE })
  const onTable = ({ x, y }: Point): Point => ({ x: Math.round(x * INCH), y: depth - Math.round(y * INCH) })
  const own: { [id: string]: OwnPiece } = {}
  const pieces: LayoutPiece[] = []
  const left: PlannerReason[] = [...plan.left]
  for (const [index, piece] of plan.pieces.entries()) {
    const name = plainText(piece.name, MOST_OWN.name) || how.unnamed
    const leave = (why: ImportLeftWhy) => left.push(plannerSays('import-left-out', { at: piece.path, name, why }))
    const made = ownOf(piece, name, how.height, onTable)
    if (!made) leave('damaged')
    else if (made.at.x < 0 || made.at.y < 0 || made.at.x > width || made.at.y > depth) leave('off-table')
    else if (pieces.length >= Math.min(MOST.own, MOST.pieces)) leave('too-many')
    else {
      const id = `plan-${index + 1}`
      own[id] = made.own
      pieces.push({ ref: `${id}-1`, kind: `own/${id}`, at: made.at, heading: 0, name })
    }
  }
  const [first] = plan.left
  // If every shape is missing because it is in another file, that file's name is the helpful reason.
  if (pieces.length === 0 && first?.key === 'import-templates') return { ok: false, reason: first }
  if (pieces.length === 0)
    return left.length > plan.left.length ? refuse('import-all-beyond', { width, depth }) : refuse('import-nothing', {})
  const areas = plan.areas.flatMap(({ name, corners }, index): readonly LayoutArea[] => {
    const parts = convexParts(corners.map(onTable))
    const seat = index === 0 ? { seat: 'B' as const } : index === 1 ? { seat: 'A' as const } : {}
    const called = plainText(name, MOST_OWN.name)
    return parts.ok ? [{ ref: `area-${index + 1}`, ...seat, outlines: parts.value, ...(called ? { name: called } : {}) }] : []
  })
  const objectives = plan.objectives
    .slice(0, MOST.objectives)
    .map((at, index): LayoutObjective => ({ ref: `objective-${index + 1}`, at: onTable(at), height: 0 }))
  return done({ document: emptyLayout(plan.name, width, depth, { own, pieces, areas, objectives }), left })
}

/** The solids relative to their middle, and where that middle is; undefined if an outline is invalid. */
function ownOf(
  { shapes, height, blocks }: PlanPiece,
  name: string,
  otherwise: Units,
  onTable: (at: Point) => Point,
): { readonly own: OwnPiece; readonly at: Point } | undefined {
  const placed = shapes.map(({ corners, isGround }) => ({ isGround, parts: convexParts(corners.map(onTable)) }))
  const all = placed.flatMap(({ parts }) => (parts.ok ? parts.value.flat() : []))
  if (all.length === 0 || placed.some(({ parts }) => !parts.ok)) return undefined
  const middle = (axis: 'x' | 'y') =>
    Math.round((Math.min(...all.map((corner) => corner[axis])) + Math.max(...all.map((corner) => corner[axis]))) / 2)
  const at = { x: middle('x'), y: middle('y') }
  const top = Math.min(100_000, Math.max(2 * GROUND, Math.round((height ?? otherwise / INCH) * INCH)))
  const isFlat = placed.every(({ isGround }) => isGround)
  const parts = placed.flatMap(({ isGround, parts: found }): readonly OwnPart[] =>
    (found.ok ? found.value : []).map((outline) => ({
      outline: outline.map(({ x, y }) => ({ x: x - at.x, y: y - at.y })),
      bottom: 0,
      top: isGround ? GROUND : top,
      ...(isGround ? { blocks: 'sight' as const } : {}),
    })),
  )
  if (parts.length > MOST_OWN.parts || !parts.every(({ outline }) => outline.length <= MOST_OWN.corners && isConvex(outline)))
    return undefined
  const traits = { blocksSight: blocks && !isFlat, climb: false, stand: false, pass: isFlat }
  return { own: { name, parts, traits }, at }
}
