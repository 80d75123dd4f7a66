/** Counters of card tables: a disc in a family's colours with one of the cards' emblems. `counter:<family>:<emblem>`. */
import { emblem } from '../cards/emblems'
import { FAMILY_MARKS } from '../cards/families'
import { CARD_FAMILIES } from '../look'
import { arc, disc, type Ink, type Pen } from './token-pen'

export function counterDrawing(kind: string): ((pen: Pen) => void) | undefined {
  const [what, named, sign = ''] = kind.split(':')
  if (what !== 'counter') return undefined
  const { frame, ground, accent } = FAMILY_MARKS[CARD_FAMILIES.find((one) => one === named) ?? 'slate']
  return (pen) => {
    pen.fill(disc(0, 0, 1), ground)
    pen.line(arc(0.92, 0, 7), frame, 0.18)
    pen.line(arc(0.815, 0, 7), accent, 0.06)
    for (const { how, d, width = 5 } of emblem(sign)) {
      const path = new Path2D(d)
      const colour = how === 'fill' || how === 'line' ? accent : ground
      // The pen's own path stays empty, because an emblem is drawn as a separate path with holes.
      pen.fill((ink: Ink) => {
        ink.save()
        ink.scale(0.0108, 0.0108)
        ink.translate(-50, -50)
        if (how === 'fill' || how === 'cut') ink.fill(path, 'evenodd')
        else {
          ink.strokeStyle = ink.fillStyle
          ink.lineWidth = width
          ink.stroke(path)
        }
        ink.restore()
        ink.beginPath()
      }, colour)
    }
  }
}
