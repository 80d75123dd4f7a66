/** Blocks of a sheet, set one below the other on as many sheets as needed: paragraphs, headings, table rows. Millimetres. */
import { FINE, HAIR, type Mark, type Rect, RISE, strokes, words } from './marks'
import { wrapped } from './type'

export const SIZE = { heading: 4, body: 3, small: 2.5 } as const
const LEADING = 1.3

export interface Block {
  readonly height: number
  /** Its marks, with the top left corner at `x`, `y`. */
  marks(x: number, y: number): readonly Mark[]
  /** The head of the block's table, repeated at the top of a sheet that begins with this block. */
  readonly head?: Block
  /** Never the last block of a sheet, for example a heading. */
  readonly isTied?: boolean
}

export const gap = (height: number): Block => ({ height, marks: () => [] })

export function paragraph(text: string, width: number, size: number = SIZE.body, bold = false): Block {
  const lines = wrapped(text, size, width, bold)
  const step = size * LEADING
  return {
    height: lines.length * step,
    marks: (x, y) => lines.map((line, index) => words(line, x, y + index * step + size * 0.95, { size, bold })),
  }
}
export const heading = (text: string, width: number): Block => {
  const set = paragraph(text, width, SIZE.heading, true)
  return { height: set.height + 3.5, marks: (x, y) => set.marks(x, y + 2.5), isTied: true }
}

export interface Column {
  readonly title: string
  readonly width: number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly bold?: boolean
}
const PAD = 0.9

/** The rows of a table. A cell has as many lines as it needs; the head is repeated on every sheet. */
export function tableRows(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  size: number = SIZE.small,
): readonly Block[] {
  const width = columns.reduce((sum, column) => sum + column.width, 0)
  const head = row(
    columns,
    columns.map(({ title }) => title),
    size,
    true,
  )
  const ruled: Block = {
    height: head.height,
    marks: (x, y) => [...head.marks(x, y), strokes([[x, y + head.height, x + width, y + head.height]], FINE)],
    isTied: true,
  }
  const body = rows.map((cells): Block => {
    const set = row(columns, cells, size, false)
    return {
      height: set.height,
      head: ruled,
      marks: (x, y) => [...set.marks(x, y), strokes([[x, y + set.height, x + width, y + set.height]], HAIR, 0.6)],
    }
  })
  return [ruled, ...body]
}

function row(columns: readonly Column[], cells: readonly string[], size: number, isHead: boolean): Block {
  const lines = columns.map(({ width, bold }, index) => wrapped(cells[index] ?? '', size, width - 2 * PAD, isHead || bold))
  const step = size * 1.18
  const height = Math.max(1, ...lines.map(({ length }) => length)) * step + 2 * PAD
  return {
    height,
    marks(x, y) {
      let left = x
      return columns.flatMap(({ width, anchor = 'start', bold = false }, index) => {
        const own = lines[index] ?? []
        const at = anchor === 'start' ? left + PAD : anchor === 'end' ? left + width - PAD : left + width / 2
        left += width
        // Heads are aligned at the bottom, cells at the top.
        const top = isHead ? y + height - PAD - own.length * step : y + PAD
        return own
          .map((line, at2) => ({ line, base: top + at2 * step + (step - size) / 2 + size * RISE * 1.12 }))
          .filter(({ line }) => line !== '')
          .map(({ line, base }) => words(line, at, base, { size, bold: isHead || bold, anchor }))
      })
    },
  }
}

/** Places blocks on pages; the first page may begin lower. A block that is higher than a page gets its own page. */
export function flowed(blocks: readonly Block[], room: Rect, firstTop: number = room.y): readonly (readonly Mark[])[] {
  const pages: Mark[][] = [[]]
  let y = firstTop
  const bottom = room.y + room.height
  blocks.forEach((block, index) => {
    const next = block.isTied ? (blocks[index + 1]?.height ?? 0) : 0
    const isFresh = y === room.y && pages.at(-1)?.length === 0
    if (y + block.height + next > bottom + 0.01 && !isFresh) {
      pages.push([])
      y = room.y
      if (block.head) {
        pages.at(-1)?.push(...block.head.marks(room.x, y))
        y += block.head.height
      }
    }
    pages.at(-1)?.push(...block.marks(room.x, y))
    y += block.height
  })
  return pages
}
