/** English: questions, options, what is laid on the table while thinking, the card of a miniature. */
import { capital, plural } from '../../../../ui/words/plural'
import type { Phrases, Speak } from '../../../../ui/words/speak'
import { EDGE_NAMES, FACTION_NAMES, WEAPON_NAMES } from '../names'
import type {
  FirstSaid,
  HintSaid,
  IntentSaid,
  OptionSaid,
  OverlaySaid,
  PanelSaid,
  ScoreSaid,
  StatusSaid,
  TallySaid,
  TitleSaid,
} from '../said'

const some = (count: number, one: string, other: string) => `${count} ${plural('en', count, one, other)}`
const The = (ref: string, speak: Speak) => capital(speak.piece(ref))
/** Dots after a name that may be missing: titles are asked for before everything is known. */
const who = (ref: string, speak: Speak, otherwise = 'your miniature') => (ref === '' ? otherwise : speak.piece(ref))
const Who = (ref: string, speak: Speak, otherwise?: string) => capital(who(ref, speak, otherwise))

const TITLES: Phrases<TitleSaid> = {
  'title edge': () => 'Choose your table edge',
  'title deploy': () => 'Deploy your miniatures',
  'title deploy where': (says, speak) => `Place ${who(says.who, speak)}`,
  'title move turn': () => 'Move your miniatures',
  'title move where': (says, speak) =>
    says.how === 'sprint' ? `${Who(says.who, speak)} sprints` : `Move ${who(says.who, speak)}`,
  'title climb where': (says, speak) => `${Who(says.who, speak)} climbs`,
  'title shift where': (says, speak) => `${Who(says.who, speak)} shifts on top`,
  'title shoot turn': () => 'Shoot, or sprint',
  'title melee turn': () => 'Attack in melee',
  'title engage where': (says, speak) => `${Who(says.who, speak)} moves in`,
  'title attack mode': (says, speak) => `How does ${who(says.who, speak)} attack?`,
  'title bonus dice': (says, speak) => `Extra attacks of ${who(says.who, speak)}`,
  'title next attack': (says, speak) => `Next attack of ${who(says.who, speak)}`,
  'title more attackers': () => 'Does anybody join in?',
  'title finish': () => 'Finish a shocked enemy?',
  'title pusher': (says, speak) => `Who pushes ${who(says.who, speak, 'it')} back?`,
  'title wound': (says, speak) => `Does ${who(says.who, speak)} take a wound?`,
  'title initiative dice': () => 'Initiative',
  'title crossing die': (says, speak) =>
    says.whom === '' ? `${Who(says.who, speak)} crosses` : `${Who(says.who, speak)} crosses ${speak.piece(says.whom)}`,
  'title attack dice': (says, speak) =>
    says.whom === '' ? 'Attack dice' : `${Who(says.who, speak)} shoots at ${speak.piece(says.whom)}`,
  'title defence dice': (says, speak) => `${Who(says.who, speak)} defends`,
  'title melee attack dice': (says, speak) =>
    says.whom === '' ? `${Who(says.who, speak)} strikes` : `${Who(says.who, speak)} strikes at ${speak.piece(says.whom)}`,
  'title melee defence dice': (says, speak) => `${Who(says.who, speak)} strikes back`,
  'title damage dice': (says, speak) => (says.who === '' ? 'Damage' : `Damage to ${speak.piece(says.who)}`),
  'title stress dice': (says, speak) => `${Who(says.who, speak)} shakes off stress`,
}

const HINTS: Phrases<HintSaid> = {
  'hint edge': () => 'Your miniatures start near it; your opponent takes the opposite edge.',
  'hint deploy': () => 'Drag each one into the shaded area. You may move them again until you are ready.',
  'hint deploy where': () => 'Anywhere in the shaded area, the whole base inside.',
  'hint move turn': () => 'Drag one: the shaded area is its reach. Each may move once; end when you are done.',
  'hint move where': () => 'Drag it within its reach. Amber ground needs a crossing roll; the rings keep you away from enemies.',
  'hint climb where': () => 'Set it down on the free top. Climbing takes its whole move.',
  'hint shift where': () => 'Drag it along the top.',
  'hint shoot turn': () => 'Choose one of yours to see every shot, then an enemy. Drag it over free ground to sprint instead.',
  'hint melee turn': () => 'Drag one of yours onto an enemy within its ring.',
  'hint engage where': () => 'Drag it straight into contact.',
  'hint attack mode': () => 'All its attacks on one enemy, or shared among several close together.',
  'hint bonus dice': () => 'Each extra attack given up adds a die to this one.',
  'hint next attack': () => 'Choose whom it strikes next.',
  'hint more attackers': () => 'More attackers add dice. Fight when all are in.',
  'hint finish': () => 'An unused attack exterminates it without dice.',
  'hint pusher': () => 'It is pushed straight away from the one you choose.',
  'hint wound': () => 'A wound cancels this result.',
  'hint initiative dice': () => 'Most hits goes first.',
  'hint crossing die': () => 'A hit gets it across, an armour stops it in contact, a bolt loses the move.',
  'hint attack dice': () => 'Every hit counts.',
  'hint defence dice': () => 'Each armour stops a hit; in cover each bolt does too.',
  'hint melee attack dice': () => 'More hits than the other side wins the round.',
  'hint melee defence dice': () => 'More hits than the attacker wins the round.',
  'hint damage dice': () => 'Only the worst die counts.',
  'hint stress dice': () => 'Each success takes one stress token off.',
}

