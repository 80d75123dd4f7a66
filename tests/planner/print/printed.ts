/** Sheets for tests: a layout's facts and sheets as the page makes them. */

import { loadLayouts } from '../../../src/games'
import type { LayoutDocument } from '../../../src/planner/document'
import { knownOf } from '../../../src/planner/known'
import { OPEN_TABLES, systemOf } from '../../../src/planner/open-tables'
import { allSheets, type Paper, type Sheet, sheetFacts, sightFacts } from '../../../src/planner/print'
import { shared } from '../../../src/planner/share'
import { sheetWords } from '../../../src/ui/planner/sheet-words'
import { lengthFromText } from '../../../src/ui/words/length'

export const ADDRESS = 'https://example.org/#/plan'
const LAYOUTS = await loadLayouts()
export const READY: readonly LayoutDocument[] = [...LAYOUTS, OPEN_TABLES].flatMap(({ library }) => library)

export const factsOf = (document: LayoutDocument) =>
  sheetFacts(document, knownOf(document, systemOf(document, LAYOUTS)), sightFacts(document))
export const wordsOf = (document: LayoutDocument, language: 'en' | 'fr' = 'en') => sheetWords(document, language, (game) => game)
export const linkOf = (document: LayoutDocument): string | undefined => {
  const link = shared(document)
  return link.ok ? `${ADDRESS}/${link.value.fragment}` : undefined
}
export function sheetsOf(
  document: LayoutDocument,
  {
    language = 'en',
    paper = 'a4',
    facts = factsOf(document),
  }: Partial<{ language: 'en' | 'fr'; paper: Paper; facts: ReturnType<typeof factsOf> }> = {},
): readonly Sheet[] {
  const link = { address: ADDRESS, link: linkOf(document), without: 0, withoutMat: document.matPicture !== undefined }
  return allSheets(document, facts, wordsOf(document, language), paper, link)
}
export const sheet = (sheets: readonly Sheet[], id: string): Sheet => {
  const found = sheets.find((one) => one.id === id)
  if (!found) throw new Error(`no sheet ${id}: ${sheets.map((one) => one.id).join(' ')}`)
  return found
}
/** All words of a sheet. */
export const textsOf = ({ marks }: Sheet): readonly string[] =>
  marks.flatMap((mark) => (mark.type === 'words' ? [mark.text] : []))
/** An inch sign and what stands before it, in units. */
export const unitsOf = (text: string): number | undefined => lengthFromText(text.replace('″', ''), 'inch')
