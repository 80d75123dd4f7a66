import { expect, test } from 'vitest'
import { MISSION } from '../../../src/games/deadzone/content/missions'
import { cubeFrom, middleOf } from '../../../src/games/deadzone/rules/facts/cubes'
import type { Deadzone } from '../../../src/games/deadzone/rules/terms'
import type { Play } from '../../driver/drive'
import { inInches } from '../../driver/inches'
import { BATTLEFIELDS, type Laid, matched, playing, pose, spot, topOf } from './driver'

/** A team in reserve, before anything is set up. */
const fresh: Laid = {
  phase: 'setup',
  round: 0,
  models: {
    A1: { profile: 'captain' },
    A2: { profile: 'enforcer' },
    B1: { profile: 'huscarl' },
    B2: { profile: 'warrior' },
  },
}
const items = (play: Play<Deadzone>) => Object.values(play.state.items)

test('DZ-SET-01, DZ-SET-02, DZ-SET-03, DZ-SET-06: a first match is Patrol between the two ready teams, set up in order', () => {
  const play = matched()
  expect(play.state.mission).toBe('patrol')
  const subjects = [...new Set(Object.values(play.state.models).map(({ profile }) => profile.faction))]
  expect(subjects).toEqual(['enforcers', 'forge-fathers'])
  expect(play.open).toEqual(['B: rotate map'])
  play.answer('B', 'rotate map', '0')
  play.roll('item column row', '55'.repeat(8))
  play.roll('recon dice', '44111', 'A').roll('recon dice', '41111', 'B')
  expect(play.open).toEqual(['A: first player'])
  expect(play.events.map(({ type }) => type).filter((type) => type !== 'token-placed' && type !== 'test-rolled')).toEqual([
    'map-turned',
    'objectives-placed',
    'test-declared',
    'recon-won',
  ])
})

test('DZ-SET-04, DZ-SET-05: every model has a profile of its own, and its silhouette goes with it', () => {
  const { models } = matched().state
  expect(Object.values(models).filter(({ seat }) => seat === 'A').length).toBe(5)
  expect(Object.values(models).every(({ profile }) => profile.silhouette.base > 0 && profile.silhouette.eye > 0)).toBe(true)
})

test('DZ-SET-07: without items no token is thrown', () => {
  const play = matched({ rulings: { items: 'off' } })
  play.answer('B', 'rotate map', '0')
  expect(play.open).toEqual(['chance: recon dice'])
})

test('DZ-SET-08: when both sides are deployed the first Round begins', () => {
  const play = matched({ rulings: { items: 'off' } })
  play.answer('B', 'rotate map', '0').roll('recon dice', '44111', 'A').roll('recon dice', '41111', 'B')
  play.answer('A', 'first player', 'A').answer('A', 'zone', 'blue')
  for (const seat of ['A', 'B'] as const) {
    while (play.open.includes(`${seat}: deploy`)) {
      const { fallback } = play.decision('deploy')
      play.answer(seat, 'deploy', fallback)
      if (play.open.includes(`${seat}: deploy where`)) play.answer(seat, 'deploy where', play.decision('deploy where').fallback)
    }
  }
  expect(play.last('round-began')).toEqual({ type: 'round-began', round: 1, seat: 'A' })
  expect(play.open).toEqual(['chance: command dice'])
})

test('DZ-TER-07, DZ-OBJ-01, DZ-OBJ-02: B may turn the battlefield; the objectives stay on their squares, on top of what is there now', () => {
  const field = { panels: { '2-3-1 N': 'full' as const }, floors: { '3-5-2': 'floor' as const } }
  const position: Laid = { ...fresh, ...field, rulings: { items: 'off' } }
  const straight = playing(position, { call: 'setup', local: {} }).answer('B', 'rotate map', '0')
  expect(straight.state.objectives.map(({ cube, vp }) => [cube, vp])).toEqual([
    ['8-2-1', 1],
    ['1-7-1', 1],
    ['6-4-1', 2],
    ['3-5-2', 2],
  ])
  const half = playing(position, { call: 'setup', local: {} }).answer('B', 'rotate map', '180')
  expect(half.state.battlefield).toEqual({ panels: { '7-6-1 S': 'full' }, floors: { '6-4-2': 'floor' } })
  expect(half.state.tabletop.terrain.map(({ ref }) => ref)).toEqual(['panel 7-6-1 S', 'floor 6-4-2'])
  expect(half.state.objectives.map(({ cube }) => cube)).toEqual(['8-2-1', '1-7-1', '6-4-2', '3-5-1'])
})

