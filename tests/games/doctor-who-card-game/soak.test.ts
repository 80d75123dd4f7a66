/** Random play, until everything that can happen has happened: the house deck, and one in which what is rare is not. */
import { expect, test } from 'vitest'
import { HOUSE } from '../../../src/games/doctor-who-card-game/content/house'
import { doctorWho, RULING_VALUES } from '../../../src/games/doctor-who-card-game/rules'
import type { Options } from '../../../src/games/rules-of'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { playOut } from '../../conformance/conformance'
import { answered, checkAll, EVERYTHING, happened } from './happenings'
import { specFor } from './whole'

const MATCHES = Number(process.env.SOAK ?? 16)

/** Cards that meet each other rarely, six times each; hardly any locations. */
const RARE = ['madame-kovarian', 'pandorica', 'davros', 'cyberking', 'cybermen', 'silurians', 'shadow-proclamation', 'slitheen']
const rareDeck: Options = {
  sightline: 'pack',
  game: 'doctor-who-card-game',
  version: 1,
  name: 'Rare',
  cards: Object.values(HOUSE.cards).flatMap(({ from: _from, name: _name, ...card }) => {
    const isOften = card.type === 'support' || RARE.includes(card.id)
    return isOften ? [JSON.parse(JSON.stringify({ ...card, count: 5 }))] : []
  }),
}

/** One value of each ruling, another one each time. */
const rulings = (seed: number): { readonly [name: string]: string } =>
  Object.fromEntries(
    Object.entries(RULING_VALUES).map(([name, values], at) => [name, values[(seed >> at) % values.length] ?? '']),
  )

test('random play keeps every promise, and comes to everything that can happen', { timeout: 300_000 }, () => {
  const seen = new Set<string>()
  for (let seed = 1; seed <= MATCHES; seed++) {
    const pack = seed % 3 === 0 ? {} : { pack: rareDeck }
    const spec = specFor(seed % 2 === 0 ? 3 : 4, { rulings: rulings(seed), ...pack })
    const run = playOut(doctorWho, TABLE_SHAPES, spec, seed, { secrecyEvery: 60, saveEvery: 30 })
    checkAll(spec, run)
    for (const event of run.events) for (const one of happened(event)) seen.add(one)
    for (const one of answered(run)) seen.add(one)
    for (const [name, value] of Object.entries(rulings(seed))) seen.add(`${name} ${value}`)
  }
  const ruled = Object.entries(RULING_VALUES).flatMap(([name, values]) => values.map((value) => `${name} ${value}`))
  expect([...EVERYTHING, ...ruled].filter((one) => !seen.has(one))).toEqual([])
})
