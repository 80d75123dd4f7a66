/** French: questions, options, what is laid on the table while thinking, the card of a miniature. */
import { au, capital, de, plural } from '../../../../ui/words/plural'
import type { Phrases, Speak } from '../../../../ui/words/speak'
import { EDGE_NAMES, ending, FACTION_NAMES, WEAPON_NAMES } from '../names'
import type {
  FirstSaid,
  HintSaid,
  IntentSaid,
  OptionSaid,
  OverlaySaid,
  PanelSaid,
  ScoreSaid,
  StatusSaid,
  TallySaid,
  TitleSaid,
} from '../said'

const some = (count: number, one: string, other: string) => `${count} ${plural('fr', count, one, other)}`
const Le = (ref: string, speak: Speak) => capital(speak.piece(ref))
const who = (ref: string, speak: Speak, otherwise = 'votre figurine') => (ref === '' ? otherwise : speak.piece(ref))
const Who = (ref: string, speak: Speak, otherwise?: string) => capital(who(ref, speak, otherwise))
const e = (ref: string, speak: Speak) => ending(speak.piece(ref))

const TITLES: Phrases<TitleSaid> = {
  'title edge': () => 'Choisissez votre bord de table',
  'title deploy': () => 'Déployez vos figurines',
  'title deploy where': (says, speak) => `Placez ${who(says.who, speak)}`,
  'title move turn': () => 'Déplacez vos figurines',
  'title move where': (says, speak) =>
    says.how === 'sprint' ? `${Who(says.who, speak)} sprinte` : `Déplacez ${who(says.who, speak)}`,
  'title climb where': (says, speak) => `${Who(says.who, speak)} grimpe`,
  'title shift where': (says, speak) => `${Who(says.who, speak)} se déplace en hauteur`,
  'title shoot turn': () => 'Tirez, ou sprintez',
  'title melee turn': () => 'Attaquez au corps à corps',
  'title engage where': (says, speak) => `${Who(says.who, speak)} va au contact`,
  'title attack mode': (says, speak) => `Comment attaque ${who(says.who, speak)} ?`,
  'title bonus dice': (says, speak) => `Attaques supplémentaires ${de(who(says.who, speak))}`,
  'title next attack': (says, speak) => `Attaque suivante ${de(who(says.who, speak))}`,
  'title more attackers': () => 'Quelqu’un se joint à l’attaque ?',
  'title finish': () => 'Achever un ennemi choqué ?',
  'title pusher': (says, speak) => `Qui repousse ${who(says.who, speak, 'la figurine')} ?`,
  'title wound': (says, speak) => `${Who(says.who, speak)} : encaisser une blessure ?`,
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
}

const HINTS: Phrases<HintSaid> = {
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
  'hint more attackers': () => 'Plus d’attaquants, plus de dés. Combattez quand tous y sont.',
  'hint finish': () => 'Une attaque restante l’extermine sans dés.',
  'hint pusher': () => 'Elle recule droit à l’opposé de celle que vous choisissez.',
  'hint wound': () => 'Une blessure annule ce résultat.',
  'hint initiative dice': () => 'Qui obtient le plus de touches commence.',
  'hint crossing die': () => 'Touche : elle passe ; armure : elle s’arrête au contact ; éclair : elle perd son mouvement.',
  'hint attack dice': () => 'Chaque touche compte.',
  'hint defence dice': () => 'Chaque armure arrête une touche ; à couvert, chaque éclair aussi.',
  'hint melee attack dice': () => 'Plus de touches que l’autre : l’assaut est gagné.',
  'hint melee defence dice': () => 'Plus de touches que l’attaquant : l’assaut est gagné.',
  'hint damage dice': () => 'Seul le pire dé compte.',
  'hint stress dice': () => 'Chaque succès retire un jeton de stress.',
}

const ENDS = {
  setup: 'Terminer',
  move: 'Finir mes déplacements',
  shoot: 'Finir mes tirs',
  melee: 'Finir mes corps à corps',
  upkeep: 'Terminer',
  over: 'Terminer',
}

