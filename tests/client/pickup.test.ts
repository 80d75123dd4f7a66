/** Pieces picked up, carried about and let go where nothing comes of it, in random play of every game: nothing is sent, nothing has changed. */
import { describe, expect, test } from 'vitest'
import type { Gesture } from '../../src/client/gesture'
import { intend } from '../../src/client/intend'
import { momentOf } from '../../src/client/moment'
import { createClient } from '../../src/client/store'
import { directTransport } from '../../src/client/transport'
import { GAMES } from '../../src/games'
import type { AnyRules } from '../../src/games/rules-of'
import type { GameView } from '../../src/games/view'
import type { PlayerSeat } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { createHost } from '../../src/match/host'
import type { ClientMessage } from '../../src/protocol/messages'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { speaker } from '../../src/ui/words/speaker'

const AWAY = { x: -90_000, y: -90_000 }
const PICKED = 4
/** Matches of each game; with SOAK so many. */
const SEEDS = Number(process.env.SOAK ?? 1)

/** A match at one screen for all its seats; and what has been sent from it but its greeting. */
async function begun(rules: AnyRules, game: GameView, seed: number) {
  const parsed = rules.parseSpec(rules.defaultOptions())
  if (!parsed.ok) throw new Error(`${rules.id} does not start`)
  const chance = seededChance(generator(seed))
  const host = createHost({ game: rules.game, spec: parsed.spec, shapes: TABLE_SHAPES, chance } as never)
  const line = directTransport(host as never)
  const sent: ClientMessage[] = []
  const transport = {
    ...line,
    send(message: ClientMessage) {
      sent.push(message)
      line.send(message)
    },
  }
  const seats = parsed.spec.seats as unknown as readonly [PlayerSeat, ...PlayerSeat[]]
  const { store, actions } = createClient({ transport, seats, tabletop: (view) => game.tabletop(view as object) })
  const show = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await host.settled()
      await new Promise((resolve) => setTimeout(resolve, 0))
      actions.skip()
    }
  }
  await show()
  sent.length = 0
  return { now: store.getState, actions, show, sent }
}

async function play(rules: AnyRules, game: GameView, seed: number, steps: number, drafted: Map<string, number>): Promise<void> {
  const { now, actions, show, sent } = await begun(rules, game, seed)
  const rng = generator(seed)
  const speak = speaker('en', game.unit)
  const gesture = (one: Gesture) => {
    const deed = intend(game, momentOf(now()), one)
    if (deed.drafted) actions.take(deed.drafted)
  }
  for (let step = 0; step < steps && !now().outcome; step++) {
    const before = now()
    const asked = JSON.stringify(before.decisions)
    const moment = momentOf(before)
    const { figures, tokens = [], cards = [] } = game.look(moment.view, moment, speak)
    const things = [...figures, ...tokens, ...cards].map(({ ref, at }) => ({ ref, at }))
    for (let times = 0; times < PICKED && things.length > 0; times++) {
      const { ref, at } = things[rng.below(things.length)] ?? { ref: '', at: AWAY }
      const other = things[rng.below(things.length)] ?? { ref: '', at: AWAY }
      gesture({ type: 'lift', ref, at })
      gesture({ type: 'drag', ref, at: other.at, over: other.ref, free: false })
      const { draft } = now()
      if (draft.type !== 'idle') drafted.set(draft.type, (drafted.get(draft.type) ?? 0) + 1)
      // Back where it was, or off the table.
      gesture({ type: 'drop', ref, ...(rng.below(2) === 0 ? { at, over: ref } : { at: AWAY }), free: false })
      while (now().draft.type !== 'idle') actions.back()
    }
    expect(sent, `${rules.id}, seed ${seed}, step ${step}`).toEqual([])
    expect(JSON.stringify(now().decisions)).toBe(asked)
    expect(now()).toMatchObject({ seq: before.seq, ahead: undefined })
    const decision = before.decisions[rng.below(Math.max(1, before.decisions.length))]
    if (!decision) throw new Error(`${rules.id}, seed ${seed}: nothing is asked`)
    const tabletop = game.tabletop(moment.view)
    const sampled = TABLE_SHAPES[decision.choice.shape]?.sample(decision.choice as never, tabletop as never, rng)
    actions.answer(decision.id, (sampled ?? decision.fallback) as never)
    await show()
    sent.length = 0
  }
}

const PLAYED = GAMES.filter(({ rules, view }) => rules && view)

test('there are games to play', () => expect(PLAYED.length).toBeGreaterThanOrEqual(3))

describe.each(PLAYED)('$id', ({ id, rules: loadRules, view: loadView }) => {
  test('a drag that comes to nothing sends nothing', { timeout: 240_000 }, async () => {
    const [rules, view] = [await loadRules?.(), await loadView?.()]
    if (!rules || !view) throw new Error(`${id} is not there`)
    const drafted = new Map<string, number>()
    for (let seed = 1; seed <= SEEDS; seed++) await play(rules, view, seed, 150, drafted)
    expect([...drafted.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThan(view.foreseen ? 30 : -1)
  })
})
