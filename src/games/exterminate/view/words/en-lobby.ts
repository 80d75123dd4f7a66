/** English: the lobby. */
import { counting } from '../../../../ui/words/plural'
import { EN_RULINGS } from './en-rulings'
import type { LobbyShape } from './lobby-words'

const many = counting('en')

export const EN_LOBBY = {
  scenarios: {
    meeting: {
      label: 'A Meeting of Metal',
      detail: 'Place eight vortex nodes by turns, then race for them. A point for each node held at the end.',
    },
    purge: {
      label: 'Purge',
      detail: 'Opposite edges, a deck full of cover. A point for every enemy exterminated, two for a leader.',
    },
    'rift-storm': {
      label: 'Rift Storm',
      detail: 'Six unknown nodes lie in the open middle, worth one point or three. Nobody knows which.',
    },
  },
  turns: (count: number) => many(count, 'turn', 'turns'),
  nodes: (count: number) => (count === 0 ? 'no nodes' : many(count, 'node', 'nodes')),
  teams: (least: number, most: number) => (least === most ? `teams of ${least}` : `teams of ${least} to ${most}`),
  house: 'house data',
  fromPack: (name: string) => `from “${name}”`,
  sourceHouse: 'House data: the rulebook at hand prints no profiles, weapons, decks or maps, so these values are our own.',
  sourcePack: (name: string) => `Played with the pack “${name}”. Everything it does not bring is house data.`,
  size: 'Cards per team',
  sizeHint: 'Agreed on by both: each side brings as many recruitment cards.',
  faction: 'Faction',
  cards: 'Recruitment cards',
  cardsHint: 'A card may come twice, but nobody who is one of a kind.',
  ready: 'Ready team',
  cardsOf: (count: number, of: number) => `${count} of ${of} cards`,
  figures: (count: number) => many(count, 'miniature', 'miniatures'),
  fate: (count: number) => `${count} fate`,
  points: (count: number) => `worth ${many(count, 'point', 'points')}`,
  pointsEach: (count: number, figures: number) =>
    figures === 1 ? many(count, 'point', 'points') : `${many(count, 'point', 'points')} each`,
  unique: 'one of a kind',
  profile: ({
    movement,
    resistance,
    melee,
    shoot,
    wounds,
    attacks,
  }: {
    movement: string
    resistance: string
    melee: string
    shoot: string | undefined
    wounds: number
    attacks: number
  }) =>
    [
      `Moves ${movement}`,
      `resistance ${resistance}`,
      `melee ${melee}`,
      ...(shoot === undefined ? [] : [`shooting ${shoot}`]),
      ...(wounds > 0 ? [many(wounds, 'wound', 'wounds')] : []),
      ...(attacks > 1 ? [`${attacks} attacks`] : []),
    ].join(', '),
  weapon: (name: string, dice: number, range: string | undefined) =>
    range === undefined
      ? `${name}, ${many(dice, 'die', 'dice')} in melee`
      : `${name}, ${many(dice, 'die', 'dice')} up to ${range}`,
  adventures: 'Adventure cards',
  adventuresHint: 'How many you are dealt at random, or choose them yourself.',
  none: 'None',
  pick: 'Choose',
  picked: 'Your adventure cards',
  pickedHint: 'Up to five, each once. The other side sees them too.',
  pickedOf: (count: number, of: number) => `${count} of up to ${of}`,
  short: (seat: string, count: number, of: number) =>
    `Player ${seat} has ${many(count, 'recruitment card', 'recruitment cards')}, and ${of} were agreed on.`,
  groups: {
    moving: 'Moving',
    shooting: 'Shooting',
    melee: 'Melee',
    harm: 'Damage and wounds',
    cards: 'Fate and cards',
    nodes: 'Vortex nodes',
  },
  rulings: EN_RULINGS,
} satisfies LobbyShape
