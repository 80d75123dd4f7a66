/** What the lab says of a sight, on the golden cases of the rule texts; each verdict bears the number of its rule. */
import { describe, expect, test } from 'vitest'
import { box, type SightMiniature, type SightPiece, type Solid, sceneOf } from '../../src/geometry/sight'
import { INCH } from '../../src/geometry/types'
import { consider, freeVerdicts } from '../../src/lab/consider'
import { everythingInSight, withHeights } from '../../src/lab/everything'
import { cubeName, cubeOf, type Lattice, latticeOf } from '../../src/lab/verdicts/cubes'
import { type CorridorReport, exterminateVerdict } from '../../src/lab/verdicts/exterminate'
import type { LabVerdict } from '../../src/lab/verdicts/verdict'
import type { PlacedTerrain } from '../../src/table/piece'
import { bodyOf, type SightTable } from '../../src/table/sight'

const BOARD = { width: 120_000, depth: 120_000 }
const tableOf = (things: readonly SightPiece[], bodies: readonly SightMiniature[]): SightTable => ({
  scene: sceneOf([...things, ...bodies.map((body) => bodyOf(body))], BOARD),
  miniatures: new Map(bodies.map((body) => [body.ref, body])),
})
const told = ({ headline, lines }: LabVerdict) => [headline, ...lines].map(({ key, rule }) => `${key} ${rule}`)

