/** Golden positions of *Doomtrooper*: two players, 25 points to win. Warriors are taken without their texts, so that numbers decide. */
import type { PlayerSeat } from '../../../src/kernel'
import {
  act,
  doing,
  fight,
  type Laid,
  laid,
  moveId,
  pair,
  pitted,
  playing,
  resolved,
  type Table,
} from '../../games/doomtrooper/position'
import { type Golden, judging, picking, type Told, within } from './golden'

const PLAIN = [
  'samurai',
  'clansman',
  'razide',
  'necromutant',
  'centurion',
  'nepharite_of_algeroth',
  'valerie_duval',
  'mitch_hunter',
  'infantry',
]
/** The action step of a turn in which so many actions are left. */
const position = (given: Laid, actionsLeft = 3): Table => playing({ ...laid({ plain: PLAIN, turn: 9, ...given }), actionsLeft })

/** The match goes on after the turn. */
const inMatch = (play: Table) => within(play, { procedure: 'match', step: 'turn', local: {} })
const option = (told: Told, play: Table, right: readonly string[], wrong: string, seat: PlayerSeat = 'A'): Golden =>
  picking(told, inMatch(play), seat, right, wrong)
const moves = (told: Told, play: Table, right: readonly string[], wrong: string, seat: PlayerSeat = 'A'): Golden =>
  option(
    told,
    play,
    right.map((move) => moveId(play, seat, move)),
    moveId(play, seat, wrong),
    seat,
  )
const attacking = (given: Laid): Table => act(position(given, 1), 'A', 'attack')

const deciding = attacking({ A: { P: 20, inPlay: ['razide'] }, B: { inPlay: ['centurion/wounded', 'necromutant', 'samurai'] } })
const choosing = attacking({ A: { inPlay: ['razide', 'infantry/wounded'] }, B: { P: 23, inPlay: ['nepharite_of_algeroth'] } })
const shooting = attacking({ A: { inPlay: ['mitch_hunter'] }, B: { inPlay: ['razide', 'necromutant'] } })
const earning = resolved(
  fight(
    position({ A: { P: 20, D: 3, inPlay: ['razide'] }, B: { P: 18, inPlay: ['centurion/wounded'] } }),
    'razide',
    'centurion',
    'fight',
  ),
)
/** B strikes at a wounded warrior of A's. */
const struck = (foe: string, own: string, A: Laid['A'], B: Laid['B']): Table =>
  fightOf('B', position({ active: 'B', A: { ...A, inPlay: [`${own}/wounded`] }, B: { ...B, inPlay: [foe] } }), foe, own)
function fightOf(seat: PlayerSeat, play: Table, attacker: string, defender: string): Table {
  act(play, seat, 'attack')
  play.answer(seat, 'combatants', pair(play, attacker, defender))
  pitted(play, 'fight')
  return play
}
/** The active side passes, and the other may change the combat. */
const turnOf = (play: Table, seat: PlayerSeat): Table =>
  play.open.includes(`${seat}: modify combat`) ? play : play.answer(play.state.active, 'modify combat', 'pass')

const blow = doing(
  struck('samurai', 'necromutant', { hand: ['miscommunication'] }, { P: 21, hand: ['powerful_blow'] }),
  'B',
  'play powerful_blow > samurai',
)
const killed = (() => {
  const play = struck('razide', 'necromutant', { hand: ['narrow_escape'] }, { P: 21 })
  for (let passes = 0; passes < 2 && play.snapshot.pending.some(({ subject }) => subject === 'modify combat'); passes++) {
    const asked = play.snapshot.pending.find(({ subject }) => subject === 'modify combat')
    play.answer(asked?.seat as PlayerSeat, 'modify combat', 'pass')
  }
  return play
})()

