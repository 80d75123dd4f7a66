/** A layout of the planner as the table of a lobby: it says the table, the lobby everything else. */
import { describe, expect, test } from 'vitest'
import { chosenFor, laidOn } from '../../src/app/home/lobby-layout'
import { gameOf, loadLayouts, loadRules } from '../../src/games'
import { laidOut } from '../../src/games/lobby'
import type { GameView } from '../../src/games/view'
import { INCH } from '../../src/geometry/types'
import { changed, type LayoutDocument } from '../../src/planner/document'
import { rulesOf } from '../../src/server/games'

const RULES = await loadRules()
const LAYOUTS = await loadLayouts()

const gameAt = async (id: string): Promise<GameView> => {
  const view = await gameOf(id)?.view?.()
  if (!view) throw new Error(id)
  return view
}
const layoutOf = (game: string, name?: string): LayoutDocument => {
  const library = LAYOUTS.find((one) => one.game === game)?.library ?? []
  const found = name === undefined ? library[0] : library.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found
}
const laid = async (view: GameView, chosen: Parameters<typeof laidOn>[1], document: LayoutDocument) => {
  const found = await laidOn(view, chosen, { document })
  if (!found.ok) throw new Error(found.reason.key)
  return found.chosen
}

describe.each(['exterminate', 'deadzone'])('%s', (game) => {
  test('the match is played on the layout by what the lobby chose, here and on the server alike', async () => {
    const view = await gameAt(game)
    const { chosen } = view.lobby('en')
    const own = changed(layoutOf(game), { name: 'Our own yard' })
    const all = await laid(view, chosen, own)
    expect(all.layout?.name).toBe('Our own yard')
    const options = laidOut(view.optionsOf(all), all)
    const parsed = RULES[game]?.parseSpec(options)
    if (!parsed?.ok) throw new Error(JSON.stringify(parsed))
    const system = LAYOUTS.find((one) => one.game === game)
    const table = system?.fromMatch(options)
    if (!table?.ok) throw new Error('the match has no table')
    const pieces = ({ pieces: on }: LayoutDocument) => on.map(({ kind, at }) => `${kind} ${at.x} ${at.y}`).sort()
    expect(pieces(table.value)).toEqual(pieces(own))
    // Everything but the table is the lobby's.
    const plain = view.optionsOf(chosen)
    const others = Object.keys(plain).filter((name) => !system?.tableOptions.includes(name))
    expect(others.length).toBeGreaterThan(0)
    for (const name of others) expect([name, options[name]]).toEqual([name, plain[name]])
    // A server that is sent these choices makes the same of them, also after JSON.
    const served = await rulesOf(game)
    expect(served?.optionsOf(JSON.parse(JSON.stringify(all)))).toEqual(JSON.parse(JSON.stringify(options)))
  })
})

test('a battlefield made for a mission opens the lobby with that mission', async () => {
  const view = await gameAt('deadzone')
  expect(chosenFor(view, layoutOf('deadzone', 'Terraces')).scenario).toBe('scour')
  expect(chosenFor(view, layoutOf('deadzone', 'Checkpoint Nine')).scenario).toBe('break-through')
  expect(chosenFor(view, layoutOf('exterminate'))).toEqual(view.lobby('en').chosen)
})

test('a layout that cannot be played says why', async () => {
  const view = await gameAt('exterminate')
  const wide = changed(layoutOf('exterminate'), { size: { width: 48 * INCH, depth: 48 * INCH } })
  const found = await laidOn(view, view.lobby('en').chosen, { document: wide })
  expect(found).toMatchObject({ ok: false, reason: { key: 'check-size' } })
})
