/** English: what lies and stands on the table, refusals of gestures, the strip at the top. */
import type { Phrases } from '../../../../ui/words/speak'
import type { CardSaid, IntentSaid, SituationSaid, StatusSaid, TableSaid } from '../said'
import { dice, FACES, some } from './en-bits'
import { party } from './party'

const TABLE: Phrases<TableSaid> = {
  'level-name': ({ level }) => `level ${level}`,
  'marker-damage': ({ count, size }) => `${some(count, 'damage marker', 'damage markers')}, dies at ${size + 1}`,
  'marker-fire': () => 'on fire',
  'marker-tag': () => 'tagged',
  'marker-reload': () => 'must reload',
  'zone-area': ({ seat }, speak) => `Deployment zone of ${speak.seat(seat)}`,
  'objective-name': ({ vp }) => `Objective, ${some(vp, 'point', 'points')} a Round`,
  smoke: () => 'Smoke',
  'smoke-toxic': () => 'Toxic smoke',
  'trap-name': ({ seat }, speak) => `Trap of ${speak.seat(seat)}`,
  'command-face': ({ face }) => FACES[face],
  'command-die': ({ seat, face }, speak) => `${FACES[face]}, a Command die of ${speak.seat(seat)}`,
  'cube-address': ({ c, r, z }) => `Column ${c}, row ${r}, level ${z}`,
  'cube-air': () => 'nothing to stand on',
  'cube-filling': ({ a, b, capacity }, speak) => `${speak.seat('A')} ${a} of ${capacity}, ${speak.seat('B')} ${b} of ${capacity}`,
  'cubes-used': ({ used, most }) => (used === 0 ? 'same cube' : `${used} of ${some(most, 'cube', 'cubes')}`),
  dice: ({ count }) => dice(count),
  'tally-first': ({ value, reason }) => `${reason} ${value}`,
  'tally-part': ({ value, reason }) => `${reason} ${value < 0 ? '−' : '+'}${Math.abs(value)}`,
  odds: ({ hit, hurt, dead, pinned }) =>
    [
      `wins ${hit} %`,
      ...(pinned > 0 ? [`pins ${pinned} %`] : []),
      ...(hurt > 0 ? [`hurts ${hurt} %`] : []),
      ...(dead > 0 ? [`kills ${dead} %`] : []),
    ].join(', '),
  'hides-part': () => 'hides part of the target',
}

const INTENT: Phrases<IntentSaid> = {
  'not-your-die': () => 'That Command die belongs to the other player.',
  'not-your-go': () => 'It is not your go.',
  'not-your-miniature': ({ piece }, speak) => `${speak.piece(piece)} is not yours.`,
  'finish-first': ({ piece }, speak) => `First finish with ${speak.piece(piece)}.`,
  'nothing-with-it': ({ piece }, speak) => `Nothing can be done with ${speak.piece(piece)} now.`,
  'nothing-of-it': () => 'That cannot be chosen now.',
  'answer-first': () => 'First answer the question below.',
  'die-not-now': () => 'That result cannot be used now.',
  'drop-on-model': () => 'Drag it onto the model that is to be activated.',
}

const STATUS: Phrases<StatusSaid> = {
  'status-over': () => 'Match over',
  'status-setup': () => 'Set-up',
  'status-round': ({ round, target }) => `Round ${round} · ${target} points win`,
  'phase-setup': () => 'Deployment',
  'phase-command': () => 'Command roll',
  'phase-turns': ({ seat }, speak) => `Turn of ${speak.seat(seat)}`,
  'phase-end': () => 'End of the Round',
  'phase-over': () => '',
  'score-kill': () => 'Models killed',
  'score-objective': () => 'Objectives held',
  'score-intel': () => 'Intel',
  'score-exit': () => 'Models that left the board',
  'score-shipped': () => 'Items shipped out',
  'score-secret': () => 'Secret mission',
}

const SITUATION: Phrases<SituationSaid> = {
  'test-title': ({ of, other }, speak) =>
    other === '' ? party(of, speak) : `${party(of, speak)} against ${party(other, speak)}`,
  'test-faces': ({ successes }) => some(successes, 'success', 'successes'),
  'test-result': ({ of, own, other, against }, speak) =>
    other === '' ? `${party(of, speak)}: ${own}` : `${party(of, speak)} ${own}, ${party(other, speak)} ${against}`,
  'test-to-roll': ({ dice: count }) => `${dice(count)} to roll`,
}

const CARD: Phrases<CardSaid> = {
  'card-worth': ({ points, vp }) => `${some(points, 'point', 'points')}, worth ${vp} VP`,
  'card-speed': () => 'Speed',
  'card-shoot': () => 'Shoot',
  'card-fight': () => 'Fight',
  'card-survive': () => 'Survive',
  'card-armour': () => 'Armour',
  'card-size': () => 'Size',
  'card-state': () => 'Now',
  'card-weapons': () => 'Weapons',
  'card-spent': () => 'empty',
  'card-abilities': () => 'Abilities',
  'card-special': () => 'Special of the army',
  'card-items': () => 'Carries',
  'state-pinned': () => 'pinned',
  'state-activated': () => 'has been activated this Round',
}

export const EN_TABLE = { ...CARD, ...TABLE, ...INTENT, ...STATUS, ...SITUATION }
