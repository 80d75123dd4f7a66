/**
 * Figures that are run as built code, as the product is: the loader that runs the other groups puts a look-up in front of every imported
 * name, which doubles the cost of the shortest queries.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

export const OUT = resolve('node_modules/.sightline-bench')

/** Builds `tests/bench/<name>.ts` and loads what it exports. */
export async function built(name: string): Promise<{ readonly [what: string]: (...args: readonly unknown[]) => void }> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: `tests/bench/${name}.ts`,
      outDir: OUT,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rollupOptions: {
        external: ['three', 'three-mesh-bvh', /^three\/examples\//, '@gltf-transform/core'],
        output: { entryFileNames: `${name}.mjs` },
      },
    },
  })
  return await import(/* @vite-ignore */ pathToFileURL(join(OUT, `${name}.mjs`)).href)
}
