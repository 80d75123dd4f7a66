/** What is not asked because it is no decision, and what passes by itself: never by what a hidden hand holds. */
import { describe, expect, it } from 'vitest'
import { isCommitted } from '../../src/client/commit'
import { IDLE } from '../../src/client/draft'
import type { Gesture } from '../../src/client/gesture'
import { stillMoment } from '../../src/client/moment'
import { bare, createPassing } from '../../src/client/passing'
import { soleAnswer } from '../../src/client/sole'
import { createSuggesting } from '../../src/client/suggesting'
import { createThrowing, STRAIGHT } from '../../src/client/throwing'
import type { AnyDecision, Option, Pick } from '../../src/kernel'
import { type TinyScreen, tinyHost, tinyScreen, toWindow, WINDOWS } from './shared-screen'

const NO_TABLE = { width: 1, depth: 1, terrain: [], pieces: {} }
const no = { key: 'match-over', says: {} }

const pick = (
  id: string,
  options: readonly Option[],
  more: Partial<AnyDecision> & { least?: number; most?: number } = {},
): AnyDecision => {
  const { least = 1, most = 1, ...rest } = more
  const choice: Pick = { shape: 'pick', options, least, most }
  return { id, seat: 'A', subject: 'what', choice, fallback: [options[0]?.id], ...rest }
}

describe('a question with one answer', () => {
  it.each([
    ['ending is the only option', pick('1', [{ id: 'end' }]), ['end']],
    ['all others are refused', pick('1', [{ id: 'go', on: ['a'], refused: no }, { id: 'end' }]), ['end']],
    ['nothing can be taken', pick('1', [{ id: 'a', refused: no }], { least: 0, most: 2 }), []],
    ['there is an alternative', pick('1', [{ id: 'go', on: ['a'] }, { id: 'end' }]), undefined],
    ['the only option does something with a thing', pick('1', [{ id: 'go', on: ['a'] }]), undefined],
    ['it may be taken or left', pick('1', [{ id: 'a' }], { least: 0 }), undefined],
    ['it is a standing offer', pick('1', [{ id: 'coin' }], { offer: 'aside' }), undefined],
  ])('%s', (_, decision, answer) => expect(soleAnswer(decision)).toEqual(answer))

  it('is answered where nothing is hidden from anybody, once, and never where something is', () => {
    const end = pick('A1', [{ id: 'end' }])
    const passing = createPassing(WINDOWS)
    expect(passing.due('A', [end], {}, false)).toEqual([])
    expect(passing.due('A', [end], {}, true)).toEqual([{ decision: 'A1', answer: ['end'] }])
    expect(passing.isPassed('A1')).toBe(true)
    expect(passing.due('A', [end], {}, true)).toEqual([])
    passing.hear('A', [])
    passing.hear('A', [end])
    // An undo has brought it back: it is the player's.
    expect(passing.due('A', [end], {}, true)).toEqual([])
    expect(passing.isPassed('A1')).toBe(false)
  })

  it('asked again under a new name it is the same question: the player’s, and an undo goes on past it', () => {
    const [end, again] = [pick('A1', [{ id: 'end' }]), pick('A1~1', [{ id: 'end' }])]
    const passing = createPassing(WINDOWS)
    expect(passing.due('A', [end], {}, true)).toHaveLength(1)
    // The answer and its undo came in one message: the question was never seen closed.
    passing.hear('A', [again])
    expect(passing.due('A', [again], {}, true)).toEqual([])
    expect([passing.isPassed('A1~1'), passing.wasSole('A1~1')]).toEqual([false, true])
    // The player ends by himself; that a late copy of the first answer was refused is no matter of his.
    passing.pass('A1~1', 'A')
    passing.refused('A1')
    expect(passing.isPassed('A1~1')).toBe(true)
  })

  it('is put, and waits, while something else may be done before it; not a reaction', () => {
    const [end, coin] = [pick('A1', [{ id: 'end' }]), pick('A2', [{ id: 'coin' }], { offer: 'aside' })]
    const react = pick('A3', [{ id: 'pass' }], { subject: 'react' })
    const passing = createPassing({ ...WINDOWS, rest: () => 'end' })
    expect(passing.fleeting([end, coin])).toBeUndefined()
    expect(passing.fleeting([end])).toEqual(end)
    expect(passing.fleeting([react, coin])).toEqual(react)
    expect(createPassing(WINDOWS).due('A', [end, coin], {}, true)).toEqual([])
  })

  it('a window that can only be passed is asked where a hand is hidden, as any other', () => {
    const react = (id: string, ...options: readonly string[]) =>
      pick(
        id,
        [...options, 'pass'].map((one) => ({ id: one })),
        { subject: 'react' },
      )
    const passing = createPassing(WINDOWS)
    expect(passing.due('A', [react('A1')], {}, false)).toEqual([])
    expect(passing.due('A', [react('A2')], {}, true)).toEqual([{ decision: 'A2', answer: ['pass'] }])
    expect(passing.due('A', [react('A3', 'coin')], {}, true)).toEqual([])
  })

  it('what can change nothing any more is answered, hidden hands or not', () => {
    const passing = createPassing({ ...WINDOWS, moot: ({ subject }) => (subject === 'hand' ? ['none'] : undefined) })
    const hand = pick('A1', [{ id: 'refill' }, { id: 'none' }], { subject: 'hand' })
    expect(passing.due('A', [hand, pick('A2', [{ id: 'x' }, { id: 'y' }])], {}, false)).toEqual([
      { decision: 'A1', answer: ['none'] },
    ])
  })

  it('an undo goes on past it, to the decision before', async () => {
    const screen = await tinyScreen(['A'], { isAlone: true }, tinyHost(1, { roster: { B: 'bot' } }))
    await screen.answer('bid', 3)
    if (screen.subjects().includes('side')) await screen.answer('side', ['left'])
    await screen.answer('which card', ['hand 0'])
    expect(screen.subjects()).toEqual(['bid'])
    expect(screen.host.entries().some(({ cause }) => 'subject' in cause && cause.subject === 'react' && cause.seat === 'A')).toBe(
      true,
    )
    screen.actions.undo()
    await screen.show()
    expect(screen.subjects()).toEqual(['which card'])
  })
})

