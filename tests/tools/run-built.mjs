// As `run.mjs`, but builds the program first, as the product is built: for tools that play for hours, because the loader of `run.mjs` puts a
// look-up in front of every imported name.
import { bundled } from './bundled.mjs'

const [file, ...rest] = process.argv.slice(2)
process.argv = [process.argv[0], file, ...rest]
const { programs, remove } = await bundled(file)
try {
  const { main } = await import(programs[0].href)
  const code = await main(rest)
  process.exitCode = typeof code === 'number' ? code : 0
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  remove()
}
