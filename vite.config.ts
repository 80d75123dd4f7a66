import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/tools/longest-first.ts'

/** The folder of the package that a module comes from. */
const packageOf = (id: string): string | undefined => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]

const noticeOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)(\.|$)/i.test(entry))
  const text = file ? readFileSync(`${folder}/${file}`, 'utf8').trim() : `Licence: ${license ?? 'as its repository states'}`
  return `${name} ${version}${license ? ` (${license})` : ''}\n\n${text}\n`
}

/** Writes `notices.txt`: the licences of every package of which something is in the page, its workers included. */
function notices(): { readonly page: Plugin; readonly worker: Plugin } {
  const folders = new Set<string>()
  const collect = (modules: Iterable<string>) => {
    for (const id of modules) {
      const folder = packageOf(id)
      if (folder && existsSync(`${folder}/package.json`)) folders.add(folder)
    }
  }
  return {
    worker: {
      name: 'notices-worker',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') collect(Object.keys(chunk.modules))
      },
    },
    page: {
      name: 'notices',
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') collect(Object.keys(chunk.modules))
        const source = [...folders]
          .sort()
          .map(noticeOf)
          .join(`\n${'-'.repeat(80)}\n\n`)
        this.emitFile({ type: 'asset', fileName: 'notices.txt', source })
      },
    },
  }
}

/** Workers know the list of games, too, but draw nothing: what a game loads for the screen is built for the page alone. */
const withoutPictures: Plugin = {
  name: 'without-pictures',
  enforce: 'pre',
  resolveId: (what, importer = '') =>
    /\/games\/[^/]+\/module\.ts$/.test(importer) && /^\.\/(view|lab|lesson|marks)$/.test(what) ? '\0without-pictures' : undefined,
  load: (id) => (id === '\0without-pictures' ? 'export {}' : undefined),
}

/**
 * Writes `sw.js`, the service worker, with the list of all files that it keeps for playing without a network. It is built before the
 * page, so that `notices.txt` names what it contains, and written after it, when all files are there.
 */
function offline(): Plugin {
  let script = ''
  return {
    name: 'offline',
    apply: 'build',
    async buildStart() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        plugins: [told.worker],
        build: {
          target: 'es2022',
          write: false,
          copyPublicDir: false,
          rollupOptions: { input: 'src/workers/offline.ts', output: { format: 'iife' } },
        },
      })
      const [chunk] = 'output' in built ? built.output : []
      if (chunk?.type !== 'chunk') throw new Error('the service worker was not built')
      script = chunk.code
    },
    writeBundle: {
      sequential: true,
      async handler({ dir = '' }) {
        const hashOf = (bytes: Buffer, form: 'hex' | 'base64') => createHash('sha256').update(bytes).digest(form)
        const files = filesIn(dir).map((path) => {
          const bytes = readFileSync(path)
          const url = relative(dir, path).replaceAll('\\', '/')
          // In `assets` each name contains a hash of its own.
          const revision = url.startsWith('assets/') ? null : hashOf(bytes, 'hex').slice(0, 16)
          return { url, revision, integrity: `sha256-${hashOf(bytes, 'base64')}`, bytes: bytes.length }
        })
        await writeFile(join(dir, 'sw.js'), `const FILES = ${JSON.stringify(files)};\n${script}`)
      },
    },
  }
}

const filesIn = (dir: string): readonly string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort()

/** Writes each file's compressed forms beside it, where they are smaller by a twentieth or more: what the server gives to browsers that take them. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle: {
    sequential: true,
    async handler({ dir = '' }) {
      const forms = {
        br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
        gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 6 }),
      }
      const squeeze = async (file: string) => {
        const bytes = await readFile(file)
        if (bytes.length < 1024) return
        for (const [ending, form] of Object.entries(forms)) {
          const smaller = await form(bytes)
          if (smaller.length < bytes.length * 0.95) await writeFile(`${file}.${ending}`, smaller)
        }
      }
      await Promise.all(filesIn(dir).map(squeeze))
    },
  },
}

/** A server begins matches without a screen; the page and its workers do not ask how. */
const withoutOptions: Plugin = {
  name: 'without-options',
  enforce: 'pre',
  resolveId: (what, importer = '') =>
    /\/games\/[^/]+\/module\.ts$/.test(importer) && what === './options' ? '\0without-pictures' : undefined,
  load: (id) => (id === '\0without-pictures' ? 'export {}' : undefined),
}

/**
 * Build, development server and tests in one place. `--mode server` builds the small server instead of the page.
 * The page works from any folder: all its paths are relative.
 */
const told = notices()

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [react(), ...(mode === 'production' ? [withoutOptions, told.page, offline(), compressed] : [])],
  // One physics engine for page and workers, as a .wasm file of its own; Node and the tests use the packaged build of the same version.
  resolve: {
    alias:
      mode === 'server' || process.env.VITEST
        ? []
        : [
            {
              find: '@dimforge/rapier3d-compat',
              replacement: fileURLToPath(new URL('./src/dice/rapier-browser.ts', import.meta.url)),
            },
            // What the PDF library would load to draw web pages, and the Draco decoder under Node: nothing here asks for it.
            {
              find: /^(canvg|html2canvas|dompurify|node:fs)$/,
              replacement: fileURLToPath(new URL('./src/planner/print/unused.ts', import.meta.url)),
            },
          ],
  },
  optimizeDeps: { exclude: ['@dimforge/rapier3d', '@dimforge/rapier3d-compat'] },
  build:
    mode === 'server'
      ? {
          ssr: true,
          outDir: 'dist/server',
          target: 'node20',
          copyPublicDir: false,
          // What runs in threads of its own lies beside the server, under a name that the server knows.
          rollupOptions: {
            input: {
              main: 'src/server/main.ts',
              'sqlite-thread': 'src/server/store/sqlite/thread.ts',
              'dice-thread': 'src/server/threads/dice-thread.ts',
              'mind-thread': 'src/server/threads/mind-thread.ts',
            },
          },
        }
      : { target: 'es2022', outDir: 'dist/client', chunkSizeWarningLimit: 4000 },
  worker: { format: 'es', plugins: () => [withoutPictures, withoutOptions, told.worker] },
  test: {
    // Where every page fails alike, the rest would wait out their limits one after the other: the first dozen tell enough.
    bail: process.env.CI ? 12 : 0,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          setupFiles: 'tests/tools/set-up.ts',
          // Whole matches are played in many of them: on a busy machine some take minutes. It ends what hangs, and measures nothing.
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 240_000 } },
          // The games are loaded once for all files of a worker, which takes a quarter of the time; `architecture.test.ts` guards it.
          isolate: false,
          // Every core: the default leaves one free, which is half of a small machine.
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          setupFiles: 'tests/browser/set-up.ts',
          globalSetup: 'tests/browser/serve.ts',
          // Two at once: each waits for its own page about half of the time.
          maxWorkers: 2,
          // What a file leaves behind is its own browser, closed: the games are loaded once for all of them.
          isolate: false,
          testTimeout: 300_000,
          expect: { poll: { timeout: 30_000 } },
          hookTimeout: 120_000,
          teardownTimeout: 30_000,
        },
      },
    ],
  },
}))
