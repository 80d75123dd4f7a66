import { describe, expect, test } from 'vitest'
import { faultsOf } from '../../src/planner/faults'
import { anyFile } from '../../src/planner/imports/any-file'
import type { Imported } from '../../src/planner/imports/flat-map'
import { fortyKdcOf } from '../../src/planner/imports/forty-kdc'
import { layoutOfPlan, type PlanAsked } from '../../src/planner/imports/terrain-plan'
import { opened } from '../../src/planner/opened'
import { finish } from '../../src/planner/own/mesh'
import { checkedLayout } from '../../src/planner/read'
import { speaker } from '../../src/ui/words/speaker'
import { reasonInWords } from '../../src/ui/words/words'
import { inch } from './sample'

const read = (value: object, beside: readonly unknown[] = []) => finish(anyFile(JSON.stringify(value), 'plan.json', beside))
const laid = (value: object, beside: readonly unknown[] = [], asked: Partial<PlanAsked> = {}): Imported => {
  const found = read(value, beside)
  if (!found.ok || !('foreign' in found.value) || found.value.foreign.looks !== 'terrain-plan') throw new Error('no plan')
  const made = layoutOfPlan(found.value.foreign.plans, asked)
  if (!made.ok) throw new Error(JSON.stringify(made.reason))
  expect(checkedLayout(JSON.parse(JSON.stringify(made.value.document)))).toEqual({ ok: true, value: made.value.document })
  return made.value
}
const boundsOf = ({ document }: Imported) =>
  opened(document).pieces.map(({ bounds: { minX, maxX, minY, maxY } }) => [minX, maxX, minY, maxY].map((at) => at / inch(1)))

describe('layouts of deploy-helper', () => {
  const ruin = (rest: object) => ({
    name: 'Ruin',
    shapes: [
      { type: 'rectangle', width: 6, height: 4 },
      { type: 'line', start: { x: 1, y: 1 }, end: { x: 5, y: 1 }, thickness: 1 },
    ],
    position: { x: 10, y: 10 },
    blocking: true,
    height: 5,
    ...rest,
  })
  const plan = (...pieces: readonly object[]) => ({
    id: 'p',
    name: 'Three ruins',
    boardWidth: 60,
    boardHeight: 44,
    pieces,
    deploymentZones: [{ name: 'Far', shape: { type: 'rectangle', width: 60, height: 12 }, position: { x: 0, y: 0 } }],
  })
  test('pieces are mirrored, then turned clockwise about their corner; the ground of a ruin is walked over', () => {
    const made = laid(
      plan(
        ruin({}),
        ruin({ position: { x: 30, y: 10 }, rotation: 90 }),
        ruin({ position: { x: 50, y: 10 }, mirrored: true }),
        ruin({ position: { x: 20, y: 30 }, mirrored: 'vertical', rotation: 180 }),
      ),
    )
    expect(made.document.size).toEqual({ width: inch(60), depth: inch(44) })
    expect(boundsOf(made)).toEqual([
      [10, 16, 30, 34],
      [26, 30, 28, 34],
      [44, 50, 30, 34],
      [14, 20, 10, 14],
    ])
    const [ground, wall] = made.document.own['plan-1']?.parts ?? []
    expect(ground).toMatchObject({ blocks: 'sight' })
    expect(ground?.top).toBeLessThan(100)
    expect(wall).toMatchObject({ top: inch(5) })
    // The wall of the turned one is along its near-far side, half an inch thick each way about x 29.
    const turned = made.document.own['plan-2']?.parts[1]?.outline ?? []
    expect(Math.max(...turned.map(({ x }) => x)) - Math.min(...turned.map(({ x }) => x))).toBe(inch(1))
    expect(made.document.areas).toMatchObject([{ seat: 'B', name: 'Far' }])
    expect(made.document.areas[0]?.outlines.flat().map(({ y }) => y / inch(1))).toEqual(expect.arrayContaining([44, 32]))
    expect(faultsOf(made.document)).toEqual([])
  })
  test('one odd piece is left out by name and reason; what tells no height gets the one that was asked for', () => {
    const crate = { name: 'Crate', shapes: [{ type: 'circle', radius: 1 }], position: { x: 5, y: 5 } }
    const made = laid(
      plan(crate, ruin({ shapes: [{ type: 'spiral' }] }), ruin({ position: { x: 300, y: 2 } }), {
        ...crate,
        shapes: [{ type: 'line', start: { x: 1, y: 1 }, end: { x: 1, y: 1 } }],
      }),
      [],
      { height: inch(2) },
    )
    expect(made.document.own['plan-1']?.parts[0]?.top).toBe(inch(2))
    expect(made.left.map(({ says }) => [says?.at, says?.why])).toEqual([
      ['pieces[1]', 'damaged'],
      ['pieces[2]', 'off-table'],
      ['pieces[3]', 'damaged'],
    ])
  })
  test('a plan whose board is no table is refused', () => {
    const found = read({ ...plan(ruin({})), boardWidth: 'wide' })
    expect(found).toMatchObject({ ok: false, reason: { key: 'import-damaged', says: { at: 'boardWidth' } } })
    const wide = read({ ...plan(ruin({})), boardWidth: 600 })
    if (!wide.ok || !('foreign' in wide.value) || wide.value.foreign.looks !== 'terrain-plan') throw new Error('no plan')
    expect(layoutOfPlan(wide.value.foreign.plans)).toMatchObject({ ok: false, reason: { key: 'edit-table-size' } })
  })
})

