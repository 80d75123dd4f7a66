/** The state before anything happened (4.1, 2.7), and the ready teams (6.1, 6.2). */
import { describe, expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/deadzone/content/house'
import { setUp } from '../../../src/games/deadzone/rules/begin'
import { RULED } from '../../../src/games/deadzone/rules/rulings'
import { modelsOf, totalOf, worthOf } from '../../../src/games/deadzone/rules/team'

const begun = (options: object = {}) => setUp({ game: 'deadzone', seats: ['A', 'B'], options: options as never })
const team = (id: string) => {
  const found = HOUSE.teams[id]
  if (!found) throw new Error(id)
  return found
}

test('DZ-PRE-01, DZ-SET-06, AMB-39: the two ready teams are worth 96 and 99 points, and 10 and 9 VP', () => {
  const sums = ['enforcers', 'forge-fathers'].map((id) => [totalOf(team(id), HOUSE), worthOf(modelsOf(team(id), HOUSE, RULED))])
  expect(sums).toEqual([
    [96, 10],
    [99, 9],
  ])
})

describe('the state that a match begins with', () => {
  test('DZ-SET-03, DZ-SET-04: every model has its name, its side and its own profile, and waits off the board', () => {
    const { models, sides } = begun()
    expect(Object.keys(models)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B2', 'B3', 'B4'])
    expect(Object.values(models).every(({ standing }) => standing === 'reserve')).toBe(true)
    expect(models.B2?.profile).toMatchObject({ id: 'steel-warrior', shoot: 4, armour: 1, points: 21 })
    expect(sides).toMatchObject({
      A: { startCount: 5, recon: 4, special: 'stalwart' },
      B: { startCount: 4, recon: 4, special: 'too-stubborn-to-die' },
    })
  })
})
