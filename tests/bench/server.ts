/**
 * Figures of the server, which runs in a process of its own on a data folder, its guests in this one. Each stands beside a peer of the same run.
 * Times are of the wall, so that other programs on the machine count: the longest turn of an idle loop says how much.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import manifest from '../../package.json' with { type: 'json' }
import { come, type Guest } from '../server/online'
import { bundled } from '../tools/bundled.mjs'
import { startPostgres } from '../tools/postgres.mjs'
import type { Figure, Print } from './main'
import { begin, enter, type Hear, leave, play, type Table } from './server-guests'
import type { Measure, Ports } from './server-program'
import { recorded, replayed, type Said } from './server-script'
import { round } from './timing'

const GAME = 'exterminate'
/** Tables that play as fast as they can, and their answers. */
const HASTY = { tables: 8, answers: 120 }
/** Tables whose players think for so many milliseconds on average. */
const PACED = { tables: 40, answers: 20, thinking: 1000 }
/** A thousand tables as people play. The last players to come must not wait for the first to have finished. */
const MANY = { tables: 1000, answers: 8, thinking: 8000 }

interface Running {
  readonly ports: Ports
  /** What was measured since it was asked last. */
  measure(): Promise<Measure>
  stop(): Promise<void>
}

/** The options of Node with which `npm start` starts the server. */
const OPTIONS = / && node (.*) dist\/server\/main\.js$/.exec(manifest.scripts.start)?.[1]?.split(' ') ?? []

async function running(program: URL, where: string, threads: readonly URL[]): Promise<Running> {
  const child = fork(fileURLToPath(program), [where, ...threads.map((thread) => fileURLToPath(thread))], {
    execArgv: ['--expose-gc', ...OPTIONS],
  })
  const ports = (await message(child)) as Ports
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const over = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await over
  }
  const measure = async () => {
    const measured = message(child)
    child.send('measure')
    return (await measured) as Measure
  }
  return { ports, measure, stop }
}

const message = (child: ChildProcess): Promise<unknown> =>
  new Promise((done, failed) => {
    child.once('message', done)
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}`)))
  })

/** The value below which so many of a hundred lie. */
const percentile = (values: readonly number[], of: number): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN
}
const median = (values: readonly number[]) => percentile(values, 50)
const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

/** Tables opened a few at a time. */
async function opened(port: number, count: number, onlookers: number, hear?: (at: number) => Hear): Promise<readonly Table[]> {
  const tables: Table[] = []
  while (tables.length < count) {
    const at = tables.length
    const some = Array.from({ length: Math.min(8, count - at) }, (_, more) => begin(port, GAME, onlookers, hear?.(at + more)))
    tables.push(...(await Promise.all(some)))
  }
  return tables
}

interface Paced {
  readonly tables: number
  readonly thinking: number
  readonly onlookers: number
  /** All are at their tables, and the first answers come. */
  began?(): Promise<void>
}

/** Plays at tables as people do, who think for so long on average; gives the times until another seat was told of an answer. */
async function paced(port: number, script: readonly Said[], { tables: count, thinking, onlookers, began }: Paced) {
  const last = Array.from({ length: count }, (): { at: number; by: string } => ({ at: 0, by: '' }))
  const times: number[] = []
  const texts: string[] = []
  const hear =
    (at: number): Hear =>
    (eyes, by, text) => {
      const asked = last[at]
      if (asked === undefined || by !== asked.by || eyes === by || eyes === 'spectator') return
      times.push(performance.now() - asked.at)
      texts.push(text)
    }
  const tables = await opened(port, count, onlookers, hear)
  await began?.()
  times.length = 0
  texts.length = 0
  const start = performance.now()
  const think = () => pause(-Math.log(1 - Math.random()) * thinking)
  const playing = tables.map(async (table, at) => {
    await pause(Math.random() * thinking)
    await play(table, script, think, (by) => {
      last[at] = { at: performance.now(), by }
    })
  })
  await Promise.all(playing)
  const seconds = (performance.now() - start) / 1000
  await pause(500)
  return { times, texts, tables, seconds }
}

/** Milliseconds that these texts take, one after the other, from one end of a bare relay to the other. */
async function relayed(port: number, texts: readonly string[]): Promise<readonly number[]> {
  const ends = [0, 1].map(() => new WebSocket(`ws://127.0.0.1:${port}/one`))
  const [from, to] = ends as [WebSocket, WebSocket]
  await Promise.all(ends.map((end) => new Promise((done) => end.once('open', done))))
  const times: number[] = []
  for (const text of texts) {
    const began = performance.now()
    const told = new Promise((done) => to.once('message', done))
    from.send(text)
    await told
    times.push(performance.now() - began)
  }
  for (const end of ends) end.terminate()
  return times
}