test('DZ-OBJ-02: a mission may say that a marker lies inside, under the roof', () => {
  const set = { ...MISSION.patrol, objectives: [{ c: 3, r: 5, vp: 2 as const, inside: true as const }] }
  const position: Laid = { ...fresh, floors: { '3-5-2': 'floor' }, rulings: { items: 'off' }, more: { set } }
  const play = playing(position, { call: 'setup', local: {} }).answer('B', 'rotate map', '0')
  expect(play.state.objectives).toEqual([{ ref: 'o1', vp: 2, cube: '3-5-1' }])
})

test('G41, DZ-IPL-02, DZ-IPL-03, DZ-IPL-04, DZ-IPL-05, DZ-IPL-06, AMB-26, AMB-57: eight tokens thrown onto Sector 12', () => {
  const play = playing({ ...fresh, ...BATTLEFIELDS.sector12 }, { call: 'item placement', local: {} })
  // Two dice for each in one throw.
  play.roll('item column row', '2188646411468237')
  expect(play.open).toEqual([])
  const where = items(play).map(({ where: place }) => (place.at === 'cube' ? place.cube : place.at))
  expect(where).toEqual(['gone', 'gone', '6-4-2', '6-4-2', 'gone', '4-6-2', '8-2-1', '3-7-2'])
  expect(items(play).every(({ faceUp, kind }) => !faceUp && kind === undefined)).toBe(true)
})

test('DZ-IPL-01: what a token is comes out only when it is turned over', () => {
  const play = playing({ ...fresh, items: { t1: { in: '4-4-1' } } }, { call: 'reveal', local: { item: 't1', to: 'all' } })
  expect(play.state.items.t1?.kind).toBeUndefined()
  play.answer('chance' as never, 'item draw', [15, ...Array.from({ length: 15 }, (_, index) => index)])
  expect(play.state.items.t1).toMatchObject({ kind: 'booby-trap', faceUp: true })
})

test('DZ-IPL-05: Scour throws again for a token that comes to lie in a zone', () => {
  const play = playing({ ...fresh, mission: 'scour' }, { call: 'item placement', local: {} })
  play.roll('item column row', `${'44'.repeat(3)}11${'44'.repeat(2)}1144`)
  expect(play.decision('item column row').choice).toMatchObject({ dice: { length: 4 } })
  play.roll('item column row', '1155').roll('item column row', '66')
  expect(play.open).toEqual([])
  const where = Object.fromEntries(
    items(play).map(({ ref, where: place }) => [ref, place.at === 'cube' ? place.cube.slice(0, 3) : place.at]),
  )
  expect(where).toEqual({ t1: '4-4', t2: '4-4', t3: '4-4', t4: '6-6', t5: '4-4', t6: '4-4', t7: '5-5', t8: '4-4' })
})

test('G42, DZ-REC-01, DZ-REC-02, DZ-REC-03, DZ-REC-04, DZ-TEST-07, AMB-44: a tie is thrown again entirely; the winner names the first player', () => {
  const play = playing(fresh, { call: 'recon', local: {} })
  play.roll('recon dice', '44123', 'A')
  play.roll('recon dice', '81233', 'B').roll('recon dice', '5', 'B')
  expect(play.events.filter(({ type }) => type === 'recon-won')).toEqual([])
  play.roll('recon dice', '11233', 'A').roll('recon dice', '41111', 'B')
  expect(play.last('recon-won')).toEqual({ type: 'recon-won', seat: 'B', by: 1 })
  expect(play.state.test?.defence).toMatchObject({ target: 4, successes: 1, dice: { total: 5 } })
})

test('DZ-REC-02: a Recon value of its own Leader counts for each side', () => {
  const play = playing({ ...fresh, sides: { B: { recon: 6 } } }, { call: 'recon', local: {} })
  play.roll('recon dice', '44123', 'A').roll('recon dice', '55555', 'B')
  expect(play.last('recon-won')).toMatchObject({ seat: 'A', by: 2 })
})

