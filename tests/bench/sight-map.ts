/** How fast whole-table exposure maps are, beside three-mesh-bvh on a sample of the same pairs. Run as built code: see `sight.ts`. */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type { Print } from './main'

const OUT = resolve('node_modules/.sightline-bench')

export async function sightMaps(print: Print): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'tests/bench/sight-map-run.ts',
      outDir: OUT,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rollupOptions: { external: ['three', 'three-mesh-bvh'], output: { entryFileNames: 'sight-map-run.mjs' } },
    },
  })
  const built = await import(/* @vite-ignore */ pathToFileURL(join(OUT, 'sight-map-run.mjs')).href)
  built.sightMaps(print)
}
