/** English: the options, and what would follow from them. */
import type { Ref } from '../../../../table/piece'
import { capital } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { AdventureId, BattleId, Effect, Icon, NodeKind } from '../../rules/cards'
import type { Face } from '../../rules/dice'
import type { Edge } from '../../rules/ids'
import type { WeaponId } from '../../rules/profile'
import type { Phase, PoolId } from '../../rules/state'
import type { Means } from '../../rules/terms'
import { NODE_KIND_NAMES } from '../name-tables'
import { adventureName, battleName, EDGE_NAMES, weaponName } from '../names'
import type { WhoWhom } from '../questions'
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
/** The eight directions of a sidestep, counter-clockwise from the right (0°). */
const WAYS = ['right', 'far right', 'far', 'far left', 'left', 'near left', 'near', 'near right']

export const EN_OPTIONS = {
  'option-edge': ({ edge }: { edge: Edge }) => `${capital(EDGE_NAMES[edge].en)} edge`,
  'option-deploy': (says: Pick<WhoWhom, 'who'>, speak) => `Place ${who(says.who, speak)}`,
  'option-ready': () => 'Ready',
  'option-move': (says: Pick<WhoWhom, 'who'>, speak) => `Move ${who(says.who, speak)}`,
  'option-climb': (says: WhoWhom, speak) => `${Who(says.who, speak)} climbs onto ${who(says.whom, speak)}`,
  'option-shift': (says: Pick<WhoWhom, 'who'>, speak) => `${Who(says.who, speak)} shifts on top`,
  'option-sprint': (says: Pick<WhoWhom, 'who'>, speak) => `${Who(says.who, speak)} sprints`,
  'option-sprint-climb': (says: WhoWhom, speak) =>
    `${Who(says.who, speak)} climbs onto ${who(says.whom, speak)} instead of shooting`,
  'option-sprint-shift': (says: Pick<WhoWhom, 'who'>, speak) => `${Who(says.who, speak)} shifts on top instead of shooting`,
  'option-shoot': (says: { who: Ref; whom: Ref; weapon: WeaponId }, speak) =>
    `${The(says.who, speak)} shoots at ${speak.piece(says.whom)} (${weaponName(says.weapon, speak)})`,
  'option-engage': (says: WhoWhom, speak) => `${Who(says.who, speak)} attacks ${who(says.whom, speak)}`,
  'option-join': (says: Pick<WhoWhom, 'who'>, speak) => `${Who(says.who, speak)} joins in`,
  'option-fight': () => 'Fight',
  'option-attack': (says: Pick<WhoWhom, 'who'>, speak) => `Attack ${who(says.who, speak)}`,
  'option-enough': () => 'No more attacks',
  'option-enough-targets': () => 'No more targets',
  'option-finish': (says: WhoWhom, speak) => `${Who(says.who, speak)} finishes ${who(says.whom, speak)}`,
  'option-strike': ({ whom, means }: { whom: Ref; means: Means }, speak) =>
    paid(means, `exterminate ${speak.piece(whom)}`, speak),
  'option-decline': () => 'Spare it',
  'option-decline-shot': () => 'Do not shoot',
  'option-decline-move': () => 'Stay here',
  'option-push': (says: Pick<WhoWhom, 'who'>, speak) => `${Who(says.who, speak)} pushes`,
  'option-wield': ({ weapon }: { weapon: WeaponId }, speak) => capital(weaponName(weapon, speak)),
  'option-towards': ({ heading }: { heading: number }) => `To the ${WAYS[Math.round(heading / 45) % 8]}`,
  'option-straight': () => 'Straight back',
  'option-wound': () => 'Take a wound',
  'option-suffer': () => 'Let it happen',
  'option-all-for-one': () => 'All for one',
  'option-one-for-all': () => 'One for all',
  'option-end': ({ phase }: { phase: Phase }) => ENDS[phase],
  'option-pass': () => 'Pass',
  'option-clear': (says: { who: Ref; means: Means }, speak) =>
    paid(says.means, `take the stress off ${speak.piece(says.who)}`, speak),
  'option-rescue': (says: { who: Ref; means: Means }, speak) =>
    paid(says.means, `stand ${speak.piece(says.who)} up again`, speak),
  'option-use': ({ card }: { card: AdventureId }, speak) => `Use ${adventureName(card, speak)}`,
  'option-use-on': (says: { card: AdventureId; who: Ref }, speak) =>
    `Use ${adventureName(says.card, speak)} for ${speak.piece(says.who)}`,
  'option-reroll': ({ pool, means }: { pool: PoolId; means: Means }, speak) => paid(means, `re-roll ${dice(pool, speak)}`, speak),
  'option-reroll-leader': ({ pool }: { pool: PoolId }, speak) => `Leader: re-roll one of ${dice(pool, speak)}`,
  'option-play': ({ card, icon }: { card: BattleId; icon: Icon }, speak) =>
    `Play ${battleName(card, speak)} (${EN_CARD_TEXTS.names[icon]})`,
  'option-fate': ({ use, means }: { use: 'recover' | 'exterminate' | 'save'; means: Means }, speak) =>
    paid(means, { recover: 'stand it up again', exterminate: 'exterminate it', save: 'save it' }[use], speak),
  'option-effect': ({ use }: { use: 'recover' | 'exterminate' }) =>
    use === 'recover' ? 'It stands up again' : 'It is exterminated',
  'option-recover': ({ card, means }: { card: AdventureId; means: Means }, speak) =>
    paid(means, `turn ${adventureName(card, speak)} up again`, speak),
  'option-try': () => 'Throw for a discarded card',
  'option-none': () => 'Leave them as they are',
  'option-none-hand': () => 'Keep the hand as it is',
  'option-refill': () => 'Fill up to five cards',
  'option-fate-back': () => 'Take a fate token back',
  'option-discard-for-fate': () => 'Discard the hand for a fate token',
  'option-die': ({ place, face }: { place: number; face: Face | '' }) => (face === '' ? `Die ${place}` : `Die ${place}: ${face}`),
  'option-thing': ({ thing }: { thing: Ref }, speak) => The(thing, speak),
  'option-card': ({ card }: { card: BattleId }, speak) => battleName(card, speak),
  'detail-all-for-one': () => 'one enemy, extra attacks become dice',
  'detail-one-for-all': () => 'one attack on each of several enemies',
  'detail-wound': () => 'it fights on as before',
  'detail-suffer': ({ result }: { result: 'shocked' | 'exterminated' | '' }) =>
    result === 'shocked' ? 'it lies there until upkeep' : result === 'exterminated' ? 'it leaves the table for good' : '',
  'detail-fate': ({ use }: { use: 'recover' | 'exterminate' | 'save' }) =>
    ({
      recover: 'it fights on at once',
      exterminate: 'the points are yours, unless it is saved',
      save: 'it stays as it was before',
    })[use],
  'detail-icon': ({ icon }: { icon: Icon }) => EN_CARD_TEXTS.brief[icon],
  'detail-effect': ({ effect }: { effect: Effect }) => EN_CARD_TEXTS.effects[effect],
  'detail-try': () => 'one die: on a bolt the topmost discarded card comes back',
  'detail-refill': () => 'no fate this turn',
  'detail-fate-back': () => 'no cards this turn',
  'detail-discard-for-fate': () => 'all cards go, even beyond the tokens you started with',
  'detail-leader': () => 'once per turn, without fate',
  'detail-straight': () => 'away from whoever pushes',
  face: ({ face }: { face: Face }) => ({ hit: 'hit', armour: 'armour', bolt: 'bolt' })[face],
  'node-kind': ({ kind }: { kind: NodeKind }) => NODE_KIND_NAMES[kind].en,
} satisfies AnyPhrases