const ENDS = {
  setup: 'End',
  move: 'End my movement',
  shoot: 'End my shooting',
  melee: 'End my melee',
  upkeep: 'End',
  over: 'End',
}

const OPTIONS: Phrases<OptionSaid> = {
  'option-edge': ({ edge }) => `${capital(EDGE_NAMES[edge].en)} edge`,
  'option-deploy': (says, speak) => `Place ${who(says.who, speak)}`,
  'option-ready': () => 'Ready',
  'option-move': (says, speak) => `Move ${who(says.who, speak)}`,
  'option-climb': (says, speak) => `${Who(says.who, speak)} climbs onto ${who(says.whom, speak)}`,
  'option-shift': (says, speak) => `${Who(says.who, speak)} shifts on top`,
  'option-sprint': (says, speak) => `${Who(says.who, speak)} sprints`,
  'option-sprint-climb': (says, speak) => `${Who(says.who, speak)} climbs onto ${who(says.whom, speak)} instead of shooting`,
  'option-sprint-shift': (says, speak) => `${Who(says.who, speak)} shifts on top instead of shooting`,
  'option-shoot': ({ who: one, whom, weapon }, speak) =>
    `${The(one, speak)} shoots at ${speak.piece(whom)} (${WEAPON_NAMES[weapon].en})`,
  'option-engage': (says, speak) => `${Who(says.who, speak)} attacks ${who(says.whom, speak)}`,
  'option-join': (says, speak) => `${Who(says.who, speak)} joins in`,
  'option-fight': () => 'Fight',
  'option-attack': (says, speak) => `Attack ${who(says.who, speak)}`,
  'option-enough': () => 'No more attacks',
  'option-finish': (says, speak) => `${Who(says.who, speak)} finishes ${who(says.whom, speak)}`,
  'option-decline': () => 'Spare it',
  'option-push': (says, speak) => `${Who(says.who, speak)} pushes`,
  'option-take': () => 'Take a wound',
  'option-suffer': () => 'Suffer the result',
  'option-all-for-one': () => 'All for one',
  'option-one-for-all': () => 'One for all',
  'option-end': ({ phase }) => ENDS[phase],
  'detail-all-for-one': () => 'one enemy, extra attacks become dice',
  'detail-one-for-all': () => 'one attack on each of several enemies',
  'detail-take': () => 'it fights on as before',
  face: ({ face }) => ({ hit: 'hit', armour: 'armour', bolt: 'bolt' })[face],
}

const OVERLAYS: Phrases<OverlaySaid> = {
  'tape-at': ({ used }, speak) => speak.length(used),
  'tape-end': ({ used, budget, left }, speak) =>
    `${speak.length(used, budget)} of ${speak.length(budget)}, ${speak.length(left)} left`,
  'tape-over': ({ used, budget }, speak) => `${speak.length(used, budget)}, only ${speak.length(budget)}`,
  'crossing-roll': ({ dice }) => (dice === 1 ? 'crossing roll: 1 die' : `crossing roll: best of ${dice} dice`),
  'shot-dice': ({ dice }) => some(dice, 'die', 'dice'),
  'defends-with': ({ dice }) => `defends with ${some(dice, 'die', 'dice')}`,
  'in-cover': () => 'in cover',
  'thing-obstructs': () => '−1 die',
  'thing-covers': () => '−1 die, gives cover',
  'thing-blocks': () => 'blocks sight',
  'thing-ignored': () => 'touches the shooter: ignored',
  'pools-against': ({ attack, defence }) => `${some(attack, 'die', 'dice')} against ${defence}`,
}

const TALLY: Phrases<TallySaid> = {
  dice: ({ count }) => some(count, 'die', 'dice'),
  'because-of': ({ total, because }) => (because === '' ? total : `${total}: ${because}`),
  'at-least': ({ least }) => `never below ${least}`,
}

