/** `npm start`: serves pages and tables, prints addresses, and shuts down in order. Settings: see `config.ts`. */
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TABLE_SHAPES } from '../table/shapes'
import { addressForServers, announcement } from './announce'
import { clean } from './clean'
import { runCommand } from './commands'
import { type Config, configOf } from './config'
import { rulesOf } from './games'
import { listen } from './listen'
import { serverSigner } from './signer'
import type { TableStore } from './store/port'
import { openPostgres } from './store/postgres'
import { openSqlite } from './store/sqlite'
import { createHouse, type House, nodeAt } from './tables/house'
import { threadedDice } from './threads/dice'
import { threadedMinds } from './threads/minds'
import { createMetrics } from './watch/metrics'
import { createLog } from './watch/notes'
import { serveStatus } from './watch/status'
import { watchedHouse, watchedStore } from './watch/watched'

/** The built pages lie beside the built server. */
const pages = join(dirname(fileURLToPath(import.meta.url)), '..', 'client')

/** The programs of threads lie beside the built server, too: `vite.config.ts` names them. */
const program = (name: string): URL => new URL(`./${name}.js`, import.meta.url)

/** The longest time that stopping may take, in milliseconds. */
const STOPPING = 15_000
/** Old tables are looked for soon after the start and then at this interval, in milliseconds. */
const FIRST_CLEANING = 60_000
const CLEANING = 6 * 3_600_000

const openStore = ({ data, dataBytes, database, databaseConnections }: Config): Promise<TableStore> =>
  database === undefined
    ? openSqlite({
        folder: data,
        thread: program('sqlite-thread'),
        ...(dataBytes === undefined ? {} : { mostBytes: dataBytes }),
      })
    : openPostgres({ url: database, connections: databaseConnections })

async function serve(config: Config): Promise<void> {
  if (!existsSync(join(pages, 'index.html'))) throw new Error(`There are no built pages in ${pages}: run "npm run build" first.`)
  const note = createLog(config.log ?? (process.stdout.isTTY ? 'warn' : 'info'))
  const metrics = createMetrics(() => house?.counts() ?? { tables: 0, visits: 0 })
  const watch = { metrics, note, now: () => performance.now() }
  const store = watchedStore(await openStore(config), watch)
  const word = await store.word?.()
  // Set below, once the port is known.
  let node = ''
  // One core is left for the server's own thread.
  const spare = Math.max(1, availableParallelism() - 1)
  const dice = threadedDice(program('dice-thread'), spare)
  const minds = threadedMinds(program('mind-thread'), spare)
  const house: House = watchedHouse(
    createHouse({
      rules: rulesOf,
      shapes: TABLE_SHAPES,
      store,
      get node() {
        return node
      },
      chance: { secret: () => randomBytes(32).toString('hex'), dice },
      bot: minds.bot,
      signer: serverSigner(store),
      now: () => Date.now(),
      later: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
      idle: config.idle,
      most: config.mostTables,
      dicePatience: config.dicePatience,
    }),
    watch,
  )
  let isStopping = false
  const status = serveStatus({
    metrics,
    token: config.metricsToken,
    check: store.check,
    isStopping: () => isStopping,
    now: watch.now,
  })
  const { address, addresses, close } = await listen({
    ...config,
    ...(word === undefined ? {} : { word }),
    pages,
    house,
    status,
    answered: metrics.answered,
    count: metrics.count,
  })
  node = nodeAt(config.nodeAddress ?? addressForServers(addresses))
  console.log(announcement(addresses))
  note({ type: 'started', address, store: config.database === undefined ? 'sqlite' : 'postgres' })

  const cleaner = `${randomUUID()} cleaning`
  const cleaning = async () => {
    const count = await clean({ ...config, store, node: cleaner, now: () => Date.now() })
    if (count === 0) return
    metrics.cleaned(count)
    note({ type: 'tables cleaned', count })
  }
  // `watchedStore` has noted a failure of the store already.
  const cleanNow = () => void cleaning().catch(() => undefined)
  setTimeout(cleanNow, FIRST_CLEANING).unref()
  setInterval(cleanNow, CLEANING).unref()

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isStopping = true
      note({ type: 'stopping', signal })
      setTimeout(() => process.exit(1), STOPPING).unref()
      void close()
        .then(() => Promise.all([store.close(), dice.close(), minds.close()]))
        .then(() => {
          note({ type: 'stopped' })
          process.exit(0)
        })
    })
  }
}

try {
  const config = configOf(process.env)
  const command = process.argv.slice(2)
  if (command.length > 0) console.log(runCommand(command, config))
  else await serve(config)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
