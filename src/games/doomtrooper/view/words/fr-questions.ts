/** French: what is asked, with one line of help. */
import { plural } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { Hints, Titles } from '../../../kit/speech/saying'
import type { Asks } from '../../rules/terms'
import type { Titled } from '../questions'
import type { EN_QUESTIONS } from './en-questions'
import { card, thing } from './told'

const TITLES: Titles<Asks, Titled> = {
  'title deck order': () => 'Les paquets sont mélangés',
  'title first player': () => 'On tire qui commence',
  'title new order': () => 'La pioche est mélangée',
  'title coin': () => 'Une pièce est lancée',
  'title before drawing': () => 'Avant de piocher',
  'title before ending': () => 'La fin de votre tour',
  'title action': () => 'Votre tour : choisissez une action',
  'title discard cards': ({ over, pays }, speak) =>
    pays !== ''
      ? `Défaussez ${over} ${plural('fr', over, 'carte', 'cartes')} pour ${card(pays, speak)}`
      : over > 0
        ? `Défaussez au moins ${over}`
        : 'Défaussez des cartes si vous voulez',
  'title any time': () => 'Ce que vous pouvez jouer à tout moment',
  'title before combatants': () => 'Une attaque commence',
  'title combatants': () => 'Qui attaque qui ?',
  'title after combatants': () => 'L’attaquant et le défenseur sont désignés',
  'title tactic': () => 'Combat rapproché ou tir ?',
  'title weapons': ({ warrior }, speak) => (warrior === '' ? 'Qu’est-ce qui sert ?' : `Qu’utilise ${thing(warrior, speak)} ?`),
  'title modify combat': () => 'Jouez quelque chose, ou passez',
  'title whom to strike': () => 'Qui votre camp frappe-t-il ?',
  'title share points': ({ total }) =>
    `Répartissez ${total} ${plural('fr', total, 'point', 'points')} entre promotion et destinée`,
  'title reaction': () => 'Répondez-vous ?',
  'title free play': ({ card: id }, speak) => `${card(id, speak)} : quelle carte jouez-vous ?`,
  'title caster': ({ card: id }, speak) => `Qui lance ${card(id, speak)} ?`,
  'title spell for': ({ card: id }, speak) => `Pour qui est ${card(id, speak)} ?`,
  'title how much': ({ card: id, from }, speak) =>
    from === '' ? `${card(id, speak)} : combien vaut X ?` : `${card(id, speak)} : combien d’échanges ?`,
  'title which ones': ({ card: id }, speak) => `Choisissez pour ${card(id, speak)}`,
  'title which branch': ({ card: id }, speak) => `${card(id, speak)} : de quelle façon ?`,
  'title which opponent': ({ card: id }, speak) => `${card(id, speak)} : quel adversaire ?`,
  'title which card': ({ card: id }, speak) => `${card(id, speak)} : quelle carte ?`,
}
const HINTS: Hints<Asks, Titled> = {
  'hint deck order': () => '',
  'hint first player': () => '',
  'hint new order': () => '',
  'hint coin': () => '',
  'hint before drawing': () => 'Certaines cartes se jouent avant de piocher.',
  'hint before ending': () => 'Certaines cartes se jouent à la fin de votre tour.',
  'hint action': () =>
    'Choisissez une carte de votre main, puis un endroit éclairé, ou un bouton. Une attaque met fin à vos actions.',
  'hint discard cards': ({ pays }) => (pays === '' ? 'Votre main compte sept cartes au plus.' : 'C’est son prix.'),
  'hint any time': () => 'Dès que la partie attend une réponse, même au tour des autres.',
  'hint before combatants': () => 'Personne n’est désigné. Chacun répond à son tour, jusqu’à ce que tous passent.',
  'hint combatants': () => 'Touchez votre attaquant, puis sa cible.',
  'hint after combatants': () => 'Chacun répond à son tour, jusqu’à ce que tous passent.',
  'hint tactic': () => 'C contre A, ou T contre A. Une arme ne compte que dans l’un des deux.',
  'hint weapons': () => 'Une arme ou un véhicule, sauf si une carte dit autre chose.',
  'hint modify combat': () => 'Les deux camps jouent tour à tour. Quand les deux passent, on résout.',
  'hint whom to strike': () => 'Un de ceux qui se battent ensemble contre vous.',
  'hint share points': () => 'La promotion fait gagner la partie, la destinée paie combattants et cartes.',
  'hint reaction': () => 'Quiconque pourrait tenir une réponse est interrogé, quelle que soit sa main.',
  'hint free play': () => 'Sans action, et sans attendre son moment.',
  'hint caster': () => 'Un de vos combattants qui connaît la discipline.',
  'hint spell for': () => 'Ce lanceur peut la destiner à un autre.',
  'hint how much': ({ each, from, get }) =>
    from === 'D'
      ? `Chaque fois, ${each} ${plural('fr', each, 'point', 'points')} de destinée contre ${get} de promotion.`
      : from === 'P'
        ? `Chaque fois, ${each} ${plural('fr', each, 'point', 'points')} de promotion contre ${get} de destinée.`
        : `Chaque unité coûte ${each} ${plural('fr', each, 'point', 'points')} de destinée.`,
  'hint which ones': () => 'Touchez-les sur la table.',
  'hint which branch': () => 'Il arrive l’une de ces choses.',
  'hint which opponent': () => 'N’importe qui d’autre.',
  'hint which card': () => 'Vous seul voyez ces cartes.',
}
export const FR_QUESTIONS: Translation<typeof EN_QUESTIONS> = {
  ...TITLES,
  ...HINTS,
  'first action': () => 'Déployez des combattants, équipez-les, puis attaquez : leurs victimes rapportent promotion ou destinée.',
  'first discard cards': () =>
    'Ce que vous gardez reste en main au tour des autres : certaines cartes répondent à ce qu’ils font.',
  'first combatants': () =>
    'L’escouade et la cohorte attaquent l’une comme l’autre. Si un duel n’est pas permis, la cible dit pourquoi.',
  'first weapons': () => 'Une arme ne compte que si elle est utilisée. Ce qu’elle ajoute se lit du côté qui l’utilise.',
  'first share points': () => 'La destinée se dépense dès votre prochain tour. La promotion ne compte que pour la fin.',
  'first before combatants': () => 'L’attaquant n’est pas encore connu. La plupart des cartes attendent un moment plus tardif.',
  'first modify combat': () =>
    'Le bandeau montre ce que valent les deux camps, raison par raison, et ce qui arrive si tous passent.',
  'first reaction': () => 'On le demande à tous ceux qui pourraient tenir une telle carte : nul n’apprend qui la tient.',
}
