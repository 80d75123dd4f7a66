/** Missions. Facts from the public card database of the base set; effects restated in the vocabulary. */
import type { Card } from '../../rules/cards'

export const MISSIONS: readonly Card[] = [
  {
    id: 'fifteen_minutes_of_fame',
    name: 'Fifteen Minutes of Fame',
    type: 'mission',
    aff: ['general'],
    tags: [],
    rarity: 'R',
    limit: 5,
    play: {
      when: 'ACTION',
      actions: 1,
      on: { of: 'any', is: ['type:warrior', '!tag:PERSONALITY'], n: 1 },
      stay: 'warrior',
      unique: 'holder',
    },
    fx: [{ k: 'on', event: 'killed', do: [{ op: 'payout', cur: 'PTS', n: 5 }], if: ['by:bearer', 'victim.tag:PERSONALITY'] }],
  },
  {
    id: 'flush_out_the_coward',
    name: 'Flush Out the Coward',
    type: 'mission',
    aff: ['general'],
    tags: [],
    rarity: 'R',
    limit: 5,
    play: { when: 'ACTION', actions: 1, on: { of: 'any', is: ['type:warrior'], n: 1 }, stay: 'warrior', unique: 'holder' },
    fx: [
      {
        k: 'on',
        event: 'killed',
        do: [{ op: 'payout', cur: 'PTS', n: '2*V(victim)', instead: 'kill' }],
        if: ['by:bearer', 'victim.cover'],
      },
    ],
  },
  {
    id: 'nepharite_hunt',
    name: 'Nepharite Hunt',
    type: 'mission',
    aff: ['general'],
    tags: [],
    rarity: 'R',
    limit: 5,
    play: { when: 'ACTION', actions: 1, on: { of: 'any', is: ['DT'], n: 1 }, stay: 'warrior', unique: 'holder' },
    fx: [
      {
        k: 'on',
        event: 'killed',
        do: [
          {
            op: 'choose',
            options: [
              [{ op: 'payout', cur: 'D', n: '4*V(victim)', instead: 'kill' }],
              [{ op: 'payout', cur: 'P', n: '2*V(victim)', instead: 'kill' }],
            ],
          },
        ],
        if: ['by:bearer', 'victim.tag:NEPHARITE'],
      },
    ],
  },
  {
    id: 'suicide_mission',
    name: 'Suicide Mission',
    type: 'mission',
    aff: ['general'],
    tags: [],
    rarity: 'R',
    limit: 5,
    play: { when: 'ACTION', actions: 1, on: { of: 'any', is: ['type:warrior'], n: 1 }, stay: 'warrior', unique: 'holder' },
    fx: [{ k: 'on', event: 'killed', do: [{ op: 'payout', cur: 'P', n: 'V(bearer)+3*killed(bearer)' }], if: ['victim.self'] }],
  },
  {
    id: 'clan_infighting',
    name: 'Clan Infighting',
    type: 'mission',
    aff: ['imperial'],
    tags: [],
    rarity: 'R',
    limit: 5,
    play: { when: 'ACTION', actions: 1, on: { of: 'any', is: ['aff:imperial'], n: 1 }, stay: 'warrior', unique: 'holder' },
    fx: [
      { k: 'allow', who: 'bearer', act: 'attack', vs: ['aff:imperial', '!tag:PERSONALITY'] },
      {
        k: 'on',
        event: 'killed',
        do: [{ op: 'payout', cur: 'PTS', n: '2*V(victim)', instead: 'kill' }],
        if: ['by:bearer', 'victim.aff:imperial'],
      },
    ],
  },
  {
    id: 'fury_of_the_clansmen',
    name: 'Fury of the Clansmen',
    type: 'mission',
    aff: ['imperial'],
    tags: [],
    rarity: 'R',
    limit: 5,
    play: { when: 'ACTION', actions: 1, on: { of: 'any', is: ['tag:CLANSMAN'], n: 1 }, stay: 'warrior', unique: 'holder' },
    fx: [
      {
        k: 'on',
        event: 'killed',
        do: [
          {
            op: 'choose',
            options: [
              [{ op: 'payout', cur: 'D', n: '4*V(victim)', instead: 'kill' }],
              [{ op: 'payout', cur: 'P', n: '2*V(victim)', instead: 'kill' }],
            ],
          },
        ],
        if: ['by:bearer', 'victim.DL'],
      },
    ],
  },
  {
    id: 'destroy_squad',
    name: 'Destroy Squad',
    type: 'mission',
    aff: ['legion'],
    tags: [],
    rarity: 'R',
    limit: 5,
    play: { when: 'ACTION', actions: 1, on: { of: 'any', is: ['player'], n: 1 }, stay: 'player', unique: 'holder' },
    fx: [
      {
        k: 'on',
        event: 'killed',
        do: [{ op: 'payout', cur: 'PTS', n: 5 }],
        if: ['by:mine', 'killer.DL', 'victim.last:zone:squad'],
      },
    ],
  },
]
