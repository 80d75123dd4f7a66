/** French: things on the table, the bars around it, a miniature's card, refused gestures. */
import { capital, de } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { Sign } from '../../rules/state'
import type { EN_TABLE } from './en-table'
import { CHANGED, EFFECTS, pa, some, stepName, who, will } from './fr-bits'

const SIGNS: { readonly [S in Sign]: string } = { '+': 'chez soi', '0': 'en terrain neutre', '-': 'en terrain hostile' }

export const FR_TABLE: Translation<typeof EN_TABLE> = {
  // card
  'card-points': ({ points }) => some(points, 'point', 'points'),
  'card-skills': () => 'Compétences',
  'card-spells': () => 'Sorts',
  'card-shot': () => 'Tir',
  'card-effects': () => 'En vigueur',
  'card-size': ({ size }) => `Taille ${size}`,
  'shot-line': ({ near, nearRange, far, farRange, heavy }, speak) =>
    `${near} jusqu’à ${speak.length(nearRange)}, ${far} jusqu’à ${speak.length(farRange)}${heavy ? ', lourd' : ''}`,
  'spell-line': ({ range, difficulties }, speak) => `Portée ${speak.length(range)}, difficulté ${difficulties.join(' ou ')}`,
  'discipline-skill': ({ points }) => `Discipline ${points}`,
  'heavy-shot-skill': () => 'Tir lourd',
  'state-pa': ({ left, most }) => `${left} sur ${pa(most)}`,
  'state-will': ({ left }) => will(left),
  'state-mana': ({ left }) => `${left} de Mana`,
  'state-damage': ({ damage, life }) => `${damage} sur ${some(life, 'blessure', 'blessures')}`,
  'state-doomed': () => 'en sursis : combat jusqu’à la fin du tour',
  'state-static': () => 'reste en place ce tour',
  'state-mobile': () => 'peut se déplacer ce tour',
  'state-trance': ({ turns }) => `en transe, tour ${turns}`,
  'state-tranced': ({ turns }) => some(turns, 'tour de transe accumulé', 'tours de transe accumulés'),
  'state-locked': () => 'ne peut plus rien faire ce tour',
  'state-effect': ({ stat, delta, cause }, speak) =>
    `${EFFECTS[cause]} : ${CHANGED[stat]}${delta === 0 ? '' : ` ${delta > 0 ? '+' : '−'}${stat === 'MOU' ? speak.length(Math.abs(delta)) : Math.abs(delta)}`}`,
  'changed-stat': ({ value, printed }) => `${value} (${printed})`,
  // table
  'mark-wounds': ({ count }) => some(count, 'blessure', 'blessures'),
  'mark-trance': ({ count }) => `transe, ${some(count, 'tour', 'tours')}`,
  'mark-failed': () => 'charge manquée',
  'mark-doomed': () => 'en sursis',
  'mark-static': () => 'reste en place',
  'mark-spell': ({ cause }) => EFFECTS[cause],
  'strip-area': ({ seat }, speak) => `Déploiement : ${speak.seat(seat)}`,
  'strip-open': () => 'L’une ou l’autre bande : la première figurine décide',
  'anchor-name': ({ number }) => `Ancrage ${number} : 12 points`,
  'sees-wholly': () => 'visible',
  'sees-partly': () => 'visible en partie',
  'charge-here': ({ length }, speak) => `Charge, ${speak.length(length)}`,
  'engage-here': ({ length }, speak) => `Engagement seulement, ${speak.length(length)}`,
  'tally-first': ({ value, reason }) => `${value} (${reason})`,
  'tally-part': ({ value, reason }) => `${value < 0 ? '−' : '+'} ${Math.abs(value)} (${reason})`,
  // status
  'status-setup': () => 'Avant la partie',
  'status-turn': ({ turn, turns }) => `Tour ${turn} sur ${turns}`,
  'status-over': () => 'La partie est finie',
  'phase-setup': () => 'L’ordre des terrains',
  'phase-deployment': () => 'Déploiement',
  'phase-over': () => '',
  'phase-step': ({ rapidity, fanatics, country }) => `${stepName(rapidity, fanatics)} · ${country}`,
  'phase-between': ({ country }) => country,
  'score-kills': () => 'Ennemis tués',
  'score-anchors': () => 'Ancrages tenus',
  'score-through': () => 'Percées',
  'score-halved': () => 'Pertes comptées pour moitié',
  // the turn as a strip
  'steps-title': () => 'Le tour',
  'step-row': ({ rapidity }) => String(rapidity),
  'step-fanatics': ({ rapidity }) => `F${rapidity}`,
  'step-said': ({ rapidity, fanatics }) => stepName(rapidity, fanatics),
  'step-facts': ({ pa: left, will: resolve, mana }) => `${pa(left)}, ${will(resolve)}${mana > 0 ? `, ${mana} de Mana` : ''}`,
  'step-waits': () => 'attend',
  'step-short': ({ pa: left, will: resolve }) => `${left}·${resolve}`,
  'drift-title': () => 'Le pays',
  'drift-turn': ({ turn, country }) => `Tour ${turn} : ${country}`,
  'drift-sign': ({ seat, sign }, speak) => `${capital(speak.seat(seat))} ${SIGNS[sign]}`,
  // situation
  'sit-shot': ({ target }, speak) => `Un tir sur ${who(target, speak)}`,
  'sit-attack': ({ attackers, defenders }) => `${attackers} contre ${defenders}`,
  'sit-spell': ({ spell }, speak) => `Incantation ${de(who(spell, speak))}`,
  'sit-charge': ({ figure, target }, speak) => `${who(figure, speak)} charge ${who(target, speak)}`,
  'sit-sums': ({ value, against }) => `${value} contre ${against} pour l’instant`,
  'sit-for': ({ parts, total }) => `Pour : ${total === 0 ? 'rien encore' : `${parts} = ${total}`}`,
  'sit-against': ({ parts, total }) => `À dépasser : ${parts} = ${total}`,
  'sit-out': ({ figure }, speak) => `${who(figure, speak)} est hors de portée`,
  'sit-spent': () => 'Les points sont dépensés avant toute mesure ; hors de portée, ils sont perdus.',
  // refusals
  'not-your-window': () => 'Ce n’est pas à vous d’agir.',
  'not-your-own': ({ piece }, speak) => `${capital(who(piece, speak))} n’est pas à vous.`,
  'finish-that': ({ piece }, speak) => `Finissez d’abord avec ${who(piece, speak)}.`,
  'answer-that': () => 'Répondez d’abord à la question posée.',
  'nothing-now': ({ piece }, speak) => `${capital(who(piece, speak))} ne peut rien faire de tel maintenant.`,
}
