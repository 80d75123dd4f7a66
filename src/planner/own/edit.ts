/** Adjusting an own piece: its solids, top and traits. Pure: each function returns the next piece or a reason for refusal. */
import { turn } from '../../geometry/heading'
import { boundsOf, hull, isConvex } from '../../geometry/outline'
import { FARTHEST } from '../../geometry/sight/types'
import type { Convex, Point, Units } from '../../geometry/types'
import { fewerAround } from './outlines'
import type { Proposal } from './propose'
import { type OwnReason, ownSays } from './said'
import type { Top } from './tops'
import { MOST, type OwnPart, type OwnPiece, type OwnTraits } from './types'

export type Edited = { readonly ok: true; readonly piece: OwnPiece } | { readonly ok: false; readonly reason: OwnReason }

const no = (reason: OwnReason): Edited => ({ ok: false, reason })
const done = (piece: OwnPiece): Edited => ({ ok: true, piece })

/** The reason why a part cannot be a solid of a piece, if there is one. */
function partFault({ outline, bottom, top }: OwnPart): OwnReason | undefined {
  const numbers = [...outline.flatMap(({ x, y }) => [x, y]), bottom, top]
  if (numbers.some((n) => !Number.isSafeInteger(n) || Math.abs(n) > FARTHEST) || top > MOST.size || bottom < 0)
    return ownSays('own-part-beyond', { most: MOST.size })
  if (top <= bottom || !isConvex(outline)) return ownSays('own-part-flat', {})
  return outline.length > MOST.corners ? ownSays('own-part-corners', { corners: outline.length, most: MOST.corners }) : undefined
}

function withParts(piece: OwnPiece, parts: readonly OwnPart[]): Edited {
  if (parts.length === 0) return no(ownSays('own-last-part', {}))
  if (parts.length > MOST.parts) return no(ownSays('own-too-many-parts', { parts: parts.length, most: MOST.parts }))
  const fault = parts.map(partFault).find((found) => found !== undefined)
  return fault ? no(fault) : done({ ...piece, parts })
}

/** Changes one solid; refused if it does not exist. */
function changed(piece: OwnPiece, index: number, change: (part: OwnPart) => OwnPart): Edited {
  if (!piece.parts[index]) return no(ownSays('own-no-part', { part: index }))
  return withParts(
    piece,
    piece.parts.map((part, i) => (i === index ? change(part) : part)),
  )
}

export const addPart = (piece: OwnPiece, part: OwnPart): Edited => withParts(piece, [...piece.parts, part])

export function removePart(piece: OwnPiece, index: number): Edited {
  if (!piece.parts[index]) return no(ownSays('own-no-part', { part: index }))
  return withParts(piece, piece.parts.toSpliced(index, 1))
}

/** Shifts a solid over the ground and up or down, never below the ground. */
export const movePart = (piece: OwnPiece, index: number, by: Point, up: Units = 0): Edited =>
  changed(piece, index, (part) => {
    const lift = Math.max(-part.bottom, up)
    const outline = part.outline.map(({ x, y }) => ({ x: x + by.x, y: y + by.y }))
    return { ...part, outline, bottom: part.bottom + lift, top: part.top + lift }
  })

/** Turns a solid about its own middle by whole degrees. */
export const turnPart = (piece: OwnPiece, index: number, degrees: number): Edited =>
  changed(piece, index, (part) => {
    const { minX, minY, maxX, maxY } = boundsOf(part.outline)
    const middle = { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) }
    const outline = hull(
      part.outline.map(({ x, y }) => {
        const turned = turn({ x: x - middle.x, y: y - middle.y }, degrees)
        return { x: middle.x + turned.x, y: middle.y + turned.y }
      }),
    )
    return { ...part, outline }
  })

