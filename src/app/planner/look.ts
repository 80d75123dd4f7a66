/** A layout as the scene draws it, and the overlays while it is edited. */

import { INCH, type Point, type Units } from '../../geometry/types'
import { type LayoutDocument, ownIdOf } from '../../planner/document'
import { pieceFigures } from '../../planner/figures'
import { edgeDistances } from '../../planner/gaps'
import { type OpenPiece, opened } from '../../planner/opened'
import { ringsOf } from '../../planner/polygon'
import type { Guide } from '../../planner/snap'
import { solidsOfPiece } from '../../planner/support'
import type { Look, TerrainLook } from '../../scene/look'
import type { Overlay } from '../../scene/overlay'
import type { Ref } from '../../table/piece'
import { terrainKind } from '../../table/terrain'
import type { Speak } from '../../ui/words/speak'
import { matLook } from './mat/mat-look'
import { ownModel } from './own/own-model'
import { strip } from './strip'

const OBJECTIVE: Units = 2000
/** Distances to neighbours farther away are not shown. */
const NEAR: Units = 16 * INCH

const DRAWN = new WeakMap<OpenPiece, TerrainLook>()
function drawn(document: LayoutDocument, open: OpenPiece, name: string): TerrainLook {
  const known = DRAWN.get(open)
  if (known?.name === name) return known
  const { piece, terrain, shapes } = open
  const own = document.own[ownIdOf(piece.kind) ?? '']
  const model = own ? ownModel(own) : terrainKind(piece.kind).model
  const made = {
    ...terrain,
    outlines: shapes,
    name,
    ...(own ? { solids: solidsOfPiece(document, open) } : {}),
    ...(model === undefined ? {} : { model }),
  }
  DRAWN.set(open, made)
  return made
}

/** Caches a result per object and language, because the scene compares by identity. */
function keptFor<Of extends object, Made>(make: (of: Of, speak: Speak) => Made): (of: Of, speak: Speak) => Made {
  const kept = new WeakMap<Of, { readonly speak: Speak; readonly made: Made }>()
  return (of, speak) => {
    const known = kept.get(of)
    if (known?.speak === speak) return known.made
    const made = make(of, speak)
    kept.set(of, { speak, made })
    return made
  }
}
const areasOf = keptFor((areas: LayoutDocument['areas'], { piece }: Speak) =>
  areas.flatMap(({ ref, seat, outlines }) =>
    ringsOf(outlines).map((outline, index) => ({
      id: `${ref}-${index}`,
      outline,
      ...(seat === undefined ? {} : { seat }),
      name: piece(ref),
    })),
  ),
)
const tokensOf = keptFor((objectives: LayoutDocument['objectives'], { piece }: Speak) =>
  objectives.map(({ ref, at, height }) => ({
    ref,
    kind: 'objective',
    name: piece(ref),
    radius: OBJECTIVE,
    at,
    z: height,
    liftable: true,
  })),
)

export function lookOfLayout(document: LayoutDocument, speak: Speak): Look {
  return {
    width: document.size.width,
    depth: document.size.depth,
    mat: document.mat,
    ...(document.matPicture ? { matPicture: matLook(document.matPicture) } : {}),
    terrain: opened(document).pieces.map((open) => drawn(document, open, speak.piece(open.piece.ref))),
    figures: [],
    areas: areasOf(document.areas, speak),
    tokens: tokensOf(document.objectives, speak),
  }
}

const guideOf = ({ size }: LayoutDocument, { axis, at }: Guide): Overlay => {
  const [from, to] =
    axis === 'x'
      ? [
          { x: at, y: 0 },
          { x: at, y: size.depth },
        ]
      : [
          { x: 0, y: at },
          { x: size.width, y: at },
        ]
  return strip(`guide-${axis}`, from, to, 30, 'sight')
}

