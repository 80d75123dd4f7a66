/** Golden positions of *Doctor Who: The Card Game*. Where C can do nothing more, the match ends with the answer that is asked for. */
import { HOUSE } from '../../../src/games/doctor-who-card-game/content/house'
import { END_CARD } from '../../../src/games/doctor-who-card-game/rules/cards'
import { copiesOf, without } from '../../../src/games/kit/rules/cards'
import { actionId, junk, type Laid, laid, playing, type Table } from '../../games/doctor-who-card-game/driver'
import { type Golden, judging, picking, type Told } from './golden'

/** Five, four, three and two points each. */
const FIVE = 'stonehenge-102'
const FOUR = 'orbital-library'
const THREE = 'ember-forest'
const TWO = 'drowned-colony'

/** So many cards are left to draw. */
const PILE = 20

/** A position with the house deck, in which every card is somewhere once. */
function position(given: Laid): Table {
  const state = laid(given)
  const seats = Object.values(state.seats)
  const lying = Object.values(state.locations).flatMap(({ card, defenders, attack }) => [
    card,
    ...[...defenders, ...(attack?.cards ?? [])].map((one) => one.card),
  ])
  const known = [...lying, ...seats.flatMap(({ hand, reserve }) => [...hand, ...reserve.map(({ card }) => card)])]
  const rest = without(copiesOf(Object.values(HOUSE.cards)), known)
  const [pile, discard] = [rest.slice(0, PILE), rest.slice(PILE)]
  return playing(
    state.endCard.at === 'found'
      ? { ...state, deck: HOUSE, pile, discard }
      : { ...state, deck: HOUSE, pile: [...pile, END_CARD], discard, endCard: { at: 'pile' } },
  )
}
/** The last turns: one action each. */
const late = (given: Laid): Table =>
  position({ turn: 40, endCard: { at: 'found', by: 'C', during: 'end draw', turn: 30 }, ...given })

const action = (told: Omit<Told, 'subject'>, play: Table, right: readonly string[], wrong: string): Golden =>
  picking(
    { ...told, subject: 'action' },
    play,
    play.state.active,
    right.map((one) => actionId(play, one)),
    actionId(play, wrong),
  )

/** Picks of further cards: all of `must`, none of `not`, by their places in the hand. */
function further(told: Told, play: Table, must: readonly string[], not: readonly string[], wrong: readonly string[]): Golden {
  const isRight = (answer: unknown) =>
    Array.isArray(answer) && must.every((id) => answer.includes(id)) && not.every((id) => !answer.includes(id))
  return judging(told, play, play.state.active, isRight, { right: must, wrong })
}

/** A's action is the last: B begins a turn with nothing to do, which ends the match. */
const last = (hand: readonly string[], table: Required<Laid>['table']): Table => late({ hands: { A: hand }, table })

