/** Short matches of two Rounds from laid-out positions: what whole matches rarely come to. */
import { deadzone } from '../../../src/games/deadzone/rules'
import { call, type Deadzone, go, procedure, tell } from '../../../src/games/deadzone/rules/terms'
import type { Game } from '../../../src/kernel'
import { profileOf } from './profiles'
import { type Laid, laid } from './scenes'

/** Two Rounds of this position, then a draw. */
const scene = (position: Laid): Game<Deadzone> => ({
  ...deadzone,
  setUp: () => laid({ phase: 'setup', round: 0, ...position }),
  procedures: {
    ...deadzone.procedures,
    match: procedure('match', {
      rounds: ({ state }) => (state.phase === 'over' ? go('done') : state.round >= 2 ? go('over') : call('round', {}, 'rounds')),
      over: () => tell({ type: 'match-ended', points: { A: 0, B: 0 }, winner: 'draw' }, 'done'),
    }),
  },
})
/** They are tougher than printed, so that some survive to be thrown again. */
const tough = { armour: 4 } as const
/** Bad throws land anywhere. */
const clumsy = { ...tough, shoot: 7 } as const
const broad = { ...tough, size: 2 } as const

/** A crowd between walls: knocked against them, into full cubes, up from the ground among enemies. */
const cell: Laid = {
  models: {
    A1: { profile: 'captain', at: [9.6, 9.6], as: tough },
    A2: { profile: 'captain', at: [10.7, 9.6], as: tough },
    A3: { profile: 'assault', at: [9.6, 11.4], pinned: true, as: tough },
    A4: { profile: 'enforcer', at: [13.5, 10.5], as: tough },
    B1: { profile: 'huscarl', at: [11.4, 10.5], as: tough },
    B2: { profile: 'warrior', at: [10.5, 11.4], pinned: true, as: tough },
    B3: { profile: 'warrior', at: [12.6, 9.6], as: tough },
    B4: { profile: 'warrior', at: [12.6, 11.4], as: tough },
    B5: { profile: 'warrior', at: [14.4, 9.6], as: tough },
    B6: { profile: 'warrior', at: [14.4, 11.4], as: tough },
  },
  panels: { '4-4-1 N': 'full', '4-4-1 S': 'full', '4-4-1 W': 'full', '5-4-1 N': 'winM', '5-4-1 S': 'full' },
}

/** Grenades on roofs and walkways: thrown about, down, and onto each other. */
const roofs: Laid = {
  models: {
    A1: { profile: 'enforcer', at: '3-4-3', as: { ...clumsy, abilities: [] } },
    A2: { profile: 'warrior', at: '4-4-3', as: clumsy },
    A3: { profile: 'warrior', at: '5-4-1', as: clumsy },
    B1: { profile: 'captain', at: '4-3-3', as: { ...clumsy, abilities: [] } },
    B2: { profile: 'warrior', at: '4-6-1', as: clumsy },
    B3: { profile: 'dragon', at: '5-3-1', as: clumsy },
  },
  floors: {
    '3-4-3': 'floor',
    '4-4-3': 'floor',
    '4-3-3': 'floor',
    '5-4-2': 'half-ew',
    '5-3-2': 'half-ns',
    '5-5-2': 'half-ew',
    '3-3-2': 'half-ew',
    '3-5-2': 'half-ns',
  },
  items: {
    t1: { kind: 'frag-grenade', with: 'A1' },
    t2: { kind: 'frag-grenade', with: 'A2' },
    t3: { kind: 'stun-grenade', with: 'A3' },
    t4: { kind: 'frag-grenade', with: 'B1' },
    t5: { kind: 'stun-grenade', with: 'B2' },
    t6: { kind: 'frag-grenade', with: 'B3' },
  },
}

/** Full hands beside full hands, on the way out over the enemy's edge. */
const edge: Laid = {
  mission: 'break-through',
  models: {
    A1: { profile: 'warrior', at: [9.8, 1.5] },
    A2: { profile: 'warrior', at: [11.2, 1.5] },
    A3: { profile: 'warrior', at: '6-2-1' },
    B1: { profile: 'enforcer', at: [18.8, 22.5] },
    B2: { profile: 'enforcer', at: [20.2, 22.5] },
  },
  items: {
    t1: { kind: 'ammo', with: 'A1' },
    t2: { kind: 'ammo', with: 'B1' },
    t3: { kind: 'ammo', with: 'B2' },
    t4: { kind: 'medi-pack', in: '4-1-1' },
    t5: { in: '7-8-1' },
  },
}

/** The winner of the Recon test has dice to use, and somebody to send round the flank. */
const bonus: Laid = {
  models: {
    A1: { profile: 'captain', at: '5-8-1' },
    A2: { profile: 'enforcer', at: '6-8-1' },
    A3: { profile: 'enforcer', at: '7-8-1' },
    B1: { profile: 'huscarl', at: '1-1-1' },
    B2: { profile: 'warrior', at: '2-1-1' },
  },
  items: { t1: { in: '4-4-1' }, t2: { in: '5-5-1' }, t3: { in: '3-3-1' } },
  more: { bonus: { seat: 'A', dice: [1, 2, 3, 4, 7, 8] } },
}

/** Who breaks away is knocked off his way. */
const held: Laid = {
  models: {
    A1: { profile: 'warrior', at: [10, 10.5], as: tough },
    A2: { profile: 'warrior', at: [16, 10.5], as: tough },
    B1: { profile: 'captain', at: [11.4, 10.5], as: { ...tough, fight: 3 } },
    B2: { profile: 'captain', at: [17.4, 10.5], as: { ...tough, fight: 3 } },
  },
}

/** Broad bases in the middle of a walled cube: a model that enters has no place until another moves over. */
const tight: Laid = {
  models: {
    A1: { profile: 'warrior', at: '5-4-1', as: broad },
    A2: { profile: 'enforcer', at: '5-5-1', as: broad },
    B1: { profile: 'warrior', at: [10.5, 9.7], as: broad },
    B2: { profile: 'warrior', at: [10.5, 11.3], as: { ...broad, silhouette: profileOf('warrior', broad).silhouette, size: 1 } },
  },
  panels: { '4-4-1 N': 'full', '4-4-1 S': 'full', '4-4-1 W': 'full', '4-4-1 E': 'winM' },
}

const spare = { ...tough, abilities: [], survive: 7 } as const
/** Pairs beside pairs, grenades in every hand: thrown, Pinned, among two of the others. */
const pairs: Laid = {
  models: Object.fromEntries(
    (
      [
        ['A', 3, 4],
        ['B', 4, 4],
        ['A', 5, 4],
        ['B', 3, 5],
        ['A', 4, 5],
        ['B', 5, 5],
      ] as const
    ).flatMap(([seat, c, r], index) =>
      [0, 1].map((place): [string, Laid['models'][string]] => [
        `${seat}${index * 2 + place}`,
        { profile: 'warrior', at: [(c - 1) * 3 + 0.8 + 1.4 * place, (r - 1) * 3 + 1.5], as: spare },
      ]),
    ),
  ),
  items: Object.fromEntries(
    ['A0', 'A1', 'B2', 'B3', 'A4', 'B6', 'A8', 'B10'].map((carrier, index) => [
      `t${index + 1}`,
      { kind: 'frag-grenade', with: carrier } as const,
    ]),
  ),
}

export const SCENES: readonly Game<Deadzone>[] = [cell, roofs, edge, bonus, held, tight, pairs].map(scene)
