/** French: what lies on and beside the table, the standing of the match, and refusals of gestures. */
import { de, le, plural } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { EN_TABLE } from './en-table'
import { listed, place, placed, seat } from './told'

const some = (count: number): string => `${count} ${plural('fr', count, 'carte', 'cartes')}`

export const FR_TABLE: Translation<typeof EN_TABLE> = {
  // table
  'row-of': (says, speak) => (says.isOwn ? `${seat(says.seat, speak)} : votre rangée` : seat(says.seat, speak)),
  'row-points': ({ points }) => `${points} ${plural('fr', points, 'point', 'points')}`,
  'order-note': ({ who }) =>
    who === 'own'
      ? 'à son tour'
      : who === 'next'
        ? 'joue ensuite'
        : who === 'gets'
          ? 'reçoit trois cartes'
          : who === 'both'
            ? 'joue ensuite, reçoit trois cartes'
            : '',
  'row-end': ({ end }) => (end === 'left' ? 'bout gauche' : 'bout droit'),
  'hand-name': (says, speak) => `${seat(says.seat, speak)} : ${some(says.count)} en main`,
  'reserve-name': (says, speak) => `Réserve ${de(seat(says.seat, speak))}`,
  'reserve-room': ({ used, of }) => `${used} sur ${of}`,
  'beside-name': (says, speak) => `À côté de la réserve ${de(seat(says.seat, speak))}`,
  'time-name': (says, speak) => `Temps ${de(seat(says.seat, speak))} : ${says.count}`,
  'supply-name': ({ count }) => `Réserve de temps : ${count}`,
  'tardis-name': (says, speak) => `Marqueurs TARDIS libres ${de(seat(says.seat, speak))} : ${says.count}`,
  'dalek-name': (says, speak) => `Marqueurs Dalek libres ${de(seat(says.seat, speak))} : ${says.count}`,
  'tardis-at': ({ location }, speak) => `Marqueur TARDIS : la prochaine attaque sur ${place(location, speak)} est perdue`,
  'dalek-at': (says, speak) => `Marqueur Dalek : ${seat(says.seat, speak)} attaque ${place(says.location, speak)}`,
  'pile-draw': () => 'Pioche',
  'pile-discard': () => 'Défausse',
  'pile-draw-name': ({ count }) => `Pioche : ${some(count)}`,
  'pile-discard-name': ({ count }) => `Défausse : ${some(count)}`,
  'pile-end': () => 'Carte Fin de jeu',
  'location-name': (says, speak) =>
    `${place(says.location, speak)} (${seat(says.seat, speak)}), ${says.vp} ${plural('fr', says.vp, 'point', 'points')}`,
  'card-down': () => 'carte cachée',
  'card-hidden-at': ({ role, seat: of }, speak) =>
    role === 'defender'
      ? `Défenseur caché ${de(seat(of, speak))}`
      : role === 'enemy'
        ? `Ennemi caché ${de(seat(of, speak))}`
        : role === 'reserve'
          ? `Carte cachée dans la réserve ${de(seat(of, speak))}`
          : `Carte ${de(seat(of, speak))}`,
  'card-own-down': ({ card }) => `${card}, face cachée : vous seul la voyez`,
  'token-time': () => 'Temps',
  'token-tardis': () => 'Marqueurs TARDIS libres',
  'token-dalek': () => 'Marqueurs Dalek libres',
  'token-reserve': ({ limit }) => `Réserve, sur ${limit}`,
  'why-not-your-turn': () => 'ce n’est pas votre tour',
  'why-answer-first': () => 'répondez d’abord à la question',
  'why-not-now': () => 'rien à faire avec elle pour l’instant',
  'location-owner': (says, speak) => `Rangée ${de(seat(says.seat, speak))}`,
  'location-points': ({ vp }) => `${vp} ${plural('fr', vp, 'point', 'points')}`,
  'location-free': () => 'Sans défenseur, pas attaqué',
  'location-marked': () => 'Marqueur TARDIS : il absorbe la prochaine attaque',
  'location-attacked': (says, speak) => `Tenu par ${le(seat(says.seat, speak))} avec ${some(says.count)}`,
  'location-counts-for': (says, speak) => `Compterait pour ${le(seat(says.seat, speak))}`,
  'location-nobody': () => 'Ne compterait pour personne',
  'panel-defenders': () => 'Défenseurs',
  'panel-attackers': () => 'Attaquants',
  'panel-sum': ({ total, hidden }) =>
    hidden === 0 ? `Force ${total}` : `Force ${total}, plus ${hidden} ${plural('fr', hidden, 'cachée', 'cachées')}`,
  // status
  'status-setup': () => 'Mise en place',
  'status-turn': ({ turn }) => `Tour ${turn}`,
  'status-end-phase': ({ turn }) => `Tour ${turn} : phase de fin`,
  'status-over': () => 'Partie finie',
  'status-next': ({ next }, speak) => `puis ${seat(next, speak)}`,
  'status-cards-left': ({ count }) => `${some(count)} à piocher`,
  'score-own': () => 'Ses lieux, non attaqués',
  'score-held': () => 'Lieux des autres, tenus',
  'sit-conflict': ({ location }, speak) => `Conflit : ${placed(location, speak)}`,
  'sit-attackers': (says, speak) => `${seat(says.seat, speak)} attaque`,
  'sit-defenders': (says, speak) => `${seat(says.seat, speak)} défend`,
  'sit-card': ({ card, value }) => `${card}, ${value}`,
  'sit-sum': ({ total }) => `= ${total}`,
  'sit-result': ({ attack, defence, isLost }) =>
    isLost ? `${attack} contre ${defence} : les attaquants gagnent` : `${attack} contre ${defence} : la défense tient`,
  'sit-odds': ({ attack, level, defence }) =>
    `L’attaque gagne à ${attack} %, égalité à ${level} % (la défense tient), la défense gagne à ${defence} %`,
  'sit-odds-why': ({ hidden }) =>
    hidden === 0
      ? 'Vous connaissez toutes les cartes de ce lieu.'
      : `${some(hidden)} face cachée : toutes celles que vous ne voyez nulle part se valent.`,
  'sit-lose-defenders': ({ cards }, speak) => `Perdu, sauf secours : ${listed(cards, speak)}`,
  'sit-hand': ({ hand, over, isEnd }) =>
    isEnd
      ? `Vous avez ${some(hand)}.`
      : over > 0
        ? `Vous avez ${some(hand)} : encore ${over} à jouer, trois restent à passer.`
        : `Vous avez ${some(hand)} : finissez le tour, ou achetez.`,
  'sit-choose': () => 'Choisissez une carte de votre main, ou faites-la glisser sur la table.',
  'sit-aim': () => 'Touchez un endroit éclairé de la table, ou un bouton ci-dessous.',
  // stops
  'stop tesselecta': () => 'Tesselecta',
  'stop-hint tesselecta': () => 'Quand vous avez perdu un conflit et pourriez reprendre vos défenseurs.',
  // intent
  'not-your-go': () => 'Ce n’est pas votre tour.',
  'answer-first': () => 'Répondez d’abord à la question.',
  'no-use-there': ({ card, place: at }, speak) => `Impossible de mettre ${place(card, speak)} ici : ${place(at, speak)}.`,
  'card-first': () => 'Choisissez d’abord une carte de votre main.',
  'not-your-card': () => 'Cette carte n’est pas à vous.',
}
