/**
 * The page's end of the planner's worker, which does one job after the other. It is started when it is first needed. Cancelling
 * the job under way terminates the worker, and the next job starts a new one. Promises never reject: errors are in the outcome.
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
  /** Cancels the job: the outcome is then a refusal, `work-cancelled`. */
  readonly signal?: AbortSignal
  /** Called with the finished share of the work, 0 to 1. */
  readonly onProgress?: (share: number) => void
}
export interface LayoutWork {
  run<J extends LayoutJob>(job: J, asked: Asked<J>, waiting?: Waiting): Promise<Outcome<Made<J>>>
  /** Terminates the worker and cancels what was asked. */
  close(): void
}

interface Task {
  readonly order: WorkOrder
  readonly onProgress: ((share: number) => void) | undefined
  settle(answer: WorkAnswer): void
}

export function layoutWork(start: () => WorkPort = browserPort): LayoutWork {
  /** The first one is being worked on. */
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
          // A busy worker cannot be interrupted, only terminated.
          if (tasks[0] === task) stop()
          end(task, refused(task, cancelled))
        }
        const task: Task = {
          // The cast is safe: job and question share one type parameter.
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

/** The worker for jobs that the user asks for. Started when it is first needed and kept. */
export const askedWork: LayoutWork = layoutWork()

const LEAN = new WeakMap<LayoutDocument['own'], LayoutDocument['own']>()
/** A layout as it is sent to a worker: without pictures, which take megabytes and affect neither rules nor sight. */
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
/** A layout that came back from a worker, with its pictures restored. */
export const fleshed = (document: LayoutDocument, { own, matPicture }: LayoutDocument): LayoutDocument =>
  changed(document, { own, ...(matPicture ? { matPicture } : {}) })
