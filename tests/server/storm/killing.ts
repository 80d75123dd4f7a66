/** The built server as a process that is killed at random moments while matches are played at it, and what it may not have lost. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { build } from 'vite'
import type { Rng } from '../../../src/kernel'
import { generator } from '../../../src/match/generator'
import type { ToldLine } from '../../../src/protocol/messages'
import type { Answered, SaidLine, TableKeys } from '../../../src/protocol/online'
import { openSqlite } from '../../../src/server/store/sqlite'
import { come } from '../online'
import { act, allMine, faultsIn, isOver, leave, type Played, sitDown, watchedAt } from './playing'
import { GAMES } from './storming'

/** Pages' clocks run so much faster: they try again soon. */
const HASTE = 20
/** The longest time between two kills, from the moment at which everything was found in order. Milliseconds. */
const LONGEST = 1500

export interface Killed {
  readonly kills: number
  readonly entries: number
  /** Lines of matches and of talk that somebody had been told of when the server was killed. */
  readonly told: number
  readonly matches: number
  readonly faults: readonly string[]
}

/** Builds the server and kills it so many times. */
export async function killed(kills: number, seed: number, said: (kill: number) => void = () => {}): Promise<Killed> {
  mkdirSync('.vite', { recursive: true })
  // Within the project, so that its packages are found.
  const built = resolve(mkdtempSync(join('.vite', 'storm-')))
  const data = mkdtempSync(join(tmpdir(), 'storm-'))
  try {
    await build({ mode: 'server', logLevel: 'error', build: { outDir: join(built, 'server') } })
    mkdirSync(join(built, 'client'))
    writeFileSync(join(built, 'client', 'index.html'), '<!doctype html><title>Sightline</title>')
    return await killing({ built, data, port: await freePort() }, kills, generator(seed), said)
  } finally {
    rmSync(built, { recursive: true, force: true })
    rmSync(data, { recursive: true, force: true })
  }
}

interface Place {
  readonly built: string
  readonly data: string
  readonly port: number
}

async function killing(place: Place, kills: number, rng: Rng, said: (kill: number) => void): Promise<Killed> {
  const { port } = place
  const faults: string[] = []
  const over: Played[] = []
  let server = await started(place)
  const tables = await Promise.all(GAMES.map((game) => opened(port, game)))
  const ended = { matches: 0, told: 0 }
  for (let kill = 0; kill < kills; kill++) {
    const until = Date.now() + 50 + rng.below(LONGEST)
    while (Date.now() < until) {
      for (const [at, played] of tables.entries()) {
        act(played, rng)
        chat(played, rng)
        if (!isOver(played)) continue
        ended.matches++
        over.push(played)
        tables[at] = await opened(port, played.game)
      }
      await pause(1)
    }
    server.kill('SIGKILL')
    await once(server, 'close')
    const guests = [...over, ...tables].flatMap(seatsAt)
    // What was on its way when the server died still arrives.
    await patiently(() => guests.every(({ guest }) => guest.online.store.getState().status === 'lost'), 'a page has not noticed')
    const noted = guests.map(({ eyes, guest }) => ({
      lines: [...(guest.told.get(eyes) ?? [])],
      talk: guest.online.store.getState().said,
    }))
    ended.told += noted.reduce((sum, { lines, talk }) => sum + lines.length + talk.length, 0)
    server = await started(place)
    await patiently(
      () => guests.every(({ guest }) => guest.online.store.getState().status === 'here'),
      'a page has not come back',
    )
    for (const [at, { played, eyes, guest, key }] of guests.entries()) {
      const fault = (words: string) => faults.push(`kill ${kill}, ${played.game}, ${eyes}: ${words}`)
      const before = noted[at] ?? { lines: [], talk: [] }
      const fresh = come(port, played.keys.table, [key], [eyes])
      await patiently(() => fresh.online.store.getState().status === 'here', 'a new page is not let in')
      const { stage } = fresh.online.store.getState().table ?? {}
      if (stage !== 'gathering') {
        await patiently(() => fresh.states.has(eyes) && guest.states.has(eyes), 'a page is told nothing')
        await patiently(
          () => fresh.states.get(eyes)?.mark === guest.states.get(eyes)?.mark,
          `${eyes} is told something else`,
        ).catch((error) => fault(String(error.message)))
      }
      const lines = (fresh.told.get(eyes) ?? []).map(unfilmed)
      if (!isDeepStrictEqual(lines.slice(0, before.lines.length), before.lines.map(unfilmed)))
        fault('a line that was told is missing')
      if (!isDeepStrictEqual(fresh.views.get(eyes), guest.views.get(eyes))) fault('a view is another')
      // After an undo a line has an earlier place in the log than it was first told.
      const words = ({ number, at, by, text, sign }: SaidLine) => ({ number, at, by, text, sign })
      const talk = new Map(fresh.online.store.getState().said.map((line) => [line.number, words(line)]))
      if (!before.talk.slice(-150).every((line) => isDeepStrictEqual(talk.get(line.number), words(line))))
        fault('talk is missing')
      fresh.online.close()
    }
    for (const played of over.splice(0)) leave(played)
    said(kill)
  }
  for (const played of tables) await finish(played, rng)
  server.kill('SIGTERM')
  await once(server, 'close')
  const store = await openSqlite({ folder: place.data, thread: pathToFileURL(join(place.built, 'server', 'sqlite-thread.js')) })
  let entries = 0
  for (const played of tables) {
    const found = await faultsIn(played, store)
    entries += found.entries
    faults.push(...found.faults.map((fault) => `${played.game}, at the end: ${fault}`))
    leave(played)
  }
  await store.close()
  return { kills, entries, told: ended.told, matches: ended.matches + tables.length, faults }
}

