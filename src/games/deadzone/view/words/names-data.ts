/** The names of factions, ready teams, missions, maps, zones, categories of upgrades, and things on the table. */

import type { Name, Names } from '../../../kit/speech/names'
import type { ZoneName } from '../../rules/board'
import type { MissionId } from '../../rules/mission'
import type { CommandFace } from '../../rules/state'

export const FACTION_NAMES: Names = {
  enforcers: { en: 'Enforcers', fr: 'Enforcers' },
  'forge-fathers': { en: 'Forge Fathers', fr: 'Forge Fathers' },
  plague: { en: 'Plague', fr: 'Peste' },
  rebs: { en: 'Rebs', fr: 'Rebs' },
  marauders: { en: 'Marauders', fr: 'Maraudeurs' },
  asterians: { en: 'Asterians', fr: 'Astériens' },
  gcps: { en: 'GCPS', fr: 'GCPS' },
  'veer-myn': { en: 'Veer-Myn', fr: 'Veer-Myn' },
  mercs: { en: 'Characters', fr: 'Personnages' },
}

export const TEAM_NAMES: Names = {
  enforcers: { en: 'Enforcer strike team', fr: 'Groupe de Combat Enforcer' },
  'forge-fathers': { en: 'Forge Father strike team', fr: 'Groupe de Combat Forge Father' },
  plague: { en: 'Plague strike team', fr: 'Groupe de Combat de la Peste' },
  rebs: { en: 'Reb strike team', fr: 'Groupe de Combat Rebs' },
  marauders: { en: 'Marauder strike team', fr: 'Groupe de Combat Maraudeur' },
  asterians: { en: 'Asterian strike team', fr: 'Groupe de Combat Astérien' },
  gcps: { en: 'GCPS strike team', fr: 'Groupe de Combat GCPS' },
  'veer-myn': { en: 'Veer-Myn strike team', fr: 'Groupe de Combat Veer-Myn' },
}

export const MISSION_NAMES: { readonly [M in MissionId]: Name } = {
  patrol: { en: 'Patrol', fr: 'Patrouille' },
  scour: { en: 'Scour', fr: 'Récupération' },
  'break-through': { en: 'Break Through', fr: 'Percée' },
  'search-and-destroy': { en: 'Search and Destroy', fr: 'Recherche et Destruction' },
}

export const ZONE_NAMES: { readonly [Z in ZoneName]: Name } = {
  red: { en: 'the red zone', fr: 'la zone rouge' },
  blue: { en: 'the blue zone', fr: 'la zone bleue' },
}

/** The results of Command dice. */
export const COMMAND_NAMES: { readonly [F in CommandFace]: Name } = {
  ACT: { en: '+1 Activation', fr: '+1 Activation' },
  DICE: { en: '+1 die', fr: '+1 dé' },
  MOVE: { en: 'Move', fr: 'Déplacement' },
  SHOOT: { en: 'Shoot', fr: 'Tir' },
  FIGHT: { en: 'Fight', fr: 'Combat' },
  SPLAT: { en: 'Special', fr: 'Spécial' },
}

/** The two parts of a category such as `light-melee`. Categories for single models are named after the model. */
export const CATEGORY_MAIN: Names = {
  light: { en: 'Light', fr: 'Légère' },
  heavy: { en: 'Heavy', fr: 'Lourde' },
  walker: { en: 'Walker', fr: 'Marcheur' },
  vehicle: { en: 'Vehicle', fr: 'Véhicule' },
  platform: { en: 'Platform', fr: 'Plateforme' },
  bike: { en: 'Bike', fr: 'Moto' },
  beast: { en: 'Beast', fr: 'Bête' },
}

/** Panels and floors by their kind, with their article. */
export const TERRAIN_NAMES: Names = {
  'dz-wall': { en: 'the wall', fr: 'le mur' },
  'dz-wall-low': { en: 'the barricade', fr: 'la barricade' },
  'dz-wall-door': { en: 'the doorway', fr: 'la porte' },
  'dz-wall-window': { en: 'the window', fr: 'la fenêtre' },
  'dz-wall-slit': { en: 'the slit', fr: 'la meurtrière' },
  'dz-hatch-1': { en: 'the small hatch', fr: 'la petite trappe' },
  'dz-hatch-2': { en: 'the hatch', fr: 'la trappe' },
  'dz-hatch-3': { en: 'the large hatch', fr: 'la grande trappe' },
  'dz-floor': { en: 'the floor', fr: 'le plancher' },
  'dz-walkway': { en: 'the walkway', fr: 'la passerelle' },
  'dz-floor-hatch-1': { en: 'the floor with a small hatch', fr: 'le plancher à petite trappe' },
  'dz-floor-hatch-2': { en: 'the floor with a hatch', fr: 'le plancher à trappe' },
  'dz-ramp': { en: 'the ramp', fr: 'la rampe' },
}

export const THING_NAMES = {
  objective: { en: 'the objective', fr: 'l’objectif' },
  token: { en: 'the unknown item', fr: 'l’objet inconnu' },
  wall: { en: 'the wall', fr: 'le mur' },
  gravity: { en: 'gravity', fr: 'la gravité' },
  fire: { en: 'the fire', fr: 'le feu' },
  blast: { en: 'the burst', fr: 'le souffle' },
  smoke: { en: 'the smoke', fr: 'la fumée' },
} as const satisfies { readonly [thing: string]: Name }
