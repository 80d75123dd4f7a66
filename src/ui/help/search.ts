/** Search in a game's rules help: titles, texts, glossary, and the ids of rules. */
import MiniSearch from 'minisearch'
import { plain } from '../../decks/text'
import type { GameHelp } from '../../games/help'
import type { Language } from '../words/speak'
import { entriesOf } from './entries'

/** What the dialog can show: an entry, or the glossary at a term. */
export type Place = { readonly type: 'entry'; readonly id: string } | { readonly type: 'term'; readonly id: string | undefined }

export interface Hit {
  readonly place: Place
  readonly title: string
}

/** Parts of rule ids, as in `AB-CDE-01`; a single letter and a hyphen may be words of a sentence. */
const RULE = /^[A-Z]{2,}-[A-Z0-9-]*$/

/** A word without accents, capitals and its usual endings in English and French: "charging" is found by "charge". */
const stem = (term: string): string => plain(term).replace(/(?<=.{3})(?:ings?|ed|er|es|ez|s|e)$/, '')

/**
 * A search over everything in one language. Accents and capitals do not matter, the beginning of a word is enough, and longer
 * words may have a wrong letter. All words must occur; if no text has them all, those with some are found.
 */
export function searchIn(help: GameHelp, language: Language): (query: string) => readonly Hit[] {
  const entries = entriesOf(help)
  const lines = [
    ...entries.map(({ id, words }) => ({ place: { type: 'entry', id } as Place, ...words[language] })),
    ...help.terms.map(({ id, words }) => ({ place: { type: 'term', id } as Place, ...words[language] })),
  ].map((line, index) => ({ ...line, id: index }))
  const index = new MiniSearch({
    fields: ['title', 'text'],
    processTerm: (term) => stem(term) || null,
    searchOptions: { prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : false), boost: { title: 3 }, combineWith: 'AND' },
  })
  index.addAll(lines)
  return (query) => {
    const rule = query.trim().toUpperCase()
    if (RULE.test(rule))
      return entries
        .filter(({ rules }) => rules.some((one) => one.startsWith(rule)))
        .map(({ id, words }) => ({ place: { type: 'entry', id }, title: words[language].title }))
    const all = index.search(query)
    const found = all.length > 0 ? all : index.search(query, { combineWith: 'OR' })
    return found.flatMap(({ id }) => {
      const line = lines[id]
      return line ? [{ place: line.place, title: line.title }] : []
    })
  }
}
