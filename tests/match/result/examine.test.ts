/** Whatever is changed in a result file is found and, where the signatures can tell, named. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { examined, fitting } from '../../../src/match/result/examine'
import { type ResultFile, readResultFile, resultFile, signedText, writeResultFile } from '../../../src/match/result/file'
import { seemsResult } from '../../../src/match/result/seems'
import { hashesOf, partsOf, type Statement } from '../../../src/match/result/statement'
import { keyMark, toldOf } from '../../../src/match/result/tell'
import { type Signer, signed, verify } from '../../../src/workers/signing'
import { AT, device, newSigner, plainStatement, SERVER, signedBy } from './made'

let ada: Signer
let ben: Signer
let server: Signer
let whole: ResultFile
beforeAll(async () => {
  ;[ada, ben, server] = await Promise.all([newSigner(), newSigner(), newSigner()])
  whole = await signedBy(plainStatement(), [
    [device('A'), ada],
    [device('B'), ben],
    [SERVER, server],
  ])
})

const told = async (text: string, more: Partial<Parameters<typeof toldOf>[0]> = {}) => {
  const read = readResultFile(text)
  if (!read.ok) return { refused: read.reason }
  const { statement } = read.file
  return toldOf({ statement, examined: await examined(read.file, read.isAsWritten, verify), ...more })
}
const keysOf = (reasons: readonly { readonly key: string }[]) => reasons.map(({ key }) => key)

/** Every value that is not a record or list, by its path. */
function leaves(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
}
/** Another value of the same kind, which the schema admits. */
function other(value: unknown, path: readonly string[]): unknown {
  const name = path.at(-1) ?? ''
  if (typeof value === 'number') return value + 1
  const text = String(value)
  if (/^[0-9a-f]{64,}$/.test(text)) return text.slice(0, -1) + (text.endsWith('0') ? '1' : '0')
  if (name === 'player') return value === 'bot' ? 'person' : 'bot'
  if (name === 'level') return 'beginner'
  if (path[0] === 'seats' || path[1] === 'winners') return 'F'
  return `${text}x`
}
function changed<T>(value: T, path: readonly string[], to: (value: unknown, path: readonly string[]) => unknown): T {
  const copy = structuredClone(value)
  // biome-ignore lint/suspicious/noExplicitAny: any path of any value.
  const at = path.slice(0, -1).reduce<any>((inner, name) => inner[name], copy)
  at[path.at(-1) ?? ''] = to(at[path.at(-1) ?? ''], path)
  return copy
}

describe('a signed result', () => {
  it('is sound, says who signed, and what that does not prove', async () => {
    const text = writeResultFile(whole)
    const found = await told(text, { ownKey: ben.key })
    expect(found).toMatchObject({ conclusion: { key: 'result-sound' }, isSound: true, isRefuted: false, faults: [] })
    if ('refused' in found) return
    expect(found.proved).toEqual([
      { key: 'signed-by-device', says: { names: ['Zoé'], key: keyMark(ada.key), at: AT } },
      { key: 'signed-by-this-device', says: { names: ['Ben'], key: keyMark(ben.key), at: AT } },
      { key: 'signed-by-server', says: { key: keyMark(server.key), at: AT } },
      { key: 'audit-signed', says: { throws: 12, shuffles: 2 } },
      { key: 'moves-followed', says: { entries: 1 } },
    ])
    expect(keysOf(found.unproved)).toEqual(['people-unproved', 'help-unproved', 'log-unseen'])
    expect(keyMark(ada.key)).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/)
    expect(text.length).toBeLessThan(5000)
  })

  it('says when one device signed for all, when nobody did, and when only the server did', async () => {
    const of = async (by: Parameters<typeof signedBy>[1], statement: Statement = plainStatement()) => {
      const found = await told(writeResultFile(await signedBy(statement, by)))
      if ('refused' in found) throw new Error(found.refused.key)
      return found
    }
    const one = await of([[device('A', 'B'), ada]])
    expect(one.proved[0]).toMatchObject({ says: { names: ['Zoé', 'Ben'] } })
    expect(keysOf(one.unproved)).toContain('one-device')
    // Two signatures of one key are still one device.
    const twice = await of([
      [device('A'), ada],
      [device('B'), ada],
    ])
    expect(keysOf(twice.proved).filter((key) => key.startsWith('signed-by'))).toEqual(['signed-by-device'])
    expect(keysOf(twice.unproved)).toContain('one-device')
    const half = await of([[device('B'), ben]])
    expect(half.unproved).toContainEqual({ key: 'not-signed-for', says: { names: ['Zoé'] } })
    const hosted = await of([[{ role: 'server', since: 9 }, server]])
    expect(keysOf(hosted.proved)).toEqual(['signed-by-server'])
    expect(keysOf(hosted.unproved)).toEqual(expect.arrayContaining(['audit-unsigned', 'hosted-since', 'not-signed-for']))
    const none = await of([])
    expect(none).toMatchObject({ conclusion: { key: 'result-unsigned' }, isSound: false, isRefuted: false, proved: [] })
    const poor = { ...plainStatement(), audit: { throws: 12, shuffles: 2, proved: 5, first: 0, followed: 0 } }
    const partly = await of([[device('A', 'B'), ada]], { ...poor, from: { log: 'x', after: 4, faces: ['hit'] } })
    expect(keysOf(partly.proved)).toEqual(['signed-by-device'])
    expect(keysOf(partly.unproved)).toEqual(
      expect.arrayContaining(['audit-incomplete', 'moves-unfollowed', 'was-forked-by-hand']),
    )
  })

  it('cannot be judged where signatures cannot be checked', async () => {
    const found = toldOf({ statement: whole.statement, examined: await examined(whole, true, undefined) })
    expect(found).toMatchObject({ conclusion: { key: 'result-unchecked' }, isSound: false, isRefuted: false })
  })
})

