/** What stands in the deck lists, which are public: the cards that a player might hold for a moment. */
import type { PlayerSeat } from '../../../../kernel'
import type { CardId, Pool } from '../cards'
import type { State } from '../state'
import type { PlayRule, When } from '../vocabulary'

interface Playable {
  readonly id: CardId
  readonly play: PlayRule
}
type ByMoment = ReadonlyMap<When, readonly Playable[]>

/** Deck lists never change within a match, so each is sorted once. */
const sorted = new WeakMap<readonly CardId[], { readonly pool: Pool; readonly byMoment: ByMoment }>()
function byMomentOf(list: readonly CardId[], pool: Pool): ByMoment {
  const known = sorted.get(list)
  if (known && known.pool === pool) return known.byMoment
  const byMoment = new Map<When, Playable[]>()
  for (const id of new Set(list)) {
    const play = pool[id]?.play
    if (play) byMoment.set(play.when, [...(byMoment.get(play.when) ?? []), { id, play }])
  }
  sorted.set(list, { pool, byMoment })
  return byMoment
}

const NONE: readonly Playable[] = []
/** The titles of the player's deck list that are played at this moment, each once. */
export function cardsFor(state: State, seat: PlayerSeat, when: When): readonly Playable[] {
  const list = state.decks[seat]
  return (list && byMomentOf(list, state.pool).get(when)) ?? NONE
}
