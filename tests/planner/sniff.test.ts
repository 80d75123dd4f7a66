/** What a file seems to be, by its first bytes: said in words, with what would help. */
import { describe, expect, test } from 'vitest'
import { finish } from '../../src/planner/own/mesh'
import { readFile } from '../../src/planner/own/read'
import { ownSays } from '../../src/planner/own/said'
import { sniffed } from '../../src/planner/own/sniff'
import { FORMATS } from '../../src/planner/own/types'
import { plannerSays } from '../../src/planner/said'
import { EN } from '../../src/ui/words/en'
import { EN_PLANNING } from '../../src/ui/words/en-planning'
import { FR } from '../../src/ui/words/fr'
import { FR_PLANNING } from '../../src/ui/words/fr-planning'
import { inWords } from '../../src/ui/words/speak'
import { speaker } from '../../src/ui/words/speaker'
import { reasonInWords } from '../../src/ui/words/words'
import { asciiStl, binaryStl, boxOf, obj } from './own/shapes'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) => [...text].map((letter) => `${letter}\0`).join('')

const FILES = {
  zip: ['zip', 'PK\x03\x04\x14\0\0\0\x08\0....ruin.stl', 'ruin.zip'],
  'empty zip': ['zip', 'PK\x05\x06\0\0\0\0', 'ruin.zip'],
  'binary FBX': ['fbx', 'Kaydara FBX Binary  \0\x1a\0', 'ruin.fbx'],
  'FBX as text': ['fbx', '; FBX 7.3.0 project file\n', 'ruin.fbx'],
  'glTF 1.0': ['gltf-1', 'glTF\x01\0\0\0', 'old.glb'],
  'a database of Foundry': ['foundry', '{"_id":"abc","name":"Crypt","walls":[]}\n', 'scenes.db'],
  'a newer one': ['foundry', '\x12\x34\x56\x78', '000123.ldb'],
  'UTF-16 with a mark': ['utf-16', `\xff\xfe${utf16('{"a":1}')}`, 'layout.json'],
  'UTF-16 without': ['utf-16', utf16('{"a":1}'), 'layout.json'],
} as const

describe('what a file seems to be', () => {
  test.each(Object.entries(FILES))('%s', (_, [looks, text, name]) => {
    expect(sniffed(bytes(text), name)).toBe(looks)
    for (const language of ['en', 'fr'] as const) {
      const words = reasonInWords(plannerSays('layout-foreign', { looks }), speaker(language))
      // What it is, and what would help.
      expect(words.split('. ').length).toBeGreaterThan(1)
      expect(words).not.toMatch(/^\[|undefined/)
    }
  })
  test.each([
    ['PLY', 'ply\r\nformat ascii 1.0\r\n', 'scan'],
    ['3MF', 'PK\x03\x04\x14\0\0\0\x08\0..............\0\0\x13\0\0\0[Content_Types].xml', 'ruin.zip'],
    ['3MF by its name', 'PK\x03\x04\x14\0\0\0\x08\0....thumbnail.png', 'ruin.3mf'],
    ['GLB', 'glTF\x02\0\0\0', 'ruin'],
  ])('%s is a model, whatever it is called', (_, text, name) => expect(sniffed(bytes(text), name)).toBe('model'))
  test('a model door says it of what is called a model', () => {
    for (const [name, [looks, text]] of Object.entries(FILES)) {
      const read = finish(readFile('ruin.stl', bytes(text)))
      // A name is all that tells of some.
      if (looks === 'foundry' || name === 'UTF-16 without') continue
      expect([name, read]).toMatchObject([name, { ok: false, reason: { key: 'own-foreign', says: { looks } } }])
      for (const language of ['en', 'fr'] as const)
        if (!read.ok) expect(reasonInWords(read.reason, speaker(language)).split('. ').length).toBeGreaterThan(1)
    }
  })
  test('what the planner reads is left to its readers', () => {
    const box = boxOf([0, 0, 0], [1, 1, 1])
    for (const [file, name] of [
      [bytes('{"format":"sightline-layout"}'), 'layout.json'],
      [bytes('{"line_of_sight":[]}'), 'crypt.dd2vtt'],
      [bytes(''), 'empty.json'],
      [binaryStl(box), 'ruin.stl'],
      [asciiStl(box), 'ruin.stl'],
      [obj(box), 'ruin.obj'],
    ] as const)
      expect([name, sniffed(typeof file === 'string' ? bytes(file) : file, name)]).toEqual([name, undefined])
  })
})

test('wherever it is said what is read, every format is named, in both languages', () => {
  const read = [...FORMATS, 'gltf']
  for (const [words, language] of [
    [[EN.layout, EN_PLANNING], 'en'],
    [[FR.layout, FR_PLANNING], 'fr'],
  ] as const)
    for (const [reason, names] of [
      [{ key: 'plan-own-file-hint' }, [...read, 'zip']],
      [{ key: 'plan-own-not-lasting' }, [...read, 'zip']],
      [ownSays('own-no-model', { file: 'kit.zip' }), read],
      [ownSays('own-unknown-format', { file: 'a.xyz', why: 'unknown' }), read],
      [plannerSays('layout-foreign', { looks: 'zip' }), read],
    ] as const) {
      const said = inWords(reason, words, speaker(language)).toLowerCase()
      expect([said, names.filter((name) => !said.includes(name))]).toEqual([said, []])
    }
})