test('Strategist, DZ-REC-01, DZ-TEST-11: one failed Recon die is thrown again, once', () => {
  const strategist = { abilities: [{ name: 'strategist' as const }] }
  const play = playing(
    { ...fresh, models: { ...fresh.models, A1: { profile: 'captain', as: strategist } } },
    { call: 'recon', local: {} },
  )
  play.roll('recon dice', '44123', 'A')
  expect(play.options('reroll recon')).toEqual(['die:0>2', 'die:0>3', 'die:0>4', 'pass'])
  play.answer('A', 'reroll recon', 'die:0>3').roll('recon dice', '8', 'A').roll('recon dice', '5', 'A')
  expect(play.state.test?.attack).toMatchObject({ successes: 4, waves: [[4, 4, 1, 8, 3], [5]] })
  expect(play.open).toEqual(['chance: recon dice'])
})

/** Sides that are about to be deployed; A is first. */
const zoned = (more: Partial<Laid> = {}): Laid => ({
  ...fresh,
  ...more,
  more: { firstPlayer: 'A', recon: { winner: 'B', by: 1 } },
})

test('DZ-REC-04, DZ-REC-05: the winner names the first player, who chooses a zone and has the initiative', () => {
  const play = playing({ ...zoned(), more: { recon: { winner: 'B', by: 1 } } }, { call: 'match', local: {} })
  play.answer('B', 'rotate map', '0')
  play.roll('item column row', '55'.repeat(8))
  play.roll('recon dice', '11111', 'A').roll('recon dice', '44111', 'B')
  play.answer('B', 'first player', 'A').answer('A', 'zone', 'red')
  expect(play.state).toMatchObject({ firstPlayer: 'A', initiative: 'A', sides: { A: { zone: 'red' }, B: { zone: 'blue' } } })
  expect(play.open).toEqual(['A: deploy'])
})

test('DZ-REC-05, DZ-REC-07: a side places all its models in its zone, as often as it likes, before it is ready', () => {
  const play = playing(zoned(), { call: 'deployment', local: { seat: 'A' } })
  expect(play.refusal('A', 'deploy', 'ready')).toMatchObject({
    key: 'still-to-deploy',
    says: { models: ['A1', 'A2'] },
    rule: 'DZ-REC-07',
  })
  play.answer('A', 'deploy', 'deploy:A1')
  // Blue: columns 5 to 8 of row 8.
  expect(play.refusal('A', 'deploy where', { at: spot(10, 22.5), heading: 0 })).toMatchObject({
    key: 'not-in-zone',
    rule: 'DZ-REC-05',
  })
  play.answer('A', 'deploy where', { at: spot(13.5, 22.5), heading: 0 })
  play.answer('A', 'deploy', 'deploy:A2')
  expect(play.refusal('A', 'deploy where', { at: spot(13.9, 22.5), heading: 0 })).toMatchObject({
    key: 'base-in-way',
    rule: 'DZ-POS-03',
  })
  play.answer('A', 'deploy where', { at: spot(16.5, 22.5), heading: 0 })
  play.answer('A', 'deploy', 'deploy:A1').answer('A', 'deploy where', { at: spot(19.5, 22.5), heading: 0 })
  play.answer('A', 'deploy', 'ready')
  expect(play.open).toEqual([])
  expect(inInches(play.state.tabletop.pieces.A1?.pose.at ?? { x: 0, y: 0 })).toEqual([19.5, 1.5])
})

test('DZ-REC-06, AMB-25: any level of the zone’s squares is open, but Vehicles stay on the ground', () => {
  const vehicle = { abilities: [{ name: 'vehicle' as const }], size: 3 as const }
  const position = zoned({
    models: { A1: { profile: 'captain' }, A2: { profile: 'enforcer', as: vehicle } },
    floors: { '6-8-2': 'floor', '6-8-3': 'floor' },
  })
  const play = playing(position, { call: 'deployment', local: { seat: 'A' } })
  expect(play.options('deploy')).toEqual(['deploy:A1', 'deploy:A1>6-8-2', 'deploy:A1>6-8-3', 'deploy:A2'])
  expect(play.option('deploy', 'deploy:A2>6-8-2').refused).toMatchObject({ key: 'vehicle-on-ground', rule: 'DZ-REC-06' })
  play.answer('A', 'deploy', 'deploy:A1>6-8-3')
  const roof = pose(play.state.battlefield, '6-8-3')
  expect(roof.on).toBe('floor 6-8-3')
  play.answer('A', 'deploy where', roof)
  expect(play.last('model-deployed').pose).toEqual(roof)
  expect(topOf(play, 6, 8)).toBe('6-8-3')
})

