/** The nodes of a model's scene: every primitive with its place. */
import { Missing } from './glb-buffers'
import type { GlbSource } from './glb-door'
import { placesOf } from './glb-instances'
import { entryOf, isRecord, type Loose, listIn, wholeIn } from './glb-json'
import { type Matrix, matrixOf, STILL, times } from './matrix'
import { type Work, within } from './mesh'
import { type OwnReason, refuse } from './said'

const MOST_NODES = 100_000
/** Nodes between two yields. */
const MANY = 4096

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
export function* sceneOf(source: GlbSource): Work<Scene> {
  const { json } = source
  const nodes = listIn(json, 'nodes')
  if (nodes.length > MOST_NODES) refuse('own-garbled', { at: { path: 'nodes' }, expected: 'fewer nodes' })
  const scenes = listIn(json, 'scenes')
  const scene = scenes[typeof json.scene === 'number' ? json.scene : 0] ?? scenes[0]
  const isChild = new Uint8Array(nodes.length)
  let named = 0
  for (const [i, node] of nodes.entries()) {
    if (i % MANY === 0) yield i / nodes.length / 4
    const children = isRecord(node) ? listIn(node, 'children') : []
    named += children.length
    // Every node hangs on one other at most.
    if (named > MOST_NODES) refuse('own-garbled', { at: { path: `nodes[${i}].children` }, expected: 'fewer nodes' })
    for (const child of children) if (typeof child === 'number') isChild[child] = 1
  }
  const roots = [...nodes.keys()].filter((i) => isChild[i] === 0)
  const shapes: Shape[] = []
  const worlds = new Map<number, Matrix>()
  const missing: OwnReason[] = []
  const done = () => 0.25 + (0.75 * worlds.size) / nodes.length
  /** A node that is met twice means that the scene is no tree: refused, as it could loop forever. */
  function* walk(from: readonly unknown[], isShown: boolean): Work<void> {
    if (from.length > MOST_NODES) refuse('own-garbled', { at: { path: 'scenes' }, expected: 'fewer nodes' })
    const stack = from.map((node) => ({ node, matrix: STILL })).reverse()
    for (let next = stack.pop(); next; next = stack.pop()) {
      const { node: name } = next
      const path = `nodes[${String(name).slice(0, 80)}]`
      const node = typeof name === 'number' ? nodes[name] : undefined
      if (typeof name !== 'number' || !isRecord(node)) return refuse('own-garbled', { at: { path }, expected: 'object' })
      if (worlds.has(name) && !isShown) continue
      if (worlds.has(name)) refuse('own-garbled', { at: { path }, expected: 'tree' })
      const matrix = times(next.matrix, matrixOf(node, path))
      worlds.set(name, matrix)
      for (const child of listIn(node, 'children').toReversed()) stack.push({ node: child, matrix })
      if (isShown && node.mesh !== undefined) yield* within(put(node, path, matrix), done(), done())
      if (worlds.size % MANY === 0) yield done()
    }
  }
  function* put(node: Loose, path: string, own: Matrix): Work<void> {
    const index = wholeIn(node, 'mesh', path)
    const mesh = entryOf(json, 'meshes', index)
    const skin = node.skin === undefined ? undefined : wholeIn(node, 'skin', path)
    const weights = weightsOf(node.weights ?? mesh.weights)
    for (const matrix of yield* places(node, path, own))
      for (const [i, primitive] of listIn(mesh, 'primitives').entries()) {
        const where = `meshes[${index}].primitives[${i}]`
        if (!isRecord(primitive)) return refuse('own-garbled', { at: { path: where }, expected: 'object' })
        shapes.push({ primitive, path: where, matrix, skin, weights })
        if (shapes.length > MOST_NODES) refuse('own-garbled', { at: { path: 'meshes' }, expected: 'fewer primitives' })
      }
  }
  function* places(node: Loose, path: string, own: Matrix): Work<readonly Matrix[]> {
    try {
      return yield* placesOf(source, node, path, own, MOST_NODES)
    } catch (error) {
      if (!(error instanceof Missing)) throw error
      missing.push(error.reason)
      return []
    }
  }
  yield* walk(isRecord(scene) ? listIn(scene, 'nodes') : roots, true)
  // Bones may stand outside of the scene that they move.
  yield* walk(
    roots.filter((root) => !worlds.has(root)),
    false,
  )
  return { shapes, worlds, others: Math.max(0, scenes.length - 1), missing }
}

const weightsOf = (said: unknown): readonly number[] =>
  Array.isArray(said) ? said.map((weight) => (typeof weight === 'number' && Number.isFinite(weight) ? weight : 0)) : []
