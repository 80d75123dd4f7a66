import { expect, test } from 'vitest'
import type { ItemKind } from '../../../src/games/deadzone/rules/profile'
import { acting, BAG, goes, type Laid, playing, shuffled } from './driver'

/** Somebody who may see to the items of its cube now. */
const here = (position: Laid, model = 'A1') => playing(position, { call: 'items', local: { model } })
const one = (kind?: ItemKind, more: Partial<Laid> = {}): Laid => ({
  models: { A1: { profile: 'warrior', at: '4-4-1' } },
  items: { t1: { in: '4-4-1', ...(kind ? { kind } : {}) } },
  ...more,
})
const where = (play: ReturnType<typeof here>, item: string) => play.state.items[item]?.where
/** The place of a kind among all that a full bag can still be. */
const placeOf = (kind: ItemKind) => {
  const all = BAG.flatMap((entry) => Array.from({ length: entry.count }, () => entry.kind))
  return all.indexOf(kind)
}

test('DZ-ITM-02, DZ-ITM-03, DZ-ITM-04: what is taken is turned over for all, then kept', () => {
  const play = here(one())
  expect(play.options('item here')).toEqual(['take:t1', 'leave'])
  play.answer('A', 'item here', 'take:t1')
  shuffled(play, 'item draw', placeOf('medi-pack'))
  expect(play.sees('B').items.t1).toMatchObject({ kind: 'medi-pack', faceUp: true })
  play.answer('A', 'item keep', 'keep')
  expect(play.state.models.A1?.items).toEqual(['t1'])
})

test('DZ-ITM-02: it may leave it where it is', () => {
  const play = here(one()).answer('A', 'item here', 'leave')
  expect([where(play, 't1'), play.open]).toEqual([{ at: 'cube', cube: '4-4-1' }, []])
})

test('DZ-ITM-02, AMB-30: nothing is taken beside an enemy, Pinned or not', () => {
  const models = {
    A1: { profile: 'warrior', at: [10, 10.5] },
    B1: { profile: 'enforcer', at: [11.3, 10.5], pinned: true },
  } as const
  expect(here({ ...one(), models }).open).toEqual([])
})

test('DZ-ITM-04: what it holds may be dropped face up, or destroyed', () => {
  const dropped = here(one('ammo')).answer('A', 'item here', 'take:t1').answer('A', 'item keep', 'drop:t1')
  expect(dropped.state.items.t1).toMatchObject({ faceUp: true, where: { at: 'cube', cube: '4-4-1' } })
  expect(dropped.state.models.A1?.items).toEqual([])
  const destroyed = here(one('ammo')).answer('A', 'item here', 'take:t1').answer('A', 'item keep', 'destroy:t1')
  expect(where(destroyed, 't1')).toEqual({ at: 'gone' })
})

test('DZ-ITM-01, DZ-ITM-04: one item each; of two it must part with one', () => {
  const play = here(one('ammo', { items: { t1: { in: '4-4-1', kind: 'ammo' }, t2: { with: 'A1', kind: 'medi-pack' } } }))
  play.answer('A', 'item here', 'take:t1')
  expect(play.options('item keep')).toEqual(['drop:t2', 'destroy:t2', 'drop:t1', 'destroy:t1'])
  play.answer('A', 'item keep', 'drop:t2')
  expect([play.state.models.A1?.items, where(play, 't2'), play.open]).toEqual([['t1'], { at: 'cube', cube: '4-4-1' }, []])
})

test('DZ-ITM-01, DZ-ABL-10: Beasts and Vehicles carry nothing, a Scavenger three', () => {
  const models = { A1: { profile: 'drone', at: '4-4-1' } } as const
  expect(here({ ...one('ammo'), models }).open).toEqual([])
  const vehicle = { A1: { profile: 'enforcer', at: '4-4-1', as: { abilities: [{ name: 'vehicle' }] } } } as const
  expect(here({ ...one('ammo'), models: vehicle }).open).toEqual([])
  const scavenger = { A1: { profile: 'enforcer', at: '4-4-1', as: { abilities: [{ name: 'scavenger' }] } } } as const
  const items = { t1: { in: '4-4-1', kind: 'ammo' }, t2: { with: 'A1', kind: 'ammo' }, t3: { with: 'A1', kind: 'ammo' } } as const
  const play = here({ models: scavenger, items }).answer('A', 'item here', 'take:t1')
  expect(play.options('item keep')).toContain('keep')
})

