/** Packs of the players' own: read, and what is wrong with them said in their language. */
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import type { PackReader, PackVerdict } from '../../lobby'
import { HOUSE } from '../content/house'
import { readPackFile } from '../rules/pack'
import type { PackFault, PackSaid } from '../rules/pack-said'
import { MOST_CHARACTERS } from '../rules/pack-schema'
import { EN_PACK } from './words/en-pack'
import { FR_PACK } from './words/fr-pack'
import type { PackWords } from './words/pack-words'

const WORDS: { readonly [L in Language]: PackWords } = { en: EN_PACK, fr: FR_PACK }
/** More would bury the first. */
const MOST_TOLD = 5

function read(file: string, text: string, language: Language): PackVerdict {
  const found = readPackFile(text, HOUSE)
  const words = WORDS[language]
  const set = (line: string) => typeset(line, language)
  if (!found.ok) {
    const told = found.faults.slice(0, MOST_TOLD).map((fault) => set(faultLine(file, fault, words)))
    const more = found.faults.length - told.length
    return { ok: false, problems: more > 0 ? [...told, set(words.more(more))] : told }
  }
  const { name, author, ...parts } = found.document
  const counts = (['factions', 'models', 'weapons', 'teams'] as const).flatMap((family) => {
    const count = parts[family].length
    return count > 0 ? [words.counts[family](count)] : []
  })
  const facts = [...counts, ...(author ? [words.by(author)] : [])]
  return { ok: true, pack: found.pack, id: name.en, shown: { name: name[language], facts: facts.map(set) } }
}

function faultLine(file: string, { path, expected: { key, says }, found }: PackFault, words: PackWords): string {
  // The key ties its parameters to its phrase; indexing the union of phrases loses that.
  const phrase = words.expected[key] as (says: PackSaid[typeof key]) => string
  return words.fault({ file, path, expected: phrase(says), found })
}

export const packs: PackReader = { most: MOST_CHARACTERS, read, example: './packs/deadzone-example.json' }
