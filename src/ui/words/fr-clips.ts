/** French: clips of a watched match. */
import type { ClipWords } from './dictionary'
import { counting } from './plural'

const some = counting('fr')

export const FR_CLIPS: ClipWords = {
  'clip-title': () => 'Faire un extrait',
  'clip-hint': () =>
    'Une vidéo d’un passage de la partie, avec les lignes du journal sous la table. Elle est faite sur cet appareil.',
  'clip-what': () => 'Ce qu’il montre',
  'clip-action': () => 'Cette action',
  'clip-round': () => 'Ce tour',
  'clip-own': () => 'Un autre passage',
  'clip-turns': () => 'Les tournants',
  'clip-turn': ({ round, text }) => `${round} : ${text}`,
  'clip-from': () => 'De',
  'clip-to': () => 'À',
  'clip-moment': ({ at, round }) => `entrée ${at}, ${round}`,
  'clip-size': () => 'Image',
  'clip-wide': () => 'Large',
  'clip-fine': () => 'Large, grande',
  'clip-tall': () => 'En hauteur',
  'clip-square': () => 'Carrée',
  'clip-pixels': ({ width, height }) => `${width} × ${height} pixels.`,
  'clip-length': ({ seconds, entries, rolls }) =>
    `Environ ${some(seconds, 'seconde', 'secondes')} : ${some(entries, 'entrée', 'entrées')}, ${some(rolls, 'lancer', 'lancers')}.`,
  'clip-eyes': ({ name }) => `On y voit ce que ${name} a vu, y compris ce qui était caché.`,
  'clip-nothing': () => 'Il n’y a rien à voir là. Choisissez un passage plus long.',
  'clip-too-long': ({ minutes }) =>
    `Un extrait dure au plus ${some(minutes, 'minute', 'minutes')}. Choisissez un passage plus court.`,
  'clip-make': () => 'Faire l’extrait',
  'clip-preparing': () => 'La table est mise en place…',
  'clip-done-of': ({ done, of }) => `${done} secondes faites, sur ${of} environ.`,
  'clip-meanwhile': () =>
    'Sur un appareil lent, cela prend plus de temps que ne dure l’extrait. La vidéo n’en est pas moins fluide.',
  'clip-so-far': () => 'L’extrait jusqu’ici',
  'clip-facts': ({ seconds, size, format }) => `${seconds} secondes, ${size} Mo, ${format}`,
  'clip-save': () => 'Enregistrer la vidéo',
  'clip-another': () => 'En faire un autre',
  'clip-no-encoder': () =>
    'Ce navigateur ne peut pas faire de vidéo ici. Il faut un navigateur récent, et la page doit être ouverte en https ou sur l’ordinateur qui la sert.',
  'clip-failed': () => 'La vidéo n’a pas pu être faite. Réessayez, ou choisissez une image plus petite.',
}
