/** Builds the product, pages and server, for figures that are measured in the page. */
import { spawnSync } from 'node:child_process'

export function buildProduct(): void {
  for (const mode of [[], ['--mode', 'server']])
    spawnSync('npx', ['vite', 'build', '--logLevel', 'error', ...mode], {
      // The bench itself runs in development mode; the page must be built for production.
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: 'inherit',
    })
}
