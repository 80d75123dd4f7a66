/** One large file, read by us or by the peer, in a process of its own: run as built code (see `built.ts`) by `imports.ts`. */
import { readFileSync } from 'node:fs'
import { NodeIO } from '@gltf-transform/core'
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js'
import { mergeVertices } from 'three/examples/jsm/utils/BufferGeometryUtils.js'
import { anyFile } from '../../src/planner/imports/any-file'
import { laidOut } from '../../src/planner/imports/asked'
import { FLAT_ASKED } from '../../src/planner/imports/flat-map'
import { openFile } from '../../src/planner/own/make'
import type { Work } from '../../src/planner/own/mesh'
import { needsOf } from '../../src/planner/own/read'
import { thinnerReady } from '../../src/planner/own/thin'
import { BUDGET } from '../../src/planner/own/types'
import { spent } from './timing'

export const IMPORTS = ['million', 'json', 'walls'] as const
export type Import = (typeof IMPORTS)[number]

/** What one reading cost: processor time in seconds, the longest stretch of it without a breath in milliseconds, memory in MB. */
export interface Cost {
  readonly seconds: number
  readonly longest: number
  readonly memory: number
}

/** Ours: all the way to the thinned mesh, or to the layout. */
function* ours(what: Import, bytes: Uint8Array): Work<number> {
  if (what === 'walls') {
    const read = yield* anyFile(new TextDecoder().decode(bytes), 'map.uvtt')
    if (!read.ok || !('foreign' in read.value) || read.value.foreign.looks !== 'uvtt') throw new Error('it was not read')
    const laid = yield* laidOut(read.value.foreign, { looks: 'uvtt', how: { ...FLAT_ASKED, thickness: 254 } })
    if (!laid) throw new Error('it was not laid out')
    if (!laid.made.ok) throw new Error(laid.made.reason.key)
    return laid.made.value.document.pieces.length
  }
  const name = what === 'million' ? 'a.stl' : 'a.glb'
  const { opened } = yield* needsOf(name, bytes)
  const found = yield* openFile(name, bytes, BUDGET, opened ? { opened } : {})
  if (!found.ok) throw new Error(found.reason.key)
  return found.found.triangles
}

/** The peer: the same file in its own form, its corners joined where ours are. */
async function theirs(what: Import, bytes: Uint8Array): Promise<number> {
  if (what === 'walls') return JSON.parse(new TextDecoder().decode(bytes)).line_of_sight.length
  if (what === 'million') return (mergeVertices(new STLLoader().parse(bytes.buffer as ArrayBuffer)).index?.count ?? 0) / 3
  return (await new NodeIO().readBinary(bytes)).getRoot().listNodes().length
}

const memory = (key: 'VmRSS' | 'VmHWM') => {
  const found = new RegExp(`${key}:\\s+(\\d+)`).exec(readFileSync('/proc/self/status', 'utf8'))
  return found ? Number(found[1]) / 1024 : process.memoryUsage().rss / 2 ** 20
}

export async function costOf(what: Import, isOurs: boolean, file: string): Promise<Cost> {
  await thinnerReady
  const before = memory('VmRSS')
  const bytes = new Uint8Array(readFileSync(file)).slice()
  let longest = 0
  const began = spent()
  let last = began
  const breath = () => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = now
  }
  if (isOurs) {
    const work = ours(what, bytes)
    for (let step = work.next(); !step.done; step = work.next()) breath()
  } else await theirs(what, bytes)
  breath()
  return { seconds: (spent() - began) / 1000, longest, memory: memory('VmHWM') - before }
}
