/** The copy of a server table's match on the device: made once for each state of the match, and found again. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copiedHere as copied, tableCopied } from '../../src/app/online/copy'
import type { Home } from '../../src/client/home'
import type { Client } from '../../src/client/state'

let kept: { id: string }[] = []
/** A device that gives each match it imports the next id. */
const home = {
  async ask(call: string) {
    if (call === 'list') return { matches: kept }
    const match = { id: `copy-${kept.length + 1}` }
    kept.push(match)
    return match
  },
} as unknown as Home
const copiedHere = (table: string, client: Client) => copied(table, client, home)

const clientOf = (file: string) => ({ actions: { exportMatch: async () => file } }) as unknown as Client
beforeEach(() => {
  kept = []
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
})

afterEach(() => void vi.unstubAllGlobals())

it('is used again for the same match, with what is noted on it, and the match knows its table', async () => {
  expect(await copiedHere('table', clientOf('one'))).toBe('copy-1')
  expect(await copiedHere('table', clientOf('one'))).toBe('copy-1')
  expect(kept).toHaveLength(1)
  expect(tableCopied('copy-1')).toBe('table')
  expect(tableCopied('copy-2')).toBeUndefined()
})
it('is made anew where the match has gone on since, or the copy was deleted', async () => {
  expect(await copiedHere('table', clientOf('one'))).toBe('copy-1')
  expect(await copiedHere('table', clientOf('two'))).toBe('copy-2')
  kept = [{ id: 'other' }]
  expect(await copiedHere('table', clientOf('two'))).toBe('copy-2')
  expect(kept).toHaveLength(2)
})
it('is none while the server gives nothing away', async () => {
  const refusing = { actions: { exportMatch: () => Promise.reject({ key: 'export-while-secret' }) } } as unknown as Client
  await expect(copiedHere('table', refusing)).rejects.toEqual({ key: 'export-while-secret' })
  expect(kept).toHaveLength(0)
})