/** Milliseconds until a player who comes to each table is told everything. */
async function entered(port: number, tables: readonly Table[]): Promise<readonly number[]> {
  const times: number[] = []
  for (const { keys } of tables) {
    const began = performance.now()
    const guest = enter(port, keys.table, keys.seats.A ?? '', 'A')
    await guest.here
    times.push(performance.now() - began)
    guest.close()
  }
  return times
}

/** The longest turn of the loop: how long it was away beyond what it always is. */
function blocked(figure: string, busy: Measure, idle: Measure, what: string): Figure {
  const [value, peerValue] = [busy.longest - busy.usual, idle.longest - idle.usual]
  const peer = 'the same of an idle server beside it'
  const own = busy.own === undefined ? '' : ` (${round(busy.own)} of them at work)`
  return { figure, value: round(value), unit: `ms, longest turn of the loop${own}; ${what}`, peer, peerValue: round(peerValue) }
}

function toldFigure(
  figure: string,
  { what, times }: { readonly what: string; readonly times: readonly number[] },
  bare: readonly number[],
): Figure {
  const [value, peerValue] = [percentile(times, 99), percentile(bare, 99)]
  const unit = `ms until told at the other seat, 99 % of ${times.length} at ${what}; half of them ${round(median(times))}`
  const ratio = round(value / peerValue)
  return { figure, value: round(value), unit, peer: 'a bare relay of the same bytes', peerValue: round(peerValue), ratio }
}

type Start = (name: string) => Promise<Running>

