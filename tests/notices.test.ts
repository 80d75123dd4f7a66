/** Whoever's work the page brings along is named in `NOTICES.md`, with the licence that the package itself states. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

test('every dependency is named with its licence and what it is for, and nobody else', () => {
  const named = [...readFileSync('NOTICES.md', 'utf8').matchAll(/^\| (\S+) \| ([^|]+) \| ([^|]+) \|$/gm)].slice(1)
  const wanted = Object.keys(read('package.json').dependencies).sort()
  expect(wanted.length).toBeGreaterThanOrEqual(20)
  expect(named.map(([, name]) => name)).toEqual(wanted)
  for (const [, name, licence] of named) {
    const stated = read(`node_modules/${name}/package.json`).license
    expect(licence?.trim(), name).toBe(stated ?? 'MIT (stated in its repository)')
  }
})
