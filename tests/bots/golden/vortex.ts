/**
 * Golden positions of *Vortex*, in centimetres, in the last of seven turns unless said. A kill is worth ten points, an anchor twelve;
 * the middle one is at 40, 40. An attack succeeds if it exceeds what is against it.
 */
import type { Point } from '../../../src/geometry/types'
import { act, acting, cm, type Laid, type Placing, quiet, type VortexPlay, way } from '../../games/vortex/position'
import { type Golden, judging, picking, type Told, within } from './golden'

/** A's window in a step of the turn; the match goes on after it. */
const position = (given: Laid): VortexPlay => acting({ turn: 7, turns: 7, ...given })
const inMatch = (play: VortexPlay) =>
  within(play, { procedure: 'match', step: 'ended', local: {} }, { procedure: 'turn', step: 'second', local: {} })
const option = (told: Told, play: VortexPlay, right: readonly string[], wrong: string | readonly string[]): Golden =>
  picking(told, inMatch(play), 'A', right, wrong)

/** Far away from everything. */
const AWAY: Placing = { at: [75, 75] }
/** Action points for one strike and no more. */
const ONCE = { pa: 2, will: 0 } as const
/** So many points bid in all: a bid ends with what is kept. */
const bidOf = (answer: unknown): number =>
  Array.isArray(answer) ? answer.slice(0, -1).reduce((sum, one) => sum + Number(one), 0) : 0

const MAGE: Placing = { at: [20, 20], POU: 2, ATT: 1, spells: ['dart', 'suture'] }
const nearAnchor = (answer: unknown) => {
  const end = Array.isArray(answer) ? (answer.at(-1) as Point | undefined) : undefined
  return end !== undefined && Math.hypot(end.x - cm(40), end.y - cm(40)) <= cm(5 + 1.25)
}
const dart = (mana: number, models: Laid['models']) =>
  act(position({ models: { A1: { ...MAGE, spells: ['dart'], now: { mana, will: 0, pa: 2 } }, ...models } }), 'cast:A1>dart')
const paying = dart(8, { B1: { at: [20, 40], VOL: 1, now: { will: 1 } } })
  .answer('A', 'spell target', ['target:B1'])
  .answer('B', 'notice spell', ['B1'])
const hopeless = act(
  position({ turn: 3, models: { A1: { at: [40, 20] }, B1: { at: [42.5, 20], DEF: 9, now: { will: 0 } } } }),
  'strike:A1>B1',
)
const decisive = act(
  position({ models: { A1: { at: [40, 20], now: { pa: 2 } }, B1: { at: [42.5, 20], now: { will: 0 } }, B2: AWAY } }),
  'strike:A1>B1',
)

