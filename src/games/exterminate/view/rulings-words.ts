/** The rulings in the lobby's words: what the rulebook leaves open, and what each way of reading it means. */

import type { Language } from '../../../ui/words/speak'
import type { Rulings } from '../rules/rulings'

/** Which rulings stand together in the lobby. */
export const RULING_GROUPS = {
  stress: ['oneStress', 'stressTrigger', 'stressedSprint', 'stressTestFace'],
  movement: ['pathMode', 'crossingFaces'],
  sight: ['corridor'],
  melee: ['engageInclusive', 'engageMax', 'pushAllShocked'],
  damage: ['damageFaces', 'woundVsAuto'],
} as const satisfies { readonly [group: string]: readonly (keyof Rulings)[] }
export type RulingGroupId = keyof typeof RULING_GROUPS

type RulingWords = {
  readonly [R in keyof Rulings]: {
    readonly title: string
    readonly why: string
    readonly values: { readonly [V in `${Rulings[R]}`]: string }
  }
}
interface Words {
  readonly groups: { readonly [G in RulingGroupId]: string }
  readonly rulings: RulingWords
}

const en: Words = {
  groups: { stress: 'Stress', movement: 'Movement', sight: 'Line of sight', melee: 'Melee', damage: 'Damage and wounds' },
  rulings: {
    oneStress: {
      title: 'One stress token',
      why: 'One page says that a figure under one token cannot shoot, another that it cannot move.',
      values: { noShoot: 'May not shoot', noMove: 'May not move' },
    },
    stressTrigger: {
      title: 'What puts stress on a target',
      why: 'The symbol is lost: a hit on the attack dice, any shot at all, or a bolt.',
      values: { H: 'A hit', always: 'Any shot', L: 'A bolt' },
    },
    stressedSprint: {
      title: 'Sprinting under stress',
      why: 'May a figure sprint when it could not have shot anyway?',
      values: { true: 'It may', false: 'It may not' },
    },
    stressTestFace: {
      title: 'Shaking stress off',
      why: 'Which face removes a token in upkeep: half of the dice, or a third.',
      values: { H: 'A hit', A: 'An armour' },
    },
    pathMode: {
      title: 'Way of a move',
      why: 'A move is measured with a straight ruler, yet walls may be walked around.',
      values: { polyline: 'With bends', straight: 'Straight only' },
    },
    crossingFaces: {
      title: 'Crossing an obstacle',
      why: 'Which face carries a figure across, and which stops it at the obstacle.',
      values: { HAL: 'Hit crosses, armour stops', AHL: 'Armour crosses, hit stops' },
    },
    corridor: {
      title: 'Width of the corridor',
      why: 'The ruler laid between two figures is the corridor of the shot; a tape is narrower.',
      values: { ruler: 'Ruler, 1 inch', tape: 'Tape, ¾ inch' },
    },
    engageInclusive: {
      title: 'Exactly two inches',
      why: 'Is a figure exactly two inches away near enough to be engaged?',
      values: { true: 'Near enough', false: 'Too far' },
    },
    engageMax: {
      title: 'Length of an engagement move',
      why: 'The distance before the move is limited; the move itself may go round to the flank, or not.',
      values: { text: 'Only the gap counts', '2in': 'Two inches at most' },
    },
    pushAllShocked: {
      title: 'Shocked figures of the winner',
      why: 'After a won melee, are the winner’s own shocked figures pushed back as well?',
      values: { false: 'They stay', true: 'They are pushed' },
    },
    damageFaces: {
      title: 'Damage table',
      why: 'Which face is a scratch, which shocks, which exterminates; two symbols are lost in print.',
      values: { AHL: 'Armour, hit, bolt', HAL: 'Hit, armour, bolt' },
    },
    woundVsAuto: {
      title: 'Wounds against a coup de grâce',
      why: 'May a wound save a shocked figure from the blow that needs no dice?',
      values: { true: 'It may', false: 'It may not' },
    },
  },
}

const fr: Words = {
  groups: { stress: 'Stress', movement: 'Mouvement', sight: 'Ligne de vue', melee: 'Mêlée', damage: 'Dégâts et blessures' },
  rulings: {
    oneStress: {
      title: 'Un seul jeton de stress',
      why: 'Une page dit qu’une figurine sous un jeton ne peut pas tirer, une autre qu’elle ne peut pas bouger.',
      values: { noShoot: 'Ne tire pas', noMove: 'Ne bouge pas' },
    },
    stressTrigger: {
      title: 'Ce qui stresse la cible',
      why: 'Le symbole est perdu : une touche sur les dés d’attaque, n’importe quel tir, ou un éclair.',
      values: { H: 'Une touche', always: 'Tout tir', L: 'Un éclair' },
    },
    stressedSprint: {
      title: 'Sprinter sous le stress',
      why: 'Une figurine qui de toute façon ne pouvait pas tirer peut-elle sprinter ?',
      values: { true: 'Oui', false: 'Non' },
    },
    stressTestFace: {
      title: 'Se remettre du stress',
      why: 'La face qui retire un jeton pendant l’entretien : un dé sur deux, ou un sur trois.',
      values: { H: 'Une touche', A: 'Une armure' },
    },
    pathMode: {
      title: 'Trajet d’un mouvement',
      why: 'On mesure avec une règle droite, et pourtant on peut contourner un mur.',
      values: { polyline: 'Avec des coudes', straight: 'En ligne droite' },
    },
    crossingFaces: {
      title: 'Franchir un obstacle',
      why: 'La face qui fait passer la figurine, et celle qui l’arrête contre l’obstacle.',
      values: { HAL: 'Touche passe, armure arrête', AHL: 'Armure passe, touche arrête' },
    },
    corridor: {
      title: 'Largeur du corridor',
      why: 'La règle posée entre deux figurines est le corridor de tir ; un mètre ruban est plus étroit.',
      values: { ruler: 'Règle, 1 pouce', tape: 'Ruban, ¾ de pouce' },
    },
    engageInclusive: {
      title: 'Exactement deux pouces',
      why: 'Une figurine à deux pouces tout juste est-elle assez près pour être engagée ?',
      values: { true: 'Assez près', false: 'Trop loin' },
    },
    engageMax: {
      title: 'Longueur d’un mouvement d’engagement',
      why: 'La distance avant le mouvement est limitée ; le mouvement lui-même peut passer par le flanc, ou non.',
      values: { text: 'Seul l’écart compte', '2in': 'Deux pouces au plus' },
    },
    pushAllShocked: {
      title: 'Figurines choquées du vainqueur',
      why: 'Après une mêlée gagnée, les figurines choquées du vainqueur reculent-elles aussi ?',
      values: { false: 'Elles restent', true: 'Elles reculent' },
    },
    damageFaces: {
      title: 'Table des dégâts',
      why: 'La face qui égratigne, celle qui choque, celle qui extermine ; deux symboles sont perdus à l’impression.',
      values: { AHL: 'Armure, touche, éclair', HAL: 'Touche, armure, éclair' },
    },
    woundVsAuto: {
      title: 'Blessure contre le coup de grâce',
      why: 'Une blessure peut-elle sauver une figurine choquée du coup qui se porte sans dés ?',
      values: { true: 'Oui', false: 'Non' },
    },
  },
}

export const RULING_WORDS: { readonly [L in Language]: Words } = { en, fr }
