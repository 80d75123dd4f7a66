/** Performs gestures of the simulated person one after another, waits for the effect of each on the screen, and records the outcome. */
import type { Page } from 'playwright-core'
import { drawn, told } from '../../browser/player'
import type { Fault, Outcome, Record } from './record'
import { isAtTable, mindOf, saidOn, traceOf, waits } from './screen'

export interface Doing {
  /** Performs a gesture, waits until its effect shows, and records the outcome. */
  did(what: string, gesture: () => Promise<void>): Promise<Outcome>
  fault(kind: Fault['kind'], what: string): Promise<void>
  /** Sets the question under which the following gestures and faults are recorded. */
  asked(subject: string): void
}

/** How long to wait for the effect of a gesture before it counts as having none, in milliseconds. */
export const PATIENCE = 4_000

/** Whether one of the counts of refusals has risen; a message that is taken away falls back to 0. */
const hasGrown = (before: string, after: string): boolean => {
  const counts = before.split(' ').map(Number)
  return after.split(' ').some((count, at) => Number(count) > (counts[at] ?? 0))
}

const refusalsOf = async (page: Page): Promise<string> => ((await isAtTable(page)) ? (await mindOf(page)).refusals : '0 0')

export function createDoing(page: Page, record: Record, picture: (name: string) => Promise<string>): Doing {
  let subject = ''
  const fault: Doing['fault'] = async (kind, what) => {
    record.fault({ subject, kind, what, picture: await picture(`${kind} ${subject}`) })
  }
  return {
    fault,
    asked(now) {
      subject = now
    },
    async did(what, gesture) {
      const before = { trace: await traceOf(page), refusals: await refusalsOf(page) }
      await gesture()
      const end = Date.now() + PATIENCE
      let trace = before.trace
      while (trace === before.trace && Date.now() < end) {
        await drawn(page)
        trace = await traceOf(page)
      }
      // Outside a match no gesture can be refused, so it is only checked that something changed.
      if (!(await isAtTable(page))) {
        const outcome = trace === before.trace ? 'nothing' : 'done'
        record.deed({ subject, what, outcome })
        if (outcome === 'nothing') await fault('nothing happened', what)
        return outcome
      }
      // Wait for the host's response to an answer that was sent.
      while (Date.now() < end) {
        const now = await told(page)
        if (now.isPlaying || waits(now)) break
        await page.waitForTimeout(20)
      }
      const { refusals, draft } = await mindOf(page)
      const said = await saidOn(page)
      const words = said.refusals.join(' / ')
      const isCorrected = 'instead' in draft && draft.instead !== undefined
      const verdict = draft.type === 'pathing' ? draft.judgement.verdict : 'verdict' in draft ? draft.verdict : undefined
      const isForbidden = verdict?.allowed === false && trace !== before.trace
      const isRefused = hasGrown(before.refusals, refusals) || isForbidden
      const outcome: Outcome = trace === before.trace ? 'nothing' : isRefused ? 'refused' : isCorrected ? 'corrected' : 'done'
      record.deed({ subject, what, outcome, ...(isRefused || isCorrected ? { said: words } : {}) })
      if ((isRefused || isCorrected) && words === '') await fault('silent refusal', what)
      if (outcome === 'nothing') await fault('nothing happened', `${what}; the bar: ${said.bar.replaceAll('\n', ' ')}`)
      return outcome
    },
  }
}
