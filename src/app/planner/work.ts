/**
 * The page's end of the planner's worker. Jobs are done one after the other; the worker is started when it is first needed. A job that is
 * cancelled while it is worked at ends the worker, and the next job gets another. Promises never reject: what went wrong is in the outcome.
 */
import { portTo, type WorkerPort } from '../../client/worker-port'
import { changed, type LayoutDocument } from '../../planner/document'
import { type Outcome, type PlannerReason, plannerSays } from '../../planner/said'
import {
  type Asked,
  heardAnswer,
  heardMade,
  type LayoutJob,
  type Made,
  type WorkAnswer,
  type WorkOrder,
} from '../../workers/layout-protocol'

export type WorkPort = WorkerPort<WorkOrder>
export interface Waiting {
  /** Cancels: the outcome is a refusal, `work-cancelled`. */
  readonly signal?: AbortSignal
  /** The share of the work that is done, 0 to 1. */
  readonly onProgress?: (share: number) => void
}
export interface LayoutWork {
  run<J extends LayoutJob>(job: J, asked: Asked<J>, waiting?: Waiting): Promise<Outcome<Made<J>>>
  /** Ends the worker; what was asked is cancelled. */
  close(): void
}

interface Task {
  readonly order: WorkOrder
  readonly onProgress: ((share: number) => void) | undefined
  settle(answer: WorkAnswer): void
}

export function layoutWork(start: () => WorkPort = browserPort): LayoutWork {
  /** The first one is being worked at. */
  const tasks: Task[] = []
  let port: WorkPort | undefined
  let count = 0

  const refused = ({ order: { id } }: Task, reason: PlannerReason): WorkAnswer => ({ type: 'refused', id, reason })
  const stop = () => {
    port?.close()
    port = undefined
  }
  const next = () => {
    const [task] = tasks
    if (!task) return
    port ??= started()
    port.post(task.order)
  }
  const end = (task: Task, answer: WorkAnswer) => {
    const at = tasks.indexOf(task)
    if (at < 0) return
    tasks.splice(at, 1)
    if (at === 0) next()
    task.settle(answer)
  }
  const fail = (reason: PlannerReason) => {
    stop()
    const [task] = tasks
    if (task) end(task, refused(task, reason))
  }
  function started(): WorkPort {
    const fresh = start()
    fresh.hear((message) => {
      if (fresh !== port) return
      const heard = heardAnswer(message)
      const [task] = tasks
      if (!heard.ok) return fail(heard.reason)
      if (!task || heard.value.id !== task.order.id) return
      if (heard.value.type === 'progress') task.onProgress?.(heard.value.share)
      else end(task, heard.value)
    })
    fresh.onFailure(() => {
      if (fresh === port) fail(plannerSays('work-failed', { job: tasks[0]?.order.job ?? '', why: '' }))
    })
    return fresh
  }

  return {
    run: <J extends LayoutJob>(job: J, asked: Asked<J>, { signal, onProgress }: Waiting = {}) =>
      new Promise<Outcome<Made<J>>>((done) => {
        const cancelled = plannerSays('work-cancelled', {})
        if (signal?.aborted) return done({ ok: false, reason: cancelled })
        const abort = () => {
          // There is no other way into a worker that is at work.
          if (tasks[0] === task) stop()
          end(task, refused(task, cancelled))
        }
        const task: Task = {
          // The job and what is asked for it are of one type parameter.
          order: { id: ++count, job, asked } as WorkOrder,
          onProgress,
          settle(answer) {
            signal?.removeEventListener('abort', abort)
            if (answer.type === 'made') done(heardMade(job, answer.made))
            else if (answer.type === 'refused') done({ ok: false, reason: answer.reason })
          },
        }
        signal?.addEventListener('abort', abort)
        tasks.push(task)
        if (tasks.length === 1) next()
      }),
    close() {
      stop()
      for (const task of tasks.splice(0)) task.settle(refused(task, plannerSays('work-cancelled', {})))
    },
  }
}

const browserPort = (): WorkPort =>
  portTo(new Worker(new URL('../../workers/layout.ts', import.meta.url), { type: 'module', name: 'sightline-layout' }))

/** For what somebody has asked for: started when it is first needed, and kept. */
export const askedWork: LayoutWork = layoutWork()

const LEAN = new WeakMap<LayoutDocument['own'], LayoutDocument['own']>()
/** A layout as a worker gets it: pictures, megabytes each, stay here. They say nothing of rules or sight. */
export function lean(whole: LayoutDocument): LayoutDocument {
  const document = whole.matPicture ? changed(whole, { matPicture: undefined }) : whole
  const { own } = document
  if (Object.values(own).every(({ picture }) => picture === undefined)) return document
  const known = LEAN.get(own)
  if (known) return { ...document, own: known }
  const bare = Object.fromEntries(
    Object.entries(own).map(([id, { picture: _picture, ...piece }]): [string, LayoutDocument['own'][string]] => [id, piece]),
  )
  LEAN.set(own, bare)
  return { ...document, own: bare }
}
/** A layout as it came back from a worker, with its pictures again. */
export const fleshed = (document: LayoutDocument, { own, matPicture }: LayoutDocument): LayoutDocument =>
  changed(document, { own, ...(matPicture ? { matPicture } : {}) })
