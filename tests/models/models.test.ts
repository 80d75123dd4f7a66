import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { validateBytes } from 'gltf-validator'
import { describe, expect, it } from 'vitest'
import { FIGURES, FOLK, PIECES } from '../../models/build/catalogue'
import { SIZES } from '../../models/build/colony/fit'
import { documentOf, io } from '../../models/build/kit/export'
import { made, modelOf } from '../../models/build/main'
import { CLASSES } from '../../models/build/vortex/body'
import { INCH } from '../../src/geometry/types'
import { terrainKind, terrainKinds } from '../../src/table/terrain'
import '../../src/games'

const file = (name: string) => new Uint8Array(readFileSync(`models/${name}/${name}.glb`))
const inches = (units: number) => units / INCH

/** Every corner of a model, in inches, where the scene puts it. */
async function corners(name: string): Promise<[number, number, number][]> {
  const document = await io().readBinary(file(name))
  const out: [number, number, number][] = []
  for (const node of document.getRoot().listNodes()) {
    const m = node.getWorldMatrix()
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const places = primitive.getAttribute('POSITION')
      for (let i = 0; i < (places?.getCount() ?? 0); i++) {
        const [x, y, z] = (places?.getElement(i, [0, 0, 0]) ?? [0, 0, 0]) as [number, number, number]
        out.push([
          m[0] * x + m[4] * y + m[8] * z + m[12],
          m[1] * x + m[5] * y + m[9] * z + m[13],
          m[2] * x + m[6] * y + m[10] * z + m[14],
        ])
      }
    }
  }
  return out
}

const MINIATURES = PIECES.map((p) => p.name).filter((name) => !terrainKinds().some((t) => t.kind === name))

describe('every model file', () => {
  it('is known to the workshop, and every piece has its file', () => {
    const folders = readdirSync('models', { withFileTypes: true })
      .filter((d) => d.isDirectory() && d.name !== 'build')
      .map((d) => d.name)
    expect(folders.sort()).toEqual(PIECES.map((p) => p.name).sort())
    expect(MINIATURES.length).toBeGreaterThanOrEqual(57)
    expect(terrainKinds().filter(({ model }) => model).length).toBeGreaterThanOrEqual(52)
  })

  it.each(PIECES.map((p) => p.name))('%s is valid, small, one mesh with one material', async (name) => {
    const bytes = file(name)
    expect(bytes.length).toBeLessThan(300_000)
    const report = await validateBytes(bytes)
    expect(report.issues.numErrors).toBe(0)
    const root = (await io().readBinary(bytes)).getRoot()
    expect(root.listMeshes()).toHaveLength(1)
    expect(root.listMaterials()).toHaveLength(1)
    const primitives = root.listMeshes()[0]?.listPrimitives() ?? []
    expect(primitives).toHaveLength(1)
    expect(primitives[0]?.listSemantics().sort()).toEqual(['COLOR_0', 'NORMAL', 'POSITION', 'TEXCOORD_0'])
  })

  it('is written without compression just as validly', async () => {
    const name = 'barricade'
    const report = await validateBytes(await io().writeBinary(documentOf(name, modelOf(name))))
    expect(report.issues.numErrors + report.issues.numWarnings).toBe(0)
  })

  it.each(['barricade', 'soldier'])('%s comes out of the workshop byte for byte', async (name) => {
    expect(Buffer.from((await made(name)).bytes).equals(Buffer.from(file(name)))).toBe(true)
  })
})

/** Bases that are not those of most figures. */
const BASES: { readonly [name: string]: number } = {
  'crawler-swarm': 0.79,
  ...Object.fromEntries(FIGURES.map(({ name, size }) => [name, SIZES[size].radius])),
  ...Object.fromEntries(FOLK.map(({ name, size }) => [name, CLASSES[size].radius])),
}

