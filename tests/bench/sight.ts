/**
 * How fast sight in space is, beside three-mesh-bvh on the same work. The figures are run as built code, as the product is: the loader that
 * runs the other groups puts a look-up in front of every imported name, which doubles the cost of the shortest queries.
 * `--dump <folder>` writes triangles (nine numbers each) and segments (two places each) as plain Float32 files for other ray tracers.
 */
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Print } from './main'

const OUT = resolve('node_modules/.sightline-bench')

export async function sight(print: Print): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'tests/bench/sight-run.ts',
      outDir: OUT,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rollupOptions: { external: ['three', 'three-mesh-bvh'], output: { entryFileNames: 'sight-run.mjs' } },
    },
  })
  const at = process.argv.indexOf('--dump')
  const dump = at < 0 ? undefined : resolve(process.argv[at + 1] ?? '.')
  if (dump !== undefined) mkdirSync(dump, { recursive: true })
  const built = await import(/* @vite-ignore */ pathToFileURL(join(OUT, 'sight-run.mjs')).href)
  built.sight(print, dump)
}
