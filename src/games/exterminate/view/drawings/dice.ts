/** The faces of a combat die, distinguishable by shape alone. */
import { disc, type Mark, outline, type Pen } from '../../../../dice/show/mark-pen'

/** A burst with a ring and a core. */
function hit(pen: Pen): void {
  const rays = 8
  const points = Array.from({ length: rays * 2 }, (_, index): readonly [number, number] => {
    const angle = (index * Math.PI) / rays
    const far = index % 2 === 1 ? 0.5 : index % 4 === 0 ? 0.98 : 0.78
    return [far * Math.sin(angle), -far * Math.cos(angle)]
  })
  outline(pen, points)
  pen.fill()
  pen.globalCompositeOperation = 'destination-out'
  disc(pen, 0.37)
  pen.globalCompositeOperation = 'source-over'
  disc(pen, 0.2)
}

/** A heater shield with an inlaid border and a chevron. */
function armour(pen: Pen): void {
  const shield = (size: number) => {
    pen.beginPath()
    pen.moveTo(0, -0.95 * size)
    pen.quadraticCurveTo(0.4 * size, -0.72 * size, 0.8 * size, -0.74 * size)
    pen.bezierCurveTo(0.84 * size, 0.1 * size, 0.62 * size, 0.62 * size, 0, 0.98 * size)
    pen.bezierCurveTo(-0.62 * size, 0.62 * size, -0.84 * size, 0.1 * size, -0.8 * size, -0.74 * size)
    pen.quadraticCurveTo(-0.4 * size, -0.72 * size, 0, -0.95 * size)
    pen.closePath()
  }
  shield(1)
  pen.fill()
  pen.globalCompositeOperation = 'destination-out'
  shield(0.8)
  pen.lineWidth = 0.09
  pen.stroke()
  pen.lineWidth = 0.15
  pen.lineJoin = 'miter'
  pen.beginPath()
  pen.moveTo(-0.36, 0.14)
  pen.lineTo(0, -0.24)
  pen.lineTo(0.36, 0.14)
  pen.stroke()
  pen.globalCompositeOperation = 'source-over'
}

/** A flash of lightning. */
function bolt(pen: Pen): void {
  outline(pen, [
    [0.28, -1],
    [-0.56, 0.14],
    [-0.08, 0.14],
    [-0.3, 1],
    [0.58, -0.24],
    [0.08, -0.24],
  ])
  pen.lineJoin = 'round'
  pen.lineWidth = 0.05
  pen.fill()
  pen.stroke()
}

export const DICE_MARKS: { readonly [face: string]: Mark } = { hit, armour, bolt }
