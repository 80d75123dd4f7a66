/** The check of a match's dice, as the page's worker carries it out. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadRules } from '../../src/games'
import { readMatchFile, writeMatchFile } from '../../src/match/file'
import type { MatchEntry } from '../../src/match/history'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { speaker } from '../../src/ui/words/speaker'
import { learn, learnPart, reasonInWords } from '../../src/ui/words/words'
import { type CheckProgress, checkFile } from '../../src/workers/check-file'
import { NO_DICE, pagesOf, provenMatch } from '../match/proven'

const whole = (name: string) => gunzipSync(readFileSync(`tests/fixtures/matches/${name}.json.gz`)).toString()
const RULES = await loadRules()

/** A match whose pages had a part in all but a few throws, as a file. */
async function played() {
  const rules = RULES.exterminate
  if (!rules) throw new Error('no rules')
  const pages = pagesOf(['A', 'B'], (seat, number) => seat === 'B' && number <= 3)
  const { record } = await provenMatch({ rules, seed: 21, dice: NO_DICE, pages })
  const given = (seat: 'A' | 'B') => pages.held.get(seat)?.given ?? { throw: {}, shuffle: {} }
  return { file: writeMatchFile({ ...record, roster: {}, dice: 'auto' }), given: { A: given('A'), B: given('B') }, record }
}

describe('the check of the dice', () => {
  beforeAll(async () => {
    await Promise.all([learn('en'), learn('fr')])
    await learnPart('checking')
  })

  it('says that everything follows, how far it is, and how far each page had a part', async () => {
    const { file, given } = await played()
    const told: CheckProgress[] = []
    const { conclusion, lines, doubt } = await checkFile({ file, given }, (progress) => told.push(progress))
    expect(doubt).toBeUndefined()
    expect(conclusion.key).toBe('verified-all')
    expect(told[0]?.done).toBe(1)
    const parts = lines.filter(({ key }) => key === 'verified-seat-part').map(({ says }) => says as { count: number; of: number })
    expect(parts.map(({ count, of }) => of - count)).toEqual([0, expect.any(Number)])
    expect(parts[1]?.count).toBeLessThan(parts[1]?.of ?? 0)
    const words = (language: 'en' | 'fr') => lines.map((line) => reasonInWords(line, speaker(language)))
    expect(words('en').find((line) => line.startsWith('Of '))).toMatch(
      /^Of \d+ throws and shuffles, .+’s page had a part in all\.$/,
    )
    expect([...words('en'), ...words('fr')].filter((line) => /\[|undefined/.test(line))).toEqual([])
  })

  it('says nothing of pages where none had a part', async () => {
    const { conclusion, lines } = await checkFile({ file: whole('doctor-who-card-game-whole.4'), given: {} }, () => {})
    expect(conclusion.key).toBe('verified-all')
    expect(lines.some(({ key }) => key === 'verified-seat-part')).toBe(false)
  })

  it('names the first entry that does not follow, and what the page itself remembers otherwise', async () => {
    const { record, given } = await played()
    const at = record.entries.findIndex(({ proof }) => proof?.kind === 'throw' && proof.number === 9)
    const forged = record.entries.map((entry, place): MatchEntry => {
      const { proof } = entry
      return place === at && proof ? { ...entry, proof: { ...proof, seats: { ...proof.seats, A: 'f'.repeat(64) } } } : entry
    })
    const file = writeMatchFile({ ...record, entries: forged, roster: {}, dice: 'auto' })
    const checked = await checkFile({ file, given: {} }, () => {})
    expect(checked.conclusion).toEqual({ key: 'verified-not', says: { entry: at } })
    expect(checked.doubt).toEqual({ key: 'proof-seat-link-wrong', says: { entry: at, seat: 'A' } })

    const other = { ...given.A, throw: { ...given.A.throw, 9: 'e'.repeat(64) } }
    const honest = writeMatchFile({ ...record, roster: {}, dice: 'auto' })
    const { lines } = await checkFile({ file: honest, given: { A: other } }, () => {})
    expect(lines.at(-1)).toEqual({ key: 'proof-question-other', says: { entry: at, number: 9 } })
  })

  it('says why a file cannot be read', async () => {
    const foreign = await checkFile({ file: 'nonsense', given: {} }, () => {})
    expect(foreign.conclusion.key).toBe('file-foreign')
    const file = whole('exterminate-begun.3')
    const cut = await checkFile({ file: file.slice(0, file.length - 40), given: {} }, () => {})
    expect(cut.conclusion.key).toBe('file-cut-short')
    expect(readMatchFile(file, RULES, TABLE_SHAPES).ok).toBe(true)
  })
})
