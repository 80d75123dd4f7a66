/** French: cards, tokens and piles beside the table, and the windows in which cards are played. All texts are our own. */
import type { Nothing } from '../../../../kernel'
import { de } from '../../../../ui/words/plural'
import type { Phrases, Translation } from '../../../../ui/words/speak'
import type { Effect, Icon } from '../../rules/cards'
import type { WindowSubject } from '../stops'
import type { EN_CARDS } from './en-cards'

const names: { readonly [I in Icon]: string } = {
  hit: 'touche',
  armour: 'armure',
  reroll: 'relance',
  double: 'double',
  'super-armour': 'super-armure',
  lightning: 'éclair',
  fate: 'destin',
  immediate: 'à tout moment',
}
const brief: { readonly [I in Icon]: string } = {
  hit: 'une touche de plus',
  armour: 'arrête une touche',
  reroll: 'relance des dés',
  double: 'vos touches aux dés comptent double',
  'super-armour': 'toutes leurs touches jusqu’ici ne comptent plus',
  lightning: 'un éclair de plus',
  fate: 'vaut un jeton destin',
  immediate: 'à tout moment',
}
const texts: { readonly [I in Icon]: string } = {
  hit: 'Ajoute une touche à vos dés, au tir ou dans un assaut.',
  armour: 'Arrête une touche d’un tir contre une des vôtres.',
  reroll: 'Relancez les dés de votre choix d’un de vos jets.',
  double: 'Les touches de vos dés comptent double dans ce tir ou cet assaut ; celles des cartes, non.',
  'super-armour': 'Toutes les touches que l’ennemi a lancées ou jouées jusqu’ici dans ce tir ou cet assaut ne comptent plus.',
  lightning: 'Ajoute un éclair : il arrête une touche à couvert, extermine dans un jet de dégâts, ramène une carte aventure.',
  fate: 'Vaut un jeton destin, pour tout ce que permet le destin.',
  immediate: 'Se joue sur les dés de n’importe qui, au tour de n’importe qui.',
}
const when: { readonly [I in Icon]: string } = {
  hit: 'Se joue après les dés de votre attaque, ou de votre défense en mêlée.',
  armour: 'Se joue après les cartes de l’attaquant.',
  reroll: 'Se joue une fois les dés lancés, avant toute carte jouée dessus.',
  double: 'Se joue après les dés, une fois par combat.',
  'super-armour': 'Se joue quand c’est à vous de jouer des cartes dans un combat.',
  lightning: 'Se joue sur une défense à couvert, sur vos dés de dégâts ou sur un dé de récupération.',
  fate: 'Se joue partout où un jeton destin servirait.',
  immediate: 'Se joue tant que des dés peuvent encore changer.',
}
const effects: { readonly [E in Effect]: string } = {
  'lucky-hit': 'Un choc que vous venez d’obtenir devient une extermination.',
  'escape-plan': 'Sauve une des vôtres que des dés de dégâts exterminent : le résultat est annulé.',
  'sensory-input': 'Ce tir ignore la portée et tout ce qui gêne.',
  'combat-senses': 'Une des vôtres lance un dé de plus dans cet assaut.',
  'medi-kit': 'Retire une blessure à une des vôtres.',
  'rapid-response': 'Une des vôtres va jusqu’à deux pouces plus loin.',
  'finish-them': 'Quand votre tir a choqué quelqu’un, relancez un dé de dégâts.',
  strategist: 'Relancez les dés d’initiative de votre choix, parmi les vôtres.',
  'steady-aim': 'Un tireur qui n’a pas bougé ce tour-ci lance un dé de plus.',
  sidestep: 'Quand une des vôtres est repoussée, vous choisissez de quel côté.',
  'hold-the-line': 'Votre défenseur oublie son stress pour cette mêlée.',
  'second-wind': 'Deux des vôtres perdent chacune un jeton de stress.',
  scavenger: 'Piochez deux cartes de combat, même au-delà de cinq.',
  'reinforced-plating': 'Une des vôtres prise pour cible lance un dé de défense de plus.',
  'clear-path': 'Un dé de plus pour franchir un obstacle ; le meilleur compte.',
}
const moments: { readonly [E in Effect]: string } = {
  'lucky-hit': 'Quand votre jet de dégâts va choquer.',
  'escape-plan': 'Quand des dégâts exterminent une des vôtres.',
  'sensory-input': 'Quand vous annoncez un tir.',
  'combat-senses': 'En mêlée, avant les dés.',
  'medi-kit': 'Entre vos propres actions.',
  'rapid-response': 'Dans vos déplacements.',
  'finish-them': 'Quand le jet de dégâts de votre tir va choquer.',
  strategist: 'Après les dés d’initiative.',
  'steady-aim': 'Quand vous annoncez un tir.',
  sidestep: 'Quand une des vôtres est repoussée.',
  'hold-the-line': 'Quand une des vôtres est attaquée en mêlée.',
  'second-wind': 'Entre vos propres actions.',
  scavenger: 'À l’entretien, avec votre main.',
  'reinforced-plating': 'Quand on tire sur une des vôtres.',
  'clear-path': 'Quand une des vôtres franchit un obstacle.',
}
const families: { readonly [E in Effect]: string } = {
  'lucky-hit': 'dégâts',
  'escape-plan': 'sauvetage',
  'sensory-input': 'tir',
  'combat-senses': 'mêlée',
  'medi-kit': 'soins',
  'rapid-response': 'mouvement',
  'finish-them': 'dégâts',
  strategist: 'initiative',
  'steady-aim': 'tir',
  sidestep: 'mouvement',
  'hold-the-line': 'mêlée',
  'second-wind': 'soins',
  scavenger: 'cartes',
  'reinforced-plating': 'défense',
  'clear-path': 'mouvement',
}

