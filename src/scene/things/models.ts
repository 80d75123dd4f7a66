/**
 * Meshes by model name. A model is loaded once, on first request; until it has arrived, and if there is none, callers draw a
 * plain stand-in. Listeners are called when one has arrived.
 */
import {
  type BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  type Mesh,
  MeshStandardMaterial,
  Uint32BufferAttribute,
} from 'three'
import { MeshoptDecoder } from 'three/examples/jsm/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import type { Reason } from '../../kernel'
import { tableSays } from '../../table/said'
import { awaitArrival } from '../arrivals'
import { judgeGlb } from './glb'
import { adoptFinish } from './painted'
import { roughen } from './rough'

const files = import.meta.glob<string>('../../../models/*/*.glb', { query: '?url', import: 'default', eager: true })
const urls = new Map(Object.entries(files).map(([path, url]) => [path.split('/').at(-2) as string, url]))

export interface Model {
  readonly geometry: BufferGeometry
  /** Height of the whole model, inches. */
  readonly height: number
}

const loaded = new Map<string, Model>()
const asked = new Set<string>()
/** Models that stand on a table. Only their arrival redraws the table: lists of pieces load dozens of others. */
const onTable = new Set<string>()
const listeners = new Set<() => void>()
let version = 0
let isRough = false

/** Models loaded from now on are drawn with few triangles. */
export function drawRough(rough: boolean): void {
  isRough = rough
}

export const hasModel = (name: string): boolean => urls.has(name)

/** The model if it is loaded, for use on a table: its arrival redraws tables. The first call starts loading it. */
export function modelNamed(name: string): Model | undefined {
  onTable.add(name)
  return modelAside(name)
}

/** The same for a picture outside the table. */
export function modelAside(name: string): Model | undefined {
  if (!asked.has(name)) {
    asked.add(name)
    const url = urls.get(name)
    if (url) load(name, url)
  }
  return loaded.get(name)
}

/** A registered mesh: inches, y up, standing on the ground; three vertex indices per triangle. */
export interface ModelMesh {
  readonly positions: Float32Array
  readonly triangles: Uint32Array
  /** By vertex: red, green, blue, linear, 0 ... 255. White if absent. */
  readonly colours?: Uint8Array
}

/**
 * Registers a model that is not a file of the product, such as a player's own piece. Its name is made from its contents, so it
 * never changes.
 */
export function registerModel(name: string, make: () => ModelMesh): void {
  if (asked.has(name)) return
  asked.add(name)
  loaded.set(name, modelOf(make()))
}

export function modelOf({ positions, triangles, colours }: ModelMesh): Model {
  const geometry = new BufferGeometry()
  const paint = Float32Array.from(positions, (_, i) => (colours?.[i] ?? 255) / 255)
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3))
  geometry.setAttribute('color', new Float32BufferAttribute(paint, 3))
  geometry.setIndex(new Uint32BufferAttribute(triangles, 1))
  geometry.computeVertexNormals()
  geometry.computeBoundingBox()
  return { geometry, height: geometry.boundingBox?.max.y ?? 0 }
}

/** A counter of changes that affect tables. */
export const modelsVersion = (): number => version
/** Calls the listener for every model that has arrived, whoever requested it. */
export function onModels(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells listeners that shapes already loaded have changed, so that they request them again. */
export function retellModels(): void {
  version++
  tell()
}

function tell(): void {
  for (const listener of listeners) listener()
}

const refusals = new Set<(reason: Reason) => void>()
/** Calls the listener for every model that cannot be read. */
export function onRefusedModel(listener: (reason: Reason) => void): () => void {
  refusals.add(listener)
  return () => refusals.delete(listener)
}

function load(name: string, url: string): void {
  const arrived = awaitArrival()
  const loader = new GLTFLoader()
  loader.setMeshoptDecoder(MeshoptDecoder)
  fetch(url)
    .then((response) => response.arrayBuffer())
    .then((bytes) => {
      const verdict = judgeGlb(name, bytes)
      if (!verdict.allowed) throw verdict.reason
      return loader.parseAsync(bytes, '')
    })
    .then(({ scene }) => {
      scene.updateMatrixWorld(true)
      const geometries: BufferGeometry[] = []
      scene.traverse((object) => {
        const mesh = object as Mesh
        if (!mesh.isMesh) return
        if (mesh.material instanceof MeshStandardMaterial) adoptFinish(mesh.material)
        geometries.push(unpacked(mesh))
      })
      const geometry = geometries.length === 1 ? geometries[0] : mergeGeometries(geometries)
      if (geometry) {
        geometry.computeBoundingBox()
        if (isRough) roughen(geometry)
        loaded.set(name, { geometry, height: geometry.boundingBox?.max.y ?? 1.5 })
      }
    })
    .catch((error: unknown) => {
      // The error is a reason from `glb.ts`, or the loader's message about inconsistent contents.
      const isReason = typeof error === 'object' && error !== null && 'key' in error
      const reason = isReason ? (error as Reason) : tableSays('model-unreadable', { model: name, why: 'broken' })
      for (const listener of refusals) listener(reason)
    })
    .finally(() => {
      if (onTable.has(name)) version++
      tell()
      arrived()
    })
}

/** Plain floats in model space: otherwise every instance would need the node's scale and the unpacking of integers. */
function unpacked(mesh: Mesh): BufferGeometry {
  const source = mesh.geometry
  const geometry = new BufferGeometry()
  const floats = (name: string, size: number) => {
    const attribute = source.getAttribute(name) as BufferAttribute | undefined
    if (!attribute) return
    const values = new Float32Array(attribute.count * size)
    for (let i = 0; i < attribute.count; i++) for (let k = 0; k < size; k++) values[i * size + k] = attribute.getComponent(i, k)
    geometry.setAttribute(name, new Float32BufferAttribute(values, size))
  }
  floats('position', 3)
  floats('normal', 3)
  floats('color', 3)
  floats('uv', 2)
  geometry.setIndex(source.index)
  geometry.applyMatrix4(mesh.matrixWorld)
  return geometry
}
