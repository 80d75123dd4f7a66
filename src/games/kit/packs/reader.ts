/** The pack reader of a lobby: reads a player's pack, summarizes it, and explains its faults in the player's language. */
import type { Json } from '../../../kernel'
import { MOST_CHARACTERS } from '../../../packs/read'
import type { PackFault } from '../../../packs/said'
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import type { LobbyChosen, PackReader } from '../../lobby'
import { type AnyPackRead, type GoodPack, PACK_WORDS, type PackWords } from './words'

/** The maximum number of problems that are shown. */
const MOST_TOLD = 5

interface PacksShown<Read extends AnyPackRead, Words> {
  /** The address of an example pack, relative to the page's own address. */
  readonly example: string
  readonly words: { readonly [L in Language]: Words }
  /** Facts shown for a valid pack, between its counts and its author. */
  facts?(pack: GoodPack<Read>, words: Words): readonly string[]
}

/** Makes the pack reader of a game. `readPackFile` is the game's own function, which lays a pack over the house data. */
export function packReader<House, Read extends AnyPackRead, Words extends PackWords<Read>>(
  readPackFile: (text: string, house: House) => Read,
  house: House,
  game: PacksShown<Read, Words>,
): PackReader {
  return {
    most: MOST_CHARACTERS,
    example: game.example,
    read(file, text, language) {
      const found: AnyPackRead = readPackFile(text, house)
      const words = game.words[language]
      const set = (line: string) => typeset(line, language)
      if (!found.ok) {
        const told = found.faults.slice(0, MOST_TOLD).map((fault) => set(faultLine(file, fault, words, language)))
        const more = found.faults.length - told.length
        return { ok: false, problems: more > 0 ? [...told, set(PACK_WORDS[language].more(more))] : told }
      }
      const { name, author } = found.document
      const own = game.facts?.(found as GoodPack<Read>, words) ?? []
      const facts = [...counted(found.document, words.counts), ...own, ...(author ? [PACK_WORDS[language].by(author)] : [])]
      return { ok: true, pack: found.pack, id: name.en, shown: { name: name[language], facts: facts.map(set) } }
    },
  }
}

type Counts = { readonly [list: string]: ((count: number) => string) | undefined }

/** What a pack contains, one text for each list that is not empty. */
function counted(document: object, counts: Counts): readonly string[] {
  const lists: { readonly [list: string]: unknown } = { ...document }
  return Object.entries(counts).flatMap(([list, said]) => {
    const things = lists[list]
    return said && Array.isArray(things) && things.length > 0 ? [said(things.length)] : []
  })
}

type Phrases = { readonly [key: string]: (says: never) => string }

function faultLine(
  file: string,
  { path, expected: { key, says }, found }: PackFault<{ readonly key: string; readonly says: object }>,
  words: { readonly expected: Phrases },
  language: Language,
): string {
  const { expected: shared, fault } = PACK_WORDS[language]
  const phrases: Phrases = { ...shared, ...words.expected }
  // Each key belongs to a phrase with matching parameters, but TypeScript loses that connection when the phrase is looked up.
  return fault({ file, path, expected: phrases[key]?.(says as never) ?? key, found })
}

/**
 * The pack among a lobby's choices, if it has no faults. `readPack` is the game's own function for packs as plain data. Results
 * are cached, because a lobby asks repeatedly.
 */
export function packIn<House, Read extends AnyPackRead>(readPack: (pack: Json, house: House) => Read, house: House) {
  const read = new WeakMap<object, Read>()
  return ({ pack }: LobbyChosen): GoodPack<Read> | undefined => {
    if (typeof pack !== 'object' || pack === null) return undefined
    const found = read.get(pack) ?? readPack(pack, house)
    read.set(pack, found)
    return found.ok ? (found as GoodPack<Read>) : undefined
  }
}