export const FR_CARD_TEXTS = { names, brief, effects }

const STOPS: Phrases<{ readonly [S in WindowSubject as `stop ${S}` | `stop-hint ${S}`]: Nothing }> = {
  'stop adventure window': () => 'Cartes aventure',
  'stop-hint adventure window': () =>
    'Le moment d’une carte prête chez quelqu’un : un tir, une mêlée, un franchissement, un jet de dégâts.',
  'stop reroll window': () => 'Relances',
  'stop-hint reroll window': () =>
    'Des dés sont sur la table et peuvent encore changer : destin, carte de relance, chef ou éclair.',
  'stop attack cards': () => 'Cartes de l’attaquant',
  'stop-hint attack cards': () => 'Après les dés de votre tir ou de votre assaut : touches et doublement.',
  'stop defence cards': () => 'Cartes du défenseur',
  'stop-hint defence cards': () => 'Après les cartes de l’attaquant : armures contre un tir, touches en mêlée, super-armure.',
  'stop contest window': () => 'Destin après un choc',
  'stop-hint contest window': () => 'Une figurine est choquée : son camp peut la relever, l’ennemi peut l’achever en mêlée.',
  'stop stress window': () => 'Stress tout frais',
  'stop-hint stress window': () => 'Le destin peut le retirer aussitôt. C’est aussi possible quand c’est à vous de jouer.',
}

export const FR_CARDS: Translation<typeof EN_CARDS> = {
  // hands
  'icon-name': ({ icon }) => names[icon],
  'icon-text': ({ icon }) => texts[icon],
  'icon-when': ({ icon }) => when[icon],
  'text-either': ({ texts: said }) => `L’un ou l’autre, à votre choix. ${said}`,
  'effect-text': ({ effect }) => effects[effect],
  'effect-when': ({ effect }) => moments[effect],
  'effect-family': ({ effect }) => families[effect],
  'after-use': ({ after }) =>
    ({
      discard: 'Défaussée une fois utilisée.',
      exhaust: 'Retournée une fois utilisée, jusqu’à ce que le destin la redresse.',
      lasting: 'Dure toute la partie.',
    })[after],
  'note-house': () => 'Valeurs maison : la répartition et le texte sont de nous.',
  'note-pack': ({ pack }) => `De votre pack : ${pack}`,
  'why-not-in-window': () => 'elle ne sert pas à ce moment-ci.',
  'why-exhausted': () => 'elle est retournée jusqu’à ce que le destin la redresse à l’entretien.',
  'token-fate': ({ start }) => `Destin (${start} au départ)`,
  'token-nodes': () => 'Points en nodules',
  'pile-deck': () => 'Pioche de combat',
  'pile-discard': () => 'Défausse de combat',
  'pile-adventures': ({ seat }, speak) => `Défausse d’aventure ${de(speak.seat(seat))}`,
  'play-discard': () => 'La défausser',
  ...STOPS,
}
