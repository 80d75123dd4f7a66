/** The report of a match: the same figures on the page, in the text and on paper, in both languages. */
import { beforeAll, describe, expect, it } from 'vitest'
import { saidOf } from '../../src/app/match/log-words'
import { chanceStory, chancesAsked, chancesByRound } from '../../src/app/watch/chance-story'
import { readingOf } from '../../src/app/watch/reading'
import { reportOf, reportText } from '../../src/app/watch/report'
import { reportMoments } from '../../src/app/watch/report-moments'
import { reportSheets } from '../../src/app/watch/report-sheets'
import { gameOf } from '../../src/games'
import { pageOf } from '../../src/planner/print/paper'
import { pdfOf } from '../../src/planner/print/pdf'
import type { Telling } from '../../src/protocol/messages'
import { marksOf } from '../../src/replay/marks'
import { trackOf } from '../../src/replay/track'
import { LANGUAGES, type Language } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { learn, learnPart } from '../../src/ui/words/words'
import { NEWEST, recorded } from './recorded'

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(learn))
  await learnPart('watching')
})

const NAMES = { A: 'Ada', B: 'Ben', C: 'Cleo', D: 'Dan', E: 'Eve', F: 'Fay' } as const
async function reported(name: string, language: Language) {
  const { record, outcome, telling } = recorded(name)
  const { game: id, seats } = record.spec
  const game = await gameOf(id)?.view?.()
  if (!game) throw new Error(id)
  const track = trackOf(telling('spectator') as Telling)
  const speak = speaker(language, game.unit, { piece: (ref) => ref, seat: (seat) => NAMES[seat] })
  const players = seats.map((seat) => ({ seat, name: NAMES[seat] }))
  const report = reportOf({ track, game, gameName: id, seats: players, outcome, origin: undefined, notes: [], speak }, { saidOf })
  return { report, speak, outcome, track, seats, game }
}

