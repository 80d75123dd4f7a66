/** Reads any text file given to the planner: a layout's own file, or a file of another program. */
import type { Work } from '../own/mesh'
import { checkedLayout, isPlain, lookOf, readJson, reportIn } from '../read'
import { done, type Outcome, refuse } from '../said'
import { type Foreign, foreignOf } from './asked'
import { templateNames } from './forty-kdc'
import type { LayoutFile } from './protocol'

/**
 * `file`: its name, for maps that have none of their own; `beside`: the contents of files that came with it. The open layout is
 * replaced only after the whole file has been read.
 */
export function* anyFile(
  text: string,
  file: string,
  beside: readonly unknown[] = [],
): Work<Outcome<LayoutFile | { readonly foreign: Foreign }>> {
  if (text.trim() === '') return refuse('layout-empty', {})
  const plain = readJson(text)
  if (!plain.ok) return plain
  yield 0.5
  // The dropped file may hold only shapes, with the layout that uses them beside it: then the layout is read as the main file.
  const at = isShapes(plain.value) ? beside.findIndex((one) => lookOf(one) === 'terrain-plan') : -1
  const others = at < 0 ? beside : [plain.value, ...beside.filter((_, index) => index !== at)]
  const found = foreignOf(at < 0 ? plain.value : beside[at], file, others)
  if (found) return found.ok ? done({ foreign: found.value }) : found
  const templates = isShapes(plain.value) ? templateNames(plain.value) : undefined
  if (templates !== undefined) return refuse('import-templates-alone', { names: templates })
  const layout = checkedLayout(plain.value)
  if (!layout.ok) return layout
  const report = reportIn(plain.value, layout.value)
  return done({ document: layout.value, ...(report ? { report } : {}) })
}

/** Whether a file holds only shapes that a terrain layout refers to: one shape or a list. */
const isShapes = (value: unknown): boolean => {
  const one: unknown = Array.isArray(value) ? value[0] : value
  return isPlain(one) && 'footprint' in one && !('pieces' in one)
}