describe('windows that pass by themselves', () => {
  const open = async (bid: number) => {
    const screen = await tinyScreen(['A', 'B'], { secret: true, fleeting: true })
    const { now, actions, answer } = screen
    actions.showHand()
    await answer('bid', bid)
    actions.showHand()
    await answer('bid', 0)
    if (now().handOver) actions.showHand()
    await answer('side', ['left'])
    await answer('which card', ['hand 0'])
    return screen
  }
  const shown = ({ now }: TinyScreen) => {
    const { covered, handOver, fleeting, window } = now()
    return { covered, handOver, seat: fleeting?.seat, options: fleeting?.window?.choice, isOpen: window !== undefined }
  }

  it('nobody takes the screen for another’s window; the same is shown whatever he could play', async () => {
    const both = await Promise.all([open(0), open(3)])
    const [some, none] = both.map(shown)
    expect(some).toMatchObject({ covered: false, handOver: undefined, isOpen: true })
    expect(none).toEqual(some)
    for (const { actions, show } of both) {
      actions.pass()
      await show()
    }
    const [then, too] = both.map(shown)
    expect(then).toMatchObject({ covered: false, handOver: undefined, isOpen: true })
    expect(then?.seat).not.toBe(some?.seat)
    expect(then?.options).toMatchObject({ options: [{ id: 'pass' }] })
    expect(too).toEqual(then)
    expect(both[0]?.subjects()).toEqual([])
  })

  it('whoever holds it takes the screen by that, and is asked', async () => {
    const screen = await open(0)
    screen.actions.pass()
    await screen.show()
    const { seat } = screen.now().fleeting ?? {}
    screen.actions.hold()
    expect(screen.now()).toMatchObject({ seat, covered: false, fleeting: undefined })
    expect(screen.subjects()).toEqual(['react'])
  })

  it('wait where hands lie open, and where the player wants them to', async () => {
    const openly = await tinyScreen(['A', 'B'], { secret: false, fleeting: true })
    await toWindow(openly)
    expect(openly.now().fleeting).toBeUndefined()
    const waiting = await tinyScreen(['A', 'B'], { secret: true })
    await toWindow(waiting)
    expect(waiting.now().fleeting).toBeUndefined()
    waiting.actions.setFleeting(true)
    expect(waiting.now().fleeting).toMatchObject({ seat: waiting.now().seat })
  })

  it('a part in which only a hand could do something is one, passed by its own end', () => {
    const windows = { ...WINDOWS, rest: ({ subject }: AnyDecision) => (subject === 'melee' ? 'end' : undefined) }
    const melee = (...cards: readonly string[]) =>
      pick('A1', [...cards.map((id) => ({ id, on: ['x'] })), { id: 'end' }], { subject: 'melee' })
    for (const decision of [melee(), melee('clear')]) {
      expect(createPassing(windows).fleeting([decision])).toEqual(decision)
      expect(bare(decision, windows)).toMatchObject({ choice: { options: [{ id: 'end' }] }, fallback: ['end'] })
    }
    expect(createPassing(WINDOWS).fleeting([melee()])).toBeUndefined()
  })
})

