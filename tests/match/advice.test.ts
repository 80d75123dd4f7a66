/** Advice for a player who is alone with bots, and bots that are told to answer at once. */
import { expect, it } from 'vitest'
import { thoughtOf } from '../../src/bots/levels'
import { loadRules } from '../../src/games'
import { type Game, type Json, type PlayerSeat, type Seen, seeded, type Terms } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { memoryStore } from '../../src/match/store'
import { createTables } from '../../src/match/tables'
import type { TablePort } from '../../src/match/tables-options'
import type { HomeCall, HomeCalls } from '../../src/protocol/home'
import { type HostMessage, PROTOCOL_VERSION } from '../../src/protocol/messages'
import { TABLE_SHAPES } from '../../src/table/shapes'

const RULES = await loadRules()
const GAME = 'exterminate'
type Sat = { readonly got: HostMessage[]; send(message: unknown): void; readonly port: TablePort }

function line(): Sat {
  const got: HostMessage[] = []
  const hearing: ((message: unknown) => void)[] = []
  return {
    got,
    send: (message) => {
      for (const hear of hearing) hear(message)
    },
    port: { post: (message) => void got.push(message), hear: (listener) => void hearing.push(listener), close: () => undefined },
  }
}

/** The tables of a device whose bots think until they are hurried; `known` collects what advice was given from. */
function device() {
  const known: Seen<Terms>[] = []
  const waits: (() => void)[] = []
  const tables = createTables({
    rules: async (game) => RULES[game],
    shapes: TABLE_SHAPES,
    store: memoryStore(),
    chance: seededChance(generator(1)),
    bot: (_game: Game<Terms>, _seat: PlayerSeat, _level, hurries) => async (seen) => {
      const before = hurries()
      while (hurries() === before) await new Promise<void>((turn) => waits.push(turn) && setTimeout(turn, 5))
      const owed = seen.decisions.find(({ offer }) => !offer)
      return { decision: owed?.id ?? '', answer: owed?.fallback }
    },
    advise: async (game, seen) => {
      known.push(seen)
      const rules = RULES[game.id]
      if (!rules) throw new Error(game.id)
      const { decision, considered } = thoughtOf(rules, seen, 'strong', seeded(3), {
        spent: (done) => done / 30,
      })
      return considered.map((one) => ({ ...one, decision, answer: one.answer as Json }))
    },
    now: () => 0,
    newId: () => 'm',
  })
  let count = 0
  const ask = async <C extends HomeCall>(call: C, takes: HomeCalls[C]['takes'], port?: TablePort) => {
    const response = await tables.call({ ...takes, call, id: ++count }, port)
    if (!response.ok) throw new Error(response.reason.key)
    // The cast is safe: an answer has the type of its call.
    return response.value as HomeCalls[C]['gives']
  }
  return { ask, known }
}

const begun = async (roster: HomeCalls['create']['takes']['roster']) => {
  const at = device()
  const options = RULES[GAME]?.defaultOptions() as Json
  const { id: match } = await at.ask('create', { game: GAME, options, roster, dice: 'auto' })
  const sat = line()
  await at.ask('open', { match }, sat.port)
  const seats = (['A', 'B'] as const).filter((seat) => roster[seat] !== 'bot')
  sat.send({ type: 'hello', version: PROTOCOL_VERSION, seats })
  const asked = (): readonly string[] => {
    const states = sat.got.flatMap((message) => ('state' in message && message.state.seat === 'A' ? [message.state] : []))
    return states.at(-1)?.decisions.map(({ id }) => id) ?? []
  }
  const until = async (isSo: () => boolean) => {
    for (let turn = 0; turn < 400 && !isSo(); turn++) await new Promise((done) => setTimeout(done, 5))
    expect(isSo()).toBe(true)
  }
  return { ...at, match, sat, asked, until }
}

it('somebody alone with bots is advised on his open question, under the name that it has on the wire', async () => {
  const { ask, known, match, asked, until } = await begun({ B: 'bot' })
  await ask('hurry', { match })
  await until(() => asked().length > 0)
  const { advice } = await ask('advise', { match, seat: 'A' })
  expect(advice.length).toBeGreaterThan(1)
  for (const { decision, expected, playouts } of advice) {
    expect(asked()).toContain(decision)
    expect(expected).toBeGreaterThanOrEqual(0)
    expect(expected).toBeLessThanOrEqual(1)
    expect(playouts).toBeGreaterThan(0)
  }
  const best = advice.map(({ expected }) => expected)
  expect(best).toEqual(best.toSorted((one, other) => other - one))
  // Nothing else than what the seat may know is thought about.
  expect(known).toHaveLength(1)
  expect(known[0]?.decisions.every(({ seat }) => seat === 'A')).toBe(true)
})

it('nobody is advised among other players, for a bot, or at a match that is not open', async () => {
  const two = await begun({})
  await two.until(() => two.asked().length > 0)
  await expect(two.ask('advise', { match: two.match, seat: 'A' })).rejects.toThrow('advice-among-players')
  const one = await begun({ B: 'bot' })
  await expect(one.ask('advise', { match: one.match, seat: 'B' })).rejects.toThrow('advice-among-players')
  await expect(one.ask('advise', { match: 'elsewhere', seat: 'A' })).rejects.toThrow('unknown-match')
  expect([...two.known, ...one.known]).toEqual([])
})

it('a bot that thinks answers at once when it is told to', async () => {
  const { ask, match, sat, until } = await begun({ A: 'bot' })
  const answers = () => sat.got.filter(({ type }) => type === 'more').length
  await new Promise((done) => setTimeout(done, 60))
  const before = answers()
  await new Promise((done) => setTimeout(done, 60))
  expect(answers()).toBe(before)
  await ask('hurry', { match })
  await until(() => answers() > before)
})
