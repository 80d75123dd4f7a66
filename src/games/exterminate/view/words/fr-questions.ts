/** French: the questions, each with one line of help, and first-evening hints. */
import { capital, de } from '../../../../ui/words/plural'
import type { Translation } from '../../../../ui/words/speak'
import type { Hints, Titles } from '../../../kit/speech/saying'
import type { Asks } from '../../rules/terms'
import type { Titled, WhoWhom } from '../questions'
import type { EN_QUESTIONS } from './en-questions'
import { dice, Who, who } from './fr-bits'

const TITLES: Titles<Asks, Titled> = {
  'title edge': () => 'Choisissez votre bord de table',
  'title deploy': () => 'Déployez vos figurines',
  'title deploy where': (says, speak) => `Placez ${who(says.who, speak)}`,
  'title move turn': () => 'Déplacez vos figurines',
  'title move where': (says, speak) =>
    says.how === 'sprint'
      ? `${Who(says.who, speak)} sprinte`
      : says.how === 'continue'
        ? `${Who(says.who, speak)} peut poursuivre`
        : says.how === 'extra'
          ? `Un mouvement de plus pour ${who(says.who, speak)}`
          : `Déplacez ${who(says.who, speak)}`,
  'title climb where': (says, speak) => `${Who(says.who, speak)} grimpe`,
  'title shift where': (says, speak) => `${Who(says.who, speak)} se déplace en hauteur`,
  'title shoot turn': () => 'Tirez, ou sprintez',
  'title melee turn': () => 'Attaquez en mêlée',
  'title engage where': (says, speak) => `${Who(says.who, speak)} va au contact`,
  'title attack mode': (says, speak) => `Comment attaque ${who(says.who, speak)} ?`,
  'title bonus dice': (says, speak) => `Attaques supplémentaires ${de(who(says.who, speak))}`,
  'title next attack': (says, speak) => `Attaque suivante ${de(who(says.who, speak))}`,
  'title more attackers': () => 'Quelqu’un se joint à l’attaque ?',
  'title finish': () => 'Achever un ennemi choqué ?',
  'title pusher': (says, speak) => `Qui repousse ${who(says.who, speak, 'la figurine')} ?`,
  'title melee weapon': (says, speak) => `Quelle arme pour ${who(says.who, speak)} ?`,
  'title node where': (says, speak) => `Placez ${who(says.who, speak, 'un nodule Vortex')}`,
  'title take nodes': (says, speak) => `${Who(says.who, speak)} : prendre le nodule ?`,
  'title free shot': (says, speak) => `Un tir gratuit pour ${who(says.who, speak)}`,
  'title extra move': (says, speak) => `Un mouvement de plus pour ${who(says.who, speak)}`,
  'title burst target': (says, speak) => `${Who(says.who, speak)} : sur qui d’autre tirer ?`,
  'title burst dice': () => 'Répartissez la rafale',
  'title reroll window': (says, speak) => `Relancer ${dice(says.pool, speak)}${says.attacks ? ', jouer des cartes' : ''} ?`,
  'title attack cards': () => 'Des cartes pour votre attaque ?',
  'title defence cards': () => 'Des cartes pour votre défense ?',
  'title contest window': (says, speak) => `Le destin pour ${who(says.who, speak, 'la figurine choquée')} ?`,
  'title stress window': (says, speak) => `Retirer le stress ${de(who(says.who, speak))} ?`,
  'title adventure window': () => 'Utiliser une carte aventure ?',
  'title which dice': (says, speak) => `Lesquels ? ${capital(dice(says.pool, speak))}`,
  'title which figures': () => 'Quelles figurines ?',
  'title push direction': (says, speak) => `${Who(says.who, speak, 'la figurine')} : reculer de quel côté ?`,
  'title result': (says, speak) =>
    says.result === ''
      ? `Qu’arrive-t-il à ${who(says.who, speak)} ?`
      : `${says.result === 'shocked' ? 'Choc' : 'Extermination'} en vue pour ${who(says.who, speak)}`,
  'title fate order': (says, speak) => `Destins ${de(who(says.who, speak, 'la figurine'))} : lequel d’abord ?`,
  'title discard down': () => 'Trop de cartes : défaussez',
  'title upkeep hand': () => 'Votre main, pour le tour suivant',
  'title upkeep adventure': () => 'Vos cartes aventure',
  'title card draw': () => 'Pioche de cartes',
  'title adventure deal': () => 'Distribution des cartes aventure',
  'title node draw': () => 'Le nodule se révèle',
  'title initiative dice': () => 'Initiative',
  'title crossing die': (says, speak) =>
    says.whom === ''
      ? `${Who(says.who, speak)} franchit l’obstacle`
      : `${Who(says.who, speak)} franchit ${speak.piece(says.whom)}`,
  'title attack dice': (says, speak) =>
    says.whom === '' ? 'Dés d’attaque' : `${Who(says.who, speak)} tire sur ${speak.piece(says.whom)}`,
  'title defence dice': (says, speak) => `${Who(says.who, speak)} se défend`,
  'title melee attack dice': (says, speak) =>
    says.whom === '' ? `${Who(says.who, speak)} frappe` : `${Who(says.who, speak)} frappe ${speak.piece(says.whom)}`,
  'title melee defence dice': (says, speak) => `${Who(says.who, speak)} riposte`,
  'title damage dice': (says, speak) => (says.who === '' ? 'Dégâts' : `Dégâts : ${speak.piece(says.who)}`),
  'title stress dice': (says, speak) => `${Who(says.who, speak)} se ressaisit`,
  'title adventure die': () => 'Une carte revient-elle de la défausse ?',
  'title reroll dice': (says, speak) => `Relance ${de(dice(says.pool, speak))}`,
}

