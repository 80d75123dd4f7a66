/** The table in words, for players who do not see it: what is where, and what is told aloud. */
import { describe, expect, test } from 'vitest'
import { surroundingsIn } from '../../src/app/match/account/surroundings'
import { accountOf, type Section } from '../../src/app/match/account/table-account'
import { freshLines, newsOf } from '../../src/app/match/account/telling'
import { type Surroundings, whereOf } from '../../src/app/match/account/where'
import { stillMoment } from '../../src/client/moment'
import type { ShownLine } from '../../src/client/seats'
import { gameOf } from '../../src/games'
import type { GameModule } from '../../src/games/module'
import { INCH } from '../../src/geometry/types'
import type { PlayerSeat } from '../../src/kernel'
import type { FigureLook, Look } from '../../src/scene/look'
import { LANGUAGES, type Language } from '../../src/ui/words/speak'
import { PLAIN_NAMES, speaker } from '../../src/ui/words/speaker'
import { sayer } from '../../src/ui/words/words'
import { momentsIn } from '../tools/moments-of'

const figure = (ref: string, name: string, x: number, y: number): FigureLook => ({
  ref,
  name,
  model: 'pawn',
  seat: ref.charAt(0) as PlayerSeat,
  at: { x: x * INCH, y: y * INCH },
  z: 0,
  heading: 0,
  radius: INCH / 2,
  markers: [],
})
const square = (x: number, y: number, side: number) => [
  { x: x * INCH, y: y * INCH },
  { x: (x + side) * INCH, y: y * INCH },
  { x: (x + side) * INCH, y: (y + side) * INCH },
  { x: x * INCH, y: (y + side) * INCH },
]
const LOOK: Look = {
  width: 36 * INCH,
  depth: 36 * INCH,
  mat: 'deck',
  terrain: [
    {
      ref: 'pipe',
      kind: 'pipe',
      name: 'Pipe',
      at: { x: 5 * INCH, y: 5 * INCH },
      heading: 0,
      outlines: [square(4.6, 2, 2)],
      height: INCH,
    },
  ],
  figures: [
    figure('A1', 'The Doctor', 4, 3),
    figure('A2', 'Yaz', 4, 10),
    figure('B1', 'Dalek 1', 32, 31),
    // It waits beside the table and is near nobody.
    figure('B2', 'Dalek 2', 4, -2),
  ],
  areas: [],
}
const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  look: LOOK,
  viewer: 'A',
  side: 0,
  say: sayer('en'),
  speak: speaker('en', 'inch', PLAIN_NAMES),
  ...more,
})
const doctor = LOOK.figures[0] as FigureLook

describe('where a thing is', () => {
  test('by the part of the table, terrain, and the nearest of both sides', () => {
    expect(whereOf(doctor, around())).toBe(
      'near left; 4″ from the left edge, 3″ from the near one; at Pipe; nearest of yours: Yaz at 6″, ahead; ' +
        'nearest of theirs: Dalek 1 at 38.6″, ahead to the right',
    )
  })
  test('as seen from the far edge, everything is the other way round', () => {
    const told = whereOf(doctor, around({ viewer: 'B', side: 180 }))
    expect(told).toContain('far right; 32″ from the left edge, 33″ from the near one')
    expect(told).toContain('nearest of theirs: Yaz at 6″, back')
  })
  test('without lengths where these are not to be learnt', () => {
    const told = whereOf(doctor, around({ speak: speaker('en', 'inch', PLAIN_NAMES, { hidesDistances: true }) }))
    expect(told).toBe('near left; at Pipe; nearest of yours: Yaz, ahead; nearest of theirs: Dalek 1, ahead to the right')
  })
  test('by its station where the table is divided, and beside it where it waits', () => {
    expect(whereOf(doctor, around({ stationName: () => 'column 1, row 8' }))).toMatch(/^column 1, row 8; at Pipe/)
    expect(whereOf(LOOK.figures[3] as FigureLook, around())).toBe('beside the table')
  })
})

