/** A thread in which bots think. It receives only what a seat may know, so a bot has no access to hidden state. */
import { randomBytes } from 'node:crypto'
import { thinking } from '../../bots/levels'
import { gameOf } from '../../games'
import type { Seen, Terms } from '../../kernel'
import { generator, type Seed } from '../../match/generator'
import type { Answered } from '../../match/roster'
import type { BotLevel } from '../../protocol/home'

export interface ToThink {
  readonly game: string
  readonly level: BotLevel
  readonly known: Seen<Terms>
  /** For levels that look ahead: how many milliseconds to think. */
  readonly ms: number
}

export default async function think({ game, level, known, ms }: ToThink): Promise<Answered> {
  const rules = await gameOf(game)?.rules?.()
  if (!rules) throw new Error(`there are no rules of ${game}`)
  const words = [0, 1, 2, 3].map(() => randomBytes(4).readUInt32LE())
  const began = performance.now()
  const effort = { spent: () => (performance.now() - began) / ms }
  // The cast is safe: a seed is four words.
  const steps = thinking(rules, known, level, generator(words as unknown as Seed), effort)
  let step = steps.next()
  while (!step.done) step = steps.next()
  const { decision, answer } = step.value
  return { decision, answer }
}
