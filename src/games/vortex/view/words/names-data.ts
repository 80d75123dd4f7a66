/** Names of peoples, countries, skills and scenery, and what skills and spells do, in a sentence of our own. */
import type { Name } from '../../../kit/speech/names'
import type { People, Skill } from '../../rules/profile'
import type { SceneryKind } from '../../rules/state'

interface Told {
  readonly name: Name
  readonly text: Name
}

export const PEOPLE_NAMES: { readonly [P in People]: Name } = {
  erediens: { en: 'Eredians', fr: 'Érédiens' },
  azelks: { en: 'Azelks', fr: 'Azelks' },
  seraphydes: { en: 'Seraphyds', fr: 'Séraphydes' },
  mycoides: { en: 'Mycoids', fr: 'Mycoïdes' },
}

export const SKILL_WORDS: { readonly [S in Skill]: Told } = {
  agile: {
    name: { en: 'Agile', fr: 'Agile' },
    text: { en: 'Reflexes +1 against shots.', fr: 'Vivacité +1 contre les tirs.' },
  },
  'heavy-weapon': {
    name: { en: 'Heavy weapon', fr: 'Arme lourde' },
    text: {
      en: 'One more damage from an attack it takes part in.',
      fr: 'Un dégât de plus aux attaques auxquelles il participe.',
    },
  },
  lightning: {
    name: { en: 'Lightning attack', fr: 'Attaque éclair' },
    text: {
      en: 'After its charge it may leave and walk for nothing.',
      fr: 'Après sa charge, il peut se dégager et marcher gratuitement.',
    },
  },
  brutal: {
    name: { en: 'Brutal', fr: 'Brutal' },
    text: { en: 'Its forceful attacks deal one more damage.', fr: 'Ses attaques en force causent un dégât de plus.' },
  },
  fanatic: {
    name: { en: 'Fanatic', fr: 'Fanatique' },
    text: {
      en: 'Acts before all others; only charges, runs and attacks. Killed, it fights on to the end of the turn.',
      fr: 'Agit avant tous ; charge, court et attaque seulement. Tué, il combat jusqu’à la fin du tour.',
    },
  },
  strong: {
    name: { en: 'Strong', fr: 'Fort' },
    text: { en: 'A forceful attack costs it 2 action points.', fr: 'Une attaque en force lui coûte 2 points d’action.' },
  },
  unstoppable: {
    name: { en: 'Unstoppable', fr: 'Inarrêtable' },
    text: {
      en: 'One more when it charges, even against the unshakable, and to break out.',
      fr: 'Un point de plus quand il charge, même contre un Inébranlable, et pour se dégager en force.',
    },
  },
  unshakable: {
    name: { en: 'Unshakable', fr: 'Inébranlable' },
    text: { en: 'A charge gives no bonus against it.', fr: 'Une charge ne donne pas de bonus contre lui.' },
  },
  'weapon-master': {
    name: { en: 'Weapon master', fr: 'Maître d’arme' },
    text: {
      en: 'Takes one Defence from those it fights, and the arts of masters and the vicious in contact have no effect.',
      fr: 'Ôte un point de Défense à ceux qu’il combat ; l’art des maîtres et des vicieux à son contact est sans effet.',
    },
  },
  observation: {
    name: { en: 'Observation', fr: 'Observation' },
    text: { en: 'Notices shots and spells for nothing.', fr: 'Remarque tirs et sorts gratuitement.' },
  },
  quick: {
    name: { en: 'Quick', fr: 'Rapide' },
    text: { en: 'Runs and forced walks cost 1 action point.', fr: 'Course et marche forcée coûtent 1 point d’action.' },
  },
  sharpshooter: {
    name: { en: 'Sharpshooter', fr: 'Tireur d’élite' },
    text: { en: 'A successful shot deals one more damage.', fr: 'Un tir réussi cause un dégât de plus.' },
  },
  'find-weakness': {
    name: { en: 'Finds weaknesses', fr: 'Trouver les faiblesses' },
    text: {
      en: 'A successful normal attack deals one more damage.',
      fr: 'Une attaque normale réussie cause un dégât de plus.',
    },
  },
  vicious: {
    name: { en: 'Vicious', fr: 'Vicieux' },
    text: { en: 'One of those it attacks has one Defence less.', fr: 'Un de ceux qu’il attaque perd un point de Défense.' },
  },
}

/** Texts by a spell's effect, so that spells from packs have one too. */
export const SPELL_WORDS: { readonly [does: string]: Name } = {
  damage: { en: 'Hurts one enemy.', fr: 'Blesse un ennemi.' },
  push: { en: 'Pushes one enemy straight away.', fr: 'Repousse un ennemi tout droit.' },
  slow: {
    en: 'Takes Movement from one enemy until the end of the next turn.',
    fr: 'Ôte du Mouvement à un ennemi jusqu’à la fin du tour suivant.',
  },
  heal: { en: 'Heals a friend.', fr: 'Soigne un ami.' },
  harden: {
    en: 'Defence and Reflexes +1 for a friend until the end of the turn.',
    fr: 'Défense et Vivacité +1 à un ami jusqu’à la fin du tour.',
  },
  veil: { en: 'A friend and those near count as partly seen.', fr: 'Un ami et ses proches comptent comme visibles en partie.' },
  rot: { en: 'Hurts one enemy and tires all near it.', fr: 'Blesse un ennemi et fatigue tous ses proches.' },
  lash: { en: 'Takes action points from up to three enemies.', fr: 'Ôte des points d’action à trois ennemis au plus.' },
  quicken: { en: 'Gives a friend an action point.', fr: 'Donne un point d’action à un ami.' },
  shatter: { en: 'Destroys a wall or a block.', fr: 'Détruit un mur ou un bloc.' },
}

/** Names of scenery whose shape has no name in the countries. */
export const SCENERY_NAMES: { readonly [K in SceneryKind]: Name } = {
  wall: { en: 'the wall', fr: 'le mur' },
  block: { en: 'the block', fr: 'le bloc' },
}
export const SCENARIO_NAMES: { readonly [id: string]: Name } = {
  passage: { en: 'The Passage', fr: 'Le Passage' },
  annihilation: { en: 'Annihilation', fr: 'Anéantissement' },
  breakthrough: { en: 'Breakthrough', fr: 'Percée' },
}
export const MAP_NAMES: { readonly [id: string]: Name } = {
  'stone-ford': { en: 'Stone Ford', fr: 'Gué de pierre' },
  'broken-ring': { en: 'Broken Ring', fr: 'Anneau brisé' },
  'open-field': { en: 'Open Field', fr: 'Rase campagne' },
}
