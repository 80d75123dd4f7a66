/** Matches with everything that a player reads of them, in both languages: no raw key, no id, no hole, no number beside its noun. */
import { describe, expect, test } from 'vitest'
import { IDLE } from '../../../src/client/draft'
import type { Moment } from '../../../src/client/moment'
import { vortexGame } from '../../../src/games/vortex/rules'
import type { View } from '../../../src/games/vortex/rules/state'
import { vortexView } from '../../../src/games/vortex/view'
import { PHRASES } from '../../../src/games/vortex/view/words'
import type { AnyDecision, Option, PlayerSeat } from '../../../src/kernel'
import { LANGUAGES, type Language } from '../../../src/ui/words/speak'
import { reasonInWords } from '../../../src/ui/words/words'
import { EVERYTHING } from '../vortex/happenings'
import { laid } from '../vortex/position'
import { speakOf } from '../vortex/screen'
import { SCENES } from '../vortex/soak-scenes'
import { bold, bots, type Moving, matchSpec, playMatch } from './matches'

/** Words that no text may hold: an unknown key, a hole, a number that is none, an id instead of a name. */
const NONSENSE =
  /\[|\]|undefined|null|NaN|\{|\}|object O|\b(?:log|cue|opt|title|hint|first|tally|mark|sit|step|drift|status|phase|card|score)-[a-z]|\b[AB]\d+\b|\b(?:wall|block)-\d|\bvx-|\bspell:|\b(?:er|az|se|my)-[a-z]|\s{2,}/
const COUNTED = {
  en: ['action point', 'point', 'miniature', 'wound', 'turn', 'shot'],
  fr: ['point d’action', 'point', 'figurine', 'blessure', 'dégât', 'tour'],
} as const
/** One of several, or several of one: in French, nought is one too. */
const MISCOUNTED: { readonly [L in Language]: RegExp } = {
  en: new RegExp(
    `(?<![\\d.])(?:1 (?:${COUNTED.en.join('|')})s|(?:0|[2-9]|\\d\\d+) (?:${COUNTED.en.join('|')}))(?![\\p{L}])`,
    'u',
  ),
  fr: new RegExp(
    `(?<![\\d,])(?:[01] (?:points d|(?:point|figurine|blessure|dégât|tour)s)|(?:[2-9]|\\d\\d+) (?:${COUNTED.fr.join('|')}))(?![\\p{L}])`,
    'u',
  ),
}
/** Several do what one does. */
const DISAGREEING = / and [^.:]+ (?:shoots|attacks|casts|falls|concentrates)\b| et [^.:]+ (?:tire|attaque|lance|tombe)\b|\bles 1 /

/** The words of looks, overlays, cues and buttons, without refs, ids and the names of models. */
const WORDS = ['text', 'detail', 'name', 'title', 'label', 'why', 'result', 'said', 'short', 'refused', 'round', 'phase']
function spoken(value: unknown, name = ''): readonly string[] {
  if (typeof value === 'string') return WORDS.includes(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => spoken(one, name))
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, one]) => spoken(one, key))
  return []
}

const heard = { texts: new Set<string>(), seen: new Set<string>(), looked: new Map<string, number>() }
/** What an answer begins with: all that `ids.ts` of the rules makes. */
const VERBS = [
  'walk forced run evade disengage force-out trance charge shoot shoot-still strike force cast pass deploy first coin spot decline',
  'with with-still ignore notice all one spite exit difficulty target cancel',
].flatMap((line) => line.split(' '))
const EXPECTED = [...EVERYTHING.filter((one) => /^(event|asked) /.test(one)), ...VERBS.map((verb) => `answer ${verb}`)]
const missing = () => EXPECTED.filter((one) => !heard.seen.has(one))

