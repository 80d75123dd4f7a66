/**
 * How fast matches are played headless: by random answers in every game, beside the commit before bots began to search, or, where that cannot
 * be built, beside the same play with a clone of the snapshot at every answer.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { GAMES } from '../../src/games'
import { built } from './built'
import type { Print } from './main'
import type { randomPlay } from './random-play'
import { round } from './timing'

type Play = typeof randomPlay

/** The last commit before the search of `src/bots/search`. */
const BEFORE = 'd7c0312b8a9551cbc2168d8b21c011c6c4ba8566'
const PROGRAM = 'tests/bench/random-play.ts'
/** Both sides take turns, so that a machine that is slow for a while is slow for both. */
const SLICES = 12
const ANSWERS = 1500

/** The same program with the rules of the earlier commit; undefined where the history or its packages are not at hand. */
async function before(): Promise<Play | undefined> {
  const root = mkdtempSync(join(tmpdir(), 'sightline-before-'))
  try {
    const wanted = ['src', 'tests/bench', 'tests/conformance', 'tsconfig.json', 'package.json']
    const archive = execFileSync('git', ['archive', BEFORE, ...wanted], { maxBuffer: 1 << 28, stdio: 'pipe' })
    execFileSync('tar', ['-x', '-C', root], { input: archive })
    copyFileSync(PROGRAM, join(root, PROGRAM))
    symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
    // The cast is safe: it is the same file.
    return (await built('random-play', root)).randomPlay as unknown as Play
  } catch (error) {
    console.error(`the commit before the search cannot be built: ${error instanceof Error ? error.message : error}`)
    return undefined
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

export async function kernel(print: Print): Promise<void> {
  const old = await before()
  // The cast is safe: it is the file whose type it has.
  const now = (await built('random-play')).randomPlay as unknown as Play
  for (const game of GAMES.map(({ id }) => id)) {
    const play = await now(game, false)
    const earlier = await old?.(game, false).catch(() => undefined)
    const peer = earlier ?? (await now(game, true))
    const spent = { play: 0, peer: 0 }
    for (let slice = -2; slice < SLICES; slice++) {
      const [one, other] = [play(ANSWERS), peer(ANSWERS)]
      // The first two are for the compiler.
      if (slice < 0) continue
      spent.play += one
      spent.peer += other
    }
    const rate = (milliseconds: number) => Math.round((SLICES * ANSWERS * 1000) / milliseconds)
    print({
      figure: `kernel.random.${game}`,
      value: rate(spent.play),
      unit: 'random answers/s of processor time',
      peer: earlier ? 'before bots began to search' : 'a clone at every answer',
      peerValue: rate(spent.peer),
      ratio: round(spent.peer / spent.play),
    })
  }
}
