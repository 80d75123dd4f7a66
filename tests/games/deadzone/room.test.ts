import { expect, test } from 'vitest'
import { goes, type Laid, model, moves, takes, whereIs } from './driver'

/** A base so big that it has no place in the cube while somebody stands in its middle. */
const crowded: Laid['models'] = {
  A1: { profile: 'warrior', at: '4-4-1', as: { silhouette: { base: 4100, body: 1500, height: 4000, eye: 3500, pinned: 1500 } } },
  A2: { profile: 'warrior', at: '5-4-1' },
}

test('DZ-CAP-02: where there is a place, nobody is shifted', () => {
  const play = moves({ models: { A1: { profile: 'warrior', at: '4-4-1' }, A2: { profile: 'warrior', at: '5-4-1' } } }, 'A1')
  const before = play.state.tabletop.pieces.A2?.pose
  goes(play, 'A', '5-4-1')
  expect(play.state.tabletop.pieces.A2?.pose).toEqual(before)
  expect(play.open).toEqual([])
})

test('DZ-CAP-03, DZ-CAP-04, DZ-CAP-05, W10: without a place friends are shifted as little as possible; everybody may put his own elsewhere in the cube', () => {
  const play = moves({ models: crowded }, 'A1')
  const before = play.state.tabletop.pieces.A2?.pose
  goes(play, 'A', '5-4-1')
  expect([whereIs(play, 'A1'), whereIs(play, 'A2')]).toEqual(['5-4-1', '5-4-1'])
  expect(play.state.tabletop.pieces.A2?.pose).not.toEqual(before)
  // The newcomer's owner first, then who was shifted.
  expect(play.decision('make room').about).toMatchObject({ model: 'A1' })
  takes(play, 'A', 'make room')
  expect(play.decision('make room').about).toMatchObject({ model: 'A2' })
  const now = play.state.tabletop.pieces.A2?.pose.at ?? { x: 0, y: 0 }
  expect(play.verdict('A', 'make room', { at: { ...now, x: now.x + 7620 }, heading: 0 }).allowed).toBe(false)
  takes(play, 'A', 'make room')
  expect(play.open).toEqual([])
})

test('DZ-CAP-03: an enemy is shifted only where that is not enough, and by its owner', () => {
  const { A2: _friend, ...others } = crowded
  const play = moves({ models: { ...others, B1: { profile: 'enforcer', at: '5-4-1' } } }, 'A1')
  goes(play, 'A', '5-4-1')
  takes(play, 'A', 'make room')
  expect(play.open).toEqual(['B: make room'])
  takes(play, 'B', 'make room')
  expect(play.last('fight-begun')).toMatchObject({ attacker: 'A1', defender: 'B1' })
})

test('AMB-59, DZ-CAP-01: capacity alone governs: without any place bases overlap', () => {
  const base = { base: 5300, body: 2000, height: 4000, eye: 3500, pinned: 1500 }
  const models: Laid['models'] = {
    A1: { profile: 'warrior', at: '4-4-1', as: { silhouette: base } },
    A2: { profile: 'warrior', at: '5-4-1', as: { silhouette: base } },
  }
  const play = moves({ models }, 'A1')
  goes(play, 'A', '5-4-1')
  expect([whereIs(play, 'A1'), whereIs(play, 'A2'), play.open]).toEqual(['5-4-1', '5-4-1', []])
  expect(model(play, 'A1').standing).toBe('board')
})