describe('a change', () => {
  it('of any field of the statement is named by its part', async () => {
    const paths = leaves(whole.statement)
    expect(paths.length).toBeGreaterThan(24)
    const parts = new Set<string>()
    for (const path of paths) {
      const found = await told(writeResultFile({ ...whole, statement: changed(whole.statement, path, other) }))
      const part = path[0] && path[0] in partsOf(whole.statement) ? path[0] : `${path[0]}.${path[1]}`
      parts.add(part)
      expect(found, path.join('.')).toMatchObject({
        conclusion: { key: 'result-changed' },
        isSound: false,
        isRefuted: true,
        faults: [{ key: 'part-changed', says: { part } }],
      })
    }
    // Of empty lists and records there is nothing to change.
    expect([...Object.keys(whole.hashes)].filter((part) => !parts.has(part))).toEqual(['options.rulings'])
  })

  it('of a hash is named, and of a signature, of its time, its key or its role', async () => {
    for (const part of Object.keys(whole.hashes)) {
      const found = await told(writeResultFile({ ...whole, hashes: changed(whole.hashes, [part], other) }))
      expect(found).toMatchObject({ isRefuted: true, faults: [{ key: 'hash-changed', says: { part } }] })
    }
    for (const field of ['at', 'key', 'signature'] as const) {
      const found = await told(writeResultFile({ ...whole, signatures: changed(whole.signatures, ['1', field], other) }))
      expect(found).toMatchObject({ isRefuted: true, faults: [{ key: 'device-signature-wrong', says: { names: ['Ben'] } }] })
    }
    const since = await told(writeResultFile({ ...whole, signatures: changed(whole.signatures, ['2', 'as', 'since'], other) }))
    expect(since).toMatchObject({ isRefuted: true, faults: [{ key: 'server-signature-wrong' }] })
    const stolen = changed(whole.signatures, ['0', 'as'], () => device('A', 'B'))
    expect(await told(writeResultFile({ ...whole, signatures: stolen }))).toMatchObject({
      isRefuted: true,
      faults: [{ key: 'device-signature-wrong', says: { names: ['Zoé', 'Ben'] } }],
    })
  })

  it('with its hash made anew fits no signature, and neither does a signature under a foreign key', async () => {
    const forged = changed(whole.statement, ['outcome', 'winners', '0'], () => 'B')
    const found = await told(writeResultFile(resultFile(forged, whole.signatures)))
    expect(found).toMatchObject({
      isRefuted: true,
      faults: [{ key: 'device-signature-wrong' }, {}, { key: 'server-signature-wrong' }],
    })
    const stranger = await newSigner()
    const signatures = changed(whole.signatures, ['0', 'key'], () => stranger.key)
    expect(await told(writeResultFile({ ...whole, signatures }))).toMatchObject({
      isRefuted: true,
      faults: [{ key: 'device-signature-wrong', says: { names: ['Zoé'] } }],
    })
    // A key that is no point of the curve is no error.
    expect(await verify(`04${'0'.repeat(128)}`, whole.signatures[0]?.signature ?? '', 'text')).toBe(false)
    const all = [...whole.signatures, await signed(stranger, hashesOf(forged), device('A'), AT)]
    expect(await fitting(whole.hashes, all, verify)).toEqual(whole.signatures)
  })

  it('of any byte is never taken for the file that was signed', async () => {
    const bytes = Buffer.from(writeResultFile(whole))
    let refused = 0
    let refuted = 0
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const copy = Buffer.from(bytes)
        copy[at] = (copy[at] ?? 0) ^ by
        const found = await told(copy.toString('utf8'))
        if ('refused' in found) refused++
        else {
          refuted++
          expect(found.isSound).toBe(false)
          expect(found.isRefuted).toBe(true)
          expect(found.faults.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 1500 },
    )
    expect(refused).toBeGreaterThan(100)
    expect(refuted).toBeGreaterThan(100)
  })

  it('of its notation alone is said to be just that', async () => {
    const text = writeResultFile(whole)
    expect(await told(`${text}\n`)).toMatchObject({ isSound: true })
    const pretty = await told(JSON.stringify(JSON.parse(text), null, 2))
    expect(pretty).toMatchObject({ isSound: false, faults: [{ key: 'text-changed' }] })
  })
})