const OPTIONS: Phrases<OptionSaid> = {
  'option-edge': ({ edge }) => `Bord ${EDGE_NAMES[edge].fr}`,
  'option-deploy': (says, speak) => `Placer ${who(says.who, speak)}`,
  'option-ready': () => 'Prêt',
  'option-move': (says, speak) => `Déplacer ${who(says.who, speak)}`,
  'option-climb': (says, speak) => `${Who(says.who, speak)} grimpe sur ${who(says.whom, speak)}`,
  'option-shift': (says, speak) => `${Who(says.who, speak)} se déplace en hauteur`,
  'option-sprint': (says, speak) => `${Who(says.who, speak)} sprinte`,
  'option-sprint-climb': (says, speak) => `${Who(says.who, speak)} grimpe sur ${who(says.whom, speak)} au lieu de tirer`,
  'option-sprint-shift': (says, speak) => `${Who(says.who, speak)} se déplace en hauteur au lieu de tirer`,
  'option-shoot': ({ who: one, whom, weapon }, speak) =>
    `${Le(one, speak)} tire sur ${speak.piece(whom)} (${WEAPON_NAMES[weapon].fr})`,
  'option-engage': (says, speak) => `${Who(says.who, speak)} attaque ${who(says.whom, speak)}`,
  'option-join': (says, speak) => `${Who(says.who, speak)} se joint à l’attaque`,
  'option-fight': () => 'Combattre',
  'option-attack': (says, speak) => `Attaquer ${who(says.who, speak)}`,
  'option-enough': () => 'Plus d’autre attaque',
  'option-finish': (says, speak) => `${Who(says.who, speak)} achève ${who(says.whom, speak)}`,
  'option-decline': () => 'Épargner',
  'option-push': (says, speak) => `${Who(says.who, speak)} repousse`,
  'option-take': () => 'Encaisser une blessure',
  'option-suffer': () => 'Subir le résultat',
  'option-all-for-one': () => 'Tous pour un',
  'option-one-for-all': () => 'Un pour tous',
  'option-end': ({ phase }) => ENDS[phase],
  'detail-all-for-one': () => 'un seul ennemi, les attaques en plus deviennent des dés',
  'detail-one-for-all': () => 'une attaque sur chacun de plusieurs ennemis',
  'detail-take': () => 'la figurine continue comme avant',
  face: ({ face }) => ({ hit: 'touche', armour: 'armure', bolt: 'éclair' })[face],
}

const OVERLAYS: Phrases<OverlaySaid> = {
  'tape-at': ({ used }, speak) => speak.length(used),
  'tape-end': ({ used, budget, left }, speak) =>
    `${speak.length(used, budget)} sur ${speak.length(budget)}, reste ${speak.length(left)}`,
  'tape-over': ({ used, budget }, speak) => `${speak.length(used, budget)}, pour ${speak.length(budget)} permis`,
  'crossing-roll': ({ dice }) =>
    dice === 1 ? 'jet de franchissement : 1 dé' : `jet de franchissement : le meilleur de ${dice} dés`,
  'shot-dice': ({ dice }) => some(dice, 'dé', 'dés'),
  'defends-with': ({ dice }) => `défense : ${some(dice, 'dé', 'dés')}`,
  'in-cover': () => 'à couvert',
  'thing-obstructs': () => '−1 dé',
  'thing-covers': () => '−1 dé, met à couvert',
  'thing-blocks': () => 'barre la vue',
  'thing-ignored': () => 'touche le tireur : ne compte pas',
  'pools-against': ({ attack, defence }) => `${some(attack, 'dé', 'dés')} contre ${defence}`,
}

const TALLY: Phrases<TallySaid> = {
  dice: ({ count }) => some(count, 'dé', 'dés'),
  'because-of': ({ total, because }) => (because === '' ? total : `${total} : ${because}`),
  'at-least': ({ least }) => `jamais moins de ${least}`,
}

const INTENT: Phrases<IntentSaid> = {
  'not-your-miniature': ({ piece }, speak) => `${Le(piece, speak)} n’est pas à vous.`,
  'not-your-go': () => 'Ce n’est pas à vous de jouer.',
  'nothing-with-it': ({ piece }, speak) => `${Le(piece, speak)} n’a plus rien à faire dans cette phase.`,
  'answer-first': () => 'Répondez d’abord à la question posée.',
  'finish-first': ({ piece }, speak) => `Finissez d’abord avec ${speak.piece(piece)}, ou revenez en arrière.`,
  'choose-own-first': ({ piece }, speak) => `Choisissez d’abord une de vos figurines, puis ${speak.piece(piece)}.`,
  'drop-on-enemy': ({ piece }, speak) => `Faites glisser ${speak.piece(piece)} sur l’ennemi à attaquer.`,
  'not-a-target': ({ piece }, speak) => `${Le(piece, speak)} n’est pas une cible.`,
  'not-to-melee': ({ piece, target }, speak) =>
    `${Le(piece, speak)} ne peut pas s’en prendre ${au(speak.piece(target))} maintenant.`,
}

const PHASE_NAMES = {
  setup: 'Mise en place',
  move: 'Mouvement',
  shoot: 'Tir',
  melee: 'Corps à corps',
  upkeep: 'Entretien',
  over: 'Fin',
}