export const DOOMTROOPER: readonly Golden[] = [
  option(
    {
      id: 'DT-01',
      title: 'The wounded one is worth the match',
      why: 'A second wound kills the Centurion, and his five points are the last five. The others would only be wounded.',
      subject: 'combatants',
    },
    deciding,
    [pair(deciding, 'razide', 'centurion')],
    pair(deciding, 'razide', 'necromutant'),
  ),
  moves(
    {
      id: 'DT-02',
      title: 'Attack now',
      why: 'One action is left, and the Razide’s nine against armour four end the match.',
      subject: 'action',
    },
    position({ A: { P: 20, hand: ['infantry'], inPlay: ['razide'] }, B: { inPlay: ['centurion/wounded'] } }, 1),
    ['attack'],
    'deploy infantry',
  ),
  option(
    {
      id: 'DT-03',
      title: 'Send the one who can hurt him',
      why: 'The Razide wounds the Nepharite and is wounded. The soldier’s two do nothing against armour six, and his death is B’s victory.',
      subject: 'combatants',
    },
    choosing,
    [pair(choosing, 'razide', 'nepharite_of_algeroth')],
    pair(choosing, 'infantry', 'nepharite_of_algeroth'),
  ),
  option(
    {
      id: 'DT-04',
      title: 'Shoot at one who cannot shoot',
      why: 'By shooting, seven hit armour seven and two miss. By fighting, four miss and nine hit Mitch Hunter.',
      subject: 'tactic',
    },
    shooting.answer('A', 'combatants', pair(shooting, 'mitch_hunter', 'razide')),
    ['shoot'],
    'fight',
  ),
  moves(
    {
      id: 'DT-05',
      title: 'The blow that turns it',
      why: 'Three do nothing against armour four; five kill, and four points win.',
      subject: 'modify combat',
    },
    fight(
      position({ A: { P: 21, hand: ['powerful_blow'], inPlay: ['samurai'] }, B: { P: 20, inPlay: ['necromutant/wounded'] } }),
      'samurai',
      'necromutant',
      'fight',
    ),
    ['play powerful_blow > samurai'],
    'pass',
  ),
  moves(
    {
      id: 'DT-06',
      title: 'Do not stand without anybody',
      why: 'Against nobody the Razide attacks the player himself: four points, and B has won. A soldier is only wounded.',
      subject: 'action',
    },
    position({ A: { D: 2, hand: ['infantry', 'take_aim'] }, B: { P: 22, inPlay: ['razide'] } }, 1),
    ['deploy infantry'],
    'meditate',
  ),
  judging(
    {
      id: 'DT-07',
      title: 'Take them as Promotion: it is enough',
      why: 'Twenty and five are twenty-five. Every point of Destiny leaves the match open.',
      subject: 'share points',
    },
    inMatch(earning),
    'A',
    (answer) => Array.isArray(answer) && answer[0] === 5,
    { right: [5, 0], wrong: [3, 2] },
  ),
  moves(
    {
      id: 'DT-08',
      title: 'Retreat costs less than death',
      why: 'Killed, she is worth eight points: 27, and B has won. Retreat gives him four: 23.',
      subject: 'modify combat',
    },
    turnOf(struck('nepharite_of_algeroth', 'valerie_duval', { hand: ['retreat'] }, { P: 19 }), 'A'),
    ['play retreat > valerie_duval'],
    'pass',
  ),
  moves(
    {
      id: 'DT-09',
      title: 'Two more armour are enough',
      why: 'Nine against eight kill, nine against ten do nothing; and her eight points would be B’s last.',
      subject: 'modify combat',
    },
    turnOf(struck('razide', 'valerie_duval', { hand: ['evasive_action'] }, { P: 19 }), 'A'),
    ['play evasive_action > valerie_duval'],
    'pass',
  ),
  moves(
    {
      id: 'DT-10',
      title: 'Do not attack into an ambush',
      why: 'All that B has left are Ambushes: the defender strikes first, the Nepharite dies before he strikes, and B has won.',
      subject: 'action',
    },
    position(
      {
        A: { P: 19, D: 1, inPlay: ['nepharite_of_algeroth/wounded'] },
        B: { P: 17, inPlay: ['razide/wounded'], hand: ['ambush', 'ambush'], pile: Array.from({ length: 12 }, () => 'ambush') },
      },
      1,
    ),
    ['end', 'meditate', 'cover nepharite_of_algeroth'],
    'attack',
  ),
  moves(
    {
      id: 'DT-11',
      title: 'The weapon to the one who kills with it',
      why: 'Four and three are seven, as much as the Razide’s armour: seven points, and the match. Three and three are six.',
      subject: 'action',
    },
    position(
      { A: { P: 18, hand: ['ac40_justifier'], inPlay: ['samurai', 'clansman'] }, B: { P: 10, inPlay: ['razide/wounded'] } },
      2,
    ),
    ['play ac40_justifier > clansman'],
    'play ac40_justifier > samurai',
  ),
  moves(
    {
      id: 'DT-12',
      title: 'Stop the blow, not the blade',
      why: 'With the blow five hit armour four: four points, and B has won. Without it three do nothing.',
      subject: 'reaction',
    },
    blow,
    ['play miscommunication'],
    'pass',
  ),
  moves(
    {
      id: 'DT-13',
      title: 'This is what the escape was kept for',
      why: 'His four points would be the last that B needs.',
      subject: 'reaction',
    },
    killed,
    ['play narrow_escape'],
    'pass',
  ),
]
