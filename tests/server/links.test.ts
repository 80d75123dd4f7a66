/** The pages of a server's table have a part in chance: which page, when, and what those who break the rules achieve. */
import { describe, expect, it } from 'vitest'
import type { PlayerSeat } from '../../src/kernel'
import { rootsOf } from '../../src/match/proof/holder'
import type { OnlineMessage, TableKeys } from '../../src/protocol/online'
import type { LinksAsked, SeatLinks } from '../../src/protocol/proof'
import type { HouseOptions } from '../../src/server/tables/house'
import { type CountingHouse, checked, countingHouse, enter, type Guest, playOn } from './counting-house'
import { memoryStore } from './memory-store'
import { type Device, holdingOn } from './parts'

const device = (): Device => new Map()
const turn = (milliseconds = 5) => new Promise((done) => setTimeout(done, milliseconds))

interface Setting {
  readonly here: CountingHouse
  readonly keys: TableKeys
  readonly one: Guest
  readonly other: Guest
  readonly devices: { readonly A: Device; readonly B: Device }
}
async function setting(more: Partial<HouseOptions> = {}, hears?: (message: OnlineMessage) => void): Promise<Setting> {
  // Nobody is left out because the machine is busy; tests of those who do not answer wait for less.
  const here = countingHouse(memoryStore(), { dicePatience: 240_000, ...more })
  const keys = await here.open()
  const devices = { A: device(), B: device() }
  const [one, other] = await Promise.all([
    enter(here, keys, [keys.seats.A as string], ['A'], { device: devices.A, ...(hears ? { hears } : {}) }),
    enter(here, keys, [keys.seats.B as string], ['B'], { device: devices.B }),
  ])
  // The deal, in which both have their part.
  for (let waited = 0; waited < 400 && partsIn(one, 'A').length === 0; waited++) await turn()
  return { here, keys, one, other, devices }
}
const back = ({ here, keys }: Setting, seat: PlayerSeat, held: Device) =>
  enter(here, keys, [keys.seats[seat] as string], [seat], { device: held })
const asked = ({ told }: Guest): readonly Omit<LinksAsked, 'seats'>[] =>
  told.flatMap((message) => {
    if (message.type !== 'links') return []
    const { kind, number, question } = message
    return [{ kind, number, question }]
  })
const refusalsOf = ({ told }: Guest) => told.flatMap((message) => (message.type === 'refused' ? [message.reason.key] : []))
const partsIn = ({ player }: Guest, seat: PlayerSeat): readonly SeatLinks[] =>
  (player.lines.get(seat) ?? []).flatMap(({ entry }) => entry.proof?.seats ?? [])
/** The match's file, once it is over. */
const fileFor = ({ player }: Guest): string => {
  player.send({ type: 'export' })
  const told = player.got.at(-1)
  if (told?.type !== 'exported') throw new Error('no file')
  return told.file
}
const verdict = (guest: Guest) => {
  const { conclusion, lines } = checked(fileFor(guest))
  return { conclusion: conclusion.key, seats: lines.find(({ key }) => key === 'verified-seat-links')?.says }
}

