import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games'
import { EN_SIGHT } from '../../src/games/exterminate/view/words/en-sight'
import { FR_SIGHT } from '../../src/games/exterminate/view/words/fr-sight'
import { EN } from '../../src/ui/words/en'
import { EN_ACCOUNT } from '../../src/ui/words/en-account'
import { EN_CLAIMS } from '../../src/ui/words/en-claims'
import { EN_CLIPS } from '../../src/ui/words/en-clips'
import { EN_PLANNING } from '../../src/ui/words/en-planning'
import { EN_PUZZLES } from '../../src/ui/words/en-puzzles'
import { EN_WATCHING } from '../../src/ui/words/en-watching'
import { FR } from '../../src/ui/words/fr'
import { FR_ACCOUNT } from '../../src/ui/words/fr-account'
import { FR_CLAIMS } from '../../src/ui/words/fr-claims'
import { FR_CLIPS } from '../../src/ui/words/fr-clips'
import { FR_PLANNING } from '../../src/ui/words/fr-planning'
import { FR_PUZZLES } from '../../src/ui/words/fr-puzzles'
import { FR_WATCHING } from '../../src/ui/words/fr-watching'
import { type AnyPhrases, LANGUAGES, type Language, type Translation } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { typeset } from '../../src/ui/words/typeset'
import { sayer } from '../../src/ui/words/words'

const DICTIONARIES = {
  en: {
    ...EN,
    account: EN_ACCOUNT,
    planning: EN_PLANNING,
    watching: EN_WATCHING,
    puzzles: EN_PUZZLES,
    claims: EN_CLAIMS,
    clips: EN_CLIPS,
  },
  fr: {
    ...FR,
    account: FR_ACCOUNT,
    planning: FR_PLANNING,
    watching: FR_WATCHING,
    puzzles: FR_PUZZLES,
    claims: FR_CLAIMS,
    clips: FR_CLIPS,
  },
} as const

/** Of the platform, and what the games say of a sight: the lab speaks their words on any table. */
const PLATFORM = [
  'ui',
  'account',
  'planning',
  'watching',
  'puzzles',
  'claims',
  'clips',
  'kernel',
  'table',
  'host',
  'layout',
] as const
const LABS = await Promise.all(GAMES.flatMap(({ lab }) => (lab ? [lab()] : [])))
const SIGHTS: { readonly [layer: string]: { readonly [L in Language]: AnyPhrases } } = {
  exterminate: { en: EN_SIGHT, fr: FR_SIGHT },
  ...Object.fromEntries(LABS.map(({ id, phrases }) => [id, phrases])),
}
const LAYERS = [...PLATFORM, ...Object.keys(SIGHTS)]

/** Parameters of whatever message: names where names are wanted, a number everywhere else. Of layouts it is told by how much. */
const parameters = (count: number, layer: string): object =>
  new Proxy(
    {},
    {
      get(_, name) {
        if (name === 'name' || name === 'names') return 'Alice'
        if (name === 'seat' || (name === 'by' && layer !== 'planning')) return 'A'
        if (name === 'looks') return 'picture'
        if (name === 'why' && layer === 'planning') return 'dice'
        if (name === 'at') return { line: count, toString: () => String(count) }
        if (name === 'piece' || name === 'other') return 'crates'
        if (name === 'pieces') return ['crates', 'wall']
        return count
      },
    },
  )
const phrasesOf = (language: Language, layer: string): AnyPhrases => {
  const known = PLATFORM.find((one) => one === layer)
  return known ? DICTIONARIES[language][known] : (SIGHTS[layer]?.[language] ?? {})
}
const said = (language: Language, layer: string, key: string, count: number) =>
  typeset(phrasesOf(language, layer)[key]?.(parameters(count, layer) as never, speaker(language)) ?? '', language)

