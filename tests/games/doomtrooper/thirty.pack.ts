/** Thirty cards of our own, of the kinds that the base set has, written as somebody with CARDS.md beside him would. */
const warrior = (
  id: string,
  name: string,
  aff: string,
  stats: readonly number[],
  fx: readonly unknown[],
  tags: readonly string[] = [],
) => {
  const [F, S, A, V] = stats
  return { id, name, type: 'warrior', aff: [aff], tags, stats: { F, S, A, V }, fx }
}
const gear = (
  id: string,
  name: string,
  tags: readonly string[],
  fx: readonly unknown[],
  is: readonly string[] = ['type:warrior'],
) => ({
  id,
  name,
  type: 'equipment',
  aff: ['general'],
  tags,
  play: { when: 'ACTION', actions: 1, on: { of: 'mine', is }, stay: 'warrior' },
  fx,
})
const special = (id: string, name: string, play: object, ops: readonly unknown[]) => ({
  id,
  name,
  type: 'special',
  aff: ['general'],
  play: { actions: 0, after: 'discard', ...play },
  fx: [{ k: 'do', do: ops }],
})
const fort = (id: string, name: string, stay: string, fx: readonly unknown[]) => ({
  id,
  name,
  type: 'fortification',
  aff: ['general'],
  play: { when: 'ACTION', actions: 1, stay, unique: 'player' },
  fx,
})
const gift = (id: string, name: string, fx: readonly unknown[], cls = 'GIFT', is: readonly string[] = ['DL']) => ({
  id,
  name,
  type: 'symmetry',
  aff: ['legion'],
  tags: [`CLASS:${cls}`],
  play: { when: 'ACTION', actions: 1, on: { of: 'mine', is }, stay: 'warrior', unique: 'warrior' },
  fx,
})
const spell = (id: string, name: string, caster: string, play: object, ops: readonly unknown[]) => ({
  id,
  name,
  type: 'art',
  aff: ['brotherhood'],
  tags: [`ART:${caster}`],
  play: { actions: 0, caster, after: 'discard', good: true, ...play },
  fx: [{ k: 'do', do: ops }],
})
const mission = (id: string, name: string, given: readonly string[], ops: readonly unknown[]) => ({
  id,
  name,
  type: 'mission',
  aff: ['general'],
  play: { when: 'ACTION', actions: 1, on: { of: 'any', is: ['type:warrior'], n: 1 }, stay: 'warrior', unique: 'holder' },
  fx: [{ k: 'on', event: 'killed', if: given, do: ops }],
})
const ANY = { of: 'any', is: ['type:warrior'], n: 1 }
const FIGHTING = { of: 'any', is: ['inCombat'], n: 1 }
const lasting = (fx: object, lasts: string) => ({ op: 'apply', fx, for: lasts })

