/** What a file seems to be, by its first bytes: said in words, with what would help. */
import { describe, expect, test } from 'vitest'
import { plannerSays } from '../../src/planner/said'
import { sniffed } from '../../src/planner/sniff'
import { speaker } from '../../src/ui/words/speaker'
import { reasonInWords } from '../../src/ui/words/words'
import { asciiStl, binaryStl, boxOf, obj } from './own/shapes'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) => [...text].map((letter) => `${letter}\0`).join('')

const FILES = {
  '3MF': ['3mf', 'PK\x03\x04\x14\0\0\0\x08\0..............\0\0\x13\0\0\0[Content_Types].xml', 'ruin.3mf'],
  '3MF by another name': ['3mf', 'PK\x03\x04\x14\0\0\0\x08\0....3D/3dmodel.model', 'ruin'],
  zip: ['zip', 'PK\x03\x04\x14\0\0\0\x08\0....ruin.stl', 'ruin.zip'],
  'empty zip': ['zip', 'PK\x05\x06\0\0\0\0', 'ruin.zip'],
  'binary FBX': ['fbx', 'Kaydara FBX Binary  \0\x1a\0', 'ruin.fbx'],
  'FBX as text': ['fbx', '; FBX 7.3.0 project file\n', 'ruin.fbx'],
  PLY: ['ply', 'ply\r\nformat ascii 1.0\r\n', 'scan.ply'],
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
  test('what the planner reads is left to its readers', () => {
    const box = boxOf([0, 0, 0], [1, 1, 1])
    for (const [file, name] of [
      [bytes('{"format":"sightline-layout"}'), 'layout.json'],
      [bytes('{"line_of_sight":[]}'), 'crypt.dd2vtt'],
      [bytes('glTF\x02\0\0\0'), 'ruin.glb'],
      [bytes(''), 'empty.json'],
      [binaryStl(box), 'ruin.stl'],
      [asciiStl(box), 'ruin.stl'],
      [obj(box), 'ruin.obj'],
    ] as const)
      expect([name, sniffed(typeof file === 'string' ? bytes(file) : file, name)]).toEqual([name, undefined])
  })
})
