/** What a moved piece cannot have changed is not computed again: shown by planting wrong answers there, which must stay. */
import { describe, expect, test } from 'vitest'
import { FINE } from '../../../../src/geometry/sight/grid'
import { wordsOf } from '../../../../src/geometry/sight/map/lattice'
import { sightMap } from '../../../../src/geometry/sight/map/map'
import { mapWith, mapWithout } from '../../../../src/geometry/sight/map/moved'
import type { MapRequest, SightMap } from '../../../../src/geometry/sight/map/request'
import { putPiece, type Scene, sceneOf } from '../../../../src/geometry/sight/scene'
import { box } from '../../../../src/geometry/sight/solids'
import type { SightPiece } from '../../../../src/geometry/sight/types'
import { TABLE } from '../scenes'

const request: MapRequest = { table: TABLE, cell: 1270, eye: 2000, target: 900 }
const hut = (ref: string, x: number, y: number): SightPiece => ({ ref, solids: [box(x, y, x + 2000, y + 2000, 0, 3000)] })
const others = [hut('a', 2000, 2000), hut('b', 20_000, 16_000), hut('c', 9000, 15_000)]
const made = (scene: Scene): SightMap => {
  const map = sightMap(scene, request)
  if (!('seen' in map)) throw new Error(`refused: ${map.type}`)
  return map
}

/** Whether both rows of a word lie on one side of the band that the piece stands in. */
const isAway = ({ lattice }: SightMap, word: number, from: number, to: number): boolean => {
  const { rows, columns, words, half, cell } = lattice
  const eyeRow = Math.floor(word / (rows * words * columns))
  const targetRow = Math.floor((word % (rows * words)) / words)
  const [a, b] = [half + eyeRow * cell, half + targetRow * cell]
  return Math.max(a, b) < from - 1 || Math.min(a, b) > to + 1
}
const planted = (map: SightMap, from: number, to: number): SightMap => ({
  ...map,
  seen: map.seen.map((bits, word) => (isAway(map, word, from, to) ? ~bits : bits)),
})

describe('a moved piece', () => {
  test('leaves the map as it is between rows that both lie on one side of it', () => {
    const scene = sceneOf([...others, hut('it', 12_000, 8000)], TABLE)
    const [whole, none] = [made(scene), made(sceneOf(others, TABLE))]
    const wrong = planted(whole, 8000, 10_000)
    const away = whole.seen.filter((_, word) => isAway(whole, word, 8000, 10_000)).length
    expect(away).toBeGreaterThan(wordsOf(whole.lattice) * 10)
    expect(whole.seen.length - away).toBeGreaterThan(wordsOf(whole.lattice) * 10)
    expect(mapWithout(scene, wrong, request, ['it'])).toEqual(planted(none, 8000, 10_000))
    expect(mapWith(scene, planted(none, 8000, 10_000), request, ['it'])).toEqual(wrong)
  })

  test('changes only the cells of the scene that it leaves and enters', () => {
    const scene = sceneOf([...others, hut('it', 12_000, 8000)], TABLE)
    const state = () => {
      const { first, count, items, held, filled, filler, columns, rows, size } = scene.grid
      return Array.from({ length: columns * rows }, (_, cell) => {
        const [x, y] = [cell % columns, Math.floor(cell / columns)]
        const small = Array.from({ length: FINE * FINE }, (_, k) => {
          const at = (y * FINE + Math.floor(k / FINE)) * columns * FINE + x * FINE + (k % FINE)
          return [filled[at], filler[at]]
        })
        const list = items.slice(first[cell], (first[cell] ?? 0) + (count[cell] ?? 0))
        return { x: x * size, y: y * size, text: JSON.stringify([[...list], held[cell], small]) }
      })
    }
    const before = state()
    putPiece(scene, hut('it', 13_000, 8500))
    const changed = state().filter(({ text }, i) => text !== before[i]?.text)
    expect(changed.length).toBeGreaterThan(3)
    const { size } = scene.grid
    for (const { x, y } of changed)
      expect([x + size >= 11_999, x <= 15_001, y + size >= 7999, y <= 10_501]).toEqual([true, true, true, true])
  })
})
