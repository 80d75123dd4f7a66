/**
 * Compares the sight engine with pictures, point by point: the page renders the rules' volumes from an eye point, and the result
 * must agree with the engine's verdict. The two computations share nothing but the solids.
 */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { samplesOf } from '../../src/games/deadzone/rules/facts/looking'
import { sandbox } from '../../src/games/exterminate/view/sandbox'
import {
  type Layer,
  type Point3,
  pointsSeen,
  type Sighting,
  type SightMiniature,
  type SightPiece,
  segment,
} from '../../src/geometry/sight'
import { consider } from '../../src/lab/consider'
import type { SightTable } from '../../src/table/sight'
import { inch } from '../driver/inches'
import { EDGE, type Judged, judge, type Verdict } from './eyes/judge'
import { decoded, idAt, idsNear, type Picture, projection, type View, viewOf } from './eyes/picture'
import { jumble, lattice, peopled, type Roll, rolls } from './eyes/tables'
import { launch, visit } from './launch'
import { still } from './player'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(async () => browser?.close())

const SIZE = 288

interface IdentityView extends View {
  readonly target: string
  readonly ofTarget: readonly Layer[]
  readonly layers: readonly Layer[]
  readonly except: readonly string[]
  readonly only?: readonly string[]
}
interface Hooks {
  identity(pieces: readonly SightPiece[], views: readonly IdentityView[]): Promise<readonly { readonly runs: number[] }[]>
  evidence(sheet: 'marks' | 'line', view: View): Promise<{ readonly runs: number[] }>
  sight(): Found | undefined
}
/** What the lab tells of the sight it shows. */
interface Found {
  readonly viewer: string
  readonly target: string
  readonly eye: Point3
  readonly aim: Point3
  readonly whole: number
  readonly body: Pick<SightMiniature, 'at' | 'level' | 'height' | 'hull'>
  readonly points: readonly number[]
  readonly hiddenBy: readonly number[]
  readonly seen: number
  readonly of: number
  readonly blockers: readonly string[]
  readonly pieces: readonly SightPiece[]
}

const identity = async (
  page: Page,
  pieces: readonly SightPiece[],
  views: readonly IdentityView[],
): Promise<readonly Picture[]> => {
  const drawn = await page.evaluate(
    ([solids, from]) => (window as unknown as { sightline: Hooks }).sightline.identity(solids, from),
    [pieces, views] as const,
  )
  return drawn.map((one) => decoded(one, SIZE))
}

async function lab() {
  const seen = await visit(browser, inject('address'), { width: 1000, height: 700 })
  const { page } = seen
  await page.goto(`${inject('address')}?quality=test&motion=reduced&pace=fast`)
  await page.getByRole('button', { name: /Sight lab/ }).click()
  await page.locator('.ui-sight').waitFor()
  await page.waitForFunction(() => 'sightline' in window)
  await still(page)
  return seen
}

/** One sight to be judged by pictures: what was answered, and which volumes count. */
interface Case {
  readonly name: string
  readonly target: string
  readonly view: View
  readonly verdict: Verdict
  readonly counts: Pick<IdentityView, 'ofTarget' | 'layers' | 'except'>
  readonly sighting: Pick<Sighting, 'seen' | 'of'>
}

const radiusOf = (shape: SightMiniature['hull']) => ('radius' in shape ? shape.radius : 0)

/** All that is asked of one sight: Vortex's two hundred points, and Deadzone's forty-one for scenery and for other miniatures. */
function casesOf(table: SightTable, viewer: SightMiniature, target: SightMiniature): readonly Case[] {
  const { scene } = table
  const { eye, samples, sight } = consider(table, viewer, target)
  const except = [viewer.ref, target.ref]
  const firstOf = (points: ArrayLike<number>, layers: readonly Layer[]) =>
    Array.from({ length: points.length / 3 }, (_, i) => {
      const to = { x: points[3 * i] ?? 0, y: points[3 * i + 1] ?? 0, z: points[3 * i + 2] ?? 0 }
      const found = segment(scene, eye, to, { layers, except })
      return found.isSeen ? undefined : found.blocker.ref
    })
  const base = radiusOf(target.base)
  const view = viewOf(eye, target, 2 * base, SIZE)
  const [dx, dy] = [target.at.x - eye.x, target.at.y - eye.y]
  const away = Math.hypot(dx, dy)
  const facing = samples.points()
  const bodies: Case = {
    name: 'body',
    target: target.ref,
    view,
    counts: { ofTarget: ['hull'], layers: ['terrain', 'hull'], except: [viewer.ref] },
    sighting: sight.sighting,
    verdict: {
      points: facing,
      hiddenBy: sight.sighting.hiddenBy,
      blockers: sight.sighting.blockers,
      first: firstOf(facing, ['terrain', 'hull']),
      field: { width: (2 * radiusOf(target.hull)) / 10, height: target.height / 20, across: { x: -dy / away, y: dx / away } },
    },
  }
  const rings = samplesOf(target)
  const others = [['terrain'], ['base', 'hull']] as const
  return [
    bodies,
    ...others.map((layers): Case => {
      const points = rings.points()
      const sighting = pointsSeen(scene, eye, rings, { layers, except })
      return {
        name: `rings among ${layers.join(' and ')}`,
        target: target.ref,
        view,
        counts: { ofTarget: ['base', 'hull'], layers, except: [viewer.ref] },
        sighting,
        verdict: { points, hiddenBy: sighting.hiddenBy, blockers: sighting.blockers, first: firstOf(points, layers) },
      }
    }),
  ]
}