const HINTS: Hints<Asks, WhoWhom> = {
  'hint edge': () => 'Vos figurines partent de là ; l’adversaire prend le bord opposé.',
  'hint deploy': () => 'Faites glisser chacune dans la zone ombrée. Vous pouvez les replacer tant que vous n’êtes pas prêt.',
  'hint deploy where': () => 'N’importe où dans la zone ombrée, le socle entier à l’intérieur.',
  'hint move turn': () =>
    'Faites-en glisser une : la zone ombrée montre sa portée. Chacune bouge une fois au plus ; terminez quand vous voulez.',
  'hint move where': () =>
    'Faites glisser la figurine à sa portée. Le sol ambré demande un jet de franchissement ; les cercles tiennent à distance des ennemis.',
  'hint climb where': () => 'Posez la figurine sur le dessus libre. Grimper prend tout son mouvement.',
  'hint shift where': () => 'Faites glisser la figurine sur le dessus.',
  'hint shoot turn': () =>
    'Choisissez une des vôtres pour voir tous ses tirs, puis un ennemi. Faites-la glisser sur un sol libre pour sprinter.',
  'hint melee turn': () => 'Faites glisser une des vôtres sur un ennemi à l’intérieur de son cercle.',
  'hint engage where': () => 'Faites glisser la figurine tout droit jusqu’au contact.',
  'hint attack mode': () => 'Toutes ses attaques sur un seul ennemi, ou réparties entre plusieurs, proches les uns des autres.',
  'hint bonus dice': () => 'Chaque attaque cédée ajoute un dé à celle-ci.',
  'hint next attack': () => 'Choisissez qui elle frappe ensuite.',
  'hint more attackers': () => 'Plus les attaquants sont nombreux, plus il y a de dés. Combattez quand tous y sont.',
  'hint finish': () => 'Une attaque restante ou le destin l’extermine sans dés.',
  'hint pusher': () => 'Elle recule droit à l’opposé de celle que vous choisissez.',
  'hint melee weapon': () => 'Une seule compte dans un assaut : ses dés s’ajoutent à la valeur de mêlée.',
  'hint node where': () =>
    'Touchez l’endroit où le poser, face cachée, ou faites-le glisser ; déplacez-le encore si vous voulez, puis validez. Les cercles séparent les nodules.',
  'hint take nodes': () => 'Une fois pris, on ne les repose plus. S’il y en a plusieurs, touchez sur la table ceux à prendre.',
  'hint free shot': () => 'L’anomalie permet un tir tout de suite. Le tir de la phase suivante reste possible.',
  'hint extra move': () => 'La perturbation relance la figurine : un mouvement entier de plus. Celui qui l’a menée ici est fini.',
  'hint burst target': () => 'Touchez un autre ennemi proche du premier, ou tirez sur ceux que vous avez.',
  'hint burst dice': () => 'Chaque part est un tir à elle seule, avec ses propres malus.',
  'hint reroll window': () => 'Le destin, le chef ou une carte peut relancer des dés. Passez pour les laisser.',
  'hint attack cards': () => 'Autant de touches que vous voulez, un seul doublement. L’autre camp répond après vous.',
  'hint defence cards': () => 'L’attaque est close : c’est le moment d’y répondre.',
  'hint contest window': () =>
    'Son camp peut la relever ; en mêlée, l’ennemi peut l’achever. Rien ne change quand les deux passent.',
  'hint stress window': () => 'Le destin retire tout son stress. C’est aussi possible quand c’est à vous de jouer.',
  'hint adventure window': () => 'C’est le moment d’une des cartes posées face visible.',
  'hint which dice': () => 'Touchez les dés à relancer ; les autres restent tels quels.',
  'hint which figures': () => 'Touchez-les sur la table, puis validez.',
  'hint push direction': () => 'Touchez la table du côté où reculer, ou laissez reculer tout droit.',
  'hint result': () => 'Une blessure, le destin ou la bonne carte l’évite. Ou laissez faire.',
  'hint fate order': () => 'Qui a l’initiative fixe l’ordre. Chacun est tenté à son tour, s’il est encore possible.',
  'hint discard down': () => 'Personne ne commence un tour avec plus de cinq cartes : touchez celles qui partent.',
  'hint upkeep hand': () => 'Un seul de ces choix.',
  'hint upkeep adventure': () => 'Un jet pour une carte défaussée, ou du destin pour redresser des cartes. Pas les deux.',
  'hint card draw': () => 'Dans la pioche commune.',
  'hint adventure deal': () => 'Elles restent face visible devant leur joueur.',
  'hint node draw': () => 'Jusque-là, personne ne savait ce que c’était.',
  'hint initiative dice': () => 'Qui obtient le plus de touches commence.',
  'hint crossing die': () => 'Touche : elle passe ; armure : elle s’arrête au contact ; éclair : elle perd son mouvement.',
  'hint attack dice': () => 'Chaque touche compte.',
  'hint defence dice': () => 'Chaque armure arrête une touche ; à couvert, chaque éclair aussi.',
  'hint melee attack dice': () => 'Plus de touches que l’autre : l’assaut est gagné.',
  'hint melee defence dice': () => 'Plus de touches que l’attaquant : l’assaut est gagné.',
  'hint damage dice': () => 'Seul le pire dé compte.',
  'hint stress dice': () => 'Chaque succès retire un jeton de stress.',
  'hint adventure die': () => 'Un éclair ramène celle du dessus.',
  'hint reroll dice': () => 'Les nouvelles faces comptent.',
}

