/** French: what lies on the table and beside it, how the match stands. */
import { de, le, plural } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { Stat } from '../../rules/vocabulary'
import type { EN_TABLE } from './en-table'
import { card, seat, thing } from './told'

const STATS: { readonly [S in Stat]: string } = { F: 'Combat rapproché', S: 'Tir', A: 'Armure', V: 'Valeur' }

export const FR_TABLE: Translation<typeof EN_TABLE> = {
  stat: ({ stat }) => STATS[stat],
  cost: () => 'Destinée',
  'zone-squad': (says, speak) => `Escouade ${de(seat(says.seat, speak))}`,
  'zone-kohort': (says, speak) => `Cohorte ${de(seat(says.seat, speak))}`,
  'zone-hidden': (says, speak) => `Déployés à couvert par ${le(seat(says.seat, speak))}`,
  'zone-area': (says, speak) => `Devant ${le(seat(says.seat, speak))}`,
  'zone-hand': (says, speak) =>
    `${seat(says.seat, speak)} : ${says.count} ${plural('fr', says.count, 'carte', 'cartes')} en main`,
  'zone-note': ({ isActive, isHolder }) => (isHolder ? 'joue ou passe' : isActive ? 'à son tour' : ''),
  'pile-of': (says, speak) => `Pioche ${de(seat(says.seat, speak))} : ${says.count}`,
  'discards-of': (says, speak) => `Défausse ${de(seat(says.seat, speak))} : ${says.count}`,
  'promotion-of': (says, speak) => `Promotion ${de(seat(says.seat, speak))} : ${says.count}`,
  'destiny-of': (says, speak) => `Destinée ${de(seat(says.seat, speak))} : ${says.count}`,
  'token-P': () => 'Promotion',
  'token-D': () => 'Destinée',
  'token-actions': () => 'Actions restantes',
  'unpaid-marker': (says, speak) => `${thing(says.thing, speak)} : destinée non payée`,
  'lying-card': (says) => `${says.name}${says.isWounded ? ', blessé' : ''}${says.isCovered ? ', à couvert' : ''}`,
  'status-start': () => 'Mise en place',
  'status-round': ({ turn }) => `Tour ${turn}`,
  'status-done': () => 'Partie finie',
  'status-active': (says, speak) =>
    `${seat(says.seat, speak)} : encore ${says.actions} ${plural('fr', says.actions, 'action', 'actions')}`,
  'status-attack': (says, speak) => `${seat(says.seat, speak)} attaque`,
  'score-promotion': () => 'Promotion',
  'score-destiny': () => 'Destinée restante',
  'sit-combat': ({ attacker, target }, speak) => `${thing(attacker, speak)} attaque ${thing(target, speak)}`,
  'sit-attack': (says, speak) => `${seat(says.seat, speak)} commence une attaque`,
  'sit-side': (says, speak) => `${thing(says.warrior, speak)} : ${says.isShoot ? 'tir' : 'combat rapproché'}`,
  'sit-against': ({ power, armour, hits }) => `${power} contre armure ${armour} : ${hits ? 'touché' : 'manqué'}`,
  'tag-blow': ({ isShoot, power, armour, hits }) =>
    `${isShoot ? 'Tir' : 'Combat'} ${power} contre armure ${armour} : ${hits ? 'touché' : 'manqué'}`,
  'sit-forecast': ({ attacker, defender }) =>
    `Si tous passent : ${attacker && defender ? 'les deux sont touchés' : attacker ? 'le défenseur est touché' : defender ? 'l’attaquant est touché' : 'personne n’est touché'}`,
  'sit-part': ({ value, reason }) => `${reason} : ${value > 0 ? '+' : ''}${value}`,
  'sit-armour-of': ({ warrior, parts }, speak) => `Armure ${de(thing(warrior, speak))} : ${parts}`,
  'sit-first': ({ warrior }, speak) => `${thing(warrior, speak)} frappe en premier`,
  'sit-holder': (says, speak) => `${seat(says.seat, speak)} joue ou passe`,
  'sit-played': (says, speak) => `${seat(says.seat, speak)} joue ${card(says.card, speak)}`,
  'why-not-turn': () => 'Ce n’est pas votre tour',
  'why-not-here': () => 'Pas à ce moment',
  'not-yours': () => 'Cette carte n’est pas à vous.',
  'cue-turn-of': (says, speak) => `Tour ${de(seat(says.seat, speak))}`,
  'cue-attack': ({ attacker, target }, speak) => `${thing(attacker, speak)} attaque ${thing(target, speak)}`,
  'cue-points': ({ amount, cur }) => `${amount > 0 ? '+' : '−'}${Math.abs(amount)} ${cur}`,
  'cue-wounded': () => 'blessé',
  'cue-killed': () => 'tué',
  'cue-healed': () => 'soigné',
  'cue-saved': () => 'sauvé',
  'cue-missed': () => 'manqué',
  'stop before combatants': () => 'Une attaque commence',
  'stop-hint before combatants': () => 'Avant que l’attaquant et le défenseur soient désignés',
  'stop after combatants': () => 'Adversaires désignés',
  'stop-hint after combatants': () => 'Avant le choix de la tactique',
  'stop modify combat': () => 'Un affrontement peut être modifié',
  'stop-hint modify combat': () => 'Cartes et pouvoirs pour votre camp',
  'stop reaction': () => 'On peut répondre',
  'stop-hint reaction': () => 'Une carte est jouée, un combattant tué, des points gagnés, un affrontement fini',
  'stop before drawing': () => 'Avant de piocher',
  'stop-hint before drawing': () => 'Cartes qui se jouent alors',
  'log-end-why': ({ ending }) =>
    ({ points: 'le but est atteint', exhausted: 'toutes les pioches sont vides', 'last player': 'il ne reste qu’un joueur' })[
      ending
    ],
}
