/** What Vortex makes of a sight in the lab, on the golden cases of its rule text; each verdict bears the number of its rule. */
import { describe, expect, test } from 'vitest'
import { verdictOf } from '../../../src/games/vortex/lab/verdict'
import { box, type SightMiniature, type SightPiece, sceneOf } from '../../../src/geometry/sight'
import { consider } from '../../../src/lab/consider'
import { everythingInSight, withHeights } from '../../../src/lab/everything'
import type { LabVerdict } from '../../../src/lab/verdict'
import { bodyOf, type SightTable } from '../../../src/table/sight'

const BOARD = { width: 120_000, depth: 120_000 }
const tableOf = (things: readonly SightPiece[], bodies: readonly SightMiniature[]): SightTable => ({
  scene: sceneOf([...things, ...bodies.map((body) => bodyOf(body))], BOARD),
  miniatures: new Map(bodies.map((body) => [body.ref, body])),
})
const told = ({ headline, lines }: LabVerdict) => [headline, ...lines].map(({ key, rule }) => `${key} ${rule}`)

describe('a sight in the lab (centimetres)', () => {
  const cm = (value: number) => Math.round(value * 1000)
  const body = (ref: string, x: number, y: number, size: 'S' | 'L' = 'S'): SightMiniature => ({
    ref,
    at: { x: cm(x), y: cm(y) },
    level: 0,
    baseHeight: cm(0.1),
    ...(size === 'S'
      ? { base: { radius: cm(1.25) }, hull: { radius: cm(0.8) }, height: cm(3), eye: cm(2.7) }
      : { base: { radius: cm(2) }, hull: { radius: cm(1.5) }, height: cm(5), eye: cm(4.5) }),
  })
  const wall = (height: number): SightPiece => ({ ref: 'wall', solids: [box(cm(24), cm(35), cm(25), cm(45), 0, cm(height))] })
  const verdict = (things: readonly SightPiece[], from: SightMiniature, to: SightMiniature, ...others: SightMiniature[]) => {
    const considered = consider(tableOf(things, [from, to, ...others]), from, to)
    return { seen: considered.sight.sighting.seen, told: told(verdictOf(considered.sight, considered.back)), considered }
  }
  const [F, C] = [body('F', 10, 40), body('C', 30, 40)]
  test.each([
    [0.5, 200, 'fully VX-LOS-02'],
    [1, 170, 'fully VX-LOS-02'],
    [1.5, 130, 'fully VX-LOS-02'],
    [2, 80, 'partially VX-LOS-03'],
    [2.8, 10, 'partially VX-LOS-03'],
    [3, 0, 'hidden VX-LOS-04'],
  ])('G-36: a wall %s cm high leaves %s points', (height, seen, headline) => {
    const found = verdict([wall(height)], F, C)
    expect([found.seen, found.told[0]]).toEqual([seen, headline])
    expect(found.told.includes('harder VX-SHT-07')).toBe(headline.startsWith('partially'))
    expect(found.told.some((line) => line.startsWith('hidden-by'))).toBe(seen < 200)
    expect(found.considered.hides).toEqual(seen < 200 ? [{ ref: 'wall', points: 200 - seen }] : [])
    expect(found.considered.cut.map(({ ref, top }) => [ref, top])).toEqual([['wall', cm(height)]])
    expect(found.considered.line.isSeen).toBe(seen > 0)
  })
  test('G-38: other bodies hide; G-40: seen one way is not seen both ways', () => {
    expect(verdict([], F, C, body('X', 20, 40)).seen).toBe(0)
    expect(verdict([], F, C, body('X', 20, 41)).told).toEqual(['fully VX-LOS-02', 'hidden-by VX-LOS-07', 'mutual VX-LOS-08'])
    const low = { ref: 'wall', solids: [box(cm(28), cm(30), cm(28.4), cm(50), 0, cm(2.9))] }
    const found = verdict([low], body('F', 10, 40, 'L'), C)
    expect([found.seen, found.told.at(-1)]).toEqual([20, 'not-mutual VX-LOS-08'])
  })
  test('everything in sight, and what if it were taller', () => {
    const bodies = [F, C, body('D', 10, 60), body('E', 30, 41.5)]
    const table = tableOf([wall(3)], bodies)
    const { all, counts } = everythingInSight(table, F)
    expect(all.map(({ ref, standing }) => `${ref} ${standing}`)).toEqual(['C hidden', 'D clear', 'E hidden'])
    expect(counts).toEqual({ clear: 1, hindered: 0, hidden: 2 })
    expect(everythingInSight(table, withHeights(F, { eye: cm(9) })).counts.hidden).toBe(0)
  })
})