interface Accounted {
  readonly language: Language
  readonly viewer: PlayerSeat
  readonly told: readonly Section[]
}
/** The account, in both languages, at every fortieth question of a match between bots. */
async function accounts(id: string): Promise<readonly Accounted[]> {
  const module = gameOf(id) as Required<GameModule>
  const [rules, game] = [await module.rules(), await module.view()]
  const parsed = rules.parseSpec(rules.defaultOptions())
  if (!parsed.ok) throw new Error(`${id} does not start`)
  const found: Accounted[] = []
  let asked = 0
  for await (const { questions, state } of momentsIn(rules, parsed.spec, 3)) {
    const [question] = questions
    if (!question || question.seat === 'chance' || asked++ % 40 > 0) continue
    const viewer = question.seat
    const view = rules.game.project(state, viewer) as object
    const seen = { view, viewer, decisions: questions, side: game.sideOf?.(viewer, view) ?? 0 } as const
    for (const language of LANGUAGES) {
      const names = { piece: (ref: string) => game.nameOf(view, ref, language), seat: (seat: string) => seat }
      const speak = speaker(language, game.unit, names, game)
      const told = accountOf({
        ...surroundingsIn(game, seen, speak, sayer(language)),
        status: game.status(view, speak),
        hands: game.hands?.(stillMoment(view, viewer, questions), speak),
      })
      found.push({ language, viewer, told })
    }
  }
  return found
}

const GAMES = ['exterminate', 'deadzone', 'vortex', 'doctor-who-card-game', 'doomtrooper'] as const
/** Held cards, as told in either language. */
const HELD = /^(?:In hand|En main) ?: /

test.each(GAMES)(
  'the account of %s is complete, in words, and tells nobody what another holds',
  { timeout: 300_000 },
  async (id) => {
    const all = await accounts(id)
    expect(all.length).toBeGreaterThan(10)
    let [most, held] = [0, 0]
    for (const { told, viewer } of all) {
      const texts = told.flatMap(({ title, items }) => [title, ...items])
      // An unknown message or a missing parameter would show like this.
      expect(texts.filter((text) => /\[|undefined|NaN|: $|^$|, ,|;\s*$/.test(text))).toEqual([])
      if (id === 'vortex') expect(texts.filter((text) => /\d\s?cm/.test(text))).toEqual([])
      for (const { title, items } of told) {
        const cards = items.filter((item) => HELD.test(item)).length
        if (cards > 0) expect(title).toBe(viewer)
        held += cards
      }
      most = Math.max(most, texts.length)
    }
    expect(most).toBeGreaterThan(12)
    // In the others nobody holds cards.
    expect(held > 0).toBe(['exterminate', 'doctor-who-card-game', 'doomtrooper'].includes(id))
  },
)

describe('what is told aloud', () => {
  const line = (seq: number) => ({ entry: { seq } }) as ShownLine
  const [one, two, three] = [line(1), line(2), line(3)]

  test('is what came after the last telling and has been played', () => {
    expect(freshLines({ log: [one, two, three], playing: undefined }, one)).toEqual([two, three])
    expect(freshLines({ log: [one, two, three], playing: three }, one)).toEqual([two])
    expect(freshLines({ log: [one], playing: undefined }, one)).toEqual([])
    expect(freshLines({ log: [one], playing: undefined }, undefined)).toEqual([one])
  })
  test('after an undo is that it was undone, once', () => {
    const undone = line(1)
    expect(freshLines({ log: [one, undone], playing: undefined }, three)).toEqual([undone])
    expect(freshLines({ log: [one, undone], playing: undefined }, undone)).toEqual([])
  })
  test('nothing is told twice while the newest line is still played', () => {
    expect(freshLines({ log: [one, two], playing: two }, two)).toEqual([])
  })
  test('is one text of sentences, of a long turn the end', () => {
    const items = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `Deed ${at}` }))
    expect(newsOf([{ text: 'Dalek 1 moves' }, { text: 'It hits!' }], sayer('en'))).toBe('Dalek 1 moves. It hits!')
    const long = newsOf(items(30), sayer('en'))
    expect(long).toMatch(/^18 earlier lines are in the log\. Deed 18\. /)
    expect(long).toMatch(/Deed 29\.$/)
  })
})
