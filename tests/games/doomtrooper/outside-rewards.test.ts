/** Deaths, points, missions and the end of the match, where they meet. Cases from the rulebook, not from the code. */
import { expect, test } from 'vitest'
import {
  act,
  against,
  at,
  declined,
  fight,
  isIn,
  pair,
  playing,
  rated,
  resolved,
  seatIn,
  shared,
  type Table,
  turned,
} from './position'

const points = (play: Table, seat: 'A' | 'B' | 'C' = 'A') => [seatIn(play, seat).P, seatIn(play, seat).D]
/** All pass, and this seat answers a death with the card. */
function answered(play: Table, seat: 'A' | 'B' | 'C', card: string): Table {
  for (;;) {
    const asked = play.snapshot.pending.find(({ offer }) => !offer)
    if (!asked) throw new Error(`nobody may play ${card}`)
    const { options = [] } = asked.choice as unknown as { options?: readonly { id: string }[] }
    const id = `play:h${seatIn(play, seat).hand.indexOf(card)}`
    if (asked.subject === 'reaction' && asked.seat === seat && options.some((one) => one.id === id))
      return act(play, seat, `play ${card}`)
    play.answer(asked.seat as 'A', asked.subject, 'pass')
  }
}

test.each([
  [22, 21, 'blood_beret', []],
  [22, 22, 'centurion', ['B']],
  [22, 20, 'blood_beret', ['A']],
] as const)(
  'DT-GOL-04 DT-END-01 DT-REW-02 DT-REW-05 AMB-23: A has %i, B %i, and B kills %s while A kills a Samurai',
  (A, B, card, winners) => {
    const play = turned({
      active: 'B',
      A: { P: A, inPlay: [`${card}/wounded`] },
      B: { P: B, inPlay: ['samurai/wounded[violator_sword]'] },
    })
    play.answer('A', 'before drawing', 'proceed')
    fight(play, card, 'samurai', 'fight', ['violator_sword'])
    resolved(play)
    shared(play, 'A', 3, 0)
    expect(play.state.ending).toBeUndefined()
    shared(play, 'B', card === 'centurion' ? 5 : 4, 0)
    expect([play.state.ending, play.outcome?.winners]).toEqual(['points', winners])
  },
)

test('DT-MIS-04 DT-REW-04 AMB-29: two missions that one kill fulfils pay both, in place of its V once', () => {
  const play = playing({
    A: { D: 0, inPlay: ['clansman[nepharite_hunt,fury_of_the_clansmen]'] },
    B: { inPlay: ['nepharite_of_semai/wounded'] },
  })
  resolved(fight(play, 'clansman', 'nepharite_of_semai', 'fight'))
  declined(play.answer('A', 'which branch', 'branch:0'))
  declined(play.answer('A', 'which branch', 'branch:1'))
  expect(play.open).toEqual(['B: share points'])
  shared(play, 'B', 3, 0)
  expect([points(play), seatIn(play, 'A').discard.length]).toEqual([[12, 24], 3])
})

test('DT-MIS-04 DT-CRD-01: a death that is undone fulfils nothing; a healthy one that was slain is healthy again', () => {
  const play = playing({
    A: { inPlay: ['razide[fifteen_minutes_of_fame]'] },
    B: { hand: ['narrow_escape'], inPlay: ['tatsu/wounded'] },
  })
  answered(fight(play, 'razide', 'tatsu', 'fight'), 'B', 'narrow_escape')
  expect([points(play), isIn(play, 'fifteen_minutes_of_fame'), at(play, 'tatsu').wounded]).toEqual([[0, 5], true, true])
  const slain = playing({
    A: { inPlay: ['curator[curator_sword]'] },
    B: { hand: ['narrow_escape'], inPlay: ['samurai[suicide_mission]'] },
  })
  answered(fight(slain, 'curator', 'samurai', 'fight', ['curator_sword']), 'B', 'narrow_escape')
  expect([at(slain, 'samurai').wounded, points(slain, 'A'), points(slain, 'B')]).toEqual([undefined, [0, 5], [0, 5]])
})

