/** The glossary. */
import type { HelpTerm } from '../../help'

export const TERMS: readonly HelpTerm[] = [
  {
    id: 'active-player',
    entries: ['initiative', 'turn-order'],
    words: {
      en: { title: 'active player', text: 'Whoever won the initiative. Goes first in every part of this turn.' },
      fr: { title: 'joueur actif', text: 'Celui qui a gagné l’initiative. Il passe le premier dans chaque partie de ce tour.' },
    },
  },
  {
    id: 'activation',
    entries: ['once-each', 'turn-order'],
    words: {
      en: {
        title: 'part of a turn',
        text: 'Moving, shooting and melee are the three parts of the action phase. In each, one player does everything, then the other.',
      },
      fr: {
        title: 'partie du tour',
        text: 'Mouvement, tir et mêlée sont les trois parties de la phase d’action. Dans chacune, un joueur fait tout, puis l’autre.',
      },
    },
  },
  {
    id: 'all-for-one',
    entries: ['multiple-attacks'],
    words: {
      en: { title: 'All for One', text: 'Giving up extra attacks in melee for one more die each in a single attack.' },
      fr: {
        title: 'Tous pour Un',
        text: 'Céder des attaques de mêlée supplémentaires contre un dé de plus chacune dans une seule attaque.',
      },
    },
  },
  {
    id: 'archetype',
    entries: ['points', 'recruitment-cards'],
    words: {
      en: { title: 'archetype', text: 'A named character such as the Doctor, worth more points than others.' },
      fr: { title: 'archétype', text: 'Un personnage nommé, comme le Docteur, qui vaut plus de points que les autres.' },
    },
  },
  {
    id: 'bolt',
    entries: ['combat-dice', 'damage-dice'],
    words: {
      en: {
        title: 'bolt',
        text: 'The rarest face of a die. As damage it exterminates, in cover it parries, at a crossing it fails badly.',
      },
      fr: {
        title: 'éclair',
        text: 'La face la plus rare du dé. En dégâts elle extermine, à couvert elle pare, au franchissement elle échoue au pire.',
      },
    },
  },
  {
    id: 'charge',
    entries: ['melee-dice'],
    words: {
      en: { title: 'charge', text: 'The extra die of whoever moves into melee.' },
      fr: { title: 'charge', text: 'Le dé de plus de celui qui engage une mêlée.' },
    },
  },
  {
    id: 'contact',
    entries: ['measuring', 'engage'],
    words: {
      en: { title: 'contact', text: 'Two bases touch. Melee is fought in contact.' },
      fr: { title: 'contact', text: 'Deux socles se touchent. La mêlée se livre au contact.' },
    },
  },
  {
    id: 'corridor',
    entries: ['line-of-sight', 'range'],
    words: {
      en: { title: 'corridor of fire', text: 'The strip as wide as the ruler between shooter and target.' },
      fr: { title: 'couloir de tir', text: 'La bande large comme la réglette entre le tireur et sa cible.' },
    },
  },
  {
    id: 'coup',
    entries: ['coup-de-grace'],
    words: {
      en: { title: 'coup de grâce', text: 'An attack on a shocked enemy. In melee it kills without dice.' },
      fr: { title: 'coup de grâce', text: 'Une attaque contre un ennemi choqué. En mêlée, elle tue sans jet.' },
    },
  },
  {
    id: 'cover-term',
    entries: ['cover'],
    words: {
      en: {
        title: 'cover',
        text: 'Protection of a target that touches terrain in the way of the shot: one more die, and bolts parry.',
      },
      fr: {
        title: 'couvert',
        text: 'La protection d’une cible qui touche un décor gênant le tir : un dé de plus, et les éclairs parent.',
      },
    },
  },
  {
    id: 'crossing-term',
    entries: ['crossing', 'obstacles'],
    words: {
      en: { title: 'crossing', text: 'Moving over an obstacle or past an enemy that stands in the way; it takes a roll.' },
      fr: {
        title: 'franchissement',
        text: 'Passer par-dessus un obstacle ou un ennemi qui barre le chemin ; cela demande un jet.',
      },
    },
  },
  {
    id: 'engage-term',
    entries: ['engage'],
    words: {
      en: { title: 'engaging', text: 'Moving straight into contact with an enemy within two inches to fight it.' },
      fr: { title: 'engager', text: 'Aller tout droit au contact d’un ennemi à deux pouces pour le combattre.' },
    },
  },
  {
    id: 'exterminated-term',
    entries: ['exterminated'],
    words: {
      en: { title: 'exterminated', text: 'Removed from the table for good.' },
      fr: { title: 'exterminée', text: 'Retirée de la table pour de bon.' },
    },
  },
  {
    id: 'fate-pool',
    entries: ['fate'],
    words: {
      en: { title: 'fate pool', text: 'All the fate tokens of a side, shared by its miniatures.' },
      fr: { title: 'réserve de destin', text: 'Tous les jetons Destin d’un camp, communs à ses figurines.' },
    },
  },
  {
    id: 'immediate',
    entries: ['card-rerolls'],
    words: {
      en: { title: 'immediate', text: 'A mark on a battle card: it may be played at any moment, on anybody’s dice.' },
      fr: { title: 'immédiat', text: 'Une mention de carte Combat : elle se joue à tout moment, sur les dés de n’importe qui.' },
    },
  },
  {
    id: 'king-term',
    entries: ['king'],
    words: {
      en: { title: 'King of the Hill', text: 'A miniature that stands wholly on an obstacle.' },
      fr: { title: 'Roi de la Colline', text: 'Une figurine qui se tient entièrement sur un obstacle.' },
    },
  },
  {
    id: 'long-range',
    entries: ['range'],
    words: {
      en: { title: 'long range', text: 'Farther than the weapon’s range, up to twice as far: one die less.' },
      fr: { title: 'longue portée', text: 'Au-delà de la portée de l’arme, jusqu’au double : un dé de moins.' },
    },
  },
  {
    id: 'node-term',
    entries: ['nodes', 'node-kinds'],
    words: {
      en: { title: 'vortex node', text: 'A face-down token that gives points to whoever carries it at the end.' },
      fr: { title: 'nodule Vortex', text: 'Un jeton face cachée qui donne des points au camp qui le porte à la fin.' },
    },
  },
  {
    id: 'obstacle-term',
    entries: ['obstacles'],
    words: {
      en: { title: 'obstacle', text: 'Anything solid in the way, enemies included.' },
      fr: { title: 'obstacle', text: 'Tout ce qui est solide et barre le chemin, ennemis compris.' },
    },
  },
  {
    id: 'obstruction-term',
    entries: ['obstruction'],
    words: {
      en: { title: 'obstruction', text: 'Something that reaches into the corridor of fire without closing it: one die less.' },
      fr: { title: 'obstruction', text: 'Ce qui entre dans le couloir de tir sans le fermer : un dé de moins.' },
    },
  },
  {
    id: 'one-for-all-term',
    entries: ['one-for-all'],
    words: {
      en: { title: 'One for All', text: 'Spreading attacks in melee over several enemies.' },
      fr: { title: 'Un pour Tous', text: 'Répartir ses attaques de mêlée entre plusieurs ennemis.' },
    },
  },
  {
    id: 'push-term',
    entries: ['push'],
    words: {
      en: { title: 'pushing back', text: 'Moving a miniature an inch away at the end of a melee.' },
      fr: { title: 'repousser', text: 'Écarter une figurine d’un pouce à la fin d’une mêlée.' },
    },
  },
  {
    id: 'scratch',
    entries: ['damage-dice'],
    words: {
      en: { title: 'scratch', text: 'Damage without effect.' },
      fr: { title: 'égratignure', text: 'Un dégât sans effet.' },
    },
  },
  {
    id: 'shocked-term',
    entries: ['shocked'],
    words: {
      en: { title: 'shocked', text: 'Laid down and unable to act until the upkeep or until fate helps.' },
      fr: { title: 'choquée', text: 'Couchée et incapable d’agir jusqu’à l’entretien ou l’aide du destin.' },
    },
  },
  {
    id: 'sprint-term',
    entries: ['sprint'],
    words: {
      en: { title: 'sprint', text: 'A second move instead of shooting.' },
      fr: { title: 'sprint', text: 'Un second déplacement à la place du tir.' },
    },
  },
  {
    id: 'stress-term',
    entries: ['stress-effects', 'stress'],
    words: {
      en: { title: 'stress', text: 'Up to two tokens left by fire: one forbids shooting, two forbid moving too.' },
      fr: {
        title: 'stress',
        text: 'Deux jetons au plus, laissés par les tirs : un interdit de tirer, deux interdisent aussi de bouger.',
      },
    },
  },
  {
    id: 'wall-term',
    entries: ['walls'],
    words: {
      en: { title: 'wall', text: 'An obstacle taller than two stacked dice: no way over it, no sight through it.' },
      fr: { title: 'mur', text: 'Un obstacle plus haut que deux dés empilés : ni passage, ni vue.' },
    },
  },
  {
    id: 'wound-term',
    entries: ['wounds'],
    words: {
      en: { title: 'wound token', text: 'Taken by a tough miniature instead of being shocked or exterminated.' },
      fr: { title: 'jeton Blessure', text: 'Pris par une figurine résistante au lieu d’être choquée ou exterminée.' },
    },
  },
]
