/**
 * What must come out the same on every JavaScript engine: whole matches of every game played by bots, with a hash of the state after
 * every entry, and a hash over physical throws. Runs in Node and in browsers; knows neither.
 */
import { botAnswer, botDecision } from '../../../src/bots/bot'
import { hashOfThrows } from '../../../src/dice/throw'
import { loadRules } from '../../../src/games'
import { type AnyDecision, canonical, type Json, reply, start } from '../../../src/kernel'
import { hashOf, toHash } from '../../../src/match/proof/hash'
import { seeded } from '../../conformance/rng'

export interface Asked {
  readonly matches: number
  readonly seed: number
  readonly throws: number
}

export interface PlayedMatch {
  readonly game: string
  readonly seed: number
  /** The first eight digits of the state's SHA-256 at the beginning and after every entry. */
  readonly states: readonly string[]
}

export interface Played {
  readonly matches: readonly PlayedMatch[]
  readonly throws: string
}

const DIGITS = 8
const utf8 = new TextEncoder()
const LIMIT = 20_000

export async function play({ matches, seed, throws }: Asked): Promise<Played> {
  const played: PlayedMatch[] = []
  for (const [game, rules] of Object.entries(await loadRules())) {
    const parsed = rules.parseSpec(rules.defaultOptions())
    if (!parsed.ok) throw new Error(`${game} does not start`)
    for (let match = 0; match < matches; match++) {
      const of = seed * 100_003 + match
      const rng = seeded(of)
      let { snapshot } = start(rules.game, parsed.spec)
      const states: string[] = []
      const note = () => states.push(toHash(hashOf(utf8.encode(canonical(snapshot.state as Json)))).slice(0, DIGITS))
      note()
      while (snapshot.pending.length > 0 && states.length < LIMIT) {
        const pending = snapshot.pending as readonly AnyDecision[]
        const { seat } = pending[0] as AnyDecision
        const view = rules.game.project(snapshot.state, seat === 'chance' ? 'everybody' : seat)
        const decision = botDecision(rules, view, pending) as AnyDecision
        snapshot = reply(rules.game, snapshot, decision.id, botAnswer(rules, view, decision, rng)).snapshot
        note()
      }
      played.push({ game, seed: of, states })
    }
  }
  return { matches: played, throws: await hashOfThrows(throws) }
}

/** The first difference between two engines in each match, in words; none if both played the same. */
export function differences(one: Played, other: Played): readonly string[] {
  const found = one.matches.flatMap(({ game, seed, states }, index) => {
    const theirs = other.matches[index]
    if (theirs?.game !== game || theirs.seed !== seed) return [`${game} at seed ${seed} was not played`]
    const at = states.findIndex((state, entry) => theirs.states[entry] !== state)
    if (at >= 0) return [`${game} at seed ${seed} differs after entry ${at}`]
    return theirs.states.length === states.length ? [] : [`${game} at seed ${seed} goes on after entry ${states.length - 1}`]
  })
  return one.throws === other.throws ? found : [...found, `the throws differ: ${one.throws} and ${other.throws}`]
}
