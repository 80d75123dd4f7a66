/** The names of house data. Things from a player's pack bring their own names; see `names.ts`. */
import type { Name, Names } from '../../kit/speech/names'
import type { Effect, NodeKind } from '../rules/cards'
import type { Edge } from '../rules/ids'

/** The names of figures by their card. Cards with one name are numbered together: three Daleks and two are Dalek 1 to 5. */
export const FIGURE_NAMES: Names = {
  'DAL-L': { en: 'Dalek Patrol Leader', fr: 'le chef de patrouille Dalek' },
  'DAL-3': { en: 'Dalek', fr: 'Dalek' },
  'DAL-2': { en: 'Dalek', fr: 'Dalek' },
  'DAL-H': { en: 'Heavy Weapon Dalek', fr: 'le Dalek à arme lourde' },
  'CYB-L': { en: 'Cyber-Leader', fr: 'le Cyber-leader' },
  'CYB-4': { en: 'Cyberman', fr: 'Cyberman' },
  'CYB-3': { en: 'Cyberman', fr: 'Cyberman' },
  'CYB-M': { en: 'Cybermat Swarm', fr: 'l’essaim de Cybermats' },
  'DOC-D': { en: 'the Doctor', fr: 'le Docteur' },
  'DOC-C': { en: 'Companion', fr: 'Compagnon' },
  'DOC-S': { en: 'Soldier', fr: 'Soldat' },
}

export const WEAPON_NAMES: Names = {
  gunstick: { en: 'gunstick', fr: 'canon Dalek' },
  cybergun: { en: 'Cybergun', fr: 'Cybergun' },
  'heavy-gunstick': { en: 'heavy gunstick', fr: 'canon lourd' },
  rifle: { en: 'rifle', fr: 'fusil' },
  pistol: { en: 'pistol', fr: 'pistolet' },
  fist: { en: 'fist', fr: 'poing' },
}

export const FACTION_NAMES: Names = {
  daleks: { en: 'Daleks', fr: 'Daleks' },
  cybermen: { en: 'Cybermen', fr: 'Cybermen' },
  doctor: { en: 'The Doctor and companions', fr: 'Le Docteur et ses compagnons' },
}

/** Edges are named as seen in the table's initial view, because nothing on the table shows where north is. */
export const EDGE_NAMES: { readonly [E in Edge]: Name } = {
  north: { en: 'far', fr: 'du fond' },
  east: { en: 'right', fr: 'droit' },
  south: { en: 'near', fr: 'proche' },
  west: { en: 'left', fr: 'gauche' },
}

export const TERRAIN_NAMES: Names = {
  container: { en: 'the container', fr: 'le conteneur' },
  'crates-long': { en: 'the crates', fr: 'les caisses' },
  'crate-stack': { en: 'the crate stack', fr: 'la pile de caisses' },
  barricade: { en: 'the barricade', fr: 'la barricade' },
  'barricade-short': { en: 'the short barricade', fr: 'la petite barricade' },
  console: { en: 'the console', fr: 'la console' },
  barrels: { en: 'the barrels', fr: 'les barils' },
  pipe: { en: 'the pipe', fr: 'le tuyau' },
  platform: { en: 'the platform', fr: 'la plateforme' },
  wall: { en: 'the wall', fr: 'le mur' },
  'ruined-corner': { en: 'the ruined corner', fr: 'l’angle en ruine' },
  building: { en: 'the building', fr: 'le bâtiment' },
  vehicle: { en: 'the vehicle', fr: 'le véhicule' },
  trees: { en: 'the trees', fr: 'les arbres' },
  rocks: { en: 'the rocks', fr: 'les rochers' },
}

export const NODE_NAME: Name = { en: 'the vortex node', fr: 'le nodule Vortex' }
export const NODE_KIND_NAMES: { readonly [K in NodeKind]: Name } = {
  black: { en: 'black node', fr: 'nodule noir' },
  temporal: { en: 'temporal anomaly', fr: 'anomalie temporelle' },
  spatial: { en: 'spatial disturbance', fr: 'perturbation spatiale' },
}

export const BATTLE_NAMES: Names = {
  hit: { en: 'Hit', fr: 'Touche' },
  armour: { en: 'Armour', fr: 'Armure' },
  flex: { en: 'Hit or Armour', fr: 'Touche ou Armure' },
  reroll: { en: 'Re-roll', fr: 'Relance' },
  'instant-reroll': { en: 'Instant Re-roll', fr: 'Relance immédiate' },
  double: { en: 'Double', fr: 'Double' },
  'super-armour': { en: 'Super Armour', fr: 'Super-armure' },
  lightning: { en: 'Lightning', fr: 'Éclair' },
  fate: { en: 'Fate', fr: 'Destin' },
}

/** House adventure cards have their effect as id. */
export const ADVENTURE_NAMES: { readonly [E in Effect]: Name } = {
  'lucky-hit': { en: 'Lucky Hit!', fr: 'Coup de chance !' },
  'escape-plan': { en: 'Escape Plan', fr: 'Plan d’évasion' },
  'sensory-input': { en: 'Additional Sensory Input', fr: 'Capteurs additionnels' },
  'combat-senses': { en: 'Combat Senses', fr: 'Sens du combat' },
  'medi-kit': { en: 'Medi-Kit', fr: 'Médikit' },
  'rapid-response': { en: 'Rapid Response', fr: 'Réaction rapide' },
  'finish-them': { en: 'Finish Them!', fr: 'Achevez-les !' },
  strategist: { en: 'Strategist', fr: 'Stratège' },
  'steady-aim': { en: 'Steady Aim', fr: 'Visée posée' },
  sidestep: { en: 'Sidestep', fr: 'Pas de côté' },
  'hold-the-line': { en: 'Hold the Line', fr: 'Tenir la ligne' },
  'second-wind': { en: 'Second Wind', fr: 'Second souffle' },
  scavenger: { en: 'Scavenger', fr: 'Récupération' },
  'reinforced-plating': { en: 'Reinforced Plating', fr: 'Blindage renforcé' },
  'clear-path': { en: 'Clear Path', fr: 'Voie dégagée' },
}
