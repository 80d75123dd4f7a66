/** Writes the sheets as a PDF outside the page's thread, because a large one takes a second or more. */

import type { Sheet } from '../planner/print'
import { pdfOf } from '../planner/print/pdf'

export interface PdfAsked {
  readonly sheets: readonly Sheet[]
  readonly title: string
  readonly language: 'en' | 'fr'
}
/** The file, or undefined if it could not be written. */
export interface PdfMade {
  readonly bytes: Uint8Array<ArrayBuffer> | undefined
}

const post = (made: PdfMade): void => postMessage(made)
// No validation: only the page that started this worker posts to it.
addEventListener('message', ({ data }: MessageEvent<PdfAsked>) => {
  pdfOf(data.sheets, data.title, data.language).then(
    (bytes) => post({ bytes: new Uint8Array(bytes) }),
    () => post({ bytes: undefined }),
  )
})
