/** The copy of a server table's match on the device: made once for each state of the match, and found again. */
import { beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '../../src/client/state'

const kept = vi.hoisted(() => ({ matches: [] as { id: string }[] }))
vi.mock('../../src/app/device', () => ({
  device: () => ({
    async ask(call: string) {
      if (call === 'list') return { matches: kept.matches }
      const match = { id: `copy-${kept.matches.length + 1}` }
      kept.matches.push(match)
      return match
    },
  }),
}))
const { copiedHere, tableCopied } = await import('../../src/app/online/copy')

const clientOf = (file: string) => ({ actions: { exportMatch: async () => file } }) as unknown as Client
beforeEach(() => {
  kept.matches = []
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  })
})

it('is used again for the same match, with what is noted on it, and the match knows its table', async () => {
  expect(await copiedHere('table', clientOf('one'))).toBe('copy-1')
  expect(await copiedHere('table', clientOf('one'))).toBe('copy-1')
  expect(kept.matches).toHaveLength(1)
  expect(tableCopied('copy-1')).toBe('table')
  expect(tableCopied('copy-2')).toBeUndefined()
})
it('is made anew where the match has gone on since, or the copy was deleted', async () => {
  expect(await copiedHere('table', clientOf('one'))).toBe('copy-1')
  expect(await copiedHere('table', clientOf('two'))).toBe('copy-2')
  kept.matches = [{ id: 'other' }]
  expect(await copiedHere('table', clientOf('two'))).toBe('copy-2')
  expect(kept.matches).toHaveLength(2)
})
it('is none while the server gives nothing away', async () => {
  const refusing = { actions: { exportMatch: () => Promise.reject({ key: 'export-while-secret' }) } } as unknown as Client
  await expect(copiedHere('table', refusing)).rejects.toEqual({ key: 'export-while-secret' })
  expect(kept.matches).toHaveLength(0)
})
