// Type-checks each pure folder without the DOM library, so that rules cannot depend on a browser.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// Calls the compiler directly, because starting it through npx takes longer than a check.
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')

const folders = ['kernel', 'packs', 'decks', 'geometry', 'table', 'lab', 'bots', 'match', 'replay', 'protocol'].map(
  (name) => `src/${name}`,
)
for (const game of readdirSync('src/games', { withFileTypes: true })) {
  if (game.isDirectory()) folders.push(`src/games/${game.name}/rules`, `src/games/${game.name}/play`)
}
const checks = folders
  .filter((folder) => existsSync(`${folder}/tsconfig.json`))
  .map(
    (folder) =>
      new Promise((done) => {
        const tsc = spawn(process.execPath, [compiler, '--noEmit', '-p', `${folder}/tsconfig.json`], { stdio: 'inherit' })
        tsc.on('close', (code) => done(code === 0))
      }),
  )
const passed = await Promise.all(checks)
if (passed.length < 14) {
  console.error(`Only ${passed.length} pure folders were checked: the list has lost some.`)
  process.exit(1)
}
process.exit(passed.every(Boolean) ? 0 : 1)
