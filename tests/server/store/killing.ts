/** Starts the process that appends, follows what it confirms, and looks at what it leaves when it is killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { TableId, TableStore } from '../../../src/server/store/port'

export interface Appending {
  /** What it said so far, line by line. */
  readonly said: readonly string[]
  /** Its next line. */
  line(): Promise<string>
  /** Resolves when it has ended by itself. */
  readonly ended: Promise<unknown>
  /** Kills it at once. Resolves with the last number that it had confirmed. */
  kill(): Promise<number>
}

/** `place` is the address of a PostgreSQL, or a data folder and the built thread. */
export function appendingProcess(program: URL, table: TableId, ...place: readonly string[]): Appending {
  const child = spawn(process.execPath, [fileURLToPath(program), table, ...place], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => said.push(line))
  const ended = once(lines, 'close')
  return {
    said,
    ended,
    line: async () => String((await once(lines, 'line'))[0]),
    async kill() {
      child.kill('SIGKILL')
      await ended
      return Number(said.at(-1))
    },
  }
}

/** Everything up to the confirmed number is there, what was appended together is there together, and the record fits. */
export async function leftWhole(store: TableStore, table: TableId, confirmed: number): Promise<void> {
  const loaded = await store.load(table, { films: true })
  const numbers = loaded?.entries.map(({ number }) => number) ?? []
  expect(numbers).toEqual(numbers.map((_, index) => index))
  expect(numbers.length).toBeGreaterThan(confirmed)
  expect(numbers.length % 3).toBe(0)
  expect(loaded?.entries.every(({ film }) => film !== undefined)).toBe(true)
  expect(loaded?.head).toMatchObject({ entries: numbers.length, record: { data: numbers.length } })
}
