/** The report of a match: the same figures on the page, in the text and on paper, in both languages. */
import { beforeAll, describe, expect, it } from 'vitest'
import { saidOf } from '../../src/app/match/log-words'
import { storyOf } from '../../src/app/match/story'
import { reportOf, reportText } from '../../src/app/watch/report'
import { reportSheets } from '../../src/app/watch/report-sheets'
import { gameOf } from '../../src/games'
import { pdfOf } from '../../src/planner/print/pdf'
import { type Telling, trackOf } from '../../src/replay/track'
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
  const report = reportOf(
    { track, game, gameName: id, seats: players, outcome, origin: undefined, notes: [], speak },
    { saidOf, storyOf },
  )
  return { report, speak, outcome, track, seats }
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

it('a match that is not over says so', async () => {
  const { report } = await reported('deadzone-undone.4.json.gz', 'en')
  expect(report.result).toContain('not over')
})