test('DT-REW-01 DT-CRD-01 AMB-42: vengeance kills the wounded killer, who has earned all the same; a second copy is idle', () => {
  const play = playing({
    A: { inPlay: ['razide/wounded'] },
    B: { hand: ['sworn_vengeance', 'sworn_vengeance'], inPlay: ['samurai/wounded'] },
  })
  answered(fight(play, 'razide', 'samurai', 'fight'), 'B', 'sworn_vengeance')
  expect(play.open).toEqual(['A: share points'])
  shared(play, 'A', 3, 0)
  shared(play, 'B', 7, 0)
  expect([points(play, 'A')[0], points(play, 'B')[0], isIn(play, 'razide'), seatIn(play, 'B').hand]).toEqual([
    3,
    7,
    false,
    ['sworn_vengeance'],
  ])
})

test('DT-REW-02 DT-CRD-01: who has died in the combat already is not killed once more', () => {
  const play = playing({
    A: { inPlay: ['necromutant/wounded'] },
    B: { hand: ['sworn_vengeance'], inPlay: ['samurai/wounded[scalper]'] },
  })
  answered(fight(play, 'necromutant', 'samurai', 'fight', ['scalper']), 'B', 'sworn_vengeance')
  shared(play, 'A', 3, 0)
  shared(play, 'B', 4, 0)
  expect([points(play, 'A')[0], points(play, 'B')[0], play.state.attack]).toEqual([3, 4, undefined])
})

test('DT-CRD-01 DT-PLY-01: a third player may avenge a Mishima warrior, and earns the V', () => {
  const play = playing({
    players: 3,
    A: { inPlay: ['razide/wounded'] },
    B: { inPlay: ['samurai/wounded'] },
    C: { hand: ['sworn_vengeance'] },
  })
  answered(fight(play, 'razide', 'samurai', 'fight'), 'C', 'sworn_vengeance')
  shared(play, 'A', 3, 0)
  shared(play, 'C', 7, 0)
  expect([points(play, 'A')[0], points(play, 'B')[0], points(play, 'C')[0]]).toEqual([3, 0, 7])
})

test('DT-CRD-01: joy heals what this combat hurt, no older wound', () => {
  const play = playing({ A: { hand: ['joy_of_victory'], inPlay: ['tatsu/wounded'] }, B: { inPlay: ['infantry'] } })
  answered(fight(play, 'tatsu', 'infantry', 'shoot'), 'A', 'joy_of_victory')
  expect([at(play, 'tatsu').wounded, points(play)]).toEqual([true, [0, 10]])
})

test('DT-CRD-01 DT-REW-03: what earns Destiny only is asked for no share, of a kill or of a direct attack', () => {
  const play = playing({ A: { D: 0, inPlay: ['ex_imperial_freelancer'] }, B: { inPlay: ['infantry/wounded'] } })
  resolved(fight(play, 'ex_imperial_freelancer', 'infantry', 'fight'))
  expect(points(play)).toEqual([0, 2])
  const direct = playing({ A: { D: 0, inPlay: ['ex_imperial_freelancer'] }, B: {} })
  declined(act(direct, 'A', 'attack').answer('A', 'combatants', pair(direct, 'ex_imperial_freelancer', 'B')))
  resolved(direct)
  expect(points(direct)).toEqual([0, 1])
})

test('DT-REW-03 DT-END-01: only the Promotion part of a gain can be bamboozled', () => {
  const from = { A: { D: 0, inPlay: ['razide'] }, B: { D: 0, hand: ['bamboozled'], inPlay: ['necromutant/wounded'] } }
  const all = resolved(fight(playing(from), 'razide', 'necromutant', 'fight')).answer('A', 'share points', [0, 4])
  expect(all.open.some((one) => one.includes('reaction'))).toBe(false)
  const some = resolved(fight(playing(from), 'razide', 'necromutant', 'fight')).answer('A', 'share points', [1, 3])
  act(some, 'B', 'play bamboozled')
  expect([points(some, 'A'), points(some, 'B')]).toEqual([
    [0, 3],
    [0, 2],
  ])
})