function check(language: Language, source: string, texts: readonly string[]): void {
  for (const text of texts) {
    const isWrong = NONSENSE.test(text) || MISCOUNTED[language].test(text) || DISAGREEING.test(text) || text.trim() !== text
    if (isWrong) throw new Error(`${language}, ${source}: "${text}"`)
    if (language === 'fr' && /'|[^\s\u202f][;!?]| [:;!?»]/.test(text))
      throw new Error(`${language}, ${source}, spacing: "${text}"`)
    heard.texts.add(text)
  }
}

function asked(decision: AnyDecision, view: View, language: Language): void {
  const speak = speakOf(view, language)
  const words = vortexView.words(language)
  const { subject, choice } = decision
  const { title, hint } = words.question(decision, speak)
  if (title === '' || title === subject) throw new Error(`${language}: "${subject}" has no title`)
  check(language, `the question "${subject}"`, [title, hint, ...(words.hints?.(decision, speak) ?? []).map(({ text }) => text)])
  const { options = [], among = [] } = choice as { readonly options?: readonly Option[]; readonly among?: readonly Option[] }
  const labels = [...options, ...among].map(({ id, refused }) => {
    heard.seen.add(`answer ${id.split(':')[0]}`)
    const { label, detail } = words.option(decision, id, speak)
    if (label === '' || label === id) throw new Error(`${language}: "${id}" of "${subject}" has no words`)
    check(language, `the answer ${id} of "${subject}"`, detail === undefined ? [label] : [label, detail])
    if (refused) {
      heard.seen.add(`reason ${refused.key}`)
      check(language, `a refusal of ${id}`, [reasonInWords(refused, speak, words.phrases)])
    }
    return label
  })
  // Labels that are there twice tell nobody which is which.
  const twice = labels.filter((label, index) => labels.indexOf(label) !== index)
  if (twice.length > 0) throw new Error(`${language}, "${subject}": ${twice[0]} twice`)
}

/** Looking at nothing; and one of one's own considered with the pointer on an enemy. */
function momentsOf(view: View, viewer: PlayerSeat, all: readonly AnyDecision[]): readonly Moment<View>[] {
  const decisions = all.filter(({ seat }) => seat === viewer)
  const standing = Object.values(view.figures).filter(({ ref }) => view.tabletop.pieces[ref])
  const own = standing.find(({ seat }) => seat === viewer)
  const enemy = standing.find(({ seat }) => seat !== viewer)
  const still = { view, viewer, decisions, draft: IDLE }
  return own && enemy ? [still, { ...still, selected: own.ref, hover: enemy.ref }] : [still]
}

/** What is drawn takes time: it is looked at so often for each question. */
const LOOKS = 3

function read({ entry, before, after, decisions }: Moving): void {
  for (const { type } of entry.told) heard.seen.add(`event ${type}`)
  for (const { subject } of decisions) heard.seen.add(`asked ${subject}`)
  for (const language of LANGUAGES) {
    const speak = speakOf(after, language)
    for (const { text, details } of vortexView.words(language).log(entry, before, after, speak)) {
      check(language, 'the log', [text, ...details])
      if (text === '') throw new Error(`${language}: a line of the log is empty`)
    }
    check(language, 'cues', spoken(vortexView.stage(entry, before, after, speak)))
    check(language, 'strips', spoken([vortexView.status(after, speak), vortexView.steps?.(after, speak)]))
    check(language, 'score', spoken(vortexView.scoreSheet?.(after, speak)))
    for (const decision of decisions) asked(decision, after, language)
    const open = `${language} ${decisions.map(({ subject }) => subject).join()}`
    const times = heard.looked.get(open) ?? 0
    heard.looked.set(open, times + 1)
    if (times >= LOOKS) continue
    for (const viewer of ['A', 'B'] as const)
      for (const moment of momentsOf(after, viewer, decisions))
        check(
          language,
          'the table',
          spoken([
            vortexView.look(after, moment, speak),
            vortexView.overlays(moment, speak),
            vortexView.acts?.(moment, speak),
            vortexView.situation?.(moment, speak),
          ]),
        )
  }
}

describe('matches in words', () => {
  test.each([
    ['the Passage, agreed', matchSpec({ A: 'erediens', B: 'azelks' }, { terrain: 'agree', turns: 6 }), 11],
    [
      'Breakthrough, by a coin',
      matchSpec({ A: 'seraphydes', B: 'mycoides' }, { scenario: 'breakthrough', terrain: 'random' }),
      12,
    ],
    ['the Passage, by a bid', matchSpec({ A: 'azelks', B: 'seraphydes' }, { map: 'broken-ring', turns: 8 }), 13],
    ['Annihilation of one’s own', matchSpec({ A: 'mycoides', B: 'mycoides' }, { scenario: 'annihilation', turns: 6 }), 14],
  ])('of bots: %s', (_, spec, seed) => {
    expect(playMatch(vortexGame, spec, seed, bots, read)).toBeGreaterThan(150)
  })
  test('and what matches of bots rarely come to, until everything has happened and everything was asked', () => {
    const agreeing = matchSpec({ A: 'azelks', B: 'mycoides' }, { terrain: 'agree' })
    for (let seed = 1; seed <= 4; seed++) playMatch(vortexGame, agreeing, seed, bold, read, 12)
    for (let seed = 1; seed <= 6 && missing().length > 0; seed++)
      for (const scene of SCENES) playMatch(scene, matchSpec({ A: 'erediens', B: 'azelks' }), seed, bold, read)
    expect(missing()).toEqual([])
    expect(heard.texts.size).toBeGreaterThan(1500)
  })
})

test.each(LANGUAGES)('in %s every reason of the rules is a sentence or a name, whatever it is about', (language) => {
  const view: View = { ...laid({ models: { A1: { at: [10, 10] }, A2: {}, B1: { at: [20, 10] } } }), viewer: 'A' }
  const says = {
    ...{ figure: 'A1', target: 'B1', other: 'A2', piece: 'B1', stat: 'MOU', country: 'clouds', cause: 'veil' },
    ...{ difficulty: 2, needs: 2, has: 1, missing: 100, gap: 100, anchor: 1 },
  }
  const keys = EVERYTHING.flatMap((one) => (one.startsWith('reason ') ? [one.slice('reason '.length)] : []))
  const { phrases } = vortexView.words(language)
  const elsewhere = ['way-touches', 'still-in-contact', 'enemy-close', 'stands-there', 'outside-strip', 'not-engaged']
  for (const key of [...keys, ...elsewhere]) {
    const text = reasonInWords({ key, says }, speakOf(view, language), phrases)
    check(language, key, [text])
    // A length in a reason would measure.
    expect([key, text, /\d\s?cm/.test(text)]).toEqual([key, text, false])
  }
  expect(keys.length).toBeGreaterThan(40)
})

test('both languages answer the same messages', () => {
  expect(Object.keys(PHRASES.fr).sort()).toEqual(Object.keys(PHRASES.en).sort())
  expect(Object.keys(PHRASES.en).length).toBeGreaterThan(240)
})
