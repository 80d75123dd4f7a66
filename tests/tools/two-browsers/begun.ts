/** Matches under way with which the script begins: bots have played them, up to a throw that waits for its player. */
import { botAnswer, botDecision } from '../../../src/bots/bot'
import { loadRules } from '../../../src/games'
import type { AnyDecision } from '../../../src/kernel'
import { writeMatchFile } from '../../../src/match/file'
import { answered, begun, nowOf } from '../../../src/match/history'
import { thrower } from '../../../src/match/roster'
import { seeded } from '../../conformance/rng'

/** So many entries are played at least, if somebody throws dice after that: there is something on the table then. */
const LEAST = 30
/** Where nobody has thrown by then, nobody throws dice in this game. */
const MOST = 400

/** A match file of this game between Ada, Bob and, where it has more seats, bots. */
export async function begunMatch(id: string, seed: number): Promise<string> {
  const rules = (await loadRules())[id]
  const parsed = rules?.parseSpec(rules.defaultOptions())
  if (!rules || !parsed?.ok) throw new Error(`${id} does not start`)
  const { game } = rules
  const { spec } = parsed
  const persons = spec.seats.slice(0, 2)
  const rng = seeded(seed)
  let { history } = begun(game, spec)
  let calm = history
  let throwing: typeof history | undefined
  while (history.length < MOST && (throwing?.length ?? 0) < LEAST) {
    const { state, pending } = nowOf(history).snapshot
    const open = pending as readonly AnyDecision[]
    const isThrow = open.some((one) => thrower(one, 'by hand', persons) !== undefined)
    if (isThrow && (!throwing || history.length >= LEAST)) throwing = history
    const seat = open[0]?.seat
    if (seat === undefined) break
    if (history.length <= LEAST && seat !== 'chance' && persons.includes(seat)) calm = history
    const view = game.project(state, seat === 'chance' ? 'everybody' : seat)
    const decision = botDecision(rules, view as object, open) as AnyDecision
    history = answered(game, history, decision.id, botAnswer(rules, view as object, decision, rng)).history
  }
  return writeMatchFile({
    spec,
    roster: Object.fromEntries(spec.seats.map((one) => [one, persons.includes(one) ? 'person' : 'bot'])),
    dice: 'by hand',
    title: ['Ada', 'Bob', ...spec.seats.slice(2).map((one) => `Bot ${one}`)].join('\n'),
    rulesVersion: rules.rulesVersion,
    entries: (throwing ?? calm).past.map(({ entry }) => entry),
  })
}
