/** French: the reasons of the rules, for refusals and for parts of numbers. */
import { listedNames } from '../../../../ui/words/listed'
import { capital, de } from '../../../../ui/words/plural'
import type { Phrases, Speak } from '../../../../ui/words/speak'
import type { AttackSaid } from '../../rules/said/attacks'
import type { BoardSaid } from '../../rules/said/board'
import type { MoveSaid } from '../../rules/said/moves'
import type { RoundSaid } from '../../rules/said/round'
import type { ActionType } from '../../rules/state'
import { some } from './fr-bits'

const name = (ref: string, speak: Speak): string => capital(speak.piece(ref))
export const ACTIONS: { readonly [A in ActionType]: string } = {
  move: 'Se Déplacer',
  sprint: 'Sprint',
  stand: 'Se Relever',
  shoot: 'Tir',
  fight: 'Combat',
  special: 'Action Spéciale',
}
const PANELS: { readonly [panel: string]: string } = {
  low: 'une barricade',
  doorL: 'une porte',
  winM: 'une grande fenêtre',
  winS: 'une petite fenêtre',
  full: 'un mur',
  edge: 'le bord du terrain',
}
const panel = (id: string): string => PANELS[id] ?? 'une trappe'
/** The name of an ability, weapon keyword, item or Special with that id. */
export function thing(id: string, speak: Speak): string {
  for (const family of ['keyword', 'item', 'special', 'weapon']) {
    const told = speak.piece(`${family}:${id}`)
    if (told !== id && told !== `${family}:${id}`) return told
  }
  return speak.piece(id)
}

const BOARD: Phrases<BoardSaid> = {
  'side-blocked': ({ panel: what, size }) => `${capital(panel(what))} barre le passage : pas d'ouverture pour la Taille ${size}.`,
  'board-edge': () => 'Le bord du terrain est un mur.',
  'floor-blocked': ({ size }) => `Un plancher barre le passage : pas d'ouverture pour la Taille ${size}.`,
  'nothing-to-climb': () => "Il n'y a rien à escalader.",
  'too-high': () => "C'est trop haut.",
  'not-adjacent': () => "Ce n'est pas un cube voisin.",
  'vehicle-level': () => 'Les Véhicules ne changent de niveau que par les rampes.',
  'gap-too-wide': () => 'Le vide est trop large.',
  'no-capacity': ({ used, capacity, size }) => `Le cube est plein : ${used} sur ${capacity}, et Taille ${size} en plus.`,
  'walkway-narrow': ({ size }) => `La passerelle est trop étroite pour la Taille ${size}.`,
  'only-hanging': () => 'On peut y passer, pas y rester.',
  occupied: () => "Quelqu'un s'y trouve.",
  'centre-in-cube': () => 'Le centre du socle doit être dans le cube, sur du solide.',
  'base-in-way': ({ piece }, speak) => `${name(piece, speak)} s'y trouve.`,
  'wall-in-base': () => 'Un mur gêne le socle.',
}

const ROUND: Phrases<RoundSaid> = {
  'base-dice': () => 'au départ',
  'still-to-deploy': ({ models }, speak) => `Encore à déployer : ${listedNames(models, speak)}.`,
  'no-room-to-deploy': ({ model }, speak) => `Il n'y a pas de place pour ${speak.piece(model)}.`,
  'vehicle-on-ground': () => 'Les Véhicules se déploient au sol.',
  'cube-is-full': ({ used, most, size }) => `Le cube est plein : ${used} sur ${most}, et Taille ${size} en plus.`,
  'not-in-zone': () => "C'est hors de votre zone de déploiement.",
  'too-big-here': ({ model }, speak) => `${name(model, speak)} est trop grande pour cette place.`,
  'not-fewer-left': ({ own, theirs }) =>
    `Seul qui a moins de figurines à activer peut passer : vous ${own}, l'autre camp ${theirs}.`,
  'budget-spent': () => 'Ses actions sont épuisées.',
  'no-long-left': ({ action }) => `${ACTIONS[action]} est une action longue ; elle en a déjà fait une courte.`,
  'type-used': ({ action }) => `${ACTIONS[action]} a déjà servi pendant cette activation.`,
  'must-stand-first': ({ model }, speak) => `${name(model, speak)} est à terre (état Bloqué) et doit d'abord se relever.`,
  'is-standing': ({ model }, speak) => `${name(model, speak)} est debout.`,
  'standing-enemies': ({ enemies }, speak) =>
    `Parmi des ennemis debout (${listedNames(enemies, speak)}), elle ne peut que Combattre ou Se Déplacer.`,
  'enemy-in-cube': ({ enemies }, speak) => `Un ennemi est dans son cube : ${listedNames(enemies, speak)}.`,
  'no-enemy-here': () => "Aucun ennemi n'est dans son cube.",
  'started-with-enemy': () => 'Un ennemi était dans son cube au début de son activation.',
  'no-ranged-weapon': () => "Elle n'a pas d'arme de tir.",
  'no-target': () => "Elle n'a pas de cible.",
  'cannot-move': () => 'Elle ne peut pas se déplacer.',
  'free-die-used': () => 'Elle a déjà utilisé un dé Déplacement, Tir ou Combat pendant cette activation.',
  'no-free-die-pinned': () => "Une figurine Bloquée n'utilise pas ces dés ; elle doit d'abord se relever.",
  'nothing-special': () => "Il n'y a pas d'action Spéciale pour elle.",
  'beasts-carry-nothing': ({ model }, speak) => `${name(model, speak)} est Bestiale et ne porte rien.`,
  'vehicles-carry-nothing': ({ model }, speak) => `${name(model, speak)} est un Véhicule et ne porte rien.`,
  'not-own-zone': () => "Elle n'est pas dans sa propre zone.",
}

