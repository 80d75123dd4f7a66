/** French: cards, tokens, piles, the screen changing hands, windows that are passed. */

import type { EN_HANDS } from './en-hands'
import { de, plural } from './plural'
import type { Translation } from './speak'

const cards = (count: number) => `${count} ${plural('fr', count, 'carte', 'cartes')}`

export const FR_HANDS: Translation<typeof EN_HANDS> = {
  'hands-others': () => 'Ce qu’ont les autres joueurs',
  'hands-own': () => 'Ce que j’ai',
  'panel-hands': () => 'Cartes',
  'hand-own': ({ count }) => `Ma main : ${cards(count)}`,
  'hand-empty': () => 'Aucune carte en main',
  'hand-of': ({ name, count }) => `Main ${de(name)} : ${cards(count)}, face cachée`,
  'hand-see': ({ name, count }) => `Regarder la main ${de(name)} : ${cards(count)}`,
  'hand-keys': () => 'Les flèches parcourent les cartes, Entrée en joue une, Espace l’agrandit.',
  'hand-read': () => 'Lire mes cartes',
  'card-playable': () => 'Jouable maintenant',
  'card-not-now': () => 'Pas jouable maintenant',
  'card-ready': () => 'Prête',
  'card-exhausted': () => 'Épuisée',
  'card-read': () => 'Lire en grand',
  'card-plays': ({ title }) => `Façons de jouer ${title}`,
  'card-why': ({ why }) => `Pas maintenant : ${why}`,
  'card-previous': () => 'Carte précédente',
  'card-next': () => 'Carte suivante',
  'card-place': ({ at, count }) => `${at} sur ${count}`,
  'face-up-of': ({ name }) => `Face visible devant ${name}`,
  'tokens-of': ({ name }) => `Jetons ${de(name)}`,
  'token-count': ({ label, count }) => `${label} : ${count}`,
  piles: () => 'Piles de cartes',
  'pile-count': ({ label, count }) => `${label} : ${cards(count)}`,
  'pile-look': ({ label, count }) => `Parcourir ${label} : ${cards(count)}`,
  'pile-top': ({ label, title, count }) => `${label} : ${cards(count)}, dessus : ${title}`,
  'pile-order': () => 'La dernière carte posée vient en premier.',
  'hand-over-react': ({ name }) => `${name} peut réagir`,
  'hand-over-hidden': () => 'D’ici là, toutes les mains sont cachées. La table reste visible.',
  'hand-over-pass': () => 'Passer',
  'hand-over-pass-hint': () => 'Tout le monde peut appuyer sur Passer : aucune main n’est montrée.',
  'hand-over-show': ({ name }) => `Je suis ${name} : montrer ma main`,
  'stops-title': () => 'Quand on me demande',
  'stops-hint': () => 'Les moments où une carte peut être jouée. Là où c’est éteint, le jeu passe pour vous.',
  'stops-secret': () => 'Passer ne regarde jamais la main : attendre ou non ne trahit rien de vos cartes.',
  'stops-preset': () => 'Me demander',
  'stops-all': () => 'Toujours',
  'stops-important': () => 'Quand c’est important',
  'stops-mine': () => 'Seulement pour les miens',
  'stops-window': () => 'Moment du jeu',
  'stops-own': () => 'Pour les miens',
  'stops-other': () => 'Pour les autres',
  'stops-own-of': ({ label }) => `${label} : me demander pour les miens`,
  'stops-other-of': ({ label }) => `${label} : me demander pour les autres`,
}
