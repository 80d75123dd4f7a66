/** The result of a match at a server's table, signed by the pages of its seats and by the server. */
import { afterEach, describe, expect, it } from 'vitest'
import type { PlayerSeat } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { examined } from '../../src/match/result/examine'
import { readResultFile, resultFile, writeResultFile } from '../../src/match/result/file'
import { readResultKey } from '../../src/match/result/key'
import { hashesOf, type Statement } from '../../src/match/result/statement'
import { toldOf } from '../../src/match/result/tell'
import type { AsDevice, Signature } from '../../src/protocol/result'
import { forked, openRoll } from '../../src/replay/fork'
import { serverSigner } from '../../src/server/signer'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { checkFile } from '../../src/workers/check-file'
import { type Signer, signed, verify } from '../../src/workers/signing'
import { AT, device, newSigner } from '../match/result/made'
import { recorded } from '../replay/recorded'
import { memoryStore } from './memory-store'
import { asking, come, type Guest, type Served, serveTables } from './online'

const PATIENTLY = { timeout: 30_000 }

let server: Served
const guests: Guest[] = []
const sit = (...given: Parameters<typeof come>): Guest => {
  const guest = come(...given)
  guests.push(guest)
  return guest
}
afterEach(async () => {
  for (const { online } of guests.splice(0)) online.close()
  await server.close()
})

const signaturesAt = async (guest: Guest): Promise<readonly Signature[]> => {
  const before = guest.online.store.getState().signatures
  guest.online.request({ type: 'result-signatures' })
  const { signatures } = await guest.until((state) => state.signatures !== before)
  return signatures ?? []
}
const refusalOf = async (guest: Guest, request: () => void): Promise<string | undefined> => {
  const before = guest.online.store.getState().refusal?.count ?? 0
  request()
  const { refusal } = await guest.until(({ refusal: now }) => (now?.count ?? 0) > before)
  return refusal?.reason.key
}
/** The match's file, and what its page states about it. */
async function workedThrough(guest: Guest): Promise<Statement> {
  guest.got.length = 0
  guest.send({ type: 'export' })
  const file = () => guest.got.flatMap((message) => (message.type === 'exported' ? [message.file] : []))[0]
  await expect.poll(file, PATIENTLY).toBeDefined()
  const { statement } = await checkFile({ file: file() ?? '', given: {} }, () => {})
  if (!statement) throw new Error('the match is not over')
  return statement
}
const signs = async (guest: Guest, statement: Statement, signer: Signer, as: AsDevice) => {
  const signature = await signed(signer, hashesOf(statement), as, AT)
  guest.online.request({ type: 'sign-result', signature, audit: statement.audit })
}
/** A table of two, with an onlooker, whose match has begun. */
async function begun() {
  const store = memoryStore()
  server = await serveTables({ store, signer: serverSigner(store) })
  const keys = await server.open({ sitters: { A: 'me', B: 'me' }, names: { A: 'Ada', B: 'Ben' } })
  const [ada, ben] = (['A', 'B'] as const).map((seat) => sit(server.port, keys.table, [keys.seats[seat] as string], [seat]))
  const eve = sit(server.port, keys.table, [keys.onlooker])
  if (!ada || !ben) throw new Error('nobody came')
  for (const [guest, seat] of [
    [ada, 'A'],
    [ben, 'B'],
  ] as const) {
    await guest.until(({ status, table }) => status === 'here' && table !== undefined)
    guest.online.request({ type: 'ready', seat, ready: true })
  }
  await Promise.all([ada, ben, eve].map((guest) => guest.until(({ table }) => table?.stage === 'playing')))
  await expect
    .poll(() => [ada.views.has('A'), ben.views.has('B'), eve.views.has('spectator')], PATIENTLY)
    .toEqual([true, true, true])
  return { ada, ben, eve, table: keys.table, store }
}
const concedes = async (guest: Guest, seat: PlayerSeat, all: readonly Guest[]) => {
  guest.send({ type: 'concede', seat })
  await Promise.all(all.map((one) => one.until(({ table }) => table?.stage === 'over')))
}

