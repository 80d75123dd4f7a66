/** A whole match over real sockets in whose chance both players' pages have a part, through a lost line and a restart of the server. */
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPart, type Holding } from '../../src/app/online/part'
import { choose } from '../../src/bots/bot'
import { gameOf } from '../../src/games'
import type { Json, PlayerSeat } from '../../src/kernel'
import { gameOfFile, readMatchFile, writeMatchFile } from '../../src/match/file'
import { generator } from '../../src/match/generator'
import type { MatchEntry } from '../../src/match/history'
import { LENGTH } from '../../src/match/proof/chain'
import { rootsOf } from '../../src/match/proof/holder'
import type { OnlineRequest } from '../../src/protocol/online'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { checkFile } from '../../src/workers/check-file'
import { NO_DICE } from '../match/proven'
import { come, serveTables } from './online'
import type { Device } from './parts'

const chance = { secret: () => randomBytes(32).toString('hex'), dice: NO_DICE }

describe('a match at a server whose players’ pages have a part in its chance', () => {
  it('proves it to everybody at its end, though a line was lost and the server restarted', { timeout: 120_000 }, async () => {
    let server = await serveTables({ chance })
    const { port, store } = server
    const keys = await server.open({ sitters: { A: 'me', B: 'me' } })
    const devices = { A: new Map() as Device, B: new Map() as Device }
    const players = (['A', 'B'] as const).map((seat) => ({
      seat,
      guest: come(port, keys.table, [keys.seats[seat] as string], [seat], devices[seat]),
    }))
    const onlooker = come(port, keys.table, [keys.onlooker])
    const rules = await gameOf('exterminate')?.rules?.()
    if (!rules) throw new Error('no rules')
    try {
      for (const { seat, guest } of players) {
        await guest.until(({ status, table }) => status === 'here' && table !== undefined)
        await expect.poll(() => devices[seat].size).toBe(1)
        guest.online.request({ type: 'ready', seat, ready: true })
      }
      const rng = generator(11)
      const answeredBy = new Map<PlayerSeat, string>()
      const isOver = () => players.every(({ seat, guest }) => guest.states.get(seat)?.outcome !== undefined)
      let answers = 0
      let isRestarted = false
      for (let turn = 0; turn < 40_000 && !isOver(); turn++) {
        for (const { seat, guest } of players) {
          const decisions = guest.states.get(seat)?.decisions ?? []
          const owed = decisions.find(({ offer }) => !offer)
          if (!owed || answeredBy.get(seat) === owed.id) continue
          answeredBy.set(seat, owed.id)
          const { decision, answer } = choose(rules, { view: guest.views.get(seat) as object, decisions }, rng)
          guest.send({ type: 'answer', seat, decision, answer: answer as Json })
          answers++
          if (answers % 60 === 59) {
            guest.cut()
            answeredBy.delete(seat)
          }
        }
        if (answers > 70 && !isRestarted) {
          isRestarted = true
          // Nobody knows the file while it holds secrets.
          onlooker.send({ type: 'export' })
          await expect.poll(() => onlooker.got.some(({ type }) => type === 'refused')).toBe(true)
          await server.close()
          server = await serveTables({ chance, store }, port)
          answeredBy.clear()
        }
        await new Promise((done) => setTimeout(done, turn % 5 === 0 ? 1 : 0))
      }
      expect(isOver()).toBe(true)
      expect(isRestarted).toBe(true)
      await expect.poll(() => onlooker.states.get('spectator')?.outcome !== undefined, { timeout: 15_000 }).toBe(true)
      onlooker.send({ type: 'export' })
      const file = () => onlooker.got.flatMap((message) => (message.type === 'exported' ? [message.file] : []))[0]
      await expect.poll(file, { timeout: 15_000 }).toBeDefined()
      const text = file() as string
      expect(gameOfFile(text)).toBe('exterminate')

      const { conclusion, lines, doubt } = await checkFile({ file: text, given: {} }, () => {})
      expect(doubt).toBeUndefined()
      expect(conclusion.key).toBe('verified-all')
      const parts = lines.flatMap(({ key, says }) =>
        key === 'verified-seat-part' ? [says as { seat: PlayerSeat; count: number; of: number }] : [],
      )
      expect(parts.map(({ seat }) => seat)).toEqual(['A', 'B'])
      // What fell while a line was lost fell without that page.
      for (const { count, of } of parts) expect(count).toBeGreaterThan(of / 2)

      const read = readMatchFile(text, { exterminate: rules }, TABLE_SHAPES)
      if (!read.ok) throw new Error(read.reason.key)
      const { entries } = read.record
      const at = entries.findIndex(({ proof }) => proof?.seats?.B !== undefined && proof.seats.B !== 'absent')
      const forged = entries.map((entry, place): MatchEntry => {
        const { proof } = entry
        return place === at && proof ? { ...entry, proof: { ...proof, seats: { ...proof.seats, B: 'f'.repeat(64) } } } : entry
      })
      const tampered = await checkFile({ file: writeMatchFile({ ...read.record, entries: forged }), given: {} }, () => {})
      expect(tampered.doubt).toEqual({ key: 'proof-seat-link-wrong', says: { entry: at, seat: 'B' } })
    } finally {
      for (const { online } of [...players.map(({ guest }) => guest), onlooker]) online.close()
      await server.close()
    }
  })
})

