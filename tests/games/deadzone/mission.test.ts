/** The missions as data (4.26, 6.5, 6.6). */
import { expect, test } from 'vitest'
import { MISSION } from '../../../src/games/deadzone/content/missions'
import { exitPoints, inZone, killPoints, MISSIONS } from '../../../src/games/deadzone/rules/mission'

const trooper = { vp: 3, type: 'T' } as const
const leader = { vp: 3, type: 'L' } as const
const worth = (victim: { readonly vp: number; readonly type: 'L' | 'T' }) => MISSIONS.map((id) => killPoints(MISSION[id], victim))

test('DZ-MIS-01: four missions, each with two zones of the same size, one the other turned by half', () => {
  expect(MISSIONS.map((id) => [id, MISSION[id].zones.red.length])).toEqual([
    ['patrol', 4],
    ['scour', 5],
    ['break-through', 8],
    ['search-and-destroy', 8],
  ])
  for (const id of MISSIONS) {
    const { red, blue } = MISSION[id].zones
    const name = ({ c, r }: { readonly c: number; readonly r: number }) => `${c}-${r}`
    expect(red.map(({ c, r }) => name({ c: 9 - c, r: 9 - r })).sort()).toEqual(blue.map(name).sort())
  }
})

test('DZ-PAT-01, DZ-OBJ-01: the map of Patrol', () => {
  const { zones, objectives } = MISSION.patrol
  expect(zones.red.map(({ c, r }) => [c, r])).toEqual([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 1],
  ])
  expect([inZone(MISSION.patrol, 'blue', { c: 5, r: 8 }), inZone(MISSION.patrol, 'blue', { c: 4, r: 8 })]).toEqual([true, false])
  expect(objectives.map(({ c, r, vp }) => [c, r, vp])).toEqual([
    [8, 2, 1],
    [1, 7, 1],
    [6, 4, 2],
    [3, 5, 2],
  ])
})

test('DZ-PAT-03, DZ-MIS-01: what a kill is worth in each mission', () => {
  expect(worth(trooper)).toEqual([3, 2, 3, 4])
  expect(worth(leader)).toEqual([3, 2, 3, 7])
  expect(worth({ vp: 0, type: 'T' })).toEqual([0, 0, 0, 1])
})

test('DZ-TER-15, DZ-MIS-01: only Break Through lets models leave, for twice their VP and never for nothing', () => {
  expect(MISSIONS.map((id) => [exitPoints(MISSION[id], { vp: 3 }), exitPoints(MISSION[id], { vp: 0 })])).toEqual([
    [0, 0],
    [0, 0],
    [6, 1],
    [0, 0],
  ])
  expect(MISSION['break-through'].exit?.by.red).toEqual({ squares: MISSION['break-through'].zones.blue, side: 'S' })
})

test('DZ-PAT-05, DZ-MIS-04: Intel is worth a point; secret missions are Patrol’s', () => {
  expect(MISSIONS.map((id) => MISSION[id].intel)).toEqual([1, 1, 1, 1])
  expect(MISSION.patrol.secrets?.length).toBe(8)
  expect(MISSIONS.filter((id) => MISSION[id].secrets)).toEqual(['patrol'])
})