export const FR_QUESTIONS: Translation<typeof EN_QUESTIONS> = {
  ...TITLES,
  ...HINTS,
  // first
  'first deploy': () =>
    'Vos figurines attendent à côté de la table. Faites-les glisser dans la bande ombrée le long de votre bord.',
  'first move turn': () => 'Choisissez une des vôtres pour voir jusqu’où elle va, puis faites-la glisser.',
  'first move where': () => 'Un trajet peut tourner : fixez un virage en chemin et contournez ce qui gêne.',
  'first shoot turn': () =>
    'Touchez une des vôtres : chaque ennemi dit ce que vaudrait un tir, et pourquoi. Touchez un ennemi pour viser.',
  'first melee turn': () => 'Un ennemi à deux pouces ou moins peut être attaqué : faites glisser votre figurine dessus.',
  'first bonus dice': () => 'Les attaques en trop renforcent celle-ci, mais une attaque gardée peut achever un ennemi choqué.',
  'first node where': () => 'Un nodule rapporte des points à qui le porte à la fin. Personne ne sait lequel est lequel.',
  'first take nodes': () => 'Les points comptent à la fin, pour qui le porte alors. Qui tombe le lâche.',
  'first reroll window': () => 'Les réglages disent à quels moments on vous pose la question.',
  'first attack cards': () => 'Les cartes qui conviennent dépassent de votre main. Touchez-en une pour la jouer.',
  'first defence cards': () => 'Une armure arrête une touche d’un tir ; en mêlée, on répond par des touches.',
  'first result': () => 'Les jetons destin sont rares : l’un d’eux sauve une figurine, une blessure encaissée aussi.',
  'first upkeep hand': () => 'Compléter remonte la main à cinq cartes. Une main inutile peut devenir un jeton destin.',
}
