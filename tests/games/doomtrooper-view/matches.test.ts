/** Matches by random play, with everything a player reads of them, in both languages: no raw key, no id, no missing word; and no secret. */
import { describe, expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import type { Moment } from '../../../src/client/moment'
import { HIDDEN } from '../../../src/games/doomtrooper/rules/cards'
import type { View } from '../../../src/games/doomtrooper/rules/state'
import { doomtrooperView } from '../../../src/games/doomtrooper/view'
import { PHRASES } from '../../../src/games/doomtrooper/view/words'
import type { Option, PlayerSeat } from '../../../src/kernel'
import type { Cue } from '../../../src/scene/cue'
import { LANGUAGES } from '../../../src/ui/words/speak'
import { reasonInWords } from '../../../src/ui/words/words'
import { type Moving, playMatch, speakOf, specFor } from './matches'

/** Words that no text may hold: an unknown key, a hole, a number that is none, an id instead of a name. */
const NONSENSE =
  /\[|\]|\bundefined\b|\bnull\b|NaN|\{|\}|object Object|\b(?:told|cue|option|title|hint|card|status|sit|act|zone|stop)[:-][a-z]|\bc\d+\b|\b[A-F]\/|\bh\d\b|[a-z]_[a-z]|\s{2,}/
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
  if (typeof value === 'string') return WORDS.includes(name) && !value.startsWith('counter:') ? value.split('\n') : []
  if (Array.isArray(value)) return value.flatMap((one) => spoken(one, name))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, one]) => spoken(one, key))
  return []
}

const LOOKS = 3
const heard = {
  texts: new Set<string>(),
  subjects: new Set<string>(),
  events: new Set<string>(),
  looked: new Map<string, number>(),
}

function wordsOf({ entry, before, after, decisions, sees }: Moving, language: (typeof LANGUAGES)[number]): void {
  const speak = speakOf(after, language)
  const words = doomtrooperView.words(language)
  const check = (source: string, all: readonly string[]) => {
    for (const text of all) {
      if (NONSENSE.test(text) || text.trim() !== text) throw new Error(`${language}, ${source}: "${text}"`)
      if (language === 'fr' && /'|[^\s\u202f][;?]| [:;!?»]/.test(text))
        throw new Error(`${language}, ${source}, spacing: "${text}"`)
      heard.texts.add(text)
    }
  }
  for (const line of words.log(entry, before, after, speak)) check('log', [line.text, ...line.details])
  check('status', spoken(doomtrooperView.status(after, speak)))
  check('score', spoken(doomtrooperView.scoreSheet?.(after, speak)))
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
  for (const viewer of after.order)
    for (const moment of momentsOf(sees(viewer), viewer, decisions)) {
      // A player's words are made from what he sees.
      const own = speakOf(moment.view, language)
      check('look', spoken(doomtrooperView.look(moment.view, moment, own)))
      check('overlays', spoken(doomtrooperView.overlays(moment, own)))
      check('acts', spoken(doomtrooperView.acts?.(moment, own)))
      check('hands', spoken(doomtrooperView.hands?.(moment, own)))
      check('situation', spoken(doomtrooperView.situation?.(moment, own)))
    }
}

/** With nothing chosen, and with each of the first cards of the hand and a warrior chosen. */
function momentsOf(view: View, viewer: PlayerSeat, all: Moving['decisions']): readonly Moment<View>[] {
  const plain = { view, viewer, decisions: all.filter(({ seat }) => seat === viewer), draft: IDLE }
  const own = Object.values(view.inPlay).find(({ controller }) => controller === viewer)?.uid
  const chosen = [`${viewer}/hand/0`, `${viewer}/hand/1`, ...(own ? [own] : [])]
  return [plain, ...chosen.map((selected): Moment<View> => ({ ...plain, selected, hover: own ?? `${viewer}/squad` }))]
}

/** What lies face down for a viewer has no face in his look, and nobody else's hand is in it. */
function keepsSecrets({ sees, after, decisions }: Moving): void {
  for (const viewer of after.order) {
    const view = sees(viewer)
    const moment = { view, viewer, decisions: decisions.filter(({ seat }) => seat === viewer), draft: IDLE }
    const speak = speakOf(view, 'en')
    const { cards = [] } = doomtrooperView.look(view, moment, speak)
    for (const one of Object.values(view.inPlay)) {
      const drawn = cards.filter(({ ref }) => ref === one.uid)
      expect(drawn).toHaveLength(1)
      if (one.card === HIDDEN) expect(drawn[0]).not.toHaveProperty('face')
      expect(drawn[0]?.faceUp).toBe(one.covered !== true)
    }
    for (const { seat, hand } of doomtrooperView.hands?.(moment, speak).seats ?? [])
      if (seat !== viewer) expect(hand).toBeUndefined()
  }
}

const MATCHES = [
  { spec: specFor(2), seed: 1 },
  { spec: specFor(3), seed: 2 },
  { spec: specFor(4), seed: 3 },
]
describe('matches in words', () => {
  test.each(MATCHES)('seats $spec.seats, seed $seed', { timeout: 120_000 }, ({ spec, seed }) => {
    let told = 0
    const played = playMatch(
      spec,
      seed,
      (moving) => {
        for (const language of LANGUAGES) wordsOf(moving, language)
        if (told++ % 5 === 0) keepsSecrets(moving)
      },
      320,
    )
    expect(played).toBeGreaterThan(150)
  })
  test('the matches were rich enough to say much', () => {
    expect(heard.texts.size).toBeGreaterThan(800)
    for (const subject of [
      'action',
      'combatants',
      'tactic',
      'weapons',
      'modify combat',
      'share points',
      'reaction',
      'discard cards',
    ])
      expect(heard.subjects).toContain(subject)
    for (const event of ['struck', 'wounded', 'killed', 'card-played', 'points-changed']) expect(heard.events).toContain(event)
  })
})

test('both languages say the same messages', () => {
  expect(Object.keys(PHRASES.fr).sort()).toEqual(Object.keys(PHRASES.en).sort())
})

test('a seat is staged from what it is told: no face that it may not know', { timeout: 120_000 }, async () => {
  const { doomtrooper } = await import('../../../src/games/doomtrooper/rules')
  const faces = (value: unknown): readonly string[] => {
    if (Array.isArray(value)) return value.flatMap(faces)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, one]) => (key === 'face' ? [(one as { title: string }).title] : faces(one)))
  }
  const seen = new Map<PlayerSeat, View>()
  let shown = 0
  playMatch(
    specFor(2),
    5,
    ({ entry, after, sees }) => {
      for (const viewer of after.order) {
        const [before, now] = [seen.get(viewer), sees(viewer)]
        seen.set(viewer, now)
        if (!before) continue
        const events = (entry.told as never[]).flatMap((event) => doomtrooper.tell(event, viewer, after) ?? [])
        const cues: readonly Cue[] = doomtrooperView.stage({ ...entry, told: events }, before, now, speakOf(now, 'en'), {
          viewer,
        })
        const { pool: _pool, decks: _decks, ...open } = now
        const { pool: _was, decks: _had, ...past } = before
        const known = JSON.stringify([open, past, events])
        for (const title of faces(cues)) {
          shown++
          const ids = Object.values(now.pool).filter(({ name }) => (typeof name === 'string' ? name : name.en) === title)
          expect(
            ids.some(({ id }) => known.includes(`"${id}"`)),
            title,
          ).toBe(true)
        }
      }
    },
    200,
  )
  expect(shown).toBeGreaterThan(20)
})
