/** Random legal decks, and matches of sampled answers with them that prefer what has not happened yet. */
import type { Card, CardId } from '../../../src/games/doomtrooper/rules/cards'
import type { Event } from '../../../src/games/doomtrooper/rules/events'
import type { State } from '../../../src/games/doomtrooper/rules/state'
import type { Doomtrooper } from '../../../src/games/doomtrooper/rules/terms'
import { type AnyDecision, type Game, type Option, type Rng, reply, type Snapshot } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'

export type Deck = { readonly [id: CardId]: number }

/** A legal deck at random, 24 warriors and 36 other cards; `wanted` cards come first, as many as there are, up to half of it. */
export function randomDeck(cards: readonly Card[], rng: Rng, wanted: readonly Card[] = []): Deck {
  const deck: { [id: CardId]: number } = {}
  const take = (from: readonly Card[], most: number) => {
    for (let has = 0, tried = 0; has < most && tried < 2000; tried++) {
      const card = from[rng.below(from.length)]
      if (!card || (deck[card.id] ?? 0) >= Math.min(5, card.limit)) continue
      deck[card.id] = (deck[card.id] ?? 0) + 1
      has++
    }
    return Object.values(deck).reduce((sum, n) => sum + n, 0)
  }
  const isWarrior = ({ type }: Card) => type === 'warrior'
  const fill = (of: (card: Card) => boolean, most: number) => {
    const before = Object.values(deck).reduce((sum, n) => sum + n, 0)
    const favoured = wanted.filter(of)
    const has = favoured.length > 0 ? take(favoured, Math.floor(most / 2)) - before : 0
    take(cards.filter(of), most - has)
  }
  fill(isWarrior, 24)
  fill((card) => !isWarrior(card), 36)
  return deck
}

/** Every card of each player, wherever it is. */
export const owned = (state: State): readonly string[] =>
  state.order.map((seat) => {
    const own = state.seats[seat]
    const inPlay = Object.values(state.inPlay).flatMap(({ owner, card }) => (owner === seat ? [card] : []))
    const stack = state.stack.flatMap((play) => (play.seat === seat && play.kind !== 'use' ? [play.card] : []))
    const piles = [own?.hand, own?.pile, own?.discard, own?.removed, own?.reserve]
    return [...piles.flatMap((cards) => cards ?? []), ...inPlay, ...stack].sort().join()
  })

const ENDINGS = ['end', 'pass', 'proceed']
/** What a move is about: a card of the hand by its face, an ability by its card and place. */
function nameOf(state: State, seat: string, id: string): string {
  const [verb, thing = ''] = id.split(/[:>]/)
  if (thing.startsWith('h')) return `card ${state.seats[seat as 'A']?.hand[Number(thing.slice(1))]}`
  const [uid = '', index] = thing.split('.')
  return verb === 'use' ? `${state.inPlay[uid as 'c1']?.card}.${index} use` : (verb ?? '')
}
/** An answer at random: seldom an ending, and most of the time something fresh if there is such a thing. */
export function boldAnswer(state: State, decision: AnyDecision, rng: Rng, isFresh: (name: string) => boolean): unknown {
  const { choice, seat } = decision
  const sampled = () =>
    TABLE_SHAPES[choice.shape]?.sample(choice as never, undefined as never, rng) ?? (decision.fallback as unknown)
  if (choice.shape !== 'pick') return sampled()
  const { options, least, most } = choice as unknown as { options: readonly Option[]; least: number; most: number }
  if (least !== 1 || most !== 1) return sampled()
  const open = options.filter(({ id, refused }) => !refused && !ENDINGS.includes(id))
  const fresh = open.filter(({ id }) => isFresh(nameOf(state, seat, id)))
  if (fresh.length > 0 && rng.below(5) > 0) return [fresh[rng.below(fresh.length)]?.id]
  return open.length > 0 && rng.below(4) > 0 ? [open[rng.below(open.length)]?.id] : sampled()
}

/** Plays on, at most so many answers; says what happened, and looks at every state. */
export function playOn(
  game: Game<Doomtrooper>,
  from: Snapshot<Doomtrooper>,
  rng: Rng,
  most: number,
  player: {
    answer(state: State, decision: AnyDecision): unknown
    look(state: State, events: readonly Event[]): void
  },
): Snapshot<Doomtrooper> {
  let snapshot = from
  for (let given = 0; given < most && snapshot.pending.length > 0; given++) {
    const pending = snapshot.pending as readonly AnyDecision[]
    // What may be said at any time is said now and then; what is asked, otherwise.
    const asked = pending.filter(({ offer }) => !offer)
    const among = asked.length > 0 && rng.below(6) > 0 ? asked : pending
    const decision = among[rng.below(among.length)] as AnyDecision
    const step = reply(game, snapshot, decision.id, player.answer(snapshot.state, decision))
    snapshot = step.snapshot
    player.look(snapshot.state, step.events)
  }
  return snapshot
}
