/** The two teams of the book that are ready to play (6.1, 6.2), and one of our own for every other faction. */
import type { ReadyTeam, TeamId } from '../rules/data'

export const TEAM: { readonly [id: TeamId]: ReadyTeam } = {
  enforcers: {
    id: 'enforcers',
    faction: 'enforcers',
    models: [
      { model: 'enforcer-captain' },
      { model: 'assault-enforcer' },
      { model: 'enforcer' },
      { model: 'enforcer-specialist', weapons: ['burst-laser'] },
      { model: 'dog-drone' },
    ],
  },
  // The book prints Steel Warriors at 21 points here; the later lists have them at 18.
  'forge-fathers': {
    id: 'forge-fathers',
    faction: 'forge-fathers',
    models: [
      { model: 'steel-warrior-huscarl' },
      { model: 'steel-warrior', printed: 21 },
      { model: 'steel-warrior', printed: 21 },
      { model: 'steel-warrior-specialist', weapons: ['dragons-breath'], printed: 25 },
    ],
  },
  // Teams of our own from here on: each within 100 points and legal by the rules of team building.
  plague: {
    id: 'plague',
    faction: 'plague',
    models: [
      { model: 'stage-3a-general' },
      { model: 'stage-3a-ghoul' },
      { model: 'stage-3a-ghoul' },
      { model: 'stage-2a-leaper' },
      { model: 'stage-3z-zombie' },
      { model: 'stage-3z-zombie' },
      { model: 'stage-3z-zombie' },
      { model: 'stage-3a-specialist', weapons: ['hmg'] },
      { model: 'stage-2b-burster' },
    ],
  },
  rebs: {
    id: 'rebs',
    faction: 'rebs',
    models: [
      { model: 'rebel-commander' },
      { model: 'rebel-trooper' },
      { model: 'rebel-trooper' },
      { model: 'rebel-trooper' },
      { model: 'rebel-yndij' },
      { model: 'rebel-sorak' },
      { model: 'rebel-grogan' },
      { model: 'rebel-specialist', weapons: ['flame-thrower'] },
    ],
  },
  marauders: {
    id: 'marauders',
    faction: 'marauders',
    models: [
      { model: 'commando-sergeant' },
      { model: 'commando' },
      { model: 'commando' },
      { model: 'mawbeast' },
      { model: 'commando-specialist', weapons: ['hmg'] },
      { model: 'hulk' },
    ],
  },
  asterians: {
    id: 'asterians',
    faction: 'asterians',
    models: [
      { model: 'overseer' },
      { model: 'cypher' },
      { model: 'cypher' },
      { model: 'kalyshi' },
      { model: 'marionettes' },
      { model: 'marionette-specialist', weapons: ['force-rifle'] },
    ],
  },
  gcps: {
    id: 'gcps',
    faction: 'gcps',
    models: [
      { model: 'corporation-marine-sergeant' },
      { model: 'corporation-marine' },
      { model: 'corporation-marine' },
      { model: 'corporation-marine' },
      { model: 'corporation-veteran' },
      { model: 'corporation-medic' },
      { model: 'heavy-weapons-squad', weapons: ['autocannon'] },
      { model: 'marine-specialist', weapons: ['flame-thrower'] },
    ],
  },
  'veer-myn': {
    id: 'veer-myn',
    faction: 'veer-myn',
    models: [
      { model: 'progenitor' },
      { model: 'crawler' },
      { model: 'crawler' },
      { model: 'stalker' },
      { model: 'stalker' },
      { model: 'malignus', weapons: ['chem-thrower'] },
      { model: 'night-terror-with-scythes' },
    ],
  },
}
