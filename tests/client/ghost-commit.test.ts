/** A ghost of the sight lab becomes a draft of the ordinary move: judged as the host judges, and nothing is sent before it is confirmed. */
import { describe, expect, it } from 'vitest'
import { commitOf } from '../../src/app/lab/sight-commit'
import { IDLE } from '../../src/client/draft'
import { momentOf } from '../../src/client/moment'
import { createClient } from '../../src/client/store'
import { directTransport } from '../../src/client/transport'
import { wayTo } from '../../src/client/way'
import { loadRules } from '../../src/games'
import { exterminateView } from '../../src/games/exterminate/view'
import type { GameView } from '../../src/games/view'
import type { PlayerSeat } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { readMatchFile } from '../../src/match/file'
import { generator } from '../../src/match/generator'
import { openHost } from '../../src/match/host'
import type { ClientMessage } from '../../src/protocol/messages'
import type { Path } from '../../src/table/choice'
import { judgePath } from '../../src/table/judge'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { matchFile } from '../browser/begun'
import { inch } from '../driver/inches'

const RULES = await loadRules()

// Every view of this match is this game's own.
const game = exterminateView as unknown as GameView

/** A match in which somebody may move, played at one screen; and all that has been sent from it. */
async function begun() {
  const read = readMatchFile(matchFile('move turn'), RULES, TABLE_SHAPES)
  if (!read.ok) throw new Error(read.reason.key)
  const { spec, entries } = read.record
  const found = RULES.exterminate
  if (!found) throw new Error('no rules')
  const opened = openHost({ game: found.game, spec, shapes: TABLE_SHAPES, chance: seededChance(generator(3)), entries } as never)
  if (!opened.ok) throw new Error(opened.reason.key)
  const { host } = opened
  const line = directTransport(host as never)
  const sent: ClientMessage[] = []
  const transport = {
    ...line,
    send(message: ClientMessage) {
      sent.push(message)
      line.send(message)
    },
  }
  const { store, actions } = createClient({
    transport,
    seats: ['A', 'B'],
    tabletop: (view) => game.tabletop(view as never),
  })
  const show = async () => {
    for (let turn = 0; turn < 6; turn++) {
      await host.settled()
      await new Promise((resolve) => setTimeout(resolve, 0))
      while (store.getState().playing) actions.played()
    }
  }
  await show()
  const now = store.getState
  const tabletop = () => game.tabletop(now().view as object)
  const commit = (ref: string, at: { x: number; y: number }) => commitOf(game, momentOf(now()), ref, { at, heading: 0 })
  const answers = () => sent.filter(({ type }) => type === 'answer')
  const own = now().seat
  const other: PlayerSeat = own === 'A' ? 'B' : 'A'
  const toward = own === 'A' ? 1 : -1
  const place = (ref: string) => tabletop().pieces[ref]?.pose.at ?? { x: 0, y: 0 }
  return { store, actions, now, show, commit, answers, tabletop, place, own, other, toward }
}

