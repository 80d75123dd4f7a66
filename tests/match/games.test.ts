import { describe, expect, it } from 'vitest'
import { eagerAnswer } from '../../src/bots/eager'
import { loadRules } from '../../src/games'
import type { Json } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { readMatchFile } from '../../src/match/file'
import { generator } from '../../src/match/generator'
import { nowOf } from '../../src/match/history'
import { createHost } from '../../src/match/host'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { type Player, sitDown } from './player'

const RULES = await loadRules()

/** One match of each game; with SOAK so many. */
const SEEDS = Array.from({ length: Number(process.env.SOAK ?? 1) }, (_, at) => at + 1)

const text = (value: unknown) => JSON.stringify(value)

it('there are games to play', () => expect(Object.keys(RULES).length).toBeGreaterThanOrEqual(3))

/** Every game of the product, over a real host: what players hold is what the rules say, and what is stored plays again. */
describe.each(Object.values(RULES))('$id over a host', ({ game, parseSpec, defaultOptions }) => {
  it.each(SEEDS)(
    'random match %i: views equal projections, undos lose nothing, the file opens to the same snapshot',
    async (seed) => {
      const parsed = parseSpec(defaultOptions())
      if (!parsed.ok) throw new Error(parsed.reason.key)
      const { spec } = parsed
      const host = createHost({ game, spec, shapes: TABLE_SHAPES, chance: seededChance(generator(seed)) })
      const players = spec.seats.map((seat): Player => sitDown(host, [seat]))
      const everybody = sitDown(host, spec.seats)
      const rng = generator(seed + 100)
      await host.settled()
      let answers = 0
      while (!host.outcome() && answers < 2500) {
        const open = spec.seats.filter((_, at) => (players[at]?.state(spec.seats[at] ?? 'A').decisions.length ?? 0) > 0)
        const seat = open[rng.below(open.length)] ?? 'A'
        const player = players[spec.seats.indexOf(seat)]
        const decisions = player?.state(seat).decisions ?? []
        const decision = decisions[rng.below(Math.max(1, decisions.length))]
        if (!player || !decision) throw new Error(`nobody is asked anything: ${text(host.snapshot().pending)}`)
        const space = game.space(player.views.get(seat) as object)
        const answer = eagerAnswer(decision, { shapes: TABLE_SHAPES, tabletop: space as never, rng, goals: [] }) as Json
        player.send({ type: 'answer', seat, decision: decision.id, answer })
        answers++
        await host.settled()
        if (rng.below(40) === 0 && player.state(seat).canUndo && player.state(seat).undoNeeds.length === 0) {
          const before = text(host.snapshot())
          player.send({ type: 'undo', seat })
          if (player.state(seat).canRedo) {
            player.send({ type: 'redo', seat })
            expect(text(host.snapshot())).toBe(before)
          }
        }
      }
      expect(host.outcome()).toBeDefined()
      for (const [at, seat] of spec.seats.entries()) {
        expect(players[at]?.refusals).toEqual([])
        const view = JSON.parse(text(game.project(host.snapshot().state, seat)))
        expect(players[at]?.views.get(seat)).toEqual(view)
        expect(everybody.views.get(seat)).toEqual(view)
      }
      everybody.send({ type: 'export' })
      const exported = everybody.got.at(-1)
      const read = exported?.type === 'exported' ? readMatchFile(exported.file, RULES, TABLE_SHAPES) : undefined
      expect(read?.ok && text(nowOf(read.history).snapshot)).toBe(text(host.snapshot()))
    },
    // A long game on a busy machine.
    240_000,
  )
})
