/** English: the lobby. */
import { counting } from '../../../../ui/words/plural'
import type { LobbyShape } from './lobby-words'

const many = counting('en')

export const EN_LOBBY = {
  scenarios: {
    passage: 'Hold the three anchors across the middle; enemies killed count too. For a first match.',
    annihilation: 'Nothing but the enemy counts.',
    breakthrough: 'Get your own behind the enemy’s edge; kills count half.',
  } as { readonly [id: string]: string },
  maps: {
    'stone-ford': 'Walls on both banks, blocks at the ends.',
    'broken-ring': 'Eight pillars about the middle, a wall on either side.',
    'open-field': 'Nothing at all.',
  } as { readonly [id: string]: string },
  house: 'house data',
  source: 'The draft of the rules prints no profile, no spell and no scenario. All of these are our own.',
  sourcePack: (name: string) => `Played with the pack “${name}”. Everything it does not bring is our own data.`,
  map: 'Battlefield',
  mapSettled: 'The scenario is played on this battlefield.',
  packMap: (number: number | undefined) => `The pack’s own map${number === undefined ? '' : ` ${number}`}`,
  stands: (walls: number, blocks: number) =>
    walls + blocks === 0 ? 'Nothing at all.' : `${many(walls, 'wall', 'walls')}, ${many(blocks, 'block', 'blocks')}.`,
  table: 'Table',
  tableHint: 'The side of the square. It sets how large an army may be.',
  tableSize: (side: number) => `${side} cm`,
  turns: 'Turns',
  turnsHint: 'The battlefield drifts from one people’s land to the other’s in this time.',
  terrain: 'Whose land comes first',
  terrainBy: { bid: 'A secret bid of Discipline', random: 'A coin', agree: 'Agreement' } as { readonly [how: string]: string },
  people: 'People',
  how: 'Army',
  ready: 'Ready army',
  own: 'An army of your own',
  army: 'Miniatures',
  armyHint: 'One people. The number behind a name is how many of its kind an army of this size may have.',
  pointsOf: (points: number, most: number) => `${points} of ${many(most, 'point', 'points')}`,
  models: (count: number, least: number, most: number) => `${many(count, 'miniature', 'miniatures')} (${least} to ${most})`,
  discipline: (points: number) => `Discipline ${points}`,
  points: (count: number) => many(count, 'point', 'points'),
  tooDear: (seat: string, points: number, most: number) =>
    `Player ${seat}: the army costs ${points} of ${many(most, 'point', 'points')}.`,
  tooMany: (seat: string, name: string, count: number, most: number) =>
    `Player ${seat}: at most ${most} of ${name}, not ${count}.`,
  wrongSize: (seat: string, least: number, most: number) => `Player ${seat}: an army has ${least} to ${most} miniatures.`,
  groups: { melee: 'Charges and melee', aims: 'Shots and spells' },
  rulings: {
    shortCharge: {
      title: 'A charge that is too short',
      explanation:
        'Less than one Movement away the charge is only an engagement. It may keep its attack without the bonus, or lose it.',
      values: { engagementOnly: 'The attack is lost', attackWithoutBonus: 'An attack without bonus' },
    },
    disengageMove: {
      title: 'How far leaving a melee leads',
      explanation: 'The text only asks that the base can pass. Moving on has a price of its own.',
      values: { baseDiameter: 'The width of its base', mou: 'A whole Movement' },
    },
    afterDisengage: {
      title: 'After leaving a melee',
      explanation: 'Only forced walks and runs may follow: of all actions, or only of movements.',
      values: { allActions: 'No other action', movementOnly: 'No other movement' },
    },
    engagedShooting: {
      title: 'Shots and melee',
      explanation: 'Nothing in the text forbids shooting in or into a melee.',
      values: { allowed: 'Sight decides', forbidden: 'Neither in nor into melee' },
    },
    groupThreshold: {
      title: 'A spell on several enemies',
      explanation: 'Their Will is added up and all or none are affected; or each stands for itself.',
      values: { sum: 'One sum for all', individual: 'Each for itself' },
    },
  },
} satisfies LobbyShape
