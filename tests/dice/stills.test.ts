/** Without motion: the dice as they lay when some of them did not count, one picture after the other, then as they lie at the end. */
import { expect, test } from 'vitest'
import { stillAt } from '../../src/dice/show/stills'

const shown = (cocked: readonly number[], seconds: readonly number[]) =>
  seconds.map((second) =>
    stillAt(
      cocked.map((at) => ({ at })),
      9,
      second,
    ),
  )

test('where all dice count the end is seen at once', () => {
  expect(shown([], [0, 5])).toEqual([9, 9])
})

test('each moment at which dice did not count is seen once, long enough to be read, then the end', () => {
  expect(shown([2, 2, 4.5], [0, 1.5, 1.7, 3.1, 3.3, 20])).toEqual([2, 2, 4.5, 4.5, 9, 9])
})
