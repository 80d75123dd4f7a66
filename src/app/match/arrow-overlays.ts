/** Arrows on a moment of a match: from ends as they are stored to places in the picture, and back. They are laid like rulers. */
import { type Ruler, type RulerEnd, rulerLine } from '../../client/ruler'
import type { Arrow, ArrowEnd } from '../../protocol/notes'
import type { Look } from '../../scene/look'
import type { Overlay } from '../../scene/overlay'
import type { Piece, Tabletop } from '../../table/piece'

type Pieces = Pick<Tabletop, 'pieces'>

/** Everything in the picture that an arrow can start from or point to: figures, tokens and cards. */
export function pointedAt({ figures, tokens = [], cards = [] }: Look): Pieces {
  const piece = (ref: string, at: Piece['pose']['at'], radius: number): readonly [string, Piece] => [
    ref,
    { ref, radius, pose: { at, heading: 0 } },
  ]
  return {
    pieces: Object.fromEntries([
      ...cards.map(({ ref, at, width, height }) => piece(ref, at, Math.min(width, height) / 2)),
      ...tokens.map(({ ref, at, radius }) => piece(ref, at, radius)),
      ...figures.map(({ ref, at, radius }) => piece(ref, at, radius)),
    ]),
  }
}

const laidEnd = (end: ArrowEnd): RulerEnd => ('piece' in end ? end.piece : end)
const storedEnd = (end: RulerEnd): ArrowEnd =>
  typeof end === 'string' ? { piece: end } : { x: Math.round(end.x), y: Math.round(end.y) }

/** The arrow that has been drawn; undefined while one of its ends is missing. */
export const drawnArrow = ({ isArmed, from, to }: Ruler): Arrow | undefined =>
  isArmed || from === undefined || to === undefined ? undefined : { from: storedEnd(from), to: storedEnd(to) }

/** The arrows with the one that is being drawn. An arrow from or to something that is not in the picture is left out. */
export function arrowOverlays(arrows: readonly Arrow[], drawing: Ruler, pieces: Pieces): readonly Overlay[] {
  const laid: readonly Ruler[] = [
    ...arrows.map(({ from, to }) => ({ isArmed: false, from: laidEnd(from), to: laidEnd(to) })),
    drawing,
  ]
  return laid.flatMap((one, index) => {
    const line = rulerLine(one, pieces)
    return line ? [{ type: 'arrow' as const, id: `arrow-${index}`, from: line[0], to: line[1] }] : []
  })
}
