// Builds programs of the project for Node, as the server itself is built, so that tests can start them as threads and processes.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/** The built files of these programs, in their order, and how to take them away again. */
export async function bundled(...files) {
  // Within the project, so that its packages are found.
  mkdirSync('.vite', { recursive: true })
  const outDir = resolve(mkdtempSync(join('.vite', 'bundled-')))
  const input = Object.fromEntries(files.map((file) => [basename(file, '.ts'), resolve(file)]))
  const output = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' }
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: true, outDir, target: 'node20', copyPublicDir: false, rollupOptions: { input, output } },
  })
  return {
    programs: files.map((file) => pathToFileURL(join(outDir, `${basename(file, '.ts')}.mjs`))),
    remove: () => rmSync(outDir, { recursive: true, force: true }),
  }
}