export const THIRTY = [
  // warriors
  warrior('ridge_scout', 'Ridge Scout', 'capitol', [2, 4, 3, 3], [{ k: 'allow', who: 'self', act: 'attack_uncovered' }]),
  warrior(
    'steam_duelist',
    'Steam Duelist',
    'imperial',
    [4, 1, 3, 4],
    [{ k: 'kw', who: 'self', kw: ['FIRST_STRIKE'], if: ['attacking'] }],
  ),
  warrior(
    'grave_swarm',
    'Grave Swarm',
    'legion',
    [2, 2, 4, 4],
    [{ k: 'kw', who: 'self', kw: ['MULTI_ATTACK'], arg: '2' }],
    ['FOLLOWER:DEMNOGONIS'],
  ),
  warrior(
    'wire_dancer',
    'Wire Dancer',
    'cybertronic',
    [3, 3, 3, 3],
    [{ k: 'use', when: 'FREE', pay: { self: 'wound' }, do: [{ op: 'gain', who: 'me', cur: 'D', n: 3 }], if: ['healthy'] }],
  ),
  warrior(
    'chapel_nurse',
    'Chapel Nurse',
    'brotherhood',
    [2, 2, 3, 3],
    [{ k: 'on', event: 'wounded', if: ['victim.mine', '!victim.self'], do: [{ op: 'gain', who: 'me', cur: 'D', n: 1 }] }],
  ),
  warrior(
    'undying_captain',
    'Undying Captain',
    'legion',
    [4, 3, 4, 5],
    [{ k: 'instead', event: 'killed', if: ['victim.self'], do: [{ op: 'return', what: 'self' }] }],
    ['FOLLOWER:ALGEROTH'],
  ),
  // equipment
  gear(
    'long_lance',
    'Long Lance',
    ['WEAPON:FIGHT'],
    [{ k: 'mod', who: 'bearer', stat: ['F'], op: '+', n: 2, if: ['attacking'] }],
  ),
  gear(
    'twin_pistol',
    'Twin Pistol',
    ['WEAPON:SHOOT', 'HANDGUN'],
    [
      { k: 'mod', who: 'bearer', stat: ['S'], op: '+', n: 1 },
      { k: 'kw', who: 'bearer', kw: ['TWO_WEAPONS'], arg: 'HANDGUN' },
    ],
  ),
  gear(
    'strongbox',
    'Strongbox',
    [],
    [{ k: 'shield', what: { of: 'mine', is: ['type:equipment'], n: 'all', where: 'attached' } }],
  ),
  gear(
    'field_radio',
    'Field Radio',
    [],
    [
      {
        k: 'use',
        when: 'COMBAT',
        limit: 'combat',
        pay: { D: 2 },
        if: ['bearer.inCombat'],
        do: [lasting({ k: 'mod', who: 'bearer', stat: ['A'], op: '+', n: 2 }, 'combat')],
      },
    ],
  ),
  gear(
    'rally_flag',
    'Rally Flag',
    [],
    [{ k: 'mod', who: { of: 'mine', is: ['sameSide:bearer', '!self'] }, stat: ['A'], op: '+', n: 1, if: ['!bearer.cover'] }],
  ),
  // fortifications
  fort('recruiting_office', 'Recruiting Office', 'squad', [
    { k: 'price', who: 'me', what: ['DT'], cur: 'D', op: '-', n: 1, min: 1 },
  ]),
  fort('customs_house', 'Customs House', 'squad', [
    { k: 'price', who: { of: 'theirs', is: ['player'] }, what: 'act:attack', cur: 'D', op: '+', n: 1 },
  ]),
  fort('bone_yard', 'Bone Yard', 'kohort', [
    { k: 'on', event: 'removed', if: ['event.theirs'], do: [{ op: 'gain', who: 'me', cur: 'D', n: 1 }] },
  ]),
  // Dark Symmetry
  gift('cold_hand', 'Cold Hand', [{ k: 'ban', who: 'foe', act: 'retaliate', if: ['tactic:fight'] }]),
  gift('iron_hide', 'Iron Hide', [
    { k: 'mod', who: 'bearer', stat: ['A'], op: '+', n: 2 },
    { k: 'ban', who: 'bearer', act: 'cover' },
  ]),
  gift('brass_wings', 'Brass Wings', [{ k: 'allow', who: 'bearer', act: 'attack_player' }], 'ALGEROTH', [
    'DL',
    'follower:ALGEROTH',
  ]),
  // Art
  spell('warding_sign', 'Warding Sign', 'EXORCISM', { when: 'COMBAT', spell: 'COMBAT', on: FIGHTING, pay: { perD: 2 } }, [
    lasting({ k: 'mod', who: 't', stat: ['A'], op: '+', n: 'X' }, 'combat'),
  ]),
  spell('second_sight', 'Second Sight', 'PREMONITION', { when: 'ANY', pay: { D: 2 } }, [
    {
      op: 'ask',
      who: 'opp',
      filter: ['type:warrior'],
      yes: [{ op: 'draw', n: 1 }],
      no: [{ op: 'gain', who: 'me', cur: 'D', n: 3 }],
    },
  ]),
  // missions
  mission('silent_kill', 'Silent Kill', ['by:bearer', '!bearer.wounded'], [{ op: 'payout', cur: 'PTS', n: 4 }]),
  mission(
    'settle_scores',
    'Settle Scores',
    ['by:bearer', 'victim.V>=5'],
    [{ op: 'payout', cur: 'P', n: '2*V(victim)', instead: 'kill' }],
  ),
  // specials
  special(
    'bribed_guard',
    'Bribed Guard',
    { when: 'FREE', on: { of: 'theirs', is: ['type:warrior', 'V<=3'], n: 1 }, pay: { V: 't' } },
    [{ op: 'control', who: 't', to: 'me' }],
  ),
  special('stolen_orders', 'Stolen Orders', { when: 'RE', re: 'card_played' }, [{ op: 'retarget' }]),
  special('forced_march', 'Forced March', { when: 'START', limit: 'turn', pay: { hand: 1 } }, [
    { op: 'extra', n: 2, kind: 'nonattack' },
  ]),
  special('lost_supplies', 'Lost Supplies', { when: 'ANY', on: { of: 'theirs', is: ['player'], n: 1 } }, [
    { op: 'skip', who: 't', what: 'draw' },
  ]),
  special('borrowed_face', 'Borrowed Face', { when: 'COMBAT', on: { of: 'mine', is: ['inCombat'], n: 1 } }, [
    { op: 'copy', who: 't', from: 'foe', for: 'combat' },
  ]),
  special('war_chest', 'War Chest', { when: 'FREE' }, [{ op: 'convert', from: 'D', give: 5, get: 1 }]),
  special('quartermaster', 'Quartermaster', { when: 'FREE' }, [{ op: 'free_play', filter: ['type:equipment'] }]),
  special('shaken_nerves', 'Shaken Nerves', { when: 'ANY', on: ANY }, [
    lasting({ k: 'mod', who: 't', stat: ['F', 'S'], op: '-', n: 2 }, 'theirs'),
  ]),
  special('taken_credit', 'Taken Credit', { when: 'RE', re: 'gained', if: ['event.theirs', 'event.cur:P'], pay: { D: 4 } }, [
    { op: 'redirect', to: 'me' },
  ]),
]

export const THIRTY_PACK = { sightline: 'pack', game: 'doomtrooper', version: 1, name: 'Thirty', cards: THIRTY, decks: [] }
