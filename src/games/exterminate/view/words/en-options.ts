/** English: what can be answered, and what would follow. */
import { capital } from '../../../../ui/words/plural'
import type { Phrases } from '../../../../ui/words/speak'
import { NODE_KIND_NAMES } from '../name-tables'
import { adventureName, battleName, EDGE_NAMES, weaponName } from '../names'
import type { OptionSaid } from '../said-questions'
import { dice, paid, The, Who, who } from './en-bits'
import { EN_CARD_TEXTS } from './en-cards'

const ENDS = {
  setup: 'End',
  move: 'End my movement',
  shoot: 'End my shooting',
  melee: 'End my melee',
  upkeep: 'End',
  over: 'End',
}
/** Eight ways to give ground, from 0° to the right on. */
const WAYS = ['right', 'far right', 'far', 'far left', 'left', 'near left', 'near', 'near right']

export const EN_OPTIONS: Phrases<OptionSaid> = {
  'option-edge': ({ edge }) => `${capital(EDGE_NAMES[edge].en)} edge`,
  'option-deploy': (says, speak) => `Place ${who(says.who, speak)}`,
  'option-ready': () => 'Ready',
  'option-move': (says, speak) => `Move ${who(says.who, speak)}`,
  'option-climb': (says, speak) => `${Who(says.who, speak)} climbs onto ${who(says.whom, speak)}`,
  'option-shift': (says, speak) => `${Who(says.who, speak)} shifts on top`,
  'option-sprint': (says, speak) => `${Who(says.who, speak)} sprints`,
  'option-sprint-climb': (says, speak) => `${Who(says.who, speak)} climbs onto ${who(says.whom, speak)} instead of shooting`,
  'option-sprint-shift': (says, speak) => `${Who(says.who, speak)} shifts on top instead of shooting`,
  'option-shoot': (says, speak) =>
    `${The(says.who, speak)} shoots at ${speak.piece(says.whom)} (${weaponName(says.weapon, speak)})`,
  'option-engage': (says, speak) => `${Who(says.who, speak)} attacks ${who(says.whom, speak)}`,
  'option-join': (says, speak) => `${Who(says.who, speak)} joins in`,
  'option-fight': () => 'Fight',
  'option-attack': (says, speak) => `Attack ${who(says.who, speak)}`,
  'option-enough': () => 'No more attacks',
  'option-enough-targets': () => 'No more targets',
  'option-finish': (says, speak) => `${Who(says.who, speak)} finishes ${who(says.whom, speak)}`,
  'option-strike': ({ whom, means }, speak) => paid(means, `exterminate ${speak.piece(whom)}`, speak),
  'option-decline': () => 'Spare it',
  'option-decline-shot': () => 'Do not shoot',
  'option-decline-move': () => 'Stay here',
  'option-push': (says, speak) => `${Who(says.who, speak)} pushes`,
  'option-wield': ({ weapon }, speak) => capital(weaponName(weapon, speak)),
  'option-towards': ({ heading }) => `To the ${WAYS[Math.round(heading / 45) % 8]}`,
  'option-straight': () => 'Straight back',
  'option-wound': () => 'Take a wound',
  'option-suffer': () => 'Let it happen',
  'option-all-for-one': () => 'All for one',
  'option-one-for-all': () => 'One for all',
  'option-end': ({ phase }) => ENDS[phase],
  'option-pass': () => 'Pass',
  'option-clear': (says, speak) => paid(says.means, `take the stress off ${speak.piece(says.who)}`, speak),
  'option-rescue': (says, speak) => paid(says.means, `stand ${speak.piece(says.who)} up again`, speak),
  'option-use': ({ card }, speak) => `Use ${adventureName(card, speak)}`,
  'option-use-on': (says, speak) => `Use ${adventureName(says.card, speak)} for ${speak.piece(says.who)}`,
  'option-reroll': ({ pool, means }, speak) => paid(means, `re-roll ${dice(pool, speak)}`, speak),
  'option-reroll-leader': ({ pool }, speak) => `Leader: re-roll one of ${dice(pool, speak)}`,
  'option-play': ({ card, icon }, speak) => `Play ${battleName(card, speak)} (${EN_CARD_TEXTS.names[icon]})`,
  'option-fate': ({ use, means }, speak) =>
    paid(means, { recover: 'stand it up again', exterminate: 'exterminate it', save: 'save it' }[use], speak),
  'option-effect': ({ use }) => (use === 'recover' ? 'It stands up again' : 'It is exterminated'),
  'option-recover': ({ card, means }, speak) => paid(means, `turn ${adventureName(card, speak)} up again`, speak),
  'option-try': () => 'Throw for a discarded card',
  'option-none': () => 'Leave them as they are',
  'option-none-hand': () => 'Keep the hand as it is',
  'option-refill': () => 'Fill up to five cards',
  'option-fate-back': () => 'Take a fate token back',
  'option-discard-for-fate': () => 'Discard the hand for a fate token',
  'option-die': ({ place, face }) => (face === '' ? `Die ${place}` : `Die ${place}: ${face}`),
  'option-thing': ({ thing }, speak) => The(thing, speak),
  'option-card': ({ card }, speak) => battleName(card, speak),
  'detail-all-for-one': () => 'one enemy, extra attacks become dice',
  'detail-one-for-all': () => 'one attack on each of several enemies',
  'detail-wound': () => 'it fights on as before',
  'detail-suffer': ({ result }) =>
    result === 'shocked' ? 'it lies there until upkeep' : result === 'exterminated' ? 'it leaves the table for good' : '',
  'detail-fate': ({ use }) =>
    ({
      recover: 'it fights on at once',
      exterminate: 'the points are yours, unless it is saved',
      save: 'it stays as it was before',
    })[use],
  'detail-icon': ({ icon }) => EN_CARD_TEXTS.brief[icon],
  'detail-effect': ({ effect }) => EN_CARD_TEXTS.effects[effect],
  'detail-try': () => 'one die: on a bolt the topmost discarded card comes back',
  'detail-refill': () => 'no fate this turn',
  'detail-fate-back': () => 'no cards this turn',
  'detail-discard-for-fate': () => 'all cards go, even beyond the tokens you started with',
  'detail-leader': () => 'once per turn, without fate',
  'detail-straight': () => 'away from whoever pushes',
  face: ({ face }) => ({ hit: 'hit', armour: 'armour', bolt: 'bolt' })[face],
  'node-kind': ({ kind }) => NODE_KIND_NAMES[kind].en,
}
