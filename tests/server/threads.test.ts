/** Dice that fall and bots that think in threads beside the server's own. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { THINKING_TIME } from '../../src/bots/levels'
import { gameOf } from '../../src/games'
import type { Roll, Terms } from '../../src/kernel'
import { seededChance } from '../../src/match/chance'
import { generator } from '../../src/match/generator'
import { createHost } from '../../src/match/host'
import type { Bots } from '../../src/match/roster'
import { PROTOCOL_VERSION } from '../../src/protocol/messages'
import { type ThreadedDice, threadedDice } from '../../src/server/threads/dice'
import { type Minds, thinkingBudget, threadedMinds } from '../../src/server/threads/minds'
import { TABLE_SHAPES } from '../../src/table/shapes'
import { provenMatch, realDice } from '../match/proven'
import { bundled } from '../tools/bundled.mjs'

let built: Awaited<ReturnType<typeof bundled>>
let dice: ThreadedDice
let minds: Minds
beforeAll(async () => {
  built = await bundled('src/server/threads/dice-thread.ts', 'src/server/threads/mind-thread.ts')
  const [diceProgram, mindProgram] = built.programs as [URL, URL]
  dice = threadedDice(diceProgram, 2)
  minds = threadedMinds(mindProgram, 2)
})
afterAll(async () => {
  await Promise.all([dice?.close(), minds?.close()])
  built?.remove()
})
const rules = async () => {
  const found = await gameOf('exterminate')?.rules?.()
  if (!found) throw new Error('there is no exterminate')
  return found
}
const die = (faces: number): Roll['dice'][number] =>
  ({ faces: Array.from({ length: faces }, (_, at) => String(at + 1)) }) as never

describe('dice in threads', () => {
  it('fall as they do in the process of the match: the same log, films included', async () => {
    const playing = { rules: await rules(), seed: 5, answers: 40 }
    const threaded = await provenMatch({ ...playing, dice })
    expect(threaded.record.entries.filter(({ film }) => film !== undefined).length).toBeGreaterThan(2)
    expect(threaded.record.entries).toEqual((await provenMatch({ ...playing, dice: await realDice() })).record.entries)
  })
  it('cannot be thrown where there is no solid with so many faces', async () => {
    expect(await dice.ready([die(5)])).toBeUndefined()
    expect(await dice.ready([die(6)])).toBeDefined()
  })
  it('cannot be thrown where no thread can be started', async () => {
    const missing = threadedDice(new URL('missing.mjs', built.programs[0]), 1)
    expect(await missing.ready([die(6)])).toBeUndefined()
    await missing.close()
  })
  it('are drawn where the throw itself fails, and fall again at the next', async () => {
    const throwing = await dice.ready([die(6)])
    // A seed is four words: this one the physics cannot take.
    await expect(throwing?.('no seed' as never)).rejects.toThrow()
    expect((await throwing?.([1, 2, 3, 4]))?.faces).toHaveLength(1)
  })
})

/** A match between these bots until it has so many entries; what its onlookers are told beside the match. */
async function played(bots: Bots<Terms>, entries: number): Promise<readonly string[]> {
  const { game, parseSpec, defaultOptions } = await rules()
  const parsed = parseSpec(defaultOptions())
  if (!parsed.ok) throw new Error(parsed.reason.key)
  const notices: string[] = []
  const host = createHost({
    game,
    spec: parsed.spec,
    shapes: TABLE_SHAPES,
    chance: seededChance(generator(3)),
    roster: { A: 'bot', B: 'bot' },
    bots,
  })
  host
    .connect((message) => message.type === 'notice' && notices.push(message.reason.key))
    .receive({ type: 'hello', version: PROTOCOL_VERSION, seats: ['spectator'] })
  await expect.poll(() => host.entries().length, { timeout: 120_000 }).toBeGreaterThan(entries)
  await host.close()
  return notices
}

describe('bots in threads', () => {
  it('play a match against each other, each at its level, and never fail', async () => {
    const { game } = await rules()
    expect(await played({ A: minds.bot(game, 'A', 'plain'), B: minds.bot(game, 'B', 'beginner') }, 40)).toEqual([])
  })
  it('are answered for by the fallback where they fail, and the players are told', async () => {
    const { game } = await rules()
    const lost = minds.bot({ ...game, id: 'no game' }, 'A', 'plain')
    await expect(lost({ decisions: [] } as never)).rejects.toThrow('no rules')
    expect(await played({ A: lost, B: minds.bot(game, 'B', 'plain') }, 5)).toContain('bot-failed')
  })
})

describe('the time to think', () => {
  it('is what the level says, and less for each where many wait', () => {
    const budget = thinkingBudget('strong', () => 0)
    expect(budget(0)).toEqual({ level: 'strong', ms: THINKING_TIME.strong })
    expect(budget(3)).toEqual({ level: 'strong', ms: 250 })
  })
  it('ends for a bot that has used it up, and comes back', () => {
    let now = 0
    const budget = thinkingBudget('strongest', () => now)
    const asked = Array.from({ length: 30 }, () => budget(0).level)
    const thought = asked.filter((level) => level === 'strongest').length
    expect(thought * (THINKING_TIME.strongest ?? 0)).toBeLessThanOrEqual(63_000)
    expect(asked.slice(thought).every((level) => level === 'plain')).toBe(true)
    expect(thought).toBeLessThan(30)
    now += 60_000
    expect(budget(0).level).toBe('strongest')
  })
  it('is none for levels that do not look ahead', () => {
    const budget = thinkingBudget('beginner', () => 0)
    expect(Array.from({ length: 100 }, () => budget(0).level)).toEqual(Array.from({ length: 100 }, () => 'beginner'))
  })
})