const pair = {
  A1: { profile: 'warrior', at: [10, 10.5] },
  A2: { profile: 'dragon', at: [11.3, 10.5] },
} as const
test('DZ-ITM-05: instead of taking something it may hand something over; a friend with full hands exchanges', () => {
  const given = here({ models: pair, items: { t1: { with: 'A1', kind: 'ammo' } } })
  expect(given.options('item here')).toEqual(['give:t1>A2', 'leave'])
  given.answer('A', 'item here', 'give:t1>A2')
  expect([given.state.models.A1?.items, given.state.models.A2?.items]).toEqual([[], ['t1']])
  const swapped = here({ models: pair, items: { t1: { with: 'A1', kind: 'ammo' }, t2: { with: 'A2', kind: 'medi-pack' } } })
  swapped.answer('A', 'item here', 'swap:t1>t2')
  expect([swapped.state.models.A1?.items, swapped.state.models.A2?.items]).toEqual([['t2'], ['t1']])
  expect(where(swapped, 't2')).toEqual({ at: 'model', model: 'A1' })
})

test('DZ-ITM-06: what a dead model carried lies face up in its cube, where even enemies may take it', () => {
  const models = {
    A1: { profile: 'warrior', at: [10, 10.5] },
    B1: { profile: 'enforcer', at: '5-4-1' },
  } as const
  const items = { t1: { with: 'A1', kind: 'ammo' }, t2: { with: 'A1', kind: 'mono-wheel' } } as const
  const play = playing({ models, items }, { call: 'harm', local: { model: 'A1', potential: 9, ap: 0, how: 'fall' } })
  expect(play.state.items.t1).toMatchObject({ faceUp: true, where: { at: 'cube', cube: '4-4-1' } })
  expect(where(play, 't2')).toEqual({ at: 'gone' })
  expect(play.state.models.A1?.items).toEqual([])
})

test('DZ-PAT-05, DZ-ITM-03: Intel scores one point at once and is not carried', () => {
  const play = here(one()).answer('A', 'item here', 'take:t1')
  shuffled(play, 'item draw', placeOf('intel'))
  expect(play.last('points-scored')).toMatchObject({ seat: 'A', line: { points: 1, why: 'intel', of: 't1' } })
  expect([where(play, 't1'), play.state.models.A1?.items, play.open]).toEqual([{ at: 'gone' }, [], []])
})

test('G45, DZ-DMG-06, AMB-19: its own Booby Trap kills a Steel Warrior: two points for the other side', () => {
  const play = here(one()).answer('A', 'item here', 'take:t1')
  shuffled(play, 'item draw', placeOf('booby-trap'))
  expect(where(play, 't1')).toEqual({ at: 'gone' })
  play.roll('attack dice', '444').roll('defence dice', '111')
  expect(play.state.models.A1?.standing).toBe('dead')
  expect(play.last('points-scored')).toMatchObject({ seat: 'B', line: { points: 2, why: 'kill', of: 'A1' } })
})

test('DZ-ITM-03: a Scavenger or an Engineer takes a Booby Trap apart, and stops there', () => {
  const models = { A1: { profile: 'enforcer', at: '4-4-1', as: { abilities: [{ name: 'engineer' }] } } } as const
  const play = here(one('booby-trap', { models, active: 'A1' })).answer('A', 'item here', 'take:t1')
  expect(where(play, 't1')).toEqual({ at: 'gone' })
  expect([play.state.models.A1?.damage, play.state.active?.over, play.open]).toEqual([0, true, []])
})

test('G49, DZ-ITM-02, AMB-53: a token in every cube of a Sprint; one is carried in the end', () => {
  const position: Laid = {
    models: { A1: { profile: 'warrior', at: '3-4-1' } },
    items: { t1: { in: '4-4-1', kind: 'ammo' }, t2: { in: '5-4-1', kind: 'medi-pack' } },
  }
  const play = goes(acting(position, 'A1').answer('A', 'action', 'sprint'), 'A', '4-4-1', '5-4-1')
  play.answer('A', 'item here', 'take:t1').answer('A', 'item keep', 'keep')
  play.answer('A', 'item here', 'take:t2').answer('A', 'item keep', 'drop:t1')
  expect(play.state.models.A1?.items).toEqual(['t2'])
  expect(where(play, 't1')).toEqual({ at: 'cube', cube: '5-4-1' })
})

test('DZ-ITM-02: to be put elsewhere in its cube is enough to take what lies there', () => {
  const play = acting(one('ammo'), 'A1').answer('A', 'action', 'move')
  play.answer('A', 'move where', play.decision('move where').fallback)
  expect(play.options('item here')).toEqual(['take:t1', 'leave'])
})
