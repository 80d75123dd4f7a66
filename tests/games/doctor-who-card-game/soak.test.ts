import { test } from 'vitest'
import { RULES } from '../../../src/games/rules'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { playOut } from '../../conformance/conformance'

test('x', () => {
  const rules = RULES['doctor-who-card-game']!
  for (const players of [3, 4]) {
    const parsed = rules.parseSpec({ ...rules.defaultOptions(), players })
    if (!parsed.ok) throw new Error()
    for (let seed = 1; seed <= 6; seed++) {
      const began = Date.now()
      const run = playOut(rules.game, TABLE_SHAPES, parsed.spec, seed, { secrecyEvery: 1, saveEvery: 5 })
      const s = run.snapshot.state as any
      console.log(
        players,
        seed,
        run.answers,
        s.turn,
        s.phase,
        run.secrecyPoints,
        run.toldPoints,
        Date.now() - began,
        JSON.stringify([...run.asked]),
      )
    }
  }
}, 600000)