const INTENT: Phrases<IntentSaid> = {
  'not-your-miniature': ({ piece }, speak) => `${The(piece, speak)} is not your miniature.`,
  'not-your-go': () => 'It is not your go.',
  'nothing-with-it': ({ piece }, speak) => `${The(piece, speak)} has nothing left to do in this phase.`,
  'answer-first': () => 'Answer the open question first.',
  'finish-first': ({ piece }, speak) => `Finish with ${speak.piece(piece)} first, or step back.`,
  'choose-own-first': ({ piece }, speak) => `Choose one of your miniatures first, then ${speak.piece(piece)}.`,
  'drop-on-enemy': ({ piece }, speak) => `Drag ${speak.piece(piece)} onto the enemy it attacks.`,
  'not-a-target': ({ piece }, speak) => `${The(piece, speak)} is no target.`,
  'not-to-melee': ({ piece, target }, speak) => `${The(piece, speak)} cannot attack ${speak.piece(target)} now.`,
}

const PHASE_NAMES = { setup: 'Set-up', move: 'Movement', shoot: 'Shooting', melee: 'Melee', upkeep: 'Upkeep', over: 'The end' }

const STATUS: Phrases<StatusSaid> = {
  'status-setup': () => 'Before turn 1',
  'status-turn': ({ turn, turns }) => `Turn ${turn} of ${turns}`,
  'status-over': () => 'The match is over',
  phase: ({ phase }) => PHASE_NAMES[phase],
  'deployment-area': ({ seat }, speak) => `Deployment area of ${speak.seat(seat)}`,
  'marker-stress': ({ count }) => some(count, 'stress token', 'stress tokens'),
  'marker-wounds': ({ count }) => some(count, 'wound', 'wounds'),
}

const PANEL: Phrases<PanelSaid> = {
  'card-movement': () => 'Movement',
  'card-resistance': () => 'Resistance',
  'card-melee': () => 'Melee',
  'card-shoot': () => 'Shooting',
  'card-wounds': () => 'Wounds',
  'card-points': () => 'Points',
  'card-weapon': () => 'Weapon',
  'card-weapon-line': ({ dice, range }, speak) =>
    `${some(dice, 'die', 'dice')} up to ${speak.length(range)}, one fewer up to twice that`,
  'card-weapon-close': ({ dice }) => (dice === 0 ? 'for melee, no extra dice' : `for melee, +${some(dice, 'die', 'dice')}`),
  'card-weapon-stress': ({ stress }) => `${some(stress, 'stress token', 'stress tokens')} at the first hit rolled`,
  'card-traits': () => 'Traits',
  'card-no-weapon': () => 'Unarmed',
  'card-faction': ({ faction }) => FACTION_NAMES[faction].en,
  'card-state': () => 'Now',
  'card-house': () => 'House data',
  'card-house-why': () => 'Values of our own where no printed card was at hand.',
  'state-operational': () => 'Ready to fight',
  'state-shocked': () => 'Shocked: lies there until upkeep',
  'state-exterminated': () => 'Exterminated',
  'state-mustered': () => 'Waiting beside the table',
  'state-stress': ({ stress }) => some(stress, 'stress token', 'stress tokens'),
  'state-wounds': ({ wounds, most }) => `${wounds} of ${some(most, 'wound', 'wounds')} taken`,
  'state-moved': () => 'has moved',
  'state-shot': () => 'has shot',
  'state-sprinted': () => 'has sprinted',
  'state-engaged': () => 'has attacked in melee',
  trait: ({ keyword }) => ({ leader: 'Leader', relentless: 'Relentless', agile: 'Agile', low: 'Low', blast: 'Blast' })[keyword],
  'trait-why': ({ keyword }) =>
    ({
      leader: 'Commands its side; worth more to whoever exterminates it.',
      relentless: 'Still shoots with one stress token.',
      agile: 'Always throws two crossing dice and keeps the better.',
      low: 'Too small to obstruct anybody’s shot.',
      blast: 'Printed on the card; has no effect yet.',
    })[keyword],
  'trait-melee': ({ attacks }) => `Melee (${attacks})`,
  'trait-melee-why': ({ attacks }) => `${attacks} attacks in a melee it begins: dice for one, or several enemies.`,
}

const FIRST: Phrases<FirstSaid> = {
  'first deploy': () => 'Your miniatures wait beside the table. Drag them into the shaded strip along your edge.',
  'first move turn': () => 'Rest on one of yours to see how far it goes, then drag it there.',
  'first move where': () => 'A path may bend: fix a corner on the way, and go around what is in the way.',
  'first shoot turn': () => 'Click one of yours: every enemy says what a shot would be, and why. Click an enemy to take aim.',
  'first melee turn': () => 'Enemies within two inches can be attacked: drag your miniature onto one.',
  'first bonus dice': () => 'Spare attacks make this one stronger, but an unspent one can finish a shocked enemy.',
}

const SCORE: Phrases<ScoreSaid> = {
  'score-figures': () => 'Enemies exterminated',
  'score-leaders': () => 'Leaders exterminated',
}

export const EN_PLAY = {
  ...FIRST,
  ...SCORE,
  ...TITLES,
  ...HINTS,
  ...OPTIONS,
  ...OVERLAYS,
  ...TALLY,
  ...INTENT,
  ...STATUS,
  ...PANEL,
}
