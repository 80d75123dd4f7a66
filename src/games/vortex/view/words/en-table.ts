/** English: things on the table, the bars around it, a miniature's card, refused gestures. */
import type { Ref } from '../../../../table/piece'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { Effect, Side, Sign } from '../../rules/state'
import { CHANGED, EFFECTS, pa, some, stepName, who, will } from './en-bits'

const SIGNS: { readonly [S in Sign]: string } = { '+': 'at home', '0': 'on neutral ground', '-': 'on hostile ground' }

export const EN_TABLE = {
  // card
  'card-points': ({ points }: { points: number }) => some(points, 'point', 'points'),
  'card-skills': () => 'Skills',
  'card-spells': () => 'Spells',
  'card-shot': () => 'Shot',
  'card-effects': () => 'In force',
  'card-size': ({ size }: { size: string }) => `Size ${size}`,
  'shot-line': (
    { near, nearRange, far, farRange, heavy }: { near: number; nearRange: number; far: number; farRange: number; heavy: boolean },
    speak,
  ) => `${near} up to ${speak.length(nearRange)}, ${far} up to ${speak.length(farRange)}${heavy ? ', heavy' : ''}`,
  'spell-line': ({ range, difficulties }: { range: number; difficulties: readonly number[] }, speak) =>
    `Range ${speak.length(range)}, difficulty ${difficulties.join(' or ')}`,
  'discipline-skill': ({ points }: { points: number }) => `Discipline ${points}`,
  'heavy-shot-skill': () => 'Heavy shot',
  'state-pa': ({ left, most }: { left: number; most: number }) => `${left} of ${pa(most)}`,
  'state-will': ({ left }: { left: number }) => will(left),
  'state-mana': ({ left }: { left: number }) => `${left} Mana`,
  'state-damage': ({ damage, life }: { damage: number; life: number }) => `${damage} of ${some(life, 'wound', 'wounds')}`,
  'state-doomed': () => 'dead, but fights to the end of the turn',
  'state-static': () => 'stays in place this turn',
  'state-mobile': () => 'may move this turn',
  'state-trance': ({ turns }: { turns: number }) => `in trance, turn ${turns}`,
  'state-tranced': ({ turns }: { turns: number }) => some(turns, 'turn of trance gathered', 'turns of trance gathered'),
  'state-locked': () => 'can do nothing more this turn',
  'state-effect': ({ stat, delta, cause }: Pick<Effect, 'stat' | 'delta' | 'cause'>, speak) =>
    `${EFFECTS[cause]}: ${CHANGED[stat]}${delta === 0 ? '' : ` ${delta > 0 ? '+' : '−'}${stat === 'MOU' ? speak.length(Math.abs(delta)) : Math.abs(delta)}`}`,
  'changed-stat': ({ value, printed }: { value: string; printed: string }) => `${value} (${printed})`,
  // table
  'mark-wounds': ({ count }: { count: number }) => some(count, 'wound', 'wounds'),
  'mark-trance': ({ count }: { count: number }) => `trance, ${some(count, 'turn', 'turns')}`,
  'mark-failed': () => 'failed its charge',
  'mark-doomed': () => 'doomed',
  'mark-static': () => 'stays in place',
  'mark-spell': ({ cause }: { cause: Effect['cause'] }) => EFFECTS[cause],
  'strip-area': ({ seat }: { seat: Side }, speak) => `Where ${speak.seat(seat)} deploys`,
  'strip-open': () => 'Either strip: the first miniature decides whose it is',
  'anchor-name': ({ number }: { number: number }) => `Anchor ${number}: 12 points`,
  'sees-wholly': () => 'seen wholly',
  'sees-partly': () => 'seen in part',
  'charge-here': ({ length }: { length: number }, speak) => `Charge, ${speak.length(length)}`,
  'engage-here': ({ length }: { length: number }, speak) => `Engagement only, ${speak.length(length)}`,
  'tally-first': ({ value, reason }: { value: number; reason: string }) => `${value} (${reason})`,
  'tally-part': ({ value, reason }: { value: number; reason: string }) =>
    `${value < 0 ? '−' : '+'} ${Math.abs(value)} (${reason})`,
  // status
  'status-setup': () => 'Before the match',
  'status-turn': ({ turn, turns }: { turn: number; turns: number }) => `Turn ${turn} of ${turns}`,
  'status-over': () => 'The match is over',
  'phase-setup': () => 'The order of the terrains',
  'phase-deployment': () => 'Deployment',
  'phase-over': () => '',
  'phase-step': ({ rapidity, fanatics, country }: { rapidity: number; fanatics: boolean; country: string }) =>
    `${stepName(rapidity, fanatics)} · ${country}`,
  'phase-between': ({ country }: { country: string }) => country,
  'score-kills': () => 'Enemies killed',
  'score-anchors': () => 'Anchors held',
  'score-through': () => 'Broken through',
  'score-halved': () => 'Kills count half',
  // the turn as a strip
  'steps-title': () => 'The turn',
  'step-row': ({ rapidity }: { rapidity: number }) => String(rapidity),
  'step-fanatics': ({ rapidity }: { rapidity: number }) => `F${rapidity}`,
  'step-said': ({ rapidity, fanatics }: { rapidity: number; fanatics: boolean }) => stepName(rapidity, fanatics),
  'step-facts': ({ pa: left, will: resolve, mana }: { pa: number; will: number; mana: number }) =>
    `${pa(left)}, ${will(resolve)}${mana > 0 ? `, ${mana} Mana` : ''}`,
  'step-waits': () => 'waits',
  'step-short': ({ pa: left, will: resolve }: { pa: number; will: number }) => `${left}·${resolve}`,
  'drift-title': () => 'The land',
  'drift-turn': ({ turn, country }: { turn: number; country: string }) => `Turn ${turn}: ${country}`,
  'drift-sign': ({ seat, sign }: { seat: Side; sign: Sign }, speak) => `${speak.seat(seat)} ${SIGNS[sign]}`,
  // situation
  'sit-shot': ({ target }: { target: Ref }, speak) => `A shot at ${who(target, speak)}`,
  'sit-attack': ({ attackers, defenders }: { attackers: string; defenders: string }) => `${attackers} against ${defenders}`,
  'sit-spell': ({ spell }: { spell: Ref }, speak) => `${who(spell, speak)} is being cast`,
  'sit-charge': ({ figure, target }: { figure: Ref; target: Ref }, speak) =>
    `${who(figure, speak)} charges ${who(target, speak)}`,
  'sit-sums': ({ value, against }: { value: number; against: number }) => `${value} against ${against} so far`,
  'sit-for': ({ parts, total }: { parts: string; total: number }) =>
    `For it: ${total === 0 ? 'nothing yet' : `${parts} = ${total}`}`,
  'sit-against': ({ parts, total }: { parts: string; total: number }) => `To beat: ${parts} = ${total}`,
  'sit-out': ({ figure }: { figure: Ref }, speak) => `${who(figure, speak)} is out of range`,
  'sit-spent': () => 'Points are spent before anything is measured; what is out of range is lost.',
  // refusals
  'not-your-window': () => 'It is not your window.',
  'not-your-own': ({ piece }: { piece: Ref }, speak) => `${who(piece, speak)} is not yours.`,
  'finish-that': ({ piece }: { piece: Ref }, speak) => `Finish with ${who(piece, speak)} first.`,
  'answer-that': () => 'Answer the open question first.',
  'nothing-now': ({ piece }: { piece: Ref }, speak) => `${who(piece, speak)} can do nothing of the kind now.`,
} satisfies AnyPhrases
