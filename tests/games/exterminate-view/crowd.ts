/** Crowded positions for random play, and what of a turn is begun in them. */
import { INCH } from '../../../src/geometry/types'
import type { Laid } from '../exterminate/driver'
import type { Begin } from './matches'

const HANDS = [
  ['hit', 'armour', 'reroll', 'fate', 'double', 'lightning'],
  ['flex', 'instant-reroll', 'super-armour', 'fate', 'lightning'],
  ['hit', 'hit', 'armour', 'instant-reroll', 'double'],
]
const ADVENTURES = ['lucky-hit', 'second-wind', 'combat-senses', 'steady-aim', 'scavenger', 'hold-the-line']
const VOLLEY = { id: 'rifle', dice: 4, range: 12 * INCH, closeCombat: false, stress: 1, keywords: ['blast'], burst: 3 } as const

/** A brawl around a low platform, an obstacle and a wall: everything can happen within a part or two. */
export const crowd = (seed: number): Laid => ({
  figures: {
    A1: { profile: 'TC', at: [0, 0], as: { wounds: 1 } },
    A2: { profile: 'TC', at: [0, 1.6], ...(seed % 3 === 0 ? { stress: 1 } : {}) },
    A3: { profile: 'TB', at: [3.6, -2.6] },
    A4: { profile: 'TD', at: [6, 1.2], on: 'platform-1', ...(seed % 4 === 0 ? { stress: 2 } : {}) },
    A5: { profile: 'TD', at: [9, 3], ...(seed % 5 === 0 ? { condition: 'shocked' } : {}) },
    A6: { profile: 'TD', at: [11.5, 2.7], as: { weapons: [VOLLEY] } },
    B1: { profile: 'TD', at: [2.6, 0], ...(seed % 2 === 0 ? { condition: 'shocked', stress: 1 } : {}) },
    B2: { profile: 'TL', at: [2.6, 1.7], ...(seed % 3 === 1 ? { stress: 1 } : {}) },
    B3: { profile: 'TD', at: [8.2, 1.2] },
    B4: { profile: 'TC', at: [2.4, -1.3] },
    B5: { profile: 'TD', at: [7.6, 2.4], on: 'platform-1' },
  },
  terrain: {
    'platform-1': { box: [5, 0.2, 7.6, 4], height: 1 },
    'barricade-1': { box: [1.1, -0.6, 1.3, 0.6], height: 0.8 },
    'wall-1': { box: [4, 4, 8, 4.4], height: 2 },
    'barrels-1': { box: [9.6, 2, 11, 3.4], height: 0.8 },
  },
  sides: {
    A: { fate: 7, fateStart: 8, hand: HANDS[seed % HANDS.length] ?? [], ready: ADVENTURES, exhausted: ['clear-path'] },
    B: {
      fate: 7,
      fateStart: 7,
      hand: HANDS[(seed + 1) % HANDS.length] ?? [],
      ready: ['sidestep', 'reinforced-plating'],
      discard: ['medi-kit'],
    },
  },
  nodes: {
    'node-1': { at: [0.8, 0] },
    'node-2': { at: [0, 2.6] },
    'node-3': { at: [3.4, -4] },
    'node-5': { at: [6.4, 2.5], on: 'platform-1' },
    'node-4': { kind: 'black', points: 3, carrier: 'B1' },
  },
  ...(seed % 2 === 0 ? { bag: Array.from({ length: 5 }, () => ({ kind: 'spatial', points: 1 }) as const) } : {}),
  rulings: { fateRecover: seed % 2 === 0 ? 'any' : 'window' },
})

/** What is begun, and from how many positions. */
export const BEGINNINGS: readonly { readonly begin: Begin; readonly positions: number }[] = [
  { begin: { call: 'move part', local: { seat: 'A' } }, positions: 14 },
  { begin: { call: 'shoot part', local: { seat: 'A' } }, positions: 10 },
  { begin: { call: 'melee part', local: { seat: 'A' } }, positions: 24 },
  { begin: { call: 'upkeep', local: {} }, positions: 20 },
  { begin: { call: 'turn', local: {} }, positions: 4 },
]
