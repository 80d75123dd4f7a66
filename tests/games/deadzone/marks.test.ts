/** Every face, action and item has a mark of its own, on the page, on tokens and on dice. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ITEM_KINDS } from '../../../src/games/deadzone/rules/profile'
import { COMMAND_FACES } from '../../../src/games/deadzone/rules/state'
import { MARKS, TOKEN_MARKS } from '../../../src/games/deadzone/view/drawings'
import { Mark } from '../../../src/games/deadzone/view/marks'

const drawn = (id: string) => renderToStaticMarkup(createElement(Mark, { id, size: 16 }))
const command = COMMAND_FACES.map((face) => `command-${face.toLowerCase()}`)
const items = ['item-down', ...ITEM_KINDS.map((kind) => `item-${kind}`)]

test.each([
  ['Command dice and items', [...command, ...items]],
  ['eight-sided dice', ['1', '2', '3', '4', '5', '6', '7', '8'].map((face) => `eight-${face}`)],
  ['actions', ['move', 'sprint', 'stand', 'shoot', 'fight', 'special', 'survive']],
])('%s are told apart by their shapes', (_, ids) => {
  const shapes = ids.map(drawn)
  expect(new Set(shapes).size).toBe(ids.length)
  expect(shapes).not.toContain(drawn('nothing of this name'))
})

test('tokens and dice show what they are', () => {
  for (const kind of [...command, ...items]) expect(MARKS.tokens?.[kind], kind).toBeDefined()
  expect(command.every((kind) => TOKEN_MARKS[kind]?.isDie)).toBe(true)
  expect(new Set([...command, ...items].map((kind) => TOKEN_MARKS[kind]?.draw)).size).toBe(command.length + items.length)
  for (const face of COMMAND_FACES) expect(MARKS.dice?.[face], face).toBeDefined()
})
