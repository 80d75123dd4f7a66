/** What the tables of a device tell a page that asks what a bot was after: only what the asker saw. */
import { expect, it } from 'vitest'
import { choose } from '../../src/bots/bot'
import { loadRules } from '../../src/games'
import type { AnyRules } from '../../src/games/rules-of'
import { type PlayerSeat, seeded } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { memoryStore } from '../../src/match/store'
import { createTables } from '../../src/match/tables'
import type { HomeCall, HomeCalls, Roster } from '../../src/protocol/home'
import { type Eyes, type HostMessage, PROTOCOL_VERSION, type ToldLine } from '../../src/protocol/messages'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { motiveOf } from '../../src/workers/motive-work'

const RULES = await loadRules()
const GAME = 'doctor-who-card-game'

/** A match of the card game in which all bots play on until a person is asked. */
async function begun(roster: Roster) {
  const rules = RULES[GAME]
  if (!rules) throw new Error(GAME)
  const tables = createTables({
    rules: async () => rules,
    shapes: TABLE_SHAPES,
    store: memoryStore(),
    chance: seededChance(generator(2)),
    bot: () => async (known) => choose(rules, known, seeded(1)),
    now: () => 0,
    newId: () => 'm',
  })
  let count = 0
  const ask = async <C extends HomeCall>(call: C, takes: HomeCalls[C]['takes'], port?: Parameters<typeof tables.call>[1]) => {
    const response = await tables.call({ ...takes, call, id: ++count }, port)
    if (!response.ok) throw new Error(response.reason.key)
    // The cast is safe: an answer has the type of its call.
    return response.value as HomeCalls[C]['gives']
  }
  const { seats } = await ask('create', { game: GAME, options: rules.defaultOptions(), roster, dice: 'auto' })
  const lines = new Map<Eyes, readonly ToldLine[]>()
  let send: (message: unknown) => void = () => undefined
  let isAsked = false
  const post = (message: HostMessage) => {
    if (message.type === 'all') lines.set(message.state.seat, message.lines)
    if (message.type === 'more') lines.set(message.state.seat, [...(lines.get(message.state.seat) ?? []), message.line])
    if ('state' in message && message.state.decisions.some(({ offer }) => !offer)) {
      isAsked = true
      const [decision] = message.state.decisions.filter(({ offer }) => !offer)
      const { seat } = message.state
      // Persons do what is done if nobody answers, so that the turn passes on.
      if (decision && !hasSeen('B'))
        setTimeout(() => send({ type: 'answer', seat, decision: decision.id, answer: decision.fallback }), 0)
    }
  }
  const told = (eyes: Eyes, by: PlayerSeat) =>
    (lines.get(eyes) ?? []).flatMap(({ entry: { cause, told } }, line) =>
      cause.type === 'answer' && cause.seat === by && told.length > 0 ? [line] : [],
    )
  const hasSeen = (by: PlayerSeat) => told('spectator', by).length > 2
  await ask('open', { match: 'm' }, { post, hear: (listener) => (send = listener), close: () => undefined })
  const persons = seats.filter((seat) => roster[seat] !== 'bot')
  send({ type: 'hello', version: PROTOCOL_VERSION, seats: [...persons, 'spectator'] })
  for (let turn = 0; turn < 400 && !(isAsked && hasSeen('B')); turn++) await new Promise((done) => setTimeout(done, 5))
  expect(hasSeen('B')).toBe(true)
  return { ask, told, lines }
}

it('somebody alone with bots is told what his own seat saw, without the questions of others', async () => {
  const { ask, told, lines } = await begun({ B: 'bot', C: 'bot' })
  const [line = -1] = told('A', 'B')
  const witness = await ask('witness', { match: 'm', eyes: 'A', line, seat: 'B' })
  if ('nothing' in witness) throw new Error(witness.nothing)
  expect(witness.known).toMatchObject({ viewer: 'A', decisions: [], awaited: [] })
  expect(witness.told).toEqual(lines.get('A')?.[line]?.entry.told)
  expect(witness.seats).toEqual(['A', 'B', 'C'])
  expect(witness.own).toEqual([])
})

it('where several share the screen, the asker is an onlooker, whoever has the screen', async () => {
  const { ask, told } = await begun({ B: 'bot' })
  for (const eyes of ['A', 'C', 'spectator'] as const) {
    const line = told(eyes, 'B').at(-1) ?? -1
    const witness = await ask('witness', { match: 'm', eyes, line, seat: 'B' })
    if ('nothing' in witness) throw new Error(witness.nothing)
    expect(witness.known.viewer).toBe('spectator')
    const answer = await motiveOf(RULES[GAME] as AnyRules, witness, () => undefined, { screened: 1, weighed: 2 })
    expect('nothing' in answer || answer.deed.playouts > 0).toBe(true)
  }
})

it('nothing is told through the eyes of a bot, of a person’s deed, of a line that does not exist, or of a match that is not open', async () => {
  const { ask, told } = await begun({ B: 'bot', C: 'bot' })
  const [line = -1] = told('A', 'B')
  const gone = { nothing: 'gone' }
  expect(await ask('witness', { match: 'm', eyes: 'B', line, seat: 'B' })).toEqual(gone)
  expect(await ask('witness', { match: 'm', eyes: 'A', line, seat: 'A' })).toEqual(gone)
  expect(await ask('witness', { match: 'm', eyes: 'A', line: 9999, seat: 'B' })).toEqual(gone)
  expect(await ask('witness', { match: 'm', eyes: 'A', line: 0, seat: 'B' })).toEqual(gone)
  await expect(ask('witness', { match: 'elsewhere', eyes: 'A', line, seat: 'B' })).rejects.toThrow('unknown-match')
})
