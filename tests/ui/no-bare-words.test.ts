/** Words live in dictionaries: no component carries its own. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : path.endsWith('.tsx') ? [path] : []
  })

/** Text between tags, and attributes that people read. */
const TEXT = />\s*([^<>{}();=]*\p{L}{2,}[^<>{}();=]*)\s*<\/?[a-zA-Z]/gu
const ATTRIBUTE = /\s(?:aria-label|title|placeholder|alt|label|hint)="([^"]+)"/g
/** What may stand between a comparison or a tag and the next tag, and is no text: a branch of a condition, a return. */
const isCode = (text: string) => text === 'return' || /^: [\w.]+ \?$/.test(text)
const bareWords = (source: string): readonly string[] => {
  const plain = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return [...plain.matchAll(TEXT), ...plain.matchAll(ATTRIBUTE)]
    .map((found) => (found[1] ?? '').trim())
    .filter((text) => !isCode(text))
}

test('no component of the chrome has words of its own', () => {
  const paths = files('src/ui')
  expect(paths.length).toBeGreaterThan(90)
  for (const path of paths) expect(bareWords(readFileSync(path, 'utf8')), path).toEqual([])
})
test('planted words are found', () => {
  expect(bareWords('<p className="x">Hello there</p>')).toEqual(['Hello there'])
  expect(bareWords('<p>{count} dice</p>')).toEqual([])
  expect(bareWords('<p>\n  Élan\n  <b/></p>')).toEqual(['Élan'])
  expect(bareWords('<button aria-label="Close" />')).toEqual(['Close'])
})