test('DZ-REC-08, DZ-CAP-01, DZ-TER-12: a cube takes Sizes up to four, half a floor two', () => {
  const big = { size: 3 as const }
  const models = { A1: { profile: 'captain', as: big, at: '5-8-1' }, A2: { profile: 'enforcer', as: big } } as const
  const position = zoned({ models, floors: { '6-8-2': 'half-ew', '7-8-2': 'floor' } })
  const play = playing(position, { call: 'deployment', local: { seat: 'A' } })
  expect(play.option('deploy', 'deploy:A2>6-8-2').refused).toMatchObject({ key: 'too-big-here', rule: 'DZ-TER-12' })
  expect(play.option('deploy', 'deploy:A2>7-8-2').refused).toBeUndefined()
  play.answer('A', 'deploy', 'deploy:A2')
  const { region } = play.decision('deploy where').choice as unknown as { region: { centre: { areas: readonly unknown[] } } }
  // Not where A1 stands with Size 3.
  expect(region.centre.areas.length).toBe(3)
  expect(play.verdict('A', 'deploy where', { at: middleOf(cubeFrom('5-8-1')), heading: 0 }).allowed).toBe(false)
})

test('DZ-REC-06, DZ-POS-03: on a walkway its centre stands over the strip', () => {
  const play = playing(zoned({ floors: { '6-8-2': 'half-ew' } }), { call: 'deployment', local: { seat: 'A' } })
  play.answer('A', 'deploy', 'deploy:A1>6-8-2')
  const off = { at: spot(16.5, 21.4), on: 'floor 6-8-2', heading: 0 }
  expect(play.refusal('A', 'deploy where', off)).toMatchObject({ key: 'not-in-zone' })
  expect(play.verdict('A', 'deploy where', { ...off, at: spot(16.5, 22.5) }).allowed).toBe(true)
})

test('DZ-REC-08: where a team cannot fit, both zones grow by as many squares', () => {
  const giants = Object.fromEntries(
    [1, 2, 3, 4, 5].map((number) => [`A${number}`, { profile: 'enforcer', as: { size: 4 } } as const]),
  )
  const position: Laid = { ...zoned({ models: { ...giants, B1: { profile: 'huscarl' } } }) }
  const play = playing({ ...position, phase: 'setup' }, { call: 'match', local: {} })
  play.answer('B', 'rotate map', '0')
  play.roll('item column row', '55'.repeat(8))
  play.roll('recon dice', '44444', 'A').roll('recon dice', '11111', 'B')
  play.answer('A', 'first player', 'A').answer('A', 'zone', 'blue')
  const { zones } = play.last('zones-enlarged')
  expect([zones.red.length, zones.blue.length]).toEqual([5, 5])
  expect(zones.blue.slice(0, 4)).toEqual(MISSION.patrol.zones.blue)
})

test('Scout, W18: a free Sprint before the first Round, the side with the initiative first', () => {
  const scout = { abilities: [{ name: 'scout' as const }] }
  const models = {
    A1: { profile: 'enforcer', as: scout, at: '5-8-1' },
    A2: { profile: 'enforcer', at: '6-8-1' },
    B1: { profile: 'warrior', as: scout, at: '1-1-1' },
  } as const
  const play = playing({ models, phase: 'setup', initiative: 'B' }, { call: 'pregame', local: {} })
  expect(play.options('scout')).toEqual(['scout:B1', 'pass'])
  play.answer('B', 'scout', 'pass')
  expect(play.options('scout')).toEqual(['scout:A1', 'pass'])
  play.answer('A', 'scout', 'scout:A1')
  expect(play.decision('move where').choice).toMatchObject({ most: 2 })
})

test('Logistics: an item is carried one cube before the first Round, into no zone', () => {
  const carrier = { abilities: [{ name: 'logistics' as const }] }
  const play = playing(
    { models: { A1: { profile: 'captain', as: carrier, at: '5-8-1' } }, items: { t1: { in: '2-2-1' } }, phase: 'setup' },
    { call: 'pregame', local: {} },
  )
  expect(play.options('logistics')).toContain('carry:t1>3-3-1')
  expect(play.options('logistics')).not.toContain('carry:t1>2-1-1')
  play.answer('A', 'logistics', 'carry:t1>3-3-1')
  expect(play.state.items.t1?.where).toEqual({ at: 'cube', cube: '3-3-1' })
})
