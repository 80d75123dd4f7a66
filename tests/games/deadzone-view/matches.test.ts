/** Matches by random play, with everything a player reads of them, in both languages: no raw key, no id, no missing parameter. */
import { describe, expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import type { Moment } from '../../../src/client/moment'
import { HOUSE } from '../../../src/games/deadzone/content/house'
import type { View } from '../../../src/games/deadzone/rules'
import type { Deadzone } from '../../../src/games/deadzone/rules/terms'
import { deadzoneView } from '../../../src/games/deadzone/view'
import { PHRASES } from '../../../src/games/deadzone/view/words'
import type { Game, MatchSpec, Option } from '../../../src/kernel'
import { reasonInWords } from '../../../src/ui/words/words'
import { gameFor, specFor } from '../deadzone/crowded'
import { SCENES } from '../deadzone/soak-scenes'
import { type Moving, playMatch, speakOf } from './matches'

const LANGUAGES = ['en', 'fr'] as const
const SEEDS = Number(process.env.SOAK ?? 5)

/** Words that no text may hold: an unknown key, a hole, a number that is none, an id instead of a name. */
const NONSENSE =
  /\[|\]|undefined|null|NaN|\{|\}|object Object|\b(?:log|cue|option|title|hint|card|state|marker|status|phase|weapon|keyword|special|item):\S|\b(?:log|cue|option|title|hint|first|tally|marker|status)-[a-z]|\b[AB]\d+\b|\b[ab]\d\b|\b\d-\d-\d\b|\bside:|[a-z]-[a-z]+-\d|\s{2,}/

/** The words of looks, overlays, cues and questions, without refs, ids and model names. */
const WORDS = ['text', 'detail', 'name', 'title', 'label', 'why', 'note', 'result', 'said', 'refused', 'round', 'phase']
function spoken(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return WORDS.includes(name) ? [value] : []
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

/** Overlays take time: they are computed at most so often for each question. */
const LOOKS = 12

const heard = {
  texts: new Set<string>(),
  subjects: new Set<string>(),
  events: new Set<string>(),
  looked: new Map<string, number>(),
}

function wordsOf({ entry, before, after, decisions, sees }: Moving, language: (typeof LANGUAGES)[number]): void {
  const speak = speakOf(after, language)
  const words = deadzoneView.words(language)
  const check = (source: string, all: readonly string[]) => {
    for (const text of all) {
      if (NONSENSE.test(text) || text.trim() !== text) throw new Error(`${language}, ${source}: "${text}"`)
      if (language === 'fr' && /'|[^\s\u202f][;!?]| [:;!?»]/.test(text))
        throw new Error(`${language}, ${source}, spacing: "${text}"`)
      heard.texts.add(text)
    }
  }
  for (const line of words.log(entry, before, after, speak)) check('log', [line.text, ...line.details])
  check('cues', spoken(deadzoneView.stage(entry, before, after, speak)))
  check('status', spoken(deadzoneView.status(after, speak)))
  check('score', spoken(deadzoneView.scoreSheet?.(after, speak)))
  for (const event of entry.told) heard.events.add(event.type)
  for (const decision of decisions) {
    heard.subjects.add(decision.subject)
    const { title, hint } = words.question(decision, speak)
    check(`title of ${decision.subject}`, [title, hint])
    if (title === '') throw new Error(`${language}: ${decision.subject} has no title`)
    check(
      'hints',
      (words.hints?.(decision, speak) ?? []).map(({ text }) => text),
    )
    const choice = decision.choice as { readonly options?: readonly Option[] }
    for (const { id, refused } of choice.options ?? []) {
      const { label, detail } = words.option(decision, id, speak)
      check(`option ${id} of ${decision.subject}`, [label, ...(detail === undefined ? [] : [detail])])
      if (refused) check(`refusal of ${id}`, [reasonInWords(refused, speak, words.phrases)])
    }
  }
  const open = decisions.map(({ subject }) => subject).join(', ')
  const times = heard.looked.get(`${language} ${open}`) ?? 0
  heard.looked.set(`${language} ${open}`, times + 1)
  if (times >= LOOKS) return
  for (const viewer of ['A', 'B'] as const) {
    for (const moment of momentsOf(sees(viewer), viewer, decisions)) {
      check('overlays', spoken(deadzoneView.overlays(moment, speak)))
      check('look', spoken(deadzoneView.look(moment.view, moment, speak)))
      check('acts', spoken(deadzoneView.acts?.(moment, speak)))
      check('situation', spoken(deadzoneView.situation?.(moment, speak)))
    }
  }
}

/** Looking at nothing; one own model considered with the pointer on an enemy and its cube. */
function momentsOf(view: View, viewer: 'A' | 'B', all: Moving['decisions']): readonly Moment<View>[] {
  const decisions = all.filter(({ seat }) => seat === viewer)
  const models = Object.values(view.models).filter(({ ref }) => view.tabletop.pieces[ref])
  const own = models.find(({ seat }) => seat === viewer)
  const enemy = models.find(({ seat }) => seat !== viewer)
  const plain = { view, viewer, decisions, draft: IDLE }
  if (!own || !enemy) return [plain]
  const at = view.tabletop.pieces[enemy.ref]?.pose.at
  const station = at && deadzoneView.stationAt?.(view, at, enemy.ref)
  return [plain, { ...plain, selected: own.ref, hover: enemy.ref, ...(station === undefined ? {} : { station }) }]
}

const FACTIONS = Object.keys(HOUSE.teams)
/** Each faction in turn, beside another. */
function specOf(seed: number): MatchSpec {
  const spec = specFor(seed)
  const [a, b] = [FACTIONS[seed % FACTIONS.length], FACTIONS[(seed * 3 + 1) % FACTIONS.length]]
  return { ...spec, options: JSON.parse(JSON.stringify({ ...spec.options, teams: { A: a, B: b } })) }
}

const play = (game: Game<Deadzone>, spec: MatchSpec, seed: number) =>
  playMatch(game, spec, seed, (moving) => {
    for (const language of LANGUAGES) wordsOf(moving, language)
    const moment = momentsOf(moving.after, 'A', moving.decisions)[0]
    if (moment && moving.entry.seq % 10 === 0)
      expect(numbers(deadzoneView.look(moving.after, moment, speakOf(moving.after, 'en'))).every(Number.isFinite)).toBe(true)
  })

describe('matches in words', () => {
  test.each(Array.from({ length: SEEDS }, (_, index) => index + 1))(
    'match %i',
    (seed) => {
      expect(play(gameFor(seed), specOf(seed), seed)).toBeGreaterThan(40)
    },
    240_000,
  )

  test('positions that whole matches rarely come to', () => {
    for (const scene of SCENES) for (let seed = 1; seed <= 3; seed++) play(scene, specFor(1), seed)
    expect(heard.texts.size).toBeGreaterThan(500)
  }, 240_000)

  test('they have come to enough to mean something', () => {
    expect(heard.texts.size).toBeGreaterThan(1500)
    expect(heard.events.size).toBeGreaterThan(55)
    expect(heard.subjects.size).toBeGreaterThan(30)
  })
})

test('both languages answer the same messages', () => {
  expect(Object.keys(PHRASES.fr).toSorted()).toEqual(Object.keys(PHRASES.en).toSorted())
  expect(Object.keys(PHRASES.en).length).toBeGreaterThan(430)
})
