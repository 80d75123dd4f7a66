/** The table as it stands: terrain, figures on it and beside it, deployment areas. */
import { INCH, type Point } from '../../../geometry/types'
import type { AreaLook, FigureLook, Look } from '../../../scene/look'
import { heightUnder } from '../../../table/layout'
import type { Pose } from '../../../table/piece'
import { TERRAIN } from '../../../table/terrain'
import type { Speak } from '../../../ui/words/speak'
import type { Moment } from '../../view'
import { DEPLOYMENT_DEPTH } from '../rules/constants'
import type { Edge } from '../rules/ids'
import type { Figure, Side, View } from '../rules/state'
import { labelOf } from './names'
import { actorOf, isPick } from './open'
import { say } from './words'

const MODELS = new Map(TERRAIN.map(({ kind, model }) => [kind, model]))

export function lookOf(view: View, moment: Moment<View>, speak: Speak): Look {
  const { width, depth, terrain } = view.tabletop
  const ready = readyFigures(moment)
  return {
    width,
    depth,
    mat: 'deck',
    terrain: terrain.map((piece) => {
      const model = MODELS.get(piece.kind)
      return { ...piece, ...(model === undefined ? {} : { model }), name: labelOf(view, piece.ref, speak.language) }
    }),
    figures: Object.values(view.figures).flatMap((figure) => figureLook(view, figure, ready, speak)),
    areas: deploymentAreas(view, speak),
  }
}

/** The figures that an open question lets act. */
function readyFigures({ decisions }: Moment<View>): ReadonlySet<string> {
  const ready = decisions
    .filter(isPick)
    .flatMap(({ choice }) => choice.options.filter(({ refused }) => !refused).flatMap((option) => actorOf(option) ?? []))
  return new Set(ready)
}

function figureLook(view: View, figure: Figure, ready: ReadonlySet<string>, speak: Speak): readonly FigureLook[] {
  const { ref, seat, profile, condition, stress, wounds } = figure
  const piece = view.tabletop.pieces[ref]
  const pose = piece?.pose ?? (condition === 'exterminated' || view.phase !== 'setup' ? undefined : musterPose(view, figure))
  if (!pose) return []
  const isReady = ready.has(ref)
  const markers = [
    { kind: 'stress', count: stress, name: say(speak, 'marker-stress', { count: stress }) },
    { kind: 'wound', count: wounds, name: say(speak, 'marker-wounds', { count: wounds }) },
  ].filter(({ count }) => count > 0)
  return [
    {
      ref,
      model: profile.model,
      name: labelOf(view, ref, speak.language),
      seat,
      at: pose.at,
      z: heightUnder(view.tabletop, pose),
      heading: pose.heading,
      radius: profile.radius,
      ...(condition === 'shocked' ? { lying: true } : {}),
      ...(isReady ? { ready: true } : {}),
      ...(!isReady && hasActed(view, figure) ? { spent: true } : {}),
      markers,
    },
  ]
}

/** It has done in this phase what it may do once. */
function hasActed({ phase, now }: View, { seat, done }: Figure): boolean {
  switch (phase) {
    case 'move':
      return seat === now && done.moved === true
    case 'shoot':
      return seat === now && (done.shot === true || done.sprinted === true)
    case 'melee':
      return seat === now && done.engaged === true
    case 'setup':
    case 'upkeep':
    case 'over':
      return false
  }
}

/** Where a side musters before it has an edge. */
const HOME: { readonly [S in Side]: Edge } = { A: 'south', B: 'north' }
const FACING: { readonly [E in Edge]: number } = { south: 90, north: 270, west: 0, east: 180 }
const BESIDE = 2.6 * INCH
const SPACING = 0.5 * INCH

/** Beside the table, in a row along its side's edge; every figure has its own place in it, so nobody shifts as others leave. */
export function musterPose(view: View, figure: Figure): Pose {
  const edge = view.sides[figure.seat].edge ?? HOME[figure.seat]
  const row = Object.values(view.figures).filter(({ seat }) => seat === figure.seat)
  const widths = row.map(({ profile }) => 2 * profile.radius + SPACING)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const place = row.findIndex(({ ref }) => ref === figure.ref)
  const before = widths.slice(0, place).reduce((sum, width) => sum + width, 0)
  const along = Math.round(before + (widths[place] ?? 0) / 2 - whole / 2)
  const { width, depth } = view.tabletop
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) }
  const at: { readonly [E in Edge]: Point } = {
    south: { x: middle.x + along, y: -BESIDE },
    north: { x: middle.x - along, y: depth + BESIDE },
    west: { x: -BESIDE, y: middle.y - along },
    east: { x: width + BESIDE, y: middle.y + along },
  }
  return { at: at[edge], heading: FACING[edge] }
}

function deploymentAreas(view: View, speak: Speak): readonly AreaLook[] {
  if (view.phase !== 'setup') return []
  return (['A', 'B'] as const).flatMap((seat) => {
    const { edge } = view.sides[seat]
    if (!edge) return []
    return [{ id: `deployment-${seat}`, outline: strip(view, edge), seat, name: say(speak, 'deployment-area', { seat }) }]
  })
}

function strip({ tabletop: { width, depth } }: View, edge: Edge): readonly Point[] {
  const [left, right] = [edge === 'east' ? width - DEPLOYMENT_DEPTH : 0, edge === 'west' ? DEPLOYMENT_DEPTH : width]
  const [near, far] = [edge === 'north' ? depth - DEPLOYMENT_DEPTH : 0, edge === 'south' ? DEPLOYMENT_DEPTH : depth]
  return [
    { x: left, y: near },
    { x: right, y: near },
    { x: right, y: far },
    { x: left, y: far },
  ]
}
