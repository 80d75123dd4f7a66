/**
 * Matches by random play, with everything a player reads of them, in both languages: no raw key, no id, no missing parameter; and no
 * secret.
 */
import { describe, expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import type { Moment } from '../../../src/client/moment'
import { HIDDEN } from '../../../src/games/doctor-who-card-game/rules/cards'
import type { View } from '../../../src/games/doctor-who-card-game/rules/state'
import { doctorWhoView } from '../../../src/games/doctor-who-card-game/view'
import { PHRASES } from '../../../src/games/doctor-who-card-game/view/words'
import type { Option, PlayerSeat } from '../../../src/kernel'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { reasonInWords } from '../../../src/ui/words/words'
import { type Moving, playMatch, speakOf, specFor } from './matches'

/** Words that no text may hold: an unknown key, a hole, a number that is none, an id instead of a name. */
const NONSENSE =
  /\[|\]|\bundefined\b|\bnull\b|NaN|\{|\}|object Object|\b(?:log|cue|option|title|hint|card|state|status|phase|fact|text|sit|act):\S|\b(?:log|cue|option|title|hint|token|status|sit|act)-[a-z]|\b[A-F]\d+\b|\b[A-F]\/|\b[hre]\d\b|\s{2,}/

/** The words of looks, overlays, cues and questions, without refs and ids. */
const WORDS = [
  'text',
  'detail',
  'name',
  'title',
  'label',
  'why',
  'note',
  'result',
  'said',
  'refused',
  'round',
  'phase',
  'kind',
  'facts',
]
function spoken(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return WORDS.includes(name) && !value.startsWith('counter:') ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => spoken(one, name))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, one]) => spoken(one, key))
  return []
}
const numbers = (value: unknown): readonly number[] =>
  typeof value === 'number' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbers) : []

const LOOKS = 12
const heard = {
  texts: new Set<string>(),
  subjects: new Set<string>(),
  events: new Set<string>(),
  looked: new Map<string, number>(),
}

function wordsOf({ entry, before, after, decisions, sees }: Moving, language: (typeof LANGUAGES)[number]): void {
  const speak = speakOf(after, language)
  const words = doctorWhoView.words(language)
  const check = (source: string, all: readonly string[]) => {
    for (const text of all) {
      if (NONSENSE.test(text) || text.trim() !== text) throw new Error(`${language}, ${source}: "${text}"`)
      if (language === 'fr' && /'|[^\s\u202f][;!?]| [:;!?»]/.test(text))
        throw new Error(`${language}, ${source}, spacing: "${text}"`)
      heard.texts.add(text)
    }
  }
  for (const line of words.log(entry, before, after, speak)) check('log', [line.text, ...line.details])
  check('cues', spoken(doctorWhoView.stage(entry, before, after, speak, { viewer: 'A' })))
  check('status', spoken(doctorWhoView.status(after, speak)))
  check('score', spoken(doctorWhoView.scoreSheet?.(after, speak)))
  for (const event of entry.told) heard.events.add(event.type)
  for (const decision of decisions) {
    heard.subjects.add(decision.subject)
    const { title, hint } = words.question(decision, speak)
    check(`title of ${decision.subject}`, [title, hint])
    if (title === '') throw new Error(`${language}: ${decision.subject} has no title`)
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
  for (const viewer of after.order) {
    for (const moment of momentsOf(sees(viewer), viewer, decisions)) {
      // A player's words are made from what he sees.
      const own = speakOf(moment.view, language)
      check('look', spoken(doctorWhoView.look(moment.view, moment, own)))
      check('overlays', spoken(doctorWhoView.overlays(moment, own)))
      check('acts', spoken(doctorWhoView.acts?.(moment, own)))
      check('hands', spoken(doctorWhoView.hands?.(moment, own)))
      check('situation', spoken(doctorWhoView.situation?.(moment, own)))
    }
  }
}

/** With nothing chosen, and with each of the first cards of the hand chosen over another's location. */
function momentsOf(view: View, viewer: PlayerSeat, all: Moving['decisions']): readonly Moment<View>[] {
  const decisions = all.filter(({ seat }) => seat === viewer)
  const plain = { view, viewer, decisions, draft: IDLE }
  const other = view.order.find((seat) => seat !== viewer)
  return [plain, ...[0, 1, 2].map((slot): Moment<View> => ({ ...plain, selected: `${viewer}/hand/${slot}`, hover: `${other}1` }))]
}

/** What lies face down for a viewer has no face in his look, and nobody else's hand is in it. */
function keepsSecrets({ sees, after, decisions }: Moving): void {
  for (const viewer of after.order) {
    const view = sees(viewer)
    const moment = { view, viewer, decisions: decisions.filter(({ seat }) => seat === viewer), draft: IDLE }
    const speak = speakOf(view, 'en')
    const { cards = [] } = doctorWhoView.look(view, moment, speak)
    for (const location of Object.values(view.locations)) {
      const lying = [...location.defenders, ...(location.attack?.cards ?? [])]
      const drawn = cards.filter(({ ref }) => ref.startsWith(`${location.ref}/`))
      expect(drawn.length).toBe(lying.length)
      for (const [slot, { card }] of lying.entries()) if (card === HIDDEN) expect(drawn[slot]).not.toHaveProperty('face')
    }
    for (const { seat, hand, cards: own } of doctorWhoView.hands?.(moment, speak).seats ?? []) {
      if (seat === viewer) continue
      expect(hand).toBeUndefined()
      expect(own.every(({ key }) => key.includes('/beside/') || key.includes('/reserve/'))).toBe(true)
    }
  }
}

const MATCHES = [
  { spec: specFor(3), seed: 1 },
  { spec: specFor(4), seed: 2 },
  { spec: specFor(4, { rulings: { markerEnd: 'either', unitSpend: 'unlimited' } }), seed: 3 },
  { spec: specFor(3, { rulings: { pandoricaVsDoctor: 'doctor', attackerDiscardBound: 'below' } }), seed: 4 },
]

describe('matches in words', () => {
  test.each(MATCHES)(
    'match $seed',
    ({ spec, seed }) => {
      const entries = playMatch(spec, seed, (moving) => {
        for (const language of LANGUAGES) wordsOf(moving, language)
        if (moving.entry.seq % 40 !== 0) return
        keepsSecrets(moving)
        const moment: Moment<View> = { view: moving.after, viewer: 'A', decisions: [], draft: IDLE, window: 'tall' }
        expect(numbers(doctorWhoView.look(moving.after, moment, speakOf(moving.after, 'en'))).every(Number.isFinite)).toBe(true)
      })
      expect(entries).toBeGreaterThan(60)
    },
    240_000,
  )

  test('they have come to enough to mean something', () => {
    expect(heard.texts.size).toBeGreaterThan(1000)
    expect(heard.events.size).toBeGreaterThan(30)
    expect(heard.subjects.size).toBeGreaterThan(12)
  })
})

test('both languages answer the same messages', () => {
  expect(Object.keys(PHRASES.fr).toSorted()).toEqual(Object.keys(PHRASES.en).toSorted())
  expect(Object.keys(PHRASES.en).length).toBeGreaterThan(240)
})