describe.each(NEWEST.filter((name) => name.includes('-whole')))('%s', (name) => {
  it.each(LANGUAGES)('says who won, how the score went and how the dice fell: %s', async (language) => {
    const { report, speak, outcome, track, seats } = await reported(name, language)
    for (const winner of outcome?.winners ?? []) expect(report.result).toContain(NAMES[winner])
    const dice = track.lines.reduce((sum, { entry }) => sum + (entry.roll?.dice.length ?? 0), 0)
    expect(report.luck.rows.length > 0).toBe(dice > 0)
    expect(report.story.rounds.length).toBeGreaterThan(1)
    const text = reportText(report, speak)
    for (const seat of seats) expect(text).toContain(NAMES[seat])
    for (const row of report.luck.rows) expect(text).toContain(row.at(-1))
    expect(text).not.toMatch(/undefined|NaN|\[/)
    // No face of a die goes by the name that the rules have for it.
    expect(report.luck.rows.map(([, what]) => what).join()).not.toMatch(/ACT|SPLAT/)
    if (language === 'fr') expect(report.luck.rows.map(([, what]) => what).join()).not.toMatch(/\b(hit|armour|bolt)\b/)
    for (const line of text.split('\n')) expect(line).toBe(line.trimEnd())
    const sheets = reportSheets(report, speak)
    const words = sheets.flatMap(({ marks }) => marks.flatMap((mark) => (mark.type === 'words' ? [mark] : [])))
    for (const { turns } of [report]) expect(turns.length).toBeLessThanOrEqual(4)
    expect(words.some((mark) => report.result.startsWith(mark.text))).toBe(true)
    for (const { width, height } of sheets) {
      const outside = words.filter(({ at }) => at.x < 0 || at.x > width || at.y < 0 || at.y > height)
      expect(outside).toEqual([])
    }
    const pdf = Buffer.from(await pdfOf(sheets, 'report', language)).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(sheets.length)
  })
})

/** The head of a JPEG of this width, which is all that is read of it. */
const jpegOf = (width: number): string => {
  const bytes = [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8, 0, 9, 0, width, 3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xd9]
  return `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
}

describe.each(NEWEST.filter((name) => name.includes('-whole')))('pictures of %s', (name) => {
  it.each(LANGUAGES)('show the turning points and the end, told in words, each on paper with its own: %s', async (language) => {
    const { report, speak, track, seats, game } = await reported(name, language)
    const players = seats.map((seat) => ({ seat, name: NAMES[seat] }))
    const moments = reportMoments({ track, game, seats: players, speak }, report)
    const positions = moments.map(({ position }) => position)
    expect(positions).toEqual([...new Set(positions)].toSorted((one, other) => one - other))
    for (const { round, text } of report.turns) {
      expect(moments.filter((one) => one.text.startsWith(text)).map(({ head }) => head.startsWith(round))).toContain(true)
    }
    expect(positions.at(-1)).toBe(track.length)
    expect(moments.at(-1)?.text).toContain(report.result)
    for (const { head, text, told } of moments) {
      expect([head, text, told].join()).not.toMatch(/undefined|NaN|\[/)
      expect(told).toContain(head)
    }
    const pictures = moments.map((moment, at) => ({ ...moment, address: jpegOf(at + 1) }))
    const sheets = reportSheets(report, speak, { pictures })
    const room = pageOf('a4').room
    const drawn = sheets.flatMap(({ marks }) => marks.flatMap((mark) => (mark.type === 'picture' ? [mark.rect] : [])))
    expect(drawn).toHaveLength(moments.length)
    for (const { x, y, width, height } of drawn) {
      expect(x).toBeGreaterThanOrEqual(room.x)
      expect(x + width).toBeLessThanOrEqual(room.x + room.width + 0.01)
      expect(y).toBeGreaterThanOrEqual(room.y)
      expect(y + height).toBeLessThanOrEqual(room.y + room.height)
    }
    const pdf = Buffer.from(await pdfOf(sheets, 'report', language)).toString('latin1')
    expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(moments.length)
  })
})

it('what changed the chances is pictured, too, up to six pictures in all', async () => {
  const { report, speak, track, seats, game } = await reported('exterminate-whole.4.json.gz', 'en')
  const players = seats.map((seat) => ({ seat, name: NAMES[seat] }))
  const turns = [...Array(5).keys()].map((at) => ({
    id: String(20 + at * 10),
    round: `Turn ${at}`,
    text: `Deed ${at}.`,
    swing: [{ seat: 'A' as const, points: 10 }],
  }))
  const moments = reportMoments({ track, game, seats: players, speak }, report, { points: [], turns })
  expect(moments).toHaveLength(6)
  expect(moments[0]).toMatchObject({ position: track.positionOf(20), text: 'Deed 0. (Ada +10)' })
  expect(moments[0]?.told).toMatch(/^The table\. .*Miniatures left: Ada \d+, Ben \d+\.$/)
})

it('a match that is not over says so', async () => {
  const { report } = await reported('deadzone-undone.4.json.gz', 'en')
  expect(report.result).toContain('not over')
})

describe.each(NEWEST.filter((name) => name.includes('-whole')))('chances of %s', (name) => {
  it.each(LANGUAGES)(
    'the clear changes are turning points, told in the words of the log, on the page and on paper: %s',
    async (language) => {
      const { report, speak, track, seats, game } = await reported(name, language)
      const marks = marksOf(track, readingOf(game, speak))
      const { stops, first } = chancesAsked(track, marks, game, speak)
      expect(stops).toEqual([...new Set(stops)].toSorted((one, other) => one - other))
      for (const after of first) expect(stops).toContain(after)
      expect(first.length).toBeGreaterThan(2)
      expect(stops.length).toBeGreaterThan(first.length)
      // A clear change in the middle, a small one before it, and a large but uncertain one after it.
      const middle = Math.floor(stops.length / 2)
      const shareAt = (at: number) => (at < middle - 1 ? 0.5 : at < middle ? 0.54 : at < middle + 1 ? 0.8 : 0.5)
      const chances = stops.map((after, at) => ({
        after,
        shares: seats.map((_, seat) => (seat === 0 ? shareAt(at) : (1 - shareAt(at)) / (seats.length - 1))),
        error: at > middle ? 0.3 : 0.01,
      }))
      const told = chanceStory(chances, { track, game, seats, speak }, { saidOf })
      expect(told.points).toHaveLength(stops.length)
      expect(told.turns.map(({ id }) => id)).toEqual([String(stops[middle])])
      const [turn] = told.turns
      expect(turn?.swing[0]).toEqual({ seat: 'A', points: 26 })
      expect(turn?.text).not.toBe('')
      expect(turn?.text).not.toMatch(/undefined|\[/)
      const rounds = chancesByRound(told)
      expect(rounds.length).toBeLessThan(told.points.length)
      expect(rounds.at(-1)).toEqual(told.points.at(-1))
      const text = reportText(report, speak, told)
      expect(text).toContain(`${turn?.round}: ${turn?.text} (`)
      expect(text).toContain('+26')
      for (const line of text.split('\n')) expect(line).toBe(line.trimEnd())
      const words = reportSheets(report, speak, { chances: told }).flatMap(({ marks: all }) =>
        all.flatMap((mark) => (mark.type === 'words' ? [mark.text] : [])),
      )
      expect(words.join('\n')).toContain('+26')
      expect(reportText(report, speak)).not.toContain('+26')
    },
  )
})

it('tells losses, damage and ways of games with miniatures only, and the time left only where there were clocks', async () => {
  const rows = async (name: string) => (await reported(name, 'en')).report.deeds.rows
  for (const name of ['deadzone', 'exterminate', 'vortex']) {
    const told = new Map((await rows(`${name}-whole.4.json.gz`)).map(([what, ...figures]) => [what, figures]))
    expect([...told.keys()], name).toEqual(expect.arrayContaining(['Miniatures lost', 'Distance moved, from place to place']))
    expect(
      told.get('Miniatures lost')?.some((figure) => Number(figure) > 0),
      name,
    ).toBe(true)
    expect(told.get('Distance moved, from place to place')?.join()).toMatch(name === 'vortex' ? /\d.cm/ : /\d″/)
  }
  for (const name of ['doctor-who-card-game', 'doomtrooper']) expect(await rows(`${name}-whole.4.json.gz`), name).toEqual([])
  const { report, speak, outcome, track, seats, game } = await reported('exterminate-whole.4.json.gz', 'en')
  expect(report.facts.join(' ')).toContain('no clock')
  const players = seats.map((seat) => ({ seat, name: NAMES[seat] }))
  const asked = {
    track,
    game,
    gameName: 'x',
    seats: players,
    outcome,
    origin: undefined,
    notes: [],
    speak,
    left: { A: 61_000, B: 3_909_000 },
  }
  const timed = reportOf(asked, { saidOf })
  expect(timed.facts.join(' ')).not.toContain('no clock')
  expect(timed.deeds.rows.at(-1)).toEqual(['Time left on the clock', '1:01', '1:05:09'])
})
