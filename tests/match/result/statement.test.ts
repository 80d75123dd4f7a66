/** What is stated about a match follows from its file, and what does not follow in the match is not stated as proved. */
import { describe, expect, it } from 'vitest'
import { writeMatchFile } from '../../../src/match/file'
import type { MatchEntry } from '../../../src/match/history'
import { differences, logHash } from '../../../src/match/result/statement'
import { toldOf } from '../../../src/match/result/tell'
import { checkFile } from '../../../src/workers/check-file'
import { plainStatement, stated, textOf } from './made'

// biome-ignore lint/suspicious/noExplicitAny: files of every version are changed at will.
type Any = any

/** The match, changed by a hostile hand who makes the file's own mark anew. */
function rewritten(name: string, change: (file: Any) => void): string {
  const file = JSON.parse(textOf(name))
  change(file)
  return writeMatchFile(file)
}
const isChance = ({ cause }: MatchEntry) => cause.type === 'answer' && cause.seat === 'chance'

describe('the statement about a match', () => {
  it('of today says that everything is proved', { timeout: 120_000 }, async () => {
    const text = textOf('exterminate-pages-whole.4')
    const { entries } = JSON.parse(text)
    const statement = await stated(text)
    const chance = entries.filter(isChance).length
    expect(statement.audit).toMatchObject({ proved: chance, followed: entries.length })
    expect(statement.audit.throws + statement.audit.shuffles).toBe(chance)
    expect(statement.audit.first).toBeUndefined()
    expect(statement.audit.throws).toBeGreaterThan(statement.audit.shuffles)
    expect(statement.audit.shuffles).toBeGreaterThan(0)
    expect(Object.keys(statement.outcome.scores)).toEqual(['A', 'B'])
    expect(statement.log).toEqual({ entries: entries.length, hash: logHash(entries) })
  })

  it('of the first version, whose chance proved nothing, names the first throw or shuffle', { timeout: 120_000 }, async () => {
    const { entries } = JSON.parse(textOf('doctor-who-card-game-whole.1'))
    const { audit } = await stated(textOf('doctor-who-card-game-whole.1'))
    const first = entries.find(isChance).seq
    expect(audit).toMatchObject({ throws: 0, shuffles: entries.filter(isChance).length, proved: 0, first })
  })

  it('whose dice were changed stops at the first that does not follow', { timeout: 120_000 }, async () => {
    let at = 0
    const forged = rewritten('doctor-who-card-game-pages-whole.4', ({ entries }) => {
      const shuffle = entries.filter(isChance)[2]
      at = shuffle.seq
      shuffle.cause.answer.reverse()
    })
    const { audit } = await stated(forged)
    expect(audit).toMatchObject({ proved: 2, first: at, followed: at })
  })

  it('that began with other rules has its chance checked, but not its moves', { timeout: 120_000 }, async () => {
    const whole = await stated(textOf('doctor-who-card-game-pages-whole.4'))
    const other = await stated(rewritten('doctor-who-card-game-pages-whole.4', (file) => file.rulesVersion++))
    expect(other.audit).toEqual({ ...whole.audit, followed: 0 })
    expect(differences(whole, other)).toEqual(['rulesVersion', 'audit.followed'])
    // Compared under other rules than those of the match, an honest result does not seem to contradict it.
    const examined = { signatures: [], faults: [] }
    const later = { ...whole, audit: { ...whole.audit, followed: 0 } }
    const worked = { statement: later, rulesVersion: whole.rulesVersion + 1 }
    expect(toldOf({ statement: whole, examined, worked }).faults).toEqual([])
    expect(toldOf({ statement: whole, examined, worked: { ...worked, rulesVersion: whole.rulesVersion } }).faults).toHaveLength(2)
  })

  it('is not made of a match that goes on', async () => {
    const { statement, conclusion } = await checkFile({ file: textOf('doctor-who-card-game-begun.4'), given: {} }, () => {})
    expect(statement).toBeUndefined()
    expect(conclusion.key).toMatch(/^verified-/)
  })

  it('names players as the match does, and bots with their level', { timeout: 120_000 }, async () => {
    const name = 'doctor-who-card-game-whole.4'
    const file = rewritten(name, (match) => {
      match.title = 'Zoé\nBen'
      match.roster = { A: 'person', B: 'bot' }
      match.levels = { B: 'strong' }
    })
    const { players } = await stated(file)
    expect(players.A).toEqual({ name: 'Zoé', player: 'person' })
    expect(players.B).toEqual({ name: 'Ben', player: 'bot', level: 'strong' })
  })

  it('differs from another wherever the match does, and from none that is only stored otherwise', () => {
    const one = plainStatement()
    expect(differences(one, structuredClone(one))).toEqual([])
    expect(differences(one, { ...one, seats: ['B', 'A', 'C'], from: { log: 'x', after: 3 } })).toEqual(['seats', 'from'])
    const entries: readonly MatchEntry[] = JSON.parse(textOf('doctor-who-card-game-whole.4')).entries
    const stored = entries.map(
      (entry) => ({ ...entry, left: { A: 5 }, film: 'another', bookmark: undefined }) as unknown as MatchEntry,
    )
    expect(logHash(stored)).toBe(logHash(entries))
    const other = structuredClone(entries) as Any
    other[5].seq = 6
    expect(logHash(other)).not.toBe(logHash(entries))
  })
})
