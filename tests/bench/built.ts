/**
 * Figures that are run as built code, as the product is: the loader that runs the other groups puts a look-up in front of every imported
 * name, which doubles the cost of the shortest queries.
 */
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

export const OUT = resolve('node_modules/.sightline-bench')

/** Builds `tests/bench/<name>.ts` and loads what it exports; from another checkout of the project, where its root is given. */
export async function built(
  name: string,
  root = '.',
): Promise<{ readonly [what: string]: (...args: readonly unknown[]) => void }> {
  const file = root === '.' ? name : `${name}-elsewhere`
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: join(root, `tests/bench/${name}.ts`),
      outDir: OUT,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rollupOptions: {
        external: ['three', 'three-mesh-bvh', /^three\/examples\//, '@gltf-transform/core'],
        output: { entryFileNames: `${file}.mjs` },
      },
    },
  })
  return await import(/* @vite-ignore */ pathToFileURL(join(OUT, `${file}.mjs`)).href)
}
