import { expect, test } from 'vitest'
import { actionOf, SCENE_ACTIONS, SCENE_KEYS } from '../../src/scene/keys'

const press = (code: string, more: Partial<Record<'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  actionOf({ code, ctrlKey: false, shiftKey: false, altKey: false, metaKey: false, ...more })

test('every action has a key', () => {
  expect(SCENE_ACTIONS.filter((action) => !SCENE_KEYS.some((binding) => binding.action === action))).toEqual([])
})

test('no combination means two things', () => {
  const combinations = SCENE_KEYS.flatMap(({ codes, with: also }) => codes.map((code) => `${also ?? ''} ${code}`))
  expect(new Set(combinations).size).toBe(combinations.length)
})

test.each([
  ['Space', {}, 'reset-view', undefined],
  ['KeyP', {}, 'cycle-view', undefined],
  ['KeyW', {}, 'pan-away', undefined],
  ['Digit3', {}, 'recall-view', 3],
  ['Digit3', { shiftKey: true }, 'recall-view', 3],
  ['Digit3', { ctrlKey: true }, 'save-view', 3],
  ['KeyB', { altKey: true }, 'bend', undefined],
] as const)('%s %o is %s', (code, also, action, digit) => {
  expect(press(code, also)).toMatchObject({ action, ...(digit ? { digit } : {}) })
})

test('combinations of the browser are left alone', () => {
  expect(press('KeyF', { ctrlKey: true })).toBeUndefined()
  expect(press('KeyW', { ctrlKey: true })).toBeUndefined()
  expect(press('KeyP', { metaKey: true })).toBeUndefined()
  expect(press('KeyZ')).toBeUndefined()
})
