/** Files at the planner's door, through the very functions of its screen: what is on the table stays there, whatever comes. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plannerActs } from '../../src/app/planner/acts'
import { documentOf, newPlanner } from '../../src/app/planner/store'
import { anyFile } from '../../src/planner/imports/any-file'
import { firstAsked, laidAtOnce } from '../../src/planner/imports/asked'
import { finish } from '../../src/planner/own/mesh'
import { checkedLayout, writeLayout } from '../../src/planner/read'
import type { PlannerReason } from '../../src/planner/said'
import { speaker } from '../../src/ui/words/speaker'
import { reasonInWords } from '../../src/ui/words/words'
import { sample } from './sample'

const FILES = {
  layout: writeLayout(sample()),
  uvtt: readFileSync('tests/fixtures/layouts/crypt.dd2vtt', 'utf8'),
  tts: readFileSync('tests/fixtures/layouts/ruins-tts.json', 'utf8'),
}

/** What the screen does with a file, the questions of foreign maps answered as they stand. */
function dropped(text: string): { readonly isSame: boolean; readonly refused?: PlannerReason } {
  const document = sample()
  const store = newPlanner('open', document, [])
  const acts = plannerActs(store)
  const read = finish(anyFile(text, 'a file.json'))
  const made = !read.ok
    ? read
    : 'document' in read.value
      ? { ok: true as const, value: read.value }
      : laidAtOnce(read.value.foreign, firstAsked(read.value.foreign.looks))?.made
  if (!made) throw new Error('the answers are for another kind of file')
  if (made.ok) {
    expect(checkedLayout(JSON.parse(JSON.stringify(made.value.document))).ok).toBe(true)
    acts.open('other', made.value.document)
  } else acts.say(made.reason)
  const isSame = documentOf(store.getState()) === document
  return made.ok ? { isSame } : { isSame, refused: made.reason }
}

describe('a file at the door', () => {
  test.each(Object.entries(FILES))('%s: whole, it is opened', (_kind, text) => {
    expect(dropped(text)).toEqual({ isSame: false })
  })
  test.each(Object.entries(FILES))('%s: cut short anywhere, it is refused in words and the open layout stays', (_kind, text) => {
    const solid = text.trimEnd()
    for (let length = 0; length < solid.length; length += Math.max(1, Math.floor(solid.length / 250))) {
      const { isSame, refused } = dropped(solid.slice(0, length))
      expect([length, isSame, refused === undefined]).toEqual([length, true, false])
      for (const language of ['en', 'fr'] as const) {
        const words = refused && reasonInWords(refused, speaker(language))
        expect(words).not.toMatch(/^\[|undefined|NaN/)
      }
    }
  })
  test.each(Object.entries(FILES))('%s: garbled, it is opened whole or not at all', (_kind, text) => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(30), fc.string({ maxLength: 4 }), (from, length, other) => {
        const { isSame, refused } = dropped(text.slice(0, from) + other + text.slice(from + length))
        expect(isSame).toBe(refused !== undefined)
      }),
      { numRuns: 300 },
    )
  })
  test('what is no layout at all is told by its name', () => {
    const keys = ['', 'hello', '{}', '[1]', 'glTF\u0002', '\u0089PNG\r\n', '{"format":"sightline-match"}'].map(
      (text) => dropped(text).refused?.key,
    )
    expect(keys).toEqual(['layout-empty', ...Array.from({ length: 6 }, () => 'layout-foreign')])
  })
})
