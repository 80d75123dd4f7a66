/** French: things on the table, refusals of gestures, the strip at the top. */

import { listedNames } from '../../../../ui/words/listed'
import { de } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { EN_TABLE } from './en-table'
import { des, FACES, some } from './fr-bits'
import { party } from './party'
import { spreadText } from './spread'

export const FR_TABLE: Translation<typeof EN_TABLE> = {
  // card
  'card-worth': ({ points, vp }) => `${some(points, 'point', 'points')}, vaut ${vp} PV`,
  'card-speed': () => 'Vitesse',
  'card-shoot': () => 'Tir',
  'card-fight': () => 'Combat',
  'card-survive': () => 'Survie',
  'card-armour': () => 'Armure',
  'card-size': () => 'Taille',
  'card-weapons': () => 'Armes',
  'card-spent': () => 'vide',
  'card-abilities': () => 'Capacités',
  'card-special': () => "Spécial de l'armée",
  'card-items': () => 'Porte',
  'state-pinned': () => 'Bloquée',
  'state-activated': () => 'a été activée ce Round',
  // table
  'level-name': ({ level }) => `niveau ${level}`,
  'marker-damage': ({ count, size }) => `${some(count, 'pion de dégât', 'pions de dégât')}, meurt à ${size + 1}`,
  'marker-fire': () => 'en feu',
  'marker-tag': () => 'marquée',
  'marker-reload': () => 'doit recharger',
  'zone-area': ({ seat }, speak) => `Zone de déploiement ${de(speak.seat(seat))}`,
  'objective-name': ({ vp }) => `Objectif, ${some(vp, 'point', 'points')} par Round`,
  smoke: () => 'Fumée',
  'smoke-toxic': () => 'Fumée toxique',
  'trap-name': ({ seat }, speak) => `Piège ${de(speak.seat(seat))}`,
  'command-face': ({ face }) => FACES[face],
  'command-die': ({ seat, face }, speak) => `${FACES[face]}, dé de Commandement ${de(speak.seat(seat))}`,
  'cube-address': ({ c, r, z }) => `Colonne ${c}, rangée ${r}, niveau ${z}`,
  'cube-air': () => 'nulle part où se tenir',
  'cube-filling': ({ a, b, capacity }, speak) =>
    `${speak.seat('A')} ${a} sur ${capacity}, ${speak.seat('B')} ${b} sur ${capacity}`,
  'cubes-used': ({ used, most }) => (used === 0 ? 'même cube' : `${used} sur ${some(most, 'cube', 'cubes')}`),
  dice: ({ count }) => des(count),
  'tally-first': ({ value, reason }) => `${reason} ${value}`,
  'tally-part': ({ value, reason }) => `${reason} ${value < 0 ? '−' : '+'}${Math.abs(value)}`,
  odds: ({ hit, hurt, dead, pinned, spread }) =>
    [
      `gagne ${hit} %`,
      ...(pinned > 0 ? [`bloque ${pinned} %`] : []),
      ...(hurt > 0
        ? [
            `blesse ${hurt} %${spreadText(spread, (damage, percent) => `${damage} ${damage > 1 ? 'dégâts' : 'dégât'} ${percent} %`)}`,
          ]
        : []),
      ...(dead > 0 ? [`tue ${dead} %`] : []),
    ].join(', '),
  'warns-fight': ({ enemies }, speak) => `Déclenche un Combat (${listedNames(enemies, speak)})`,
  'hides-part': () => 'cache une partie de la cible',
  // intent
  'not-your-die': () => "Ce dé de Commandement est à l'autre joueur.",
  'not-your-go': () => "Ce n'est pas à vous de jouer.",
  'not-your-miniature': ({ piece }, speak) => `${speak.piece(piece)} n'est pas à vous.`,
  'finish-first': ({ piece }, speak) => `Finissez d'abord avec ${speak.piece(piece)}.`,
  'nothing-with-it': ({ piece }, speak) => `Rien à faire avec ${speak.piece(piece)} maintenant.`,
  'nothing-of-it': () => 'Cela ne peut pas être choisi maintenant.',
  'answer-first': () => "Répondez d'abord à la question ci-dessous.",
  'activate-first': ({ piece }, speak) => `Activez d'abord ${speak.piece(piece)} : touchez deux fois la figurine.`,
  'die-not-now': () => 'Ce résultat ne sert pas maintenant.',
  'drop-on-model': () => 'Faites-le glisser sur la figurine à activer.',
  // status
  'status-over': () => 'Partie terminée',
  'status-setup': () => 'Mise en place',
  'status-round': ({ round, target }) => `Round ${round} · en ${target} points`,
  'phase-setup': () => 'Déploiement',
  'phase-command': () => 'Jet de Commandement',
  'phase-turns': () => 'Activations',
  'phase-end': () => 'Fin du Round',
  'phase-over': () => '',
  'score-kill': () => 'Figurines tuées',
  'score-objective': () => 'Objectifs tenus',
  'score-intel': () => 'Infos',
  'score-exit': () => 'Figurines sorties',
  'score-shipped': () => 'Objets expédiés',
  'score-secret': () => 'Mission secrète',
  // situation
  'test-title': ({ of, other }, speak) => (other === '' ? party(of, speak) : `${party(of, speak)} contre ${party(other, speak)}`),
  'test-faces': ({ successes }) => `${successes} succès`,
  'test-result': ({ of, own, other, against }, speak) =>
    other === '' ? `${party(of, speak)} : ${own}` : `${party(of, speak)} ${own}, ${party(other, speak)} ${against}`,
  'test-to-roll': ({ dice: count }) => `${des(count)} à lancer`,
}
