import { describe, expect, it } from 'vitest'
import { loadRules } from '../../../src/games'
import type { MatchEntry } from '../../../src/match/history'
import { chainOf, LENGTH } from '../../../src/match/proof/chain'
import { give, type Held, heard, held, isIgnored, isRunningOut, keptFaith } from '../../../src/match/proof/holder'
import { createSecrets } from '../../../src/match/proof/secrets'
import { provenChance } from '../../../src/match/proof/source'
import type { Hash } from '../../../src/protocol/proof'
import { NO_DICE, pagesOf, provenMatch } from '../proven'

const RULES = await loadRules()
const SECRET = 'c0ffee00'.repeat(8)
const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)]
const link = (place: number) => chainOf(SECRET, 'throw').link(place)

describe('a page that holds a chain', () => {
  const asked = (number: number, question = ONE) => ({ kind: 'throw', number, question }) as const

  it('gives each link when it is its turn, again for the same question only, and none before its turn', () => {
    let page: Held = held(SECRET, { throw: 7, shuffle: 1 })
    const ask = (number: number, question: Hash = ONE) => {
      const { holding, link: given } = give(page, asked(number, question))
      page = holding
      return given
    }
    expect(ask(6)).toBe('absent')
    expect(ask(8)).toBe('absent')
    expect(ask(7)).toBe(link(1))
    expect(ask(7)).toBe(link(1))
    expect(ask(7, TWO)).toBe('spent')
    expect(ask(7)).toBe(link(1))
    expect(ask(8, TWO)).toBe(link(2))
    expect(ask(7)).toBe('absent')
    expect(ask(100)).toBe('absent')
    // Shuffles have a chain of their own.
    expect(give(page, { kind: 'shuffle', number: 1, question: ONE }).link).toBe(chainOf(SECRET, 'shuffle').link(1))
    // Throws that it missed.
    page = heard(page, { kind: 'throw', number: 12, link: ONE, by: 'dice' })
    expect(ask(12)).toBe('absent')
    expect(ask(13)).toBe(link(7))
    expect(heard(page, { kind: 'throw', number: 12, link: ONE, by: 'dice' })).toBe(page)
  })

  it('gives nothing beyond its chain, and says in time that it ends', () => {
    const near = { ...held(SECRET, { throw: 1, shuffle: 1 }), last: { throw: LENGTH - 1, shuffle: 0 } }
    expect(isRunningOut(held(SECRET, { throw: 1, shuffle: 1 }))).toBe(false)
    expect(isRunningOut(near)).toBe(true)
    const { holding, link: last } = give(near, asked(LENGTH))
    expect(last).toBe(link(LENGTH))
    expect(give(holding, asked(LENGTH + 1)).link).toBe('absent')
  })

  it('notices that its part was left out, and, once all is disclosed, that it was used for another question', async () => {
    const rules = RULES.exterminate
    if (!rules) throw new Error('no rules')
    const pages = pagesOf(['A', 'B'], (seat, number) => seat === 'B' && number === 2)
    const { record, isOver } = await provenMatch({ rules, seed: 21, pages })
    expect(isOver).toBe(true)
    for (const seat of ['A', 'B'] as const) {
      const page = pages.held.get(seat)
      if (!page) throw new Error(seat)
      expect(Object.keys(page.given.throw).length).toBeGreaterThan(20)
      expect(keptFaith(page, seat, record.entries, record.secrets)).toBeUndefined()
      const entries = structuredClone(record.entries) as MatchEntry[]
      const at = entries.findIndex(({ proof }) => proof?.kind === 'throw' && proof.number === 9)
      const entry = entries[at]
      if (!entry?.proof || entry.cause.type !== 'answer') throw new Error('no ninth throw')
      expect(isIgnored(page, seat, entry.proof)).toBe(false)
      const without = { ...entry.proof, seats: { ...entry.proof.seats, [seat]: 'absent' } } as const
      expect(isIgnored(page, seat, without)).toBe(true)
      entries[at] = { ...entry, proof: without }
      expect(keptFaith(page, seat, entries, record.secrets)).toMatchObject({
        key: 'proof-part-ignored',
        says: { entry: at, number: 9 },
      })
      entries[at] = { ...entry, cause: { ...entry.cause, decision: `${entry.cause.decision}0` } }
      expect(keptFaith(page, seat, entries, record.secrets)).toMatchObject({
        key: 'proof-question-other',
        says: { entry: at, number: 9 },
      })
    }
  })
})