export const VORTEX: readonly Golden[] = [
  option(
    {
      id: 'VX-01',
      title: 'Strike at the wounded one',
      why: 'Six exceed three in either case, but only B1 has a single point of life left: ten points instead of none.',
      subject: 'act',
      figures: [10, 0],
    },
    position({
      models: {
        A1: { at: [40, 20], ATT: 6, now: ONCE },
        B1: { at: [42.5, 20], VIE: 2, now: { damage: 1, will: 0 } },
        B2: { at: [37.5, 20], VIE: 5, now: { will: 0 } },
      },
    }),
    ['strike:A1>B1'],
    'strike:A1>B2',
  ),
  option(
    {
      id: 'VX-02',
      title: 'The anchor is free',
      why: 'Ten centimetres lead to it, nobody is near, and it is counted after this turn: twelve points.',
      subject: 'act',
      figures: [12, 0],
    },
    position({ models: { A1: { at: [40, 28], now: { pa: 2 } }, B1: AWAY } }),
    ['walk:A1', 'run:A1', 'forced:A1'],
    'pass',
  ),
  judging(
    {
      id: 'VX-03',
      title: 'And this is how far one has to go',
      why: 'Within five centimetres of the anchor the miniature counts, further off it does not.',
      subject: 'move where',
      figures: [12, 0],
    },
    inMatch(act(position({ models: { A1: { at: [40, 28], now: { pa: 1 } }, B1: AWAY } }), 'walk:A1')),
    'A',
    nearAnchor,
    { right: way([40, 36]), wrong: way([45, 28]) },
  ),
  option(
    {
      id: 'VX-04',
      title: 'Who holds the anchor stays',
      why: 'A1 alone is near it. Whoever comes is too late, and whoever goes gives twelve points away.',
      subject: 'act',
      figures: [12, 0],
    },
    position({ models: { A1: { at: [40, 40], now: { pa: 1 } }, B1: AWAY } }),
    ['pass'],
    'walk:A1',
  ),
  option(
    {
      id: 'VX-05',
      title: 'By force, not by skill',
      why: 'A strike is three against three and fails; a forceful attack is six against three and kills.',
      subject: 'act',
      figures: [10, 0],
    },
    position({
      models: { A1: { at: [40, 20], FOR: 6, now: { pa: 3, will: 0 } }, B1: { at: [42.5, 20], now: { will: 0 } }, B2: AWAY },
    }),
    ['force:A1>B1'],
    'strike:A1>B1',
  ),
  option(
    {
      id: 'VX-06',
      title: 'Shoot at the one who can be hit',
      why: 'Four near by against two kill. Against nine nothing can be done.',
      subject: 'act',
      figures: [10, 0],
    },
    position({
      models: {
        A1: { at: [40, 10], shot: [4, 20, 2, 40], now: ONCE },
        B1: { at: [40, 25], VIV: 2, now: { will: 0, pa: 0 } },
        B2: { at: [25, 10], VIV: 9, now: { will: 0, pa: 0 } },
      },
    }),
    ['shoot:A1>B1', 'shoot-still:A1>B1'],
    'shoot:A1>B2',
  ),
  option(
    {
      id: 'VX-07',
      title: 'Fifteen centimetres are a charge',
      why: 'Twenty can be charged, and five exceed three: ten points. Whoever walks does not arrive.',
      subject: 'act',
      figures: [10, 0],
    },
    position({ models: { A1: { at: [10, 10], ATT: 5, now: { will: 0 } }, B1: { at: [27.5, 10], now: { will: 0 } }, B2: AWAY } }),
    ['charge:A1>B1'],
    'walk:A1',
  ),
  option(
    {
      id: 'VX-08',
      title: 'Not a charge that cannot arrive',
      why: 'Thirty centimetres are ten too many, and a failed charge ends everything. The anchor is near: twelve points.',
      subject: 'act',
      figures: [12, 0],
    },
    position({ models: { A1: { at: [40, 28], ATT: 8, now: { pa: 4, will: 0 } }, B1: { at: [72.5, 28], now: { will: 0 } } } }),
    ['walk:A1', 'run:A1', 'forced:A1'],
    'charge:A1>B1',
  ),
  judging(
    {
      id: 'VX-09',
      title: 'Will is of no use after the last turn',
      why: 'Three against three fail, four kill, and B has no Will to answer with: any bid wins ten points.',
      subject: 'melee bid',
      figures: [10, 0],
    },
    inMatch(decisive),
    'A',
    (answer) => bidOf(answer) >= 1,
    { right: [1, 1], wrong: [0, 2] },
  ),
  judging(
    {
      id: 'VX-10',
      title: 'Bid nothing where nothing helps',
      why: 'Three and all the Will are five against nine. It can be used in the rest of the turn.',
      subject: 'melee bid',
    },
    inMatch(hopeless),
    'A',
    (answer) => bidOf(answer) === 0,
    { right: [0, 2], wrong: [2, 0] },
  ),
  option(
    {
      id: 'VX-11',
      title: 'A spell for the one without Will',
      why: 'Six of Mana exceed the threshold of the one, and not that of the other, whose VOL is nine.',
      subject: 'spell target',
      figures: [10, 0],
    },
    dart(6, { B1: { at: [20, 40], VOL: 9, now: { will: 0 } }, B2: { at: [26, 40], VOL: 1, now: { will: 0 } } }),
    ['target:B2'],
    'target:B1',
  ),
  judging(
    {
      id: 'VX-12',
      title: 'Pay for what he can bid',
      why: 'The threshold is four, and he has noticed with a point of Will: six always exceed it, and Mana left over is lost.',
      subject: 'mana',
    },
    inMatch(quiet(paying, 'mana')),
    'A',
    (answer) => bidOf(answer) >= 6,
    { right: [6, 2], wrong: [2, 6] },
  ),
  judging(
    {
      id: 'VX-13',
      title: 'One blow for two',
      why: 'Seven exceed three, and three and three together: twenty points instead of ten.',
      subject: 'defenders',
      figures: [20, 10],
    },
    inMatch(
      act(
        position({
          models: {
            A1: { at: [40, 20], ATT: 7, now: ONCE },
            B1: { at: [42.5, 20], now: { will: 0 } },
            B2: { at: [37.5, 20], now: { will: 0 } },
            B3: AWAY,
          },
        }),
        'strike:A1>B1',
      ),
    ),
    'A',
    (answer) => Array.isArray(answer) && answer.includes('B2'),
    { right: ['B2'], wrong: [] },
  ),
  judging(
    {
      id: 'VX-14',
      title: 'Alone he fails, together they do not',
      why: 'Three are not more than four; three and three are.',
      subject: 'joiners',
      figures: [10, 0],
    },
    inMatch(
      act(
        position({
          models: {
            A1: { at: [40, 20], now: ONCE },
            A2: { at: [45, 20], now: ONCE },
            B1: { at: [42.5, 20], DEF: 4, now: { will: 0 } },
            B2: AWAY,
          },
        }),
        'strike:A1>B1',
      ),
    ),
    'A',
    (answer) => Array.isArray(answer) && answer.includes('A2'),
    { right: ['A2'], wrong: [] },
  ),
  option(
    {
      id: 'VX-15',
      title: 'With what to strike when the charge has arrived',
      why: 'FOR six exceed VIV three; ATT one never exceeds DEF five.',
      subject: 'charge attack',
      figures: [10, 0],
    },
    quiet(
      act(
        position({
          models: {
            A1: { at: [10, 10], ATT: 1, FOR: 6, now: { will: 0 } },
            B1: { at: [27.5, 10], DEF: 5, now: { will: 0 } },
            B2: AWAY,
          },
        }),
        'charge:A1>B1',
      ),
      'charge attack',
    ),
    ['force'],
    'strike',
  ),
]
