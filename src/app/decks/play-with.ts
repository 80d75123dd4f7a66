/** From the builder to a lobby: the deck is the choice of a seat there, and what was already chosen stays. */
import { choiceOf, type Deck } from '../../decks/deck'
import type { GameView } from '../../games/view'
import type { Json } from '../../kernel'
import { type PlayerSeat, SEATS } from '../../kernel'
import type { Language } from '../../ui/words/speak'
import { goTo } from '../route'
import { draftOf, keepDraft, wayOf } from './way-back'

/** `list`: the card list that is open, with the name under which it is kept. */
export function playWith(
  view: GameView,
  language: Language,
  deck: Deck,
  list: { readonly id: string; readonly pack: Json } | undefined,
): void {
  const before = draftOf(view.id)
  const chosen = before?.chosen ?? view.lobby(language).chosen
  const withList = list ? view.choose(chosen, { type: 'pack', pack: list.pack }) : chosen
  const seat: PlayerSeat = wayOf(view.id)?.seat ?? SEATS[0]
  const taken = view.lobby(language, withList).seats[seat]?.find((one) => one.kind === 'one' && one.takesDecks)
  keepDraft(view.id, {
    names: {},
    players: {},
    levels: {},
    ...before,
    chosen: taken ? view.choose(withList, { type: 'seat', seat, list: taken.id, value: choiceOf(deck) }) : withList,
    pack: list?.id ?? before?.pack,
  })
  goTo({ page: 'lobby', game: view.id })
}
