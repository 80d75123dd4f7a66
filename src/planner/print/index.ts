/** A layout on sheets of paper for an organiser to print, in one language. The module's public interface. */
import type { LayoutDocument } from '../document'
import type { SheetFacts } from './facts'
import { FINE, type Mark, type Sheet, strokes, words } from './marks'
import { MARGIN, type Paper, pageOf } from './paper'
import type { SheetWords } from './said'
import type { Body } from './sheets/body'
import { coverBodies, type SheetLink } from './sheets/cover'
import { gapBodies } from './sheets/gaps'
import { listBodies } from './sheets/list'
import { planBodies } from './sheets/plan'
import { selfplayBodies } from './sheets/selfplay'
import { sideBodies } from './sheets/sides'
import { sightBodies } from './sheets/sight'
import { fitted, widthOf } from './type'

export type { SheetFacts } from './facts'
export { numbersOf, sheetFacts } from './facts'
export { areaLetter } from './looks'
export type { Sheet } from './marks'
export { PAPERS, type Paper } from './paper'
export type { SheetSaid, SheetWords } from './said'
export type { SheetLink } from './sheets/cover'
export { figureRows } from './sheets/cover'
export { otherName } from './sheets/gaps'
export { cornerText, measuredText, nameOf, remarksOf } from './sheets/list'
export { selfplayLists, selfplayRows, selfplayTold } from './sheets/selfplay'
export { objectiveRows, type Rows, sideRows } from './sheets/sides'
export { type SightFacts, sightFacts } from './sight-facts'
export { svgOf } from './svg'

/**
 * All sheets of a layout: cover, plans to scale, lists, gaps, sight, sides, matches of bots. Yields between the types of sheets, so that the page
 * stays responsive.
 */
export function* sheetSteps(
  document: LayoutDocument,
  facts: SheetFacts,
  say: SheetWords,
  paper: Paper,
  link: SheetLink,
): Generator<undefined, readonly Sheet[]> {
  const bodies: Body[] = [...coverBodies(document, facts, say, paper, link)]
  yield
  for (const plan of planBodies(document, facts, say, paper)) {
    bodies.push(plan())
    yield
  }
  bodies.push(...listBodies(document, facts, say, paper))
  yield
  bodies.push(...gapBodies(document, facts, say, paper))
  yield
  bodies.push(...sightBodies(document, facts, say, paper))
  yield
  bodies.push(...sideBodies(document, facts, say, paper))
  yield
  bodies.push(...selfplayBodies(document, facts, say, paper))
  return bodies.map((body, index) =>
    framed(body, document.name || say.untitled, index + 1, bodies.length, say, paper, link.address),
  )
}

/** All sheets at once. */
export function allSheets(...asked: Parameters<typeof sheetSteps>): readonly Sheet[] {
  const steps = sheetSteps(...asked)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Adds the heading and the foot that every sheet has. */
function framed(
  { id, title, told, isWide = false, marks }: Body,
  name: string,
  page: number,
  pages: number,
  say: SheetWords,
  paper: Paper,
  address: string,
): Sheet {
  const { width, height, room } = pageOf(paper, isWide)
  const long = room.width - widthOf(title, 5.5, true) - 8
  const base = MARGIN + 6
  const foot = height - MARGIN
  const end = say.say('sheet-foot', { page, pages })
  const frame: readonly Mark[] = [
    words(title, room.x, base, { size: 5.5, bold: true }),
    words(fitted(name, 3.4, long), room.x + room.width, base, { size: 3.4, anchor: 'end' }),
    strokes([[room.x, base + 2.6, room.x + room.width, base + 2.6]], FINE),
    words(fitted(`Sightline · ${address}`, 2.5, room.width - widthOf(end, 2.5) - 4), room.x, foot, { size: 2.5 }),
    words(end, room.x + room.width, foot, { size: 2.5, anchor: 'end' }),
  ]
  return { id, title, told, width, height, marks: [...frame, ...marks] }
}