describe('layouts of 40kdc', () => {
  const version = { edition: '11th', dataslate: 'x' }
  const TEMPLATES = [
    { id: 'yard', name: 'Yard', kind: 'area', footprint: { type: 'rectangle', width: 12, height: 6 } },
    {
      id: 'corner',
      name: 'Corner',
      kind: 'feature',
      default_height_inches: 4,
      footprint: { type: 'right-triangle', width: 3, height: 6 },
    },
  ]
  const layout = (name: string, ...pieces: readonly object[]) => ({ id: name, name, game_version: version, pieces })
  const YARD = {
    id: 'y',
    name: 'Yard',
    template: 'yard',
    position: { x: 20, y: 20 },
    rotation_degrees: 90,
    is_objective: true,
  }
  const CORNER = { name: 'Corner', piece_type: 'feature', template: 'corner', parent_area_id: 'y', position: { x: 2, y: 0 } }
  test('a shape lies by the middle of its area; what stands on an area is turned and moved with it', () => {
    const made = laid(layout('One', YARD, CORNER), [TEMPLATES])
    // Turned by a quarter, the yard is 6 across and 12 away; two to the right in it is two nearer on the table.
    expect(boundsOf(made)).toEqual([
      [17, 23, 18, 30],
      [16, 22, 20, 23],
    ])
    expect(made.document.own['plan-1']?.traits).toMatchObject({ pass: true, blocksSight: false })
    expect(made.document.own['plan-2']?.parts[0]?.top).toBe(inch(4))
    expect(made.document.objectives).toEqual([{ ref: 'objective-1', at: { x: inch(20), y: inch(24) }, height: 0 }])
  })
  test('of several layouts one is chosen; those without pieces are none', () => {
    const plans = fortyKdcOf([layout('One', YARD), layout('Empty'), layout('Two', YARD, CORNER)], [TEMPLATES])
    expect(plans.ok && plans.value.map(({ name, pieces }) => [name, pieces.length])).toEqual([
      ['One', 1],
      ['Two', 2],
    ])
    expect(laid([layout('One', YARD), layout('Two', YARD, CORNER)], [TEMPLATES], { which: 1 }).document.name).toBe('Two')
  })
  test('without the templates, what they are called is said; shapes of its own come in', () => {
    const own = {
      name: 'Pipe',
      footprint: { type: 'rectangle', width: 4, height: 1 },
      position: { x: 40, y: 30 },
      piece_type: 'feature',
    }
    const made = laid(layout('One', YARD, CORNER, own))
    expect(made.document.pieces).toHaveLength(1)
    expect(made.left.map(({ key, says }) => [key, says?.names ?? says?.why])).toEqual([
      ['import-templates', 'corner, yard'],
      ['import-left-out', 'elsewhere'],
      ['import-left-out', 'elsewhere'],
    ])
    const none = fortyKdcOf(layout('One', YARD), [])
    expect(none.ok && layoutOfPlan(none.value)).toMatchObject({ ok: false, reason: { key: 'import-templates' } })
  })
})

test('a file of shapes that is dropped before its layout is not taken for it', () => {
  const shapes = [{ id: 'yard', name: 'Yard', kind: 'area', footprint: { type: 'rectangle', width: 8, height: 4 } }]
  const layout = { name: 'Yards', game_version: '11', pieces: [{ id: 'a', template: 'yard', position: { x: 30, y: 22 } }] }
  expect(laid(shapes, [layout]).document).toEqual(laid(layout, [shapes]).document)
  expect(boundsOf(laid(shapes, [layout]))).toEqual([[26, 34, 20, 24]])
})

test('shapes alone are called by their names, and what is missing is said; other data is none of them', () => {
  const yard = { id: 'yard', name: 'Yard', kind: 'area', footprint: { type: 'rectangle', width: 8, height: 4 } }
  const pipe = { ...yard, id: 'pipe', name: '', kind: 'feature' }
  const refused = (value: object, beside: readonly unknown[] = []) => {
    const found = read(value, beside)
    return found.ok ? 'read' : found.reason
  }
  expect(refused(yard)).toMatchObject({ key: 'import-templates-alone', says: { names: 'Yard' } })
  expect(refused([yard, pipe])).toMatchObject({ key: 'import-templates-alone', says: { names: 'Yard, pipe' } })
  expect(refused(yard, [[pipe]])).toMatchObject({ key: 'import-templates-alone', says: { names: 'Yard' } })
  for (const language of ['en', 'fr'] as const) {
    const reason = refused(yard)
    expect(reason === 'read' ? '' : reasonInWords(reason, speaker(language))).toMatch(/40kdc.*Yard/)
  }
  expect(refused({ footprint: { rooms: 3 } })).toMatchObject({ key: 'layout-foreign', says: { looks: 'other-json' } })
})
