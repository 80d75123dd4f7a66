/**
 * `npm run simulate -- <game> --matches 100 --seed 7 --options '{"players":4}'`: bots against bots, headless. Prints a line per
 * match, how often each event happened, then a reproducible line of JSON with means and a hash over all final states.
 */
import { createHash } from 'node:crypto'
import { botAnswer, botDecision } from '../../src/bots/bot'
import { loadRules } from '../../src/games'
import type { Options } from '../../src/games/rules-of'
import { type AnyDecision, canonical, reply, start } from '../../src/kernel'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { seeded } from '../conformance/rng'

const RULES = await loadRules()

const ANSWER_LIMIT = 20_000

export function main(args: readonly string[]): number {
  const id = args.find((arg) => !arg.startsWith('--') && !/^\d+$/.test(arg)) ?? ''
  const rules = Object.hasOwn(RULES, id) ? RULES[id] : undefined
  const number = (flag: string, otherwise: number) => {
    const index = args.indexOf(flag)
    return index < 0 ? otherwise : Number(args[index + 1])
  }
  const [matches, seed] = [number('--matches', 100), number('--seed', 1)]
  if (!rules || !Number.isInteger(matches) || matches < 1 || !Number.isInteger(seed)) {
    console.error(`Usage: npm run simulate -- <game> --matches <n> --seed <n>; games: ${Object.keys(RULES).join(', ')}`)
    return 2
  }
  const chosen = args.indexOf('--options')
  // Changes to the game's default options. The game's own schema validates them.
  const options = chosen < 0 ? {} : (JSON.parse(args[chosen + 1] ?? '{}') as Options)
  const parsed = rules.parseSpec({ ...rules.defaultOptions(), ...options })
  if (!parsed.ok) throw new Error(`these options of ${id} are refused: ${JSON.stringify(parsed.reason)}`)
  const hash = createHash('sha256')
  const [happened, won] = [new Map<string, number>(), new Map<string, number>()]
  const begun = Date.now()
  let [stuck, illegal, answers, turns, wonByFirst] = [0, 0, 0, 0, 0]
  const points = new Map<string, number>()
  for (let match = 0; match < matches; match++) {
    const began = Date.now()
    const rng = seeded(seed * 100_003 + match)
    let { snapshot, events } = start(rules.game, parsed.spec)
    for (const { type } of events) count(happened, type)
    let entries = 0
    while (snapshot.pending.length > 0 && entries < ANSWER_LIMIT) {
      const pending = snapshot.pending as readonly AnyDecision[]
      const { seat } = pending[0] as AnyDecision
      const space = rules.game.space(snapshot.state) as never
      const view = rules.game.project(snapshot.state, seat === 'chance' ? 'everybody' : seat)
      const decision = botDecision(rules, view, pending) as AnyDecision
      const answer = botAnswer(rules, view, decision, rng)
      const verdict = TABLE_SHAPES[decision.choice.shape]?.accepts(decision.choice as never, answer, space)
      if (!verdict?.allowed) illegal++
      ;({ snapshot, events } = reply(rules.game, snapshot, decision.id, answer))
      for (const { type } of events) count(happened, type)
      entries++
    }
    const outcome = rules.game.outcome(snapshot.state)
    if (!outcome) stuck++
    hash.update(canonical(snapshot.state))
    const winner = outcome ? (outcome.winners.length === 1 ? outcome.winners[0] : 'draw') : 'stuck'
    answers += entries
    turns += Number('turn' in snapshot.state ? snapshot.state.turn : 0)
    for (const [seat, score] of Object.entries(outcome?.scores ?? {})) points.set(seat, (points.get(seat) ?? 0) + score)
    count(won, winner ?? 'nobody')
    if ('first' in snapshot.state && snapshot.state.first === winner) wonByFirst++
    const turn =
      'turn' in snapshot.state
        ? ` turns ${snapshot.state.turn}`
        : 'round' in snapshot.state
          ? ` rounds ${snapshot.state.round}`
          : ''
    console.log(
      `match ${match + 1}: winner ${winner}, points ${JSON.stringify(outcome?.scores ?? {})},${turn} entries ${entries}, ${Date.now() - began} ms`,
    )
  }
  for (const [type, times] of [...happened].sort((a, b) => b[1] - a[1])) console.log(`${String(times).padStart(9)} ${type}`)
  const seconds = Math.round((Date.now() - begun) / 1000)
  console.log(`${answers} answers in ${seconds} s: ${Math.round(answers / matches)} a match`)
  const winners = Object.fromEntries([...won].sort())
  const mean = (sum: number) => Math.round((sum / matches) * 10) / 10
  const means = {
    turns: mean(turns),
    wonByFirst: wonByFirst / matches,
    points: Object.fromEntries([...points].map(([seat, sum]) => [seat, mean(sum)])),
  }
  console.log(
    JSON.stringify({ game: id, matches, stuck, illegal, answers, winners, means, hash: hash.digest('hex').slice(0, 32) }),
  )
  return stuck + illegal > 0 ? 1 : 0
}

const count = (all: Map<string, number>, one: string): void => void all.set(one, (all.get(one) ?? 0) + 1)
