/** Writes sheets as one PDF. The library is loaded on saving. The same sheets always give the same bytes. */
import type { jsPDF } from 'jspdf'
import { type Grey, joins, type Mark, type Sheet, type Spot } from './marks'
import { BOX, printed, widthOf } from './type'

/** Points per millimetre. */
const POINTS = 72 / 25.4
/** A fixed date, so that saving a layout twice gives equal files. */
const DATE = new Date(Date.UTC(2000, 0, 1))

export async function pdfOf(sheets: readonly Sheet[], title: string, language: 'en' | 'fr'): Promise<Uint8Array> {
  const { jsPDF: Pdf } = await import('jspdf')
  const [first] = sheets
  if (!first) throw new Error('there is at least a cover sheet')
  const formatOf = ({ width, height }: Sheet) =>
    ({ format: [width, height] as [number, number], orientation: width > height ? 'landscape' : 'portrait' }) as const
  const pdf = new Pdf({ unit: 'mm', ...formatOf(first), compress: true, putOnlyUsedFonts: true, floatPrecision: 3 })
  pdf.setCreationDate(DATE)
  pdf.setFileId('0'.repeat(32))
  pdf.setProperties({ title: printed(title), creator: 'Sightline' })
  pdf.setLanguage(language)
  sheets.forEach((sheet, index) => {
    if (index > 0) {
      const { format, orientation } = formatOf(sheet)
      pdf.addPage(format, orientation)
    }
    for (const mark of sheet.marks) draw(pdf, mark)
  })
  return new Uint8Array(pdf.output('arraybuffer'))
}

const level = (grey: Grey): number => Math.round(grey * 255)

function draw(pdf: jsPDF, mark: Mark): void {
  switch (mark.type) {
    case 'strokes':
      if (mark.lines.length === 0) return
      pen(pdf, mark.width, mark.dash, mark.grey)
      mark.lines.forEach(([x1, y1, x2, y2], at) => {
        if (!joins(mark.lines, at)) pdf.moveTo(x1, y1)
        pdf.lineTo(x2, y2)
      })
      pdf.stroke()
      return
    case 'shape': {
      if (mark.outlines.length === 0) return
      if (mark.width !== undefined) pen(pdf, mark.width, mark.dash)
      if (mark.fill !== undefined) fillWith(pdf, mark.fill)
      for (const outline of mark.outlines) trace(pdf, outline)
      if (mark.fill === undefined) pdf.stroke()
      else if (mark.width === undefined) pdf.fill()
      else pdf.fillStroke()
      return
    }
    case 'disc': {
      if (mark.width !== undefined) pen(pdf, mark.width)
      if (mark.fill !== undefined) fillWith(pdf, mark.fill)
      const style = mark.fill === undefined ? 'S' : mark.width === undefined ? 'F' : 'FD'
      pdf.circle(mark.at.x, mark.at.y, mark.radius, style)
      return
    }
    case 'picture': {
      const { jpeg, rect, clip } = mark
      pdf.saveGraphicsState()
      pdf.rect(clip.x, clip.y, clip.width, clip.height, null)
      pdf.clip()
      pdf.discardPath()
      // Known by its data, so that it is written once, however often it is drawn.
      pdf.addImage(jpeg, 'JPEG', rect.x, rect.y, rect.width, rect.height, jpeg)
      pdf.restoreGraphicsState()
      return
    }
    case 'words':
      write(pdf, mark)
  }
}

/** jsPDF writes three equal numbers as a grey. */
const fillWith = (pdf: jsPDF, grey: Grey): unknown => pdf.setFillColor(level(grey), level(grey), level(grey))

function pen(pdf: jsPDF, width: number, dash?: number, grey: Grey = 0): void {
  pdf.setDrawColor(level(grey), level(grey), level(grey))
  pdf.setLineWidth(width)
  pdf.setLineJoin('round')
  pdf.setLineDashPattern(dash === undefined ? [] : [dash, dash], 0)
}

function trace(pdf: jsPDF, outline: readonly Spot[]): void {
  outline.forEach(({ x, y }, index) => {
    if (index === 0) pdf.moveTo(x, y)
    else pdf.lineTo(x, y)
  })
  pdf.close()
}

/** One line of text; boxes are drawn for characters that the font lacks. */
function write(pdf: jsPDF, { at, text, size, bold = false, anchor, turned = false }: Extract<Mark, { type: 'words' }>): void {
  const line = printed(text)
  const width = widthOf(text, size, bold)
  const shift = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2
  const spot = (along: number, up = 0): Spot =>
    turned ? { x: at.x - up, y: at.y - shift - along } : { x: at.x + shift + along, y: at.y - up }
  pdf.setFont('helvetica', bold ? 'bold' : 'normal')
  pdf.setFontSize(size * POINTS)
  pdf.setTextColor(0)
  let along = 0
  for (const part of line.split(/(□)/)) {
    const long = widthOf(part, size, bold)
    if (part === BOX) {
      pen(pdf, size * 0.05)
      const [a, b] = [0.09 * size, 0.56 * size]
      trace(pdf, [spot(along + a), spot(along + b), spot(along + b, 0.66 * size), spot(along + a, 0.66 * size)])
      pdf.stroke()
    } else if (part.trim() !== '') {
      const { x, y } = spot(along)
      pdf.text(part, x, y, turned ? { angle: 90 } : {})
    }
    along += long
  }
}
