/** Using adventure cards (4.9, 6.3.5), from whichever chapter allows it. */
import type { Ref } from '../../../../table/piece'
import { effectOf } from '../facts/adventures'
import { figureOf, standing } from '../facts/figures'
import { offer } from '../offers'
import { ask, call, procedure, question, tell } from '../terms'

/** EX-ADV-02: the card is shown and put where it belongs; immediate effects follow, others are kept for the current action. */
export const useAdventure = procedure('use adventure', {
  show: ({ state, local: { seat, card, figure } }) => {
    const effect = effectOf(state, card)
    return tell({ type: 'adventure-used', seat, card, effect, ...(figure === undefined ? {} : { figure }) }, 'work')
  },
  work: ({ state, local: { seat, card, figure } }) => {
    switch (effectOf(state, card)) {
      case 'strategist':
        return call('reroll', { seat, pool: `initiative-${seat}`, means: 'strategist' }, 'done')
      case 'finish-them':
        return call('reroll', { seat, pool: 'damage', means: 'finish-them' }, 'done')
      case 'scavenger':
        return call('draw', { seat, count: 2 }, 'done')
      case 'medi-kit': {
        if (figure === undefined) return tell([], 'done')
        return tell({ type: 'wound-healed', figure, wounds: figureOf(state, figure).wounds - 1 }, 'done')
      }
      case 'second-wind': {
        const options = standing(state, seat)
          .filter((ref) => figureOf(state, ref).stress > 0)
          .map((ref) => offer<Ref>(ref, [ref]))
        const most = Math.min(2, options.length)
        const fallback = options.slice(0, most).map(({ id }) => id)
        return ask(question(seat, 'which figures', { shape: 'pick', options, least: 1, most }, fallback), 'relieved')
      }
      default:
        return tell([], 'done')
    }
  },
  relieved: ({ heard }) =>
    tell(
      heard.the('which figures').map((figure) => ({ type: 'stress-cleared', figure, removed: 1, by: 'second-wind' }) as const),
      'done',
    ),
})
