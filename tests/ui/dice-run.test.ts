/** Dice that fall one after the other are shown together, a tray for each side; only what follows from them waits. */
import { describe, expect, test } from 'vitest'
import { type DiceRun, playedAlong, withDice } from '../../src/app/match/dice-run'
import { createDiceShow } from '../../src/app/match/dice-show'
import { newTableState } from '../../src/app/match/table-state'
import type { Cue } from '../../src/scene/cue'
import type { DiceCue } from '../../src/scene/timeline'

const roll = (seat: 'A' | 'B', title = seat): DiceCue => ({
  type: 'dice',
  film: {},
  dice: [{ faces: ['1', '2', '3', '4', '5', '6'] }],
  faces: ['1'],
  title,
  seat,
  glow: [],
})
const said: Cue = { type: 'wait', ms: 100 }
const titles = ({ lanes }: DiceRun) => lanes.map(({ seat, cues }) => [seat, ...cues.map(({ title }) => title)])

describe('what is played along', () => {
  test.each<readonly [string, readonly (readonly Cue[])[], number]>([
    ['a roll alone', [[roll('A')]], 1],
    ['attack and defence', [[roll('A')], [roll('B'), said]], 2],
    ['eights that roll on before the defence', [[roll('A')], [roll('A')], [roll('B'), said]], 3],
    ['what shows nothing may stand between', [[roll('A')], [], [roll('B')]], 3],
    ['what shows nothing is left for later', [[roll('A')], []], 1],
    ['a result ends it', [[roll('A'), said], [roll('B')]], 1],
    ['so it does in the midst', [[roll('A')], [roll('B'), said], [roll('A')]], 2],
    ['a walk before dice is no part of it', [[said], [roll('A')]], 1],
  ])('%s', (_, cues, count) => {
    expect(playedAlong(cues)).toBe(count)
  })
})

describe('the trays', () => {
  const open = (run: DiceRun): DiceRun => ({ ...run, isOpen: true })

  test('each side has its own; a side that rolls again uses it again', () => {
    let run = withDice(undefined, roll('A', 'A1' as 'A'))
    run = withDice(open(run), roll('A', 'A2' as 'A'))
    run = withDice(open(run), roll('B', 'B1' as 'B'))
    expect(titles(run)).toEqual([
      ['A', 'A1', 'A2'],
      ['B', 'B1'],
    ])
  })

  test('dice of another matter begin anew', () => {
    const run = withDice(undefined, roll('A'))
    const next = withDice(run, roll('B'))
    expect(titles(next)).toEqual([['B', 'B']])
    expect(next.id).not.toBe(run.id)
  })
})

describe('the show', () => {
  const set = () => {
    const table = newTableState()
    const show = createDiceShow(table)
    const done: string[] = []
    const begin = (cue: DiceCue, isAlone: boolean, hurry = new AbortController()) => {
      void show.show(cue, hurry.signal, isAlone).then(() => done.push(cue.title))
      return hurry
    }
    const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
    return { table, show, done, begin, turn, lanes: () => titles(table.getState().dice as DiceRun) }
  }

  test('the attack waits for nobody once the defence is there; then both are read', async () => {
    const { show, done, begin, turn, lanes } = set()
    const [attack, defence] = [roll('A'), roll('B')]
    begin(attack, true)
    await turn()
    expect(done).toEqual([])
    show.handOn((cue) => cue === attack)
    await turn()
    expect(done).toEqual(['A'])
    begin(defence, false)
    expect(lanes()).toEqual([
      ['A', 'A'],
      ['B', 'B'],
    ])
    await turn()
    expect(done).toEqual(['A'])
    show.seen()
    await turn()
    expect(done).toEqual(['A', 'B'])
  })

  test('dice that a player throws later against those that lie there join them, unless something came between', async () => {
    const { show, begin, turn, lanes } = set()
    begin(roll('A'), true)
    show.seen()
    await turn()
    begin(roll('B'), false)
    expect(lanes()).toHaveLength(2)
    show.seen()
    await turn()
    begin(roll('A'), true)
    expect(lanes()).toHaveLength(1)
    show.seen()
    show.close()
    begin(roll('B'), true)
    expect(lanes()).toEqual([['B', 'B']])
  })

  test('skipping ends all of them', async () => {
    const { show, table, done, begin, turn } = set()
    const attack = roll('A')
    begin(attack, true)
    show.handOn(() => true)
    begin(roll('B'), false).abort()
    await turn()
    expect(done).toEqual(['A', 'B'])
    expect(table.getState().dice).toMatchObject({ isSkipped: true, isSeen: true })
  })

  test('a roll without a film keeps nobody waiting', async () => {
    const { done, begin, turn } = set()
    begin({ ...roll('A'), film: undefined }, true)
    await turn()
    expect(done).toEqual(['A'])
  })
})
