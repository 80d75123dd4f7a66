/** The nodes of a model's scene: every primitive with its place. */
import { Missing } from './glb-buffers'
import type { GlbSource } from './glb-door'
import { placesOf } from './glb-instances'
import { entryOf, isRecord, type Loose, listIn, wholeIn } from './glb-json'
import { type Matrix, matrixOf, STILL, times } from './matrix'
import { type OwnReason, refuse } from './said'

const MOST_NODES = 100_000

export interface Shape {
  readonly primitive: Loose
  readonly path: string
  /** Where it stands; bones say it in its stead. */
  readonly matrix: Matrix
  /** The number of the skin that moves it. */
  readonly skin: number | undefined
  /** How much of each morph target is in it. */
  readonly weights: readonly number[]
}

export interface Scene {
  readonly shapes: readonly Shape[]
  /** By number of the node: its place in the whole. */
  readonly worlds: ReadonlyMap<number, Matrix>
  /** Scenes that are not shown. */
  readonly others: number
  /** Why nodes were left out whose places are not here. */
  readonly missing: readonly OwnReason[]
}

/** The scene that the file shows, or else its first. Without scenes, all nodes are shown. */
export function sceneOf(source: GlbSource): Scene {
  const { json } = source
  const nodes = listIn(json, 'nodes')
  const scenes = listIn(json, 'scenes')
  const scene = scenes[typeof json.scene === 'number' ? json.scene : 0] ?? scenes[0]
  const children = new Set(nodes.flatMap((node) => (isRecord(node) ? listIn(node, 'children') : [])))
  const roots = nodes.map((_, i) => i).filter((i) => !children.has(i))
  const shapes: Shape[] = []
  const worlds = new Map<number, Matrix>()
  const missing: OwnReason[] = []
  /** A node that is met twice means that the scene is no tree: refused, as it could loop forever. */
  const walk = (from: readonly unknown[], isShown: boolean) => {
    const stack = from.map((node) => ({ node, matrix: STILL })).reverse()
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { node: name } = next
      const path = `nodes[${String(name)}]`
      const node = typeof name === 'number' ? nodes[name] : undefined
      if (typeof name !== 'number' || !isRecord(node)) return refuse('own-garbled', { at: { path }, expected: 'object' })
      if (worlds.has(name) && !isShown) continue
      if (worlds.has(name)) refuse('own-garbled', { at: { path }, expected: 'tree' })
      const matrix = times(next.matrix, matrixOf(node, path))
      worlds.set(name, matrix)
      if (worlds.size > MOST_NODES) refuse('own-garbled', { at: { path: 'nodes' }, expected: 'fewer nodes' })
      for (const child of listIn(node, 'children').toReversed()) stack.push({ node: child, matrix })
      if (isShown && node.mesh !== undefined) put(node, path, matrix)
    }
  }
  const put = (node: Loose, path: string, own: Matrix) => {
    const index = wholeIn(node, 'mesh', path)
    const mesh = entryOf(json, 'meshes', index)
    const skin = node.skin === undefined ? undefined : wholeIn(node, 'skin', path)
    const weights = weightsOf(node.weights ?? mesh.weights)
    for (const matrix of places(node, path, own))
      for (const [i, primitive] of listIn(mesh, 'primitives').entries()) {
        const where = `meshes[${index}].primitives[${i}]`
        if (!isRecord(primitive)) return refuse('own-garbled', { at: { path: where }, expected: 'object' })
        shapes.push({ primitive, path: where, matrix, skin, weights })
        if (shapes.length > MOST_NODES) refuse('own-garbled', { at: { path: 'meshes' }, expected: 'fewer primitives' })
      }
  }
  const places = (node: Loose, path: string, own: Matrix): readonly Matrix[] => {
    try {
      return placesOf(source, node, path, own, MOST_NODES)
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      missing.push(error.reason)
      return []
    }
  }
  walk(isRecord(scene) ? listIn(scene, 'nodes') : roots, true)
  // Bones may stand outside of the scene that they move.
  walk(
    roots.filter((root) => !worlds.has(root)),
    false,
  )
  return { shapes, worlds, others: Math.max(0, scenes.length - 1), missing }
}

const weightsOf = (said: unknown): readonly number[] =>
  Array.isArray(said) ? said.map((weight) => (typeof weight === 'number' && Number.isFinite(weight) ? weight : 0)) : []
