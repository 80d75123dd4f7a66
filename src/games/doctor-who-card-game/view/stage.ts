/** What happened, as cues: cards that come, turn and go, and a few words where it matters. What is not here the next look shows by itself. */
import type { ToldEntry } from '../../../protocol/messages'
import type { Cue } from '../../../scene/look'
import type { Speak } from '../../../ui/words/speak'
import type { Moment } from '../../view'
import type { Event } from '../rules/events'
import type { View } from '../rules/state'
import { DRAW, defenderRef, enemyRef, reserveRef } from '../rules/zones'
import { textOf } from './card-words'
import { cardIn, printed } from './cards'
import { type EventOf, eventsOf } from './log-line'
import {
  type Board,
  boardOf,
  defendersOf,
  enemiesOf,
  flipped,
  fromHand,
  gathered,
  handOf,
  hidden,
  over,
  passing,
  placed,
} from './stage-board'
import { leftOf, rightOf } from './standing'
import { say } from './words'

type Stagers = { readonly [T in Event['type']]?: (event: EventOf<T>, board: Board) => readonly Cue[] }

const range = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, index) => from + index)
const timeAt = ({ places }: Board, seat: EventOf<'time-gained'>['seat']) => places.seats[seat]?.time ?? places.supply

const STAGERS: Stagers = {
  'deck-shuffled': () => [{ type: 'card-shuffle', ref: DRAW }],
  'pile-reshuffled': (_, { speak, places }) => [over(places.draw.at, say(speak, 'cue-shuffled'), 'neutral')],
  'hand-dealt': ({ seat, count }, board) => passing(board, { from: DRAW, to: handOf(board, seat), cards: hidden(count) }),
  'cards-drawn': ({ seat, count, found }, board) => [
    ...passing(board, { from: DRAW, to: handOf(board, seat), cards: hidden(count) }),
    ...(found
      ? [
          {
            type: 'banner' as const,
            text: say(board.speak, 'cue-end-found'),
            detail: say(board.speak, 'cue-end-found-detail'),
          },
        ]
      : []),
  ],
  'cards-passed': ({ from, to, count }, board) =>
    passing(board, { from: fromHand(from), to: handOf(board, to), cards: hidden(count) }),
  'turn-began': ({ seat, phase }, { speak, after }) => [
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
  'match-over': (_, { speak }) => [{ type: 'banner', text: say(speak, 'status-over') }],
  'time-gained': ({ seat, amount }, board) =>
    amount > 0 ? [over(timeAt(board, seat), say(board.speak, 'cue-time', { amount }), 'allowed')] : [],
  'time-taken': ({ from, to, amount }, board) => [
    over(timeAt(board, from), say(board.speak, 'cue-time', { amount: -amount }), 'refused'),
    over(timeAt(board, to), say(board.speak, 'cue-time', { amount }), 'allowed'),
  ],
  'cards-bought': ({ seat, paid }, board) => [over(timeAt(board, seat), say(board.speak, 'cue-bought', { paid }), 'costly')],
  'cards-discarded': ({ seat, cards }, board) =>
    passing(board, { from: fromHand(seat), to: board.places.discard, cards, faceUp: true }),
  'cards-taken-back': ({ seat, slots }, board) =>
    gathered(
      slots.map((slot) => reserveRef(seat, slot)),
      handOf(board, seat),
      false,
    ),
  'location-played': ({ seat, location }, board) => placed(board, location, [location], fromHand(seat)),
  'defenders-placed': ({ seat, location: ref, count, cards = hidden(count) }, board) => {
    const at = board.location(ref)
    if (!at) return []
    const first = at.defenders.length
    board.put({ ...at, defenders: [...at.defenders, ...cards.map((card) => ({ card, up: false }))] })
    return placed(
      board,
      ref,
      range(first, cards.length).map((slot) => defenderRef(ref, slot)),
      fromHand(seat),
    )
  },
  'enemies-placed': ({ seat, location: ref, count, cards = hidden(count) }, board) => {
    const at = board.location(ref)
    if (!at) return []
    const before = at.attack?.cards ?? []
    board.put({ ...at, attack: { by: seat, cards: [...before, ...cards.map((card) => ({ card, up: false }))] } })
    return placed(
      board,
      ref,
      range(before.length, cards.length).map((slot) => enemyRef(ref, slot)),
      fromHand(seat),
    )
  },
  'enemies-absorbed': ({ seat, location, cards }, board) => [
    over(location, say(board.speak, 'cue-absorbed'), 'cover'),
    ...passing(board, { from: fromHand(seat), to: board.places.discard, cards, faceUp: true }),
  ],
  'attack-taken-over': ({ seat, location: ref, card }, board) => {
    const at = board.location(ref)
    if (!at?.attack) return []
    const slot = at.attack.cards.length
    board.put({ ...at, attack: { by: seat, cards: [...at.attack.cards, { card, up: true }] } })
    return placed(board, ref, [enemyRef(ref, slot)], fromHand(seat))
  },
  'support-played': ({ seat, card: id }, { speak, after }) => {
    const card = cardIn(after, id)
    return card ? [{ type: 'card', seat, title: printed(card, speak.language), text: textOf(card, speak) }] : []
  },
  'enemies-turned-up': ({ location: ref, cards }, board) => {
    const at = board.location(ref)
    if (!at?.attack) return []
    const faces = enemiesOf(at).map((one, slot) => ({ ...one, card: cards[slot] ?? one.card }))
    board.put({ ...at, attack: { ...at.attack, cards: faces.map(({ card }) => ({ card, up: true })) } })
    return flipped(board, faces)
  },
  'enemy-discarded': ({ location, slot }, board) => gathered([enemyRef(location, slot)], board.places.discard, true),
  'attack-absorbed': ({ location, cards }, board) => [
    over(location, say(board.speak, 'cue-absorbed'), 'cover'),
    ...gathered(
      range(0, cards.length).map((slot) => enemyRef(location, slot)),
      board.places.discard,
      true,
    ),
  ],
  'attack-defeated': ({ location, cards }, board) => [
    over(location, say(board.speak, 'cue-defended'), 'allowed'),
    ...gathered(
      range(0, cards.length).map((slot) => enemyRef(location, slot)),
      board.places.discard,
      true,
    ),
  ],
  'conflict-began': ({ location: ref, attacker, defender, enemies, defenders }, board) => {
    const at = board.location(ref)
    if (!at) return []
    const faces = [
      ...enemiesOf(at).map((one, slot) => ({ ...one, card: enemies[slot] ?? one.card })),
      ...defendersOf(at).map((one, slot) => ({ ...one, card: defenders[slot] ?? one.card })),
    ]
    const up = (cards: readonly string[]) => cards.map((card) => ({ card, up: true }))
    board.put({ ...at, defenders: up(defenders), attack: { by: attacker, cards: up(enemies) } })
    return [
      {
        type: 'banner',
        text: say(board.speak, 'cue-conflict', { location: ref }),
        detail: say(board.speak, 'cue-conflict-detail', { attacker, defender }),
        seat: attacker,
      },
      ...flipped(board, faces),
    ]
  },
  'pandorica-opened': ({ location, enemy, defender }, board) =>
    gathered(
      [
        ...(enemy === undefined ? [] : [enemyRef(location, enemy)]),
        ...(defender === undefined ? [] : [defenderRef(location, defender)]),
      ],
      board.places.discard,
      true,
    ),
  'river-switched': ({ location }, { speak }) => [over(location, say(speak, 'cue-switched'), 'enemy')],
  'amy-met-silurians': ({ location }, { speak }) => [over(location, say(speak, 'cue-amy'), 'allowed')],
  'strengths-compared': ({ location, attack, defence }, { speak }) => {
    const isLost = attack.total > defence.total
    const text = say(speak, 'sit-result', { attack: attack.total, defence: defence.total, isLost })
    return [over(location, text, isLost ? 'enemy' : 'friend'), { type: 'wait', ms: 500 }]
  },
  'defence-won': ({ location, enemies, defenders }, board) => [
    over(location, say(board.speak, 'cue-defended'), 'allowed'),
    ...gathered(
      [
        ...range(0, enemies.length).map((slot) => enemyRef(location, slot)),
        ...range(0, defenders.length).map((slot) => defenderRef(location, slot)),
      ],
      board.places.discard,
      true,
    ),
  ],
  'defence-lost': ({ location }, { speak }) => [over(location, say(speak, 'cue-fallen'), 'enemy')],
  'tesselecta-played': ({ location, seat, card: id, cards }, board) => {
    const card = cardIn(board.after, id)
    const shown: readonly Cue[] = card
      ? [{ type: 'card', seat, title: printed(card, board.speak.language), text: textOf(card, board.speak) }]
      : []
    return [
      ...shown,
      ...gathered(
        range(0, cards.length).map((slot) => defenderRef(location, slot)),
        handOf(board, seat),
        false,
      ),
    ]
  },
  'defenders-lost': ({ location: ref, seat, returned }, board) => {
    const lying = defendersOf(board.location(ref) ?? { ref, owner: seat, card: '', tardis: false, defenders: [] })
    const goesBack = (card: string) => returned.includes(card)
    const refs = (back: boolean) => lying.filter(({ card }) => goesBack(card) === back).map((one) => one.ref)
    return [...gathered(refs(false), board.places.discard, true), ...gathered(refs(true), handOf(board, seat), false)]
  },
  'enemies-lost': ({ location, slots }, board) =>
    gathered(
      slots.map((slot) => enemyRef(location, slot)),
      board.places.discard,
      true,
    ),
}

export function cuesOf(
  entry: ToldEntry,
  before: View,
  after: View,
  speak: Speak,
  seen: Pick<Moment, 'viewer' | 'window'> = { viewer: 'A' },
): readonly Cue[] {
  const board = boardOf(before, after, speak, seen)
  return eventsOf(entry).flatMap((event) => cuesFor(event, board))
}

// The table ties each type to the event of that type; indexing by the union of types loses that.
const cuesFor = (event: Event, board: Board): readonly Cue[] =>
  (STAGERS[event.type] as ((event: Event, board: Board) => readonly Cue[]) | undefined)?.(event, board) ?? []