export interface Measure {
  readonly id: string
  readonly from: Point
  readonly to: Point
  readonly width: Units
}
/** Distances of a piece to the nearer edge in each direction, and to its nearest neighbours. */
export function measuresOf(document: LayoutDocument, ref: Ref): readonly Measure[] {
  const open = opened(document).byRef.get(ref)
  if (!open) return []
  const { bounds } = open
  const edges = edgeDistances(document, open)
  const { at } = open.piece
  const across: Measure =
    edges.left <= edges.right
      ? { id: 'x', from: { x: 0, y: at.y }, to: { x: bounds.minX, y: at.y }, width: edges.left }
      : { id: 'x', from: { x: bounds.maxX, y: at.y }, to: { x: document.size.width, y: at.y }, width: edges.right }
  const away: Measure =
    edges.near <= edges.far
      ? { id: 'y', from: { x: at.x, y: 0 }, to: { x: at.x, y: bounds.minY }, width: edges.near }
      : { id: 'y', from: { x: at.x, y: bounds.maxY }, to: { x: at.x, y: document.size.depth }, width: edges.far }
  const { on } = open.piece
  const isApart = (other: Ref) => other !== on && opened(document).byRef.get(other)?.piece.on === undefined
  const near = pieceFigures(document, ref, 6, NEAR)?.neighbours.filter((one) => isApart(one.ref) && one.width < NEAR) ?? []
  const beside = near.slice(0, 2).map(({ ref: other, width, line: [from, to] }) => {
    return { id: `to-${other}`, from, to, width }
  })
  return [across, away, ...beside].filter(({ width }) => width > 50)
}

export interface OverlaysAsked {
  readonly selection: readonly Ref[]
  readonly guides: readonly Guide[]
  /** Whether distances are shown. */
  readonly hasMeasures: boolean
  readonly lit: { readonly at: Point; readonly pieces: readonly Ref[] } | undefined
}

export function overlaysOfLayout(document: LayoutDocument, asked: OverlaysAsked, speak: Speak): readonly Overlay[] {
  const { byRef } = opened(document)
  const outlined = (refs: readonly Ref[], tone: 'allowed' | 'refused' | 'friend', id: string) =>
    refs.map((ref): Overlay => ({ type: 'outline', id: `${id}-${ref}`, ref, tone }))
  const twins = asked.selection.flatMap((ref) => byRef.get(ref)?.piece.twin ?? []).filter((ref) => !asked.selection.includes(ref))
  const ring = (id: string, at: Point, z: Units, tone: 'allowed' | 'refused'): Overlay => {
    return { type: 'ring', id, at, z, radius: OBJECTIVE + 500, tone }
  }
  const [only] = asked.selection.length === 1 ? asked.selection : []
  const measured = only === undefined || !asked.hasMeasures ? [] : measuresOf(document, only)
  return [
    ...outlined(asked.selection, 'allowed', 'picked'),
    ...outlined(twins, 'friend', 'twin'),
    ...outlined(asked.lit?.pieces ?? [], 'refused', 'lit'),
    ...(asked.lit ? [ring('lit', asked.lit.at, 40, 'refused')] : []),
    ...document.objectives
      .filter(({ ref }) => asked.selection.includes(ref))
      .map(({ ref, at, height }) => ring(`picked-${ref}`, at, height + 30, 'allowed')),
    ...asked.guides.map((guide) => guideOf(document, guide)),
    ...measured.flatMap(({ id, from, to, width }): readonly Overlay[] => [
      strip(`measure-${id}`, from, to, 40, 'neutral'),
      {
        type: 'tag',
        id: `measured-${id}`,
        over: { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) },
        z: 100,
        text: speak.length(width),
        tone: 'neutral',
      },
    ]),
    ...document.notes.map(({ ref, at, text }): Overlay => {
      return { type: 'tag', id: ref, over: at, z: 300, text, tone: asked.selection.includes(ref) ? 'allowed' : 'neutral' }
    }),
  ]
}
