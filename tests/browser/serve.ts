/** Starts the built server for the browser tests, and stops it after them. */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly address: string
  }
}

/** Starts the built server on a free port with a temporary data folder. */
export async function served(): Promise<{ readonly address: string; stop(): void }> {
  const data = mkdtempSync(join(tmpdir(), 'sightline-data-'))
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, PORT: '0', DATA: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((found, failed) => {
    server.stdout.on('data', (chunk: Buffer) => {
      const match = /http:\/\/\S+/.exec(chunk.toString())
      if (match) found(match[0])
    })
    server.on('exit', (code) => failed(new Error(`the server ended with ${code} before it said its address`)))
  })
  // The server keeps its files open until it exits, so the folder is removed only then.
  server.once('exit', () => rmSync(data, { recursive: true, force: true }))
  return { address, stop: () => void server.kill() }
}

export default async function serve(project: TestProject): Promise<() => void> {
  const { address, stop } = await served()
  project.provide('address', address)
  return stop
}
