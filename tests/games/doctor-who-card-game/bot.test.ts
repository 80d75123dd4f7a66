/** The bot plays sensibly (section 9), sees no more than its seat, and goes in no circles. */
import { describe, expect, test } from 'vitest'
import { botAnswer, botDecision } from '../../../src/bots/bot'
import { loadRules } from '../../../src/games'
import { type AnyDecision, reply, seen, start } from '../../../src/kernel'
import { TABLE_SHAPES } from '../../../src/table/shapes'
import { seeded } from '../../conformance/rng'
import { actionId, junk, type Laid, playing, specFor } from './driver'

const RULES = await loadRules()

const rules =
  RULES['doctor-who-card-game'] ??
  (() => {
    throw new Error('no such game')
  })()

/** What the bot answers in this position, over many seeds. */
function answers(position: Laid, begun?: string): ReadonlySet<string> {
  const play = playing(position)
  if (begun) play.answer(play.state.active, 'action', actionId(play, begun))
  const open = play.snapshot.pending as readonly AnyDecision[]
  const view = play.sees(open[0]?.seat === 'chance' ? 'everybody' : (open[0]?.seat ?? 'A'))
  const said = Array.from({ length: 30 }, (_, seed) => {
    const decision = botDecision(rules, view, open) as AnyDecision
    return `${decision.subject}: ${[botAnswer(rules, view, decision, seeded(seed + 1))].flat().join()}`
  })
  return new Set(said)
}

describe('the bot', () => {
  test('lays locations before anything else', () => {
    for (const said of answers({ hands: { A: ['spot-3', 'doctor', ...junk(4)] }, table: { A1: {}, B1: {} } }))
      expect(said).toMatch(/^action: play:h0/)
  })

  test('takes a TARDIS marker off with the weakest enemy', () => {
    const position: Laid = {
      hands: { A: ['the-beast', 'saturnyns', ...junk(3, 'doctor')] },
      table: { A1: { tardis: true, defenders: ['doctor'] }, B1: { card: 'spot-5', tardis: true } },
    }
    expect(answers(position)).toEqual(new Set(['action: attack:h1>B1']))
  })

  test('defends what it can hold, with as much as it needs', () => {
    const position: Laid = {
      hands: { A: ['doctor', 'amy-pond', 'rory-williams', ...junk(3, 'k-9')] },
      table: { A1: { card: 'spot-5', by: 'B', enemies: ['+foe-6'] } },
    }
    for (const said of answers(position)) expect(said).toMatch(/^action: (defend|support)/)
    for (const said of answers(position, 'defend doctor>A1')) expect(said).toMatch(/^more defenders: h[12]/)
  })

  test('does not throw defenders away', () => {
    const position: Laid = {
      hands: { A: ['amy-pond', 'gangers', 'gangers', 'gangers'] },
      table: { A1: { by: 'B', enemies: ['+foe-9', '+foe-9'] } },
    }
    for (const said of answers(position)) expect(said).not.toMatch(/defend/)
  })

  test('pays U.N.I.T. what is missing, or nothing', () => {
    const position = (enemy: string): Laid => ({
      active: 'A',
      hands: { A: [enemy, ...junk(3)] },
      reserve: { C: ['+unit'] },
      time: { C: 3 },
      rulings: { unitSpend: 'unlimited' },
      table: { A1: {}, C1: { defenders: ['doctor'] } },
    })
    expect(answers(position('foe-7'), 'attack foe-7>C1')).toEqual(new Set(['unit boost: 2']))
    expect(answers(position('foe-9'), 'attack foe-9>C1')).toEqual(new Set(['unit boost: 0']))
  })

  test('plays Tesselecta when it has it', () => {
    const position: Laid = {
      hands: { A: ['foe-9', ...junk(3)], C: ['tesselecta', 'dalek'] },
      table: { A1: {}, C1: { defenders: ['doctor'] } },
    }
    expect(answers(position, 'attack foe-9>C1')).toEqual(new Set(['tesselecta: h0']))
  })

  test('takes its cards back at the start of a turn, and never after it has reserved', () => {
    const position: Laid = { hands: { A: junk(3) }, reserve: { A: ['doctor', 'tesselecta'] }, table: { A1: {} } }
    expect(answers(position)).toEqual(new Set(['take back: r0']))
    const view = { ...playing(position).sees('A'), acted: 'idle' }
    const open = playing(position).snapshot.pending as readonly AnyDecision[]
    expect(botDecision(rules, view, open)?.subject).toBe('action')
  })
})

test.each([3, 4] as const)('matches of %i bots end, with legal answers only', (players) => {
  for (let seed = 1; seed <= 12; seed++) {
    const rng = seeded(seed)
    let { snapshot } = start(rules.game, specFor(players))
    let given = 0
    while (snapshot.pending.length > 0 && given < 2000) {
      const open = snapshot.pending as readonly AnyDecision[]
      const seat = open[0]?.seat ?? 'A'
      const { view } = seen(rules.game, snapshot, seat === 'chance' ? 'everybody' : seat)
      const decision = botDecision(rules, view, open) as AnyDecision
      const answer = botAnswer(rules, view, decision, rng)
      expect(TABLE_SHAPES[decision.choice.shape]?.accepts(decision.choice as never, answer, undefined as never)).toEqual({
        allowed: true,
      })
      snapshot = reply(rules.game, snapshot, decision.id, answer).snapshot
      given++
    }
    expect(rules.game.outcome(snapshot.state)).toBeDefined()
    expect(given).toBeLessThan(600)
  }
})