describe('a page’s part', () => {
  const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)]
  const setting = (holding: Holding | undefined, mayKeep = true) => {
    const said: Extract<OnlineRequest, { type: 'bind' | 'link' }>[] = []
    const kept: { now: Holding | undefined } = { now: holding }
    const part = createPart({
      read: () => kept.now,
      keep(_seat, next) {
        if (mayKeep) kept.now = next
        return mayKeep
      },
      fresh: () => TWO,
      say: (request) => said.push(request),
    })
    part.joined(['A'])
    return { part, said, kept }
  }
  const holding = (last: number): Holding => ({
    held: {
      secret: ONE,
      from: { throw: 1, shuffle: 1 },
      last: { throw: last, shuffle: 0 },
      given: { throw: {}, shuffle: {} },
    },
    given: { throw: {}, shuffle: {} },
  })
  const asking = (number: number) => ({ kind: 'throw', number, question: ONE, seats: ['A'] }) as const

  it('gives nothing where the device cannot keep for what it was given', () => {
    const { part, said } = setting(holding(4), false)
    part.asked(asking(5))
    expect(said.at(-1)).toMatchObject({ type: 'link', number: 5, link: 'absent' })
    const able = setting(holding(4))
    able.part.asked(asking(5))
    expect(able.said.at(-1)).toMatchObject({ type: 'link', link: expect.stringMatching(/^[0-9a-f]{64}$/) })
    expect(able.kept.now?.held?.given.throw).toEqual({ 5: ONE })
  })

  it('offers fresh chains before its own end, and goes over to them once it is bound', () => {
    const { part, said, kept } = setting(holding(LENGTH - 20))
    expect(said).toEqual([{ type: 'bind', seat: 'A', roots: rootsOf(ONE) }])
    part.asked(asking(LENGTH - 19))
    expect(said.at(-1)).toEqual({ type: 'bind', seat: 'A', roots: rootsOf(TWO) })
    const { throw: one, shuffle } = rootsOf(TWO)
    part.hear({
      type: 'bound',
      to: { seats: { A: { throw: { root: one, from: LENGTH - 18 }, shuffle: { root: shuffle, from: 1 } } } },
    })
    expect(kept.now?.held?.secret).toBe(TWO)
    expect(kept.now?.given.throw).toEqual({ [LENGTH - 19]: ONE })
    part.asked(asking(LENGTH - 18))
    expect(said.at(-1)).toMatchObject({ type: 'link', link: expect.stringMatching(/^[0-9a-f]{64}$/) })
  })
})
