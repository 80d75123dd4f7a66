/** The six faces of a Command die, distinguishable by shape alone, and the 8 of an eight-sided die, which is rolled again. */
import { disc, type Mark, outline, type Pen, path } from '../../../../dice/show/mark-pen'
import { numeral } from '../../../../dice/show/marks'

/** ACT, one more activation: an arrow upwards. */
function act(pen: Pen): void {
  outline(pen, [
    [0, -0.9],
    [0.78, 0],
    [0.34, 0],
    [0.34, 0.86],
    [-0.34, 0.86],
    [-0.34, 0],
    [-0.78, 0],
  ])
  pen.fill()
}

/** DICE, one more die: a die with a plus in it. */
function more(pen: Pen): void {
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  pen.lineWidth = 0.18
  pen.strokeRect(-0.76, -0.76, 1.52, 1.52)
  pen.beginPath()
  path(pen, [-0.38, 0], [0.38, 0])
  path(pen, [0, -0.38], [0, 0.38])
  pen.lineWidth = 0.22
  pen.stroke()
}

/** MOVE: two chevrons. */
function stride(pen: Pen): void {
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  pen.lineWidth = 0.28
  pen.beginPath()
  path(pen, [-0.7, -0.68], [-0.06, 0], [-0.7, 0.68])
  path(pen, [0.1, -0.68], [0.74, 0], [0.1, 0.68])
  pen.stroke()
}

/** SHOOT: a reticle on a target. */
function sights(pen: Pen): void {
  pen.lineCap = 'round'
  pen.lineWidth = 0.17
  pen.beginPath()
  pen.arc(0, 0, 0.56, 0, 2 * Math.PI)
  pen.stroke()
  pen.beginPath()
  path(pen, [0, -0.94], [0, -0.4])
  path(pen, [0, 0.94], [0, 0.4])
  path(pen, [-0.94, 0], [-0.4, 0])
  path(pen, [0.94, 0], [0.4, 0])
  pen.stroke()
  disc(pen, 0.16)
}

/** FIGHT: two crossed blades. */
function blades(pen: Pen): void {
  pen.lineCap = 'round'
  pen.lineWidth = 0.2
  pen.beginPath()
  path(pen, [-0.8, -0.84], [0.52, 0.52])
  path(pen, [0.8, -0.84], [-0.52, 0.52])
  path(pen, [-0.86, 0.28], [-0.3, 0.84])
  path(pen, [0.86, 0.28], [0.3, 0.84])
  pen.stroke()
}

/** SPLAT, the Army Special: a burst with an empty centre. */
function splat(pen: Pen): void {
  const rays = 9
  const points = Array.from({ length: rays * 2 }, (_, index): readonly [number, number] => {
    const angle = (index * Math.PI) / rays
    const far = index % 2 === 1 ? 0.5 : index % 4 === 0 ? 0.98 : 0.8
    return [far * Math.sin(angle), -far * Math.cos(angle)]
  })
  outline(pen, points)
  pen.fill()
}

/** The 8 of an eight-sided die in a burst, because it gives another roll. */
function eight(pen: Pen): void {
  splat(pen)
  pen.globalCompositeOperation = 'destination-out'
  pen.save()
  pen.scale(0.56, 0.56)
  numeral('8')(pen)
  pen.restore()
  pen.globalCompositeOperation = 'source-over'
}

export const DICE_MARKS: { readonly [face: string]: Mark } = {
  ACT: act,
  DICE: more,
  MOVE: stride,
  SHOOT: sights,
  FIGHT: blades,
  SPLAT: splat,
  // Only eight-sided dice have this face. On an 8 they are rolled again.
  '8': eight,
}
