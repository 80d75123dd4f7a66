/** Traps, Tripmines and Bomb Bots (annex A.3; the two items are house data). */
import { expect, test } from 'vitest'
import { specialActions } from '../../../src/games/deadzone/rules/facts/specials'
import { botCubes } from '../../../src/games/deadzone/rules/facts/traps'
import { acting, type Laid, laid, model, playing, weapon, whereIs } from './driver'

const mined: Laid = {
  models: {
    A1: { profile: 'enforcer', at: '4-6-1' },
    B1: { profile: 'warrior', at: '4-4-1' },
    B2: { profile: 'warrior', at: '8-8-1' },
  },
  more: { traps: [{ ref: 'trap1', seat: 'B', cube: '4-5-1', kind: 'frag', value: 3, by: 'B2' }] },
}
/** A1 walks a cube north, into the mined one. */
const walks = (position: Laid) =>
  acting(position, 'A1')
    .answer('A', 'action', 'move')
    .answer('A', 'move where', {
      stations: ['4-5-1'],
      pose: laid({ models: { A1: { profile: 'enforcer', at: '4-5-1' } } }).tabletop.pieces.A1?.pose,
    })

test('A.3, Tripmine: laid in its own cube by a Special action, once, not with an enemy there', () => {
  const position: Laid = {
    models: { A1: { profile: 'enforcer', at: [9.8, 9.8] }, B1: { profile: 'warrior', at: '6-6-1' } },
    items: { t1: { kind: 'tripmine', with: 'A1' } },
    active: 'A1',
  }
  const play = playing(position, { call: 'special action', local: { model: 'A1', by: 'A' } })
  play.answer('A', 'special action', 'tripmine:t1>4-4-1')
  expect(play.state.traps).toEqual([{ ref: 'trap1', seat: 'A', cube: '4-4-1', kind: 'frag', value: 3, by: 'A1' }])
  expect(play.state.items.t1?.where).toEqual({ at: 'gone' })
  expect(play.state.active?.typesUsed).toEqual(['special'])
  const near: Laid = { ...position, models: { ...position.models, B1: { profile: 'warrior', at: [11.3, 11.3], pinned: true } } }
  expect(specialActions(laid(near), 'A1').find(({ id }) => id.startsWith('tripmine'))?.refused?.key).toBe('enemy-in-its-cube')
})

test('A.3, Trap: its owner may set it off when an enemy enters; that ends the activation', () => {
  const play = walks(mined)
  play.answer('B', 'set off', 'set-off:trap1')
  expect(play.state.traps).toEqual([])
  expect(play.state.active?.over).toBe(true)
  // Three successes against none, less one Armour: more than its Size.
  play.roll('attack dice', '444').roll('defence dice', '111')
  expect(model(play, 'A1').standing).toBe('dead')
  // The trap was B's, and so are the points.
  expect(play.state.sides.B.ledger.map(({ why, of }) => [why, of])).toEqual([['kill', 'A1']])
})

test('A.3, Trap: left alone it stays where it is, and the move goes on', () => {
  const play = walks(mined).answer('B', 'set off', 'leave')
  expect(play.state.traps).toHaveLength(1)
  expect(play.state.active?.over).toBe(false)
  expect(play.decision('action').seat).toBe('A')
})

test('A.3, Trap: nothing to its own side, nor to an Engineer, who disarms it by a Special action', () => {
  const own = walks({ ...mined, more: { traps: [{ ref: 'trap1', seat: 'A', cube: '4-5-1', kind: 'frag', value: 3, by: 'A1' }] } })
  expect(own.open.join()).not.toContain('set off')
  const engineer: Laid = {
    ...mined,
    models: { ...mined.models, A1: { profile: 'enforcer', at: '4-6-1', as: { abilities: [{ name: 'engineer' }] } } },
  }
  const play = walks(engineer)
  expect(play.state.traps).toHaveLength(1)
  play.answer('A', 'action', 'special').answer('A', 'special action', 'disarm:trap1')
  expect(play.state.traps).toEqual([])
})

test('A.3, Trap: who is thrown in springs it too, and his own activation is not over by it', () => {
  const play = playing({ ...mined, active: 'B1' }, { call: 'thrown', local: { model: 'A1', to: '4-5-1', pins: false, by: 'B' } })
  play.answer('B', 'throw where', play.decision('throw where').fallback)
  play.answer('B', 'set off', 'set-off:trap1')
  expect(play.state.active?.over).toBe(false)
  play.roll('attack dice', '111').roll('defence dice', '888')
})

test('A.3: a thrown weapon with Trap lays its token where it lands', () => {
  const as = { weapons: [weapon('snare', 3, 0, 'grenade', 'trap', 'frag')] }
  const position: Laid = {
    models: { A1: { profile: 'enforcer', at: '4-6-1', as }, B1: { profile: 'warrior', at: '4-4-1' } },
    active: 'A1',
  }
  const play = playing(position, { call: 'throw', local: { model: 'A1', by: 'A', with: 'snare', cube: '4-4-1', how: 'action' } })
  play.roll('attack dice', '666')
  expect(play.state.traps?.map(({ seat, cube, kind }) => [seat, cube, kind])).toEqual([['A', '4-4-1', 'frag']])
  expect(model(play, 'B1').damage).toBe(0)
})

test('A.3, Bomb Bot: up to three cubes on wheels, not past enemies or walls, then Frag (3)', () => {
  const position: Laid = {
    models: {
      A1: { profile: 'enforcer', at: '1-1-1' },
      B1: { profile: 'warrior', at: '2-1-1' },
      B2: { profile: 'drone', at: '1-3-1' },
    },
    panels: { '1-1-1 S': 'full', '2-1-1 S': 'full', '2-1-1 E': 'full', '2-2-1 W': 'full' },
    items: { t1: { kind: 'bomb-bot', with: 'A1' } },
    active: 'A1',
  }
  expect(botCubes(laid(position), 'A1')).toEqual(['2-1-1'])
  const open: Laid = { ...position, panels: {} }
  const there = botCubes(laid(open), 'A1')
  expect(there).toContain('4-4-1')
  expect(there).not.toContain('5-1-1')
  const play = playing(position, { call: 'special action', local: { model: 'A1', by: 'A' } })
  play.answer('A', 'special action', 'bomb-bot:t1>2-1-1')
  expect(play.state.items.t1?.where).toEqual({ at: 'gone' })
  play.roll('attack dice', '444').roll('defence dice', '111')
  // Three against one Armour: dead, and off the table.
  expect([model(play, 'B1').standing, whereIs(play, 'B1')]).toEqual(['dead', undefined])
})
