/** Where a text that should be JSON goes wrong: what reads files from outside says the place. */

const TOKEN = /\s*(?:([[\]{},:])|"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|true|false|null)/y
/** The beginning of a text, or of a word, that the end of the file has cut. */
const CUT = /^\s*(?:"[^"\\]*(?:\\.[^"\\]*)*\\?|-|t|tr|tru|f|fa|fal|fals|n|nu|nul)?$/

/** Where a text that is no JSON goes wrong, and whether it merely ends too early. Engines tell neither reliably. */
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
