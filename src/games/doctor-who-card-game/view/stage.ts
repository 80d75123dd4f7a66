/**
 * Cues for what happened: texts, large copies of cards, cards that pass between hands. How the cards of the table come, turn and
 * go is derived from how they lie before and after each event.
 */
import { IDLE } from '../../../client/draft'
import type { Moment } from '../../../client/moment'
import type { PlayerSeat } from '../../../kernel'
import type { ToldEntry } from '../../../protocol/messages'
import type { Cue } from '../../../scene/cue'
import type { CardFaceLook } from '../../../scene/look'
import type { Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import { closedUp, cuesThrough, type Destination, passing, type Step } from '../../kit/card-table/glides'
import { type Box, CARD, SMALL } from '../../kit/card-table/layout'
import { LAST_LOOK, over, together } from '../../kit/drawn/cues'
import { type CardId, HIDDEN } from '../rules/cards'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { DRAW, defenderRef, enemyRef, reserveRef, zoneRef } from '../rules/zones'
import { faceLook } from './card-faces'
import { textOf } from './card-words'
import { cardIn, locationIn, printed, seatIn } from './cards'
import { DECK_BACK } from './emblems'
import { folded } from './folded'
import { type Places, placesFor } from './layout'
import { type EventOf, eventsOf } from './log-line'
import { cardsOf } from './look'
import { leftOf, rightOf } from './standing'
import { say } from './words'

/** What the functions for events may use. `before`: the view when the event happened; `after`: after the whole entry. */
interface Staging {
  readonly speak: Speak
  readonly before: View
  readonly after: View
  readonly places: Places
  readonly key: string
}
/** How long a conflict's result stays after its texts, milliseconds; with them about two seconds. */
const COMPARED_MS = 1600

type Stagers = { readonly [T in Event['type']]?: (event: EventOf<T>, staging: Staging) => Step }

const timeAt = ({ places }: Staging, seat: PlayerSeat) => places.seats[seat]?.time ?? places.supply
const handOf = ({ places }: Staging, seat: PlayerSeat): Box => places.seats[seat]?.hand ?? places.draw
const toHand = (staging: Staging, seat: PlayerSeat): Destination => ({ at: handOf(staging, seat).at, faceUp: false })
const toDiscard = ({ places }: Staging): Destination => ({ at: places.discard.at, faceUp: true })

const listed = (count: number, refOf: (slot: number) => Ref): readonly Ref[] =>
  Array.from({ length: count }, (_, slot) => refOf(slot))
const enemiesAt = ({ before }: Staging, ref: Ref): readonly Ref[] =>
  listed(locationIn(before, ref)?.attack?.cards.length ?? 0, (slot) => enemyRef(ref, slot))
const defendersAt = ({ before }: Staging, ref: Ref): readonly Ref[] =>
  listed(locationIn(before, ref)?.defenders.length ?? 0, (slot) => defenderRef(ref, slot))
/** The new refs in the reserve after the cards at these places have left it. */
const reserveWithout = ({ before }: Staging, seat: PlayerSeat, slots: readonly number[]) =>
  closedUp(
    listed(seatIn(before, seat)?.reserve.length ?? 0, (slot) => reserveRef(seat, slot)),
    slots.map((slot) => reserveRef(seat, slot)),
  )
/** Enemies go from these places at a location to the discard pile. */
function enemiesLeave(staging: Staging, location: Ref, slots: readonly number[], cards: readonly CardId[]): Step {
  const leaving = slots.map((slot) => enemyRef(location, slot))
  return {
    names: closedUp(enemiesAt(staging, location), leaving),
    goes: (ref) => {
      const face = faceOf(staging, cards[leaving.indexOf(ref)])
      return { ...toDiscard(staging), ...(face ? { face } : {}) }
    },
  }
}
function faceOf({ after, speak }: Staging, id: CardId = HIDDEN): CardFaceLook | undefined {
  const card = cardIn(after, id)
  return card && faceLook(card, speak)
}

/** A number of cards that pass face down. */
function unseen({ key }: Staging, from: Ref, to: Box, count: number): readonly Cue[] {
  const card = { ...(to.width < CARD.width ? SMALL : CARD), back: DECK_BACK }
  return passing(key, { from, to: to.at, faces: Array.from({ length: count }, () => undefined), card })
}
function discarded(staging: Staging, seat: PlayerSeat, cards: readonly CardId[]): readonly Cue[] {
  const { key, places } = staging
  const faces = cards.map((id) => faceOf(staging, id))
  return passing(key, { from: zoneRef(seat, 'hand'), to: places.discard.at, faces, card: { ...CARD, back: DECK_BACK } })
}
function shown({ after, speak }: Staging, seat: PlayerSeat, id: CardId): readonly Cue[] {
  const card = cardIn(after, id)
  return card ? [{ type: 'card', seat, title: printed(card, speak.language), text: textOf(card, speak) }] : []
}

const STAGERS: Stagers = {
  'deck-shuffled': () => ({ first: [{ type: 'card-shuffle', ref: DRAW }] }),
  'pile-reshuffled': (_, { speak, places }) => ({ first: [over(places.draw.at, say(speak, 'cue-shuffled'), 'neutral')] }),
  'hand-dealt': ({ seat, count }, staging) => ({ first: unseen(staging, DRAW, handOf(staging, seat), count) }),
  'cards-drawn': ({ seat, count, found }, staging) => ({
    first: unseen(staging, DRAW, handOf(staging, seat), count),
    ...(found
      ? {
          last: [
            {
              type: 'banner',
              text: say(staging.speak, 'cue-end-found'),
              detail: say(staging.speak, 'cue-end-found-detail'),
            },
          ],
        }
      : {}),
  }),
  'cards-passed': ({ from, to, count }, staging) => ({
    first: unseen(staging, zoneRef(from, 'hand'), handOf(staging, to), count),
  }),
  'turn-began': ({ seat, phase }, { speak, after }) => ({
    first: [
      {
        type: 'banner',
        text: say(speak, 'cue-turn', { seat }),
        detail: say(speak, 'cue-turn-detail', {
          isEnd: phase === 'end phase',
          next: leftOf(after, seat),
          to: rightOf(after, seat),
        }),
        seat,
      },
    ],
  }),
  'match-over': (_, { speak }) => ({ first: [{ type: 'banner', text: say(speak, 'status-over') }, LAST_LOOK] }),
  'time-gained': ({ seat, amount }, staging) =>
    amount > 0 ? { first: [over(timeAt(staging, seat), say(staging.speak, 'cue-time', { amount }), 'allowed')] } : {},
  'time-taken': ({ from, to, amount }, staging) => ({
    first: [
      over(timeAt(staging, from), say(staging.speak, 'cue-time', { amount: -amount }), 'refused'),
      over(timeAt(staging, to), say(staging.speak, 'cue-time', { amount }), 'allowed'),
    ],
  }),
  'cards-bought': ({ seat, paid }, staging) => ({
    first: [over(timeAt(staging, seat), say(staging.speak, 'cue-bought', { paid }), 'costly')],
  }),
  'cards-discarded': ({ seat, cards }, staging) => ({ first: discarded(staging, seat, cards) }),
  'cards-taken-back': ({ seat, slots }, staging) => ({
    names: reserveWithout(staging, seat, slots),
    goes: () => toHand(staging, seat),
  }),
  'enemies-absorbed': ({ seat, location, cards }, staging) => ({
    first: [over(location, say(staging.speak, 'cue-absorbed'), 'cover'), ...discarded(staging, seat, cards)],
  }),
  'support-played': ({ seat, card }, staging) => ({ first: shown(staging, seat, card) }),
  'enemy-discarded': ({ location, slot, card }, staging) => enemiesLeave(staging, location, [slot], [card]),
  'attack-diverted': ({ from, to }, staging) => ({
    names: new Map(enemiesAt(staging, from).map((ref, slot) => [ref, enemyRef(to, slot)])),
  }),
  'attack-absorbed': ({ location, cards }, staging) => ({
    first: [over(location, say(staging.speak, 'cue-absorbed'), 'cover')],
    ...enemiesLeave(staging, location, [...cards.keys()], cards),
  }),
  'attack-defeated': ({ location, cards }, staging) => ({
    first: [over(location, say(staging.speak, 'cue-defended'), 'allowed')],
    ...enemiesLeave(staging, location, [...cards.keys()], cards),
  }),
  'conflict-began': ({ location, attacker, defender }, { speak }) => ({
    first: [
      {
        type: 'banner',
        text: say(speak, 'cue-conflict', { location }),
        detail: say(speak, 'cue-conflict-detail', { attacker, defender }),
        seat: attacker,
      },
    ],
  }),
  'pandorica-opened': ({ location, enemy, defender }, staging) => ({
    names: new Map([
      ...closedUp(enemiesAt(staging, location), enemy === undefined ? [] : [enemyRef(location, enemy)]),
      ...closedUp(defendersAt(staging, location), defender === undefined ? [] : [defenderRef(location, defender)]),
    ]),
    goes: () => toDiscard(staging),
  }),
  'river-switched': ({ location }, { speak }) => ({ first: [over(location, say(speak, 'cue-switched'), 'enemy')] }),
  'amy-met-silurians': ({ location }, { speak }) => ({ first: [over(location, say(speak, 'cue-amy'), 'allowed')] }),
  'strengths-compared': ({ location, attack, defence }, staging) => {
    const { speak } = staging
    const isLost = attack.total > defence.total
    const text = say(speak, 'sit-result', { attack: attack.total, defence: defence.total, isLost })
    // The first card of each side has the side's total over it.
    const sum = (ref: Ref | undefined, total: number, hasWon: boolean): readonly Cue[] =>
      ref === undefined ? [] : [over(ref, speak.number(total), hasWon ? 'allowed' : 'refused')]
    return {
      first: [
        together([
          ...sum(enemiesAt(staging, location)[0], attack.total, isLost),
          ...sum(defendersAt(staging, location)[0], defence.total, !isLost),
          over(location, text, isLost ? 'enemy' : 'friend'),
        ]),
        { type: 'wait', ms: COMPARED_MS },
      ],
    }
  },
  'defence-won': ({ location }, staging) => ({
    first: [over(location, say(staging.speak, 'cue-defended'), 'allowed')],
    goes: () => toDiscard(staging),
  }),
  'defence-lost': ({ location }, { speak }) => ({ first: [over(location, say(speak, 'cue-fallen'), 'enemy')] }),
  'tesselecta-played': ({ location, seat, card, slot }, staging) => ({
    first: shown(staging, seat, card),
    names: reserveWithout(staging, seat, slot === undefined ? [] : [slot]),
    goes: (ref) => (defendersAt(staging, location).includes(ref) ? toHand(staging, seat) : toDiscard(staging)),
  }),
  'defenders-lost': ({ location, seat, returned }, staging) => {
    const lying = locationIn(staging.before, location)?.defenders ?? []
    const back = lying.flatMap(({ card }, slot) => (returned.includes(card) ? [defenderRef(location, slot)] : []))
    return { goes: (ref) => (back.includes(ref) ? toHand(staging, seat) : toDiscard(staging)) }
  },
  'enemies-lost': ({ location, slots, cards }, staging) => enemiesLeave(staging, location, slots, cards),
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
    step: (event, now, key) => stepOf(event, { speak, before: now, after, places, key }),
  })
}

// The table ties each type to its event, but TypeScript loses that connection when it is indexed with the union of types.
const stepOf = (event: Event, staging: Staging): Step =>
  (STAGERS[event.type] as ((event: Event, staging: Staging) => Step) | undefined)?.(event, staging) ?? {}
