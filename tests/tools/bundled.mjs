// Builds programs of the project for Node, as the server itself is built, so that tests can start them as threads and processes.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/** Builds these programs and returns the built files in the same order, with a function that removes them. */
export async function bundled(...files) {
  // Inside the project folder, so that its packages can be resolved.
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
