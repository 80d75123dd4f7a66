/** English: overlays, refusals, the strip, the card of a miniature. */
import type { Units } from '../../../../geometry/types'
import type { Ref } from '../../../../table/piece'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { NodeKind } from '../../rules/cards'
import type { FactionId, Keyword } from '../../rules/profile'
import type { Phase, Side } from '../../rules/state'
import { NODE_KIND_NAMES } from '../name-tables'
import { factionName } from '../names'
import { some, The } from './en-bits'

const PHASE_NAMES = { setup: 'Set-up', move: 'Movement', shoot: 'Shooting', melee: 'Melee', upkeep: 'Upkeep', over: 'The end' }

export const EN_TABLE = {
  // overlays
  'tape-at': ({ used }: { used: Units }, speak) => speak.length(used),
  'tape-end': ({ used, budget, left }: { used: Units; budget: Units; left: Units }, speak) =>
    `${speak.length(used, budget)} of ${speak.length(budget)}, ${speak.length(left)} left`,
  'tape-over': ({ used, budget }: { used: Units; budget: Units }, speak) =>
    `${speak.length(used, budget)}, only ${speak.length(budget)}`,
  'crossing-roll': ({ dice }: { dice: number }) => (dice === 1 ? 'crossing roll: 1 die' : `crossing roll: best of ${dice} dice`),
  'shot-dice': ({ dice }: { dice: number }) => some(dice, 'die', 'dice'),
  'defends-with': ({ dice }: { dice: number }) => `defends with ${some(dice, 'die', 'dice')}`,
  /** Whole percents. */
  'odds-through': ({ none, one, two, more }: { none: number; one: number; two: number; more: number }) =>
    `hits through: none ${none}%, 1: ${one}%, 2: ${two}%, 3+: ${more}%`.replaceAll(/, [123]\+?: 0%/g, ''),
  'odds-round': ({ won, tied, lost }: { won: number; tied: number; lost: number }) =>
    `first round: wins ${won}%, level ${tied}%, loses ${lost}%`,
  'warns-melee': ({ whom, odds }: { whom: Ref; odds: string }, speak) => `Starts a melee with ${speak.piece(whom)} · ${odds}`,
  'in-cover': (_: { pieces: readonly Ref[] }) => 'in cover',
  'thing-obstructs': () => '−1 die',
  'thing-covers': () => '−1 die, gives cover',
  'thing-blocks': () => 'blocks sight',
  'thing-ignored': () => 'touches the shooter: ignored',
  'pools-against': ({ attack, defence }: { attack: number; defence: number }) =>
    `${some(attack, 'die', 'dice')} against ${defence}`,
  'in-blast': () => 'in the blast: half the dice, no cover',
  'push-here': () => 'gives ground this way',
  // tally
  dice: ({ count }: { count: number }) => some(count, 'die', 'dice'),
  'because-of': ({ total, because }: { total: string; because: string }) => (because === '' ? total : `${total}: ${because}`),
  'at-least': ({ least }: { least: number }) => `never below ${least}`,
  // intent
  'not-your-miniature': ({ piece }: { piece: Ref }, speak) => `${The(piece, speak)} is not your miniature.`,
  'not-your-go': () => 'It is not your go.',
  'nothing-with-it': ({ piece }: { piece: Ref }, speak) => `${The(piece, speak)} has nothing left to do in this phase.`,
  'answer-first': () => 'Answer the open question first.',
  'finish-first': ({ piece }: { piece: Ref }, speak) => `Finish with ${speak.piece(piece)} first, or step back.`,
  'choose-own-first': ({ piece }: { piece: Ref }, speak) => `Choose one of your miniatures first, then ${speak.piece(piece)}.`,
  'drop-on-enemy': ({ piece }: { piece: Ref }, speak) => `Drag ${speak.piece(piece)} onto the enemy it attacks.`,
  'not-a-target': ({ piece }: { piece: Ref }, speak) => `${The(piece, speak)} is no target.`,
  'not-to-melee': ({ piece, target }: { piece: Ref; target: Ref }, speak) =>
    `${The(piece, speak)} cannot attack ${speak.piece(target)} now.`,
  // status
  'status-setup': () => 'Before turn 1',
  'status-turn': ({ turn, turns }: { turn: number; turns: number }) => `Turn ${turn} of ${turns}`,
  'status-over': () => 'The match is over',
  phase: ({ phase }: { phase: Phase }) => PHASE_NAMES[phase],
  'deployment-area': ({ seat }: { seat: Side }, speak) => `Deployment area of ${speak.seat(seat)}`,
  'marker-stress': ({ count }: { count: number }) => some(count, 'stress token', 'stress tokens'),
  'marker-wounds': ({ count }: { count: number }) => some(count, 'wound', 'wounds'),
  // panel
  'card-movement': () => 'Movement',
  'card-resistance': () => 'Resistance',
  'card-melee': () => 'Melee',
  'card-shoot': () => 'Shooting',
  'card-wounds': () => 'Wounds',
  'card-points': () => 'Points',
  'card-weapon': () => 'Weapon',
  'card-weapon-line': ({ dice, range }: { dice: number; range: Units }, speak) =>
    `${some(dice, 'die', 'dice')} up to ${speak.length(range)}, one fewer up to twice that`,
  'card-weapon-close': ({ dice }: { dice: number }) =>
    dice === 0 ? 'for melee, no extra dice' : `for melee, +${some(dice, 'die', 'dice')}`,
  'card-weapon-stress': ({ stress }: { stress: number }) =>
    `${some(stress, 'stress token', 'stress tokens')} at the first hit rolled`,
  'card-traits': () => 'Traits',
  'card-no-weapon': () => 'Unarmed',
  'card-faction': ({ faction }: { faction: FactionId }, speak) => factionName(faction, speak),
  'card-nodes': () => 'Carries',
  'card-house': () => 'House data',
  'card-house-why': () => 'Values of our own where no printed card was at hand.',
  'card-pack-why': ({ pack }: { pack: string }) => `From your pack: ${pack}`,
  'state-operational': (_: { figure: Ref }) => 'Ready to fight',
  'state-shocked': (_: { figure: Ref }) => 'Shocked: lies there until upkeep',
  'state-exterminated': (_: { figure: Ref }) => 'Exterminated',
  'state-mustered': () => 'Waiting beside the table',
  'state-stress': ({ stress }: { stress: number }) => some(stress, 'stress token', 'stress tokens'),
  'state-wounds': ({ wounds, most }: { wounds: number; most: number }) => `${wounds} of ${some(most, 'wound', 'wounds')} taken`,
  'state-moved': () => 'has moved',
  'state-shot': () => 'has shot',
  'state-sprinted': () => 'has sprinted',
  'state-engaged': () => 'has attacked in melee',
  'state-led': () => 'has lent its die',
  'node-worth': ({ points }: { points: number }) => `${some(points, 'point', 'points')} at the end`,
  'node-carried': ({ figure }: { figure: Ref }, speak) => `carried by ${speak.piece(figure)}`,
  'node-lies': () => 'lies on the table',
  'node-does': ({ kind }: { kind: NodeKind }) =>
    ({
      black: 'Worth its points, nothing else.',
      temporal: 'Whoever first takes it may shoot at once and then finish its move.',
      spatial: 'Whoever first takes it may make a whole move more.',
    })[kind],
  'node-spent': () => 'Its effect is gone; only the points are left.',
  'node-unknown': () => 'Face down: nobody knows what it is before it is taken.',
  'node-can-be': () => 'It can still be',
  'node-left': ({ kind, points, count }: { kind: NodeKind; points: number; count: number }) =>
    `${NODE_KIND_NAMES[kind].en}, ${some(points, 'point', 'points')} (${some(count, 'is', 'are')} left)`,
  trait: ({ keyword }: { keyword: Keyword }) =>
    ({ leader: 'Leader', relentless: 'Relentless', agile: 'Agile', low: 'Low', blast: 'Blast' })[keyword],
  'trait-why': ({ keyword }: { keyword: Keyword }) =>
    ({
      leader: 'Worth more to whoever exterminates it. Once per turn it lets one of its own within six inches re-roll a die.',
      relentless: 'Still shoots with one stress token.',
      agile: 'Always throws two crossing dice and keeps the better.',
      low: 'Too small to obstruct anybody’s shot.',
      blast: 'Everybody within an inch of its target is shot at too, friend or foe, with half the dice and without cover.',
    })[keyword],
  'trait-melee': ({ attacks }: { attacks: number }) => `Melee (${attacks})`,
  'trait-melee-why': ({ attacks }: { attacks: number }) =>
    `${attacks} attacks in a melee it begins: dice for one, or several enemies.`,
  'trait-burst': ({ targets }: { targets: number }) => `Burst (${targets})`,
  'trait-burst-why': ({ targets }: { targets: number }) =>
    `Its dice may be shared out among up to ${targets} enemies within two inches of the first.`,
  // score
  'score-figures': () => 'Enemies exterminated',
  'score-leaders': () => 'Leaders exterminated',
  'score-nodes': () => 'Vortex nodes carried',
} satisfies AnyPhrases
