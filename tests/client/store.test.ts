import { describe, expect, it } from 'vitest'
import { createClient } from '../../src/client/store'
import { directTransport } from '../../src/client/transport'
import { INCH } from '../../src/geometry/types'
import type { Json, PlayerSeat } from '../../src/kernel'
import { generator } from '../../src/match/generator'
import { createHost, type Host } from '../../src/match/host'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { COUNTING, type Counting, type View } from '../match/counting'
import { hostOptions } from '../match/setting'

const tabletop = (view: Json) => (view as unknown as View).tabletop

const screen = async (seats: readonly [PlayerSeat, ...PlayerSeat[]], host: Host<Counting> = createHost(hostOptions(1))) => {
  const { store, actions } = createClient({ transport: directTransport(host), seats, tabletop })
  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) {
      await host.settled()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }
  const show = async () => {
    await settled()
    while (store.getState().playing) actions.played()
  }
  const asked = (subject: string) => store.getState().decisions.find((one) => one.subject === subject)?.id ?? `no ${subject}`
  await show()
  return { host, store, actions, settled, show, asked, now: store.getState }
}

/** A screen for both, seat A to move. */
const hotSeat = async (more = {}) => {
  const table = await screen(['A', 'B'], createHost(hostOptions(1, more)))
  expect(table.now().seat).toBe('A')
  table.actions.answer(table.asked('bid'), 3)
  await table.show()
  expect(table.now().seat).toBe('B')
  table.actions.answer(table.asked('bid'), 0)
  await table.show()
  expect(table.now()).toMatchObject({ seat: 'A', status: 'open', awaited: ['A'] })
  return table
}

describe('what is shown', () => {
  it('stays the old view, without questions, until the cues of an entry have ended', async () => {
    const { actions, settled, now, asked } = await hotSeat()
    const before = now().view
    actions.answer(asked('what'), ['roll'])
    expect(now().sent).toBeDefined()
    await settled()
    expect(now()).toMatchObject({ decisions: [], seat: 'A', sent: undefined })
    expect(now().playing?.entry.roll?.faces).toHaveLength(2)
    expect(now().view).toBe(before)
    expect(now().playing?.before).toBe(before)
    actions.played()
    expect(now().playing).toBeUndefined()
    expect(now().log.at(-1)?.entry.roll?.by).toBe('A')
    expect(now().seat).toBe('B')
    expect(now().decisions.map(({ subject }) => subject)).toEqual(['double'])
    const { A } = (now().view as unknown as View).totals
    expect(A).toBeGreaterThan(1)
  })

  it('keeps the views around each line of the log; a late screen has them too', async () => {
    const { host, now } = await hotSeat()
    const late = await screen(['A'], host)
    expect(now().log.length).toBeGreaterThan(2)
    expect(late.now().log).toEqual(now().log)
    for (const [at, line] of now().log.entries()) if (at > 0) expect(line.before).toEqual(now().log[at - 1]?.after)
  })

  it('skipping shows everything at once', async () => {
    const { actions, settled, now, asked, host } = await hotSeat()
    actions.answer(asked('what'), ['roll'])
    await settled()
    actions.skip()
    expect(now().playing).toBeUndefined()
    expect(now().view).toEqual(COUNTING.project(host.snapshot().state, now().seat))
  })
})