/** Starts servers on folders of one place, and takes all of it away afterwards. */
async function housed(run: (start: Start) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-server-'))
  const built = await bundled(
    'tests/bench/server-program.ts',
    'src/server/store/sqlite/thread.ts',
    'src/server/threads/dice-thread.ts',
  )
  const [program, ...threads] = built.programs as [URL, URL, URL]
  const started: Running[] = []
  try {
    await run(async (name) => {
      const where = name.startsWith('postgres:') ? name : join(folder, name)
      const one = await running(program, where, threads)
      started.push(one)
      return one
    })
  } finally {
    await Promise.all(started.map(({ stop }) => stop()))
    built.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The usual figures: about a minute. */
export const server = (print: Print): Promise<void> =>
  housed(async (start) => {
    const script = await recorded(GAME, HASTY.answers)
    const first = await start('data')
    // It serves nobody: what it shows is the machine.
    const idle = await start('idle')
    const { port } = first.ports

    await replayed(GAME, script)
    await opened(port, 1, 0).then(([table]) => table && play(table, script))
    const empty = await first.measure()
    await idle.measure()

    const busy = await opened(port, HASTY.tables, 0)
    const began = performance.now()
    await Promise.all(busy.map((table) => play(table, script)))
    const seconds = (performance.now() - began) / 1000
    const [rushed, unhurried] = [await first.measure(), await idle.measure()]
    let alone = 0
    for (let match = 0; match < HASTY.tables; match++) alone += await replayed(GAME, script)
    const count = HASTY.tables * script.length
    const [value, peerValue] = [count / seconds, (count / alone) * 1000]
    const throughput = { figure: 'server.throughput', value: round(value), unit: `answers/s at ${HASTY.tables} tables` }
    print({
      ...throughput,
      peer: 'the same answers in one process',
      peerValue: round(peerValue),
      ratio: round(value / peerValue),
    })
    print(blocked('server.block', rushed, unhurried, `${HASTY.tables} tables as fast as they can, throws included`))
    for (const table of busy) leave(table)

    const calm = await paced(port, script.slice(0, PACED.answers), {
      ...PACED,
      onlookers: 0,
      began: async () => void (await Promise.all([first.measure(), idle.measure()])),
    })
    const full = await first.measure()
    const quiet = await idle.measure()
    const told = { what: `${PACED.tables} tables`, times: calm.times }
    print(toldFigure('server.told', told, await relayed(idle.ports.relay, calm.texts.slice(0, 1000))))
    print(blocked('server.block.paced', full, quiet, `${PACED.tables} tables of people who think`))

    const known = await entered(port, calm.tables.slice(0, 20))
    await first.stop()
    for (const table of calm.tables) leave(table)
    const second = await start('data')
    // The rules and the physics are loaded before anything is timed.
    await entered(second.ports.port, busy.slice(0, 1))
    const before = await second.measure()
    const again = await entered(second.ports.port, calm.tables)
    const after = await second.measure()
    const reopened = { figure: 'server.reopen', value: round(median(again)), unit: 'ms until all is told, median' }
    const ratio = round(median(again) / median(known))
    print({ ...reopened, peer: 'a table that is in memory', peerValue: round(median(known)), ratio })
    const kilobytes = (to: Measure, from: Measure, tables: number) => round((to.heap - from.heap) / 1000 / tables)
    print({
      figure: 'server.memory',
      value: kilobytes(full, empty, HASTY.tables + PACED.tables),
      unit: 'kB per live table, played',
    })
    print({ figure: 'server.memory.reopened', value: kilobytes(after, before, PACED.tables), unit: 'kB per table read again' })
  })

/** A thousand tables at once: it takes some minutes. */
export const tables = (print: Print): Promise<void> =>
  housed(async (start) => {
    const script = await recorded(GAME, MANY.answers)
    const [first, idle] = [await start('data'), await start('idle')]
    let before = await first.measure()
    const began = async () => {
      before = await first.measure()
      await idle.measure()
    }
    const { times, texts, seconds } = await paced(first.ports.port, script, { ...MANY, onlookers: 1, began })
    const [full, quiet] = [await first.measure(), await idle.measure()]
    const what = `${MANY.tables} tables of two players and an onlooker`
    print(toldFigure('server.tables', { what, times }, await relayed(idle.ports.relay, texts.slice(0, 1000))))
    print({ figure: 'server.tables.rate', value: round((MANY.tables * script.length) / seconds), unit: 'answers/s' })
    const spent = (full.spent - before.spent) / 1000
    print({ figure: 'server.tables.processor', value: round(spent / seconds), unit: 'cores that the server took' })
    print({ figure: 'server.tables.resident', value: round(full.resident / 1e6), unit: 'MB of the whole process' })
    print(blocked('server.tables.block', full, quiet, what))
  })

/** How long tables stand still when the server that has them is killed; their players came to another, both on one PostgreSQL. */
export async function takeover(print: Print): Promise<void> {
  const postgres = await startPostgres()
  const guests: Guest[] = []
  try {
    await housed(async (start) => {
      const [dying, other] = [await start(postgres.url), await start(postgres.url)]
      const tables = await opened(dying.ports.port, 8, 0)
      for (const table of tables) leave(table)
      for (const table of tables) leave(table)
      const sit = async ({ keys }: Table, port: number) => {
        const began = performance.now()
        const guest = come(port, keys.table, [keys.seats.A ?? ''], ['A'])
        guests.push(guest)
        await until(() => guest.views.has('A'))
        return { guest, took: performance.now() - began }
      }
      const there = await Promise.all(tables.map((table) => sit(table, other.ports.port)))
      const before = there.map(({ guest }) => guest.lines())
      const began = performance.now()
      await dying.stop()
      const times = await Promise.all(
        there.map(async ({ guest }, at) => {
          await until(() => guest.lines() > (before[at] ?? 0) && guest.online.store.getState().status === 'here')
          return performance.now() - began
        }),
      )
      const [value, peerValue] = [Math.max(...times), Math.max(...there.map(({ took }) => took))]
      const unit = `ms until the match goes on after a kill, the longest of ${tables.length} tables; median ${round(median(times))}`
      const peer = 'coming to a table that another server has'
      print({ figure: 'server.takeover', value: round(value), unit, peer, peerValue: round(peerValue) })
    })
  } finally {
    for (const { online } of guests) online.close()
    await postgres.remove()
  }
}

const until = async (is: () => boolean): Promise<void> => {
  while (!is()) await pause(5)
}
