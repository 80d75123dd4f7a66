import { describe, expect, it } from 'vitest'
import { IDLE } from '../../src/client/draft'
import { createClient } from '../../src/client/store'
import { directTransport } from '../../src/client/transport'
import { INCH } from '../../src/geometry/types'
import type { AnyDecision, Json } from '../../src/kernel'
import { createHost, type HostOptions, openHost } from '../../src/match/host'
import type { HostMessage } from '../../src/protocol/messages'
import { COUNTING, type Counting, type View } from '../match/counting'
import { sitDown } from '../match/player'
import { hostOptions } from '../match/setting'

type Table = Awaited<ReturnType<typeof apart>>

/** Seat A at a screen of its own, seat B at another; A has the turn and is asked where its pawn goes. */
async function apart(more: Partial<HostOptions<Counting>> = {}) {
  let host = createHost(hostOptions(1, { epoch: 'one ', ...more }))
  const b = sitDown(host, ['B'])
  const told: HostMessage[] = []
  const line = () =>
    directTransport({
      connect: (send) =>
        host.connect(
          (message) => {
            told.push(message)
            send(message)
          },
          ['A'],
        ),
    })
  let transport = line()
  const { store, actions } = createClient({ transport, seats: ['A'], tabletop: (view) => (view as unknown as View).tabletop })
  const now = store.getState
  const settled = async () => {
    for (let turn = 0; turn < 5; turn++) {
      await host.settled()
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
  }
  const answer = async (subject: string, given: Json) => {
    await settled()
    while (now().playing) actions.played()
    actions.answer(now().decisions.find((one) => one.subject === subject)?.id ?? `no ${subject}`, given)
    await settled()
  }
  await answer('bid', 3)
  b.answer('B', 'bid', 0)
  const cut = () => transport.close()
  const back = async () => {
    transport = line()
    told.splice(0)
    actions.rejoin(transport)
    await settled()
  }
  /** The program of the host ends, and another goes on with what was stored; the last entries, so many of them, were lost. */
  const restart = async (lost = 0) => {
    await settled()
    const all = JSON.parse(JSON.stringify(host.entries()))
    const entries = all.slice(0, all.length - lost)
    await host.close()
    const opened = openHost({ ...hostOptions(2, { epoch: 'two ', ...more }), entries })
    if (!opened.ok) throw new Error(opened.reason.key)
    host = opened.host
  }
  return { host: () => host, b, actions, now, answer, settled, told, cut, back, restart }
}

it('a line that was lost and opens again brings what was missed; what was drafted stays', async () => {
  const { actions, now, answer, told, cut, back } = await apart()
  await answer('what', ['move'])
  actions.gesture({ type: 'lift', ref: 'pawn A', at: { x: 6 * INCH, y: 12 * INCH } })
  actions.gesture({ type: 'drop', ref: 'pawn A', at: { x: 8 * INCH, y: 12 * INCH }, free: true })
  const { draft, log } = now()
  expect(draft.type).toBe('pathing')
  cut()
  expect(now().status).toBe('closed')
  await back()
  expect(now().status).toBe('open')
  expect(told.filter(({ type }) => type !== 'kept')).toMatchObject([{ type: 'past', because: 'hello', lines: [] }])
  expect(now().draft).toEqual(draft)
  expect(now().log).toBe(log)
  actions.confirm()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(now().refusal).toBeUndefined()
  expect(now().playing ?? now().log.at(-1)).toMatchObject({ entry: { told: [{ type: 'moved' }, { type: 'turned' }] } })
})

it('what happened meanwhile is played, with the views that were there', async () => {
  const { host, b, actions, now, answer, settled, told, cut, back } = await apart()
  await answer('what', ['roll'])
  while (now().playing) actions.played()
  const seen = now().log.length
  cut()
  b.answer('B', 'double', ['yes'])
  await settled()
  await back()
  expect(told[0]).toMatchObject({ type: 'past', keep: seen })
  expect(now().playing?.before).toBe(now().log.at(-1)?.after)
  while (now().playing) actions.played()
  expect(now().log.length).toBeGreaterThan(seen)
  expect(now().view).toEqual(COUNTING.project(host().snapshot().state, 'A'))
})

describe('an answer that was on its way when the line broke', () => {
  const answers = ({ host }: Table, subject: string) =>
    host()
      .entries()
      .flatMap(({ cause }) => (cause.type === 'answer' && cause.subject === subject ? [cause.answer] : []))
  /** The line breaks before this leaves the screen, or before anything comes back. */
  const cutAt = async ({ cut, settled }: Table, when: 'before' | 'after', give: () => void) => {
    give()
    if (when === 'after') await Promise.resolve()
    cut()
    await settled()
  }
  const what = ({ now }: Table) => now().decisions.find(({ subject }) => subject === 'what')?.id ?? ''
  const turn = async (more: Partial<HostOptions<Counting>> = {}): Promise<Table> => {
    const table = await apart(more)
    await table.settled()
    while (table.now().playing) table.actions.played()
    return table
  }

  it.each(['the same host', 'another host'])('and never arrived is sent again, once: %s', async (which) => {
    const table = await turn()
    await cutAt(table, 'before', () => table.actions.answer(what(table), ['roll']))
    expect(answers(table, 'what')).toEqual([])
    if (which === 'another host') await table.restart()
    await table.back()
    expect(answers(table, 'what')).toEqual([['roll']])
    expect(table.now().refusal).toBeUndefined()
    expect(table.now().sent).toBeUndefined()
    await table.back()
    expect(answers(table, 'what')).toEqual([['roll']])
  })

  it.each(['the same host', 'another host'])(
    'and did arrive is not sent again, though the same is asked anew: %s',
    async (which) => {
      const table = await turn()
      const asked = table.now().decisions[0]
      await cutAt(table, 'after', () => table.actions.answer(what(table), ['swap']))
      if (which === 'another host') await table.restart()
      await table.back()
      expect(answers(table, 'what')).toEqual([['swap']])
      while (table.now().playing) table.actions.played()
      const { decisions, sent, draft } = table.now()
      expect(decisions).toEqual([{ ...asked, id: decisions[0]?.id }])
      expect([sent, draft]).toEqual([undefined, IDLE])
      table.actions.answer(what(table), ['roll'])
      await table.settled()
      expect(answers(table, 'what')).toEqual([['swap'], ['roll']])
    },
  )

  it('is given up where its question is gone', async () => {
    const table = await turn()
    const { b, host, actions, settled, back, now } = table
    await cutAt(table, 'before', () => actions.answer(what(table), ['roll']))
    b.send({ type: 'concede', seat: 'B' })
    await settled()
    await back()
    expect(answers(table, 'what')).toEqual([])
    expect(host().outcome()).toBeDefined()
    expect(now().sent).toBeUndefined()
  })

  it('a throw of dice, too', async () => {
    const table = await turn({ policy: { dice: 'by hand' } })
    const { actions, now, answer } = table
    await answer('what', ['move'])
    actions.undo()
    await table.settled()
    actions.answer(what(table), ['roll'])
    await table.settled()
    while (now().playing) actions.played()
    const thrown = now().throws[0]?.decision ?? ''
    await cutAt(table, 'before', () => actions.throwDice(thrown, { x: 0, y: 500, strength: 500 }))
    expect(answers(table, 'roll')).toEqual([])
    await table.restart()
    await table.back()
    expect(answers(table, 'roll')).toHaveLength(1)
    expect(now().refusal).toBeUndefined()
  })
})

describe('a draft', () => {
  const drafted = async () => {
    const table = await apart()
    const { actions, answer } = table
    await answer('what', ['move'])
    actions.gesture({ type: 'lift', ref: 'pawn A', at: { x: 6 * INCH, y: 12 * INCH } })
    actions.gesture({ type: 'drop', ref: 'pawn A', at: { x: 8 * INCH, y: 12 * INCH }, free: true })
    return table
  }

  it('goes over to its question under another id when the host was started anew', async () => {
    const { actions, now, settled, cut, back, restart } = await drafted()
    const { draft } = now()
    cut()
    await restart()
    await back()
    const [open] = now().decisions
    expect(open?.id).toMatch(/^two /)
    expect(now().draft).toEqual({ ...draft, decision: open?.id })
    actions.confirm()
    await settled()
    expect(now().refusal).toBeUndefined()
    expect(now().playing ?? now().log.at(-1)).toMatchObject({ entry: { told: [{ type: 'moved' }, { type: 'turned' }] } })
  })

  it('goes over also where the host has another past, as one that was put back from a copy', async () => {
    const { actions, now, settled, cut, back, restart, answer } = await apart()
    await answer('what', ['swap'])
    await answer('what', ['swap'])
    while (now().playing) actions.played()
    const [asked] = now().decisions
    actions.setDraft({ type: 'choosing', decision: asked?.id ?? '', picked: ['move'], verdict: { allowed: true } })
    expect(now().draft).toMatchObject({ type: 'choosing', picked: ['move'] })
    // The last two entries were lost.
    cut()
    await restart(2)
    await back()
    const [open] = now().decisions
    expect(open?.id).not.toBe(asked?.id)
    expect(now().draft).toMatchObject({ type: 'choosing', decision: open?.id, picked: ['move'] })
    actions.confirm()
    await settled()
    expect(now().decisions.map(({ subject }) => subject)).toEqual(['where to'])
  })

  it('that is ahead goes over with the question that leads to it', async () => {
    const table = await drafted()
    const { host, actions, now, settled, cut, back, restart } = table
    const question = { ...(now().decisions[0] as AnyDecision) }
    const { draft } = now()
    actions.undo()
    await settled()
    const [from] = now().decisions
    if (!from || draft.type === 'idle') throw new Error('nothing is asked')
    const ahead = { from, option: 'move', further: [], question: { ...question, id: `ahead ${from.id} move` } }
    actions.take({ draft: { ...draft, decision: ahead.question.id }, ahead })
    expect(now().ahead).toEqual(ahead)
    cut()
    await restart()
    await back()
    expect(now().ahead?.from.id).toMatch(/^two /)
    expect(now().draft).toMatchObject({ type: 'pathing', decision: now().ahead?.question.id })
    actions.confirm()
    await settled()
    while (now().playing) actions.played()
    expect(host().snapshot().state.tabletop.pieces['pawn A']?.pose.at).toEqual({ x: 8 * INCH, y: 12 * INCH })
  })
})

it('what is told once it is kept counts as safe as soon as it is told', async () => {
  const { now, answer, actions, cut, back } = await apart({ tells: 'once kept' })
  await answer('what', ['roll'])
  while (now().playing) actions.played()
  expect(now().seq).toBeGreaterThan(0)
  expect(now().keptSeq).toBe(now().seq)
  cut()
  await back()
  expect(now().keptSeq).toBe(now().seq)
})