describe('the draft', () => {
  it('drag, set down, confirm: the host accepts what the ghost allowed', async () => {
    const { actions, show, now, asked, host } = await hotSeat()
    actions.answer(asked('what'), ['move'])
    await show()
    actions.gesture({ type: 'lift', ref: 'pawn A', at: { x: 6 * INCH, y: 12 * INCH } })
    actions.gesture({ type: 'drag', ref: 'pawn A', at: { x: 7 * INCH, y: 12 * INCH }, free: true })
    expect(now().draft).toMatchObject({ type: 'pathing', held: true, end: { x: 7 * INCH, y: 12 * INCH } })
    actions.gesture({ type: 'drop', ref: 'pawn A', at: { x: 9 * INCH, y: 13 * INCH }, free: true })
    expect(now().draft).toMatchObject({ held: false, judgement: { verdict: { allowed: true } } })
    actions.confirm()
    actions.confirm()
    await show()
    expect(now().refusal).toBeUndefined()
    expect(host.snapshot().state.tabletop.pieces['pawn A']?.pose.at).toEqual({ x: 9 * INCH, y: 13 * INCH })
    expect(now().draft).toEqual({ type: 'idle' })
  })

  it('steps back as far as nothing is drafted; only an undo takes back what was answered', async () => {
    const { actions, show, now, asked } = await hotSeat()
    actions.answer(asked('what'), ['move'])
    await show()
    actions.gesture({ type: 'lift', ref: 'pawn A', at: { x: 6 * INCH, y: 12 * INCH } })
    actions.back()
    expect(now().draft.type).toBe('idle')
    expect(now().canUndo).toBe(true)
    actions.back()
    await show()
    expect(asked('what')).toBe('no what')
    actions.undo()
    await show()
    expect(asked('what')).not.toBe('no what')
    expect(now().canRedo).toBe(true)
    // The line of it tells what went, once for several undos.
    expect(
      now()
        .log.at(-1)
        ?.takenBack?.map(({ entry }) => entry.cause),
    ).toEqual([{ type: 'answer', seat: 'A', subject: 'what' }])
    actions.redo()
    await show()
    expect(asked('where to')).not.toBe('no where to')
  })

  it('is dropped with the queue when the past changes', async () => {
    const { actions, settled, show, now, asked } = await hotSeat()
    actions.answer(asked('what'), ['roll'])
    await settled()
    expect(now().playing).toBeDefined()
    expect(now().undoNeeds).toEqual(['B'])
    actions.undo()
    await settled()
    expect(now().consent).toEqual({ by: 'A', waitsFor: ['B'] })
    actions.consent(true)
    await show()
    expect(now()).toMatchObject({ seat: 'A', playing: undefined, consent: undefined, draft: { type: 'idle' } })
    expect(asked('what')).not.toBe('no what')
  })
})

describe('requests', () => {
  it('a refusal is shown and nothing else has changed', async () => {
    const { actions, settled, now, asked } = await hotSeat()
    const before = now()
    actions.answer(asked('what'), ['fly'])
    await settled()
    expect(now().refusal?.reason).toEqual({ key: 'not-offered', says: { option: 'fly' } })
    expect({ ...now(), refusal: undefined }).toEqual(before)
  })

  it('dice wait in the hand, the match is exported, a concession ends it, the line closes', async () => {
    const { actions, show, now, asked } = await hotSeat({ policy: { dice: 'by hand' } })
    actions.answer(asked('what'), ['roll'])
    await show()
    expect(now()).toMatchObject({ seat: 'A', awaited: ['A'], decisions: [], throws: [{ subject: 'roll' }] })
    actions.throwDice(now().throws[0]?.decision ?? '', { x: 0, y: 900, strength: 500 })
    await show()
    expect(now()).toMatchObject({ seat: 'B', throws: [] })
    expect(JSON.parse(await actions.exportMatch())).toMatchObject({ format: 'sightline-match' })
    expect(now().keptSeq).toBe(now().seq)
    actions.concede()
    await show()
    expect(now().outcome).toEqual({ winners: ['A'], scores: {} })
    actions.close()
    expect(now().status).toBe('closed')
  })
})

describe('a whole match on one screen', () => {
  it('is played to its end; the view shown is the projection of the host', async () => {
    let matches = 0
    for (let seed = 1; seed <= 5; seed++) {
      const { host, actions, show, now } = await screen(['A', 'B'], createHost(hostOptions(seed)))
      const rng = generator(seed)
      for (let step = 0; step < 300 && !now().outcome; step++) {
        const decision = now().decisions[rng.below(Math.max(1, now().decisions.length))]
        if (!decision) throw new Error(`seed ${seed}: ${now().seat} is shown and asked nothing`)
        const rules = TABLE_SHAPES[decision.choice.shape]
        const sampled = rules?.sample(decision.choice as never, tabletop(now().view as Json), rng) ?? decision.fallback
        actions.answer(decision.id, (JSON.stringify(sampled) === '["break"]' ? decision.fallback : sampled) as Json)
        await show()
        if (rng.below(12) === 0 && now().canUndo && !now().outcome) {
          actions.undo()
          await show()
          actions.consent(true)
          await show()
        }
      }
      expect(now().refusal).toBeUndefined()
      expect(now().outcome).toEqual(host.outcome())
      expect(now().view).toEqual(COUNTING.project(host.snapshot().state, now().seat))
      matches++
    }
    expect(matches).toBe(5)
  })
})
