/** English: the lobby. */
import { counting } from '../../../../ui/words/plural'
import { EN_RULINGS } from './en-rulings'
import type { LobbyShape } from './lobby-words'

const many = counting('en')

export const EN_LOBBY = {
  missions: {
    patrol: 'Two patrols meet. Hold four objectives, kill, find Intel. The mission for a first match.',
    scour: 'Gather what lies about and ship it out of your own corner; killing pays half.',
    'break-through': 'Get your models off the enemy’s edge: each is worth twice its own VP.',
    'search-and-destroy': 'Nothing but the enemy counts, and its Leader counts double.',
  },
  zones: (squares: number) => `zones of ${squares} squares`,
  objectives: (count: number) => (count === 0 ? 'no objectives' : many(count, 'objective', 'objectives')),
  toWin: (vp: number) => `${vp} VP to win`,
  house: 'partly house data',
  fromPack: (name: string) => `from “${name}”`,
  source:
    'Profiles and weapons are those of the public lists of the second edition. Battlefields, and three of the missions, are our own.',
  sourcePack: (name: string) => `Played with the pack “${name}”. Everything it does not bring is from the public lists.`,
  limit: 'Points',
  limitHint: 'Agreed on by both. They set the VP to win and how many items a team may buy. Ready teams are made for 100.',
  points: (count: number) => many(count, 'point', 'points'),
  map: 'Battlefield',
  maps: {
    'sector-12': {
      label: 'Sector 12',
      detail: 'Towers, bunkers and command posts, linked by walkways. The same for both sides.',
    },
    foundry: {
      label: 'The Foundry',
      detail: 'Two furnaces, halls with ramps and a gangway over the yard. The same for both sides.',
    },
    random: { label: 'Random', detail: 'Drawn by a number: the same number is always the same battlefield, fair to both sides.' },
  },
  seed: 'Its number',
  seedHint: 'Note it down to play there again.',
  seedNumber: (seed: number) => `No. ${seed}`,
  another: 'Another',
  team: 'Strike team',
  teamHint: 'A ready team is played as it is. An own one begins with it, and may be changed.',
  ready: 'Ready team',
  readyTeams: 'Ready teams',
  own: 'A team of your own',
  faction: 'Faction',
  models: 'Models',
  character: 'Character',
  noCharacter: 'None',
  hire: 'Hire one',
  characters: 'Characters for hire',
  modelsHint:
    'One Leader; at most as many Specialists as Troops, one Vehicle for every three Troops, and one Character for hire.',
  pointsOf: (total: number, limit: number) => `${total} of ${many(limit, 'point', 'points')}`,
  modelCount: (count: number) => many(count, 'model', 'models'),
  worth: (vp: number) => `${vp} VP`,
  recon: (value: number) => `Recon ${value}+`,
  special: (name: string) => `Special: ${name}`,
  types: { L: 'Leader', T: 'Troop', S: 'Specialist', P: 'Character', V: 'Vehicle' },
  stats: ({
    speed,
    shoot,
    fight,
    survive,
    armour,
    size,
  }: {
    speed: readonly [move: number, sprint: number]
    shoot: string
    fight: string
    survive: string
    armour: number
    size: number
  }) => `Speed ${speed[0]}-${speed[1]}, Shoot ${shoot}, Fight ${fight}, Survive ${survive}, Armour ${armour}, Size ${size}`,
  noStat: '–',
  equip: 'The team',
  equipHint: 'Choose a model to buy weapons and items for it.',
  asItComes: 'Nobody in particular',
  buy: (name: string) => `For ${name}`,
  buyHint: 'One ranged and one melee upgrade, each in place of a weapon, and one item.',
  addOn: 'added',
  hardpoints: (count: number) => many(count, 'hardpoint', 'hardpoints'),
  weapon: 'weapon',
  gear: 'equipment',
  item: 'item',
  rarities: { common: 'common', rare: 'rare', unique: 'unique' },
  problem: (seat: string, what: string) => `Player ${seat}: ${what}`,
  groups: { match: 'The match', sight: 'Seeing and shooting', moving: 'Moving', data: 'Profiles' },
  rulings: EN_RULINGS,
} satisfies LobbyShape
