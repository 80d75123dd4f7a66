/** French: the questions, each with one line of help, and first-evening hints. */
import type { Translation } from '../../../../ui/words/speak'
import type { Hints, Titles } from '../../../kit/speech/saying'
import type { Asks } from '../../rules/terms'
import type { Titled } from '../questions'
import type { EN_QUESTIONS } from './en-questions'
import { place, placed } from './told'

const TITLES: Titles<Asks, Titled> = {
  'title starting locations': () => 'Les lieux de départ sont distribués',
  'title deck shuffle': () => 'Les cartes sont mélangées',
  'title end card shuffle': () => 'La carte Fin de jeu est cachée',
  'title reshuffle': () => 'La défausse est mélangée',
  'title action': ({ isEnd }) => (isEnd ? 'Phase de fin : une action, ou passer' : 'À vous : autant d’actions que vous voulez'),
  'title more defenders': ({ location }, speak) => `D’autres défenseurs pour ${place(location, speak)} ?`,
  'title more enemies': ({ location }, speak) => `D’autres ennemis contre ${placed(location, speak)} ?`,
  'title more to reserve': () => 'Une seconde carte en réserve ?',
  'title more to discard': () => 'Défausser une seconde carte ?',
  'title how many cards': () => 'Combien de cartes achetez-vous ?',
  'title time from': ({ missing }) => `Qui donne le temps qui manque (${missing}) ?`,
  'title which markers': () => 'Quels marqueurs TARDIS retirer ?',
  'title which enemy': ({ location }, speak) => `Quel ennemi défausser sur ${place(location, speak)} ?`,
  'title divert to': ({ location }, speak) => `Où détourner l’attaque sur ${place(location, speak)} ?`,
  'title which defender': () => 'Quel défenseur sacrifier ?',
  'title discard for new': () => 'Quelles cartes échangez-vous ?',
  'title unit boost': ({ location, attack, defence }, speak) =>
    `U.N.I.T. sur ${place(location, speak)} : ${defence} contre ${attack}`,
  'title tesselecta': ({ location }, speak) => `${place(location, speak)} est perdu : jouer Tesselecta ?`,
  'title losses': ({ location }, speak) => `Que perd l’attaque sur ${placed(location, speak)} ?`,
  'title take back': () => 'Reprendre des cartes de la réserve',
}

const HINTS: Hints<Asks, Titled> = {
  'hint starting locations': () => '',
  'hint deck shuffle': () => '',
  'hint end card shuffle': () => '',
  'hint reshuffle': () => '',
  'hint action': ({ isEnd }) =>
    isEnd
      ? 'Faites une chose avec une carte, achetez des cartes, ou passez. Puis c’est au joueur suivant.'
      : 'Choisissez une carte, puis un endroit éclairé ; ou faites-l’y glisser. Gardez trois cartes : elles vont à votre voisin de droite.',
  'hint more defenders': ({ card }, speak) =>
    `Ils sont posés en même temps que ${place(card, speak)}. Choisissez-les dans votre main, jamais deux de la même sorte.`,
  'hint more enemies': ({ card }, speak) =>
    `Ils attaquent avec ${place(card, speak)}. Seuls les ennemis qui vont ensemble sont proposés.`,
  'hint more to reserve': ({ card }, speak) => `${place(card, speak)} part en réserve ; une autre carte peut l’accompagner.`,
  'hint more to discard': ({ card }, speak) =>
    `${place(card, speak)} est défaussée pour 1 point Temps ; une seconde en donne 1 de plus.`,
  'hint how many cards': () => 'Chacune coûte 5 points Temps. Ce que vous ne dépensez pas vous reste.',
  'hint time from': () => 'La réserve de temps est vide : les autres joueurs donnent le reste, selon votre choix.',
  'hint which markers': () => 'Jusqu’à trois, à qui que ce soit. Touchez les lieux.',
  'hint which enemy': () => 'Touchez une des cartes de l’attaque, visible ou cachée.',
  'hint divert to': () => 'Un lieu d’un autre joueur, mais pas de l’attaquant. Touchez-le.',
  'hint which defender': () => 'Choisissez un défenseur de votre main : K-9 ne vient pas seul.',
  'hint discard for new': () => 'Vous piochez autant de cartes que vous en rendez, plus une pour la carte elle-même.',
  'hint unit boost': () => 'Chaque point Temps renforce la défense d’un point. 0 la laisse telle quelle.',
  'hint tesselecta': () =>
    'Ses défenseurs reviendraient dans votre main. Tous ceux qui perdent un conflit sont interrogés, quoi qu’ils aient en main.',
  'hint losses': () => 'Les cartes les plus fortes que la défense peut encore égaler. Choisissez entre des ensembles égaux.',
  'hint take back': () => 'À tout moment de votre tour.',
}

export const FR_QUESTIONS: Translation<typeof EN_QUESTIONS> = {
  ...TITLES,
  ...HINTS,
  // first
  'first action': () =>
    'Votre rangée est devant vous, celles des autres au-delà. Jouez des lieux pour du temps, placez des défenseurs chez vous, envoyez des ennemis chez eux. Un lieu libre, ou que vous tenez par une attaque, rapporte ses points.',
  'first more defenders': () =>
    'Sur un lieu que personne n’attaque, les défenseurs sont posés face cachée : vous seul pouvez les regarder.',
  'first more enemies': () =>
    'Contre un lieu sans défenseur, les ennemis sont posés face cachée et le tiennent. Contre des défenseurs, ils se battent aussitôt.',
  'first more to discard': () => 'Défausser donne du temps, et ramène votre main aux trois cartes que vous devez passer.',
  'first tesselecta': () =>
    'La question est posée à tous ceux qui perdent un conflit et ont des cartes : ainsi nul ne sait qui a Tesselecta.',
  'first unit boost': () =>
    'Toutes les cartes sont visibles : vous savez exactement ce qu’il vous faut. À égalité, le défenseur gagne.',
  'first losses': () => 'Une attaque victorieuse perd autant que la défense pouvait égaler, mais jamais sa dernière carte.',
}