test.each([
  ['mystic/wounded', 'play improve_self', 10],
  ['fay_and_klaus/wounded', 'use fay_and_klaus.1', 8],
])('DT-REW-04 AMB-09: the killer of %s after %s earns its V as it is then', (theirs, move, worth) => {
  const card = theirs.replace(/\/.*/, '')
  const play = playing({ A: { inPlay: ['razide'] }, B: { hand: ['improve_self'], inPlay: [theirs] } })
  fight(play, 'razide', card, 'fight').answer('A', 'modify combat', 'pass')
  resolved(act(play, 'B', move))
  expect((play.decision('share points').choice as unknown as { total: number }).total).toBe(worth)
})

test('DT-REW-04 DT-HIT-05: a vehicle in use doubles what its driver is worth; one that stands there does not', () => {
  const worth = (use: readonly string[]) => {
    const play = playing({ A: { inPlay: ['necromutant[hmg_charger]'] }, B: { inPlay: ['clansman/wounded[imperial_doomlord]'] } })
    resolved(fight(play, 'necromutant', 'clansman', 'shoot', ['hmg_charger', ...use]))
    return (play.decision('share points').choice as unknown as { total: number }).total
  }
  expect([worth(['imperial_doomlord']), worth([])]).toEqual([6, 3])
})

test('DT-MIS-04 DT-REW-02 AMB-33: a suicide mission pays the V as it is, and 3 more for a last kill', () => {
  const play = playing({
    A: { inPlay: ['razide/wounded'] },
    B: { D: 0, hand: ['improve_self'], inPlay: ['mystic/wounded[suicide_mission]'] },
  })
  fight(play, 'razide', 'mystic', 'fight').answer('A', 'modify combat', 'pass')
  resolved(act(play, 'B', 'play improve_self'))
  shared(play, 'A', 10, 0)
  shared(play, 'B', 0, 7)
  expect([points(play, 'B'), points(play, 'A')[0]]).toEqual([[13, 7], 10])
})

test('DT-MIS-04 DT-CRD-01: the last of a Squad is the last that is not dead, in cover or out of it', () => {
  const kill = (theirs: readonly string[]) => {
    const play = playing({ A: { forts: ['destroy_squad'], inPlay: ['razide'] }, B: { inPlay: theirs } })
    resolved(fight(play, 'razide', 'samurai', 'fight'))
    return isIn(play, 'destroy_squad')
  }
  expect([kill(['samurai/wounded']), kill(['samurai/wounded', '~infantry']), kill(['samurai/wounded', 'necromutant'])]).toEqual([
    false,
    true,
    false,
  ])
})

test('DT-REW-04 DT-STA-03 DT-MIS-04: deaths outside combat pay nobody but the missions on the dead', () => {
  const play = playing({
    A: { hand: ['essence_of_virtue'], inPlay: ['archangel'] },
    B: { D: 0, inPlay: ['necromutant/wounded[suicide_mission,dark_fire]', 'centurion[dimensional_warp]'] },
  })
  act(play, 'A', 'play essence_of_virtue')
  expect([points(play, 'A'), points(play, 'B'), at(play, 'centurion').wounded]).toEqual([[0, 5], [4, 0], true])
  expect([...seatIn(play, 'B').discard].sort()).toEqual(['dark_fire', 'dimensional_warp', 'necromutant', 'suicide_mission'])
})

test('DT-REW-04 DT-STA-02 DT-ACT-03: a scream of three actions, once, that kills friend and foe without points', () => {
  const play = playing({
    A: { inPlay: ['screaming_legionnaire/wounded', 'legionnaire_of_semai'], hand: ['initiative'] },
    B: { inPlay: ['suicide_warhead', 'infantry'] },
  })
  act(play, 'A', 'play initiative')
  act(play, 'A', 'use screaming_legionnaire.1')
  expect([isIn(play, 'screaming_legionnaire'), isIn(play, 'suicide_warhead'), at(play, 'infantry').wounded]).toEqual([
    false,
    false,
    undefined,
  ])
  expect([points(play), points(play, 'B'), play.state.actionsLeft]).toEqual([[0, 5], [0, 5], 1])
})

