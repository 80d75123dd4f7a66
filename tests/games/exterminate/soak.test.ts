import { expect, test } from 'vitest'
import { RULING_VALUES } from '../../../src/games/exterminate/rules'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { playOut } from '../../conformance/conformance'
import { checkAll, crowded, specFor } from './crowded'
import { EVERYTHING, seenIn } from './happenings'

const SEEDS = Number(process.env.SOAK ?? 40)

test('random matches keep every promise, and come to everything that can happen', () => {
  const seen = new Set<string>()
  const ruled = new Set<string>()
  for (let seed = 1; seed <= SEEDS; seed++) {
    const spec = specFor(seed)
    const run = playOut(crowded, TABLE_SHAPES as never, spec, seed, { secrecyEvery: 50, saveEvery: 25 })
    checkAll(spec, run.events)
    for (const one of seenIn(run)) seen.add(one)
    for (const [name, value] of Object.entries(run.snapshot.state.rulings)) ruled.add(`${name} ${value}`)
  }
  expect(EVERYTHING.filter((one) => !seen.has(one))).toEqual([])
  const values = Object.entries(RULING_VALUES).flatMap(([name, all]) => all.map((value) => `${name} ${value}`))
  expect(values.filter((one) => !ruled.has(one))).toEqual([])
}, 240_000)
