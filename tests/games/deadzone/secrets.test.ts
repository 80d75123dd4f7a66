import { expect, test } from 'vitest'
import { deadzone } from '../../../src/games/deadzone/rules'
import { seeded } from '../../conformance/rng'
import { type Laid, laid } from './scenes'

const looked: Laid = {
  models: { A1: { profile: 'captain', at: '5-8-1' }, B1: { profile: 'huscarl', at: '1-1-1' } },
  items: {
    t1: { in: '4-4-1' },
    t2: { in: '5-5-1', kind: 'booby-trap', faceUp: false, seenBy: ['A'] },
    t3: { in: '4-5-1', kind: 'ammo' },
  },
  sides: { A: { secretMission: 5 }, B: { secretMission: 3, secretShown: true } },
}

test('3.5: a face-down token shows what it is to who has looked at it, and to nobody else', () => {
  const kinds = (viewer: 'A' | 'B' | 'spectator' | 'nobody' | 'everybody') =>
    Object.values(deadzone.project(laid(looked), viewer).items).map(({ kind }) => kind)
  expect(kinds('A')).toEqual([undefined, 'booby-trap', 'ammo'])
  for (const viewer of ['B', 'spectator', 'nobody'] as const) expect(kinds(viewer)).toEqual([undefined, undefined, 'ammo'])
  expect(kinds('everybody')).toEqual([undefined, 'booby-trap', 'ammo'])
})

test('3.5, DZ-MIS-04: a secret mission shows to its owner, to all once it has been shown', () => {
  const missions = (viewer: 'A' | 'B' | 'spectator') => {
    const { sides } = deadzone.project(laid(looked), viewer)
    return [sides.A.secretMission, sides.B.secretMission]
  }
  expect([missions('A'), missions('B'), missions('spectator')]).toEqual([
    [5, 3],
    [0, 3],
    [0, 3],
  ])
})

test('3.5: what somebody looks at is told to him, what is drawn in secret to its owner; the rest learn that it happened', () => {
  const state = laid(looked)
  const seen = { type: 'item-seen', item: 't2', seat: 'A', kind: 'booby-trap' } as const
  expect(deadzone.tell(seen, 'A', state)).toEqual(seen)
  for (const viewer of ['B', 'spectator'] as const)
    expect(deadzone.tell(seen, viewer, state)).toEqual({ type: 'item-seen', item: 't2', seat: 'A' })
  const drawn = { type: 'secret-drawn', seat: 'B', mission: 4 } as const
  expect(deadzone.tell(drawn, 'B', state)).toEqual(drawn)
  expect(deadzone.tell(drawn, 'A', state)).toEqual({ type: 'secret-drawn', seat: 'B' })
})

test('3.5: a world that fits: what has been seen stays, what has not may be anything that is left in the bag', () => {
  const state = laid(looked)
  const rng = seeded(5)
  const worlds = Array.from({ length: 200 }, () => deadzone.imagine(deadzone.project(state, 'B'), rng))
  const kinds = new Set(worlds.map(({ items }) => items.t2?.kind))
  expect(kinds.size).toBeGreaterThan(5)
  expect(kinds.has(undefined)).toBe(false)
  expect(worlds.every(({ items }) => items.t3?.kind === 'ammo' && items.t1?.kind === undefined)).toBe(true)
  expect(new Set(worlds.map(({ sides }) => sides.A.secretMission)).size).toBe(8)
  expect(worlds.every(({ sides }) => sides.B.secretMission === 3)).toBe(true)
  const own = deadzone.imagine(deadzone.project(state, 'A'), rng)
  expect(own).toEqual(state)
})

test('3.5: no world has more of a kind than the bag had', () => {
  const trap = { in: '4-4-1', faceUp: false, seenBy: ['A'] } as const
  const state = laid({
    ...looked,
    items: { t1: { ...trap, kind: 'ammo' }, t2: { ...trap, kind: 'booby-trap' } },
    bag: [
      { kind: 'ammo', count: 1 },
      { kind: 'booby-trap', count: 1 },
    ],
  })
  const rng = seeded(9)
  for (let tried = 0; tried < 40; tried++) {
    const { items } = deadzone.imagine(deadzone.project(state, 'B'), rng)
    expect([items.t1?.kind, items.t2?.kind].sort()).toEqual(['ammo', 'booby-trap'])
  }
})
