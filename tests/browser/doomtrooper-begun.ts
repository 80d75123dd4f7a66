/** Makes matches of *Doomtrooper* that are under way, without a browser: bots play, and the test can give some answers. */
import { botAnswer, botDecision } from '../../src/bots/bot'
import { loadRules } from '../../src/games'
import type { State } from '../../src/games/doomtrooper/rules'
import { type AnyDecision, firstSeats, type Game, type Json, type Terms } from '../../src/kernel'
import { writeMatchFile } from '../../src/match/file'
import { answered, begun, type History, type MatchEntry, nowOf } from '../../src/match/history'
import { seeded } from '../conformance/rng'

const RULES = await loadRules()
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

export interface Fray {
  readonly players?: 2 | 3 | 4
  readonly options?: { readonly [name: string]: Json }
  /** The test's own answers; undefined leaves the question to the bot. */
  answer?(open: AnyDecision, state: State): readonly string[] | undefined
  /** Whether this is the question to stop at. */
  isThere(open: AnyDecision, state: State): boolean
  /** A trial continuation from that question: the answers to give, until it returns undefined. They are not part of the file. */
  onward?(open: AnyDecision, state: State, given: readonly Given[]): readonly string[] | undefined
  /** Whether the trial continuation went as wished. If not, the search goes on. */
  isWished?(given: readonly Given[], state: State): boolean
}
/** An answer of the trial continuation. */
export interface Given {
  readonly seat: string
  readonly subject: string
  readonly answer: readonly string[]
}
export interface Frayed {
  readonly file: string
  readonly state: State
  readonly open: AnyDecision
  readonly given: readonly Given[]
}

function withSeed({ players = 2, options, answer, isThere, onward, isWished }: Fray, seed: number): Frayed | undefined {
  const rules = RULES.doomtrooper
  const parsed = rules?.parseSpec({ ...rules.defaultOptions(), players, ...options })
  if (!rules || !parsed?.ok) throw new Error('Doomtrooper does not start')
  const { game } = rules
  const { spec } = parsed
  const rng = seeded(seed)
  const first = begun(game, spec)
  const entries: MatchEntry[] = [first.entry]
  let { history } = first
  for (let answers = 0; answers < 900; answers++) {
    const { pending, state } = nowOf(history).snapshot
    const all = pending as readonly AnyDecision[]
    const open = all.find((one) => !one.offer)
    if (!open) return undefined
    // The cast is safe: the state comes from this game.
    const own = state as unknown as State
    const given = isThere(open, own) ? gone(game, history, onward) : undefined
    if (given && (isWished?.(given.given, given.state) ?? true)) {
      const seats = firstSeats(players)
      const roster = Object.fromEntries(seats.map((seat) => [seat, 'person'] as const))
      const title = NAMES.slice(0, players).join('\n')
      return {
        file: writeMatchFile({ spec, roster, dice: 'auto', rulesVersion: rules.rulesVersion, title, entries }),
        state: own,
        open,
        given: given.given,
      }
    }
    const said = answer?.(open, own)
    const view = game.project(state, open.seat === 'chance' ? 'everybody' : open.seat)
    const decision = said ? open : (botDecision(rules, view, all) as AnyDecision)
    const grown = answered(game, history, decision.id, (said ?? botAnswer(rules, view, decision, rng)) as Json)
    entries.push(grown.entry)
    history = grown.history
  }
  return undefined
}

/** Plays the trial continuation. */
function gone<G extends Terms>(game: Game<G>, from: History<G>, onward: Fray['onward']) {
  const given: Given[] = []
  let history = from
  for (;;) {
    const { pending, state } = nowOf(history).snapshot
    const open = (pending as readonly AnyDecision[]).find((one) => !one.offer)
    const answer = open && onward?.(open, state as unknown as State, given)
    if (!open || !answer) return { given, state: state as unknown as State }
    given.push({ seat: open.seat, subject: open.subject, answer })
    history = answered(game, history, open.id, (open.choice.shape === 'split' ? answer.map(Number) : answer) as Json).history
  }
}

/** The match at the first seed that reaches the wished question. Throws if none of `seeds` seeds does. */
export function fray(wish: Fray, seeds = 20): Frayed {
  for (let seed = 1; seed <= seeds; seed++) {
    const found = withSeed(wish, seed)
    if (found) return found
  }
  throw new Error(`none of ${seeds} seeds comes to the question wished for`)
}
