/**
 * Turns events into cues: texts, enlarged cards, and cards that move between places. The scene derives how cards in play appear,
 * turn and leave from the looks before and after.
 */
import { IDLE } from '../../../client/draft'
import type { Moment } from '../../../client/moment'
import type { PlayerSeat } from '../../../kernel'
import type { ToldEntry } from '../../../protocol/messages'
import type { Cue } from '../../../scene/cue'
import { capital } from '../../../ui/words/plural'
import type { Speak } from '../../../ui/words/speak'
import { cuesThrough, type Destination, passing, type Step } from '../../kit/card-table/glides'
import { SMALL } from '../../kit/card-table/layout'
import { LAST_LOOK, over } from '../../kit/drawn/cues'
import type { EventOfType } from '../../kit/speech/log'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { zoneRef } from '../rules/zones'
import { faceLook, textOf } from './card-faces'
import { cardIn, printed, thingIn } from './cards'
import { BACK } from './emblems'
import { folded } from './folded'
import { type Places, placesFor } from './layout'
import { eventsOf } from './log'
import { cardsOf } from './look'
import { say } from './words'

interface Staging {
  readonly speak: Speak
  readonly before: View
  readonly places: Places
  readonly key: string
}
type Stagers = { readonly [T in Event['type']]?: (event: EventOfType<Event, T>, staging: Staging) => Step }

/** Moves this many face-down cards from the pile to the hand. */
function drawn({ key, places }: Staging, seat: PlayerSeat, count: number): readonly Cue[] {
  const at = places.seats[seat]
  if (!at || count === 0) return []
  const faces = Array.from({ length: count }, () => undefined)
  return passing(key, { from: zoneRef(seat, 'pile'), to: at.hand.at, faces, card: { ...SMALL, back: BACK } })
}
function discarded({ key, places, before, speak }: Staging, seat: PlayerSeat, cards: readonly string[]): readonly Cue[] {
  const at = places.seats[seat]
  if (!at || cards.length === 0) return []
  const faces = cards.map((id) => {
    const card = cardIn(before, id)
    return card && faceLook(card, before.pool, speak)
  })
  return passing(key, { from: zoneRef(seat, 'hand'), to: at.discard.at, faces, card: { ...SMALL, back: BACK } })
}
function shown({ before, speak }: Staging, seat: PlayerSeat, id: string | undefined): readonly Cue[] {
  const card = id === undefined ? undefined : cardIn(before, id)
  return card
    ? [{ type: 'card', seat, title: printed(card, speak.language), text: textOf(card, before.pool, speak).effects.join(' ') }]
    : []
}
/** The destination of a card that leaves play: its owner's discard pile. */
const leaving =
  ({ before, places }: Staging) =>
  (ref: string): Destination | undefined => {
    const one = thingIn(before, ref)
    const at = one && places.seats[one.owner]?.discard.at
    return at && { at, faceUp: true }
  }

const STAGERS: Stagers = {
  'deck-shuffled': ({ seat }) => ({ first: [{ type: 'card-shuffle', ref: zoneRef(seat, 'pile') }] }),
  'cards-drawn': ({ seat, count }, staging) => ({ first: drawn(staging, seat, count) }),
  'cards-discarded': ({ seat, cards }, staging) => ({ first: discarded(staging, seat, cards) }),
  'turn-began': ({ seat }, { speak }) => ({ first: [{ type: 'banner', text: say(speak, 'cue-turn-of', { seat }), seat }] }),
  'match-over': (_, { speak }) => ({ first: [{ type: 'banner', text: say(speak, 'status-done') }, LAST_LOOK] }),
  'card-played': ({ seat, kind, card }, staging) => ({ first: kind === 'play' ? shown(staging, seat, card) : [] }),
  'ability-used': ({ seat, card }, staging) => ({ first: shown(staging, seat, card) }),
  'points-changed': ({ seat, P, D }, { speak, places }) => {
    const at = places.seats[seat]
    const told = (amount: number, cur: 'P' | 'D'): readonly Cue[] =>
      amount === 0 || !at ? [] : [over(at[cur], say(speak, 'cue-points', { amount, cur }), amount > 0 ? 'allowed' : 'refused')]
    return { first: [...told(P, 'P'), ...told(D, 'D')] }
  },
  'combatants-named': ({ attacker, defender, direct }, { speak }) => ({
    first: [
      {
        type: 'banner',
        text: capital(say(speak, 'cue-attack', { attacker: attacker.main, target: defender?.main ?? direct ?? '' })),
        seat: attacker.seat,
      },
    ],
  }),
  struck: ({ strikes }, { speak }) => ({
    first: strikes.filter(({ hits }) => !hits).map(({ at }) => over(at, say(speak, 'cue-missed'), 'cover')),
  }),
  wounded: ({ uid }, { speak }) => ({ first: [over(uid, say(speak, 'cue-wounded'), 'refused')] }),
  healed: ({ uid }, { speak }) => ({ first: [over(uid, say(speak, 'cue-healed'), 'allowed')] }),
  killed: ({ dying }, { speak }) => ({ first: [over(dying.uid, say(speak, 'cue-killed'), 'refused')] }),
  saved: ({ uid }, { speak }) => ({ first: [over(uid, say(speak, 'cue-saved'), 'allowed')] }),
  'cards-left': (_, staging) => ({ goes: leaving(staging) }),
}

export function cuesOf(
  entry: ToldEntry,
  before: View,
  after: View,
  speak: Speak,
  seen: Pick<Moment, 'viewer' | 'window'> = { viewer: 'A' },
): readonly Cue[] {
  const places = placesFor(after.order, seen.viewer, seen.window)
  return cuesThrough(eventsOf(entry), before, {
    fold: folded,
    cards: (view) => cardsOf(view, { ...seen, view, decisions: [], draft: IDLE }, speak),
    step: (event, now, key) => stepOf(event, { speak, before: now, places, key }),
  })
}
// `STAGERS` pairs each type with its own event, but indexing it by the union of types loses that, hence the cast.
const stepOf = (event: Event, staging: Staging): Step =>
  (STAGERS[event.type] as ((event: Event, staging: Staging) => Step) | undefined)?.(event, staging) ?? {}
