// Runs a TypeScript file of the project on any supported Node: `node tests/tools/run.mjs <file> [arguments]`.
import { resolve } from 'node:path'
import { createServer } from 'vite'

const [file, ...rest] = process.argv.slice(2)
process.argv = [process.argv[0], file, ...rest]
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
})
try {
  const module = await vite.ssrLoadModule(resolve(file))
  const code = await module.main?.(rest)
  process.exitCode = typeof code === 'number' ? code : 0
} catch (error) {
  console.error(error)
  process.exitCode = 1
} finally {
  await vite.close()
}
