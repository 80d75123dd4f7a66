/** Golden positions of *Deadzone*, told by cubes. B's models act first in a Round and do nothing; what A does then is the question. */
import type { ShotReport } from '../../../src/games/deadzone/rules/reports'
import type { Side } from '../../../src/games/deadzone/rules/state'
import type { Pick } from '../../../src/kernel'
import type { RouteAnswer } from '../../../src/table/choice'
import { continuing, type DeadzonePlay, goes, type Laid, way } from '../../games/deadzone/driver'
import { type Golden, judging, picking, type Told } from './golden'

type Dice = { readonly [S in Side]?: string }
const NONE = 'SPLAT SPLAT SPLAT'

/** A Round of a match to twelve points has begun, and these Command dice lie there. B has the initiative, unless said. */
function round(position: Laid, command: Dice = {}): DeadzonePlay {
  const play = continuing({ round: 4, initiative: 'B', target: 12, ...position })
  for (;;) {
    const open = play.snapshot.pending.find(({ subject }) => subject === 'command dice')
    if (open?.choice.shape !== 'roll') break
    const { by, dice } = open.choice as unknown as { readonly by: Side; readonly dice: readonly unknown[] }
    play.roll(
      'command dice',
      [...(command[by] ?? NONE).split(' '), ...Array(9).fill('SPLAT')].slice(0, dice.length).join(' '),
      by,
    )
  }
  return play
}

/** The next question is declined, or gets its fallback. */
function declined(play: DeadzonePlay, subject: string): void {
  const next = play.snapshot.pending.find(({ offer }) => offer === undefined)
  if (!next || next.seat === 'chance') throw new Error(`"${subject}" is never asked; open: ${play.open.join(', ')}`)
  const ids =
    next.choice.shape === 'pick' ? (next.choice as Pick).options.flatMap(({ id, refused }) => (refused ? [] : [id])) : []
  const end = ['end', 'pass', 'decline'].find((id) => ids.includes(id))
  play.answer(next.seat as Side, next.subject, end ?? next.fallback)
}
/** Everybody ends and passes until this is asked of the seat. */
function until(play: DeadzonePlay, seat: Side, subject: string): DeadzonePlay {
  while (!play.open.includes(`${seat}: ${subject}`)) declined(play, subject)
  return play
}
/** Until this model is activated, which goes first where its side has others. */
function acting(position: Laid, command?: Dice, model = 'A1'): DeadzonePlay {
  const play = round(position, command)
  const [seat] = model
  while (play.state.active?.model !== model || !play.open.includes(`${seat}: action`)) {
    if (play.open.includes(`${seat}: turn`)) play.answer(seat as Side, 'turn', `activate:${model}`)
    else declined(play, 'action')
  }
  return play
}

/** It has moved a little, and ends. */
function moved(position: Laid, command: Dice): DeadzonePlay {
  const play = acting(position, command).answer('A', 'action', 'move')
  return play.answer('A', 'move where', play.decision('move where').fallback).answer('A', 'action', 'end')
}

const option = (told: Told, play: DeadzonePlay, right: readonly string[], wrong: string): Golden =>
  picking(told, play, 'A', right, wrong)
/** The chances of a shot, by the report that the rules themselves make. */
function oddsOf(play: DeadzonePlay, id: string): NonNullable<ShotReport['odds']> {
  const { odds } = play.option('shoot what', id).shows as unknown as ShotReport
  if (!odds) throw new Error(`no odds of ${id}`)
  return odds
}
/** Two points more win. */
const BRINK = { A: 10, B: 5 } as const
/** The last activation of the match: B1 stands on an objective and brings B to twelve. Two points more make thirteen for A. */
const LAST = { A: 11, B: 10 } as const
const FAR = { profile: 'warrior', at: '8-8-1', as: { armour: 9 } } as const
/** The middle cube, walled in but for a door to the west. */
const ROOM: Laid['panels'] = { '4-4-1 N': 'full', '4-4-1 S': 'full', '4-4-1 E': 'full' }
const OBJECTIVES = [
  { in: '4-4-1', vp: 2 },
  { in: '8-8-1', vp: 2 },
] as const

const killing = acting({
  points: BRINK,
  models: {
    A1: { profile: 'warrior', at: '4-4-1' },
    B1: { profile: 'enforcer', at: '4-6-1', damage: 1, as: { armour: 0 } },
    B2: { profile: 'enforcer', at: '6-4-1' },
  },
}).answer('A', 'action', 'shoot')

