/** Rampage (4.23): who leads, whose dice, whose room. */
import { expect, test } from 'vitest'
import { menuOf } from '../../../src/games/deadzone/rules/facts/menu'
import { routeOf } from '../../../src/games/deadzone/rules/facts/moves'
import { whyNoRoom } from '../../../src/games/deadzone/rules/facts/occupants'
import { acting, type Laid, laid, model, playing } from './scenes'

const rager = { profile: 'enforcer', as: { abilities: [{ name: 'rampage' }] }, damage: 0 } as const
const led = { model: 'A1', by: 'B' } as const
const beside: Laid = {
  models: {
    A1: { ...rager, at: '4-4-1' },
    A2: { profile: 'enforcer', at: [9.8, 14] },
    A3: { profile: 'enforcer', at: [11.2, 14] },
    A4: { profile: 'enforcer', at: [9.8, 12.7] },
    A5: { profile: 'enforcer', at: [11.2, 12.7] },
    B1: { profile: 'warrior', at: '8-8-1' },
  },
  active: led,
}

test('Rampage: while it rages it fills no room of its team, and its team none of its own (4.23)', () => {
  expect(whyNoRoom(laid(beside), 'A1', '4-5-1')).toBeUndefined()
  expect(whyNoRoom(laid({ ...beside, active: 'A1' }), 'A1', '4-5-1')?.key).toBe('no-capacity')
  // The same table: ways are not kept from one leader to the next.
  const mine = laid({ ...beside, active: 'A1' })
  const ends = (state: typeof mine) => Object.keys(routeOf(state, 'A1', 1, 'move').ends)
  expect(ends(mine)).not.toContain('4-5-1')
  expect(ends({ ...mine, active: { ...mine.active, ...led } as never })).toContain('4-5-1')
  const inside: Laid = {
    ...beside,
    models: { ...beside.models, A1: { ...rager, at: '4-5-1' }, A6: { profile: 'enforcer', at: '4-4-1' } },
  }
  const without: Laid = { ...inside, models: { ...inside.models, A5: { profile: 'enforcer', at: '7-7-1' } } }
  expect(whyNoRoom(laid(without), 'A6', '4-5-1')).toBeUndefined()
  expect(whyNoRoom(laid({ ...without, active: 'A1' }), 'A6', '4-5-1')?.key).toBe('no-capacity')
})

test('Rampage: led into a cube of its own side it may be set upon one of them, with the dice of its leader (4.23)', () => {
  const position: Laid = {
    models: {
      A1: { ...rager, at: '4-4-1' },
      A2: { profile: 'enforcer', at: [9.8, 14] },
      B1: { profile: 'warrior', at: '8-8-1' },
    },
    command: { A: 'DICE', B: 'DICE FIGHT' },
    active: led,
  }
  const play = playing(position, { call: 'move', local: { model: 'A1', by: 'B', most: 1, how: 'move' } })
  const there = laid({ models: { A1: { ...rager, at: [11.3, 12.7] } } }).tabletop.pieces.A1?.pose
  play.answer('B', 'move where', { stations: ['4-5-1'], pose: there })
  play.answer('B', 'fight whom', 'A2')
  expect(play.decision('add dice').seat).toBe('B')
  play.answer('B', 'add dice', ['die:b1'])
  // Three dice, one for moving in, one of its leader; no friend's bonus for it.
  expect(play.state.test?.attack).toMatchObject({ seat: 'B', dice: { total: 5 } })
  expect(play.decision('defend').seat).toBe('A')
})

test('Rampage: by moving or by a Fight result of its leader; the leader scores what it kills (4.23)', () => {
  const position: Laid = {
    models: {
      A1: { ...rager, at: [9.8, 9.8] },
      A2: { profile: 'enforcer', at: [11.3, 11.3] },
      B1: { profile: 'warrior', at: '8-8-1' },
    },
    command: { A: 'FIGHT DICE', B: 'FIGHT' },
    active: led,
  }
  const state = laid(position)
  if (!state.active) throw new Error('nobody is active')
  const free = menuOf(state, state.active, 'B', []).filter(({ id, refused }) => id.startsWith('free-') && !refused)
  expect(free.map(({ id }) => id)).toEqual(['free-fight:b1'])
  const play = playing(position, { call: 'fight action', local: { model: 'A1', by: 'B', how: 'die' } })
  expect(play.state.sides.B.command).toMatchObject([{ id: 'b1', spent: true }])
  play.answer('A', 'defend', 'survive').answer('A', 'add dice', [])
  play.roll('attack dice', '777').roll('defence dice', '111')
  expect(model(play, 'A2').standing).toBe('dead')
  expect(play.state.sides.B.ledger.map(({ of }) => of)).toEqual(['A2'])
})

test('Rampage: in a cube that is too full for its own side it must first move out (4.23, ERR)', () => {
  const full: Laid = { ...beside, models: { ...beside.models, A1: { ...rager, at: '4-5-1' } }, active: 'A1' }
  const play = acting(full, 'A1')
  const why = (id: string) =>
    (play.decision('action').choice as unknown as { options: readonly { id: string; refused?: { key: string } }[] }).options.find(
      (one) => one.id === id,
    )?.refused?.key
  expect([why('shoot'), why('special'), why('move'), why('sprint')]).toEqual([
    'must-move-out',
    'must-move-out',
    undefined,
    undefined,
  ])
})
