/** `npm start`: serves pages and tables, says where, and stops gently. Its settings are environment variables: `config.ts`. */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { TABLE_SHAPES } from '../table/shapes'
import { configOf } from './config'
import { bot, chance, rulesOf } from './games'
import { listen } from './listen'
import { openSqlite } from './store/sqlite'
import { createHouse } from './tables/house'

/** Beside the built server lie the built pages. */
const pages = join(dirname(fileURLToPath(import.meta.url)), '..', 'client')

try {
  if (!existsSync(join(pages, 'index.html'))) throw new Error(`There are no built pages in ${pages}: run "npm run build" first.`)
  const config = configOf(process.env)
  const store = await openSqlite({ folder: config.data, thread: new URL('./sqlite-thread.js', import.meta.url) })
  const house = createHouse({
    rules: rulesOf,
    shapes: TABLE_SHAPES,
    store,
    node: randomUUID(),
    chance,
    bot,
    now: () => Date.now(),
    later: (milliseconds, work) => void setTimeout(work, milliseconds).unref(),
    idle: config.idle,
    most: config.mostTables,
  })
  const { address, close } = await listen({ ...config, pages, house })
  console.log(`Sightline is ready at ${address}`)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      void close()
        .then(() => store.close())
        .then(() => process.exit(0))
    })
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
