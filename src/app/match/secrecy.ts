/** What the client is told of a game's secrets: its windows, which of them are passed, and whether hands are covered at this screen. */
import { stillMoment } from '../../client/moment'
import type { StopPolicy, Stops } from '../../client/passing'
import type { ClientOptions } from '../../client/state'
import type { GameView } from '../../games/view'
import type { Pick as Picking, PlayerSeat } from '../../kernel'
import type { Language } from '../../ui/words/speak'
import { speaker } from '../../ui/words/speaker'
import type { Settings } from '../settings'

/** In any language: a game brings its own words in all of them, and only the labels differ. */
const stopsIn = (game: GameView) => game.stops?.('en') ?? []

/** The game's proposal, with the player's changes. */
export function policyOf(game: GameView, settings: Pick<Settings, 'stops'>): StopPolicy {
  const chosen = settings.stops[game.id] ?? {}
  return Object.fromEntries(stopsIn(game).map(({ subject, own, other }) => [subject, chosen[subject] ?? { own, other }]))
}

/** One setting for this device, whoever sits at it. */
export const stopsOf = (game: GameView, seats: readonly PlayerSeat[], settings: Pick<Settings, 'stops'>): Stops => {
  const policy = policyOf(game, settings)
  return Object.fromEntries(seats.map((seat) => [seat, policy]))
}

/** Is there a card in any of these hands? How many there are is public: while there are none, the screen need not change hands. */
function hiding(game: GameView, seats: readonly PlayerSeat[], spoken: Spoken): NonNullable<ClientOptions['hides']> {
  const known = new WeakMap<object, boolean>()
  return (seen) => {
    // A view is a record: games make nothing else.
    const view = seen as object
    const [viewer = 'A'] = seats
    const hands = known.has(view) ? undefined : game.hands?.(stillMoment(view, viewer), speaker(spoken()))
    const isHiding = known.get(view) ?? hands?.seats.some(({ seat, handCount }) => handCount > 0 && seats.includes(seat)) ?? false
    known.set(view, isHiding)
    return isHiding
  }
}

/** Of the dice that may be thrown again, one's own that failed and another's that did not; none where dice only differ. Undefined for other questions. */
function suggestedBy(game: GameView, spoken: Spoken): NonNullable<ClientOptions['suggested']> {
  return (decision, seen) => {
    if (decision.seat === 'chance') return undefined
    // A view is a record: games make nothing else.
    const situation = game.situation?.(stillMoment(seen as object, decision.seat, [decision]), speaker(spoken()))
    if (situation?.decision !== decision.id) return undefined
    // A question over dice is a pick.
    const { most } = decision.choice as Picking
    const dice = situation.rolls.flatMap((roll) => roll.dice.map((die) => ({ ...die, isOwn: roll.seat === decision.seat })))
    if (situation.isEven) return []
    return dice.flatMap(({ option, counts, isOwn }) => (option === undefined || counts === isOwn ? [] : [option])).slice(0, most)
  }
}

/**
 * The language of the page. What is found out here is the same in each, but cards and dice come with their words, and the words of
 * another language may not have been loaded.
 */
type Spoken = () => Language

export function secrecyOf(
  game: GameView,
  seats: readonly PlayerSeat[],
  settings: Pick<Settings, 'stops' | 'hands' | 'windows'>,
  spoken: Spoken,
): Pick<ClientOptions, 'secret' | 'hides' | 'windows' | 'stops' | 'fleeting' | 'suggested' | 'isThrow'> {
  const subjects = stopsIn(game).map(({ subject }) => subject)
  return {
    ...(game.hands ? { secret: settings.hands === 'covered', hides: hiding(game, seats, spoken) } : {}),
    // A view is a record: games make nothing else.
    windows: {
      subjects,
      isOwn: (decision, view) => game.isOwn?.(decision, view as object) ?? true,
      rest: (decision) => game.rest?.(decision),
      next: (decision) => game.next?.(decision),
      moot: (decision, view) => game.moot?.(decision, view as object),
    },
    stops: stopsOf(game, seats, settings),
    fleeting: settings.windows === 'brief',
    suggested: suggestedBy(game, spoken),
    isThrow: (decision, answer) => game.isThrow?.(decision, answer) ?? false,
  }
}