describe('Vortex (centimetres)', () => {
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
    const [, vortex] = freeVerdicts(considered, undefined)
    if (!vortex) throw new Error('two games of free sight')
    return { seen: considered.sight.sighting.seen, told: told(vortex), considered }
  }
  const [F, C] = [body('F', 10, 40), body('C', 30, 40)]
  test.each([
    [0.5, 200, 'vx-fully VX-LOS-02'],
    [1, 170, 'vx-fully VX-LOS-02'],
    [1.5, 130, 'vx-fully VX-LOS-02'],
    [2, 80, 'vx-partially VX-LOS-03'],
    [2.8, 10, 'vx-partially VX-LOS-03'],
    [3, 0, 'vx-hidden VX-LOS-04'],
  ])('G-36: a wall %s cm high leaves %s points', (height, seen, headline) => {
    const found = verdict([wall(height)], F, C)
    expect([found.seen, found.told[0]]).toEqual([seen, headline])
    expect(found.told.includes('vx-harder VX-SHT-07')).toBe(headline.startsWith('vx-partially'))
    expect(found.told.some((line) => line.startsWith('hidden-by'))).toBe(seen < 200)
    expect(found.considered.hides).toEqual(seen < 200 ? [{ ref: 'wall', points: 200 - seen }] : [])
    expect(found.considered.cut.map(({ ref, top }) => [ref, top])).toEqual([['wall', cm(height)]])
    expect(found.considered.line.isSeen).toBe(seen > 0)
  })
  test('G-38: other bodies hide; G-40: seen one way is not seen both ways', () => {
    expect(verdict([], F, C, body('X', 20, 40)).seen).toBe(0)
    expect(verdict([], F, C, body('X', 20, 41)).told).toEqual([
      'vx-fully VX-LOS-02',
      'hidden-by VX-LOS-07',
      'vx-mutual VX-LOS-08',
    ])
    const low = { ref: 'wall', solids: [box(cm(28), cm(30), cm(28.4), cm(50), 0, cm(2.9))] }
    const found = verdict([low], body('F', 10, 40, 'L'), C)
    expect([found.seen, found.told.at(-1)]).toEqual([20, 'vx-not-mutual VX-LOS-08'])
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

describe('Deadzone (inches)', () => {
  const inch = (value: number) => Math.round(value * INCH)
  const soldier = (ref: string, x: number): SightMiniature => ({
    ref,
    at: { x: inch(x), y: inch(1.5) },
    level: 0,
    base: { radius: inch(0.49) },
    baseHeight: inch(0.12),
    hull: { radius: inch(0.35) },
    height: inch(1.3),
    eye: inch(1.15),
  })
  const panel = (x: number, height: number): SightPiece => ({
    ref: 'panel',
    solids: [
      {
        type: 'prism',
        outline: [
          { x: inch(x), y: 0 },
          { x: inch(x), y: inch(3) },
        ],
        bottom: 0,
        top: inch(height),
      },
    ],
  })
  const MAT: Lattice = { columns: 8, rows: 8, isKept: true }
  const between = (things: readonly SightPiece[], from: SightMiniature, to: SightMiniature, lattice: Lattice | 'none' = MAT) => {
    const [deadzone] = freeVerdicts(consider(tableOf(things, [from, to]), from, to), lattice === 'none' ? undefined : lattice)
    if (!deadzone) throw new Error('two games of free sight')
    return deadzone
  }
  /** Without what the cubes say, which the cases of sight are not about. */
  const verdict = (things: readonly SightPiece[], ...others: SightMiniature[]) => {
    const [from, to] = [soldier('from', 1.5), soldier('to', 10.5)]
    const [deadzone] = freeVerdicts(consider(tableOf(things, [from, to, ...others]), from, to), MAT)
    return deadzone ? [told(deadzone).filter((line) => line !== 'dz-range DZ-RNG-01'), deadzone.headline.says] : []
  }
  test('G38: clear in the open, 17 of 41 behind a low panel, clear when hugging one, hidden by a high one', () => {
    expect(verdict([])).toEqual([['dz-clear DZ-LOS-05', 'dz-bonus DZ-SHM-01'], { of: 41 }])
    expect(verdict([panel(9, 0.9)])).toEqual([['dz-seen DZ-LOS-04', 'hidden-by DZ-LOS-03'], { seen: 17, of: 41 }])
    expect(verdict([panel(3, 0.9)])[0]).toEqual(['dz-clear DZ-LOS-05', 'dz-bonus DZ-SHM-01'])
    expect(verdict([panel(9, 3)])).toEqual([['dz-hidden DZ-LOS-04', 'hidden-by DZ-LOS-03'], { of: 41 }])
  })
  test('G40: somebody between leaves the sight, not the clear shot', () => {
    expect(verdict([], soldier('friend', 6))[0]).toEqual(['dz-seen DZ-LOS-04', 'dz-spoiled DZ-LOS-05'])
  })

  test('G39: a roof hides its own middle; at its edge the shot is clear, and from high ground', () => {
    const roof = { ref: 'roof', solids: [box(0, 0, inch(3), inch(3), inch(3), inch(3))] }
    const walls = [0, 3].flatMap((x) => [
      { ...panel(x, 3), ref: `wall ${x}` },
      { ref: `wall y ${x}`, solids: [box(0, inch(x), inch(3), inch(x) + 1, 0, inch(3))] },
    ])
    const up = (x: number) => ({ ...soldier('from', x), level: inch(3) })
    expect(told(between([roof, ...walls], up(1.5), soldier('to', 4.5)))).toEqual([
      'dz-hidden DZ-LOS-04',
      'hidden-by DZ-LOS-03',
      'dz-range DZ-RNG-01',
    ])
    expect(told(between([roof, ...walls], up(2.9), soldier('to', 4.5)))).toEqual([
      'dz-clear DZ-LOS-05',
      'dz-bonus DZ-SHM-01',
      'dz-high DZ-SHM-03',
      'dz-range DZ-RNG-01',
    ])
  })

  test('touching scenery is enough: along a panel, along a wall, past a column; a hundredth of a millimetre off is free', () => {
    const [from, to] = [soldier('from', 1.5), soldier('to', 10.5)]
    const seen = (solid: Solid) => {
      const verdict = between([{ ref: 'thing', solids: [solid] }], from, to)
      const says = verdict.headline.says ?? {}
      return verdict.headline.key === 'dz-clear' ? 41 : Number('seen' in says ? says.seen : 0)
    }
    // In the plane of eye and axis lie two points of each ring and the top.
    const middle = inch(1.5)
    const along = (off: number): Solid => ({
      type: 'prism',
      outline: [
        { x: inch(5), y: middle + off },
        { x: inch(7), y: middle + off },
      ],
      bottom: 0,
      top: inch(3),
    })
    expect([seen(along(0)), seen(along(-1))]).toEqual([30, 41])
    const wall = (off: number) => box(inch(5), middle + off, inch(7), middle + off + 500, 0, inch(3))
    expect(seen(wall(0)) - seen(wall(1))).toBe(-11)
    // A column whose side the middle plane touches.
    const column = (off: number): Solid => ({
      type: 'cylinder',
      at: { x: inch(6), y: middle - 1000 - off },
      radius: 1000,
      bottom: 0,
      top: inch(3),
    })
    expect(seen(column(0)) - seen(column(1))).toBe(-11)
  })

  test('cubes: columns from the left, rows from the far edge, levels up; diagonals count one, and the greater of ground and levels (DZ-RNG-01, 02)', () => {
    const at = (x: number, y: number, level = 0): SightMiniature => ({
      ...soldier('one', x),
      at: { x: inch(x), y: inch(y) },
      level: inch(level),
    })
    expect([at(1.5, 1.5), at(22, 23, 3), at(3.1, 20.9, 2.96)].map((one) => cubeName(cubeOf(MAT, one)))).toEqual([
      '(1, 8, 1)',
      '(8, 1, 2)',
      '(2, 2, 2)',
    ])
    const lineOf = (from: SightMiniature, to: SightMiniature, lattice: Lattice | 'none' = MAT) => {
      const verdict = between([], { ...from, ref: 'from' }, { ...to, ref: 'to' }, lattice)
      return verdict.lines.filter(({ key }) => !['dz-bonus', 'dz-high'].includes(key)).map(({ key, says }) => ({ key, says }))
    }
    const range = (cubes: number, from: string, to: string) => [{ key: 'dz-range', says: { cubes, from, to } }]
    expect(lineOf(at(1.5, 1.5), at(10.5, 4.5))).toEqual(range(3, '(1, 8, 1)', '(4, 7, 1)'))
    expect(lineOf(at(1.5, 1.5), at(4.5, 1.5, 9))).toEqual(range(3, '(1, 8, 1)', '(2, 8, 4)'))
    expect(lineOf(at(0.6, 0.6), at(2.3, 2.3))).toEqual([{ key: 'dz-same-cube', says: { cube: '(1, 8, 1)' } }])
    expect(lineOf(at(3, 1.5), at(7.5, 1.5)).map(({ key }) => key)).toEqual(['dz-range', 'dz-on-line'])
    expect(lineOf(at(1.5, 1.5), at(7.5, 1.5), { ...MAT, isKept: false }).map(({ key }) => key)).toEqual(['dz-range', 'dz-loose'])
    expect(lineOf(at(1.5, 1.5), at(7.5, 1.5), 'none').map(({ key }) => key)).toEqual(['dz-no-cubes'])
  })

  test('a lattice fits a table whose sides three inches go into; scenery keeps it or does not (DZ-TER-03)', () => {
    const crate = (x: number, heading: number): PlacedTerrain => ({
      ref: 'crate',
      kind: 'crate',
      at: { x: inch(x), y: inch(3) },
      heading,
      outlines: [],
      height: 100,
    })
    const table = (width: number, ...terrain: PlacedTerrain[]) => latticeOf({ width: inch(width), depth: inch(24), terrain })
    expect(table(24)).toEqual(MAT)
    expect(table(22)).toBeUndefined()
    expect([table(24, crate(4.5, 90)), table(24, crate(4.6, 0)), table(24, crate(4.5, 45))].map((one) => one?.isKept)).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('Exterminate!', () => {
  const report = (part: Partial<CorridorReport>): CorridorReport => ({
    shooter: 'S',
    target: 'T',
    elements: [],
    obstructions: [],
    blockers: [],
    ignored: [],
    cover: [],
    range: { gap: 6 * INCH, limit: 6 * INCH, band: 'near' },
    attack: { total: 3 },
    defence: { total: 2 },
    ...part,
  })
  test('clear and in range: the dice are told', () => {
    expect(told(exterminateVerdict(report({})))).toEqual(['ex-clear EX-LOS-04', 'ex-near EX-RNG-01', 'ex-dice EX-SHO-02'])
  })
  test('an obstruction that covers; one that is ignored', () => {
    const found = exterminateVerdict(report({ obstructions: ['crate'], cover: ['crate'], ignored: ['rail'] }))
    expect([found.standing, ...told(found)]).toEqual([
      'hindered',
      'ex-obstructed EX-LOS-05',
      'ex-cover EX-COV-01',
      'ex-ignored EX-LOS-07',
      'ex-near EX-RNG-01',
      'ex-dice EX-SHO-02',
    ])
  })
  test('a wall alone, or two together: no dice', () => {
    const wall = { ref: 'wall', role: 'blocker' } as const
    expect(told(exterminateVerdict(report({ blockers: ['wall'], elements: [wall] })))[0]).toBe('ex-blocked EX-LOS-06')
    const together = exterminateVerdict(report({ blockers: ['one', 'other'] }))
    expect([together.standing, ...told(together)]).toEqual(['hidden', 'ex-blocked-together EX-LOS-06', 'ex-near EX-RNG-01'])
  })
  test('beyond reach, or with nothing to shoot with: only the distance', () => {
    expect(told(exterminateVerdict(report({ range: { gap: 5, limit: 2, band: 'out' } })))[1]).toBe('ex-out EX-RNG-01')
    expect(told(exterminateVerdict(report({ range: { gap: 5, limit: 0, band: 'out' } })))).toEqual([
      'ex-clear EX-LOS-04',
      'ex-gap EX-RNG-01',
    ])
  })
})
