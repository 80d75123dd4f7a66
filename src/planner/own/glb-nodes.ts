/** The nodes of a model's scene: every primitive with its placement. */
import { Missing } from './glb-buffers'
import type { GlbSource } from './glb-door'
import { placesOf } from './glb-instances'
import { entryOf, isRecord, type Loose, listIn, wholeIn } from './glb-json'
import { type Matrix, matrixOf, STILL, times } from './matrix'
import { type Work, within } from './mesh'
import { type OwnReason, refuse } from './said'

const MOST_NODES = 100_000
/** Nodes between two pauses. */
const MANY = 4096

export interface Shape {
  readonly primitive: Loose
  readonly path: string
  /** Its placement; for a shape with bones the bones decide instead. */
  readonly matrix: Matrix
  /** Index of the skin whose bones move it. */
  readonly skin: number | undefined
  /** The weight of each morph target. */
  readonly weights: readonly number[]
}

export interface Scene {
  readonly shapes: readonly Shape[]
  /** By node index: its matrix in the model's space. */
  readonly worlds: ReadonlyMap<number, Matrix>
  /** The number of scenes that are not shown. */
  readonly others: number
  /** The reasons why nodes were left out whose placements are in missing data. */
  readonly missing: readonly OwnReason[]
}

/** The file's default scene, or else its first. Without scenes, all nodes are shown. */
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
    // A node has at most one parent, so there cannot be more children than nodes.
    if (named > MOST_NODES) refuse('own-garbled', { at: { path: `nodes[${i}].children` }, expected: 'fewer nodes' })
    for (const child of children) if (typeof child === 'number') isChild[child] = 1
  }
  const roots = [...nodes.keys()].filter((i) => isChild[i] === 0)
  const shapes: Shape[] = []
  const worlds = new Map<number, Matrix>()
  const missing: OwnReason[] = []
  const done = () => 0.25 + (0.75 * worlds.size) / nodes.length
  /** Meeting a node twice means that the scene is not a tree: refused, because the walk might never end. */
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
  // Bones may lie outside of the scene whose shapes they move.
  yield* walk(
    roots.filter((root) => !worlds.has(root)),
    false,
  )
  return { shapes, worlds, others: Math.max(0, scenes.length - 1), missing }
}

const weightsOf = (said: unknown): readonly number[] =>
  Array.isArray(said) ? said.map((weight) => (typeof weight === 'number' && Number.isFinite(weight) ? weight : 0)) : []
