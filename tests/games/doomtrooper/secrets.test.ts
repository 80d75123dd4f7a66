/** What is hidden (3.4). At every decision: `npm run secrecy -- doomtrooper`; here what each seat sees, and leaks that are planted. */
import { describe, expect, test } from 'vitest'
import { doomtrooper } from '../../../src/games/doomtrooper/rules'
import { seatOf, warriors } from '../../../src/games/doomtrooper/rules/facts/table'
import type { State, View } from '../../../src/games/doomtrooper/rules/state'
import { ask, type Doomtrooper, type go, question } from '../../../src/games/doomtrooper/rules/terms'
import { firstSeats, type Game, type Here, type Procedure, type Viewer } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { playOut } from '../../conformance/conformance'
import { seeded } from '../../conformance/rng'
import { act, doing, fight, type Laid, laid, playing, resolved, uid } from './position'

const position: Laid = {
  players: 3,
  A: { hand: ['take_aim', 'samurai'], inPlay: ['tatsu', '~infantry', '?clansman'] },
  B: { hand: ['ambush'], inPlay: ['necromutant', '~centurion'] },
}
const spec = (players: number) => ({ game: 'doomtrooper', seats: firstSeats(players), options: { players } })
const faces = (viewer: Viewer) => Object.values(doomtrooper.project(laid(position), viewer).inPlay).map(({ card }) => card)

describe('what one sees', () => {
  test('hands, piles and faces in cover are for their owner', () => {
    expect(faces('A')).toEqual(['tatsu', 'infantry', 'clansman', 'necromutant', '?'])
    expect(faces('B')).toEqual(['tatsu', '?', '?', 'necromutant', 'centurion'])
    expect(faces('spectator')).toEqual(['tatsu', '?', '?', 'necromutant', '?'])
    expect(faces('everybody')).toEqual(['tatsu', 'infantry', 'clansman', 'necromutant', 'centurion'])
    const { seats } = doomtrooper.project(laid(position), 'B')
    expect([seats.A?.hand, seats.B?.hand, new Set(seats.B?.pile)]).toEqual([['?', '?'], ['ambush'], new Set(['?'])])
  })
  test('one that takes cover is seen no more, but while it fights', () => {
    const play = playing({ A: { inPlay: ['samurai', '~razide'] }, B: { inPlay: ['necromutant', '~centurion'] } })
    const face = (viewer: Viewer) => play.sees(viewer as 'A').inPlay[uid(play, 'centurion')]?.card
    expect([face('A'), face('B')]).toEqual(['?', 'centurion'])
    fight(play, 'samurai', 'centurion', 'fight')
    expect(face('A')).toBe('centurion')
    resolved(play)
    expect(face('A')).toBe('?')
  })
  test('a search tells others that a card moved', () => {
    const play = playing({ A: { hand: ['expedite_request'], pile: ['infantry', 'tatsu'] } })
    act(play, 'A', 'play expedite_request').answer('A', 'which card', 'face:tatsu')
    const event = play.last('card-found')
    expect([doomtrooper.tell(event, 'A', play.state), doomtrooper.tell(event, 'B', play.state)]).toMatchObject([
      { card: 'tatsu' },
      {},
    ])
    expect(doomtrooper.tell(event, 'B', play.state)).not.toHaveProperty('card')
  })
  test('who casts a spell is asked whether or not one that lies hidden could', () => {
    // A mystic casts everything; a second mystic that lies hidden could cast this, a clansman could not.
    const asked = ['mystic', 'clansman'].map((hidden) => {
      const play = playing({ A: { D: 9, hand: ['mind_wall'], inPlay: ['mystic', `?${hidden}`] }, B: { inPlay: ['samurai'] } })
      return doing(play, 'A', 'play mind_wall > mystic').open
    })
    expect(asked[0]).toContain('A: caster')
    expect(asked[1]).toEqual(asked[0])
    const open = playing({ A: { D: 9, hand: ['mind_wall'], inPlay: ['mystic', 'clansman'] }, B: { inPlay: ['samurai'] } })
    expect(doing(open, 'A', 'play mind_wall > mystic').open).not.toContain('A: caster')
  })
  test('what a viewer imagines has every card once, and what all have seen where it is', () => {
    const state = laid(position)
    for (const viewer of ['A', 'B', 'C', 'spectator'] as const) {
      const world = doomtrooper.imagine(doomtrooper.project(state, viewer), seeded(3))
      expect(world.inPlay[uid({ state }, 'infantry')]?.card).toBe('infantry')
      expect(doomtrooper.project(world, viewer)).toEqual(doomtrooper.project(state, viewer))
    }
  })
})

describe.each([2, 3, 4])('%i players', (players) => {
  test('no seat can tell worlds apart, at points of a whole match', () => {
    const run = playOut(doomtrooper, TABLE_SHAPES as never, spec(players), 11 * players, { secrecyEvery: 25, saveEvery: 0 })
    expect(run.secrecyPoints).toBeGreaterThan(20)
  }, 60_000)
})

/** The game with one step done otherwise, where that step has something to say. */
function withStep(
  name: 'poll' | 'turn',
  step: string,
  otherwise: (state: State) => ReturnType<typeof go> | undefined,
): Game<Doomtrooper> {
  const chapter = doomtrooper.procedures[name]
  const before = chapter.steps[step]
  if (!before) throw new Error(`${name} has no step ${step}`)
  const leaking = (here: Here<Doomtrooper, never>) => otherwise(here.state) ?? before(here)
  const changed: Procedure<Doomtrooper> = { ...chapter, steps: { ...chapter.steps, [step]: leaking } }
  return { ...doomtrooper, procedures: { ...doomtrooper.procedures, [name]: changed } }
}
const others = (state: State) => state.order.filter((seat) => seat !== state.active)
const LEAKS: { readonly [what: string]: Game<Doomtrooper> } = {
  'drawn cards are told to all': { ...doomtrooper, tell: (event) => event },
  'the number of a pile tells what lies on it': {
    ...doomtrooper,
    project(state: State, viewer: Viewer): View {
      const view = doomtrooper.project(state, viewer)
      const { pile = [], P = 0 } = state.seats.A ?? {}
      return {
        ...view,
        seats: { ...view.seats, A: { ...seatOf(view, 'A'), P: P + (state.pool[pile[0] ?? '']?.type === 'warrior' ? 0.5 : 0) } },
      }
    },
  },
  'discarding is asked of who may see a special card in another hand': withStep('turn', 'choose', (state) => {
    const isSpecial = others(state).some((seat) => seatOf(state, seat).hand.some((card) => state.pool[card]?.type === 'special'))
    const options = [{ id: 'h0' as const }]
    return isSpecial
      ? undefined
      : ask(question(state.active, 'discard cards', { shape: 'pick', options, least: 0, most: 1 }, []), 'chosen')
  }),
  'who is covered shows in the turn': {
    ...doomtrooper,
    project(state: State, viewer: Viewer): View {
      const view = doomtrooper.project(state, viewer)
      const V = warriors(state).reduce((sum, one) => sum + (one.zone === 'hidden' ? (state.pool[one.card]?.stats?.V ?? 0) : 0), 0)
      return { ...view, turn: view.turn + V / 100 }
    },
  },
}
test.each(Object.entries(LEAKS))(
  'planted and found: %s',
  (_, game) => {
    const play = () => {
      for (let seed = 1; seed <= 8; seed++) playOut(game, TABLE_SHAPES as never, spec(2), seed, { secrecyEvery: 1, saveEvery: 0 })
    }
    expect(play).toThrow(/can tell worlds apart|own questions depend|is told of|sees something/)
  },
  60_000,
)
