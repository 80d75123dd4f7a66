/** Personalities (4.7): one copy of each at a time, as far as anybody can see. */
import type { Card, CardId } from '../cards'
import type { State, Uid } from '../state'
import { allInPlay } from './table'

export const isPersonality = (card: Card | undefined): boolean => card?.tags.includes('PERSONALITY') === true
/** DT-PER-01, AMB-06: a copy that nobody has seen does not count. */
export const isOut = (state: State, card: CardId, but?: Uid): boolean =>
  isPersonality(state.pool[card]) && allInPlay(state).some((one) => one.card === card && one.zone !== 'hidden' && one.uid !== but)
