import { describe, expect, it } from 'vitest'
import type { AnyDecision } from '../../src/kernel'
import { generator } from '../../src/match/generator'
import { TABLE_SHAPES } from '../../src/table/shapes'
import type { State } from '../kernel/tiny-game'
import { tinyHost, tinyScreen, toWindow } from './shared-screen'

const isCovered = (hand: readonly unknown[] | undefined) => (hand ?? []).every((card) => card === 'back')

describe('two at one screen, with secret hands', () => {
  it('nobody’s hand is shown before its player has taken the screen', async () => {
    const { now, view, actions, subjects } = await tinyScreen(['A', 'B'], { secret: true })
    expect(now()).toMatchObject({ covered: true, handOver: { seat: 'A' }, decisions: [], seat: 'A' })
    expect(now().handOver?.window).toBeUndefined()
    expect(view().hands.A).toHaveLength(2)
    expect(isCovered(view().hands.A) && isCovered(view().hands.B)).toBe(true)
    actions.showHand()
    expect(now()).toMatchObject({ covered: false, handOver: undefined, seat: 'A' })
    expect(isCovered(view().hands.A)).toBe(false)
    expect(isCovered(view().hands.B)).toBe(true)
    expect(subjects()).toEqual(['bid'])
  })

  it('the screen changes hands when the other seat is asked, not when the same one is asked again', async () => {
    const { now, view, actions, answer, subjects } = await tinyScreen(['A', 'B'], { secret: true })
    actions.showHand()
    await answer('bid', 0)
    expect(now()).toMatchObject({ covered: true, handOver: { seat: 'B' }, decisions: [] })
    expect(isCovered(view().hands.A)).toBe(true)
    actions.showHand()
    await answer('bid', 0)
    expect(now().handOver).toMatchObject({ seat: 'A' })
    actions.showHand()
    await answer('side', ['left'])
    expect(now().handOver).toBeUndefined()
    expect(subjects()).toEqual(['which card'])
  })

  it('a window can be passed from the hand-over without anything being shown', async () => {
    const screen = await tinyScreen(['A', 'B'], { secret: true })
    await toWindow(screen)
    const { now, actions, show, host, view } = screen
    expect(screen.subjects()).toEqual(['react'])
    actions.pass()
    await show()
    expect(now()).toMatchObject({ covered: true, handOver: { seat: 'B', window: { subject: 'react' } }, decisions: [] })
    expect(now().handOver?.window?.choice).toMatchObject({ options: [{ id: 'pass' }] })
    expect(isCovered(view().hands.A) && isCovered(view().hands.B)).toBe(true)
    actions.pass()
    expect(now().handOver).toBeUndefined()
    await show()
    expect(host.snapshot().state.round).toBe(1)
    expect(now()).toMatchObject({ covered: true, handOver: { seat: 'A' } })
  })

  it('a player may cover his hand, and hands may be left open', async () => {
    const { now, actions, answer, view } = await tinyScreen(['A', 'B'], { secret: true })
    actions.showHand()
    actions.coverHand()
    expect(now()).toMatchObject({ covered: true, handOver: { seat: 'A' } })
    actions.setSecret(false)
    expect(now()).toMatchObject({ covered: false, handOver: undefined, seat: 'A' })
    await answer('bid', 0)
    expect(now()).toMatchObject({ covered: false, handOver: undefined, seat: 'B' })
    expect(isCovered(view().hands.B)).toBe(false)
    actions.setSecret(true)
    expect(isCovered(view().hands.B)).toBe(true)
    expect(now().handOver?.seat).toBe('B')
  })

  it('one at the screen, or a game without secrets, never hands over', async () => {
    for (const [seats, options] of [
      [['A'], { secret: true }],
      [['A', 'B'], {}],
    ] as const) {
      const { now, answer, actions, view } = await tinyScreen(seats as unknown as ['A'], options)
      expect(now()).toMatchObject({ covered: false, handOver: undefined })
      await answer('bid', 0)
      actions.coverHand()
      expect(now()).toMatchObject({ covered: false, handOver: undefined })
      expect(isCovered(view().hands[now().seat])).toBe(false)
    }
  })

  it('while nobody has anything to hide the screen is not handed over; what is dealt then is covered at once', async () => {
    const hides = (view: unknown) => (view as State).table.length > 0
    const { now, answer, view, actions } = await tinyScreen(['A', 'B'], { secret: true, hides })
    expect(now()).toMatchObject({ covered: false, handOver: undefined, seat: 'A' })
    await answer('bid', 0)
    expect(now()).toMatchObject({ covered: false, seat: 'B' })
    await answer('bid', 0)
    await answer('side', ['left'])
    // The card that is played is the first of the table: from now on there are secrets, and A has not taken the screen.
    await answer('which card', ['hand 0'])
    expect(now()).toMatchObject({ covered: true, handOver: { seat: 'A' } })
    expect(now().log.at(-1)?.entry.roll).toBeDefined()
    expect(isCovered(view().hands.A) && isCovered(view().hands.B)).toBe(true)
    actions.showHand()
    expect(isCovered(view().hands.A)).toBe(false)
  })

  it('dice are thrown by whoever has the screen', async () => {
    const screen = await tinyScreen(['A', 'B'], { secret: true }, tinyHost(1, { policy: { dice: 'by hand' } }))
    const { now, actions, show } = screen
    await toWindow(screen)
    expect(now()).toMatchObject({ covered: false, seat: 'A', throws: [{ subject: 'lucky die' }] })
    actions.coverHand()
    expect(now()).toMatchObject({ covered: true, handOver: undefined, throws: [{ subject: 'lucky die' }] })
    actions.throwDice(now().throws[0]?.decision ?? '', { x: 0, y: 900, strength: 500 })
    await show()
    expect(now()).toMatchObject({ covered: true, handOver: { seat: 'A', window: { subject: 'react' } } })
  })

  it('whole matches: what the screen holds names no card of anybody who has not taken it', async () => {
    let [points, open, covered] = [0, 0, 0]
    for (let seed = 1; seed <= 6; seed++) {
      const host = tinyHost(seed)
      const { now, actions, show, view } = await tinyScreen(['A', 'B'], { secret: true }, host)
      const rng = generator(seed)
      const check = () => {
        points++
        const allowed = now().covered ? [] : [now().seat]
        for (const seat of ['A', 'B'] as const) {
          const views = [view(), ...now().log.flatMap(({ before, after }) => [before, after] as unknown as State[])]
          for (const { hands } of views) {
            const hand = hands[seat]
            if (allowed.includes(seat)) open += (hand ?? []).length
            else {
              expect(isCovered(hand), `seed ${seed}: ${seat}`).toBe(true)
              covered += (hand ?? []).length
            }
          }
        }
        if (now().covered) expect(now().decisions).toEqual([])
      }
      for (let step = 0; step < 200 && !now().outcome; step++) {
        check()
        const { handOver, window } = now()
        const luck = rng.below(8)
        if (handOver && window !== undefined && rng.below(2) === 0) actions.pass()
        else if (handOver) actions.showHand()
        else if (luck === 0) actions.coverHand()
        else if (luck === 1 && now().canUndo) {
          actions.undo()
          await show()
          actions.consent(true)
        } else {
          const owed = now().decisions.filter((one) => one.offer === undefined || rng.below(4) === 0)
          const decision = owed[rng.below(Math.max(1, owed.length))] as AnyDecision | undefined
          if (!decision) throw new Error(`seed ${seed}, step ${step}: nobody is asked anything`)
          const sampled = TABLE_SHAPES[decision.choice.shape]?.sample(decision.choice as never, {} as never, rng)
          actions.answer(decision.id, (sampled ?? decision.fallback) as never)
        }
        await show()
        expect(now().refusal).toBeUndefined()
      }
      expect(now().outcome).toEqual(host.outcome())
    }
    expect(points).toBeGreaterThan(150)
    expect(open).toBeGreaterThan(150)
    expect(covered).toBeGreaterThan(150)
  })
})
