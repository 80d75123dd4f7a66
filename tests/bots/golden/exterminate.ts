/** Golden positions of *Exterminate!*: in inches from the middle of the table, mostly in the last turn, where only points count. */
import { shotReport } from '../../../src/games/exterminate/rules/facts/sight'
import type { Side, State } from '../../../src/games/exterminate/rules/state'
import type { Exterminate } from '../../../src/games/exterminate/rules/terms'
import type { Point } from '../../../src/geometry/types'
import type { Pick } from '../../../src/kernel'
import type { Play } from '../../driver/drive'
import { inch } from '../../driver/inches'
import { continuing, type Laid, way } from '../../games/exterminate/driver'
import { type Golden, judging, picking, type Told } from './golden'

/** The turn has begun, and `first` has the initiative. */
const turned = (position: Laid, first: Side = 'A'): Play<Exterminate> =>
  continuing({ turn: 5, turns: 5, ...position })
    .roll('initiative dice', first === 'A' ? 'HHHHH' : 'AAAAA', 'A')
    .roll('initiative dice', first === 'B' ? 'HHHHH' : 'AAAAA', 'B')

/** Everybody ends his parts and passes until this is asked of the seat. */
function until(play: Play<Exterminate>, seat: Side | 'chance', subject: string): Play<Exterminate> {
  for (;;) {
    if (play.open.includes(`${seat}: ${subject}`)) return play
    const next = play.snapshot.pending.find(({ offer }) => offer === undefined)
    if (!next || next.seat === 'chance') throw new Error(`"${subject}" is never asked; open: ${play.open.join(', ')}`)
    const ids = next.choice.shape === 'pick' ? (next.choice as Pick).options.map(({ id }) => id) : []
    const declined = ['end', 'pass'].find((id) => ids.includes(id))
    play.answer(next.seat as Side, next.subject, declined ?? next.fallback)
  }
}
const shooting = (position: Laid, first: Side = 'A') => until(turned(position, first), 'A', 'shoot turn')
const fighting = (position: Laid, first: Side = 'A') => until(turned(position, first), 'A', 'melee turn')

/** All ways in which so many dice can show so many successes, as chances from 0 to `dice`. */
const successes = (dice: number, chance: number): readonly number[] =>
  Array.from({ length: dice }).reduce<readonly number[]>(
    (sums) => [...sums, 0].map((one, at) => one * (1 - chance) + (sums[at - 1] ?? 0) * chance),
    [1],
  )
/** The chance that a shot exterminates: hits on 3 faces of 6, armour on 2, a bolt on 1 for each hit that is left. */
function kill(attack: number, defence: number): number {
  const armour = successes(defence, 1 / 3)
  return successes(attack, 1 / 2).reduce(
    (sum, hits, at) =>
      sum + hits * armour.reduce((all, cancels, less) => all + cancels * (1 - (5 / 6) ** Math.max(0, at - less)), 0),
    0,
  )
}

/** A path that ends where `isGood` says. */
function walking(
  told: Omit<Told, 'subject'>,
  play: Play<Exterminate>,
  isGood: (end: Point) => boolean,
  right: unknown,
  wrong: unknown,
) {
  const isRight = (answer: unknown) => {
    const end = Array.isArray(answer) ? (answer.at(-1) as Point | undefined) : undefined
    return isGood(end ?? (play.state.tabletop.pieces.A1?.pose.at as Point))
  }
  return judging({ ...told, subject: 'move where' }, play, 'A', isRight, { right, wrong })
}

/** A leader with the black node behind a wall, whom two Daleks would like to see. */
const SHADOW: Laid = {
  figures: {
    A1: { profile: 'TL', at: [0, 0], wounds: 1 },
    B1: { profile: 'TD', at: [-1, 8] },
    B2: { profile: 'TD', at: [1, 8] },
  },
  terrain: { wall: { box: [-3, 2, 3, 2.5], height: 2 } },
  nodes: { n1: { kind: 'black', points: 3, carrier: 'A1' } },
}
function isUnseen(state: State, at: Point): boolean {
  const piece = state.tabletop.pieces.A1
  if (!piece) return false
  const pieces = { ...state.tabletop.pieces, A1: { ...piece, pose: { ...piece.pose, at } } }
  const there = { ...state, tabletop: { ...state.tabletop, pieces } }
  return ['B1', 'B2'].every((ref) => !shotReport(there, ref, 'A1', 'gunstick').verdict.allowed)
}
const nearNode = (state: State, node: string) => (end: Point) => {
  const at = state.tabletop.pieces[node]?.pose.at
  return at !== undefined && Math.hypot(at.x - end.x, at.y - end.y) <= inch(1)
}

