/** Goes from the builder to a lobby, with the deck as a seat's choice. Choices made there before are kept. */
import { choiceOf, type Deck } from '../../decks/deck'
import type { GameView } from '../../games/view'
import type { Json } from '../../kernel'
import { type PlayerSeat, SEATS } from '../../kernel'
import type { Language } from '../../ui/words/speak'
import { goTo } from '../route'
import { draftOf, keepDraft, wayOf } from './way-back'

/** `list`: the open card list, with the id under which it is stored. */
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
