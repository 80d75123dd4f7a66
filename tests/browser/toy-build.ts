/** Builds the product with one more game, by adding its line and its import to the list of games. */
import { resolve } from 'node:path'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import product from '../../vite.config'

const LIST = 'export const GAMES: readonly GameModule[] = ['

const withToy = (): Plugin => ({
  name: 'with-toy',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('/src/games/index.ts')) return undefined
    if (!code.includes(LIST)) throw new Error('the list of games is written otherwise')
    const toy = JSON.stringify(resolve('tests/fixtures/toy-game/module.ts'))
    return `import { heap } from ${toy}\n${code.replace(LIST, `${LIST}heap, `)}`
  },
})

export default defineConfig((env) =>
  mergeConfig(product(env), {
    plugins: [withToy()],
    worker: { plugins: () => [withToy()] },
    build: { outDir: 'dist/toy' },
  }),
)
