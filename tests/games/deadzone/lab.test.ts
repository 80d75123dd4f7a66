/** What Deadzone makes of a sight in the lab, on the golden cases of its rule text; each verdict bears the number of its rule. */
import { describe, expect, test } from 'vitest'
import { deadzoneLab } from '../../../src/games/deadzone/lab'
import { cubeName, cubeOf, type Lattice, latticeOf } from '../../../src/games/deadzone/lab/cubes'
import { verdictOf } from '../../../src/games/deadzone/lab/verdict'
import { lookAt } from '../../../src/games/deadzone/rules/facts/looking'
import { box, eyeOf, type SightMiniature, type SightPiece, type Solid, sceneOf } from '../../../src/geometry/sight'
import { INCH } from '../../../src/geometry/types'
import { consider } from '../../../src/lab/consider'
import type { LabVerdict } from '../../../src/lab/verdict'
import type { PlacedTerrain } from '../../../src/table/piece'
import { bodyOf, type SightTable } from '../../../src/table/sight'

const BOARD = { width: 120_000, depth: 120_000 }
const tableOf = (things: readonly SightPiece[], bodies: readonly SightMiniature[]): SightTable => ({
  scene: sceneOf([...things, ...bodies.map((body) => bodyOf(body))], BOARD),
  miniatures: new Map(bodies.map((body) => [body.ref, body])),
})
const told = ({ headline, lines }: LabVerdict) => [headline, ...lines].map(({ key, rule }) => `${key} ${rule}`)

describe('a sight in the lab (inches)', () => {
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
  const between = (
    things: readonly SightPiece[],
    from: SightMiniature,
    to: SightMiniature,
    lattice: Lattice | 'none' = MAT,
    ...others: readonly SightMiniature[]
  ) => {
    const found = lookAt(tableOf(things, [from, to, ...others]).scene, eyeOf(from), to, [from.ref, to.ref])
    return verdictOf(found, { viewer: from, target: to, lattice: lattice === 'none' ? undefined : lattice })
  }
  /** Without what the cubes say, which the cases of sight are not about. */
  const verdict = (things: readonly SightPiece[], ...others: SightMiniature[]) => {
    const found = between(things, soldier('from', 1.5), soldier('to', 10.5), MAT, ...others)
    return [told(found).filter((line) => line !== 'range DZ-RNG-01'), found.headline.says]
  }
  test('G38: clear in the open, 17 of 41 behind a low panel, clear when hugging one, hidden by a high one', () => {
    expect(verdict([])).toEqual([['clear DZ-LOS-05', 'bonus DZ-SHM-01'], { of: 41 }])
    expect(verdict([panel(9, 0.9)])).toEqual([['seen DZ-LOS-04', 'hidden-by DZ-LOS-03'], { seen: 17, of: 41 }])
    expect(verdict([panel(3, 0.9)])[0]).toEqual(['clear DZ-LOS-05', 'bonus DZ-SHM-01'])
    expect(verdict([panel(9, 3)])).toEqual([['hidden DZ-LOS-04', 'hidden-by DZ-LOS-03'], { of: 41 }])
  })
  test('G40: somebody between leaves the sight, not the clear shot', () => {
    expect(verdict([], soldier('friend', 6))[0]).toEqual(['seen DZ-LOS-04', 'spoiled DZ-LOS-05'])
  })

  test('G39: a roof hides its own middle; at its edge the shot is clear, and from high ground', () => {
    const roof = { ref: 'roof', solids: [box(0, 0, inch(3), inch(3), inch(3), inch(3))] }
    const walls = [0, 3].flatMap((x) => [
      { ...panel(x, 3), ref: `wall ${x}` },
      { ref: `wall y ${x}`, solids: [box(0, inch(x), inch(3), inch(x) + 1, 0, inch(3))] },
    ])
    const up = (x: number) => ({ ...soldier('from', x), level: inch(3) })
    expect(told(between([roof, ...walls], up(1.5), soldier('to', 4.5)))).toEqual([
      'hidden DZ-LOS-04',
      'hidden-by DZ-LOS-03',
      'range DZ-RNG-01',
    ])
    expect(told(between([roof, ...walls], up(2.9), soldier('to', 4.5)))).toEqual([
      'clear DZ-LOS-05',
      'bonus DZ-SHM-01',
      'high DZ-SHM-03',
      'range DZ-RNG-01',
    ])
  })

  test('touching scenery is enough: along a panel, along a wall, past a column; a hundredth of a millimetre off is free', () => {
    const [from, to] = [soldier('from', 1.5), soldier('to', 10.5)]
    const seen = (solid: Solid) => {
      const verdict = between([{ ref: 'thing', solids: [solid] }], from, to)
      const says = verdict.headline.says ?? {}
      return verdict.headline.key === 'clear' ? 41 : Number('seen' in says ? says.seen : 0)
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
      return verdict.lines.filter(({ key }) => !['bonus', 'high'].includes(key)).map(({ key, says }) => ({ key, says }))
    }
    const range = (cubes: number, from: string, to: string) => [{ key: 'range', says: { cubes, from, to } }]
    expect(lineOf(at(1.5, 1.5), at(10.5, 4.5))).toEqual(range(3, '(1, 8, 1)', '(4, 7, 1)'))
    expect(lineOf(at(1.5, 1.5), at(4.5, 1.5, 9))).toEqual(range(3, '(1, 8, 1)', '(2, 8, 4)'))
    expect(lineOf(at(0.6, 0.6), at(2.3, 2.3))).toEqual([{ key: 'same-cube', says: { cube: '(1, 8, 1)' } }])
    expect(lineOf(at(3, 1.5), at(7.5, 1.5)).map(({ key }) => key)).toEqual(['range', 'on-line'])
    expect(lineOf(at(1.5, 1.5), at(7.5, 1.5), { ...MAT, isKept: false }).map(({ key }) => key)).toEqual(['range', 'loose'])
    expect(lineOf(at(1.5, 1.5), at(7.5, 1.5), 'none').map(({ key }) => key)).toEqual(['no-cubes'])
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

  test('on any table: its rings and its lattice are asked of the table itself', () => {
    const [from, to] = [soldier('from', 1.5), soldier('to', 10.5)]
    const table = tableOf([panel(9, 0.9)], [from, to])
    const on = (width: number) =>
      deadzoneLab.verdict(consider(table, from, to), table, { width: inch(width), depth: inch(24), terrain: [], pieces: {} })
    expect(told(on(24))).toEqual(['seen DZ-LOS-04', 'hidden-by DZ-LOS-03', 'range DZ-RNG-01'])
    expect(told(on(22))).toEqual(['seen DZ-LOS-04', 'hidden-by DZ-LOS-03', 'no-cubes DZ-TER-08'])
  })
})
