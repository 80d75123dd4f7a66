/** Where a text that should be JSON goes wrong, so that readers of files from outside can name the place. */

const TOKEN = /\s*(?:([[\]{},:])|"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|true|false|null)/y
/** Matches a text or a word of JSON that the end of the file cuts off. */
const CUT = /^\s*(?:"[^"\\]*(?:\\.[^"\\]*)*\\?|-|t|tr|tru|f|fa|fal|fals|n|nu|nul)?$/

/** The place where a text stops being JSON, and whether it merely ends too early. Engines tell neither reliably. */
export function jsonFault(text: string): { readonly cut: boolean; readonly at: number } {
  const open: string[] = []
  for (let at = 0; ; ) {
    TOKEN.lastIndex = at
    const found = TOKEN.exec(text)
    if (!found) return { cut: CUT.test(text.slice(at)), at }
    const mark = found[1]
    if (mark === '{' || mark === '[') open.push(mark)
    else if ((mark === '}' && open.pop() !== '{') || (mark === ']' && open.pop() !== '[')) return { cut: false, at }
    at += found[0].length
    if (open.length === 0) return { cut: false, at }
  }
}
