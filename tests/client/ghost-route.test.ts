/** A ghost of the lab becomes a route of *Deadzone*, ahead of the model's activation: judged as the host judges, answered step by step. */
import { expect, it } from 'vitest'
import { commitOf } from '../../src/app/lab/sight-commit'
import { momentOf } from '../../src/client/moment'
import { createClient } from '../../src/client/store'
import { directTransport } from '../../src/client/transport'
import { loadRules } from '../../src/games'
import { deadzoneView } from '../../src/games/deadzone/view'
import type { GameView } from '../../src/games/view'
import { seededChance } from '../../src/match/chance'
import { readMatchFile } from '../../src/match/file'
import { generator } from '../../src/match/generator'
import { openHost } from '../../src/match/host'
import type { ClientMessage } from '../../src/protocol/messages'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { meeting } from '../browser/deadzone-begun'

// Every view of this match is this game's own.
const game = deadzoneView as unknown as GameView
const RULES = await loadRules()

/** The middle of a cube on the ground, in units. */
const middle = (c: number, r: number) => ({ x: Math.round((c - 0.5) * 7620), y: Math.round((8.5 - r) * 7620) })

it('activates, moves and goes there when it is confirmed; before that nothing is sent', async () => {
  const met = meeting({
    deploy: { A1: '5-8-1', A2: '6-8-1', B1: '3-1-1' },
    goals: { A2: '6-7-1', B1: '3-2-1' },
    command: { A: ['MOVE', 'SHOOT'], B: ['MOVE'] },
    isThere: ({ subject, seat }, { round }) => subject === 'turn' && seat === 'A' && round === 2,
  })
  const read = readMatchFile(met.file, RULES, TABLE_SHAPES)
  const rules = RULES.deadzone
  if (!read.ok || !rules) throw new Error('no match')
  const { spec, entries } = read.record
  const chance = seededChance(generator(3))
  const opened = openHost({ game: rules.game, spec, shapes: TABLE_SHAPES, chance, entries } as never)
  if (!opened.ok) throw new Error(opened.reason.key)
  const { host } = opened
  const line = directTransport(host as never)
  const answers: unknown[] = []
  const transport = {
    ...line,
    send(message: ClientMessage) {
      if (message.type === 'answer') answers.push(message.answer)
      line.send(message)
    },
  }
  const { store, actions } = createClient({ transport, seats: ['A', 'B'], tabletop: (view) => game.tabletop(view as never) })
  const show = async () => {
    for (let turn = 0; turn < 8; turn++) {
      await host.settled()
      await new Promise((resolve) => setTimeout(resolve, 0))
      while (store.getState().playing) actions.played()
    }
  }
  await show()
  const commit = (ref: string, at: { readonly x: number; readonly y: number }) =>
    commitOf(game, momentOf(store.getState()), ref, { at, heading: 90 })
  expect(commit('B1', middle(3, 3))).toMatchObject({ type: 'refused', reason: { key: 'not-your-miniature' } })
  expect(commit('A2', middle(1, 1)).type).toBe('refused')
  const found = commit('A2', middle(6, 6))
  if (found.type !== 'draft') throw new Error(JSON.stringify(found.reason))
  actions.take(found.drafted)
  expect(store.getState()).toMatchObject({ draft: { type: 'routing', piece: 'A2', verdict: { allowed: true } }, sent: undefined })
  expect(store.getState().decisions).toMatchObject([{ subject: 'move where' }])
  await show()
  expect(answers).toEqual([])

  actions.confirm()
  await show()
  expect(answers).toEqual([
    ['activate:A2'],
    ['move'],
    { stations: ['6-6-1'], pose: { at: middle(6, 6), heading: expect.any(Number) } },
  ])
  expect(game.tabletop(store.getState().view as object).pieces.A2?.pose.at).toEqual(middle(6, 6))
})