describe('what is no result file', () => {
  it('is refused with its reason and its place', async () => {
    const text = writeResultFile(whole)
    expect(seemsResult(text)).toBe(true)
    expect(seemsResult('{"format":"sightline-match"}')).toBe(false)
    const reasonOf = async (other: string) => {
      const found = await told(other)
      return 'refused' in found ? found.refused : undefined
    }
    expect(await reasonOf('{}')).toMatchObject({ key: 'result-foreign' })
    expect(await reasonOf(text.slice(0, -20))).toMatchObject({ key: 'result-not-json' })
    expect(await reasonOf(text.replace('"version":1}', '"version":2}'))).toEqual({
      key: 'result-wrong-version',
      says: { found: 2, ours: 1 },
    })
    expect(await reasonOf(text.replace('"seats":["A","B","C"]', '"seats":["A","A","C"]'))).toMatchObject({
      key: 'result-damaged',
      says: { at: 'statement.seats' },
    })
    const many = resultFile(whole.statement, Array(9).fill(whole.signatures[0]))
    expect(await reasonOf(writeResultFile(many))).toMatchObject({ key: 'result-damaged', says: { at: 'signatures' } })
  })
})

describe('a signature', () => {
  it('of a server does not cover the audit, which it does not make', () => {
    const { hashes } = whole
    expect(signedText(hashes, { as: SERVER, at: AT })).not.toContain('audit.')
    expect(signedText(hashes, { as: device('A'), at: AT })).toContain('audit.proved')
  })

  it('names the page’s own server and the one that was given, and is refuted if that one has not signed', async () => {
    const text = writeResultFile(whole)
    const servers = async (more: Parameters<typeof told>[1], of = text) => {
      const found = await told(of, more)
      if ('refused' in found) throw new Error(found.refused.key)
      return { ...found, servers: keysOf(found.proved).filter((key) => key.includes('server')) }
    }
    expect((await servers({ ownServer: server.key })).servers).toEqual(['signed-by-this-server'])
    // A page may come from another server than the one that hosted the match.
    expect(await servers({ ownServer: ada.key })).toMatchObject({ servers: ['signed-by-server'], isSound: true })
    expect((await servers({ ownServer: ada.key, givenServer: server.key })).servers).toEqual(['signed-by-given-server'])
    expect(await servers({ givenServer: ada.key })).toMatchObject({
      conclusion: { key: 'result-other-server' },
      isRefuted: true,
      isSound: false,
      faults: [{ key: 'server-key-other', says: { given: keyMark(ada.key), theirs: keyMark(server.key) } }],
      proved: [],
    })
    const alone = writeResultFile(await signedBy(plainStatement(), [[device('A', 'B'), ada]]))
    // The key of a device is not that of a server.
    expect((await servers({ givenServer: ada.key }, alone)).faults).toEqual([{ key: 'server-unsigned', says: {} }])
    const forged = writeResultFile(changed(whole, ['signatures', '2', 'signature'], other))
    expect((await servers({ givenServer: server.key }, forged)).isSound).toBe(false)
  })
})