const lying = acting({
  models: {
    A1: { profile: 'warrior', at: '4-4-1' },
    B1: { profile: 'captain', at: '4-6-1', pinned: true, damage: 1, as: { armour: 0, survive: 7 } },
  },
}).answer('A', 'action', 'shoot')

const pinning = acting(
  {
    initiative: 'A',
    models: {
      A1: { profile: 'warrior', at: '4-4-1', damage: 1 },
      B1: { profile: 'enforcer', at: '4-6-1', as: { armour: 9, shoot: 2, survive: 7 } },
    },
  },
  {},
).answer('A', 'action', 'shoot')

const between = acting({
  points: LAST,
  objectives: [...OBJECTIVES, { in: '2-4-1', vp: 1 }],
  models: { A1: { profile: 'warrior', at: '3-4-1' }, B1: FAR },
})
const walking = acting({ points: LAST, objectives: OBJECTIVES, models: { A1: { profile: 'warrior', at: '3-4-1' }, B1: FAR } })

/** B fights A's model in its own cube. */
const attacked = (as: object, command: Dice = {}, points: Laid['points'] = BRINK): DeadzonePlay =>
  acting(
    {
      points,
      models: {
        A1: { profile: 'huscarl', at: [9.8, 9.8], damage: 1, as: { armour: 0, ...as } },
        B1: { profile: 'enforcer', at: [11.3, 11.3], damage: 1, as: { armour: 0, abilities: [] } },
      },
    },
    command,
    'B1',
  ).answer('B', 'action', 'fight')

const entering = goes(
  acting({
    points: { A: 8, B: 5 },
    models: {
      A1: { profile: 'huscarl', at: '4-4-1' },
      B1: { profile: 'captain', at: [12.7, 9.7], damage: 1, as: { armour: 0, fight: 8, survive: 7 } },
      B2: { profile: 'assault', at: [14.2, 11.2] },
    },
  }).answer('A', 'action', 'move'),
  'A',
  '5-4-1',
)

