/** English: what the rulebook leaves open, and its options. */
import type { RulingTexts } from '../../../kit/lobby/rulings'
import type { Rulings } from '../../rules/rulings'

export const EN_RULINGS: RulingTexts<Rulings> = {
  items: {
    title: 'Items on the field',
    explanation: 'Eight tokens are thrown onto the battlefield, useful things and traps. A first match may go without them.',
    values: { on: 'With items', off: 'Without' },
  },
  reconBonus: {
    title: 'Recon bonus',
    explanation: 'Who wins the Recon test may get dice for it: a look at items, a few steps ahead, a way round the flank.',
    values: { no: 'First choice only', yes: 'Bonus dice too' },
  },
  secretMissions: {
    title: 'Secret missions',
    explanation: 'In Patrol each side may draw an aim that the other does not know and that changes what scores.',
    values: { no: 'None', yes: 'Drawn in secret' },
  },
  roundLimit: {
    title: 'Number of Rounds',
    explanation: 'The book sets no end but victory. With a limit, whoever has more VP then has won.',
    values: { none: 'No limit', '6': '6 Rounds', '8': '8 Rounds', '10': '10 Rounds' },
  },
  losOrigin: {
    title: 'From where a model sees',
    explanation: 'The rulebook says from its eyes; a later answer of the publisher says from any part of it.',
    values: { eyes: 'From its eyes', any: 'From any part' },
  },
  indirectLeast: {
    title: 'Least range of Indirect',
    explanation: 'A cube exactly two away is too close by one reading of the ability, and far enough by the other.',
    values: { '3': 'Three cubes', '2': 'Two cubes' },
  },
  bigOverLow: {
    title: 'The biggest and barricades',
    explanation: 'A barricade leaves room for Sizes 1 to 3 by the table; a Size 4 model might as well step over it.',
    values: { no: 'Stopped', yes: 'Steps over' },
  },
  droneFight: {
    title: 'Fight of the D.O.G. Drone',
    explanation: 'It has none in the lists of this edition; lists of a later year give it 7+.',
    values: { none: 'None', '7': '7+' },
  },
}
