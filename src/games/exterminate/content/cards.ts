/**
 * Recruitment cards. From the rulebook: the Cybermen's movement, melee and Melee(2), the Daleks' resistance and melee. From
 * reports of play: how many figures a card brings. Everything else is house data.
 */
import { INCH } from '../../../geometry/types'
import type { Faction } from '../rules/data'
import type { Profile, RecruitmentCard } from '../rules/profile'
import { MINIATURE } from './miniatures'
import { WEAPON } from './weapons'

const DALEK = {
  id: 'dalek',
  movement: 5 * INCH,
  resistance: 4,
  melee: 2,
  shoot: 1,
  wounds: 0,
  attacks: 1,
  weapons: [WEAPON.gunstick, WEAPON.fist],
  keywords: ['relentless'],
  radius: MINIATURE.enforcer,
  points: 1,
  model: 'enforcer',
} as const satisfies Profile

const CYBERMAN = {
  id: 'cyberman',
  movement: 4 * INCH,
  resistance: 3,
  melee: 5,
  shoot: 0,
  wounds: 0,
  attacks: 2,
  weapons: [WEAPON.cybergun, WEAPON.fist],
  keywords: [],
  radius: MINIATURE.conscript,
  points: 1,
  model: 'conscript',
} as const satisfies Profile

/** A team may contain a card twice, because a box may contain it twice. Leaders and the Doctor are unique (house). */
export const CARD = {
  'DAL-L': {
    id: 'DAL-L',
    unique: true,
    faction: 'daleks',
    figures: 1,
    fate: 2,
    profile: {
      ...DALEK,
      id: 'dalek-leader',
      resistance: 5,
      melee: 3,
      shoot: 2,
      wounds: 1,
      keywords: ['leader', 'relentless'],
      points: 2,
      model: 'enforcer-leader',
    },
  },
  'DAL-3': { id: 'DAL-3', faction: 'daleks', figures: 3, fate: 0, profile: DALEK },
  'DAL-2': { id: 'DAL-2', faction: 'daleks', figures: 2, fate: 1, profile: DALEK },
  'DAL-H': {
    id: 'DAL-H',
    faction: 'daleks',
    figures: 1,
    fate: 0,
    profile: {
      ...DALEK,
      id: 'dalek-heavy',
      movement: 4 * INCH,
      resistance: 5,
      wounds: 1,
      weapons: [WEAPON['heavy-gunstick'], WEAPON.fist],
      keywords: [],
      model: 'enforcer-heavy',
    },
  },
  'CYB-L': {
    id: 'CYB-L',
    unique: true,
    faction: 'cybermen',
    figures: 1,
    fate: 2,
    profile: {
      ...CYBERMAN,
      id: 'cyber-leader',
      resistance: 4,
      melee: 6,
      shoot: 1,
      wounds: 1,
      keywords: ['leader'],
      points: 2,
      model: 'conscript-leader',
    },
  },
  'CYB-4': { id: 'CYB-4', faction: 'cybermen', figures: 4, fate: 0, profile: CYBERMAN },
  'CYB-3': { id: 'CYB-3', faction: 'cybermen', figures: 3, fate: 1, profile: CYBERMAN },
  'CYB-M': {
    id: 'CYB-M',
    faction: 'cybermen',
    figures: 2,
    fate: 0,
    profile: {
      id: 'cybermat-swarm',
      movement: 6 * INCH,
      resistance: 1,
      melee: 3,
      wounds: 0,
      attacks: 1,
      weapons: [],
      keywords: ['low'],
      radius: MINIATURE['crawler-swarm'],
      points: 1,
      model: 'crawler-swarm',
    },
  },
  'DOC-D': {
    id: 'DOC-D',
    unique: true,
    faction: 'doctor',
    figures: 1,
    fate: 2,
    profile: {
      id: 'doctor',
      movement: 5 * INCH,
      resistance: 3,
      melee: 1,
      wounds: 2,
      attacks: 1,
      weapons: [],
      keywords: ['agile'],
      radius: MINIATURE.wanderer,
      points: 4,
      model: 'wanderer',
    },
  },
  'DOC-C': {
    id: 'DOC-C',
    faction: 'doctor',
    figures: 2,
    fate: 1,
    profile: {
      id: 'companion',
      movement: 5 * INCH,
      resistance: 2,
      melee: 2,
      shoot: 0,
      wounds: 1,
      attacks: 1,
      weapons: [WEAPON.pistol, WEAPON.fist],
      keywords: ['agile'],
      radius: MINIATURE.companion,
      points: 2,
      model: 'companion',
    },
  },
  'DOC-S': {
    id: 'DOC-S',
    faction: 'doctor',
    figures: 4,
    fate: 0,
    profile: {
      id: 'soldier',
      movement: 5 * INCH,
      resistance: 2,
      melee: 2,
      shoot: 0,
      wounds: 0,
      attacks: 1,
      weapons: [WEAPON.rifle, WEAPON.fist],
      keywords: [],
      radius: MINIATURE.soldier,
      points: 1,
      model: 'soldier',
    },
  },
} as const satisfies { readonly [id: string]: RecruitmentCard }

/** The factions, each with a roster for ready teams; three cards give a match of medium size (house). */
export const FACTION = {
  daleks: { id: 'daleks', roster: ['DAL-L', 'DAL-2', 'DAL-2', 'DAL-3', 'DAL-H'] },
  cybermen: { id: 'cybermen', roster: ['CYB-L', 'CYB-4', 'CYB-4', 'CYB-3', 'CYB-M'] },
  doctor: { id: 'doctor', roster: ['DOC-D', 'DOC-S', 'DOC-S', 'DOC-C', 'DOC-C'] },
} as const satisfies { readonly [id: string]: Faction }
