/** One model part of a 3MF package: its objects and its build items, parsed while the XML is being unpacked. */
import { SaxesParser, type SaxesTagNS } from 'saxes'
import { type Matrix, STILL } from './matrix'
import { checkTriangles, coordinate, type floats as Floats, floats, indices, LIMITS } from './mesh'
import { type FilePlace, Refused, refuse } from './said'

/** An object at its place; `path` names the other part that contains it, if there is one. */
export interface Placed3mf {
  readonly object: string
  readonly path: string | undefined
  readonly matrix: Matrix
}
export interface Object3mf {
  readonly positions: Float32Array
  readonly triangles: Uint32Array
  readonly components: readonly Placed3mf[]
  /** A support of the print, which is broken off. */
  readonly isSupport: boolean
}
export interface Model3mf {
  /** The part's unit in millimetres. */
  readonly unit: number
  readonly objects: ReadonlyMap<string, Object3mf>
  readonly items: readonly Placed3mf[]
  readonly colours: boolean
  /** The number of beams, which have no triangles. */
  readonly beams: number
}

const UNITS: { readonly [unit: string]: number } = {
  micron: 0.001,
  millimeter: 1,
  centimeter: 10,
  inch: 25.4,
  foot: 304.8,
  meter: 1000,
}
const CORE = 'http://schemas.microsoft.com/3dmanufacturing/core/'
/** The namespace of the draft standard, which the first programs wrote. */
const DRAFT = 'http://schemas.microsoft.com/3dmanufacturing/2013/01'
const PRODUCTION = 'http://schemas.microsoft.com/3dmanufacturing/production/'
const MATERIAL = 'http://schemas.microsoft.com/3dmanufacturing/material/'
/** Extensions that are supported or do not affect the shape. A file may require them. */
const KNOWN = [
  CORE,
  PRODUCTION,
  MATERIAL,
  'http://schemas.microsoft.com/3dmanufacturing/slice/',
  'http://schemas.microsoft.com/3dmanufacturing/trianglesets/',
]

interface Growing3mf {
  readonly id: string
  readonly positions: ReturnType<typeof Floats>
  readonly triangles: ReturnType<typeof indices>
  readonly components: Placed3mf[]
  readonly isSupport: boolean
}

export interface ModelReader {
  write(text: string): void
  /** What was read; undefined if the XML is not a model. */
  done(): Model3mf | undefined
}

/** `part`: its name in the package, for messages. */
export function modelReader(part: string): ModelReader {
  const parser = new SaxesParser({ xmlns: true })
  const objects = new Map<string, Object3mf>()
  const items: Placed3mf[] = []
  const open: string[] = []
  let current: Growing3mf | undefined
  let unit: number | undefined
  let corners = 0
  let beams = 0
  let colours = false
  const at = (): FilePlace => ({ path: `${part}:${parser.line}` })
  const garbled = (expected: string) => refuse('own-garbled', { at: at(), expected })

  const told = (tag: SaxesTagNS, name: string, uri = ''): string | undefined =>
    Object.values(tag.attributes).find((each) => each.local === name && (uri === '' ? each.uri === '' : each.uri.startsWith(uri)))
      ?.value
  const needed = (tag: SaxesTagNS, name: string): string => told(tag, name) ?? garbled(name)
  const number = (text: string): number => coordinate(text.trim() === '' ? Number.NaN : Number(text), at)
  const corner = (tag: SaxesTagNS, name: string, of: number): number => {
    const found = Number(needed(tag, name))
    return Number.isInteger(found) && found >= 0 && found < of ? found : refuse('own-no-such-corner', { at: at() })
  }
  const placed = (tag: SaxesTagNS): Placed3mf => {
    const values = told(tag, 'transform')?.trim().split(/\s+/).map(number)
    if (values && values.length !== 12) garbled('transform')
    const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0, i = 1, x = 0, y = 0, z = 0] = values ?? []
    const matrix = values ? [a, b, c, 0, d, e, f, 0, g, h, i, 0, x, y, z, 1] : STILL
    return { object: needed(tag, 'objectid'), path: told(tag, 'path', PRODUCTION), matrix }
  }
  const model = (tag: SaxesTagNS) => {
    unit = UNITS[told(tag, 'unit') ?? 'millimeter'] ?? garbled('millimeter')
    for (const prefix of (told(tag, 'requiredextensions') ?? '').split(/\s+/).filter(Boolean)) {
      const extension = tag.ns[prefix] ?? prefix
      if (!KNOWN.some((known) => extension.startsWith(known)))
        refuse('own-extension', { at: at(), extension: extension.slice(0, 120) })
    }
  }

  parser.on('opentag', (tag) => {
    const within = open.at(-1)
    const isCore = tag.uri.startsWith(CORE) || tag.uri === DRAFT
    open.push(isCore ? tag.local : '')
    if (!isCore) {
      if (tag.local === 'beam' && ++beams) return
      if (tag.uri.startsWith(MATERIAL)) colours = true
      return
    }
    switch (tag.local) {
      case 'model':
        if (within === undefined) model(tag)
        break
      case 'object':
        current = {
          id: needed(tag, 'id'),
          positions: floats(64),
          triangles: indices(64),
          components: [],
          isSupport: /support$/.test(told(tag, 'type') ?? ''),
        }
        break
      case 'vertex':
        if (within !== 'vertices' || !current) break
        for (const axis of ['x', 'y', 'z']) current.positions.push(number(needed(tag, axis)))
        if (++corners > LIMITS.corners) refuse('own-too-many-triangles', { triangles: corners, most: LIMITS.triangles })
        break
      case 'triangle': {
        if (within !== 'triangles' || !current) break
        const of = current.positions.size / 3
        for (const name of ['v1', 'v2', 'v3']) current.triangles.push(corner(tag, name, of))
        checkTriangles(current.triangles.size / 3)
        break
      }
      case 'component':
        current?.components.push(placed(tag))
        break
      case 'item':
        items.push(placed(tag))
        break
      case 'basematerials':
      case 'color':
        colours = true
    }
  })
  parser.on('closetag', () => {
    if (open.pop() !== 'object' || !current) return
    const { id, positions, triangles, ...rest } = current
    objects.set(id, { ...rest, positions: positions.done(), triangles: triangles.done() })
    current = undefined
  })

  /** Converts the parser's own errors about invalid XML. */
  const guarded = (work: () => void) => {
    try {
      work()
    } catch (error) {
      if (error instanceof Refused || error instanceof RangeError) throw error
      garbled('XML')
    }
  }
  return {
    write: (text) => guarded(() => parser.write(text)),
    done() {
      guarded(() => parser.close())
      return unit === undefined ? undefined : { unit, objects, items, colours, beams }
    },
  }
}
