/** Chances before dice fall, against the same counted throw by throw. */
import { expect, test } from 'vitest'
import { roundOf, throughOf } from '../../../src/games/exterminate/view/odds'
import { tally } from '../../../src/kernel'

/** Every throw of so many dice, as the numbers 0 to 5. */
const throws = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : throws(dice - 1).flatMap((before) => [0, 1, 2, 3, 4, 5].map((face) => [...before, face]))
/** Among six throws of a die: three hits, two armours, a bolt. */
const hits = (dice: readonly number[]) => dice.filter((face) => face < 3).length
const stopped = (dice: readonly number[], inCover: boolean) => dice.filter((face) => face >= 3 && (inCover || face < 5)).length

const total = (dice: number) => ({ ...tally([]), total: dice })

test.each([
  { attack: 3, defence: 2, inCover: false },
  { attack: 2, defence: 3, inCover: true },
  { attack: 4, defence: 0, inCover: false },
  { attack: 0, defence: 2, inCover: false },
])('$attack dice against $defence: the chance of each number of hits that get through', ({ attack, defence, inCover }) => {
  const leads = throws(attack).flatMap((own) => throws(defence).map((other) => hits(own) - stopped(other, inCover)))
  const share = (isSo: (lead: number) => boolean) => leads.filter(isSo).length / leads.length
  const told = throughOf({ attack: total(attack), defence: total(defence), cover: inCover ? ['wall'] : [] } as never)
  const counted = [
    share((lead) => lead <= 0),
    share((lead) => lead === 1),
    share((lead) => lead === 2),
    share((lead) => lead > 2),
  ]
  told.forEach((chance, place) => {
    expect(chance).toBeCloseTo(counted[place] ?? 0, 10)
  })
})

test('a round of melee: won, level, lost', () => {
  const leads = throws(3).flatMap((own) => throws(2).map((other) => hits(own) - hits(other)))
  const { won, tied } = roundOf({ attack: total(3), defence: total(2) } as never)
  expect(won).toBeCloseTo(leads.filter((lead) => lead > 0).length / leads.length, 10)
  expect(tied).toBeCloseTo(leads.filter((lead) => lead === 0).length / leads.length, 10)
})