const STATUS: Phrases<StatusSaid> = {
  'status-setup': () => 'Avant le tour 1',
  'status-turn': ({ turn, turns }) => `Tour ${turn} sur ${turns}`,
  'status-over': () => 'La partie est finie',
  phase: ({ phase }) => PHASE_NAMES[phase],
  'deployment-area': ({ seat }, speak) => `Zone de déploiement ${de(speak.seat(seat))}`,
  'marker-stress': ({ count }) => some(count, 'jeton de stress', 'jetons de stress'),
  'marker-wounds': ({ count }) => some(count, 'blessure', 'blessures'),
}

const PANEL: Phrases<PanelSaid> = {
  'card-movement': () => 'Mouvement',
  'card-resistance': () => 'Résistance',
  'card-melee': () => 'Mêlée',
  'card-shoot': () => 'Tir',
  'card-wounds': () => 'Blessures',
  'card-points': () => 'Points',
  'card-weapon': () => 'Arme',
  'card-weapon-line': ({ dice, range }, speak) =>
    `${some(dice, 'dé', 'dés')} jusqu’à ${speak.length(range)}, un de moins jusqu’au double`,
  'card-weapon-close': ({ dice }) =>
    dice === 0 ? 'au corps à corps, sans dé de plus' : `au corps à corps, +${some(dice, 'dé', 'dés')}`,
  'card-weapon-stress': ({ stress }) => `${some(stress, 'jeton', 'jetons')} de stress dès qu’une touche sort`,
  'card-traits': () => 'Traits',
  'card-no-weapon': () => 'Sans arme',
  'card-faction': ({ faction }) => FACTION_NAMES[faction].fr,
  'card-state': () => 'En ce moment',
  'card-house': () => 'Valeurs maison',
  'card-house-why': () => 'Nos propres valeurs, là où aucune carte imprimée n’était à portée de main.',
  'state-operational': () => 'En état de combattre',
  'state-shocked': ({ figure }, speak) => `Choqué${e(figure, speak)} : reste au sol jusqu’à l’entretien`,
  'state-exterminated': ({ figure }, speak) => `Exterminé${e(figure, speak)}`,
  'state-mustered': () => 'Attend à côté de la table',
  'state-stress': ({ stress }) => some(stress, 'jeton de stress', 'jetons de stress'),
  'state-wounds': ({ wounds, most }) => `${some(wounds, 'blessure', 'blessures')} sur ${most}`,
  'state-moved': () => 'a bougé',
  'state-shot': () => 'a tiré',
  'state-sprinted': () => 'a sprinté',
  'state-engaged': () => 'a attaqué au corps à corps',
  trait: ({ keyword }) => ({ leader: 'Chef', relentless: 'Implacable', agile: 'Agile', low: 'Bas', blast: 'Explosion' })[keyword],
  'trait-why': ({ keyword }) =>
    ({
      leader: 'Commande son camp ; vaut davantage à qui l’extermine.',
      relentless: 'Tire encore avec un jeton de stress.',
      agile: 'Lance toujours deux dés de franchissement et garde le meilleur.',
      low: 'Trop petit pour gêner un tir.',
      blast: 'Imprimé sur la carte ; sans effet pour l’instant.',
    })[keyword],
  'trait-melee': ({ attacks }) => `Mêlée (${attacks})`,
  'trait-melee-why': ({ attacks }) =>
    `${attacks} attaques dans un corps à corps qu’il engage : des dés pour une seule, ou plusieurs ennemis.`,
}

const FIRST: Phrases<FirstSaid> = {
  'first deploy': () =>
    'Vos figurines attendent à côté de la table. Faites-les glisser dans la bande ombrée le long de votre bord.',
  'first move turn': () => 'Survolez une des vôtres pour voir jusqu’où elle va, puis faites-la glisser.',
  'first move where': () => 'Un trajet peut tourner : fixez un virage en chemin et contournez ce qui gêne.',
  'first shoot turn': () =>
    'Cliquez sur une des vôtres : chaque ennemi dit ce que vaudrait un tir, et pourquoi. Cliquez sur un ennemi pour viser.',
  'first melee turn': () => 'Un ennemi à deux pouces ou moins peut être attaqué : faites glisser votre figurine dessus.',
  'first bonus dice': () => 'Les attaques en trop renforcent celle-ci, mais une attaque gardée peut achever un ennemi choqué.',
}

const SCORE: Phrases<ScoreSaid> = {
  'score-figures': () => 'Ennemis exterminés',
  'score-leaders': () => 'Chefs exterminés',
}

export const FR_PLAY = {
  ...FIRST,
  ...SCORE,
  ...TITLES,
  ...HINTS,
  ...OPTIONS,
  ...OVERLAYS,
  ...TALLY,
  ...INTENT,
  ...STATUS,
  ...PANEL,
}
