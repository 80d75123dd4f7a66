/** Chooses the layout that the planner opens with: a shared one, else the last one worked on, else a bare table. */

import { INCH } from '../../geometry/types'
import type { Reason } from '../../kernel'
import type { LayoutDocument } from '../../planner/document'
import { emptyLayout } from '../../planner/document'
import { OPEN_TABLES } from '../../planner/open-tables'
import { layoutReading } from '../../planner/read'
import { plannerSays } from '../../planner/said'
import { readShared } from '../../planner/share'
import { freshId } from '../fresh-id'
import { breathed } from './breathed'
import { stateOf } from './selfplay/state-of'
import { keepTried, lastOpen, textKept } from './shelf'

export interface Begun {
  readonly id: string
  readonly document: LayoutDocument
  readonly notice?: Reason
}

export const bareTable = (): LayoutDocument => OPEN_TABLES.begin?.() ?? emptyLayout('', 48 * INCH, 48 * INCH)

export async function begun(link: string | undefined): Promise<Begun> {
  const problem = link === undefined ? undefined : readShared(link)
  if (problem?.ok) {
    const [id, { document, report }] = [freshId(), problem.value]
    if (report) await keepTried({ layout: id, name: document.name, state: stateOf(document), text: JSON.stringify(report) })
    return { id, document }
  }
  const id = lastOpen()
  const text = id === undefined ? undefined : await textKept(id).catch(() => undefined)
  const kept = text === undefined ? undefined : await breathed(layoutReading(text))
  const unread = kept?.ok === false ? { notice: plannerSays('layout-last-unread', {}) } : {}
  const notice = problem && !problem.ok ? { notice: problem.reason } : unread
  if (id !== undefined && kept?.ok) return { id, document: kept.value, ...notice }
  return { id: freshId(), document: bareTable(), ...notice }
}

/** The largest file that is read, in bytes. Maps contain their pictures as text. */
export const MOST_BYTES = 128 * 2 ** 20
