/** Exports the sheets: as a PDF, as drawings, or to the printer. */
import { strToU8, zipSync } from 'fflate'
import { type Paper, type Sheet, svgOf } from '../../planner/print'
import type { Language } from '../../ui/words/speak'
import type { PdfAsked, PdfMade } from '../../workers/print-pdf'

/** A file name that is valid on every system. */
export const fileName = (name: string, ending: string): string =>
  `${
    name
      // biome-ignore lint/suspicious/noControlCharactersInRegex: file names must not contain control characters.
      .replace(/[\\/:*?"<>|\u0000-\u001f]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 80) || 'layout'
  }.${ending}`

/** The sheets as a PDF. Rejects if it could not be written or was cancelled. */
export function pdfBlob(sheets: readonly Sheet[], title: string, language: Language, signal: AbortSignal): Promise<Blob> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('../../workers/print-pdf.ts', import.meta.url), { type: 'module', name: 'sightline-pdf' })
    const end = (then: () => void) => {
      worker.terminate()
      then()
    }
    worker.onmessage = ({ data: { bytes } }: MessageEvent<PdfMade>) =>
      end(() => (bytes ? done(new Blob([bytes], { type: 'application/pdf' })) : fail(new Error('the PDF was not written'))))
    worker.onerror = () => end(() => fail(new Error('the PDF was not written')))
    signal.addEventListener('abort', () => end(() => fail(signal.reason)), { once: true })
    const asked: PdfAsked = { sheets, title, language }
    worker.postMessage(asked)
  })
}

/** A single drawing as an SVG, several as a ZIP archive. */
export function svgBlob(sheets: readonly Sheet[]): { readonly blob: Blob; readonly ending: string } {
  const [only] = sheets
  if (sheets.length === 1 && only) return { blob: new Blob([svgOf(only)], { type: 'image/svg+xml' }), ending: 'svg' }
  const files = Object.fromEntries(
    sheets.map((sheet, index) => [`${String(index + 1).padStart(2, '0')}-${sheet.id}.svg`, strToU8(svgOf(sheet))]),
  )
  // A fixed date, so that the same sheets make the same archive.
  const zipped = zipSync(files, { mtime: new Date(2000, 0, 1) })
  return { blob: new Blob([new Uint8Array(zipped)], { type: 'application/zip' }), ending: 'zip' }
}

/** A sheet as a data URL. Unlike a blob URL it never has to be revoked, which would break whatever is still loading it. */
export const pictureAddress = (sheet: Sheet): string => `data:image/svg+xml,${encodeURIComponent(svgOf(sheet))}`

/** Sends the sheets to the printer, each on its own page; the rest of the page is not printed. */
export async function printSheets(sheets: readonly Sheet[], paper: Paper): Promise<void> {
  const place = document.createElement('div')
  place.className = 'ui-print-out'
  const pictures = sheets.map((sheet) => {
    const picture = document.createElement('img')
    picture.src = pictureAddress(sheet)
    picture.alt = sheet.told
    picture.dataset.paper = sheet.width > sheet.height ? `${paper}-wide` : paper
    return picture
  })
  place.append(...pictures)
  document.body.append(place)
  try {
    await Promise.all(pictures.map((picture) => picture.decode()))
    // Returns when the printer's dialog is closed, or at once in browsers without one.
    window.print()
  } finally {
    place.remove()
  }
}
