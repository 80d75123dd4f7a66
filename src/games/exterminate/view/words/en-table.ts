/** English: what is laid on the table while thinking, refusals, the strip, the card of a miniature. */
import type { Phrases } from '../../../../ui/words/speak'
import { NODE_KIND_NAMES } from '../name-tables'
import { factionName } from '../names'
import type { IntentSaid, OverlaySaid, PanelSaid, ScoreSaid, StatusSaid, TallySaid } from '../said-panels'
import { some, The } from './en-bits'

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
  'in-blast': () => 'in the blast: half the dice, no cover',
  'push-here': () => 'gives ground this way',
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
  'card-faction': ({ faction }, speak) => factionName(faction, speak),
  'card-state': () => 'Now',
  'card-nodes': () => 'Carries',
  'card-house': () => 'House data',
  'card-house-why': () => 'Values of our own where no printed card was at hand.',
  'card-pack-why': ({ pack }) => `From your pack: ${pack}`,
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
  'state-led': () => 'has lent its die',
  'node-worth': ({ points }) => `${some(points, 'point', 'points')} at the end`,
  'node-carried': ({ figure }, speak) => `carried by ${speak.piece(figure)}`,
  'node-lies': () => 'lies on the table',
  'node-does': ({ kind }) =>
    ({
      black: 'Worth its points, nothing else.',
      temporal: 'Whoever first takes it may shoot at once and then finish its move.',
      spatial: 'Whoever first takes it may make a whole move more.',
    })[kind],
  'node-spent': () => 'Its effect is gone; only the points are left.',
  'node-unknown': () => 'Face down: nobody knows what it is before it is taken.',
  'node-can-be': () => 'It can still be',
  'node-left': ({ kind, points, count }) =>
    `${NODE_KIND_NAMES[kind].en}, ${some(points, 'point', 'points')} (${some(count, 'is', 'are')} left)`,
  trait: ({ keyword }) => ({ leader: 'Leader', relentless: 'Relentless', agile: 'Agile', low: 'Low', blast: 'Blast' })[keyword],
  'trait-why': ({ keyword }) =>
    ({
      leader: 'Worth more to whoever exterminates it. Once per turn it lets one of its own within six inches re-roll a die.',
      relentless: 'Still shoots with one stress token.',
      agile: 'Always throws two crossing dice and keeps the better.',
      low: 'Too small to obstruct anybody’s shot.',
      blast: 'Everybody within an inch of its target is shot at too, friend or foe, with half the dice and without cover.',
    })[keyword],
  'trait-melee': ({ attacks }) => `Melee (${attacks})`,
  'trait-melee-why': ({ attacks }) => `${attacks} attacks in a melee it begins: dice for one, or several enemies.`,
  'trait-burst': ({ targets }) => `Burst (${targets})`,
  'trait-burst-why': ({ targets }) => `Its dice may be shared out among up to ${targets} enemies within two inches of the first.`,
}

const SCORE: Phrases<ScoreSaid> = {
  'score-figures': () => 'Enemies exterminated',
  'score-leaders': () => 'Leaders exterminated',
  'score-nodes': () => 'Vortex nodes carried',
}

export const EN_TABLE = { ...OVERLAYS, ...TALLY, ...INTENT, ...STATUS, ...PANEL, ...SCORE }
