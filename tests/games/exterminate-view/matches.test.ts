/** Whole random matches, seen and told in both languages: no text is missing or broken. */
import { describe, expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import type { Moment } from '../../../src/client/moment'
import type { View } from '../../../src/games/exterminate/rules'
import { exterminateView } from '../../../src/games/exterminate/view'
import { PHRASES } from '../../../src/games/exterminate/view/words'
import type { PlayerSeat } from '../../../src/kernel'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { reasonInWords } from '../../../src/ui/words/words'
import { laid } from '../exterminate/position'
import { BEGINNINGS, crowd } from './crowd'
import { type Moving, playFrom, playMatch, speakOf } from './matches'

const MATCHES = [
  { options: {}, seed: 11 },
  {
    options: { rosters: { A: ['DAL-L', 'DAL-H', 'DAL-3'], B: ['CYB-L', 'CYB-4', 'CYB-M'] }, adventures: { A: 5, B: 5 } },
    seed: 12,
  },
  { options: { scenario: 'rift-storm', rosters: { A: ['DOC-D', 'DOC-C', 'DOC-S'], B: ['DAL-L', 'DAL-2', 'DAL-H'] } }, seed: 13 },
  {
    options: { scenario: 'purge', rosters: { A: ['CYB-3', 'CYB-4'], B: ['CYB-L', 'CYB-4'] }, adventures: { A: 5, B: 5 } },
    seed: 14,
  },
] as const

const EVENTS = [
  'initiative-rolled edge-chosen deployment-began figure-deployed turn-began phase-began part-ended figure-moved move-lost',
  'figure-climbed figure-shifted shot-declared shot-rolled shot-netted stress-gained damage-rolled wound-taken figure-shocked',
  'figure-exterminated figure-engaged melee-declared engagement-crossed engagement-failed round-began round-rolled round-won',
  'coup-struck melee-ended figure-pushed figures-recovered stress-tested match-ended',
  'node-placed adventures-dealt cards-drawn cards-discarded card-played fate-spent fate-gained adventure-used adventure-recovered',
  'leader-used dice-thrown dice-rerolled node-taken node-dropped node-scored burst-shared figure-saved stress-cleared hand-chosen',
  'adventure-tried fate-contested fate-settled',
].flatMap((line) => line.split(' '))
const SUBJECTS = [
  'edge,deploy,deploy where,move turn,move where,climb where,shift where,shoot turn,melee turn,engage where,attack mode,bonus dice',
  'next attack,more attackers,finish,initiative dice,crossing die,attack dice,defence dice,melee attack dice,melee defence dice',
  'damage dice,stress dice,node where,take nodes,free shot,burst target,burst dice,reroll window,attack cards',
  'defence cards,contest window,stress window,adventure window,which dice,which figures,push direction,result,fate order',
  'discard down,upkeep hand,upkeep adventure,card draw,adventure deal,node draw,adventure die,reroll dice',
].flatMap((line) => line.split(','))
const VERBS = [
  'deploy ready move climb shift shoot sprint sprint-shift sprint-climb engage join fight attack enough finish decline wound suffer',
  'all-for-one one-for-all end north clear rescue use use-on reroll play fate recover pass towards try none refill fate-back',
  'discard-for-fate die-0',
].flatMap((line) => line.split(' '))

/** Words that no text may hold: an unknown key, a hole, a number that is none, an id instead of a name. */
const NONSENSE =
  /\[|\]|undefined|null|NaN|\{|\}|object|\b(?:log|cue|option|title|hint|card|state|trait|stop|node|icon|effect|token|pile|why)-|\b[AB]\d+\b|\s{2,}/

function texts(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(texts)
  return []
}

/** The words of looks, overlays and cues, without refs, ids and model names. */
function spoken(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string')
    return ['text', 'detail', 'name', 'title', 'label', 'why', 'note', 'facts'].includes(name) ? [value] : []
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

const LOOKS = 25

interface Heard {
  /** How often what is laid over the table was looked at, by question. */
  readonly looked: Map<string, number>
  readonly texts: Set<string>
  readonly subjects: Set<string>
  readonly events: Set<string>
  readonly verbs: Set<string>
}

function wordsOf({ entry, before, after, decisions, sees }: Moving, language: (typeof LANGUAGES)[number], heard: Heard) {
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
    check(
      'hints',
      (words.hints?.(decision, speak) ?? []).map(({ text }) => text),
    )
    const choice = decision.choice as { readonly options?: readonly { readonly id: string; readonly refused?: never }[] }
    for (const { id, refused } of choice.options ?? []) {
      heard.verbs.add(id.split(':', 1)[0] ?? id)
      const { label, detail } = words.option(decision, id, speak)
      check(`option ${id}`, [label, ...(detail === undefined ? [] : [detail])])
      if (refused) check(`refusal of ${id}`, [reasonInWords(refused, speak, words.phrases)])
    }
  }
  // Overlays take time: they are computed only a few times for each question.
  const open = decisions.map(({ subject }) => subject).join(', ')
  const times = heard.looked.get(`${language} ${open}`) ?? 0
  heard.looked.set(`${language} ${open}`, times + 1)
  if (times >= LOOKS) return
  for (const viewer of ['A', 'B'] as const) {
    const moments = momentsOf(sees(viewer), viewer, decisions)
    for (const moment of moments) check('overlays', spoken(exterminateView.overlays(moment, speak)))
    const [first] = moments
    if (!first) continue
    check('look', spoken(exterminateView.look(after, first, speak)))
    check('hands', spoken(exterminateView.hands?.(first, speak)))
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
  const heard: Heard = { looked: new Map(), texts: new Set(), subjects: new Set(), events: new Set(), verbs: new Set() }

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

  test.each(BEGINNINGS)('$begin.call from $positions crowded positions', ({ begin, positions }) => {
    for (let seed = 0; seed < positions; seed++) {
      playFrom(laid(crowd(seed)), begin, seed, (moving) => {
        for (const language of LANGUAGES) wordsOf(moving, language, heard)
      })
    }
    expect(heard.texts.size).toBeGreaterThan(50)
  })

  test('the matches have seen enough to mean something', () => {
    expect(heard.texts.size).toBeGreaterThan(1000)
    expect(EVENTS.filter((event) => !heard.events.has(event))).toEqual([])
    expect(SUBJECTS.filter((subject) => !heard.subjects.has(subject))).toEqual([])
    expect(VERBS.filter((verb) => !heard.verbs.has(verb))).toEqual([])
  })
})

test('both languages answer the same messages', () => {
  expect(Object.keys(PHRASES.fr).toSorted()).toEqual(Object.keys(PHRASES.en).toSorted())
  expect(Object.keys(PHRASES.en).length).toBeGreaterThan(480)
})
