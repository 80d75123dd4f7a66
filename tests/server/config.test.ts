/** The settings of the server, and what it says of itself when it is ready. */
import { readFileSync } from 'node:fs'
import type { NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it } from 'vitest'
import { addressesOf, announcement } from '../../src/server/announce'
import { configOf } from '../../src/server/config'

it('starts with the same options of Node by hand, as a service and in a container', () => {
  const started = ['package.json', 'src/server/deploy/sightline.service', 'src/server/deploy/Dockerfile'].map((file) => {
    const starting = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /dist\/server\/main\.js|^CMD/.test(line) && !/backup|restore/.test(line))
    return starting.flatMap((line) => line.match(/--max-[\w-]+=\d+/g) ?? [])
  })
  expect(started[0]).toHaveLength(1)
  expect(started).toEqual([started[0], started[0], started[0]])
})

describe('settings', () => {
  it('are safe where nothing is set: this machine only, no proxy believed, figures for this machine only', () => {
    expect(configOf({ PORT: '' })).toMatchObject({
      port: undefined,
      host: '127.0.0.1',
      data: 'data',
      database: undefined,
      origins: [],
      proxies: 0,
      metricsToken: undefined,
      keep: 90 * 86_400_000,
      keepDone: 30 * 86_400_000,
    })
  })
  it('are read', () => {
    const set = { KEEP_DAYS: '0', ORIGINS: 'https://a.example/, https://b.example', DATA_MEGABYTES: '500', IDLE_MINUTES: '2' }
    expect(configOf(set)).toMatchObject({
      keep: undefined,
      origins: ['https://a.example', 'https://b.example'],
      dataBytes: 500_000_000,
      idle: 120_000,
    })
  })
  it.each([
    [{ PORT: 'x' }, 'PORT should be a whole number, not "x".'],
    [{ PROXIES: '11' }, 'PROXIES should be a whole number from 0 to 10, not "11".'],
    [{ LOG: 'loud' }, 'LOG should be silent, error, warn, info or debug, not "loud".'],
    [{ KEEP_DAYS: '-1' }, 'KEEP_DAYS should be a whole number from 0 to 36500, not "-1".'],
    // Secrets are not repeated: the text lands in logs.
    [{ DATABASE_URL: 'mysql://me:secret@db' }, 'DATABASE_URL should be an address that begins with postgres://.'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN should be 16 characters or more.'],
  ])('%j is refused', (set, says) => {
    expect(() => configOf(set)).toThrow(new Error(says))
  })
})

describe('addresses', () => {
  const card = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
    ({ address, family, internal }) as NetworkInterfaceInfo
  const networks = {
    lo: [card('127.0.0.1', 'IPv4', true)],
    wlan: [card('192.168.1.20', 'IPv4'), card('fe80::1', 'IPv6')],
  }
  it('only this machine, unless it listens everywhere', () => {
    expect(addressesOf('127.0.0.1', 4173, networks)).toEqual(['http://localhost:4173/'])
    expect(addressesOf('192.168.1.20', 80, networks)).toEqual(['http://192.168.1.20:80/'])
    expect(addressesOf('::1', 80, networks)).toEqual(['http://localhost:80/'])
    expect(addressesOf('0.0.0.0', 4173, networks)).toEqual(['http://localhost:4173/', 'http://192.168.1.20:4173/'])
  })
  it('a code for the camera stands below those of the local network, and only there', () => {
    expect(announcement(['http://localhost:1/'])).toBe('Sightline is ready at http://localhost:1/')
    const said = announcement(['http://localhost:1/', 'http://10.0.0.2:1/'])
    expect(said).toContain('http://10.0.0.2:1/')
    expect(said).toMatch(/[▀▄█]{5}/)
  })
})