/** Fits a solid to another box by stretching its outline; sizes that are not given stay. */
export interface Sizes {
  readonly width?: Units
  readonly depth?: Units
  readonly bottom?: Units
  readonly top?: Units
}
export const resizePart = (piece: OwnPiece, index: number, sizes: Sizes): Edited =>
  changed(piece, index, (part) => {
    const { minX, minY, maxX, maxY } = boundsOf(part.outline)
    const [wide, deep] = [(sizes.width ?? maxX - minX) / (maxX - minX), (sizes.depth ?? maxY - minY) / (maxY - minY)]
    const [cx, cy] = [(minX + maxX) / 2, (minY + maxY) / 2]
    const outline = hull(
      part.outline.map(({ x, y }) => ({ x: Math.round(cx + (x - cx) * wide), y: Math.round(cy + (y - cy) * deep) })),
    )
    return { ...part, outline, bottom: sizes.bottom ?? part.bottom, top: sizes.top ?? part.top }
  })

/** Gives a solid another outline, and other heights if they are given. */
export const shapePart = (piece: OwnPiece, index: number, outline: Convex, bottom?: Units, top?: Units): Edited =>
  changed(piece, index, (part) => ({
    ...part,
    outline: hull(outline),
    bottom: bottom ?? part.bottom,
    top: top ?? part.top,
  }))

/** Merges two solids into the hull of both. */
export function mergeParts(piece: OwnPiece, first: number, second: number): Edited {
  const [a, b] = [piece.parts[first], piece.parts[second]]
  if (!a || !b || first === second) return no(ownSays('own-no-part', { part: a ? second : first }))
  const outline = fewerAround(hull([...a.outline, ...b.outline]), 0, MOST.corners).outline
  const { blocks: _, ...both } = a
  const merged = {
    ...(a.blocks === b.blocks ? a : both),
    outline,
    bottom: Math.min(a.bottom, b.bottom),
    top: Math.max(a.top, b.top),
  }
  return withParts(
    piece,
    piece.parts.flatMap((part, i) => (i === second ? [] : [i === first ? merged : part])),
  )
}

export const setBlocks = (piece: OwnPiece, index: number, blocks: NonNullable<OwnPart['blocks']>): Edited =>
  changed(piece, index, ({ blocks: _, ...part }) => (blocks === 'both' ? part : { ...part, blocks }))

/** Sets the top that miniatures stand on. Undefined removes it, together with the traits that need it. */
export function setTop(piece: OwnPiece, top: Top | undefined): Edited {
  const { top: _, ...rest } = piece
  if (!top) return done({ ...rest, traits: { ...piece.traits, stand: false, climb: false } })
  const fault = partFault({ outline: top.outline, bottom: 0, top: top.height })
  return fault ? no(fault) : done({ ...piece, top })
}

/** Sets traits. Those that need a top are refused without one. */
export function setTraits(piece: OwnPiece, traits: Partial<OwnTraits>): Edited {
  const next = { ...piece.traits, ...traits }
  return (next.stand || next.climb) && !piece.top ? no(ownSays('own-no-top', {})) : done({ ...piece, traits: next })
}

export const rename = (piece: OwnPiece, name: string): Edited => {
  const plain = plainText(name, MOST.name)
  return plain === '' ? no(ownSays('own-no-name', {})) : done({ ...piece, name: plain })
}

/** Replaces solids, top and traits by those of a proposal. */
export function takeProposal(piece: OwnPiece, { parts, top, traits }: Pick<Proposal, 'parts' | 'top' | 'traits'>): Edited {
  const { top: _, ...rest } = piece
  return withParts({ ...rest, traits, ...(top ? { top } : {}) }, parts)
}

/** The box that `addPart` starts with: in the middle of the piece, on the ground, a third as wide. */
export function plainPart({ parts }: Pick<OwnPiece, 'parts'>): OwnPart {
  const { minX, minY, maxX, maxY } = boundsOf(parts.flatMap(({ outline }) => outline))
  const half = Math.max(LEAST_HALF, Math.round(Math.min(maxX - minX, maxY - minY) / 6))
  const [x, y] = [Math.round((minX + maxX) / 2), Math.round((minY + maxY) / 2)]
  const outline: Convex = [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ]
  return { outline, bottom: 0, top: 2 * half }
}
/** Half of the least width, five millimetres. */
const LEAST_HALF: Units = 250

/** Text from an untrusted source made safe to show: one line without control characters, of at most `most` UTF-16 units. */
export const plainText = (text: string, most: number): string =>
  [...text.replace(/\p{C}/gu, '').trim()].reduce(
    (kept, letter) => (kept.length + letter.length > most ? kept : kept + letter),
    '',
  )