describe('the result of a match at a table', { timeout: 300_000 }, () => {
  it('is signed by the pages of both seats and by the server, and outlives a restart', async () => {
    const { ada, ben, eve, table, store } = await begun()
    await concedes(ben, 'B', [ada, ben, eve])
    const [one, two] = [await workedThrough(ada), await workedThrough(ben)]
    expect(two).toEqual(one)
    expect(one.outcome).toEqual({ winners: ['A'], scores: {} })
    expect(one.players.B).toEqual({ name: 'Ben', player: 'person' })
    const [adas, bens] = [await newSigner(), await newSigner()]
    await signs(ada, one, adas, device('A'))
    await eve.until(({ table: state }) => state?.signed?.join() === 'A')
    await signs(ben, two, bens, device('B'))
    await ada.until(({ table: state }) => state?.signed?.join() === 'A,B')

    const own = await serverSigner(store)()
    const published = await fetch(`http://127.0.0.1:${server.port}/api/result-key`)
    expect(published.status).toBe(200)
    expect(readResultKey(await published.text())).toEqual({ ok: true, key: own.key })
    const posted = await fetch(`http://127.0.0.1:${server.port}/api/result-key`, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET'])
    const signatures = await signaturesAt(eve)
    expect(signatures.map(({ key }) => key)).toEqual([own.key, adas.key, bens.key])
    expect(signatures.map(({ as }) => as)).toEqual([{ role: 'server', since: 0 }, device('A'), device('B')])
    const read = readResultFile(writeResultFile(resultFile(one, signatures)))
    if (!read.ok) throw new Error(read.reason.key)
    const told = toldOf({ statement: read.file.statement, examined: await examined(read.file, read.isAsWritten, verify) })
    expect(told).toMatchObject({ isSound: true, faults: [] })
    expect(told.unproved.map(({ key }) => key)).not.toContain('not-signed-for')

    // A player has another name now, so the result is another.
    ben.online.request({ type: 'name', seat: 'B', name: 'Benedict' })
    await eve.until(({ table: state }) => state?.signed === undefined)
    expect((await workedThrough(ada)).players.B?.name).toBe('Benedict')
    expect((await signaturesAt(eve)).map(({ key }) => key)).toEqual([own.key])
    ben.online.request({ type: 'name', seat: 'B', name: 'Ben' })
    await eve.until(({ table: state }) => state?.signed?.join() === 'A,B')

    // A device that signs again replaces what it signed before.
    await signs(ada, one, bens, device('A'))
    await expect
      .poll(async () => (await signaturesAt(eve)).map(({ key }) => key), PATIENTLY)
      .toEqual([own.key, bens.key, bens.key])

    for (const { online } of guests.splice(0)) online.close()
    await server.close()
    server = await serveTables({ store, signer: serverSigner(store) })
    const again = sit(server.port, table, [...eve.keys])
    await again.until(({ table: state }) => state?.signed?.join() === 'B,A')
    expect((await signaturesAt(again)).map(({ key }) => key)).toEqual([own.key, bens.key, bens.key])
  })

  it('is signed by nobody before the end, for no seat of others, and not if it is another', async () => {
    const { ada, ben, eve } = await begun()
    expect(await refusalOf(ada, () => ada.online.request({ type: 'result-signatures' }))).toBe('match-not-over')
    const stranger = await newSigner()
    const early = await signed(stranger, {}, device('A'), AT)
    const audit = { throws: 0, shuffles: 0, proved: 0, followed: 0 }
    const premature = () => ada.online.request({ type: 'sign-result', signature: early, audit })
    expect(await refusalOf(ada, premature)).toBe('match-not-over')
    await concedes(ben, 'B', [ada, ben, eve])
    const statement = await workedThrough(ada)
    const other = { ...statement, outcome: { winners: ['B'], scores: {} } } as Statement
    for (const [guest, what, seats, reason] of [
      [ada, statement, ['B'], 'not-yours'],
      [ada, statement, ['A', 'B'], 'not-yours'],
      [eve, statement, ['A'], 'not-yours'],
      [ada, other, ['A'], 'signature-wrong'],
    ] as const)
      expect(await refusalOf(guest, () => void signs(guest, what, stranger, device(...seats)))).toBe(reason)
    const malformed = { ...early, key: 'none' }
    const wrong = () => ada.online.request({ type: 'sign-result', signature: malformed, audit })
    expect(await refusalOf(ada, wrong)).toBe('online-malformed')
    expect(await signaturesAt(eve)).toHaveLength(1)
    expect(eve.online.store.getState().table?.signed).toBeUndefined()
  })

  it('of a fork says that it is one, and so do its table, its file and the list, after a restart too', async () => {
    const source = recorded('exterminate-whole.4.json.gz')
    const after = source.record.entries.findIndex((_, at) => at > 20 && openRoll(source, TABLE_SHAPES, at) !== undefined)
    const faces = openRoll(source, TABLE_SHAPES, after)?.dice.map((die) => die.faces[0] ?? '') ?? []
    const made = forked(source, TABLE_SHAPES, { after, roster: {}, faces })
    if (!made.ok) throw new Error(made.reason.key)
    const { from } = made.record
    expect(from).toMatchObject({ after, faces })
    const store = memoryStore()
    server = await serveTables({ store, signer: serverSigner(store) })
    const sitters = { A: 'me', B: 'link' } as const
    const keys = await server.open({ ...(await asking({ sitters })), file: writeMatchFile(made.record) })
    await server.close()
    server = await serveTables({ store, signer: serverSigner(store) })
    const listed = await server.post('/api/mine', { keys: [keys.opener] })
    expect(listed).toMatchObject({ ok: true, value: [{ isFork: true }] })
    const ada = sit(server.port, keys.table, [keys.seats.A as string], ['A'])
    const eve = sit(server.port, keys.table, [keys.onlooker])
    const { table } = await eve.until((state) => state.table?.stage === 'playing')
    // Not after which entry: that would count what an onlooker must not know.
    expect(table?.fork).toEqual({ faces })
    await concedes(ada, 'A', [ada, eve])
    const statement = await workedThrough(eve)
    expect(statement.from).toEqual(from)
    const adas = await newSigner()
    await signs(ada, statement, adas, device('A'))
    await eve.until(({ table: state }) => state?.signed?.join() === 'A')
    const signatures = await signaturesAt(eve)
    const told = toldOf({ statement, examined: await examined(resultFile(statement, signatures), true, verify) })
    expect(told).toMatchObject({ isSound: true, faults: [] })
    expect(told.unproved).toContainEqual({ key: 'was-forked-by-hand', says: { after } })
  })
})
