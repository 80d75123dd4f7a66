/** French: what is said before a match. */
import type { EN_LOBBY } from './en-lobby'
import { plural } from './plural'
import type { Translation } from './speak'

export const FR_LOBBY: Translation<typeof EN_LOBBY> = {
  'lobby-title': ({ game }) => `Nouvelle partie de ${game}`,
  'lobby-hint': () => 'Prenez place, choisissez vos forces, puis installez la table.',
  'seat-letter': ({ letter }) => `Joueur ${letter}`,
  'bot-letter': ({ letter }) => `Robot ${letter}`,
  'player-name': () => 'Nom',
  'player-name-of': ({ letter }) => `Nom du joueur à la place ${letter}`,
  'who-plays': () => 'Qui joue',
  scenario: () => 'Scénario',
  rulings: () => 'Points de règle',
  'rulings-hint': () => 'Là où le livret laisse un doute, les joueurs tranchent ici.',
  'rulings-changed': ({ count }) =>
    count === 0 ? 'Comme conseillé' : `${count} ${plural('fr', count, 'point modifié', 'points modifiés')}`,
  'rulings-reset': () => 'Revenir aux choix conseillés',
  'one-more': ({ name }) => `Un de plus : ${name}`,
  'one-less': ({ name }) => `Un de moins : ${name}`,
  packs: () => 'Vos propres packs',
  'packs-hint': () =>
    'Un pack est un seul fichier avec vos forces, armes, cartes, tables ou scénarios. Il reste sur cet appareil, et la partie l’emporte avec elle.',
  'packs-none': () => 'Aucun pack',
  'packs-none-hint': () => 'Valeurs maison seulement',
  'packs-add': () => 'Ajouter un pack',
  'packs-adding': () => 'Lecture du pack…',
  'packs-example': () => 'Télécharger un exemple',
  'packs-share': ({ name }) => `Enregistrer « ${name} » pour le partager`,
  'packs-remove': ({ name }) => `Retirer « ${name} »`,
  'packs-remove-title': ({ name }) => `Retirer « ${name} » ?`,
  'packs-remove-body': () =>
    'Les parties commencées avec lui le gardent. Enregistrez-le d’abord si vous pourriez en avoir besoin.',
  'packs-remove-sure': () => 'Retirer le pack',
  'packs-failed': () => 'Ce pack n’a pas pu être ajouté. Rien n’a changé.',
  'packs-not-kept': () => 'On peut jouer avec ce pack maintenant, mais ce navigateur n’a pas de place pour le garder.',
  'packs-drop': () => 'Lâchez pour ajouter le pack',
  'packs-drop-hint': () => 'Il est vérifié avant que rien ne change',
  'start-match': () => 'Commencer la partie',
  'open-table': () => 'Ouvrir la table',
  'by-link-hint': () => 'Qui suit le lien prend cette place, depuis n’importe quel appareil.',
  'seal-forces': () => 'Les forces restent cachées jusqu’à ce que tous soient prêts',
  clock: () => 'Temps de réflexion',
  'clock-none': () => 'Sans limite',
  'clock-bank': ({ minutes, seconds }) => `${minutes} min, plus ${seconds} s après chaque action`,
  'clock-days': ({ days }) => (days === 1 ? 'Un jour par réponse' : `${days} jours par réponse`),
  'clock-end': () => 'Qui n’a plus de temps',
  'clock-end-fallback': () => 'passe',
  'clock-end-bot': () => 'est remplacé par un robot',
  'clock-end-loss': () => 'a perdu',
  'onlookers-delay': () => 'Les spectateurs voient la partie',
  'delay-none': () => 'tout de suite',
  'delay-minutes': ({ minutes }) => (minutes === 1 ? 'une minute plus tard' : `${minutes} minutes plus tard`),
  'no-server': () =>
    'Cette page n’a pas de serveur : personne ne peut la rejoindre d’ailleurs. Lancez-la avec « npm start », ou jouez tous sur cet écran.',
  'not-startable': () => 'Avant de commencer',
  back: () => 'Retour',
}
