/**
 * `npm run engines -- --matches 3 --seed 7 --throws 200`: plays the same matches of every game, and throws the same dice, in Node, in
 * Chromium and, if it is installed, in Firefox (`FIREFOX_PATH`, else `firefox-esr` or `firefox`), and compares the state after every
 * entry. Prints differences, then a line of JSON; exits with 1 if there are any.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { launch } from '../browser/launch'
import { type Asked, differences, type Played, play } from './engines/played'
import { foundFirefox } from './two-browsers/firefox'

/** How long an engine may take, in milliseconds. */
const PATIENCE = 1_800_000
const TYPES: { readonly [ending: string]: string } = { '.js': 'text/javascript', '.wasm': 'application/wasm' }

/** Bundles the page like the product: with the physics as a file of its own. */
async function bundled(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    resolve: {
      alias: { '@dimforge/rapier3d-compat': fileURLToPath(new URL('../../src/dice/rapier-browser.ts', import.meta.url)) },
    },
    build: {
      target: 'es2022',
      outDir,
      copyPublicDir: false,
      rollupOptions: {
        input: fileURLToPath(new URL('./engines/page.ts', import.meta.url)),
        output: { entryFileNames: 'page.js' },
      },
    },
  })
}

type Told = { readonly played: Played } | { readonly error: string }

/** Serves the page; each visit is answered by what it tells. */
async function serving(folder: string) {
  let hear: (told: Told) => void = () => undefined
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'POST') {
      const parts: Buffer[] = []
      request.on('data', (part: Buffer) => parts.push(part))
      request.on('end', () => {
        response.end()
        hear(JSON.parse(Buffer.concat(parts).toString()))
      })
      return
    }
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html')
      response.end('<!doctype html><title>Engines</title><script type="module" src="./page.js"></script>')
      return
    }
    try {
      const file = readFileSync(join(folder, pathname))
      response.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream')
      response.end(file)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}/`,
    told: () => new Promise<Told>((told) => (hear = told)),
    close: () => server.close(),
  }
}

interface Engine {
  readonly name: string
  /** Sends the browser, with an empty profile, to an address; what comes back closes it. */
  visit(url: string): Promise<() => Promise<void>>
}

const chromium: Engine = {
  name: 'Chromium',
  async visit(url) {
    const browser = await launch()
    await (await browser.newPage()).goto(url)
    return () => browser.close()
  },
}

/** Firefox is only sent to an address, for which it needs no driver. */
function firefox(): readonly Engine[] {
  const path = foundFirefox()
  if (!path) return []
  const visit = async (url: string) => {
    const profile = mkdtempSync(join(tmpdir(), 'engines-profile-'))
    const program = spawn(path, ['--headless', '--no-remote', '--profile', profile, url], { stdio: 'ignore' })
    const ended = new Promise<void>((done) => program.once('exit', () => done()))
    return async () => {
      program.kill()
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    }
  }
  return [{ name: 'Firefox', visit }]
}

export async function main(args: readonly string[]): Promise<number> {
  const after = (flag: string, otherwise: number) => {
    const index = args.indexOf(flag)
    return index < 0 ? otherwise : Number(args[index + 1])
  }
  const asked: Asked = { matches: after('--matches', 3), seed: after('--seed', 1), throws: after('--throws', 200) }
  if (!Object.values(asked).every((value) => Number.isInteger(value) && value > 0)) {
    console.error('Usage: npm run engines -- [--matches <n>] [--seed <n>] [--throws <n>]')
    return 2
  }
  const here = await play(asked)
  const entries = here.matches.reduce((sum, { states }) => sum + states.length - 1, 0)
  console.log(`Node ${process.version}: ${here.matches.length} matches, ${entries} entries`)
  const folder = mkdtempSync(join(tmpdir(), 'engines-'))
  const engines = ['Node']
  let differ = 0
  try {
    await bundled(folder)
    const { address, told, close } = await serving(folder)
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
    for (const { name, visit } of [chromium, ...firefox()]) {
      const late = new Promise<Told>((done) => setTimeout(() => done({ error: 'it took too long' }), PATIENCE).unref())
      const answering = told()
      const leave = await visit(`${address}?${query}`)
      const answer = await Promise.race([answering, late])
      await leave()
      const found = 'played' in answer ? differences(here, answer.played) : [answer.error]
      engines.push(name)
      differ += found.length
      console.log(`${name}: ${found.length === 0 ? 'the same' : found.join('; ')}`)
    }
    close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  console.log(JSON.stringify({ engines, ...asked, matches: here.matches.length, entries, differ }))
  return differ > 0 ? 1 : 0
}
