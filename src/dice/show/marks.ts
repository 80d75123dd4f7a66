/** The marks on dice, drawn by code. A mark draws in white into the square from -1 to 1, y downwards. */

import { act, blades, more, sights, splat, stride } from './command-marks'
import { disc, type Mark, outline, type Pen, path } from './mark-pen'

export type { Mark } from './mark-pen'

/** A burst with a ring and a core: where it hurts. */
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

/** Numerals as pen strokes in a box from (-0.5, -0.8) to (0.5, 0.8): the same on every machine, whatever its fonts. */
const strokes: { readonly [digit: string]: (pen: Pen) => void } = {
  '0': (pen) => pen.ellipse(0, 0, 0.44, 0.76, 0, 0, 2 * Math.PI),
  '1': (pen) => path(pen, [-0.28, -0.46], [0.06, -0.76], [0.06, 0.76]),
  '2': (pen) => {
    pen.arc(0, -0.33, 0.43, -0.95 * Math.PI, 0.18 * Math.PI)
    pen.lineTo(-0.46, 0.76)
    pen.lineTo(0.48, 0.76)
  },
  '3': (pen) => {
    pen.arc(-0.03, -0.38, 0.37, -0.85 * Math.PI, 0.5 * Math.PI)
    pen.arc(-0.03, 0.37, 0.4, -0.5 * Math.PI, 0.85 * Math.PI)
  },
  '4': (pen) => path(pen, [0.2, 0.76], [0.2, -0.76], [-0.5, 0.34], [0.52, 0.34]),
  '5': (pen) => {
    pen.moveTo(0.4, -0.76)
    pen.lineTo(-0.32, -0.76)
    pen.lineTo(-0.4, -0.06)
    pen.arc(-0.02, 0.3, 0.46, -0.72 * Math.PI, 0.82 * Math.PI)
  },
  '6': (pen) => {
    pen.moveTo(0.28, -0.76)
    pen.quadraticCurveTo(-0.28, -0.4, -0.43, 0.22)
    pen.moveTo(0.43, 0.33)
    pen.arc(0, 0.33, 0.43, 0, 2 * Math.PI)
  },
  '7': (pen) => path(pen, [-0.46, -0.76], [0.46, -0.76], [-0.14, 0.78]),
  '8': (pen) => {
    pen.arc(0, -0.39, 0.36, 0.5 * Math.PI, 2.5 * Math.PI)
    pen.arc(0, 0.37, 0.41, -0.5 * Math.PI, 1.5 * Math.PI)
  },
  '9': (pen) => {
    pen.moveTo(-0.28, 0.76)
    pen.quadraticCurveTo(0.28, 0.4, 0.43, -0.22)
    pen.moveTo(0.43, -0.33)
    pen.arc(0, -0.33, 0.43, 0, 2 * Math.PI)
  },
}

function numeral(digits: string): Mark {
  return (pen) => {
    pen.lineWidth = 0.25
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    const width = 1.2
    const scale = digits.length > 1 ? 0.72 : 0.96
    ;[...digits].forEach((digit, index) => {
      pen.save()
      pen.scale(scale, scale)
      pen.translate((index - (digits.length - 1) / 2) * width, 0)
      pen.beginPath()
      strokes[digit]?.(pen)
      pen.stroke()
      pen.restore()
    })
    // A bar tells 6 from 9 whichever way the die lies.
    if (/^[69]+$/.test(digits)) {
      pen.beginPath()
      pen.moveTo(-0.4, 1)
      pen.lineTo(0.4, 1)
      pen.lineWidth = 0.14
      pen.stroke()
    }
  }
}

/** Any other name: its first letters, so that a new die can be played before it has a mark of its own. */
function letters(name: string): Mark {
  return (pen) => {
    pen.save()
    pen.scale(0.01, 0.01)
    pen.font = '700 110px "Inter Variable", system-ui, sans-serif'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(name.slice(0, 2).toUpperCase(), 0, 8, 190)
    pen.restore()
  }
}

/** The 8 of an eight-sided die: it rolls on, so it stands in a burst. */
function eight(pen: Pen): void {
  splat(pen)
  pen.globalCompositeOperation = 'destination-out'
  pen.save()
  pen.scale(0.56, 0.56)
  numeral('8')(pen)
  pen.restore()
  pen.globalCompositeOperation = 'source-over'
}

const drawn: { readonly [name: string]: Mark } = {
  hit,
  armour,
  bolt,
  ACT: act,
  DICE: more,
  MOVE: stride,
  SHOOT: sights,
  FIGHT: blades,
  SPLAT: splat,
  // Only a die that goes to eight has one, and it is the face on which such a die rolls on.
  '8': eight,
  '': () => {},
}

/** The mark for a face name: its own drawing, a numeral, or its first letters. An empty name leaves the face blank. */
export function markFor(name: string): Mark {
  return drawn[name] ?? (/^\d{1,2}$/.test(name) ? numeral(name) : letters(name))
}
