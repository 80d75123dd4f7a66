/** Edits that move pieces. Table space, units; what stands on a piece goes with it. */
import { turn } from '../../geometry/heading'
import type { Bounds } from '../../geometry/outline'
import type { Point } from '../../geometry/types'
import type { Ref } from '../../table/piece'
import type { LayoutDocument, LayoutPiece } from '../document'
import { normal } from '../mirror'
import { openPiece } from '../opened'
import { done, type Outcome, refuse } from '../said'
import { below } from '../support'
import { carried, free, type Made, withPieces } from './chapter'
import type { Alignment, PoseEdit } from './edit'
import { withMembers } from './twins'

export function poseEdit(document: LayoutDocument, edit: PoseEdit): Made {
  const refs = edit.type === 'put' ? [edit.ref] : edit.refs
  const pieces = free(document, refs)
  if (!pieces.ok) return pieces
  switch (edit.type) {
    case 'move':
      return moved(document, refs, () => ({ by: edit.by }))
    case 'turn': {
      const { about, by } = edit
      if (!Number.isInteger(by)) return refuse('edit-bad-value', { at: 'by', expected: 'integer' })
      return moved(document, refs, (root) => ({ turn: by, about: about === 'each' ? root.at : about }))
    }
    case 'put': {
      const { at, heading, z } = edit
      return moved(document, refs, (root) => ({
        by: at ? { x: at.x - root.at.x, y: at.y - root.at.y } : { x: 0, y: 0 },
        ...(heading === undefined ? {} : { turn: heading - root.heading, about: root.at }),
        ...(z === undefined ? {} : { up: z - (root.z ?? 0), loose: true as const }),
      }))
    }
    case 'raise':
      return moved(document, refs, (root) => ({ up: Math.max(edit.by, -(root.z ?? 0)), loose: true }))
    case 'settle':
      return settled(document, pieces.value, edit.on)
    case 'align':
      return aligned(document, pieces.value, refs, edit.to)
    case 'distribute':
      return distributed(document, pieces.value, refs, edit.along)
  }
}

/** How a piece moves together with what it carries: first the turn, then the shift. `loose`: it stands on nothing afterwards. */
interface Motion {
  readonly by?: Point
  readonly turn?: number
  readonly about?: Point
  readonly up?: number
  readonly loose?: true
}

function moved(document: LayoutDocument, refs: readonly Ref[], motionOf: (root: LayoutPiece) => Motion): Made {
  const along = carried(document.pieces, refs)
  const byRef = new Map(document.pieces.map((piece) => [piece.ref, piece]))
  const next = new Map<Ref, LayoutPiece>()
  for (const [ref, rootRef] of along) {
    const [piece, root] = [byRef.get(ref), byRef.get(rootRef)]
    if (!piece || !root) continue
    if (piece.locked) return refuse('edit-locked', { ref, name: piece.name ?? '' })
    const motion = motionOf(root)
    const { by = { x: 0, y: 0 }, turn: degrees = 0, about = root.at, up = 0 } = motion
    const round = turn({ x: piece.at.x - about.x, y: piece.at.y - about.y }, normal(degrees))
    // Pieces that move together keep standing on each other. A piece that moves off a support that stays behind is detached from
    // it.
    const stays = piece.on !== undefined && !along.has(piece.on)
    const isLoose = stays && ref === rootRef && (motion.loose || by.x !== 0 || by.y !== 0)
    next.set(
      ref,
      withMembers(piece, {
        at: { x: about.x + round.x + by.x, y: about.y + round.y + by.y },
        heading: normal(piece.heading + degrees),
        z: Math.max(0, (piece.z ?? 0) + up),
        ...(isLoose ? { on: undefined } : {}),
      }),
    )
  }
  return withPieces(document, next, refs)
}

/** Puts each piece down on what lies under its middle, the lowest pieces first. */
function settled(document: LayoutDocument, pieces: readonly LayoutPiece[], on: Ref | undefined): Made {
  const refs = pieces.map(({ ref }) => ref)
  const along = carried(document.pieces, refs)
  const next = new Map<Ref, LayoutPiece>()
  for (const piece of pieces) {
    const rest = document.pieces.filter(({ ref }) => !along.has(ref) || (refs.includes(ref) && next.has(ref)))
    const others = { ...document, pieces: rest.map((other) => next.get(other.ref) ?? other) }
    const under = below(others, piece, on)
    if (on !== undefined && !under) return refuse('edit-nothing-below', { ref: piece.ref })
    const z = under?.height ?? 0
    const up = z - (piece.z ?? 0)
    next.set(piece.ref, withMembers(piece, { z, on: under?.ref }))
    for (const [ref, root] of along) {
      const rider = root === piece.ref && ref !== root ? document.pieces.find((one) => one.ref === ref) : undefined
      if (rider) next.set(ref, withMembers(rider, { z: Math.max(0, (rider.z ?? 0) + up) }))
    }
  }
  return withPieces(document, next, refs)
}

type Axis = 'x' | 'y'
const spanOf = ({ minX, minY, maxX, maxY }: Bounds, axis: Axis) =>
  axis === 'x' ? { low: minX, high: maxX } : { low: minY, high: maxY }
const AXIS: { readonly [A in Alignment]: Axis } = {
  left: 'x',
  right: 'x',
  'centre-x': 'x',
  top: 'y',
  bottom: 'y',
  'centre-y': 'y',
}
const way = (axis: Axis, by: number): Point => (axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by })

const atLeast = (refs: readonly Ref[], least: number): Outcome<undefined> =>
  refs.length < least ? refuse('edit-too-few', { least, given: refs.length }) : done(undefined)

function aligned(document: LayoutDocument, pieces: readonly LayoutPiece[], refs: readonly Ref[], to: Alignment): Made {
  const enough = atLeast(refs, 2)
  if (!enough.ok) return enough
  const axis = AXIS[to]
  const spans = new Map(pieces.map((piece) => [piece.ref, spanOf(openPiece(document, piece).bounds, axis)]))
  const all = [...spans.values()]
  const [low, high] = [Math.min(...all.map((span) => span.low)), Math.max(...all.map((span) => span.high))]
  return moved(document, refs, ({ ref }) => {
    const span = spans.get(ref) ?? { low, high }
    if (to === 'left' || to === 'bottom') return { by: way(axis, low - span.low) }
    if (to === 'right' || to === 'top') return { by: way(axis, high - span.high) }
    return { by: way(axis, Math.round((low + high - span.low - span.high) / 2)) }
  })
}

function distributed(document: LayoutDocument, pieces: readonly LayoutPiece[], refs: readonly Ref[], axis: Axis): Made {
  const enough = atLeast(refs, 3)
  if (!enough.ok) return enough
  const spans = pieces
    .map((piece) => ({ ref: piece.ref, ...spanOf(openPiece(document, piece).bounds, axis) }))
    .sort((a, b) => a.low + a.high - b.low - b.high)
  const [first, last] = [spans[0], spans.at(-1)]
  if (!first || !last) return done({})
  const free = last.low - first.high - spans.slice(1, -1).reduce((sum, { low, high }) => sum + high - low, 0)
  let end = first.high
  const by = new Map<Ref, number>()
  for (const [index, { ref, low, high }] of spans.entries()) {
    if (index === 0 || index === spans.length - 1) continue
    const start = end + free / (spans.length - 1)
    by.set(ref, Math.round(start - low))
    end = start + high - low
  }
  return moved(document, refs, ({ ref }) => ({ by: way(axis, by.get(ref) ?? 0) }))
}
