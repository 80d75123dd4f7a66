/** The marks on dice, drawn by code; games add their own by face name. White, in the square from -1 to 1, y downwards. */

import { type Mark, type Pen, path } from './mark-pen'

export type { Mark } from './mark-pen'

/** Numerals as pen strokes in a box from (-0.5, -0.8) to (0.5, 0.8): the same on every machine, as no fonts are used. */
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

/** A number of one or two digits. */
export function numeral(digits: string): Mark {
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
    // A bar distinguishes 6 from 9.
    if (/^[69]+$/.test(digits)) {
      pen.beginPath()
      pen.moveTo(-0.4, 1)
      pen.lineTo(0.4, 1)
      pen.lineWidth = 0.14
      pen.stroke()
    }
  }
}

/** For any other name: its first letters, so that a new die can be used before it has a mark of its own. */
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

/** Marks by face name. */
export type DiceMarks = { readonly [face: string]: Mark }

/** For games without marks of their own. */
export const NO_MARKS: DiceMarks = {}

const NOTHING: Mark = () => {}

/** The mark for a face name: the game's own drawing, a numeral, or its first letters. An empty name leaves the face blank. */
export function markFor(name: string, marks: DiceMarks): Mark {
  if (name === '') return NOTHING
  return (Object.hasOwn(marks, name) ? marks[name] : undefined) ?? (/^\d{1,2}$/.test(name) ? numeral(name) : letters(name))
}
