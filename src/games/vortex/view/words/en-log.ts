/** English: the log, and the cues over the table. */
import type { Ref } from '../../../../table/piece'
import { listedNames } from '../../../../ui/words/listed'
import { capital } from '../../../../ui/words/plural'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { MoveKind, ResolvedAs } from '../../rules/events'
import type { Effect, Side } from '../../rules/state'
import { CHANGED, EFFECTS, MOVES, pa, some, stepName, Who, who, will } from './en-bits'

type One = { figure: Ref }
const OUTCOMES: { readonly [O in ResolvedAs]: string } = {
  failure: 'it fails',
  success: 'success',
  exceptional: 'exceptional success',
}
const ORDERED: { readonly [how: string]: string } = {
  coin: 'by the coin',
  bid: 'by the higher bid',
  agreed: 'as both agree',
  mirror: 'of both peoples',
}

export const EN_LOG = {
  'log-discipline': ({ a, b }: { a: number; b: number }, speak) =>
    `Both lift their hands: ${speak.seat('A')} bid ${a}, ${speak.seat('B')} ${b} of Discipline.`,
  'log-ordered': ({ seat, how }: { seat: Side; how: string }, speak) =>
    `The land of ${speak.seat(seat)} comes first, ${ORDERED[how] ?? how}.`,
  'log-first': ({ seat, a, b }: { seat: Side; a: number; b: number }, speak) =>
    `${speak.seat(seat)} is first player (Order ${a} to ${b}).`,
  'log-deployed': ({ figure }: One, speak) => `${Who(figure, speak)} is deployed.`,
  'log-turn': ({ turn, country }: { turn: number; country: string }) => `Turn ${turn}: ${country}`,
  'log-step': ({ rapidity, fanatics }: { rapidity: number; fanatics: boolean }) => stepName(rapidity, fanatics),
  'log-passed': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} passes.`,
  'log-removed': ({ figures }: { figures: readonly Ref[] }, speak) =>
    `${capital(listedNames(figures, speak))} ${figures.length === 1 ? 'falls' : 'fall'} at last.`,
  'log-moved': ({ figure, how, length }: { figure: Ref; how: MoveKind; length: number }, speak) =>
    `${Who(figure, speak)} ${MOVES[how]} ${speak.length(length)}.`,
  'log-engaged': ({ figure, others }: { figure: Ref; others: readonly Ref[] }, speak) =>
    `${Who(figure, speak)} is in contact with ${listedNames(others, speak)}.`,
  'log-charges': ({ figure, target }: { figure: Ref; target: Ref }, speak) =>
    `${Who(figure, speak)} declares a charge on ${who(target, speak)}.`,
  'log-charge-charge': ({ length }: { length: number }, speak) => `The charge goes home over ${speak.length(length)}.`,
  'log-charge-engagement': ({ length }: { length: number }, speak) => `Only ${speak.length(length)}: an engagement, no charge.`,
  'log-charge-failed': ({ length }: { length: number }, speak) =>
    `Too far: the charge ends after ${speak.length(length)}, short of its target.`,
  'log-shot': ({ figures, target }: { figures: readonly Ref[]; target: Ref }, speak) =>
    `${capital(listedNames(figures, speak))} ${figures.length === 1 ? 'shoots' : 'shoot'} at ${who(target, speak)}.`,
  'log-stays': ({ figure }: One, speak) => `${Who(figure, speak)} stays in place this turn`,
  'log-out-of-range': ({ figures }: { figures: readonly Ref[] }, speak) =>
    `${capital(listedNames(figures, speak))}: out of range, the points are lost.`,
  'log-left-out': ({ figures }: { figures: readonly Ref[] }, speak) =>
    `${capital(listedNames(figures, speak))}: too far from the target named first, left out of the spell.`,
  'log-concentrates': ({ figures }: { figures: readonly Ref[] }, speak) =>
    figures.length === 0
      ? 'Nobody concentrates.'
      : `${capital(listedNames(figures, speak))} ${figures.length === 1 ? 'concentrates' : 'concentrate'}.`,
  'log-attack': (
    { attackers, defenders, force }: { attackers: readonly Ref[]; defenders: readonly Ref[]; force: boolean },
    speak,
  ) =>
    `${capital(listedNames(attackers, speak))} ${attackers.length === 1 ? 'attacks' : 'attack'} ${listedNames(defenders, speak)}${force ? ' with full force' : ''}.`,
  'log-spell': ({ casters, spell, targets }: { casters: readonly Ref[]; spell: Ref; targets: readonly Ref[] }, speak) =>
    `${capital(listedNames(casters, speak))} ${casters.length === 1 ? 'casts' : 'cast'} ${who(spell, speak)} at ${listedNames(targets, speak)}.`,
  'log-fizzled': ({ spell }: { spell: Ref }, speak) => `${Who(spell, speak)} comes to nothing.`,
  'log-trance': ({ figure, turns }: { figure: Ref; turns: number }, speak) =>
    `${Who(figure, speak)} falls into trance (turn ${turns}).`,
  'log-trance-broken': ({ figure }: One, speak) => `The trance of ${who(figure, speak)} is broken.`,
  'log-noticed': ({ figure }: One, speak) => `${Who(figure, speak)} notices it.`,
  'log-revealed': ({ bids }: { bids: string }) => `Hands up: ${bids}.`,
  'log-bid-will': ({ figure, points }: { figure: Ref; points: number }, speak) => `${who(figure, speak)} ${will(points)}`,
  'log-bid-mana': ({ figure, points }: { figure: Ref; points: number }, speak) => `${who(figure, speak)} ${points} Mana`,
  'log-resolved': ({ value, against, outcome }: { value: number; against: number; outcome: ResolvedAs }) =>
    `${value} against ${against}: ${OUTCOMES[outcome]}.`,
  'log-for': ({ parts }: { parts: string }) => `For it: ${parts}`,
  'log-against': ({ parts }: { parts: string }) => `Against it: ${parts}`,
  'log-damage': ({ figures, damage }: { figures: readonly Ref[]; damage: number }, speak) =>
    `${capital(listedNames(figures, speak))}: ${damage} damage.`,
  'log-doomed': ({ figure }: One, speak) => `${Who(figure, speak)} is killed, but fights on to the end of the turn.`,
  'log-killed': ({ figure }: One, speak) => `${Who(figure, speak)} is killed.`,
  'log-killed-terrain': ({ figure }: One, speak) => `${Who(figure, speak)} dies as the land changes.`,
  'log-healed': ({ figure, damage }: { figure: Ref; damage: number }, speak) =>
    `${Who(figure, speak)} is healed of ${some(damage, 'wound', 'wounds')}.`,
  'log-effect': ({ figure, effect }: { figure: Ref; effect: Effect }, speak) =>
    `${Who(figure, speak)}: ${EFFECTS[effect.cause]} (${CHANGED[effect.stat]}).`,
  'log-points': ({ figure, pa: left, will: resolve }: { figure: Ref; pa: number; will: number }, speak) =>
    `${Who(figure, speak)} now has ${pa(left)} and ${will(resolve)}.`,
  'log-pushed': ({ figure }: One, speak) => `${Who(figure, speak)} is pushed.`,
  'log-broken': ({ piece }: { piece: Ref }, speak) => `${Who(piece, speak)} bursts.`,
  'log-scored': ({ points, why }: { points: number; why: string }) => `${some(points, 'point', 'points')}: ${why}`,
  'log-over': () => 'The match is over.',
  // cues
  'cue-turn': ({ turn, country }: { turn: number; country: string }) => `Turn ${turn}: ${country}`,
  'cue-window': ({ seat }: { seat: Side }, speak) => `${speak.seat(seat)} acts`,
  'cue-step': ({ rapidity, fanatics }: { rapidity: number; fanatics: boolean }) => stepName(rapidity, fanatics),
  'cue-failed-charge': () => 'too far',
  'cue-engagement': () => 'engagement only',
  'cue-out': () => 'out of range',
  'cue-notices': () => 'notices',
  'cue-bid': ({ points }: { points: number }) => `+${points}`,
  'cue-resolved': ({ value, against }: { value: number; against: number }) => `${value} : ${against}`,
  'cue-hurt': ({ damage }: { damage: number }) => `−${damage}`,
  'cue-healed': ({ damage }: { damage: number }) => `+${damage}`,
  'cue-killed': () => 'killed',
  'cue-trance': () => 'trance',
  'cue-trance-broken': () => 'trance broken',
  'cue-over': () => 'The match is over',
} satisfies AnyPhrases