test('DT-REW-01 DT-CRD-01: a Nepharite that dies as it kills still calls its Legionnaire', () => {
  const play = playing({
    A: { inPlay: ['nepharite_of_semai/wounded'] },
    B: { inPlay: ['blood_beret[ac40_justifier]'] },
  })
  resolved(fight(play, 'nepharite_of_semai', 'blood_beret', 'fight', ['ac40_justifier']))
  shared(play, 'A', 4, 0)
  shared(play, 'B', 6, 0)
  expect([isIn(play, 'nepharite_of_semai'), isIn(play, 'legionnaire_of_semai'), isIn(play, 'blood_beret')]).toEqual([
    false,
    true,
    false,
  ])
})

test.each([
  ['samurai/wounded[ticker]', false],
  ['twitcher/wounded[ticker]', true],
])('DT-CRD-01 DT-REW-04: %s outlives the combat on Ticker, whatever slays; after it: %s', (theirs, lives) => {
  const card = theirs.replace(/\/.*/, '')
  const play = playing({ A: { inPlay: ['curator[curator_sword]'] }, B: { inPlay: [theirs] } })
  fight(play, 'curator', card, 'fight', ['curator_sword']).answer('A', 'modify combat', 'pass')
  resolved(act(play, 'B', 'use ticker.0'))
  expect([isIn(play, card), points(play, 'A'), play.open.includes('A: share points')]).toEqual([lives, [0, 5], false])
})

test('DT-CRD-01 DT-RES-03: a combat on Ticker that is called off has ended, too', () => {
  const play = playing({ A: { inPlay: ['razide'] }, B: { hand: ['retreat'], inPlay: ['samurai[ticker]'] } })
  fight(play, 'razide', 'samurai', 'fight').answer('A', 'modify combat', 'pass')
  act(act(play, 'B', 'use ticker.0'), 'B', 'play retreat > samurai')
  expect([at(play, 'samurai').wounded, points(play, 'A')]).toEqual([true, [2, 5]])
})

test('DT-CRD-01 DT-HIT-05: a weapon that slays must be the one in use', () => {
  const play = playing({ A: { inPlay: ['necromutant[scythe_of_semai,la_plasma_carbine]'] }, B: { inPlay: ['samurai'] } })
  resolved(fight(play, 'necromutant', 'samurai', 'shoot', ['la_plasma_carbine']))
  expect([at(play, 'samurai').wounded, isIn(play, 'samurai')]).toEqual([true, true])
})

test('DT-STA-02 DT-CRD-01: a wound may be healed while the window is open, and then the hit only wounds', () => {
  const play = playing({ A: { inPlay: ['razide'] }, B: { D: 6, inPlay: ['callistonian_intruder/wounded'] } })
  fight(play, 'razide', 'callistonian_intruder', 'fight')
  expect(play.open).toContain('A: modify combat')
  resolved(act(play, 'B', 'use callistonian_intruder.0'))
  expect([at(play, 'callistonian_intruder').wounded, points(play, 'A'), points(play, 'B')]).toEqual([true, [0, 5], [0, 0]])
})

test('DT-PER-03 DT-REW-01: each death of the same Personality pays', () => {
  const play = playing({
    A: { hand: ['blood_lust'], inPlay: ['razide'] },
    B: { D: 7, hand: ['inspired', 'tatsu'], inPlay: ['tatsu/wounded', 'infantry'] },
  })
  act(play, 'A', 'play blood_lust')
  resolved(fight(play, 'razide', 'tatsu', 'fight'))
  shared(play, 'A', 7, 0)
  act(play, 'B', 'play inspired')
  act(act(play, 'B', 'deploy tatsu'), 'B', 'end')
  expect([points(play)[0], against(play, 'A', 'attack'), at(play, 'tatsu').wounded, rated(play, 'tatsu', 'V')]).toEqual([
    7,
    'allowed',
    undefined,
    7,
  ])
})
