/** The client options about a game's secrets: its windows, which of them are passed, and whether hands are covered here. */
import { stillMoment } from '../../client/moment'
import type { StopPolicy, Stops } from '../../client/passing'
import type { ClientOptions } from '../../client/state'
import type { GameView } from '../../games/view'
import type { Pick as Picking, PlayerSeat } from '../../kernel'
import type { Language } from '../../ui/words/speak'
import { speaker } from '../../ui/words/speaker'
import type { Settings } from '../settings'

/** The language does not matter: the stops are the same in all of them, only their labels differ. */
const stopsIn = (game: GameView) => game.stops?.('en') ?? []

/** The game's default stops with the player's changes. */
export function policyOf(game: GameView, settings: Pick<Settings, 'stops'>): StopPolicy {
  const chosen = settings.stops[game.id] ?? {}
  return Object.fromEntries(stopsIn(game).map(({ subject, own, other }) => [subject, chosen[subject] ?? { own, other }]))
}

/** The same stops for every seat: they are a setting of this device. */
export const stopsOf = (game: GameView, seats: readonly PlayerSeat[], settings: Pick<Settings, 'stops'>): Stops => {
  const policy = policyOf(game, settings)
  return Object.fromEntries(seats.map((seat) => [seat, policy]))
}

/** Whether any of these seats holds a card. Card counts are public; while all are 0 the screen need not be handed over. */
function hiding(game: GameView, seats: readonly PlayerSeat[], spoken: Spoken): NonNullable<ClientOptions['hides']> {
  const known = new WeakMap<object, boolean>()
  return (seen) => {
    // The cast is safe: views of games are always objects.
    const view = seen as object
    const [viewer = 'A'] = seats
    const hands = known.has(view) ? undefined : game.hands?.(stillMoment(view, viewer), speaker(spoken()))
    const isHiding = known.get(view) ?? hands?.seats.some(({ seat, handCount }) => handCount > 0 && seats.includes(seat)) ?? false
    known.set(view, isHiding)
    return isHiding
  }
}

/**
 * For a question which dice to throw again: the player's own failed dice and another player's successes. Empty if no die failed
 * and the faces only differ; undefined for other questions.
 */
function suggestedBy(game: GameView, spoken: Spoken): NonNullable<ClientOptions['suggested']> {
  return (decision, seen) => {
    if (decision.seat === 'chance') return undefined
    // The cast is safe: views of games are always objects.
    const situation = game.situation?.(stillMoment(seen as object, decision.seat, [decision]), speaker(spoken()))
    if (situation?.decision !== decision.id) return undefined
    // The cast is safe: a question over dice is a pick.
    const { most } = decision.choice as Picking
    const dice = situation.rolls.flatMap((roll) => roll.dice.map((die) => ({ ...die, isOwn: roll.seat === decision.seat })))
    if (situation.isEven) return []
    return dice.flatMap(({ option, counts, isOwn }) => (option === undefined || counts === isOwn ? [] : [option])).slice(0, most)
  }
}

/**
 * Reads the language of the page. The results here do not depend on it, but cards and dice come with their words, and words of
 * another language may not be loaded.
 */
type Spoken = () => Language

/** Builds these client options for a game, the seats at this screen and the player's settings. */
export function secrecyOf(
  game: GameView,
  seats: readonly PlayerSeat[],
  settings: Pick<Settings, 'stops' | 'hands' | 'windows'>,
  spoken: Spoken,
): Pick<ClientOptions, 'secret' | 'hides' | 'windows' | 'stops' | 'fleeting' | 'suggested' | 'isThrow'> {
  const subjects = stopsIn(game).map(({ subject }) => subject)
  return {
    ...(game.hands ? { secret: settings.hands === 'covered', hides: hiding(game, seats, spoken) } : {}),
    // The casts below are safe: views of games are always objects.
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
