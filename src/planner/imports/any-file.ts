/** A text at the planner's door: a layout's own file, or one of another program. */
import type { LayoutDocument } from '../document'
import type { Work } from '../own/mesh'
import { checkedLayout, readJson } from '../read'
import { done, type Outcome, refuse } from '../said'
import { type Foreign, foreignOf } from './asked'

/** `file`: its name, for maps that have none of their own; `beside`: the contents of files that came with it. What is on the table stays there until this has been read. */
export function* anyFile(
  text: string,
  file: string,
  beside: readonly unknown[] = [],
): Work<Outcome<{ readonly document: LayoutDocument } | { readonly foreign: Foreign }>> {
  if (text.trim() === '') return refuse('layout-empty', {})
  const plain = readJson(text)
  if (!plain.ok) return plain
  yield 0.5
  const found = foreignOf(plain.value, file, beside)
  if (found) return found.ok ? done({ foreign: found.value }) : found
  const layout = checkedLayout(plain.value)
  return layout.ok ? done({ document: layout.value }) : layout
}
