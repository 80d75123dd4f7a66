/** Decks of the players' own: read, and what is wrong with them said in their language. */
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import type { PackReader, PackVerdict } from '../../lobby'
import { HOUSE } from '../content/house'
import { readPackFile } from '../rules/pack'
import type { PackFault, PackSaid } from '../rules/pack-said'
import { MOST_CHARACTERS, type PackDocument } from '../rules/pack-schema'
import { EN_PACK } from './words/en-pack'
import { FR_PACK } from './words/fr-pack'
import type { PackWords } from './words/pack-words'

const WORDS: { readonly [L in Language]: PackWords } = { en: EN_PACK, fr: FR_PACK }
/** More would bury the first. */
const MOST_TOLD = 5

/** What a pack calls itself in this language. */
export const packName = ({ name }: Pick<PackDocument, 'name'>, language: Language): string =>
  typeof name === 'string' ? name : name[language]

function read(file: string, text: string, language: Language): PackVerdict {
  const found = readPackFile(text, HOUSE)
  const words = WORDS[language]
  const set = (line: string) => typeset(line, language)
  if (!found.ok) {
    const told = found.faults.slice(0, MOST_TOLD).map((fault) => set(faultLine(file, fault, words)))
    const more = found.faults.length - told.length
    return { ok: false, problems: more > 0 ? [...told, set(words.more(more))] : told }
  }
  // It has just passed the schema of packs.
  const pack = found.pack as unknown as PackDocument
  const copies = Object.values(found.data.cards).reduce((sum, { count }) => sum + count, 0)
  const facts = [words.cards(pack.cards?.length ?? 0), words.deck(copies), ...(pack.author ? [words.by(pack.author)] : [])]
  return {
    ok: true,
    pack: found.pack,
    id: packName(pack, 'en'),
    shown: { name: packName(pack, language), facts: facts.map(set) },
  }
}

function faultLine(file: string, { path, expected: { key, says }, found }: PackFault, words: PackWords): string {
  // The key ties its parameters to its phrase; indexing the union of phrases loses that.
  const phrase = words.expected[key] as (says: PackSaid[typeof key]) => string
  return words.fault({ file, path, expected: phrase(says), found })
}

export const packs: PackReader = { most: MOST_CHARACTERS, read, example: './packs/doctor-who-card-game-example.json' }