const lastSteps = until(
  turned({
    figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TC', at: [0, 16] } },
    nodes: { n1: { at: [4.5, 0], kind: 'black', points: 3 } },
  }),
  'A',
  'move turn',
).answer('A', 'move turn', 'move:A1')
const inShadow = until(turned(SHADOW, 'B'), 'A', 'move turn').answer('A', 'move turn', 'move:A1')

/** B's Dalek shoots at A's leader, and this is the damage. */
const struck = (position: Partial<Laid>, wounds: number, attack: string, defence: string) =>
  until(
    turned({ figures: { A1: { profile: 'TL', at: [0, 0], wounds }, B1: { profile: 'TD', at: [7, 0] } }, ...position }, 'B'),
    'B',
    'shoot turn',
  )
    .answer('B', 'shoot turn', 'shoot:B1>A1:gunstick')
    .roll('attack dice', attack)
    .roll('defence dice', defence)
/** Nobody rolls again or plays a card; this is the damage, and then A is asked that. */
const harmed = (play: Play<Exterminate>, damage: string, subject: string) =>
  until(until(play, 'chance', 'damage dice').roll('damage dice', damage), 'A', subject)
/** A's Cyberman shoots at B's Dalek. */
const shot = (position: Partial<Laid>, attack: string, defence: string) =>
  shooting({ figures: { A1: { profile: 'TC', at: [0, 0] }, B1: { profile: 'TD', at: [7, 0] } }, ...position })
    .answer('A', 'shoot turn', 'shoot:A1>B1:gunstick')
    .roll('attack dice', attack)
    .roll('defence dice', defence)

