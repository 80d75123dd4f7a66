import { describe, expect, it } from 'vitest'
import { createPassing } from '../../src/client/passing'
import type { AnyDecision, Pick } from '../../src/kernel'
import { tinyHost, tinyScreen, toWindow, WINDOWS } from './shared-screen'

const asked = { react: { own: true, other: true } }
const never = { react: { own: false, other: false } }

const window = (id: string, ...options: string[]): AnyDecision => {
  const choice: Pick = { shape: 'pick', options: [...options, 'pass'].map((one) => ({ id: one })), least: 1, most: 1 }
  return { id, seat: 'A', subject: 'react', choice, fallback: ['pass'] }
}

describe('windows passed by the player’s setting', () => {
  it('are passed as soon as they are shown, and never put before him', async () => {
    const screen = await tinyScreen(['A', 'B'], { stops: { A: never, B: never } })
    const before = screen.host.entries().length
    await toWindow(screen)
    expect(screen.subjects()).toEqual(['bid'])
    expect(screen.host.snapshot().state.round).toBe(1)
    const causes = screen.host
      .entries()
      .slice(before)
      .map(({ cause }) => cause)
    expect(causes.filter((cause) => 'subject' in cause && cause.subject === 'react')).toMatchObject([
      { seat: 'A', answer: ['pass'] },
      { seat: 'B', answer: ['pass'] },
    ])
  })

  it('by whose dice or figure it is about: his own are asked, another’s are not', async () => {
    const own = { react: { own: true, other: false } }
    const screen = await tinyScreen(['A', 'B'], { stops: { A: own, B: own } })
    await toWindow(screen)
    expect(screen.now().seat).toBe('A')
    expect(screen.subjects()).toEqual(['react'])
    screen.actions.pass()
    await screen.show()
    expect(screen.subjects()).toEqual(['bid'])
  })

  it('need no hand-over at a shared screen', async () => {
    const screen = await tinyScreen(['A', 'B'], { secret: true, stops: { A: asked, B: never } })
    await toWindow(screen)
    screen.actions.pass()
    await screen.show()
    expect(screen.now()).toMatchObject({ covered: false, handOver: undefined, seat: 'A' })
    expect(screen.subjects()).toEqual(['bid'])
  })

  it('a change of the setting leaves the window that is open', async () => {
    const screen = await tinyScreen(['A', 'B'])
    await toWindow(screen)
    screen.actions.setStops({ A: never, B: never })
    expect(screen.subjects()).toEqual(['react'])
    screen.actions.pass()
    await screen.show()
    expect(screen.subjects()).toEqual(['bid'])
  })

  it('an undo steps behind a pass: what it brings back is asked', async () => {
    const screen = await tinyScreen(['A', 'B'], { stops: { A: never, B: asked } })
    const { now, actions, show, subjects } = screen
    await toWindow(screen)
    expect(now()).toMatchObject({ seat: 'B', canUndo: true })
    // A's pass is taken back with what followed; B consents.
    actions.undo()
    await show()
    actions.consent(true)
    await show()
    expect(subjects()).toEqual(['react'])
    expect(now().seat).toBe('A')
    actions.undo()
    await show()
    actions.consent(true)
    await show()
    expect(subjects()).toEqual(['which card'])
  })

  it('what else could be answered makes no difference', () => {
    for (const options of [[], ['coin'], ['coin', 'stop']]) {
      const looked: unknown[] = []
      const passing = createPassing(
        { subjects: ['react'], isOwn: (decision) => looked.push(decision.choice) > 0 },
        { A: { react: { own: false, other: true } } },
      )
      expect(passing.due('A', [window('A1', ...options)], {}, false)).toEqual([{ decision: 'A1', answer: ['pass'] }])
      expect(looked).toEqual([{ shape: 'pick', options: [{ id: 'pass' }], least: 1, most: 1 }])
    }
  })

  it('a pass that the host refuses is put before the player, and not tried again', () => {
    const passing = createPassing(WINDOWS, { A: never })
    expect(passing.due('A', [window('A1')], {}, false)).toEqual([{ decision: 'A1', answer: ['pass'] }])
    expect(passing.isPassed('A1')).toBe(true)
    passing.refused('A1')
    expect(passing.due('A', [window('A1')], {}, false)).toEqual([])
    expect(passing.isPassed('A1')).toBe(false)
  })
})

describe('passing until the next move', () => {
  it('passes every window of the seat until another question is put to it', async () => {
    const screen = await tinyScreen(['A', 'B'])
    const { now, actions, show, subjects, answer } = screen
    await toWindow(screen)
    actions.passAhead()
    await show()
    expect(now()).toMatchObject({ seat: 'B', passing: ['A'] })
    // B plays: the window goes round again, past A.
    await answer('react', ['coin'])
    expect(now().seat).toBe('B')
    expect(subjects()).toEqual(['react'])
    actions.pass()
    await show()
    expect(subjects()).toEqual(['bid'])
    expect(now()).toMatchObject({ seat: 'A', passing: [] })
  })

  it('can be called off, and ends with an undo', async () => {
    const screen = await tinyScreen(['A', 'B'])
    const { now, actions, show, subjects, answer } = screen
    await toWindow(screen)
    actions.passAhead()
    await show()
    actions.askAgain('A')
    expect(now().passing).toEqual([])
    await answer('react', ['coin'])
    expect(now().seat).toBe('A')
    expect(subjects()).toEqual(['react'])
    actions.passAhead()
    await show()
    expect(now()).toMatchObject({ seat: 'B', passing: ['A'] })
    actions.undo()
    await show()
    actions.consent(true)
    await show()
    expect(now().passing).toEqual([])
  })

  it('two at two screens: the other is told nothing but that the window is over', async () => {
    const host = tinyHost()
    const a = await tinyScreen(['A'], { stops: { A: asked } }, host)
    const b = await tinyScreen(['B'], { stops: { B: never } }, host)
    await a.answer('bid', 0)
    await b.show()
    await b.answer('bid', 0)
    await a.show()
    await a.answer('side', ['left'])
    await a.answer('which card', ['hand 0'])
    await b.show()
    a.actions.pass()
    await a.show()
    await b.show()
    await a.show()
    expect(a.subjects()).toEqual(['bid'])
    const told = JSON.stringify(a.now().log)
    expect(told).toContain('card-played')
    expect(told).not.toContain('pass')
  })
})