describe('miniatures', () => {
  it.each(MINIATURES)('%s stands on a base of its true radius', async (name) => {
    const radius = BASES[name] ?? 0.59
    const all = await corners(name)
    const foot = all.filter(([, y]) => y < 0.04)
    expect(foot.length).toBeGreaterThan(20)
    expect(Math.max(...foot.map(([x, , z]) => Math.hypot(x, z)))).toBeCloseTo(radius, 3)
    expect(Math.min(...all.map(([, y]) => y))).toBeCloseTo(0, 2)
    expect(Math.max(...all.map(([, y]) => y))).toBeLessThan(2.75)
  })
})

describe('terrain', () => {
  it.each(terrainKinds())('$kind has plausible solids: convex, counter-clockwise, with thickness', (kind) => {
    expect(kind.parts.length).toBeGreaterThan(0)
    const shapes = [...kind.parts.map((p) => p.outline), ...(kind.top ? [kind.top.outline] : [])]
    for (const outline of shapes) {
      expect(outline.length).toBeGreaterThanOrEqual(3)
      outline.forEach((a, i) => {
        const b = outline[(i + 1) % outline.length] as typeof a
        const c = outline[(i + 2) % outline.length] as typeof a
        expect(Number.isInteger(a.x) && Number.isInteger(a.y)).toBe(true)
        expect((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)).toBeGreaterThan(0)
      })
    }
    for (const part of kind.parts) {
      expect(part.top).toBeGreaterThan(part.bottom)
      // A floor of an upper level hangs below it.
      expect(part.bottom).toBeGreaterThanOrEqual(kind.kind.startsWith('dz-') ? -0.1 * INCH : 0)
    }
    if (kind.top && kind.kind !== 'dz-ramp') expect(kind.parts.some((p) => p.top === kind.top?.height)).toBe(true)
  })

  it.each(terrainKinds().filter(({ model }) => model))(
    '$kind shows what blocks: its model fills its solids and stays within them',
    async (kind) => {
      expect(existsSync(`models/${kind.model}/${kind.model}.glb`)).toBe(true)
      const all = await corners(kind.model as string)
      const near = 0.06
      // Table space looks down on the model: x is x, y is -z, height is y.
      const stray = all.filter(
        ([x, y, z]) =>
          !kind.parts.some(
            ({ outline, bottom, top }) =>
              y <= inches(top) + near &&
              y >= inches(bottom) - near &&
              outline.every((a, i) => {
                const b = outline[(i + 1) % outline.length] as typeof a
                const [dx, dy] = [inches(b.x - a.x), inches(b.y - a.y)]
                return (dx * (-z - inches(a.y)) - dy * (x - inches(a.x))) / Math.hypot(dx, dy) > -near
              }),
          ),
      )
      expect(stray).toEqual([])
      const span = (values: number[]) => Math.max(...values) - Math.min(...values)
      const outlines = kind.parts.flatMap((p) => p.outline)
      expect(span(all.map(([x]) => x))).toBeGreaterThan(0.93 * span(outlines.map((p) => inches(p.x))))
      expect(span(all.map(([, , z]) => z))).toBeGreaterThan(0.93 * span(outlines.map((p) => inches(p.y))))
      expect(Math.max(...all.map(([, y]) => y))).toBeGreaterThan(0.93 * Math.max(...kind.parts.map((p) => inches(p.top))))
    },
  )

  it('is found by name, and a wrong name is a bug', () => {
    expect(terrainKind('container').parts).toHaveLength(1)
    expect(() => terrainKind('volcano')).toThrow('volcano')
  })

  it('has the sizes of the first scenario', () => {
    const size = (name: string) => {
      const { parts } = terrainKind(name)
      const xs = parts.flatMap((p) => p.outline.map((c) => inches(c.x)))
      const ys = parts.flatMap((p) => p.outline.map((c) => inches(c.y)))
      return [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys), Math.max(...parts.map((p) => inches(p.top)))]
    }
    expect(['container', 'crates-long', 'barricade', 'console', 'barrels', 'pipe'].map(size)).toEqual([
      [4, 3, 2],
      [2, 1, 0.9],
      [3, 0.4, 0.8],
      [1.6, 1.6, 1.2],
      [1, 1, 1],
      [3, 0.4, 0.6],
    ])
  })
})
