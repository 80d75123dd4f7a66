/** French: passed windows, open and covered hands, undone moves. */
import type { EN_PASSING } from './en-passing'
import { au, de } from './plural'
import type { Translation } from './speak'

export const FR_PASSING: Translation<typeof EN_PASSING> = {
  pass: () => 'Passer',
  'pass-ahead': () => 'Passer jusqu’à ma prochaine action',
  'pass-ahead-brief': () => 'Tout passer',
  'hand-over-pass-ahead': ({ name }) => `Passer jusqu’à la prochaine action ${de(name)}`,
  'passing-ahead': ({ names }) => `Passe jusqu’à la prochaine action : ${names}`,
  'ask-again': () => 'Me demander de nouveau',
  'screen-for': ({ name }) => `L’écran passe ${au(name)}`,
  'cover-hand': () => 'Cacher ma main',
  'hands-open': () => 'Mains visibles sur cet écran',
  'hands-open-hint': () =>
    'Pour des joueurs qui partagent l’écran et veulent bien montrer leurs cartes : l’écran ne change jamais de mains.',
  'advice-on': () => 'Conseil à la demande',
  'advice-on-hint': () => 'Seul contre des robots, le menu et la touche O montrent ce qu’un bon joueur pèserait.',
  'windows-wait': () => 'Attendre que chacun passe',
  'windows-wait-hint': () =>
    'Quand les joueurs d’un même écran cachent leurs mains, toute question que l’on peut passer se passe sinon d’elle-même au bout de quelques secondes, quelles que soient les cartes.',
  'may-react': ({ name }) => `${name} peut réagir`,
  'may-react-hint': () => 'Passe automatiquement dans un instant.',
  'ends-hint': () => 'Se termine automatiquement dans un instant.',
  hold: () => 'Attendre',
  'hold-for': ({ name }) => `${name} réagit`,
  'do-pass': () => 'Passer',
  'do-pass-ahead': () => 'Passer jusqu’à ma prochaine action',
  'took-back-what': ({ name, what }) => `${name} revient en arrière : ${what}`,
  'went-back-before': ({ name, what }) => `${name} revient en arrière, avant : ${what}`,
  'took-back': ({ name }) => `${name} revient en arrière.`,
}
