/** The rules help of every game: it explains all of its rules in both languages, and every reason that the game gives. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games'
import type { GameHelp } from '../../src/games/help'
import { entriesOf, entryFor } from '../../src/ui/help/entries'
import { searchIn } from '../../src/ui/help/search'
import { EN } from '../../src/ui/words/en'
import { type AnyPhrases, LANGUAGES } from '../../src/ui/words/speak'
import { RULE_IDS } from './deadzone/rules'

const HELPS = await Promise.all(GAMES.flatMap(({ id, help }) => (help ? [help().then((loaded) => ({ id, help: loaded }))] : [])))

/** The ids of a game's rules: from the table in its README, where it has one. */
function rulesOf(game: string): readonly string[] {
  if (game === 'deadzone') return RULE_IDS
  const readme = readFileSync(`src/games/${game}/README.md`, 'utf8')
  return [...readme.matchAll(/^\| ([A-Z]{2,3}-[A-Z]{2,4}-\d\d) \|/gm)].map(([, rule = '']) => rule)
}

/** The keys with which the rules of a game refuse and count, by its English dictionary of them; and those of its gestures. */
async function keysOf(game: string): Promise<readonly string[]> {
  const folder = `src/games/${game}/view`
  const sources = readdirSync(folder, { encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const gestures = sources.flatMap((text) =>
    [...text.matchAll(/viewSays\(([^{]*)\{/g)].flatMap(([, keys = '']) =>
      [...keys.matchAll(/'([a-z-]+)'/g)].map(([, key = '']) => key),
    ),
  )
  return [...new Set([...messagesOf(game), ...gestures])]
}
const PARTS = import.meta.glob<{ readonly [name: string]: AnyPhrases }>('../../src/games/*/view/words/en-{rules,data}.ts', {
  eager: true,
})
/** The names of the messages in both. */
const messagesOf = (game: string): readonly string[] =>
  Object.entries(PARTS)
    .filter(([path]) => path.includes(`/${game}/`))
    .flatMap(([, part]) => Object.entries(part))
    .flatMap(([name, phrases]) => (/^EN_(RULES|DATA)$/.test(name) ? Object.keys(phrases) : []))

const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter((one) => one.trim() !== '').length

describe.each(HELPS)('$id', ({ id: game, help }) => {
  const entries = entriesOf(help)
  test('explains every rule of the specification, and no other', () => {
    const rules = rulesOf(game)
    expect(rules.length).toBeGreaterThan(100)
    const explained = new Set(entries.flatMap((entry) => entry.rules))
    expect([...explained].filter((rule) => !rules.includes(rule))).toEqual([])
    expect(rules.filter((rule) => !explained.has(rule))).toEqual([])
  })

  test('has chapters with entries that can be told apart', () => {
    expect(entries.length).toBeGreaterThanOrEqual(25)
    expect(help.chapters.filter((chapter) => chapter.entries.length === 0)).toEqual([])
    for (const list of [help.chapters, entries, help.terms]) expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    for (const language of LANGUAGES) {
      const titles = entries.map(({ words }) => words[language].title)
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  test('says everything in both languages, briefly', () => {
    for (const { id, words, where } of entries) {
      expect(where, id).not.toBe('')
      expect(words.en.text, id).not.toBe(words.fr.text)
      for (const language of LANGUAGES) {
        expect(sentences(words[language].text), `${id} ${language}`).toBeGreaterThanOrEqual(2)
        expect(words[language].text.length, `${id} ${language}`).toBeLessThan(900)
      }
    }
    for (const { en, fr } of help.chapters.map(({ title }) => title)) expect([en, fr]).not.toContain('')
    for (const { id, words } of help.terms) expect(words.en.text, id).not.toBe(words.fr.text)
  })

  test('has a glossary whose terms lead to entries', () => {
    const ids = entries.map(({ id }) => id)
    expect(help.terms.length).toBeGreaterThanOrEqual(15)
    expect(help.terms.filter((term) => term.entries.length === 0 || term.entries.some((one) => !ids.includes(one)))).toEqual([])
  })

  test('explains every reason of the rules and every refusal of a gesture', async () => {
    const keys = await keysOf(game)
    expect(keys.length).toBeGreaterThan(30)
    expect(keys.filter((key) => !entryFor(help, { key }))).toEqual([])
    const known = [...keys, ...Object.keys(EN.table)]
    expect(Object.keys(help.why).filter((key) => !known.includes(key))).toEqual([])
    expect(Object.values(help.why).filter((id) => !entries.some((entry) => entry.id === id))).toEqual([])
  })
})

/** What people might type, and the entry that should be among the first three. */
const QUERIES: { readonly [game: string]: readonly (readonly [language: 'en' | 'fr', query: string, entry: string])[] } = {
  exterminate: [
    ['en', 'cover', 'cover'],
    ['en', 'blocked', 'blocked-sight'],
    ['en', 'stres', 'stress'],
    ['en', 'King of the Hill', 'king'],
    ['fr', 'degats', 'damage-dice'],
    ['fr', 'portee', 'range'],
    ['fr', 'coup de grace', 'coup-de-grace'],
    ['fr', 'franchisement', 'crossing'],
    ['en', 'ex-hil-08', 'melee-on-top'],
  ],
  deadzone: [
    ['en', 'clear shot', 'clear-shot'],
    ['en', 'climb', 'climbing'],
    ['en', 'fall two levels', 'falling'],
    ['fr', 'bloquee', 'pinned'],
    ['fr', 'mitraillage', 'fire-for-effect'],
    ['fr', 'ligne de vue', 'line-of-sight'],
    ['fr', 'dz-eng-11', 'breaking-away'],
  ],
  vortex: [
    ['en', 'evade', 'evade'],
    ['en', 'exceptional', 'success'],
    ['en', 'trances', 'trance'],
    ['fr', 'degagement', 'after-disengaging'],
    ['fr', 'volonte', 'will'],
    ['fr', 'fanatiqe', 'fanatics'],
    ['en', 'vx-chg-06', 'charge-fails'],
  ],
  'doctor-who-card-game': [
    ['en', 'River Song', 'defenders-explained'],
    ['en', 'buy', 'buying'],
    ['en', 'sonic screwdriver', 'support-look'],
    ['fr', 'reserve', 'reserve'],
    ['fr', 'marqueur dalek', 'dalek-markers'],
    ['fr', 'dwc-con-09', 'attacker-wins'],
  ],
  doomtrooper: [
    ['en', 'meditate', 'meditate'],
    ['en', 'who may fight', 'who-fights'],
    ['en', 'personality', 'personalities'],
    ['fr', 'a couvert', 'deploy-covered'],
    ['fr', 'immunite', 'immunity'],
    ['fr', 'renforts', 'reinforcements'],
    ['en', 'dt-rew-03', 'reward'],
  ],
}

describe('search', () => {
  const cases = HELPS.flatMap(({ id, help }) =>
    (QUERIES[id] ?? []).map(([language, query, entry]) => ({ id, help, language, query, entry })),
  )
  const found = (help: GameHelp, language: 'en' | 'fr', query: string) =>
    searchIn(help, language)(query).map(({ place }) => `${place.type} ${place.id}`)
  test.each(cases)('$id: "$query" finds $entry', ({ help, language, query, entry }) => {
    expect(found(help, language, query).slice(0, 3)).toContain(`entry ${entry}`)
  })
  test.each(HELPS)('$id has queries, and finds nothing for nonsense', ({ id, help }) => {
    expect(QUERIES[id]?.length).toBeGreaterThanOrEqual(4)
    for (const language of LANGUAGES) expect(found(help, language, 'qqxzzw')).toEqual([])
  })
})
