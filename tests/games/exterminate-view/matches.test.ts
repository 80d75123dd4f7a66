/** Whole random matches, seen and told in both languages: nothing is missing, nothing is nonsense. */
import { describe, expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import type { View } from '../../../src/games/exterminate/rules'
import { exterminateView } from '../../../src/games/exterminate/view'
import { PHRASES } from '../../../src/games/exterminate/view/words'
import type { Moment } from '../../../src/games/view'
import type { PlayerSeat } from '../../../src/kernel'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { reasonInWords } from '../../../src/ui/words/words'
import { type Moving, playMatch, speakOf } from './matches'

const MATCHES = [
  { options: {}, seed: 11 },
  { options: { rosters: { A: ['DAL-L', 'DAL-H', 'DAL-3'], B: ['CYB-L', 'CYB-4', 'CYB-M'] } }, seed: 12 },
  { options: { rosters: { A: ['DOC-D', 'DOC-C', 'DOC-S'], B: ['DAL-L', 'DAL-2'] } }, seed: 13 },
  { options: { rosters: { A: ['CYB-3', 'CYB-4'], B: ['CYB-L', 'CYB-4'] } }, seed: 14 },
] as const

/** Words that no text may hold: an unknown key, a hole, a number that is none, an id instead of a name. */
const NONSENSE = /\[|\]|undefined|null|NaN|\{|\}|object|\b(?:log|cue|option|title|hint|card|state|trait)-|\b[AB]\d+\b|\s{2,}/

function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts)
  return []
}

/** The words of looks, overlays and cues, without refs, ids and model names. */
function spoken(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return ['text', 'detail', 'name', 'title'].includes(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => spoken(one, name))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, one]) => spoken(one, key))
  return []
}

function numbers(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  if (Array.isArray(value)) return value.flatMap(numbers)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(numbers)
  return []
}

interface Heard {
  readonly texts: Set<string>
  readonly subjects: Set<string>
  readonly events: Set<string>
  readonly verbs: Set<string>
}

function wordsOf({ entry, before, after, decisions }: Moving, language: (typeof LANGUAGES)[number], heard: Heard) {
  const speak = speakOf(after, language)
  const words = exterminateView.words(language)
  const check = (source: string, all: readonly string[]) => {
    for (const text of all) {
      if (NONSENSE.test(text) || text.trim() !== text) throw new Error(`${language}, ${source}: "${text}"`)
      if (language === 'fr' && /'|[^\s\u202f][;!?]| [:;!?»]/.test(text))
        throw new Error(`${language}, ${source}, spacing: "${text}"`)
      heard.texts.add(text)
    }
  }
  for (const line of words.log(entry, before, after, speak)) check('log', [line.text, ...line.details])
  check('cues', spoken(exterminateView.stage(entry, before, after, speak)))
  check(
    'status',
    texts(exterminateView.status(after, speak)).filter((text) => text !== 'A' && text !== 'B'),
  )
  for (const event of entry.told) heard.events.add(event.type)
  if (entry.cause.subject) heard.subjects.add(entry.cause.subject)
  for (const decision of decisions) {
    const { title, hint } = words.question(decision, speak)
    check(`title of ${decision.subject}`, [title, hint])
    const choice = decision.choice as { readonly options?: readonly { readonly id: string; readonly refused?: never }[] }
    for (const { id, refused } of choice.options ?? []) {
      heard.verbs.add(id.split(':', 1)[0] ?? id)
      const { label, detail } = words.option(decision, id, speak)
      check(`option ${id}`, [label, ...(detail === undefined ? [] : [detail])])
      if (refused) check(`refusal of ${id}`, [reasonInWords(refused, speak, words.phrases)])
    }
  }
  for (const viewer of ['A', 'B'] as const) {
    const moments = momentsOf(after, viewer, decisions)
    for (const moment of moments) check('overlays', spoken(exterminateView.overlays(moment, speak)))
    const [first] = moments
    if (first) check('look', spoken(exterminateView.look(after, first, speak)))
  }
}

/** Looking at nothing, and considering one own miniature against one enemy. */
function momentsOf(view: View, viewer: PlayerSeat, all: Moving['decisions']): readonly Moment<View>[] {
  const decisions = all.filter(({ seat }) => seat === viewer)
  const figures = Object.values(view.figures).filter(({ ref }) => view.tabletop.pieces[ref])
  const own = figures.find(({ seat }) => seat === viewer)
  const enemy = figures.find(({ seat }) => seat !== viewer)
  const plain = { view, viewer, decisions, draft: IDLE }
  return [plain, ...(own && enemy ? [{ ...plain, selected: own.ref, hover: enemy.ref }] : [])]
}

describe('whole matches in words', () => {
  const heard: Heard = { texts: new Set(), subjects: new Set(), events: new Set(), verbs: new Set() }

  test.each(MATCHES)('seed $seed', ({ options, seed }) => {
    const entries = playMatch(JSON.parse(JSON.stringify(options)), seed, (moving) => {
      for (const language of LANGUAGES) wordsOf(moving, language, heard)
      const [moment] = momentsOf(moving.after, 'A', moving.decisions)
      if (!moment) throw new Error('no moment')
      const look = exterminateView.look(moving.after, moment, speakOf(moving.after, 'en'))
      expect(numbers(look).every(Number.isFinite)).toBe(true)
    })
    expect(entries).toBeGreaterThan(60)
  })

  test('the matches have seen enough to mean something', () => {
    expect(heard.texts.size).toBeGreaterThan(400)
    expect([...heard.events]).toEqual(
      expect.arrayContaining(['figure-moved', 'shot-declared', 'shot-netted', 'damage-rolled', 'stress-tested', 'match-ended']),
    )
    expect([...heard.subjects]).toEqual(
      expect.arrayContaining(['edge', 'deploy where', 'move where', 'attack dice', 'defence dice']),
    )
    expect([...heard.verbs]).toEqual(expect.arrayContaining(['deploy', 'move', 'shoot', 'sprint', 'end']))
  })
})

test('both languages answer the same messages', () => {
  expect(Object.keys(PHRASES.fr).toSorted()).toEqual(Object.keys(PHRASES.en).toSorted())
  expect(Object.keys(PHRASES.en).length).toBeGreaterThan(200)
})
