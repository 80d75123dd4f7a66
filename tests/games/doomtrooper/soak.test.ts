/** Matches of sampled answers with random decks of the whole pool: nothing is lost, nothing is stuck, and everything happens. */
import { describe, expect, test } from 'vitest'
import { CARDS, POOL } from '../../../src/games/doomtrooper/content/pool'
import { doomtrooper } from '../../../src/games/doomtrooper/rules'
import { judgeOf } from '../../../src/games/doomtrooper/rules/fx'
import type { State } from '../../../src/games/doomtrooper/rules/state'
import { type AnyDecision, firstSeats, type MatchSpec, type Rng, reply, start } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { playOut } from '../../conformance/conformance'
import { seeded } from '../../conformance/rng'
import { declined, fight, laid, playing } from './position'
import { owned, randomDeck } from './random-play'

function specWith(players: number, rng: Rng): MatchSpec {
  const seats = firstSeats(players)
  const decks = Object.fromEntries(seats.map((seat) => [seat, randomDeck(CARDS, rng)]))
  return { game: 'doomtrooper', seats, options: { players, decks, targetP: 60 } }
}
/** Plays on by sampled answers and looks at every state. */
function played(
  from: { readonly snapshot: ReturnType<typeof start<never>>['snapshot'] | object },
  rng: Rng,
  look: (state: State) => void,
  limit: number,
): State {
  let snapshot = from.snapshot as ReturnType<typeof start>['snapshot']
  for (let given = 0; given < limit && snapshot.pending.length > 0; given++) {
    const pending = snapshot.pending as readonly AnyDecision[]
    const decision = pending[rng.below(pending.length)] as AnyDecision
    const answer =
      TABLE_SHAPES[decision.choice.shape]?.sample(decision.choice as never, undefined as never, rng) ?? decision.fallback
    snapshot = reply(doomtrooper as never, snapshot, decision.id, answer).snapshot
    look(snapshot.state as State)
  }
  return snapshot.state as State
}

describe('random decks of the whole pool', () => {
  const happened = new Set<string>()
  test.each([2, 3, 4, 2, 3, 4])('%i players: every promise is kept, and no card is lost', (players) => {
    const rng = seeded(players * 1000 + happened.size)
    const spec = specWith(players, rng)
    const run = playOut(doomtrooper, TABLE_SHAPES as never, spec, 5 + happened.size, { secrecyEvery: 17, saveEvery: 29 })
    for (const event of run.events) happened.add(event.type === 'card-played' ? `card-played ${event.kind}` : event.type)
    const begun = start(doomtrooper, spec).snapshot.state
    expect(owned(run.snapshot.state)).toEqual(owned(begun))
  })
  test('and in them everything happens that can', () => {
    const rare = [
      'card-played hide',
      'revealed',
      'killed',
      'healed',
      'side-changed',
      'effect-began',
      'ability-used',
      'card-countered',
      'attack-called-off',
      'card-moved',
      'no-effect',
      'play-fixed',
      'cards-left',
    ]
    expect(rare.filter((type) => !happened.has(type))).toEqual([])
  })
})

describe('pairs of cards in one combat', () => {
  const cards = CARDS.filter(({ play }) => play && ['COMBAT', 'ANY', 'RE', 'PRE'].includes(play.when)).map(({ id }) => id)
  test('a hundred sampled pairs end, no card is lost, and ratings come out the same from scratch', () => {
    const rng = seeded(41)
    let plays = 0
    for (let pair = 0; pair < 100; pair++) {
      const [one = '', other = ''] = [cards[rng.below(cards.length)], cards[rng.below(cards.length)]]
      const side = {
        D: 12,
        P: 6,
        hand: [one, other, one],
        inPlay: ['keeper_of_the_art[sherman_bolter]', 'necromutant[dark_fire,ticker]', '~clansman[foxhole]', 'tatsu/wounded'],
      }
      const [attacker, defender] =
        pair % 2 === 0 ? ['necromutant', 'keeper_of_the_art#1'] : ['keeper_of_the_art', 'necromutant#1']
      const play = declined(
        fight(
          playing(laid({ A: side, B: { ...side, inPlay: [...side.inPlay].toReversed() } })),
          attacker ?? '',
          defender ?? '',
          'fight',
        ),
      )
      const before = owned(play.state)
      const end = played(
        play,
        rng,
        (state) => {
          expect(owned(state)).toEqual(before)
          const copy = JSON.parse(JSON.stringify(state)) as State
          for (const { uid } of Object.values(state.inPlay)) {
            if (POOL[state.inPlay[uid]?.card ?? '']?.type !== 'warrior') continue
            for (const stat of ['F', 'A', 'V'] as const)
              expect(judgeOf(copy).rating(uid, stat)).toEqual(judgeOf(state).rating(uid, stat))
          }
        },
        25,
      )
      expect(owned(end)).toEqual(before)
      plays += play.state === end ? 0 : 1
    }
    expect(plays).toBe(100)
  }, 120_000)
})