const MOVES: Phrases<MoveSaid> = {
  'must-move-out': ({ model }, speak) => `${name(model, speak)} doit d'abord sortir du cube trop plein.`,
  'nowhere-to-move': ({ model }, speak) => `${name(model, speak)} n'a nulle part où aller.`,
}

const ATTACKS: Phrases<AttackSaid> = {
  'no-shoot-stat': ({ model }, speak) => `${name(model, speak)} ne peut pas tirer.`,
  'no-fight-stat': ({ model }, speak) => `${name(model, speak)} ne peut pas combattre.`,
  'enemy-in-its-cube': ({ enemy }, speak) => `${name(enemy, speak)} est dans son cube.`,
  'no-enemy-in-its-cube': () => "Aucun ennemi n'est dans son cube.",
  'pinned-must-stand': ({ model }, speak) => `${name(model, speak)} est à terre (état Bloqué) et doit d'abord se relever.`,
  'beyond-range': ({ cubes, most }) => `Hors de portée : ${some(cubes, 'cube', 'cubes')}, au plus ${most}.`,
  'no-line-of-sight': ({ blockers }, speak) =>
    blockers.length > 0 ? `Pas de ligne de vue : ${listedNames(blockers, speak)} en travers.` : 'Pas de ligne de vue.',
  'in-the-same-cube': () => 'Elle est dans le même cube.',
  'is-a-friend': () => "C'est une figurine amie.",
  'needs-long-action': () => 'Cette arme demande une action longue.',
  'weapon-range': ({ weapon }, speak) => speak.piece(`weapon:${weapon}`),
  'must-be-reloaded': () => "Elle doit d'abord être rechargée.",
  'used-up': () => 'Elle est épuisée.',
  'may-not-be-targeted': ({ target }, speak) => `${name(target, speak)} ne peut pas être visée ce Round.`,
  'too-near': ({ cubes, least }) => `Trop près : ${some(cubes, 'cube', 'cubes')}, au moins ${least}.`,
  'not-open-to-the-sky': () => "Ce n'est pas à ciel ouvert.",
  'takes-no-command-dice': ({ model }, speak) => `${name(model, speak)} ne prend pas de dé de Commandement.`,
  'is-tagged': ({ target }, speak) => `${name(target, speak)} est déjà marquée.`,
  'uses-no-weapons': ({ model }, speak) => `${name(model, speak)} n'utilise pas d'arme.`,
  'one-special-per-activation': () => 'Un seul Spécial par activation.',
  'no-special-result': () => 'Il ne reste pas de résultat Spécial.',
  'not-injured': ({ model }, speak) => `${name(model, speak)} n'est pas blessée.`,
  'clear-shot': () => 'Tir Clair',
  'friendly-fire': ({ friend }, speak) => `${speak.piece(friend)} dans le cube`,
  'high-ground': () => 'de plus haut',
  'fire-for-effect': () => 'Mitraillage',
  'command-die-added': () => 'dés de Commandement',
  'ammunition-added': ({ item }, speak) => thing(item, speak),
  'moved-in': () => 'vient d’entrer',
  'friend-beside': ({ friend }, speak) => `${speak.piece(friend)} à côté`,
  'foe-injured': () => 'adversaire blessé',
  'bigger-than-foe': () => 'plus grande',
  'foe-pinned': () => 'adversaire Bloqué',
  'strength-dice': ({ of }, speak) => speak.piece(of),
  'levels-fallen': ({ levels }) => `chute de ${some(levels, 'niveau', 'niveaux')}`,
  'no-dice-for-null': () => 'aucun dé sans la caractéristique',
  'by-keyword': ({ keyword }, speak) => thing(keyword, speak),
  'near-smoke': () => 'fumée',
  margin: ({ successes, against }) => `succès ${successes} − ${against} =`,
  'shield-absorbs': ({ item }, speak) => thing(item, speak),
  'printed-armour': () => 'armure',
  'weapon-ap': ({ weapon }, speak) => `PA ${de(speak.piece(`weapon:${weapon}`))}`,
  'event-ap': () => 'PA',
  'shared-shield': ({ item, model }, speak) => `${thing(item, speak)} ${de(speak.piece(model))}`,
}

export const FR_RULES = { ...ATTACKS, ...BOARD, ...ROUND, ...MOVES }
