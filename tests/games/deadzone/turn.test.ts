import { expect, test } from 'vitest'
import { call, go, procedure, tell } from '../../../src/games/deadzone/rules/terms'
import { type Laid, playing, turning } from './scenes'

/** As many models as wanted that have not acted, far from each other. */
function sides(a: number, b: number): Laid['models'] {
  const models: { [ref: string]: Laid['models'][string] } = {}
  for (let number = 1; number <= a; number++) models[`A${number}`] = { profile: 'enforcer', at: `${number}-8-1` }
  for (let number = 1; number <= b; number++) models[`B${number}`] = { profile: 'warrior', at: `${number}-1-1` }
  return models
}
/** The Turns of a Round without a Command roll: everybody who is activated does nothing. */
const still = {
  'command roll': procedure('command roll', { begin: () => go('done') }),
  activation: procedure('activation', {
    begin: ({ local: { model, by } }) =>
      tell(
        {
          type: 'activated',
          active: {
            model,
            by,
            budget: 'none',
            typesUsed: [],
            freeDieUsed: false,
            specialUsed: [],
            enemyAtStart: false,
            acted: false,
            over: false,
          },
        },
        'mark',
      ),
    mark: ({ local: { model } }) => tell({ type: 'activation-ended', model, idle: true }, 'done'),
  }),
}
const activated = (play: ReturnType<typeof playing>) =>
  play.events.flatMap((event) => (event.type === 'activated' ? [event.active.model] : []))

test('G22, DZ-TURN-06, AMB-23: with strictly fewer models left to activate a side may pass', () => {
  const few = turning({ models: sides(2, 3) })
  expect(few.options('turn')).toEqual(['activate:A1', 'activate:A2', 'pass'])
  few.answer('A', 'turn', 'pass')
  expect(few.events.map(({ type }) => type)).toEqual(['turn-began', 'turn-passed', 'turn-ended'])
  const even = turning({ models: sides(2, 2) })
  expect(even.refusal('A', 'turn', 'pass')).toMatchObject({
    key: 'not-fewer-left',
    says: { own: 2, theirs: 2 },
    rule: 'DZ-TURN-06',
  })
})

test('DZ-TURN-06: who has not arrived, or has acted, does not count', () => {
  const models = { ...sides(2, 3), B2: { profile: 'warrior' as const, activated: true }, B3: { profile: 'warrior' as const } }
  expect(turning({ models }).refusal('A', 'turn', 'pass')).toMatchObject({ says: { own: 2, theirs: 1 } })
})

test('G22, DZ-TURN-07: after a pass the other side must activate; with none left the other takes the rest of the Round', () => {
  const play = playing({ models: sides(2, 3), round: 0, phase: 'setup' }, { call: 'round', local: {} }, still)
  play.answer('A', 'turn', 'pass').answer('B', 'turn', 'activate:B3')
  // Two each now: no passing.
  expect(play.options('turn')).toEqual(['activate:A1', 'activate:A2'])
  play.answer('A', 'turn', 'activate:A1').answer('B', 'turn', 'activate:B2')
  // One each: nothing is left to choose, the Round runs to its end.
  expect(activated(play)).toEqual(['B3', 'A1', 'B2', 'A2', 'B1'])
})

test('DZ-TURN-01, DZ-TURN-04, DZ-TURN-08: the side whose Turn it is has the initiative; then it is the other’s', () => {
  const play = playing({ models: sides(3, 1), round: 0, phase: 'setup', initiative: 'B' }, { call: 'round', local: {} }, still)
  // B has one model and may pass or act.
  expect(play.open).toEqual(['B: turn'])
  expect(play.state.initiative).toBe('B')
  play.answer('B', 'turn', 'activate:B1')
  expect(play.state.initiative).toBe('A')
  play.answer('A', 'turn', 'activate:A1').answer('A', 'turn', 'activate:A2')
  expect(activated(play)).toEqual(['B1', 'A1', 'A2', 'A3'])
})

