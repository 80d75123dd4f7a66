/** Finds where a text stops being valid JSON, so that readers of foreign files can name the place. */

const TOKEN = /\s*(?:([[\]{},:])|"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|true|false|null)/y
/** Matches a string or a JSON word that is cut off by the end of the text. */
const CUT = /^\s*(?:"[^"\\]*(?:\\.[^"\\]*)*\\?|-|t|tr|tru|f|fa|fal|fals|n|nu|nul)?$/

/** The index where a text stops being JSON, and whether it merely ends too early. JavaScript engines report neither reliably. */
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
