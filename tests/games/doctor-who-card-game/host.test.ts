/** More than two at a table: the match host with three and four seats. */
import { describe, expect, test } from 'vitest'
import { botAnswer, botDecision } from '../../../src/bots/bot'
import { loadRules } from '../../../src/games'
import type { AnyRules } from '../../../src/games/rules-of'
import type { Json, PlayerSeat, Rng, Terms } from '../../../src/kernel'
import { seededChance } from '../../../src/match/chance'
import { generator } from '../../../src/match/generator'
import { createHost } from '../../../src/match/host'
import type { Choose } from '../../../src/match/roster'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { sitDown } from '../../match/player'
import { specFor } from './whole'

const RULES = await loadRules()

const rules = theRules()
function theRules(): AnyRules {
  const found = RULES['doctor-who-card-game']
  if (!found) throw new Error('no such game')
  return found
}
const { game } = rules

const bot =
  (rng: Rng): Choose<Terms> =>
  ({ view, decisions }) => {
    const decision = botDecision(rules, view, decisions)
    if (!decision) throw new Error('a bot was asked nothing')
    return { decision: decision.id, answer: botAnswer(rules, view, decision, rng) }
  }

async function begun(players: 3 | 4, bots: readonly PlayerSeat[] = []) {
  const spec = specFor(players)
  const rng = generator(9)
  const host = createHost({
    game,
    spec,
    shapes: TABLE_SHAPES,
    chance: seededChance(generator(4)),
    roster: Object.fromEntries(bots.map((seat) => [seat, 'bot'])),
    bots: Object.fromEntries(bots.map((seat) => [seat, bot(rng)])),
  })
  const persons = spec.seats.filter((seat) => !bots.includes(seat))
  const table = new Map(persons.map((seat) => [seat, sitDown(host, [seat])] as const))
  const at = (seat: PlayerSeat) => table.get(seat) ?? sitDown(host, [seat])
  await host.settled()
  const asked = (): PlayerSeat =>
    spec.seats.find((seat) =>
      table
        .get(seat)
        ?.state(seat)
        .decisions.some(({ offer }) => !offer),
    ) ?? 'A'
  return { host, at, asked, seats: spec.seats }
}

describe('three and four at a table', () => {
  test('an action that is begun, and taken up again, is a line for nobody else', async () => {
    const { host, at, asked, seats } = await begun(4)
    const seat = asked()
    const others = seats.filter((other) => other !== seat)
    const before = others.map((other) => at(other).lines.get(other)?.length)
    at(seat).answer(seat, 'action', ['reserve:h0'])
    await host.settled()
    expect(
      at(seat)
        .state(seat)
        .decisions.map(({ subject }) => subject),
    ).toEqual(['more to reserve'])
    expect(others.map((other) => at(other).lines.get(other)?.length)).toEqual(before)
    expect(at(seat).state(seat)).toMatchObject({ canUndo: true, undoNeeds: [] })
    at(seat).send({ type: 'undo', seat })
    expect(
      at(seat)
        .state(seat)
        .decisions.map(({ subject }) => subject),
    ).toEqual(['action'])
    expect(others.map((other) => at(other).lines.get(other)?.length)).toEqual(before)
  })

  test('to take back what lies face down needs nobody; what has been shown, all who saw it', async () => {
    const { host, at, asked, seats } = await begun(4)
    const seat = asked()
    at(seat).answer(seat, 'action', ['reserve:h0'])
    at(seat).answer(seat, 'more to reserve', [])
    await host.settled()
    expect(at(seat).state(seat)).toMatchObject({ canUndo: true, undoNeeds: [] })
    at(seat).answer(seat, 'action', ['discard:h0'])
    await host.settled()
    expect(at(seat).state(seat).undoNeeds).toEqual(seats.filter((other) => other !== seat))
  })

  test('who leaves is answered for, and the others play on to the end', async () => {
    const { host, at, asked } = await begun(3, ['B'])
    at('C').send({ type: 'concede', seat: 'C' })
    const rng = generator(2)
    for (let given = 0; given < 600 && !host.outcome(); given++) {
      await host.settled()
      if (host.outcome()) break
      const seat = asked()
      const decision = at(seat)
        .state(seat)
        .decisions.find(({ offer }) => !offer)
      if (!decision) throw new Error(`nobody is asked anything: ${JSON.stringify(host.snapshot().pending)}`)
      const answer = botAnswer(rules, at(seat).views.get(seat) as object, decision, rng) as Json
      at(seat).send({ type: 'answer', seat, decision: decision.id, answer })
    }
    expect(host.outcome()?.scores).toMatchObject({ A: expect.any(Number), B: expect.any(Number), C: expect.any(Number) })
  })
})
