/** What is drawn is what is judged: figures are as broad, as high and as keen-eyed as the silhouettes of their profiles. */
import { expect, test } from 'vitest'
import { FIGURES } from '../../../models/build/catalogue'
import { SIZES } from '../../../models/build/colony/fit'
import { HOUSE } from '../../../src/games/deadzone/content/house'
import { SCULPTURES } from '../../../src/games/deadzone/content/sculptures'
import { STATURES } from '../../../src/games/deadzone/content/statures'
import { inches } from '../../../src/games/deadzone/rules/constants'

const listings = Object.values(HOUSE.models).map(({ profile }) => profile)

test.each(listings.map((profile) => [profile.id, profile] as const))(
  'DZ-LOS-02: %s stands on its own base, as high as it is judged',
  (_, { sculpture, silhouette }) => {
    const figure = FIGURES.find(({ name }) => name === sculpture)
    if (!figure) throw new Error(`${sculpture} is not made`)
    expect(inches(SIZES[figure.size].radius)).toBe(silhouette.base)
    expect(Math.abs((STATURES[sculpture]?.height ?? 0) - silhouette.height)).toBeLessThan(inches(0.02))
    expect(STATURES[sculpture]).toMatchObject({ eye: silhouette.eye, body: silhouette.body })
  },
)

test('there are profiles to look at', () => expect(listings.length).toBeGreaterThanOrEqual(158))

test('the workshop makes every sculpture and no other figure for this game', () => {
  expect(FIGURES.map(({ name }) => name).sort()).toEqual([...SCULPTURES].sort())
})
