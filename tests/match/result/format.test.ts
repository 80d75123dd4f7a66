/** A result file verified by a program that knows nothing but the published format, `src/match/result/README.md`. */
import { createHash, createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { writeResultFile } from '../../../src/match/result/file'
import { device, newSigner, SERVER, signedBy, stated, textOf } from './made'

// biome-ignore lint/suspicious/noExplicitAny: a foreign program knows no types of ours.
type Any = any

const sha256 = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')

/** RFC 8785. */
function jcs(value: Any): string {
  if (Array.isArray(value)) return `[${value.map(jcs).join()}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const members = Object.keys(value).sort()
  return `{${members.map((name) => `${JSON.stringify(name)}:${jcs(value[name])}`).join()}}`
}

function foreignVerification(text: string): { readonly parts: number; readonly signatures: readonly boolean[] } {
  const file = JSON.parse(text)
  expect(jcs(file)).toBe(text)
  const { format, version, statement, hashes, signatures } = file
  const parts = Object.entries<Any>(statement).flatMap(([member, value]) =>
    ['audit', 'log', 'options', 'outcome', 'players'].includes(member)
      ? Object.entries<Any>(value).map(([name, part]) => [`${member}.${name}`, part])
      : [[member, value]],
  )
  expect(Object.fromEntries(parts.map(([name, part]) => [name, sha256(jcs(part))]))).toEqual(hashes)
  const fits = signatures.map(({ as, at, key, signature }: Any) => {
    const covered = Object.fromEntries(
      Object.entries(hashes).filter(([name]) => as.role === 'device' || !name.startsWith('audit.')),
    )
    const point = Buffer.from(key, 'hex')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
    return verify(
      'sha256',
      Buffer.from(jcs({ format, version, hashes: covered, as, at })),
      { key: createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y } as Any, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'hex'),
    )
  })
  return { parts: parts.length, signatures: fits }
}

/** The hash of a match file's log. */
const foreignLogHash = (matchFile: string) =>
  sha256(
    jcs(
      JSON.parse(matchFile).entries.map((entry: Any) =>
        Object.fromEntries(
          ['seq', 'cause', 'events', 'proof', 'roll'].flatMap((name) => (name in entry ? [[name, entry[name]]] : [])),
        ),
      ),
    ),
  )

describe('the published format', () => {
  it.each(['doctor-who-card-game-whole.1', 'doctor-who-card-game-pages-whole.4', 'exterminate-whole.2', 'doomtrooper-whole.4'])(
    'suffices to verify the result of %s',
    { timeout: 120_000 },
    async (name) => {
      const match = textOf(name)
      const statement = await stated(match)
      const text = writeResultFile(
        await signedBy(statement, [
          [device('A'), await newSigner()],
          [device('B'), await newSigner()],
          [SERVER, await newSigner()],
        ]),
      )
      const found = foreignVerification(text)
      expect(found.parts).toBeGreaterThan(12)
      expect(found.signatures).toEqual([true, true, true])
      expect(foreignLogHash(match)).toBe(statement.log.hash)
      expect(text.length).toBeLessThan(8000)
      const forged = text.replace(/"entries":\d+/, '"entries":1')
      expect(() => foreignVerification(forged)).toThrow()
    },
  )
})
