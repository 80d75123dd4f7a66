import { expect, test } from 'vitest'
import { called, namedBy } from '../../../../src/games/kit/speech/names'

const OURS = { rifle: { en: 'Rifle', fr: 'Fusil' } }

test('pieces by the list of their view, made once for each language; things by family; others last', () => {
  let made = 0
  const nameOf = namedBy<{ readonly pieces: readonly string[] }>({
    pieces: ({ pieces }, language) => {
      made++
      return pieces.map((ref) => [ref, `${language} ${ref}`] as const)
    },
    thing: (_view, family, id, language) => (family === 'weapon' ? called(undefined, OURS, id, language) : id),
    other: (ref) => (ref === 'fire' ? 'the fire' : undefined),
  })
  const view = { pieces: ['A1'] }
  const asked = [nameOf(view, 'A1', 'en'), nameOf(view, 'A1', 'fr'), nameOf(view, 'A1', 'en')]
  expect([asked, made]).toEqual([['en A1', 'fr A1', 'en A1'], 2])
  expect(nameOf(view, 'weapon:rifle', 'fr')).toBe('Fusil')
  expect([nameOf(view, 'fire', 'en'), nameOf(view, 'B9', 'en')]).toEqual(['the fire', 'B9'])
})
test('a name that is brought along goes before ours, and an id says itself', () => {
  const own = { en: 'Old Gun', fr: 'Vieux Fusil' }
  expect([called(own, OURS, 'rifle', 'en'), called(undefined, OURS, 'toString', 'en')]).toEqual(['Old Gun', 'toString'])
})