test('DZ-RND-01, DZ-RND-02: a Round is a Command roll, a Turn for everybody on the battlefield, and its end', () => {
  const play = playing({ models: sides(1, 1), round: 2, phase: 'end' }, { call: 'round', local: {} }, still)
  const told = play.events.map(({ type }) => type)
  expect([told[0], told[1], told.at(-1)]).toEqual(['round-began', 'turns-began', 'round-ended'])
  expect(activated(play)).toEqual(['A1', 'B1'])
  expect(play.state.round).toBe(3)
})

test('DZ-TURN-02: somebody who has acted is not offered again this Round', () => {
  const models = { ...sides(3, 1), A2: { profile: 'enforcer' as const, at: '2-8-1', activated: true } }
  expect(turning({ models }).options('turn')).toEqual(['activate:A1', 'activate:A3'])
})

const twoWithAct: Laid = { models: sides(3, 3), command: { A: 'ACT' } }
test('G47, DZ-TURN-03, AMB-52: a model that does nothing is marked, and its Turn ends: no ACT result may follow', () => {
  const idle = turning(twoWithAct)
  idle.answer('A', 'turn', 'activate:A1').answer('A', 'action', 'end')
  expect(idle.open).toEqual([])
  expect(idle.state.models.A1?.activated).toBe(true)
  const busy = turning(twoWithAct)
  busy.answer('A', 'turn', 'activate:A1').answer('A', 'action', 'move')
  busy.answer('A', 'move where', busy.decision('move where').fallback).answer('A', 'action', 'end')
  expect(busy.open).toEqual(['A: extra activation'])
})

test('G23, DZ-END-04, DZ-END-05, AMB-22: who has nobody left to activate first has the next Round’s first Turn', () => {
  // B's last model dies in A's Turn, while A still has two.
  const killing = {
    ...still,
    activation: procedure('activation', {
      begin: ({ local: { model, by } }) => call('on fire', { model: by === 'A' ? 'B1' : model }, 'mark'),
      mark: ({ local: { model } }) => tell({ type: 'activation-ended', model, idle: false }, 'done'),
    }),
    'on fire': procedure('on fire', {
      begin: ({ local: { model } }) => tell({ type: 'model-died', model, how: 'fire', cube: '1-1-1' }, 'done'),
    }),
  }
  const play = playing({ models: sides(3, 1), round: 0, phase: 'setup' }, { call: 'round', local: {} }, killing)
  play.answer('A', 'turn', 'activate:A1')
  expect(play.state.finishedFirst).toBe('B')
  play.answer('A', 'turn', 'activate:A2')
  expect(play.state.initiative).toBe('B')
})

test('DZ-END-05: of both at the same moment it is the one whose Turn it is not; with nobody on the board at once', () => {
  const empty = playing(
    { models: { ...sides(2, 0), B1: { profile: 'warrior' } }, round: 0, phase: 'setup' },
    { call: 'round', local: {} },
    still,
  )
  expect(empty.state.finishedFirst).toBe('B')
  const nobody: Laid['models'] = { A1: { profile: 'enforcer' }, B1: { profile: 'warrior' } }
  const both = (initiative: 'A' | 'B') =>
    playing(
      { models: nobody, round: 0, phase: 'setup', initiative, sides: { A: { startCount: 1 } } },
      { call: 'round', local: {} },
      {
        ...still,
        'end of round': procedure('end of round', { begin: () => go('done') }),
      },
    ).state.finishedFirst
  expect([both('A'), both('B')]).toEqual(['B', 'A'])
})

test('DZ-TURN-05, DZ-CMD-12: a free action by a Command die leaves the budget as it was', () => {
  const play = turning({ models: sides(2, 3), command: { A: 'MOVE' } })
  play.answer('A', 'turn', 'activate:A1').answer('A', 'action', 'free-move:a1')
  play.answer('A', 'move where', play.decision('move where').fallback)
  expect(play.state.active).toMatchObject({ budget: 'none', typesUsed: [], freeDieUsed: true, acted: true })
  expect(play.options('action')).toContain('sprint')
})