describe('committing a ghost', () => {
  it('drafts the move before it is asked for, sends nothing until it is confirmed, then moves there', async () => {
    const { actions, now, show, commit, answers, place, tabletop, own, toward } = await begun()
    const ref = `${own}3`
    const from = place(ref)
    const to = { x: from.x, y: from.y + toward * inch(4) }
    const found = commit(ref, to)
    if (found.type !== 'draft') throw new Error(found.type)
    const asked = now().decisions
    actions.take(found.drafted)
    // Judged by the host's own function, on the path that the rules will ask for.
    const [question] = now().decisions
    expect(question).toMatchObject({ subject: 'move where', choice: { shape: 'path', piece: ref } })
    expect(judgePath(question?.choice as Path, [to], tabletop()).verdict).toEqual({ allowed: true })
    expect(now().draft).toMatchObject({
      type: 'pathing',
      piece: ref,
      end: to,
      held: false,
      judgement: { verdict: { allowed: true } },
    })
    await show()
    // Word from the host of other things changes nothing of it.
    expect(now().draft.type).toBe('pathing')
    expect(answers()).toEqual([])

    actions.confirm()
    await show()
    expect(answers().map((message) => message.type === 'answer' && message.answer)).toEqual([
      [`move:${ref}`],
      [{ x: to.x, y: to.y }],
    ])
    expect(place(ref)).toEqual(to)
    expect(now().draft).toEqual(IDLE)
    expect(now().decisions.map(({ subject }) => subject)).toEqual(asked.map(({ subject }) => subject))
  })
  it('Back puts the draft away, and the question with it that nobody asked', async () => {
    const { actions, now, show, commit, answers, place, own, toward } = await begun()
    const asked = now().decisions
    const from = place(`${own}3`)
    const found = commit(`${own}3`, { x: from.x, y: from.y + toward * inch(2) })
    if (found.type !== 'draft') throw new Error(found.type)
    actions.take(found.drafted)
    const { ahead } = now()
    if (!ahead) throw new Error('nothing is ahead')
    // The foreseen question stands in place of the one that leads to it.
    expect(now().decisions).toEqual(asked.map((one) => (one === ahead.from ? ahead.question : one)))
    actions.back()
    expect(now().draft).toEqual(IDLE)
    expect(now().decisions).toEqual(asked)
    // Drafted anew and given up for another answer: the same.
    actions.take(found.drafted)
    actions.pick(ahead.from.id, ['end'])
    await show()
    expect(answers().map((message) => message.type === 'answer' && message.answer)).toEqual([['end']])
    expect(now().decisions.map(({ id }) => id)).not.toContain(ahead.question.id)
  })
  it('says why not: too far, another’s miniature, one that has moved; where it is in hand already it is that draft', async () => {
    const { actions, now, show, commit, place, own, other, toward } = await begun()
    const from = place(`${own}3`)
    const ahead = (by: number) => ({ x: from.x, y: from.y + toward * inch(by) })
    expect(commit(`${own}3`, ahead(12))).toMatchObject({ type: 'refused', reason: { key: 'too-far' } })
    expect(commit(`${other}3`, ahead(2))).toMatchObject({ type: 'refused', reason: { key: 'not-your-miniature' } })
    expect(commit(`${own}3`, from)).toMatchObject({ type: 'refused', reason: { key: 'lab-stands-there' } })
    expect(commit(`${own}3`, place(`${own}2`))).toMatchObject({ type: 'refused' })
    // Picked up: its path is asked for.
    const turn = now().decisions.find(({ subject }) => subject === 'move turn')?.id ?? ''
    actions.answer(turn, [`move:${own}3`])
    await show()
    const open = commit(`${own}3`, ahead(3))
    if (open.type !== 'draft') throw new Error(open.type)
    actions.take(open.drafted)
    expect(now().draft).toMatchObject({ type: 'pathing', end: ahead(3), judgement: { verdict: { allowed: true } } })
    expect(commit(`${own}2`, ahead(1))).toMatchObject({ type: 'refused', reason: { key: 'finish-first' } })
    actions.confirm()
    await show()
    expect(place(`${own}3`)).toEqual(ahead(3))
    expect(commit(`${own}3`, ahead(1)).type).toBe('refused')
  })
})

describe('a way to a place', () => {
  it('goes straight, else round a wall; where neither is allowed the straight one says why', () => {
    const outline = [
      { x: inch(9), y: inch(6) },
      { x: inch(11), y: inch(6) },
      { x: inch(11), y: inch(7) },
      { x: inch(9), y: inch(7) },
    ]
    const tabletop = {
      width: inch(20),
      depth: inch(20),
      terrain: [
        { ref: 'wall', kind: 'wall', at: { x: inch(10), y: inch(6.5) }, heading: 0, outlines: [outline], height: inch(2) },
      ],
      pieces: { A1: { ref: 'A1', radius: inch(0.5), pose: { at: { x: inch(10), y: inch(4) }, heading: 0 } } },
    }
    const path = {
      shape: 'path',
      piece: 'A1',
      radius: inch(0.5),
      from: { x: inch(10), y: inch(4) },
      budget: inch(8),
      walls: ['wall'],
      crossings: [],
      end: { keep: [] },
      tolerance: { overlap: 13, contact: 13 },
    } as const
    const aside = { x: inch(12), y: inch(5) }
    expect(wayTo(path, aside, tabletop).points).toEqual([aside])
    const behind = { x: inch(10), y: inch(9) }
    expect(judgePath(path, [behind], tabletop).verdict.allowed).toBe(false)
    const round = wayTo(path, behind, tabletop)
    expect(round.points).toHaveLength(3)
    expect(round.points[2]).toEqual(behind)
    expect(judgePath(path, round.points, tabletop)).toEqual(round.judgement)
    expect(round.judgement.verdict.allowed).toBe(true)
    const short = wayTo({ ...path, budget: inch(5.5) }, behind, tabletop)
    expect(short.points).toEqual([behind])
    expect(short.judgement.verdict).toMatchObject({ allowed: false, reason: { key: 'wall-in-way' } })
    const straight = wayTo({ ...path, straight: true }, behind, tabletop)
    expect(straight.judgement.verdict.allowed).toBe(false)
  })
})
