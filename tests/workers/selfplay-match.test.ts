import { describe, expect, test } from 'vitest'
import { loadLayouts, loadRules } from '../../src/games'
import { cellsOf } from '../../src/geometry/sight/map/lattice'
import { heatLattice, type Tally } from '../../src/planner/selfplay/tally'
import { isWatched, matchPlayed } from '../../src/workers/selfplay-match'

const [RULES, SYSTEMS] = await Promise.all([loadRules(), loadLayouts()])

function played(game: string, seed: number): { readonly tally: Tally; readonly cells: number } {
  const [rules, system] = [RULES[game], SYSTEMS.find((one) => one.game === game)]
  const layout = system?.library[0] ?? system?.begin?.()
  if (!rules || !system || !layout || !isWatched(rules)) throw new Error(`${game} reports on no self-play`)
  const options = system.toMatchOptions(layout, rules.defaultOptions())
  if (!options.ok) throw new Error(JSON.stringify(options.reasons))
  const spec = rules.parseSpec(options.options)
  if (!spec.ok) throw new Error(JSON.stringify(spec.reason))
  const steps = matchPlayed(rules, spec.spec, { level: 'plain', seed, isSwapped: false })
  for (;;) {
    const { done, value } = steps.next()
    if (done) return { tally: value, cells: cellsOf(heatLattice(layout.size)) }
  }
}

/** Layouts of the others cannot be played on. */
describe.each(['exterminate', 'deadzone'])('a match of bots of %s', (game) => {
  test('ends, gives the same tally for the same seed, and counts what happened', { timeout: 600_000 }, () => {
    const { tally, cells } = played(game, 3)
    expect(played(game, 3).tally).toEqual(tally)
    expect(tally.end).not.toBe('stuck')
    expect(tally.rounds).toBeGreaterThan(0)
    expect(tally.first).toBeDefined()
    expect(tally.homes?.[0]).not.toBe(tally.homes?.[1])
    expect(tally.stood.length).toBeGreaterThan(tally.rounds)
    expect(tally.shots.length).toBeGreaterThan(0)
    expect(tally.died.length).toBeLessThanOrEqual(tally.lost[0] + tally.lost[1])
    for (const cell of [...tally.stood, ...tally.died, ...tally.shots.flatMap(({ from, to }) => [from, to])])
      expect(cell >= 0 && cell < cells).toBe(true)
    expect(tally.held.length).toBeGreaterThan(0)
    for (const { rounds } of tally.held) expect(rounds[0] + rounds[1]).toBeLessThanOrEqual(tally.rounds)
  })
})
