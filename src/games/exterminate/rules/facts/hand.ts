/** What a side can pay with and play: fate tokens, and the cards of its hand by their marks. */
import type { Option } from '../../../../kernel'
import type { BattleId, Icon } from '../cards'
import { type PlayId, pairId } from '../ids'
import { offer } from '../offers'
import type { Side, State } from '../state'
import type { Means } from '../terms'

export const handOf = (state: State, seat: Side): readonly BattleId[] => state.sides[seat].hand

const marks = (state: State, card: BattleId): readonly Icon[] => state.battle.cards[card]?.icons ?? []
export const hasIcon = (state: State, card: BattleId, icon: Icon): boolean => marks(state, card).includes(icon)

/** The kinds of cards with this mark in a hand, each once. */
export const cardsWith = (state: State, seat: Side, icon: Icon): readonly BattleId[] => [
  ...new Set(handOf(state, seat).filter((card) => hasIcon(state, card, icon))),
]

/** EX-FAT-08, EX-CRD-10: what can pay for one use of fate. May only be shown to the owner, because it depends on his hand. */
export const meansOf = (state: State, seat: Side): readonly Means[] => [
  ...(state.sides[seat].fate > 0 ? (['token'] as const) : []),
  ...cardsWith(state, seat, 'fate'),
]

/** Whether the side might spend fate or play a card, by public facts: only these may decide whether a window opens (3.2). */
export const mightReact = (state: State, seat: Side): boolean => state.sides[seat].fate > 0 || handOf(state, seat).length > 0
export const mightPlay = (state: State, seat: Side): boolean => handOf(state, seat).length > 0

export const playsOf = (state: State, seat: Side, icon: Icon): readonly Option<PlayId>[] =>
  cardsWith(state, seat, icon).map((card) => offer<PlayId>(pairId('play', card, icon), []))

/** EX-CRD-12, EX-CRD-13: the marks that an attacker may play. */
export const ATTACKS = { shot: ['hit', 'double'], melee: ['hit', 'double', 'super-armour'] } as const

/** EX-CRD-04, 05, 07, 08: the cards of the hand playable in a combat; at most one DOUBLE and one SUPER_ARMOUR per side. */
export function combatPlays(
  state: State,
  seat: Side,
  own: 'attack' | 'defence',
  icons: readonly Icon[],
): readonly Option<PlayId>[] {
  const isDoubled = state.dice?.[own]?.doubled !== undefined
  const isVoided = state.dice?.[own === 'attack' ? 'defence' : 'attack']?.voided !== undefined
  const open = icons.filter((icon) => !(icon === 'double' && isDoubled) && !(icon === 'super-armour' && isVoided))
  return open.flatMap((icon) => playsOf(state, seat, icon))
}
