/** The pictures of the home page's boxes: a file for each game that has one, small together, and none left over. */
import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games'

const FOLDER = 'public/boxes'
const MOST_BYTES = 130_000

test('each game with a box has its picture, and no picture is left over', () => {
  const declared = GAMES.filter(({ box }) => box).map(({ id }) => `${id}.webp`)
  expect(readdirSync(FOLDER).sort()).toEqual(declared.sort())
})

test(`all pictures together take at most ${MOST_BYTES} bytes`, () => {
  const bytes = readdirSync(FOLDER).reduce((sum, file) => sum + statSync(`${FOLDER}/${file}`).size, 0)
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
})