describe('dictionaries', () => {
  test.each(LAYERS)('%s: every key has words in every language', (layer) => {
    const keys = Object.keys(phrasesOf('en', layer)).sort()
    expect(keys.length).toBeGreaterThan(layer === 'ui' || layer === 'planning' ? 450 : Object.hasOwn(SIGHTS, layer) ? 6 : 16)
    for (const language of LANGUAGES) expect(Object.keys(phrasesOf(language, layer)).sort()).toEqual(keys)
  })
  test.each(LANGUAGES)('%s: every phrase says something whole, of none, one and several', (language) => {
    let seen = 0
    for (const layer of LAYERS) {
      for (const key of Object.keys(phrasesOf(language, layer))) {
        for (const count of [0, 1, 2]) {
          const text = said(language, layer, key, count)
          expect(text, key).not.toMatch(/undefined|NaN|\[|\]|\{|\}/)
          expect(text.trim().length, key).toBeGreaterThan(0)
          seen++
        }
      }
    }
    expect(seen).toBeGreaterThan(3_400)
    expect(LAYERS.length).toBeGreaterThanOrEqual(9)
  })
  test('French is set as French: curly apostrophes, narrow spaces before high punctuation', () => {
    for (const layer of LAYERS) {
      for (const key of Object.keys(phrasesOf('fr', layer))) {
        const text = said('fr', layer, key, 2)
        expect(text, key).not.toMatch(/'/)
        expect(text, key).not.toMatch(/[ \w][:;!?»](?=\s|$)|« /u)
      }
    }
  })
  test('no French text is left in English', () => {
    const same = LAYERS.flatMap((layer) =>
      Object.keys(phrasesOf('fr', layer)).filter((key) => said('fr', layer, key, 2) === said('en', layer, key, 2)),
    )
    // Words that are spelt alike in both.
    const alike = [
      'account-many',
      'claim-length',
      'clip-pixels',
      'ground-layer-notes',
      'ground-points',
      'group-table',
      'help-plan-duplicate-keys',
      'help-plan-print-keys',
      'help-plan-view-keys',
      'key-alt',
      'key-control',
      'key-tab',
      'log-action',
      'menu',
      'plan-areas-triangles',
      'plan-import-names-count',
      'plan-mat-point',
      'plan-note-text',
      'plan-own-space',
      'plan-own-triangles',
      'plan-own-unit-is',
      'plan-size-of',
      'plan-station',
      'plan-table',
      'plan-view-plan',
      'plan-view-space',
      'print-paper-a4',
      'print-paper-letter',
      'puzzle-points',
      'sheet-legend-note',
      'sheet-notes',
      'sheet-points',
      'sheet-size',
      'sheet-tried-band',
      'sight-corridor',
      'task',
      'title',
      'total',
      'tried-pause',
      'watch-notes',
    ]
    expect(same.sort()).toEqual(alike)
  })
  test('a message is said by its key, with its parameters', () => {
    expect(sayer('en')('throw-dice', { count: 1 })).toBe('Throw 1 die')
    expect(sayer('en')('throw-dice', { count: 4 })).toBe('Throw 4 dice')
    expect(sayer('fr')('throw-dice', { count: 4 })).toBe('Lancer 4 dés')
    expect(sayer('fr')('score', { name: 'Zoé', points: 0, carried: 0 })).toBe('Zoé\u202f: 0 point')
    expect(sayer('en')('score', { name: 'Zoé', points: 0, carried: 0 })).toBe('Zoé: 0 points')
    expect(sayer('fr')('hand-over-ready', { name: 'Zoé' })).toBe('Je suis Zoé\u202f: dévoiler')
  })
  test('the English one defines the messages: a wrong or missing key or parameter does not compile', () => {
    const english = {
      bare: () => 'Bare',
      counted: ({ count }: { count: number }) => `${count}`,
    } satisfies AnyPhrases
    const french: Translation<typeof english> = { bare: () => 'Nu', counted: ({ count }) => `${count}` }
    // @ts-expect-error: a key is missing.
    const missing: Translation<typeof english> = { bare: () => 'Nu' }
    // @ts-expect-error: English has no such key.
    const unknown: Translation<typeof english> = { ...french, more: () => 'Plus' }
    // @ts-expect-error: the parameter has another name.
    const renamed: Translation<typeof english> = { ...french, counted: ({ number }) => `${number}` }
    const say = sayer('en')
    const refused = [
      // @ts-expect-error: nobody says this.
      () => say('no-such-message'),
      // @ts-expect-error: it takes a parameter.
      () => say('throw-dice'),
      // @ts-expect-error: of another type.
      () => say('throw-dice', { count: 'four' }),
      // @ts-expect-error: of another name.
      () => say('throw-dice', { dice: 4 }),
      // @ts-expect-error: it takes none.
      () => say('menu', { count: 4 }),
    ]
    expect([Object.keys(missing), Object.keys(unknown), Object.keys(renamed), refused]).toHaveLength(4)
  })
})
