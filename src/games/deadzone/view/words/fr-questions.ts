/** French: the questions, each with one line of help, and first-evening hints. */
import { de } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { Hints, Titles } from '../../../kit/speech/saying'
import type { Asks } from '../../rules/terms'
import type { Titled } from '../questions'
import type { EN_QUESTIONS } from './en-questions'
import { cube, Who, who } from './fr-bits'

const of = (ref: string, speak: Parameters<typeof who>[1]): string => de(who(ref, speak))

const TITLES: Titles<Asks, Titled> = {
  'title rotate map': () => 'Tourner le champ de bataille ?',
  'title secret draw': () => 'Une mission secrète est tirée',
  'title first player': () => 'Qui joue en premier ?',
  'title zone': () => 'Choisissez une zone de déploiement',
  'title deploy': () => 'Déployez votre Groupe de Combat',
  'title deploy where': (says, speak) => `Placez ${who(says.model, speak)}`,
  'title item draw': () => 'Un pion est retourné',
  'title item column row': () => 'Où vont les pions ? Deux dés chacun : colonne, puis rangée',
  'title recon dice': (says, speak) =>
    says.seat === '' ? 'Test de Reconnaissance' : `Test de Reconnaissance : ${speak.seat(says.seat)}`,
  'title reroll recon': () => 'Stratège : relancer un dé ?',
  'title scout': () => 'Les Éclaireurs bougent avant le premier Round',
  'title logistics': () => 'Logistique : déplacer un pion ?',
  'title bonus dice': () => 'Bonus de Reconnaissance',
  'title bonus die': () => 'Quel bonus maintenant ?',
  'title bonus item': (says) => (says.does === 'discard' ? 'Retirer un pion ?' : 'Regarder un pion ?'),
  'title bonus model': (says) => (says.does === 'flank' ? 'Qui contourne le flanc ?' : 'Qui fait un pas ?'),
  'title flank cube': (says, speak) => `Où arrive ${who(says.model, speak)} ?`,
  'title command dice': (says, speak) => {
    const whose = says.seat === '' ? 'Dés de Commandement' : `Dés de Commandement : ${speak.seat(says.seat)}`
    return says.does === 'again' ? `${whose}, relancés` : whose
  },
  'title reroll command': () => 'Relancer des dés de Commandement ?',
  'title turn': () => 'Votre Tour : activez une figurine',
  'title action': (says, speak) => `Que fait ${who(says.model, speak)} ?`,
  'title extra activation': () => 'Activer une deuxième figurine ?',
  'title smoke die': () => 'La fumée se dissipe-t-elle ?',
  'title item here': (says, speak) => `Quelque chose se trouve ici pour ${who(says.model, speak)}`,
  'title item keep': (says, speak) => `Que garde ${who(says.model, speak)} ?`,
  'title move where': (says, speak) =>
    says.how === 'sprint'
      ? `${Who(says.model, speak)} sprinte`
      : says.how === 'die'
        ? `Un Déplacement gratuit pour ${who(says.model, speak)}`
        : `Déplacez ${who(says.model, speak)}`,
  'title move on': (says, speak) => `${Who(says.model, speak)} peut continuer`,
  'title fight whom': (says, speak) => `Contre qui combat ${who(says.model, speak)} ?`,
  'title break-away attacker': (says, speak) => `Départ ${of(says.model, speak)} : qui la frappe ?`,
  'title stand-up attacker': (says, speak) => `${Who(says.model, speak)} se relève : qui l'attaque ?`,
  'title thrown-in attacker': (says, speak) => `${Who(says.model, speak)} tombe parmi les vôtres : qui l'attaque ?`,
  'title stand where': (says, speak) => `Où se relève ${who(says.model, speak)} ?`,
  'title make room': (says, speak) => `Faites de la place : ${who(says.model, speak)}`,
  'title throw direction': (says, speak) => `De quel côté est projetée ${who(says.model, speak)} ?`,
  'title throw where': (says, speak) => `Où retombe ${who(says.model, speak)} ?`,
  'title scatter die': (says, speak) => `De quel côté part ${who(says.model, speak)} ?`,
  'title walkway die': () => 'La passerelle la retient-elle ? 5 et plus',
  'title object scatter': () => 'Raté : de quel côté ?',
  'title object landing': () => 'La passerelle le retient-elle ? 5 et plus',
  'title shoot what': (says, speak) => `Sur qui tire ${who(says.model, speak)} ?`,
  'title fight with': (says, speak) => `Avec quoi combat ${who(says.model, speak)} ?`,
  'title add dice': (says, speak) => `Ajouter des dés au test ${of(says.model, speak)} ?`,
  'title defend': (says, speak) => `Que répond ${who(says.model, speak)} ?`,
  'title reroll which': (says, speak) => `Relancer des dés ${of(says.model, speak)} ?`,
  'title attack dice': (says, speak) => TEST(says.how, Who(says.model, speak)),
  'title defence dice': (says, speak) => TEST(says.how, Who(says.model, speak)),
  'title reroll dice': (says, speak) => `${Who(says.model, speak)} : dés relancés`,
  'title use special': (says, speak) => `Un Spécial pour ${who(says.model, speak)} ?`,
  'title special action': (says, speak) => `Quelle action Spéciale pour ${who(says.model, speak)} ?`,
  'title set off': (says, speak) => `Piège sous ${who(says.model, speak)} : le déclencher ?`,
  'title effect choice': (says, speak) => `Choisissez pour ${who(says.model, speak)}`,
  'title effect die': (says, speak) => `${Who(says.model, speak)} : que se passe-t-il ?`,
}

