/**
 * The jobs of the planner's worker as pure functions of plain data, and the function that answers a message. Independent of
 * workers.
 */

import { knownOf } from '../planner/known'
import { gameIn, OPEN_TABLES } from '../planner/open-tables'
import { sightFacts } from '../planner/print'
import { type Outcome, plannerSays } from '../planner/said'
import type { LayoutSystem } from '../planner/system'
import { type Asked, heardOrder, type LayoutJob, type Made, type WorkAnswer, type WorkOrder } from './layout-protocol'

/** `system` belongs to the layout's game. `onProgress` is called with the finished share of the work, 0 to 1. */
type Job<J extends LayoutJob> = (asked: Asked<J>, system: LayoutSystem, onProgress: (share: number) => void) => Outcome<Made<J>>

/** Loads the layout system of a game, if the game has one, when one of its layouts is first worked on. */
export type Systems = (game: string) => Promise<LayoutSystem | undefined>

export const JOBS: { readonly [J in LayoutJob]: Job<J> } = {
  random({ document, asked }, system, onProgress) {
    const made = system.random?.make(document, asked, onProgress)
    return made ?? { ok: false, reason: plannerSays('check-unplayable', { game: gameIn(document) }) }
  },
  known: ({ document }, system) => ({ ok: true, value: knownOf(document, system) }),
  analysis({ document }, system, onProgress) {
    const known = knownOf(document, system)
    onProgress(0.5)
    return { ok: true, value: { known, sight: sightFacts(document, (share) => onProgress(0.5 + share / 2)) } }
  },
}

/** Does what a message orders and posts one final answer. Never throws. To cancel, the page replaces the worker by a new one. */
export async function workAt(message: unknown, systems: Systems, post: (answer: WorkAnswer) => void): Promise<void> {
  const order = heardOrder(message)
  const id = idOf(message)
  if (!order.ok) {
    post({ type: 'refused', id, reason: order.reason })
    return
  }
  const { job, asked } = order.value
  try {
    const system = (await systems(gameIn(asked.document))) ?? OPEN_TABLES
    const made = worked(order.value, system, (share) => post({ type: 'progress', id, share: Math.min(1, Math.max(0, share)) }))
    post(made.ok ? { type: 'made', id, made: made.value } : { type: 'refused', id, reason: made.reason })
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 200) : ''
    post({ type: 'refused', id, reason: plannerSays('work-failed', { job, why }) })
  }
}

/** In every order, `job` and `asked` belong together; the compiler loses that when the job is looked up by name. */
const worked = ({ job, asked }: WorkOrder, system: LayoutSystem, onProgress: (share: number) => void): Outcome<unknown> =>
  (JOBS[job] as Job<LayoutJob>)(asked as Asked<'random'>, system, onProgress)

const idOf = (message: unknown): number => {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : 0
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : 0
}
