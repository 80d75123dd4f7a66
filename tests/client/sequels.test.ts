/** Answers given along with the question before: they wait for their question, and for no other. */
import { describe, expect, it } from 'vitest'
import { createSequels } from '../../src/client/sequels'
import type { AnyDecision, Pick } from '../../src/kernel'
import { tinyScreen, toWindow, WINDOWS } from './shared-screen'

const question = (id: string, subject: string, options: Pick['options'], most = 1): AnyDecision => {
  const choice: Pick = { shape: 'pick', options, least: 1, most }
  return { id, seat: 'A', subject, choice, fallback: [options[0]?.id] }
}
const dice = [{ id: 'die-0' }, { id: 'die-1', refused: { key: 'match-over', says: {} } }, { id: 'die-2' }]

describe('an answer given along with another', () => {
  it('waits until its seat is asked something, and answers that once', () => {
    const sequels = createSequels()
    const from = question('1', 'window', [{ id: 'pass' }])
    const which = question('2', 'which dice', dice, 3)
    sequels.say('A', '1', { subject: 'which dice', answer: ['die-0', 'die-2'] })
    expect(sequels.due('A', [from])).toBeUndefined()
    expect(sequels.due('A', [])).toBeUndefined()
    expect(sequels.due('B', [which])).toBeUndefined()
    expect(sequels.due('A', [{ ...which, offer: 'aside' }])).toBeUndefined()
    expect(sequels.due('A', [which])).toEqual({ decision: which, answer: ['die-0', 'die-2'] })
    expect(sequels.due('A', [which])).toBeUndefined()
  })

  it.each([
    ['another question comes first', question('2', 'window', dice, 3)],
    ['an option is refused', question('2', 'which dice', dice.slice(0, 2), 3)],
    ['fewer may be picked', question('2', 'which dice', dice, 1)],
  ])('is dropped where %s', (_, instead) => {
    const sequels = createSequels()
    sequels.say('A', '1', { subject: 'which dice', answer: ['die-0', 'die-2'] })
    expect(sequels.due('A', [instead])).toBeUndefined()
    expect(sequels.due('A', [question('3', 'which dice', dice, 3)])).toBeUndefined()
  })
})

describe('at a screen', () => {
  it('two questions are answered by one press', async () => {
    const screen = await tinyScreen(['A', 'B'])
    await screen.answer('bid', 0)
    await screen.answer('bid', 0)
    const [side] = screen.now().decisions
    screen.actions.answer(side?.id ?? '', ['left'], { subject: 'which card', answer: ['hand 0'] })
    await screen.show()
    expect(screen.subjects()).toEqual(['react'])
    expect(screen.view().table).toHaveLength(1)
  })

  it('who passes a strip passes what follows in it, too, unless the window passed by itself', async () => {
    const windows = { ...WINDOWS, next: () => 'react' }
    const passed = async (isFleeting: boolean) => {
      const screen = await tinyScreen(['A', 'B'], { windows, secret: isFleeting, fleeting: isFleeting })
      await toWindow(screen)
      screen.actions.pass()
      await screen.show()
      // B does something, so that A is asked again.
      if (screen.now().fleeting) screen.actions.hold()
      await screen.answer('react', ['coin'])
      return screen.now().fleeting?.seat ?? screen.now().seat
    }
    expect(await passed(false)).toBe('B')
    expect(await passed(true)).toBe('A')
  })
})
