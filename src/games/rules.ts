/** The games' rules, by id. Server, workers, bots and tests import this; it holds nothing that is drawn. */
import type { Game, Json, Terms } from '../kernel'
import * as dz from './deadzone/rules'
import * as dw from './doctor-who-card-game/rules'
import { defaultSpec, exterminate, parseSpec, type State } from './exterminate/rules'
import type { AnyRules, Options } from './rules-of'

// A game is invariant in its words; the platform only ever hands it back what it made itself.
const anyGame = (game: unknown): Game<Terms> => game as Game<Terms>
const plain = (value: unknown): Options => JSON.parse(JSON.stringify(value)) as Options

const exterminateRules: AnyRules = {
  id: 'exterminate',
  game: anyGame(exterminate),
  defaultOptions: () => plain(defaultSpec()),
  glimpse(state) {
    // The state is this game's own: the platform hands back only what it got.
    const { phase, turn, turns, ledger, nodes, figures } = exterminate.project(state as State, 'spectator')
    const seats = Object.fromEntries(Object.entries(figures).map(([ref, { seat }]) => [ref, { seat }]))
    return plain({ phase, turn, turns, ledger, nodes, figures: seats })
  },
  goals(world, seat) {
    // A state or a view of this game: the platform hands back only what it got.
    const { figures, nodes, tabletop } = world as State
    const placeOf = (ref: string) => {
      const piece = tabletop.pieces[ref]
      return piece ? [piece.pose.at] : []
    }
    const enemies = Object.values(figures).filter((figure) => figure.seat !== seat)
    return [...Object.keys(nodes), ...enemies.map(({ ref }) => ref)].flatMap(placeOf)
  },
  parseSpec(options) {
    const parsed = parseSpec(options)
    if ('refused' in parsed)
      return { ok: false, reason: { key: 'bad-options', says: { at: parsed.path, expected: parsed.message as Json } } }
    return { ok: true, spec: { game: 'exterminate', seats: ['A', 'B'], options: plain(parsed) } }
  },
}

const deadzoneRules: AnyRules = {
  id: 'deadzone',
  game: anyGame(dz.deadzone),
  defaultOptions: () => plain(dz.defaultSpec()),
  glimpse(state) {
    // The state is this game's own: the platform hands back only what it got.
    const { phase, round, mission, target, initiative, sides, models, winner } = dz.deadzone.project(
      state as dz.State,
      'spectator',
    )
    const ledgers = Object.fromEntries(Object.entries(sides).map(([seat, { ledger }]) => [seat, { seat, ledger }]))
    const standings = Object.fromEntries(
      Object.entries(models).map(([ref, { seat, standing }]) => [ref, { ref, seat, standing }]),
    )
    return plain({ phase, round, mission, target, initiative, sides: ledgers, models: standings, winner })
  },
  // A state or a view of this game, and a seat of it.
  goals: (world, seat) => dz.goalsOf(world as dz.State, dz.sideOf(seat)),
  parseSpec(options) {
    const parsed = dz.parseSpec(options)
    if ('refused' in parsed)
      return { ok: false, reason: { key: 'bad-options', says: { at: parsed.path, expected: parsed.message as Json } } }
    return { ok: true, spec: { game: 'deadzone', seats: ['A', 'B'], options: plain(parsed) } }
  },
}

const doctorWhoRules: AnyRules = {
  id: 'doctor-who-card-game',
  game: anyGame(dw.doctorWho),
  defaultOptions: () => plain(dw.defaultSpec()),
  glimpse(state) {
    // The state is this game's own: the platform hands back only what it got.
    const { phase, turn, order, active, seats, locations, pile, supply, endCard, scores } = dw.doctorWho.project(
      state as dw.State,
      'spectator',
    )
    return plain({ phase, turn, order, active, seats, locations, pile, supply, endCard, scores })
  },
  parseSpec(options) {
    const parsed = dw.parseSpec(options)
    if ('refused' in parsed)
      return { ok: false, reason: { key: 'bad-options', says: { at: parsed.path, expected: parsed.message as Json } } }
    return { ok: true, spec: { game: 'doctor-who-card-game', seats: dw.seatsOf(parsed), options: plain(parsed) } }
  },
}

export const RULES: { readonly [id: string]: AnyRules } = {
  exterminate: exterminateRules,
  deadzone: deadzoneRules,
  'doctor-who-card-game': doctorWhoRules,
}
