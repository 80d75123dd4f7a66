/** French: what happened. */
import { au, de, plural } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { PointsReason } from '../../rules/events/turn'
import type { Skip } from '../../rules/state'
import type { EN_LOG } from './en-log'
import { card, cards, seat, thing, things } from './told'

const some = (count: number): string => `${count} ${plural('fr', count, 'carte', 'cartes')}`
const WHAT: { readonly [W in Skip['what']]: string } = { turn: 'un tour', draw: 'la pioche', actions: 'ses actions' }
const WHY: { readonly [W in PointsReason]: string } = {
  kill: 'pour une victime',
  mission: 'pour une mission',
  effect: 'par une carte',
  direct: 'pour une attaque directe',
  meditation: 'en méditant',
  price: 'comme prix',
  lost: 'perdus',
}
export const FR_LOG: Translation<typeof EN_LOG> = {
  'told-shuffled': (says, speak) => `${seat(says.seat, speak)} mélange`,
  'told-first': (says, speak) => `${seat(says.seat, speak)} commence`,
  'told-drawn': (says, speak) => `${seat(says.seat, speak)} pioche ${some(says.count)}`,
  'told-last-drawn': () => 'la pioche est vide',
  'told-turn': (says, speak) => `Tour ${says.turn} : ${seat(says.seat, speak)}`,
  'told-these': (says, speak) => cards(says.cards, speak),
  'told-granted': (says, speak) =>
    `${seat(says.seat, speak)} reçoit ${says.count} ${says.isAttack ? plural('fr', says.count, 'attaque', 'attaques') : plural('fr', says.count, 'action', 'actions')} de plus`,
  'told-discarded': (says, speak) => `${seat(says.seat, speak)} défausse ${cards(says.cards, speak)}`,
  'told-out': (says, speak) => `${seat(says.seat, speak)} est hors jeu`,
  'told-over': ({ why }) => `La partie est finie : ${why}`,
  'told-won': (says, speak) =>
    says.seats.length === 1 ? `${things(says.seats, speak)} gagne` : `Partie nulle entre ${things(says.seats, speak)}`,
  'told-points': (says, speak) => {
    const parts = [
      ...(says.P === 0 ? [] : [`${says.P > 0 ? '+' : '−'}${Math.abs(says.P)} P`]),
      ...(says.D === 0 ? [] : [`${says.D > 0 ? '+' : '−'}${Math.abs(says.D)} D`]),
    ]
    return `${seat(says.seat, speak)} : ${parts.join(', ')} ${WHY[says.why]}`
  },
  'told-looked': (says, speak) => `${seat(says.by, speak)} regarde la main ${de(seat(says.at, speak))}`,
  'told-found': (says, speak) =>
    `${seat(says.seat, speak)} prend une carte de la ${says.from === 'pile' ? 'pioche' : 'défausse'}`,
  'told-coin': (says, speak) => `${card(says.card, speak)} : ${says.heads ? 'face' : 'pile'}`,
  'told-deployed': (says, speak) => `${seat(says.seat, speak)} déploie ${card(says.card, speak)}`,
  'told-hidden': (says, speak) => `${seat(says.seat, speak)} déploie un combattant à couvert`,
  'told-played': (says, speak) =>
    `${seat(says.seat, speak)} joue ${card(says.card, speak)}${says.target === '' ? '' : ` sur ${thing(says.target, speak)}`}`,
  'told-used': (says, speak) =>
    `${seat(says.seat, speak)} utilise ${card(says.card, speak)}${says.target === '' ? '' : ` sur ${thing(says.target, speak)}`}`,
  'told-caster': (says, speak) => `lancé par ${thing(says.thing, speak)}`,
  'told-x': ({ x }) => `X vaut ${x}`,
  'told-countered': (says, speak) => `${seat(says.seat, speak)} l’annule`,
  'told-moved': (says, speak) => `${thing(says.thing, speak)} passe ${au(thing(says.target, speak))}`,
  'told-left': (says, speak) =>
    `${cards(says.cards, speak)} : ${{ discard: 'à la défausse', remove: 'hors de la partie', hand: 'de retour en main' }[says.to]}`,
  'told-cover': (says, speak) => `${thing(says.thing, speak)} se met à couvert`,
  'told-uncover': (says, speak) => `${thing(says.thing, speak)} quitte son couvert`,
  'told-revealed': (says, speak) =>
    `${seat(says.seat, speak)} révèle ${card(says.card, speak)} et paie ${says.paid} D${says.short > 0 ? ` : il en manque ${says.short}` : ''}`,
  'told-wounded': (says, speak) => `${thing(says.thing, speak)} est blessé`,
  'told-healed': (says, speak) => `${thing(says.thing, speak)} est soigné`,
  'told-killed': (says, speak) => `${thing(says.thing, speak)} est tué`,
  'told-saved': (says, speak) => `${thing(says.thing, speak)} n’est finalement pas ${says.wound ? 'blessé' : 'tué'}`,
  'told-control': (says, speak) => `${thing(says.thing, speak)} obéit maintenant ${au(seat(says.seat, speak))}`,
  'told-aside': (says, speak) => `${thing(says.thing, speak)} est mis de côté sous ${thing(says.target, speak)}`,
  'told-retargeted': (says, speak) => `La nouvelle cible est ${thing(says.target, speak)}`,
  'told-asked': (says, speak) => `${seat(says.seat, speak)} ${says.yes ? 'a une telle carte' : 'n’a pas de telle carte'} en main`,
  'told-turn-owed': (says, speak) => `${seat(says.seat, speak)} jouera un tour de plus`,
  'told-skip': (says, speak) => `${seat(says.seat, speak)} sautera ${WHAT[says.what]}`,
  'told-skipped': (says, speak) => `${seat(says.seat, speak)} saute ${WHAT[says.what]}`,
  'told-direction': () => 'On joue dans l’autre sens',
  'told-no-effect': (says, speak) =>
    `${card(says.card, speak)} est sans effet : ${says.why === 'immune' ? 'la cible est immunisée' : 'la cible n’est plus là'}`,
  'told-attack': (says, speak) => `${seat(says.seat, speak)} commence une attaque`,
  'told-combatants': (says, speak) => `${thing(says.attacker, speak)} attaque ${thing(says.target, speak)}`,
  'told-tactic': ({ isShoot }) => (isShoot ? 'On se bat au tir' : 'On se bat au combat rapproché'),
  'told-weapons': (says, speak) =>
    says.weapons.length === 0
      ? `${thing(says.thing, speak)} n’utilise rien`
      : `${thing(says.thing, speak)} utilise ${things(says.weapons, speak)}`,
  'told-side': (says, speak) => `${thing(says.thing, speak)} est maintenant ${says.isAttacker ? 'l’attaquant' : 'le défenseur'}`,
  'told-reinforced': (says, speak) => `${thing(says.thing, speak)} rejoint l’affrontement`,
  'told-strike': (says, speak) =>
    `${thing(says.by, speak)} frappe ${thing(says.at, speak)} : ${says.power} contre ${says.armour}, ${says.hits ? 'touché' : 'manqué'}`,
  'told-off': ({ why }) =>
    ({
      'called off': 'L’attaque prend fin sans résultat',
      'no pair': 'L’attaque est finie : personne ne peut être attaqué',
      'no tactic': 'L’attaque est finie : aucune tactique n’est possible',
    })[why],
}
