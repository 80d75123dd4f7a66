/** The legend of a plan in rows below it, with a bar of a known length. Millimetres. */
import { CENTIMETRE, INCH } from '../../geometry/types'
import type { LayoutDocument } from '../document'
import { hatched } from './hatch'
import { areaLetter, areaLines, HEIGHT_LOOKS, heightBounds, measureSign, noteSign, objectiveSign, solid } from './looks'
import { box, cornersOf, FINE, FIRM, HAIR, type Mark, type Rect, strokes, words } from './marks'
import type { SheetWords } from './said'
import { widthOf } from './type'

const ROW = 5.4
const TYPE = 2.6
const SWATCH = { width: 7, height: 3.6 } as const

export interface Entry {
  readonly text: string
  sign(rect: Rect): readonly Mark[]
}
const middle = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 })

/** Sets entries one after the other, in as many rows as needed, and gives their total height. */
export function legendRows(
  entries: readonly Entry[],
  { x, y, width }: Rect,
): { readonly marks: readonly Mark[]; readonly height: number } {
  const marks: Mark[] = []
  let [left, top] = [x, y]
  for (const { text, sign } of entries) {
    const long = SWATCH.width + 1.5 + widthOf(text, TYPE) + 4
    if (left > x && left + long > x + width) {
      left = x
      top += ROW
    }
    marks.push(
      ...sign({ x: left, y: top, ...SWATCH }),
      words(text, left + SWATCH.width + 1.5, top + SWATCH.height - 0.8, { size: TYPE }),
    )
    left += long
  }
  return { marks, height: top - y + (entries.length > 0 ? ROW : 0) }
}

export interface Shown {
  readonly areas: boolean
  readonly measures: boolean
  readonly second: boolean
  readonly middles: boolean
  readonly passed: boolean
  readonly below: boolean
}
export function planLegend(document: LayoutDocument, say: SheetWords, shown: Shown): readonly Entry[] {
  const bounds = heightBounds(document)
  const heights = HEIGHT_LOOKS.map((hatching, index): Entry => {
    const bound = bounds[index]
    return {
      text:
        bound === undefined
          ? say.say('sheet-legend-above', { height: say.length(bounds.at(-1) ?? 0) })
          : say.say('sheet-legend-up-to', { height: say.length(bound) }),
      sign: (rect) => solid(cornersOf(rect), hatching, false),
    }
  })
  const when = (isThere: boolean, entry: Entry): readonly Entry[] => (isThere ? [entry] : [])
  return [
    ...heights,
    ...when(shown.passed, { text: say.say('sheet-legend-passed'), sign: (rect) => solid(cornersOf(rect), undefined, true) }),
    ...when(shown.below, { text: say.say('sheet-legend-below'), sign: (rect) => [box(rect, { width: HAIR })] }),
    ...(shown.areas ? areaEntries(document, say) : []),
    ...when(document.objectives.length > 0, {
      text: say.say('sheet-legend-objective'),
      sign: (rect) => objectiveSign(middle(rect), 1.7),
    }),
    ...when(document.notes.length > 0, { text: say.say('sheet-legend-note'), sign: (rect) => noteSign(middle(rect), 'a') }),
    ...when(shown.measures, { text: say.say('sheet-legend-first'), sign: (rect) => measureSign(middle(rect), 'first') }),
    ...when(shown.second, { text: say.say('sheet-legend-second'), sign: (rect) => measureSign(middle(rect), 'second') }),
    ...when(shown.middles, { text: say.say('sheet-legend-middle'), sign: (rect) => measureSign(middle(rect), 'middle') }),
  ]
}
export const areaEntries = (document: LayoutDocument, say: SheetWords): readonly Entry[] =>
  document.areas.slice(0, 6).map(({ ref }, index) => ({
    text: say.name(ref),
    sign: (rect) => [
      strokes(hatched(cornersOf(rect), { ...areaLines(index), apart: 1.2 }), HAIR, 0.5),
      box(rect, { width: FINE, dash: 1.2 }),
      words(areaLetter(document, index), rect.x + rect.width / 2, rect.y + rect.height - 0.9, {
        size: 2.6,
        bold: true,
        anchor: 'middle',
      }),
    ],
  }))

/** A bar as long as a round length on the table. Measuring it shows whether the sheet was printed at full size. */
export function scaleBar(document: LayoutDocument, scale: number, x: number, y: number, say: SheetWords): readonly Mark[] {
  const unit = document.shown === 'cm' ? CENTIMETRE : INCH
  const long = [1, 2, 3, 5, 6, 10, 12, 20, 24, 50, 100].findLast((count) => (count * unit) / 100 / scale <= 62) ?? 1
  const width = (long * unit) / 100 / scale
  const parts = long % 3 === 0 ? 3 : long % 5 === 0 ? 5 : 2
  const part = width / parts
  const height = 1.8
  const text = say.say('sheet-bar', { length: `${say.number(width, 1)} mm` })
  return [
    words(say.say('sheet-scale', { scale: `1:${say.number(scale, 1)}` }), x, y + 3, { size: 4, bold: true }),
    ...Array.from({ length: parts }, (_, index) =>
      box({ x: x + index * part, y: y + 5, width: part, height }, { fill: index % 2 === 0 ? 0 : 1, width: FINE }),
    ),
    strokes(
      [
        [x, y + 5, x, y + 7.6],
        [x + width, y + 5, x + width, y + 7.6],
      ],
      FIRM,
    ),
    words('0', x, y + 10.4, { size: TYPE, anchor: 'middle' }),
    words(say.length(long * unit), x + width, y + 10.4, { size: TYPE, anchor: 'middle' }),
    words(text, x + width + 4, y + 6.9, { size: TYPE }),
  ]
}
/** The height of a bar with its text. */
export const BAR_HEIGHT = 12
