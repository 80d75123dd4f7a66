/** The look of the table: terrain, figures on and beside it, deployment areas. */

import type { Moment } from '../../../client/moment'
import { INCH, type Point, type Units } from '../../../geometry/types'
import type { AreaLook, FigureLook, Look } from '../../../scene/look'
import { heightUnder } from '../../../table/layout'
import { findTerrainKind } from '../../../table/terrain'
import type { Speak } from '../../../ui/words/speak'
import { broughtLook } from '../../kit/drawn/brought-terrain'
import type { Edge } from '../rules/ids'
import type { Figure, Side, View } from '../rules/state'
import { nodeLooks } from './look-nodes'
import { labelOf } from './names'
import { actorOf, isDeed, isPick } from './open'
import { say } from './words'

export function lookOf(view: View, moment: Moment<View>, speak: Speak): Look {
  const { width, depth, terrain } = view.tabletop
  const ready = readyFigures(moment)
  return {
    width,
    depth,
    mat: 'deck',
    terrain: terrain.map((piece) => {
      const model = findTerrainKind(piece.kind)?.model
      const drawn = model === undefined ? broughtLook(piece) : { ...piece, model }
      return { ...drawn, name: labelOf(view, piece.ref, speak.language) }
    }),
    figures: Object.values(view.figures).flatMap((figure) => figureLook(view, figure, ready, speak)),
    areas: deploymentAreas(view, speak),
    tokens: nodeLooks(view, moment, speak),
  }
}

/** The figures that may act by an open question. */
function readyFigures({ decisions }: Moment<View>): ReadonlySet<string> {
  const ready = decisions
    .filter(isPick)
    .flatMap(({ choice }) =>
      choice.options.filter((option) => !option.refused && isDeed(option)).flatMap((option) => actorOf(option) ?? []),
    )
  return new Set(ready)
}

function figureLook(view: View, figure: Figure, ready: ReadonlySet<string>, speak: Speak): readonly FigureLook[] {
  const { ref, seat, profile, condition, stress, wounds } = figure
  const stands = standing(view, figure)
  if (!stands) return []
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
      ...stands,
      radius: profile.radius,
      ...(condition === 'shocked' ? { lying: true } : {}),
      ...(isReady ? { ready: true } : {}),
      ...(!isReady && hasActed(view, figure) ? { spent: true } : {}),
      markers,
    },
  ]
}

interface Standing {
  readonly at: Point
  readonly z: Units
  readonly heading: number
}

/** Where a figure is shown: on the table, beside it before deployment, or nowhere. */
function standing(view: View, figure: Figure): Standing | undefined {
  const pose = view.tabletop.pieces[figure.ref]?.pose
  if (pose) return { at: pose.at, z: heightUnder(view.tabletop, pose), heading: pose.heading }
  return figure.condition === 'exterminated' || view.phase !== 'setup' ? undefined : mustered(view, figure)
}

/** Whether the figure has used its action of this phase. */
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

type Rim = Exclude<Edge, 'east'>
/** The rim where a side's figures wait if it has no edge yet, or if its edge is the one at which the dice tray stands. */
const HOME: { readonly [S in Side]: Rim } = { A: 'south', B: 'north' }
const FACING: { readonly [R in Rim]: number } = { south: 90, north: 270, west: 0 }
/** The distance from the table's edge to the middle of its wooden rim, and the height of the rim. */
const BESIDE = 2.1 * INCH
const RIM_HEIGHT = 0.55 * INCH
const SPACING = 0.5 * INCH

/** A figure's place in the row along its side's rim. It is fixed, so that the row does not move when others leave it. */
function mustered(view: View, figure: Figure): Standing {
  const { edge } = view.sides[figure.seat]
  const rim = edge === undefined || edge === 'east' ? HOME[figure.seat] : edge
  const row = Object.values(view.figures).filter(({ seat }) => seat === figure.seat)
  const widths = row.map(({ profile }) => 2 * profile.radius + SPACING)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const place = row.findIndex(({ ref }) => ref === figure.ref)
  const before = widths.slice(0, place).reduce((sum, width) => sum + width, 0)
  const along = Math.round(before + (widths[place] ?? 0) / 2 - whole / 2)
  const { width, depth } = view.tabletop
  const middle = { x: Math.round(width / 2), y: Math.round(depth / 2) }
  const at: { readonly [R in Rim]: Point } = {
    south: { x: middle.x + along, y: -BESIDE },
    north: { x: middle.x - along, y: depth + BESIDE },
    west: { x: -BESIDE, y: middle.y - along },
  }
  return { at: at[rim], z: RIM_HEIGHT, heading: FACING[rim] }
}

function deploymentAreas(view: View, speak: Speak): readonly AreaLook[] {
  if (view.phase !== 'setup') return []
  return (['A', 'B'] as const).flatMap((seat) => {
    const { edge } = view.sides[seat]
    if (!edge) return []
    return [{ id: `deployment-${seat}`, outline: strip(view, edge), seat, name: say(speak, 'deployment-area', { seat }) }]
  })
}

/** The outline of the deployment area along an edge. */
export function strip({ tabletop: { width, depth }, set }: View, edge: Edge): readonly Point[] {
  const [left, right] = [edge === 'east' ? width - set.depth : 0, edge === 'west' ? set.depth : width]
  const [near, far] = [edge === 'north' ? depth - set.depth : 0, edge === 'south' ? set.depth : depth]
  return [
    { x: left, y: near },
    { x: right, y: near },
    { x: right, y: far },
    { x: left, y: far },
  ]
}
