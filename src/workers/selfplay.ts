/// <reference lib="webworker" />
/** A worker that plays matches between bots, one after the other. `app/planner/selfplay/pool.ts` starts several. */
import { gameOf } from '../games'
import type { AnyRules } from '../games/rules-of'
import type { Tally } from '../planner/selfplay/tally'
import { isWatched, matchPlayed } from './selfplay-match'
import type { SelfplayAnswer, SelfplayAsked, SelfplayOrder } from './selfplay-protocol'
import { pause } from './slices'

/** Milliseconds of work after which orders are heard. */
const SLICE = 50

let asked: SelfplayAsked | undefined
let rules: Promise<AnyRules | undefined> = Promise.resolve(undefined)
/** Resolved while the work may go on. */
let gate = Promise.resolve()
let open = () => {}

const post = (answer: SelfplayAnswer) => self.postMessage(answer)

async function played(seed: number, isSwapped: boolean): Promise<Tally> {
  const known = await rules
  if (!asked || !known || !isWatched(known)) throw new Error('no game to play')
  const parsed = known.parseSpec(asked.options[isSwapped ? 1 : 0])
  if (!parsed.ok) throw new Error(parsed.reason.key)
  const steps = matchPlayed(known, parsed.spec, { level: asked.level, seed, isSwapped })
  let rested = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - rested < SLICE) continue
    await pause()
    await gate
    rested = performance.now()
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SelfplayOrder>) => {
  switch (data.type) {
    case 'begin':
      asked = data.asked
      rules = gameOf(data.asked.game)?.rules?.() ?? Promise.resolve(undefined)
      return
    case 'pause':
      gate = new Promise((done) => {
        open = done
      })
      return
    case 'go-on':
      return open()
    case 'play':
      void played(data.seed, data.isSwapped).then(
        (tally) => post({ type: 'tally', tally }),
        (error: unknown) => post({ type: 'failed', why: error instanceof Error ? error.message.slice(0, 200) : '' }),
      )
  }
})