export const DOCTOR_WHO: readonly Golden[] = [
  action(
    {
      id: 'DW-01',
      title: 'The last action: take from the leader',
      why: 'A has 6 points, B 9. Three points of one’s own make 9 against 9; four taken from B make 10 against 5.',
    },
    last([THREE, 'dalek'], {
      A1: { card: FOUR },
      A2: { card: TWO },
      B1: { card: FOUR },
      B2: { card: FIVE, tardis: true },
    }),
    ['attack dalek>B1'],
    `play ${THREE}>right`,
  ),
  action(
    {
      id: 'DW-02',
      title: 'A TARDIS swallows the attack',
      why: 'An attack on the five points only takes their marker away. The three without one decide: 8 against 7.',
    },
    last(['dalek', 'gangers'], {
      A1: { card: FIVE },
      B1: { card: 'lake-silencio', tardis: true },
      B2: { card: THREE },
      B3: { card: 'luna-university', tardis: true },
    }),
    ['attack dalek>B2', 'attack gangers>B2'],
    'attack dalek>B1',
  ),
  further(
    {
      id: 'DW-03',
      title: 'Both Daleks, where one might not do',
      why: 'Whoever defends there is worth at most five. Two Daleks are ten and always win; one loses to the Doctor.',
      subject: 'more enemies',
    },
    last(['dalek', 'dalek', 'gangers'], {
      A1: { card: FIVE },
      B1: { card: FOUR, defenders: ['doctor'] },
      B2: { card: TWO, tardis: true },
    }).answer('A', 'action', 'attack:h0>B1'),
    ['h1'],
    [],
    [],
  ),
  action(
    {
      id: 'DW-04',
      title: 'Free what is your own',
      why: 'Five points that B holds come back: 9 against 4. Four new ones would make 8 against 9.',
    },
    last(['jammy-dodger', FOUR], {
      A1: { card: 'last-lighthouse' },
      A2: { card: FIVE, by: 'B', enemies: ['dalek', 'dalek'] },
      B1: { card: 'zarathustra' },
    }),
    ['support jammy-dodger>A2'],
    `play ${FOUR}>right`,
  ),
  action(
    {
      id: 'DW-05',
      title: 'Silurians never stand against Amy',
      why: 'Amy alone wins against eleven, because Silurians are among them: 8 against 5. Three new points make 7 against 9.',
    },
    last(['amy-pond', THREE], {
      A1: { card: 'last-lighthouse' },
      A2: { card: FOUR, by: 'B', enemies: ['+silurians', '+silurians', '+roboforms'] },
      B1: { card: FIVE },
    }),
    ['defend amy-pond>A2'],
    `play ${THREE}>right`,
  ),
  action(
    {
      id: 'DW-06',
      title: 'Davros gives orders to another’s Daleks',
      why: 'Five points go from B to A: 8 against 4. Four new ones would make 7 against 9.',
    },
    last(['davros', FOUR], {
      A1: { card: THREE },
      B1: { card: 'zarathustra', tardis: true },
      C1: { card: FIVE, by: 'B', enemies: ['+dalek', '+dalek'] },
    }),
    ['takeover davros>C1'],
    `play ${FOUR}>right`,
  ),
  action(
    {
      id: 'DW-07',
      title: 'The Shadow Proclamation would score for nobody',
      why: 'With a Sontaran the five points are A’s: 11. With the Shadow Proclamation they are nobody’s, and C wins with 8 against 6.',
    },
    last(['shadow-proclamation', 'sontarans'], {
      A1: { card: FOUR },
      A2: { card: TWO },
      B1: { card: FIVE },
      B2: { card: 'pompeii-79', tardis: true },
      C1: { card: 'zarathustra', tardis: true },
      C2: { card: 'versailles-1758', tardis: true },
    }),
    ['attack sontarans>B1'],
    'attack shadow-proclamation>B1',
  ),
  action(
    {
      id: 'DW-08',
      title: 'Captain Jack goes where one enemy stands',
      why: 'Where two attack, one stays, and B still scores there. The single Cyberman gone, four points come back: 8 against 6.',
    },
    last(['captain-jack', 'gangers'], {
      A1: { card: FOUR, by: 'B', enemies: ['cybermen', 'cybermen'] },
      A2: { card: 'zarathustra', by: 'B', enemies: ['cybermen'] },
      A3: { card: 'versailles-1758' },
      B1: { card: 'start-observatory', tardis: true },
    }),
    ['support captain-jack>A2'],
    'support captain-jack>A1',
  ),
  further(
    {
      id: 'DW-09',
      title: 'The Doctor needs Amy',
      why: 'Two Cybermen are eight; the Doctor alone is five and falls, with Amy he is eight and wins.',
      subject: 'more defenders',
    },
    last(['doctor', 'gangers', 'amy-pond', 'clerics'], {
      A1: { card: FOUR, by: 'B', enemies: ['+cybermen', '+cybermen'] },
      B1: { card: THREE },
    }).answer('A', 'action', 'defend:h0>A1'),
    ['h2'],
    [],
    [],
  ),
  further(
    {
      id: 'DW-10',
      title: 'Not River Song before Madame Kovarian',
      why: 'The Doctor and Amy are eight against seven. With River, who changes sides, they are eight against eleven.',
      subject: 'more defenders',
    },
    last(['doctor', 'river-song', 'amy-pond'], {
      A1: { card: FOUR, by: 'B', enemies: ['+madame-kovarian', '+silence'] },
      B1: { card: THREE },
    }).answer('A', 'action', 'defend:h0>A1'),
    ['h2'],
    ['h1'],
    ['h1', 'h2'],
  ),
  action(
    {
      id: 'DW-11',
      title: 'Do not end a match that you are losing',
      why: 'B and C have passed. A pass or a card put aside ends the match at 3 against 5; five points of time buy a card that may turn it.',
    },
    late({
      passes: 2,
      hands: { A: ['gangers'], B: junk(1, 'clerics'), C: junk(1, 'clerics') },
      time: { A: 5 },
      table: { A1: { card: THREE }, B1: { card: FIVE } },
    }),
    ['buy', 'attack gangers>B1', 'discard gangers'],
    'pass',
  ),
  action(
    {
      id: 'DW-12',
      title: 'End the match that you are winning',
      why: 'B and C have passed. Another pass ends the match at 9 against 5; anything else gives B another turn.',
    },
    late({
      passes: 2,
      hands: { A: ['gangers', 'clerics'], B: ['dalek', 'dalek', 'dalek', 'dalek'], C: ['doctor'] },
      time: { B: 10 },
      table: {
        A1: { card: FIVE },
        A2: { card: FOUR },
        B1: { card: 'pompeii-79', tardis: true },
        C1: { card: TWO, tardis: true },
      },
    }),
    ['pass', 'reserve gangers', 'reserve clerics'],
    'discard gangers',
  ),
  action(
    {
      id: 'DW-13',
      title: 'Do not hand the neighbour five points',
      why: 'Of four cards three go to C at the end of the turn. Stonehenge is five points, for A or for C.',
    },
    position({
      turn: 9,
      hands: { A: ['clerics', FIVE, 'gangers', 'gangers'], B: junk(2, 'slitheen'), C: junk(2, 'sycorax') },
      table: { A1: { card: THREE }, B1: { card: THREE, tardis: true }, C1: { card: TWO, tardis: true } },
    }),
    [`play ${FIVE}>right`, `play ${FIVE}>left`],
    `discard ${FIVE}`,
  ),
]
