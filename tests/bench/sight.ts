/**
 * How fast sight in space is, beside three-mesh-bvh on the same work: segments and verdicts, then whole-table maps. `--dump <folder>` writes
 * triangles (nine numbers each) and segments (two places each) as plain Float32 files for other ray tracers.
 */
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { built } from './built'
import type { Print } from './main'

export async function sight(print: Print): Promise<void> {
  const at = process.argv.indexOf('--dump')
  const dump = at < 0 ? undefined : resolve(process.argv[at + 1] ?? '.')
  if (dump !== undefined) mkdirSync(dump, { recursive: true })
  const [segments, maps] = [await built('sight-run'), await built('sight-map-run')]
  segments.sight?.(print, dump)
  maps.sightMaps?.(print)
}
