/** Matches on a layout with own pieces: one to climb, one to walk through that hides nobody, one that only hides, one that only bars. */
import { expect, test } from 'vitest'
import { exterminateLayouts } from '../../../src/games/exterminate/planner'
import { exterminateView } from '../../../src/games/exterminate/view'
import { changed, type LayoutDocument } from '../../../src/planner/document'
import { at, inch, piece } from '../../planner/sample'
import { playMatch, speakOf } from './matches'

const square = [at(-2, -1), at(2, -1), at(2, 1), at(-2, 1)]
const own = (name: string, part: { readonly blocks?: 'sight' | 'way' }, traits: object): LayoutDocument['own'][string] => ({
  name,
  parts: [{ outline: square, bottom: 0, top: inch(3), ...part }],
  traits: { blocksSight: true, climb: false, stand: false, pass: false, ...traits },
})
const LAYOUT = changed(exterminateLayouts.begin?.() as LayoutDocument, {
  own: {
    tower: { ...own('Tower', {}, { climb: true, stand: true }), top: { outline: square, height: inch(3) } },
    mist: own('Mist', {}, { pass: true, blocksSight: false }),
    curtain: own('Curtain', { blocks: 'sight' }, {}),
    chasm: own('Chasm', { blocks: 'way' }, {}),
  },
  pieces: [
    piece('own/tower-1', 'own/tower', 18, 18, 30),
    piece('own/mist-1', 'own/mist', 10, 14),
    piece('own/curtain-1', 'own/curtain', 26, 22, 90),
    piece('own/chasm-1', 'own/chasm', 12, 24, 45),
  ],
})

test.each(['plan', 'space'] as const)('are played to their end by any hand, sight held in %s', (sightIn) => {
  const made = exterminateLayouts.toMatchOptions(LAYOUT, { rulings: { sightIn } })
  if (!made.ok) throw new Error(JSON.stringify(made.reasons))
  let shots = 0
  const steps = playMatch(made.options, 11, ({ after, entry }) => {
    shots += entry.told.filter(({ type }) => type === 'shot-declared').length
    const speak = speakOf(after, 'en')
    expect(speak.piece('own/tower-1')).toBe('Tower')
    const look = exterminateView.look(after, { view: after, viewer: 'A', decisions: [], draft: { type: 'idle' } }, speak)
    const [tower, mist] = look.terrain
    expect(tower?.solids).toHaveLength(1)
    expect(mist?.outlines).toEqual([])
  })
  expect(steps).toBeGreaterThan(100)
  expect(shots).toBeGreaterThan(0)
})