describe('a host that is started again', () => {
  const rules = RULES.exterminate
  if (!rules) throw new Error('no rules')
  const game = { rules, seed: 4, answers: 30 }
  const ROLL = {
    id: 'q99',
    seat: 'chance',
    subject: 'attack',
    choice: { shape: 'roll', dice: Array.from({ length: 20 }, () => ({ faces: ['1', '2', '3', '4', '5', '6'] })) },
    fallback: [],
  } as const

  /** A match with a page at each seat, and its chance as a host makes it anew from log and stored secret. */
  async function begun() {
    const pages = pagesOf(['A', 'B'])
    let stored: { now?: Hash; past: readonly Hash[] } = { past: [] }
    const keep = async (kept: typeof stored) => {
      stored = structuredClone(kept)
    }
    const secrets = createSecrets(stored, () => SECRET, keep)
    const { record } = await provenMatch({ ...game, pages, secrets })
    const log = [...record.entries]
    const commits: unknown[] = []
    const asking = {
      log: () => log,
      told: async () => {},
      commit: async (commitments: object) => {
        commits.push(commitments)
        log.push({ seq: log.length, cause: { type: 'commit', ...commitments }, events: [] })
      },
    }
    const again = () =>
      provenChance({ secrets: createSecrets(stored, () => 'f'.repeat(64), keep), dice: NO_DICE, links: pages.links })
    return { again, asking, log, commits, stored: () => stored }
  }

  it('goes on with its chain; the same question has the same answer, whatever the operator does in between', async () => {
    const { again, asking, commits, log } = await begun()
    const used = Math.max(...log.flatMap(({ proof }) => (proof?.kind === 'throw' ? [proof.number] : [0])))
    const first = await again().answer(ROLL, asking)
    expect(first.proof?.number).toBe(used + 1)
    expect(await again().answer(ROLL, asking)).toEqual(first)
    const source = again()
    expect(await source.answer(ROLL, asking)).toEqual(first)
    expect(await source.answer(ROLL, asking)).toEqual(first)
    expect(commits).toEqual([])
  })

  it('passes over a number that the pages gave for another question: nobody can choose between two gestures', async () => {
    const { again, asking } = await begun()
    const first = await again().answer(ROLL, asking)
    const other = await again().answer(ROLL, { ...asking, gesture: { x: 5, y: 900, strength: 500 } })
    expect(other.proof?.number).toBe((first.proof?.number ?? 0) + 1)
    expect(other.proof?.seats).not.toEqual({ A: 'absent', B: 'absent' })
    expect(other.answer).not.toEqual(first.answer)
  })

  it('a question dropped and put again after a move taken back has another number', async () => {
    const { again, asking, log } = await begun()
    const source = again()
    const first = await source.answer(ROLL, asking)
    log.push({ seq: log.length, cause: { type: 'undo', seat: 'A', to: 1 }, events: [] })
    const second = await source.answer(ROLL, asking)
    expect(second.proof?.number).toBe((first.proof?.number ?? 0) + 1)
    expect(second.answer).not.toEqual(first.answer)
  })

  it('binds itself anew where its secret is lost or disclosed, before it asks anybody', async () => {
    const { again, asking, commits, log, stored } = await begun()
    const { now } = stored()
    await createSecrets(
      stored(),
      () => '',
      async () => {},
    ).retire()
    expect(now).toBe(SECRET)
    const lost = provenChance({
      secrets: createSecrets(
        { past: [SECRET] },
        () => 'f'.repeat(64),
        async () => {},
      ),
      dice: NO_DICE,
      links: async ({ seats }) => {
        expect(log.at(-1)?.cause.type).toBe('commit')
        return Object.fromEntries(seats.map((seat) => [seat, 'absent']))
      },
    })
    const { proof } = await lost.answer(ROLL, asking)
    expect(proof?.seats).toEqual({ A: 'absent', B: 'absent' })
    expect(commits).toMatchObject([{ host: { throw: { root: chainOf('f'.repeat(64), 'throw').root, from: proof?.number } } }])
    expect(proof?.kind === 'throw' && proof.link).toBe(chainOf('f'.repeat(64), 'throw').link(1))
    await again()
  })

  it('binds itself anew when its chain ends', async () => {
    let count = 0
    const secrets = createSecrets(
      { past: [] },
      () => String(++count).padStart(64, '0'),
      async () => {},
    )
    const log: MatchEntry[] = [{ seq: 0, cause: { type: 'start' }, events: [] }]
    const asking = {
      log: () => log,
      told: async () => {},
      commit: async (commitments: object) =>
        void log.push({ seq: log.length, cause: { type: 'commit', ...commitments }, events: [] }),
    }
    const source = provenChance({ secrets, dice: NO_DICE })
    for (let number = 1; number <= LENGTH + 2; number++) {
      const { answer, proof } = await source.answer(ROLL, asking)
      expect(proof?.number).toBe(number)
      const cause = { type: 'answer', decision: 'q', seat: 'chance', subject: 'attack', answer } as const
      log.push({ seq: log.length, cause, events: [], ...(proof ? { proof } : {}) })
    }
    const bound = log.flatMap(({ cause }) => (cause.type === 'commit' ? [cause.host?.throw.from] : []))
    expect(bound).toEqual([1, LENGTH + 1])
    expect(secrets.past()).toEqual(['1'.padStart(64, '0')])
  })

  it('a page that lies about its link has no part, and two questions at once have two numbers', async () => {
    const { again: _again, asking, stored } = await begun()
    const source = provenChance({
      secrets: createSecrets(
        stored(),
        () => '',
        async () => {},
      ),
      dice: NO_DICE,
      links: async () => ({ A: ONE, B: 'nonsense' }),
    })
    const both = await Promise.all([source.answer(ROLL, asking), source.answer({ ...ROLL, id: 'q100' }, asking)])
    expect(both.map(({ proof }) => proof?.seats)).toEqual([
      { A: 'absent', B: 'absent' },
      { A: 'absent', B: 'absent' },
    ])
    expect((both[1]?.proof?.number ?? 0) - (both[0]?.proof?.number ?? 0)).toBe(1)
  })
})