async function judgeAll(page: Page, pieces: readonly SightPiece[], cases: readonly Case[]): Promise<readonly Judged[]> {
  const refs = pieces.map(({ ref }) => ref)
  const views = cases.flatMap(({ view, counts, target, verdict: { blockers } }) => {
    const all: IdentityView = { ...view, ...counts, target }
    return [all, { ...all, only: [] }, ...blockers.map((ref) => ({ ...all, only: [ref] }))]
  })
  const pictures = [...(await identity(page, pieces, views))]
  return cases.map(({ view, target, verdict }) => {
    const [full, alone, ...each] = pictures.splice(0, 2 + verdict.blockers.length)
    if (!full || !alone) throw new Error('a picture is missing')
    return judge(verdict, { view, refs, target, full, alone, each })
  })
}

const sum = (all: readonly Judged[], of: 'strict' | 'edge' | 'pure' | 'mixed') => all.reduce((total, one) => total + one[of], 0)

/** Pairs to look at: not so near that one fills the other's view. */
function pairsOf({ miniatures }: SightTable, count: number, roll: Roll): readonly (readonly [SightMiniature, SightMiniature])[] {
  const all = [...miniatures.values()].flatMap((from) =>
    [...miniatures.values()].flatMap((to) =>
      Math.hypot(from.at.x - to.at.x, from.at.y - to.at.y) > 6000 ? [[from, to] as const] : [],
    ),
  )
  return Array.from({ length: count }, () => all.splice(Math.floor(roll() * all.length), 1)[0]).filter(
    (pair) => pair !== undefined,
  )
}

const TABLES: readonly { readonly name: string; readonly made: (roll: Roll) => SightTable; readonly sights: number }[] = [
  ...['meeting', 'purge', 'rift-storm'].map((part) => ({
    name: `Exterminate!: ${part}`,
    made: (roll: Roll) => peopled(sandbox.open(part).tabletop, 14, roll),
    sights: 30,
  })),
  { name: 'a lattice of Deadzone', made: (roll) => lattice(16, roll), sights: 45 },
  { name: 'boxes, prisms, columns, hulls and meshes', made: (roll) => jumble(14, roll), sights: 45 },
]

describe('pictures from the eye', () => {
  let page: Page
  let errors: readonly string[]
  beforeAll(async () => {
    const seen = await lab()
    page = seen.page
    errors = seen.errors
  })

  test.each(TABLES)('$name: $sights seeded sights agree with the engine, point by point', async ({ made, sights }) => {
    const roll = rolls(20_261_121)
    const table = made(roll)
    const pairs = pairsOf(table, sights, roll)
    const cases = pairs.flatMap(([from, to]) => casesOf(table, from, to))
    const pieces = [...table.scene.pieces.values()].map(({ ref, solids }) => ({ ref, solids }))
    const judged = await judgeAll(page, pieces, cases)
    const wrong = judged.flatMap((one, i) => one.wrong.map((text) => `${cases[i]?.name} of ${cases[i]?.target}: ${text}`))
    expect(wrong.slice(0, 5)).toEqual([])
    // It has seen every kind of sight, and few points lie on edges.
    const bodies = cases.filter(({ name }) => name === 'body').map(({ sighting }) => sighting)
    expect(bodies).toHaveLength(sights)
    expect(bodies.filter(({ seen }) => seen === 0).length).toBeGreaterThan(1)
    expect(bodies.filter(({ seen, of }) => seen === of).length).toBeGreaterThan(1)
    expect(bodies.filter(({ seen, of }) => seen > 0 && seen < of).length).toBeGreaterThan(3)
    expect(sum(judged, 'edge')).toBeLessThan(0.15 * sum(judged, 'strict'))
    expect(sum(judged, 'mixed')).toBeLessThan(0.2 * sum(judged, 'pure'))
    expect(errors).toEqual([])
  })
})