export const EXTERMINATE: readonly Golden[] = [
  picking(
    {
      id: 'EX-01',
      title: 'Finish the one who lies there',
      why: 'A shocked figure is exterminated without dice. Six dice against two may fail.',
      subject: 'melee turn',
    },
    fighting({
      figures: {
        A1: { profile: 'TD', at: [0, 0] },
        B1: { profile: 'TD', at: [2.2, 0], condition: 'shocked' },
        B2: { profile: 'TD', at: [-2.2, 0] },
      },
    }),
    'A',
    ['engage:A1>B1'],
    'engage:A1>B2',
  ),
  picking(
    {
      id: 'EX-02',
      title: 'Finish the leader, not the trooper',
      why: 'Both are exterminated without dice; the leader is worth two points.',
      subject: 'melee turn',
      figures: [2, 1],
    },
    fighting({
      figures: {
        A1: { profile: 'TD', at: [0, 0] },
        B1: { profile: 'TD', at: [2.2, 0], condition: 'shocked' },
        B2: { profile: 'TL', at: [-2.2, 0], condition: 'shocked', wounds: 1 },
      },
    }),
    'A',
    ['engage:A1>B2'],
    'engage:A1>B1',
  ),
  picking(
    {
      id: 'EX-03',
      title: 'Shoot at the one who stands in the open',
      why: 'Four dice against three near by, three against seven far away; both are worth a point.',
      subject: 'shoot turn',
      figures: [kill(4, 3), kill(3, 7)],
    },
    shooting({
      figures: {
        A1: { profile: 'TD', at: [0, 0] },
        B1: { profile: 'TC', at: [8, 0] },
        B2: { profile: 'TD', at: [0, 14], as: { resistance: 7 } },
      },
    }),
    'A',
    ['shoot:A1>B1:gunstick'],
    'shoot:A1>B2:gunstick',
  ),
  picking(
    {
      id: 'EX-04',
      title: 'A sprint takes the node, a long shot hardly anything',
      why: 'The black node is three points for certain; the shot brings one point, seldom.',
      subject: 'shoot turn',
      figures: [3, kill(3, 3)],
    },
    shooting({
      figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TC', at: [0, 15] } },
      nodes: { n1: { at: [4, 0], kind: 'black', points: 3 } },
    }),
    'A',
    ['sprint:A1'],
    'shoot:A1>B1:gunstick',
  ),
  walking(
    {
      id: 'EX-05',
      title: 'The last steps lead to the node',
      why: 'Nobody is near, and nothing is left to do in the match but to take three points.',
    },
    lastSteps,
    nearNode(lastSteps.state, 'n1'),
    way([3.9, 0]),
    way([0, 3]),
  ),
  walking(
    {
      id: 'EX-06',
      title: 'Stay in the shadow of the wall',
      why: 'The leader carries three points and is worth two. Where no gun can see him, A wins for certain.',
    },
    inShadow,
    (end) => isUnseen(inShadow.state, end),
    way([0, -1]),
    way([4.5, 0]),
  ),
  picking(
    {
      id: 'EX-07',
      title: 'The initiative is won already',
      why: 'Five hits to none: the card that rolls again is for dice that matter.',
      subject: 'reroll window',
    },
    until(
      turned({
        turn: 3,
        figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TD', at: [9, 0] } },
        sides: { A: { hand: ['reroll'] } },
      }),
      'A',
      'reroll window',
    ),
    'A',
    ['pass'],
    'reroll:initiative-A>reroll',
  ),
  picking(
    {
      id: 'EX-08',
      title: 'The last token saves the leader',
      why: 'He is worth two points to B, and after this turn the token is worth nothing.',
      subject: 'result',
    },
    harmed(struck({ sides: { A: { fate: 1 } } }, 1, 'HAAA', 'HHHHH'), 'L', 'result'),
    'A',
    ['fate:save>token'],
    'suffer',
  ),
  picking(
    {
      id: 'EX-09',
      title: 'A wound is cheaper than a leader',
      why: 'He has one wound left to take, and it costs nothing else.',
      subject: 'result',
    },
    harmed(struck({}, 0, 'HAAA', 'HHHHH'), 'L', 'result'),
    'A',
    ['wound'],
    'suffer',
  ),
  picking(
    {
      id: 'EX-10',
      title: 'Keep the card that changes nothing',
      why: 'No die hit and three are cancelled: with the card it is one hit against three. It will do more in the turns to come.',
      subject: 'attack cards',
    },
    until(shot({ turn: 3, sides: { A: { hand: ['hit'] } } }, 'AAA', 'AAAH'), 'A', 'attack cards'),
    'A',
    ['pass'],
    'play:hit>hit',
  ),
  picking(
    {
      id: 'EX-11',
      title: 'Now is the time for armour',
      why: 'One hit comes through to the leader, and the card cancels it: nothing happens to him for certain.',
      subject: 'defence cards',
      figures: [1, 1 / 3],
    },
    until(struck({ sides: { A: { hand: ['armour'] } } }, 1, 'HAAA', 'HHHHH'), 'A', 'defence cards'),
    'A',
    ['play:armour>armour'],
    'pass',
  ),
  judging(
    {
      id: 'EX-12',
      title: 'Only the dice that missed are rolled again',
      why: 'A hit rolled again is lost every second time, a miss becomes a hit every second time.',
      subject: 'which dice',
      figures: [2, 1.5],
    },
    until(shot({ sides: { A: { fate: 1 } } }, 'HAL', 'HHHH'), 'A', 'reroll window').answer(
      'A',
      'reroll window',
      'reroll:attack>token',
    ),
    'A',
    (answer) => Array.isArray(answer) && [...answer].sort().join() === 'die-1,die-2',
    { right: ['die-1', 'die-2'], wrong: ['die-0'] },
  ),
  picking(
    {
      id: 'EX-13',
      title: 'A token for a point',
      why: 'The Dalek is down and the token ends it. Without it he is pushed back and stands up, and the match ends even.',
      subject: 'finish',
    },
    harmed(
      fighting({
        figures: { A1: { profile: 'TD', at: [0, 0] }, B1: { profile: 'TD', at: [2.2, 0] } },
        sides: { A: { fate: 1 } },
      })
        .answer('A', 'melee turn', 'engage:A1>B1')
        .answer('A', 'engage where', way([1.2, 0]))
        .roll('melee attack dice', 'HHH')
        .roll('melee defence dice', 'AA'),
      'HAA',
      'finish',
    ),
    'A',
    ['strike:B1>token'],
    'decline',
  ),
  picking(
    {
      id: 'EX-14',
      title: 'Do not fight when the match is won',
      why: 'A is a point ahead and acts last. Four dice against four can only lose the leader, who would be two points to B.',
      subject: 'melee turn',
    },
    fighting(
      {
        figures: { A1: { profile: 'TL', at: [0, 0], wounds: 1 }, B1: { profile: 'TB', at: [2.2, 0], as: { melee: 6 } } },
        nodes: { n1: { kind: 'temporal', points: 1, carrier: 'A1' } },
      },
      'B',
    ),
    'A',
    ['end'],
    'engage:A1>B1',
  ),
  picking(
    {
      id: 'EX-15',
      title: 'A token to shoot at all',
      why: 'Under two tokens of stress the Dalek cannot shoot. Fate takes them off, and the leader lies there in the open.',
      subject: 'shoot turn',
      figures: [2 * kill(4, 2), 0],
    },
    shooting({
      figures: {
        A1: { profile: 'TD', at: [0, 0], stress: 2 },
        B1: { profile: 'TL', at: [6, 0], condition: 'shocked', wounds: 1, as: { resistance: 2 } },
      },
      sides: { A: { fate: 1 } },
    }),
    'A',
    ['clear:A1>token'],
    'end',
  ),
]