describe('the pages of a table', () => {
  it('have a part in all that falls; all are asked the same at once, and onlookers nothing', async () => {
    const at = await setting()
    const { here, keys, one, other } = at
    const onlooker = await enter(here, keys, [keys.onlooker], [])
    await playOn(one, 5, 500, other)
    expect(one.player.state('A').outcome).toBeDefined()
    expect(asked(one).length).toBeGreaterThan(1)
    expect(asked(other)).toEqual(asked(one))
    expect(asked(onlooker)).toEqual([])
    const parts = partsIn(one, 'A')
    expect(parts.length).toBeGreaterThan(1)
    expect(parts.filter(({ A, B }) => A === 'absent' || B === 'absent')).toEqual([])
    // The deal is the first shuffle.
    const proofs = (one.player.lines.get('A') ?? []).flatMap(({ entry }) => entry.proof ?? [])
    expect(proofs.map(({ seats }) => seats)).toEqual(parts)
    expect(proofs[0]).toMatchObject({ kind: 'shuffle', number: 1, seats: { A: expect.stringMatching(/^[0-9a-f]{64}$/) } })
    expect(verdict(one)).toEqual({ conclusion: 'verified-all', seats: { count: 2 * parts.length, absent: 0 } })
    await here.house.close()
  })

  it('are not asked before everything that led to the throw is stored', async () => {
    const store = memoryStore()
    let stored = 0
    const then: { readonly number: number; readonly stored: number }[] = []
    const slow = {
      ...store,
      async append(...takes: Parameters<typeof store.append>) {
        await turn(4)
        await store.append(...takes)
        stored += takes[2].length
      },
    }
    const here = countingHouse(slow)
    const keys = await here.open()
    const hears = (message: OnlineMessage) => {
      if (message.type === 'links' && message.kind === 'throw') then.push({ number: message.number, stored })
    }
    const both = await enter(here, keys, [keys.seats.A as string, keys.seats.B as string], ['A', 'B'], {
      device: device(),
      hears,
    })
    await turn(40)
    await playOn(both, 7)
    const { entries } = JSON.parse(fileFor(both)) as {
      readonly entries: readonly { readonly proof?: { readonly kind: string; readonly number: number; readonly after: number } }[]
    }
    expect(then.length).toBeGreaterThan(0)
    const after = entries.flatMap(({ proof }) => (proof?.kind === 'throw' ? [[proof.number, proof.after] as const] : []))
    expect(then.map(({ number, stored: log }) => [number, log])).toEqual(after)
    await here.house.close()
  })

  it('who are away are left out, and have a part again when they come back', async () => {
    /** What everybody's part was while one page was away, and after it came back. */
    const scenario = async (seed: number) => {
      const at = await setting({ dicePatience: 300 })
      const { one, other, devices } = at
      await playOn(one, seed, 4, other)
      other.leave()
      const before = partsIn(one, 'A').length
      // He still plays, as one whose answers come but whose page holds nothing: a device that lost its memory.
      const bare = await enter(at.here, at.keys, [at.keys.seats.B as string], ['B'])
      await playOn(one, seed + 100, 6, bare)
      bare.leave()
      const between = partsIn(one, 'A').slice(before)
      const again = await back(at, 'B', devices.B)
      await turn(20)
      const since = partsIn(one, 'A').length
      await playOn(one, seed + 200, 500, again)
      const last = partsIn(one, 'A').slice(since)
      expect(verdict(one).conclusion).toBe('verified-all')
      await at.here.house.close()
      return { between, last }
    }
    // A match may be over before dice are thrown in each part of it.
    for (let seed = 1, isSeen = false; !isSeen; seed++) {
      expect(seed).toBeLessThan(10)
      const { between, last } = await scenario(seed)
      expect(between.filter(({ A, B }) => A === 'absent' || B !== 'absent')).toEqual([])
      expect(last.filter(({ A, B }) => A === 'absent' || B === 'absent')).toEqual([])
      isSeen = between.length > 0 && last.length > 0
    }
  })

  it('of one player: one of them is bound; where it leaves the other takes over, and no old chain serves again', async () => {
    const at = await setting()
    const { one, other, devices, here } = at
    const first = holdingOn(devices.B, 'B')?.held?.secret
    expect(first).toBeDefined()
    const phone = device()
    const second = await back(at, 'B', phone)
    await turn()
    expect(holdingOn(phone, 'B')?.held).toBeUndefined()
    await playOn(one, 5, 6, other)
    other.leave()
    await expect.poll(() => holdingOn(phone, 'B')?.held?.secret).toBeDefined()
    await playOn(one, 6, 6, second)
    // The first comes back: the other has the part now, and it waits with fresh chains.
    const third = await back(at, 'B', devices.B)
    await expect.poll(() => holdingOn(devices.B, 'B')?.next).toBeDefined()
    const waiting = holdingOn(devices.B, 'B')
    expect(waiting?.held).toBeUndefined()
    expect(waiting?.next).not.toBe(first)
    second.leave()
    await expect.poll(() => holdingOn(devices.B, 'B')?.held?.secret).toBe(waiting?.next)
    await playOn(one, 7, 500, third)
    expect(partsIn(one, 'A').filter(({ A, B }) => A === 'absent' || B === 'absent')).toEqual([])
    expect(verdict(one).conclusion).toBe('verified-all')
    await here.house.close()
  })

  it('two tabs of one browser hold the same: both answer, and nothing is given twice', async () => {
    const at = await setting()
    const tab = await back(at, 'B', at.devices.B)
    await playOn(at.one, 5, 8, at.other)
    at.other.leave()
    await playOn(at.one, 6, 500, tab)
    expect(partsIn(at.one, 'A').filter(({ B }) => B === 'absent')).toEqual([])
    expect(verdict(at.one).conclusion).toBe('verified-all')
    await at.here.house.close()
  })

  it('take no part with wrong, foreign or late links, and nobody waits for them twice', async () => {
    const at = await setting({ dicePatience: 300 })
    const { one, here, keys, other } = at
    other.leave()
    const questions: LinksAsked[] = []
    const mallory = await enter(here, keys, [keys.seats.B as string], ['B'], {
      hears(message) {
        if (message.type !== 'links') return
        questions.push(message)
        const { kind, number, question } = message
        const wrong = { type: 'link', kind, number, question, link: 'a'.repeat(64) } as const
        setTimeout(() => {
          mallory.request({ ...wrong, seat: 'A' })
          mallory.request({ ...wrong, seat: 'B', number: number + 1 })
          mallory.request({ ...wrong, seat: 'B', question: 'b'.repeat(64) })
          mallory.request({ ...wrong, seat: 'B' })
          const [before] = questions.slice(-2)
          if (before) mallory.request({ ...wrong, ...before, seat: 'B', link: 'absent' })
        }, 0)
      },
    })
    mallory.request({ type: 'bind', seat: 'B', roots: rootsOf('d'.repeat(64)) })
    const before = partsIn(one, 'A').length
    await playOn(one, 5, 500, mallory)
    expect(one.player.state('A').outcome).toBeDefined()
    expect(questions.length).toBeGreaterThan(1)
    expect(new Set(refusalsOf(mallory))).toEqual(new Set(['match-has-begun', 'not-yours']))
    expect(
      partsIn(one, 'A')
        .slice(before)
        .filter(({ A, B }) => A === 'absent' || B !== 'absent'),
    ).toEqual([])
    expect(verdict(one).conclusion).toBe('verified-all')
    await here.house.close()
  })

  it('bind no seat but their own, to no chain that is known, and not without end', async () => {
    const { here, one, other, devices } = await setting()
    const theirs = rootsOf(holdingOn(devices.A, 'A')?.held?.secret as string)
    other.request({ type: 'bind', seat: 'A', roots: rootsOf('c'.repeat(64)) })
    other.request({ type: 'bind', seat: 'B', roots: theirs })
    await turn()
    expect(refusalsOf(other)).toEqual(['not-yours', 'chain-known'])
    for (let count = 0; count < 110; count++) {
      other.request({ type: 'bind', seat: 'B', roots: rootsOf(count.toString(16).padStart(64, '0')) })
      await turn(1)
    }
    await turn(20)
    expect(refusalsOf(other).filter((key) => key === 'bound-too-often').length).toBeGreaterThan(5)
    await playOn(one, 5, 6, other)
    expect(one.player.refusals.filter(({ key }) => key !== 'dice-replaced')).toEqual([])
    await here.house.close()
  })
})