/** Fraction of red and green of a drawn mark's pixel: seen marks are light, hidden ones red, the ground between them dark. */
const markOf = (colour: number): 'seen' | 'hidden' | 'none' => {
  const [red, green] = [colour >> 16, (colour >> 8) & 255]
  return green > 70 ? 'seen' : red > 120 ? 'hidden' : 'none'
}

async function choose(page: Page, field: 'From' | 'To', index: number): Promise<void> {
  const select = page.locator('.ui-sight-ends select').nth(field === 'From' ? 0 : 1)
  const values = await select.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  const ref = values.filter((value) => value !== '' && value !== 'nobody')[index] ?? ''
  await select.selectOption(ref)
  const end = field === 'From' ? 'viewer' : 'target'
  await page.waitForFunction(
    ([which, wished]) => (window as unknown as { sightline: Hooks }).sightline.sight()?.[which] === wished,
    [end, ref] as const,
  )
}

test('what the lab draws is what it says: marks, line and volumes of the sights on its own tables', async () => {
  const { page, errors } = await lab()
  let [hidden, seen, broken, whole] = [0, 0, 0, 0]
  for (const layout of [0, 1, 2]) {
    await page.locator('.ui-lab-bar select[data-part=layout]').selectOption({ index: layout })
    for (const [from, to] of [
      [0, 3],
      [1, 4],
      [4, 0],
      [6, 1],
    ] as const) {
      await choose(page, 'From', from)
      await choose(page, 'To', to)
      // What was found is drawn some frames later: how many depends on how busy the machine is.
      await still(page)
      const found = await page.evaluate(() => (window as unknown as { sightline: Hooks }).sightline.sight())
      if (!found) throw new Error('the lab considers nothing')
      expect(await page.locator('.ui-sight-tally strong').textContent()).toContain(`${found.seen} of ${found.of}`)
      const width = 2 * radiusOf(found.body.hull)
      const view = viewOf(found.eye, found.body, width, SIZE)
      const counts = { ofTarget: ['hull'], layers: ['terrain', 'hull'], except: [found.viewer] } as const
      const [picture] = await identity(page, found.pieces, [{ ...view, ...counts, target: found.target }])
      const marks = decoded(
        await page.evaluate((from) => (window as unknown as { sightline: Hooks }).sightline.evidence('marks', from), view),
        SIZE,
      )
      if (!picture) throw new Error('no picture was drawn')
      const own = found.pieces.findIndex(({ ref }) => ref === found.target) + 1
      const spotOf = projection(view)
      found.hiddenBy.forEach((by, i) => {
        const spot = spotOf({ x: found.points[3 * i] ?? 0, y: found.points[3 * i + 1] ?? 0, z: found.points[3 * i + 2] ?? 0 })
        expect(markOf(idAt(marks, spot.x, spot.y)), `the mark of point ${i}`).toBe(by === 0 ? 'seen' : 'hidden')
        const near = idsNear(picture, spot, EDGE)
        expect(by === 0 ? near.has(own) : [...near].some((id) => id > 0 && id !== own), `the colour at point ${i}`).toBe(true)
        if (by === 0) seen++
        else hidden++
      })
      // The line from aside: unbroken up to what stops it, a gap there, then strokes.
      const { eye, aim } = found
      const length = Math.hypot(aim.x - eye.x, aim.y - eye.y, aim.z - eye.z)
      const at = (units: number): Point3 => {
        const share = units / length
        return { x: eye.x + (aim.x - eye.x) * share, y: eye.y + (aim.y - eye.y) * share, z: eye.z + (aim.z - eye.z) * share }
      }
      const middle = at(length / 2)
      const flat = Math.hypot(aim.x - eye.x, aim.y - eye.y)
      const aside = {
        x: middle.x + (length * (aim.y - eye.y)) / flat,
        y: middle.y - (length * (aim.x - eye.x)) / flat,
        z: middle.z,
      }
      const side: View = { from: aside, to: middle, fov: 58, size: SIZE }
      const line = decoded(
        await page.evaluate((from) => (window as unknown as { sightline: Hooks }).sightline.evidence('line', from), side),
        SIZE,
      )
      const sideSpot = projection(side)
      const isDrawn = (units: number) => idAt(line, sideSpot(at(units)).x, sideSpot(at(units)).y) !== 0
      const stop = found.whole * length
      for (let share = 0.05; share < 0.96; share += 0.1) expect(isDrawn(stop * share)).toBe(true)
      if (found.whole === 1) whole++
      else if (length - stop > inch(0.6)) {
        broken++
        expect([isDrawn(stop + inch(0.13)), isDrawn(stop + inch(0.41))]).toEqual([false, true])
      }
    }
  }
  expect([hidden > 100, seen > 1000, broken > 0, whole > 2]).toEqual([true, true, true, true])
  expect(errors).toEqual([])
})
