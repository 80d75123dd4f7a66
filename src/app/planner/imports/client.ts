/**
 * The page's end of the worker that reads files. The worker is started for a file and terminated with it, because work on a file
 * blocks the worker and cannot be stopped otherwise. Promises never reject: errors are in the outcome.
 */
import { portTo, type WorkerPort } from '../../../client/worker-port'
import type { ImportAsked, Laid } from '../../../planner/imports/asked'
import {
  type FoundMap,
  hearingAnswer,
  type ImportAnswer,
  type ImportOrder,
  type LayoutFile,
} from '../../../planner/imports/protocol'
import { done, type Outcome, type PlannerReason, plannerSays } from '../../../planner/said'
import { breathed } from '../breathed'

export type ImportPort = WorkerPort<ImportOrder>
export type FileRead = LayoutFile | { readonly found: FoundMap }

export interface MapImports {
  /** `beside`: files given together with it that may add to it. `onShare`: the finished share, 0 to 1. */
  read(file: File, beside: readonly Blob[], onShare: (share: number) => void): Promise<Outcome<FileRead>>
  /** Lays out the file that was read last. If another request follows before the answer, this one is refused as cancelled. */
  lay(asked: ImportAsked, onShare: (share: number) => void): Promise<Outcome<Laid>>
  /** Terminates the worker and cancels what was asked. */
  close(): void
}

interface Job {
  readonly onShare: (share: number) => void
  readonly end: (answer: ImportAnswer) => void
}

export function mapImports(start: () => ImportPort = browserPort): MapImports {
  const jobs = new Map<number, Job>()
  let port: ImportPort | undefined
  let count = 0
  const stop = (reason: PlannerReason) => {
    port?.close()
    port = undefined
    for (const [job, { end }] of [...jobs]) end({ type: 'refused', job, reason })
  }
  const opened = (): ImportPort => {
    if (port) return port
    const fresh = start()
    port = fresh
    fresh.hear(async (message) => {
      const heard = await breathed(hearingAnswer(message))
      if (fresh !== port) return
      if (!heard.ok) return stop(heard.reason)
      const answer = heard.value
      if (answer.type === 'progress') jobs.get(answer.job)?.onShare(answer.share)
      else jobs.get(answer.job)?.end(answer)
    })
    fresh.onFailure(() => fresh === port && stop(plannerSays('work-failed', { job: 'import', why: '' })))
    return fresh
  }
  const asked = <T>(
    order: (job: number) => ImportOrder,
    take: (answer: ImportAnswer) => T | undefined,
    onShare: (share: number) => void,
  ): Promise<Outcome<T>> =>
    new Promise((settle) => {
      const job = ++count
      jobs.set(job, {
        onShare,
        end(answer) {
          if (!jobs.delete(job)) return
          const taken = take(answer)
          const reason = answer.type === 'refused' ? answer.reason : plannerSays('work-malformed', { at: 'type', expected: '' })
          settle(taken === undefined ? { ok: false, reason } : done(taken))
        },
      })
      opened().post(order(job))
    })
  return {
    read: (file, beside, onShare) =>
      asked(
        (job) => ({ type: 'read', job, file, name: file.name.slice(-1000), beside }),
        (answer): FileRead | undefined => {
          if (answer.type === 'layout') return { document: answer.document, ...(answer.report ? { report: answer.report } : {}) }
          return answer.type === 'found' ? { found: answer.found } : undefined
        },
        onShare,
      ),
    lay: (answers, onShare) =>
      asked(
        (job) => ({ type: 'lay', job, asked: answers }),
        (answer) => (answer.type === 'laid' ? answer.laid : undefined),
        onShare,
      ),
    close: () => stop(plannerSays('work-cancelled', {})),
  }
}

const browserPort = (): ImportPort =>
  portTo(new Worker(new URL('../../../workers/import-map.ts', import.meta.url), { type: 'module', name: 'sightline-import' }))
