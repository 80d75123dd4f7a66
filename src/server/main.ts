/** `npm start`: serves the built pages and says where. PORT chooses the port, HOST who may reach it. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listen } from './listen'

/** Beside the built server lie the built pages. */
const pages = join(dirname(fileURLToPath(import.meta.url)), '..', 'client')

function wishedPort(text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new Error(`PORT is a whole number from 0 to 65535, not "${text}".`)
}

try {
  if (!existsSync(join(pages, 'index.html'))) throw new Error(`There are no built pages in ${pages}: run "npm run build" first.`)
  const { address } = await listen(pages, wishedPort(process.env.PORT), process.env.HOST || '127.0.0.1')
  console.log(`Sightline is ready at ${address}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
