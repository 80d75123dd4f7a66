/** English: things on the table, refusals of gestures, the strip at the top. */
import type { Ref } from '../../../../table/piece'
import { listedNames } from '../../../../ui/words/listed'
import type { AnyPhrases } from '../../../../ui/words/speak'
import type { CommandFace, Side } from '../../rules/state'
import { dice, FACES, some } from './en-bits'
import { party } from './party'
import { spreadText } from './spread'

export const EN_TABLE = {
  // card
  'card-worth': ({ points, vp }: { points: number; vp: number }) => `${some(points, 'point', 'points')}, worth ${vp} VP`,
  'card-speed': () => 'Speed',
  'card-shoot': () => 'Shoot',
  'card-fight': () => 'Fight',
  'card-survive': () => 'Survive',
  'card-armour': () => 'Armour',
  'card-size': () => 'Size',
  'card-weapons': () => 'Weapons',
  'card-spent': () => 'empty',
  'card-abilities': () => 'Abilities',
  'card-special': () => 'Special of the army',
  'card-items': () => 'Carries',
  'state-pinned': () => 'pinned',
  'state-activated': () => 'has been activated this Round',
  // table
  'level-name': ({ level }: { level: number }) => `level ${level}`,
  'marker-damage': ({ count, size }: { count: number; size: number }) =>
    `${some(count, 'damage marker', 'damage markers')}, dies at ${size + 1}`,
  'marker-fire': () => 'on fire',
  'marker-tag': () => 'tagged',
  'marker-reload': () => 'must reload',
  'zone-area': ({ seat }: { seat: Side; zone: 'red' | 'blue' }, speak) => `Deployment zone of ${speak.seat(seat)}`,
  'objective-name': ({ vp }: { vp: number }) => `Objective, ${some(vp, 'point', 'points')} a Round`,
  smoke: () => 'Smoke',
  'smoke-toxic': () => 'Toxic smoke',
  'trap-name': ({ seat }: { seat: Side }, speak) => `Trap of ${speak.seat(seat)}`,
  'command-face': ({ face }: { face: CommandFace }) => FACES[face],
  'command-die': ({ seat, face }: { seat: Side; face: CommandFace }, speak) =>
    `${FACES[face]}, a Command die of ${speak.seat(seat)}`,
  'cube-address': ({ c, r, z }: { c: number; r: number; z: number }) => `Column ${c}, row ${r}, level ${z}`,
  /** A cube without a floor. */
  'cube-air': () => 'nothing to stand on',
  /** How much Size of A's and of B's models the cube holds, and each side's capacity. */
  'cube-filling': ({ a, b, capacity }: { a: number; b: number; capacity: number }, speak) =>
    `${speak.seat('A')} ${a} of ${capacity}, ${speak.seat('B')} ${b} of ${capacity}`,
  'cubes-used': ({ used, most }: { used: number; most: number }) =>
    used === 0 ? 'same cube' : `${used} of ${some(most, 'cube', 'cubes')}`,
  dice: ({ count }: { count: number }) => dice(count),
  'tally-first': ({ value, reason }: { value: number; reason: string }) => `${reason} ${value}`,
  'tally-part': ({ value, reason }: { value: number; reason: string }) => `${reason} ${value < 0 ? '−' : '+'}${Math.abs(value)}`,
  /** Whole percents. `spread`: the chance of each amount of damage that is survived, if there are several. */
  odds: ({
    hit,
    hurt,
    dead,
    pinned,
    spread,
  }: { [O in 'hit' | 'hurt' | 'dead' | 'pinned']: number } & { spread: readonly number[] }) =>
    [
      `wins ${hit}%`,
      ...(pinned > 0 ? [`pins ${pinned}%`] : []),
      ...(hurt > 0 ? [`hurts ${hurt}%${spreadText(spread, (damage, percent) => `${damage} damage ${percent}%`)}`] : []),
      ...(dead > 0 ? [`kills ${dead}%`] : []),
    ].join(', '),
  'warns-fight': ({ enemies }: { enemies: readonly Ref[] }, speak) => `Starts a Fight (${listedNames(enemies, speak)})`,
  'hides-part': () => 'hides part of the target',
  // intent
  'not-your-die': () => 'That Command die belongs to the other player.',
  'not-your-go': () => 'It is not your go.',
  'not-your-miniature': ({ piece }: { piece: Ref }, speak) => `${speak.piece(piece)} is not yours.`,
  'finish-first': ({ piece }: { piece: Ref }, speak) => `First finish with ${speak.piece(piece)}.`,
  'nothing-with-it': ({ piece }: { piece: Ref }, speak) => `Nothing can be done with ${speak.piece(piece)} now.`,
  'nothing-of-it': () => 'That cannot be chosen now.',
  'answer-first': () => 'First answer the question below.',
  'activate-first': ({ piece }: { piece: Ref }, speak) => `First activate ${speak.piece(piece)}: touch it twice.`,
  'die-not-now': () => 'That result cannot be used now.',
  'drop-on-model': () => 'Drag it onto the model that is to be activated.',
  // status
  'status-over': () => 'Match over',
  'status-setup': () => 'Set-up',
  'status-round': ({ round, target }: { round: number; target: number }) => `Round ${round} · ${target} points win`,
  'phase-setup': () => 'Deployment',
  'phase-command': () => 'Command roll',
  'phase-turns': () => 'Activations',
  'phase-end': () => 'End of the Round',
  'phase-over': () => '',
  'score-kill': () => 'Models killed',
  'score-objective': () => 'Objectives held',
  'score-intel': () => 'Intel',
  'score-exit': () => 'Models that left the board',
  'score-shipped': () => 'Items shipped out',
  'score-secret': () => 'Secret mission',
  // situation
  'test-title': ({ of, other }: { of: Ref; other: Ref | '' }, speak) =>
    other === '' ? party(of, speak) : `${party(of, speak)} against ${party(other, speak)}`,
  'test-faces': ({ successes }: { successes: number }) => some(successes, 'success', 'successes'),
  'test-result': ({ of, own, other, against }: { of: Ref; own: number; other: Ref | ''; against: number }, speak) =>
    other === '' ? `${party(of, speak)}: ${own}` : `${party(of, speak)} ${own}, ${party(other, speak)} ${against}`,
  'test-to-roll': ({ dice: count }: { dice: number }) => `${dice(count)} to roll`,
} satisfies AnyPhrases