function TEST(stat: string, name: string): string {
  switch (stat) {
    case 'shoot':
      return `${name} tire`
    case 'fight':
      return `${name} combat`
    case 'survive':
      return `${name} doit survivre`
    default:
      return `Test : ${name}`
  }
}

const HINTS: Hints<Asks, Titled> = {
  'hint rotate map': () => "L'autre joueur a choisi le champ de bataille ; vous pouvez le tourner.",
  'hint secret draw': () => 'Seul son joueur la connaît.',
  'hint first player': () => 'Le premier joueur choisit une zone, se déploie en premier et prend le premier Tour.',
  'hint zone': () => 'Tous les niveaux au-dessus de ses cases en font partie.',
  'hint deploy': () => 'Faites glisser chaque figurine dans votre zone, au sol ou sur un plancher.',
  'hint deploy where': () => 'Le centre du socle décide du cube.',
  'hint item draw': () => '',
  'hint item column row': () => 'Les pions qui tombent dans une zone de déploiement sont retirés.',
  'hint recon dice': () => 'Qui a le plus de succès gagne. En cas d’égalité, on relance.',
  'hint reroll recon': () => '',
  'hint scout': () => 'Un Sprint gratuit, pas dans un cube occupé.',
  'hint logistics': () => "D'un cube, pas dans une zone de déploiement.",
  'hint bonus dice': () => '',
  'hint bonus die': () => 'Dans l’ordre de votre choix.',
  'hint bonus item': () => '',
  'hint bonus model': () => '',
  'hint flank cube': () => 'Un cube vide au bord gauche ou droit.',
  'hint command dice': () => '',
  'hint reroll command': () => 'Touchez les dés à relancer. Les nouveaux résultats restent.',
  'hint turn': () => 'Touchez deux fois une figurine, ou soulevez-la.',
  'hint action': () =>
    'Une action longue, ou deux courtes différentes. Les dés de Commandement à côté de la table en donnent d’autres.',
  'hint extra activation': () => 'Cela coûte un résultat +1 Activation.',
  'hint smoke die': () => 'Elle disparaît à 5 et plus.',
  'hint item here': () => 'Un pion retourné reste face visible.',
  'hint item keep': () => '',
  'hint move where': () => 'Faites-la glisser de cube en cube. B fixe le chemin, les touches . et , changent de niveau.',
  'hint move on': () => 'Laissez-la où elle est pour arrêter.',
  'hint fight whom': () => 'Elle est entrée dans leur cube et doit combattre l’une d’elles.',
  'hint break-away attacker': () => 'Une des vôtres peut la combattre avant son départ. Elle ne peut que survivre.',
  'hint stand-up attacker': () => 'Elle ne peut que survivre.',
  'hint thrown-in attacker': () => 'Elle se relève et ne peut que survivre.',
  'hint stand where': () => 'N’importe où dans son cube.',
  'hint make room': () => 'Son propriétaire décide de la place exacte.',
  'hint throw direction': () => 'Un cube à côté d’elle.',
  'hint throw where': (says) => (says.other === '' ? '' : `En ${cube(says.other)}.`),
  'hint scatter die': () => '1 est vers la rangée 1, puis dans le sens horaire.',
  'hint walkway die': () => '',
  'hint object scatter': () => '1 est vers la rangée 1, puis dans le sens horaire.',
  'hint object landing': () => '',
  'hint shoot what': () => 'Touchez un ennemi : tout ce qui compte est affiché au-dessus de lui.',
  'hint fight with': () => '',
  'hint add dice': () => "Fixé avant tout jet ; l'attaquant décide d'abord.",
  'hint defend': () => 'Qui contre-attaque et gagne blesse l’attaquant. Survivre ne blesse personne.',
  'hint reroll which': () => 'Chaque dé une fois ; le nouveau résultat reste.',
  'hint attack dice': () => 'Chaque 8 compte et donne un dé de plus.',
  'hint defence dice': () => 'Chaque 8 compte et donne un dé de plus.',
  'hint reroll dice': () => '',
  'hint use special': () => 'Cela coûte un résultat Spécial.',
  'hint special action': () => 'Une action courte.',
  'hint set off': () => 'Déclenché, il met fin à l’activation de la figurine venue. Sinon, il reste là.',
  'hint effect choice': () => '',
  'hint effect die': () => '',
}

export const FR_QUESTIONS: Translation<typeof EN_QUESTIONS> = {
  ...TITLES,
  ...HINTS,
  // first
  'first deploy': () =>
    'Les figurines peuvent commencer à tout niveau de votre zone : faites-les glisser sur un plancher, ou choisissez-en une et touchez le plancher.',
  'first turn': () => 'Les joueurs alternent, une figurine chacun. Qui a moins de figurines à activer peut passer.',
  'first action': () =>
    'Les boutons barrés disent pourquoi. À côté de la table, les dés de Commandement : touchez l’un d’eux, ou faites-le glisser sur la figurine.',
  'first move where': () => 'Les sols marqués sont les cubes accessibles. La place dans le cube ne compte que pour la vue.',
  'first shoot what': () => 'Voir toute la figurine, socle compris, vaut deux dés ; tirer de plus haut en vaut un.',
  'first defend': () => 'Contre-attaquer risque plus et peut gagner. Survivre est sûr et ne blesse personne.',
  'first reroll command': () =>
    'Les dés de Commandement sont lancés au début de chaque Round et restent visibles à côté de la table.',
  'first add dice': () => 'Chaque résultat Dé donne un dé de plus à ce test. Ce qui reste est perdu à la fin du Round.',
}