export const DEADZONE: readonly Golden[] = [
  option(
    {
      id: 'DZ-01',
      title: 'The wounded one is worth the match',
      why: 'One more wound kills the Enforcer, and its two points are the last two that A needs. The other would only be hurt.',
      subject: 'shoot what',
      figures: [
        oddsOf(killing, 'shoot:hailstorm-rifle>B1:normal').dead / 1000,
        oddsOf(killing, 'shoot:hailstorm-rifle>B2:normal').dead / 1000,
      ],
    },
    killing,
    ['shoot:hailstorm-rifle>B1:normal'],
    'shoot:hailstorm-rifle>B2:normal',
  ),
  option(
    {
      id: 'DZ-02',
      title: 'Stay where you stand',
      why: 'The Round ends after this: who stays on the objective makes it 13 against 12, who leaves it has lost.',
      subject: 'action',
    },
    acting({
      points: LAST,
      objectives: OBJECTIVES,
      panels: ROOM,
      models: { A1: { profile: 'warrior', at: '4-4-1' }, B1: FAR },
    }),
    ['end'],
    'sprint',
  ),
  judging(
    {
      id: 'DZ-03',
      title: 'The objective that is worth enough',
      why: 'To the east two points make 13 against 12, to the west one makes 12 against 12, and the match goes on.',
      subject: 'move where',
    },
    between.answer('A', 'action', 'move'),
    'A',
    (answer) => (answer as RouteAnswer).stations?.at(-1) === '4-4-1',
    { right: way(between, 'move where', '4-4-1'), wrong: way(between, 'move where', '2-4-1') },
  ),
  judging(
    {
      id: 'DZ-04',
      title: 'Into the cube itself',
      why: 'Only in the objective’s own cube does anybody score, and the Round ends after this Move.',
      subject: 'move where',
    },
    walking.answer('A', 'action', 'move'),
    'A',
    (answer) => (answer as RouteAnswer).stations?.at(-1) === '4-4-1',
    { right: way(walking, 'move where', '4-4-1'), wrong: way(walking, 'move where', '3-3-1') },
  ),
  option(
    {
      id: 'DZ-05',
      title: 'Two cubes are a sprint',
      why: 'A Move goes one cube, the objective is two away. A Sprint arrives, and the Round ends with 13 against 12.',
      subject: 'action',
    },
    acting({ points: LAST, objectives: OBJECTIVES, models: { A1: { profile: 'warrior', at: '2-4-1' }, B1: FAR } }),
    ['sprint'],
    'move',
  ),
  option(
    {
      id: 'DZ-06',
      title: 'Dodge, if you cannot fight',
      why: 'With Fight 8+ a die succeeds once in eight, with Survive 3+ six times in eight. A wound more kills the leader.',
      subject: 'defend',
      figures: [6 / 8, 1 / 8],
    },
    until(attacked({ fight: 8, survive: 3 }), 'A', 'defend'),
    ['survive'],
    'fight:forge-hammer',
  ),
  option(
    {
      id: 'DZ-07',
      title: 'Strike back, if it wins the match',
      why: 'Fight 3+ against Survive 8+: striking back saves him more often, and a wound more on the attacker brings the last two points.',
      subject: 'defend',
      figures: [6 / 8, 1 / 8],
    },
    until(attacked({ fight: 3, survive: 8 }), 'A', 'defend'),
    ['fight:forge-hammer'],
    'survive',
  ),
  judging(
    {
      id: 'DZ-08',
      title: 'The die was kept for this',
      why: 'Unused dice are gone when the Round ends, and nothing more comes in this one: it can only help the leader, who would be three points to B.',
      subject: 'add dice',
    },
    until(attacked({ fight: null, survive: 4 }, { A: 'DICE SPLAT SPLAT' }, { A: 5, B: 9 }), 'A', 'add dice'),
    'A',
    (answer) => Array.isArray(answer) && answer.length === 1,
    { right: ['die:a1'], wrong: [] },
  ),
  option(
    {
      id: 'DZ-09',
      title: 'First the one who can win',
      why: 'A1 sees a wounded Enforcer worth the last two points; A2 sees nobody. B acts in between.',
      subject: 'turn',
    },
    until(
      round({
        initiative: 'A',
        points: BRINK,
        panels: { '1-1-1 E': 'full', '1-1-1 S': 'full' },
        models: {
          A1: { profile: 'huscarl', at: '4-4-1' },
          A2: { profile: 'warrior', at: '1-1-1' },
          B1: { profile: 'enforcer', at: '4-6-1', damage: 1, as: { armour: 0, survive: 7 } },
          B2: { profile: 'enforcer', at: '4-7-1' },
        },
      }),
      'A',
      'turn',
    ),
    ['activate:A1'],
    'activate:A2',
  ),
  option(
    {
      id: 'DZ-10',
      title: 'Who lies already is shot in earnest',
      why: 'Fire for Effect pins, and the captain is pinned. One wound more kills him: four points.',
      subject: 'shoot what',
      figures: [oddsOf(lying, 'shoot:hailstorm-rifle>B1:normal').dead / 1000, 0],
    },
    lying,
    ['shoot:hailstorm-rifle>B1:normal'],
    'shoot:hailstorm-rifle>B1:ffe',
  ),
  option(
    {
      id: 'DZ-11',
      title: 'What cannot be pierced can be pinned',
      why: 'Armour 9 stops every hit. Pinned, it has to stand up before it may shoot back at a wounded Warrior.',
      subject: 'shoot what',
      figures: [oddsOf(pinning, 'shoot:hailstorm-rifle>B1:ffe').pinned / 1000, 0.01],
    },
    pinning,
    ['shoot:hailstorm-rifle>B1:ffe'],
    'shoot:hailstorm-rifle>B1:normal',
  ),
  option(
    {
      id: 'DZ-12',
      title: 'Of two the wounded captain',
      why: 'He is worth four points, the last ones, hardly fights and is wounded; the other is whole and worth one.',
      subject: 'fight whom',
      figures: [4, 1],
    },
    until(entering, 'A', 'fight whom'),
    ['B1'],
    'B2',
  ),
  option(
    {
      id: 'DZ-13',
      title: 'An order for one more',
      why: 'The ACT result lets A2 act at once, before the wounded Enforcer in front of it can: its two points win.',
      subject: 'extra activation',
    },
    until(
      moved(
        {
          initiative: 'A',
          points: BRINK,
          panels: { '1-1-1 E': 'full', '1-1-1 S': 'full' },
          models: {
            A1: { profile: 'warrior', at: '1-1-1' },
            A2: { profile: 'huscarl', at: '4-4-1', as: { abilities: [] } },
            B1: { profile: 'enforcer', at: '4-6-1', damage: 1, as: { armour: 0, survive: 7 } },
            B2: { profile: 'enforcer', at: '4-7-1' },
          },
        },
        { A: 'ACT SPLAT SPLAT' },
      ),
      'A',
      'extra activation',
    ),
    ['activate:A2'],
    'decline',
  ),
]
