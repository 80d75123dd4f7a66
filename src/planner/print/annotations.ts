/** Labels on a plan: numbers, signs, letters and distances, each where there is room. */

import type { LayoutDocument } from '../document'
import { opened } from '../opened'
import { dimensions } from './dimensions'
import type { PieceRow } from './facts'
import { type Crowd, label, labelled, rectFor } from './labels'
import { areaLetter, letterOf, measureSign, noteSign, objectiveSign } from './looks'
import { type Mark, meets, type Rect, type Spot } from './marks'
import type { SheetWords } from './said'
import type { Space } from './space'

export const rectOf = (spots: readonly Spot[]): Rect => {
  const [x, y] = [Math.min(...spots.map((one) => one.x)), Math.min(...spots.map((one) => one.y))]
  return { x, y, width: Math.max(...spots.map((one) => one.x)) - x, height: Math.max(...spots.map((one) => one.y)) - y }
}
/** The rectangle of the sheet that a piece covers. */
const rectOfPiece = (space: Space, document: LayoutDocument, { ref }: PieceRow): Rect => {
  const { minX, minY, maxX, maxY } = opened(document).byRef.get(ref)?.bounds ?? space.region
  return rectOf(
    space.seen([
      { x: minX, y: minY },
      { x: maxX, y: minY },
      { x: maxX, y: maxY },
      { x: minX, y: maxY },
    ]),
  )
}

/** Numbers, signs and distances, the most important first, because earlier ones get the better places. */
export function annotations(
  space: Space,
  document: LayoutDocument,
  rows: readonly PieceRow[],
  say: SheetWords,
  isMeasured: boolean,
): readonly Mark[] {
  const owned = new Map(rows.map((row) => [row.number, rectOfPiece(space, document, row)]))
  const crowd: Crowd = { taken: [], pieces: [...owned.values()], within: space.rect }
  const signs: Mark[] = []
  document.objectives.forEach(({ at }, index) => {
    if (!space.holds(at)) return
    const spot = space.spot(at)
    signs.push(...objectiveSign(spot))
    crowd.taken.push({ x: spot.x - 2, y: spot.y - 2, width: 4, height: 4 })
    const text = `O${index + 1}`
    const beside = [4.4, -4.4]
      .map((dx) => ({ x: spot.x + dx, y: spot.y }))
      .find((one) => !crowd.taken.some((rect) => meets(rect, rectFor(text, one, 2.5))))
    const place = beside ?? { x: spot.x, y: spot.y - 3.4 }
    crowd.taken.push(rectFor(text, place, 2.5))
    signs.push(...label(text, place, 2.5))
  })
  document.notes.forEach(({ at }, index) => {
    if (!space.holds(at)) return
    const spot = space.spot(at)
    signs.push(...noteSign(spot, letterOf(index)))
    crowd.taken.push({ x: spot.x - 1.8, y: spot.y - 1.8, width: 3.6, height: 3.6 })
  })
  // Where distances are measured to a piece's middle, that place is kept free of its number.
  for (const { mark, first } of rows) {
    const { x, y } = space.spot(first.at)
    if (mark === 'middle' && space.holds(first.at)) crowd.taken.push({ x: x - 1.2, y: y - 1.2, width: 2.4, height: 2.4 })
  }
  const measures = rows.flatMap(({ mark, first, second }) => [
    ...(space.holds(first.at) ? measureSign(space.spot(first.at), mark === 'middle' ? 'middle' : 'first') : []),
    ...(second && space.holds(second.at) ? measureSign(space.spot(second.at), 'second') : []),
  ])
  // The smallest pieces first: they have the least room for a number.
  const bySize = [...rows].sort((a, b) => areaOf(owned.get(a.number)) - areaOf(owned.get(b.number)))
  const numbers = bySize.flatMap(({ number }) => {
    const own = owned.get(number)
    return own ? labelled(crowd, String(number), own, 2.6) : []
  })
  const letters = document.areas.flatMap(({ outlines }, index) => {
    const seen = outlines.map((outline) => space.seen(outline)).filter(({ length }) => length > 2)
    const [largest] = seen.map(rectOf).sort((a, b) => areaOf(b) - areaOf(a))
    return largest ? labelled(crowd, areaLetter(document, index), largest, 6) : []
  })
  const lines = isMeasured ? dimensions(space, document, rows, owned, crowd, say) : []
  return [...lines, ...measures, ...signs, ...letters, ...numbers]
}
const areaOf = (rect: Rect | undefined): number => (rect ? rect.width * rect.height : 0)
