/** French: a match watched again, gone on with from any moment, and reported. */
import type { WatchingWords } from './dictionary'

export const FR_WATCHING: WatchingWords = {
  'fork-nowhere': () => 'La partie n’a pas de tel moment.',
  'fork-over': () => 'Ici la partie est finie. Revenez à un moment avant la fin.',
  'fork-stuck': () =>
    'Ce moment peut être regardé, mais pas repris : il a été enregistré sous d’autres règles, qui demandaient ce que celles-ci ne demandent pas.',
  'fork-no-dice': () => 'Aucun dé ne va tomber ici.',
  'fork-no-such-faces': () => 'Un dé n’a pas cette face.',

  'watch-title': () => 'La partie revue',
  'watch-time-line': () => 'Moment de la partie',
  'watch-value': ({ at, of, round }) => `${round}, entrée ${at} sur ${of}`,
  'watch-play': () => 'Lire (Espace)',
  'watch-pause': () => 'Arrêter (Espace)',
  'watch-on-answer': () => 'Jouer l’entrée suivante (→)',
  'watch-back-answer': () => 'Revenir d’une entrée (←)',
  'watch-on-action': () => 'Aller à l’action suivante (Maj →)',
  'watch-back-action': () => 'Revenir d’une action (Maj ←)',
  'watch-on-round': () => 'Aller au tour suivant (Page suivante)',
  'watch-back-round': () => 'Revenir d’un tour (Page précédente)',
  'watch-speed': () => 'Vitesse',
  'watch-speed-of': ({ speed }) => `× ${speed}`,
  'watch-eyes': () => 'Vue par',
  'watch-onlooker': () => 'un spectateur',
  'watch-not-over': () => 'Tant que la partie n’est pas finie, ce que cachent les joueurs reste caché ici.',
  'watch-origin': ({ after }) => `Cette partie est une variante : jusqu’à l’entrée ${after}, c’est une autre.`,
  'watch-origin-put': ({ after, faces }) =>
    `Cette partie est une variante : jusqu’à l’entrée ${after}, c’est une autre ; puis les dés ont été posés à la main : ${faces}.`,
  'watch-report': () => 'Compte rendu',
  'watch-fork': () => 'Reprendre d’ici',
  'fork-title': () => 'Reprendre d’ici',
  'fork-hint': () => 'Une nouvelle partie commence comme celle-ci. L’ancienne reste telle quelle.',
  'fork-person': () => 'Une personne ici',
  'fork-bot': () => 'Le robot',
  'fork-dice': () => 'Les dés qui tombent ensuite',
  'fork-dice-fall': () => 'tombent au hasard',
  'fork-dice-put': () => 'sont posés à la main',
  'fork-die': ({ place }) => `Dé numéro ${place}`,
  'fork-put-note': () => 'La nouvelle partie dira toujours que ces dés ont été posés, et non lancés.',
  'fork-start': () => 'Commencer la nouvelle partie',
}
