/** The report's own blocks of a printed sheet: tables with a column for each player, and pictures. Millimetres. */
import { type Block, paragraph, SIZE, tableRows } from '../../planner/print/blocks'
import type { Rows } from './report'
import { PICTURE_SIZE, type ReportPicture } from './report-moments'

/** The gap between two blocks side by side, and that below a row of pictures. */
const [BESIDE, BELOW] = [6, 4]
/** A table with more rows than this is set in two columns, if each player's figures have so much room in them. */
const [LONG, LEAST_WIDTH] = [16, 14]

/** A table with a column for each player. */
export function tableByPlayer({ heads, rows }: Rows, width: number): readonly Block[] {
  const players = Math.max(1, heads.length - 1)
  const set = (first: number, most: number, part: Rows['rows'], room: number) =>
    tableRows(
      heads.map((title, at) => ({
        title,
        width: at === 0 ? first : Math.min(most, (room - first) / players),
        anchor: at === 0 ? 'start' : 'end',
      })),
      part,
    )
  const half = (width - BESIDE) / 2
  if (rows.length <= LONG || (half - 26) / players < LEAST_WIDTH) return set(50, 30, rows, width)
  const middle = Math.ceil(rows.length / 2)
  const right = set(26, half, rows.slice(middle), half)
  return set(26, half, rows.slice(0, middle), half).map((block, at) => beside(block, right[at], half + BESIDE))
}

/** Two blocks side by side, with their heads. */
const beside = (left: Block, right: Block | undefined, shift: number): Block => ({
  ...left,
  height: Math.max(left.height, right?.height ?? 0),
  marks: (x, y) => [...left.marks(x, y), ...(right?.marks(x + shift, y) ?? [])],
  ...(left.head ? { head: beside(left.head, right?.head ?? left.head, shift) } : {}),
})

/** Two pictures in a row, each with its words below. */
export function album(pictures: readonly ReportPicture[], width: number): readonly Block[] {
  const wide = (width - BESIDE) / 2
  const high = (wide * PICTURE_SIZE.height) / PICTURE_SIZE.width
  const columns = pictures.map(({ address, head, text }): Block => {
    const words = [paragraph(head, wide, SIZE.small, true), paragraph(text, wide, SIZE.small)]
    return {
      height: high + 1.5 + words.reduce((sum, { height }) => sum + height, 0) + BELOW,
      marks(x, y) {
        const rect = { x, y, width: wide, height: high }
        let below = y + high + 1.5
        const written = words.flatMap((block) => {
          const marks = block.marks(x, below)
          below += block.height
          return marks
        })
        return [{ type: 'picture', jpeg: address.slice(address.indexOf(',') + 1), rect, clip: rect }, ...written]
      },
    }
  })
  return columns.flatMap((left, index) => (index % 2 === 0 ? [beside(left, columns[index + 1], wide + BESIDE)] : []))
}