/** A page that comes later is not sent the films of throws long past, only what the log says of them. */
function unfilmed({ entry: { roll, ...entry }, ...line }: ToldLine): object {
  const { film: _film, notes: _notes, ...bare } = roll ?? {}
  return { ...line, entry: { ...entry, roll: bare } }
}

const seatsAt = (played: Played) => watchedAt(played).map((watched) => ({ played, ...watched }))

/** A few more answers: the match goes on after the last kill, too. */
async function finish(played: Played, rng: Rng): Promise<void> {
  const seq = () => Math.max(...played.players.map(({ seat, guest }) => guest.states.get(seat)?.seq ?? -1))
  const before = seq()
  for (let waited = 0; seq() < before + 5 && !isOver(played); waited++) {
    if (waited > 10_000) throw new Error(`${played.game} does not go on`)
    act(played, rng)
    await pause(2)
  }
  // Nothing is on its way any more.
  await pause(500)
}

function chat({ players }: Played, rng: Rng): void {
  for (const { guest, seat } of players)
    if (rng.below(200) === 0) guest.online.request({ type: 'say', text: `${seat} ${Date.now()}` })
}

async function opened(port: number, game: string): Promise<Played> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(await allMine(game)),
  })
  const keys = (await answer.json()) as Answered<TableKeys>
  if (!keys.ok) throw new Error(`the table was refused: ${keys.reason.key}`)
  return sitDown(port, game, keys.value, HASTE)
}

async function started({ built, data, port }: Place): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(built, 'server', 'main.js')], {
    env: {
      ...process.env,
      DATA: data,
      PORT: String(port),
      LOG: 'silent',
      PACE: '10000',
      MOST_OPENED: '100000',
      MOST_CONNECTIONS: '10000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (let waited = 0; ; waited++) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return child
    if (waited > 400 || child.exitCode !== null) throw new Error('the server does not start')
    await pause(25)
  }
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })

async function patiently(is: () => boolean, words: string): Promise<void> {
  for (let waited = 0; !is(); waited += 5) {
    if (waited > 20_000) throw new Error(words)
    await pause(5)
  }
}