describe('dice that fall one after another', () => {
  const [one, two] = [
    { seat: 'A', decision: '1' },
    { seat: 'B', decision: '2' },
  ] as const

  it('are thrown by one press, each once', () => {
    const throwing = createThrowing()
    expect(throwing.due([one])).toEqual([])
    throwing.begin(STRAIGHT, '1')
    expect(throwing.due([one, two])).toEqual([{ ...two, gesture: STRAIGHT }])
    expect(throwing.due([two])).toEqual([])
    expect([throwing.isThrown('1'), throwing.isThrown('2')]).toEqual([false, true])
  })

  it('are the player’s again once he is asked something, and what an undo brings back is', () => {
    const throwing = createThrowing()
    throwing.begin(STRAIGHT)
    throwing.stop()
    expect(throwing.due([one])).toEqual([])
    throwing.begin(STRAIGHT)
    expect(throwing.due([one])).toHaveLength(1)
    throwing.forget()
    expect(throwing.isThrown('1')).toBe(false)
    expect(throwing.due([one])).toEqual([])
  })
})

describe('what comes first to mind', () => {
  it('is picked when the question is put; what is unpicked stays unpicked', () => {
    const dice = pick('A1', [{ id: 'die-0' }, { id: 'die-1' }], { most: 2 })
    const suggesting = createSuggesting(() => ['die-1'])
    const state = { draft: IDLE, ahead: undefined, decisions: [dice] }
    expect(suggesting.in(state, {}, NO_TABLE).draft).toMatchObject({
      type: 'choosing',
      picked: ['die-1'],
      verdict: { allowed: true },
    })
    expect(suggesting.in(state, {}, NO_TABLE)).toBe(state)
  })
})

describe('one gesture that chooses, places and confirms', () => {
  const drop: Gesture = { type: 'drop', ref: 'a', at: { x: 0, y: 0 }, free: false }
  const placing = (allowed: boolean, held = false) => {
    const verdict = allowed ? ({ allowed } as const) : ({ allowed, reason: no } as const)
    return { type: 'placing', decision: '1', piece: 'a', pose: { at: { x: 0, y: 0 }, heading: 0 }, held, verdict } as const
  }
  const at = (draft: ReturnType<typeof placing>) => ({ ...stillMoment({}, 'A'), draft })
  const sure = { isSure: () => true }
  const RISKY = { confirms: 'risky', areDiceThrown: false } as const

  it('where the game is sure that neither dice nor secrets follow', () => {
    expect(isCommitted(sure, at(placing(true)), drop, RISKY)).toBe(true)
    expect(isCommitted({ isSure: () => false }, at(placing(true)), drop, RISKY)).toBe(false)
    expect(isCommitted({}, at(placing(true)), drop, RISKY)).toBe(false)
  })

  it('a thing dragged onto another, where the dice that follow wait to be thrown; not one that is only touched', () => {
    const byHand = { isSure: (_: unknown, areDiceThrown: boolean) => areDiceThrown }
    const draft = { type: 'choosing', decision: '1', picked: ['shoot'], verdict: { allowed: true } } as const
    const moment = { ...stillMoment({}, 'A'), draft }
    expect(isCommitted(byHand, moment, drop, { ...RISKY, areDiceThrown: true })).toBe(true)
    expect(isCommitted(byHand, moment, drop, RISKY)).toBe(false)
    expect(isCommitted(byHand, moment, { type: 'tap', at: { x: 0, y: 0 } }, { ...RISKY, areDiceThrown: true })).toBe(false)
  })

  it('never what is refused or still held, nor where each move is confirmed', () => {
    expect(isCommitted(sure, at(placing(false)), drop, RISKY)).toBe(false)
    expect(isCommitted(sure, at(placing(true, true)), drop, RISKY)).toBe(false)
    expect(isCommitted(sure, at(placing(true)), { type: 'hover' }, RISKY)).toBe(false)
    expect(isCommitted(sure, at(placing(true)), drop, { ...RISKY, confirms: 'each' })).toBe(false)
  })
})
