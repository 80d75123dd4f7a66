/** What lies on the table when the planner opens: a shared layout, the one worked on last, else a bare table. And files at its door. */

import { INCH } from '../../geometry/types'
import type { Reason } from '../../kernel'
import type { LayoutDocument } from '../../planner/document'
import { emptyLayout } from '../../planner/document'
import { readTts, type TtsSave } from '../../planner/imports/tts'
import { readUvtt, type UvttMap } from '../../planner/imports/uvtt'
import { OPEN_TABLES } from '../../planner/open-tables'
import { lookOf, readJson, readLayout } from '../../planner/read'
import { done, type Outcome, plannerSays } from '../../planner/said'
import { readShared } from '../../planner/share'
import { freshId, lastOpen, textKept } from './shelf'

export interface Begun {
  readonly id: string
  readonly document: LayoutDocument
  readonly notice?: Reason
}

export const bareTable = (): LayoutDocument => OPEN_TABLES.begin?.() ?? emptyLayout('', 48 * INCH, 48 * INCH)

export async function begun(link: string | undefined): Promise<Begun> {
  const problem = link === undefined ? undefined : readShared(link)
  if (problem?.ok) return { id: freshId(), document: problem.value }
  const id = lastOpen()
  const text = id === undefined ? undefined : await textKept(id).catch(() => undefined)
  const kept = text === undefined ? undefined : readLayout(text)
  const unread = kept?.ok === false ? { notice: plannerSays('layout-last-unread', {}) } : {}
  const notice = problem && !problem.ok ? { notice: problem.reason } : unread
  if (id !== undefined && kept?.ok) return { id, document: kept.value, ...notice }
  return { id: freshId(), document: bareTable(), ...notice }
}

/** A map of another program: what must be asked of it is asked before it becomes a layout. */
export type ForeignMap =
  | { readonly looks: 'uvtt'; readonly name: string; readonly map: UvttMap }
  | { readonly looks: 'tabletop-simulator'; readonly save: TtsSave }
export type FileRead = Outcome<{ readonly document: LayoutDocument } | { readonly foreign: ForeignMap }>

/** The most that is read of a file: maps carry their pictures as text. */
export const MOST_BYTES = 128 * 2 ** 20

/** A layout's own file, or a map of another program. What is on the table stays there until this has been read. */
export function readAnyFile(text: string, file: string): FileRead {
  const json = readJson(text)
  const looks = json.ok ? lookOf(json.value) : undefined
  if (looks === 'uvtt') {
    const map = readUvtt(text)
    return map.ok ? done({ foreign: { looks, name: file.replace(/\.[^.]*$/, '').slice(0, 120), map: map.value } }) : map
  }
  if (looks === 'tabletop-simulator') {
    const save = readTts(text)
    return save.ok ? done({ foreign: { looks, save: save.value } }) : save
  }
  const read = readLayout(text)
  return read.ok ? done({ document: read.value }) : read
}
