/** The jobs of the planner's worker: pure functions of plain data, and the one that answers a message. Nothing here knows a worker. */

import { systemOf } from '../games/layouts'
import { knownOf } from '../planner/known'
import { sightFacts } from '../planner/print'
import { type Outcome, plannerSays } from '../planner/said'
import { type Asked, heardOrder, type LayoutJob, type Made, type WorkAnswer, type WorkOrder } from './layout-protocol'

/** `onProgress`: the share of the work that is done, 0 to 1, as often as there is something new. */
type Job<J extends LayoutJob> = (asked: Asked<J>, onProgress: (share: number) => void) => Outcome<Made<J>>

export const JOBS: { readonly [J in LayoutJob]: Job<J> } = {
  random({ document, asked }, onProgress) {
    const made = systemOf(document).random?.make(document, asked, onProgress)
    return made ?? { ok: false, reason: plannerSays('check-unplayable', { game: document.play?.game ?? '' }) }
  },
  known: ({ document }) => ({ ok: true, value: knownOf(document, systemOf(document)) }),
  pack({ document }, onProgress) {
    const known = knownOf(document, systemOf(document))
    onProgress(0.5)
    return { ok: true, value: { known, sight: sightFacts(document, (share) => onProgress(0.5 + share / 2)) } }
  },
}

/** Works at an order, from a message as it came to its one answer. Never throws; the page starts another worker for what is cancelled. */
export function workAt(message: unknown, post: (answer: WorkAnswer) => void): void {
  const order = heardOrder(message)
  const id = idOf(message)
  if (!order.ok) {
    post({ type: 'refused', id, reason: order.reason })
    return
  }
  const { job } = order.value
  try {
    const made = worked(order.value, (share) => post({ type: 'progress', id, share: Math.min(1, Math.max(0, share)) }))
    post(made.ok ? { type: 'made', id, made: made.value } : { type: 'refused', id, reason: made.reason })
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 200) : ''
    post({ type: 'refused', id, reason: plannerSays('work-failed', { job, why }) })
  }
}

/** A job and what is asked for it belong together in every order, which a look-up by name cannot tell. */
const worked = ({ job, asked }: WorkOrder, onProgress: (share: number) => void): Outcome<unknown> =>
  (JOBS[job] as Job<LayoutJob>)(asked as Asked<'random'>, onProgress)

const idOf = (message: unknown): number => {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : 0
  return typeof id === 'number' && Number.isSafeInteger(id) && id >= 0 ? id : 0
}
