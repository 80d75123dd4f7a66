/** The connection to the database thread. It gathers the calls of one turn of the event loop into one batch. */
import { Worker } from 'node:worker_threads'
import { StoreError } from '../failure'
import type { Begin, Call, FromThread, ToThread, Verdict, Work, WorkName } from './calls'

export interface Line {
  /** Makes a call. All calls made in one turn of the event loop, or while the thread is busy, go in one batch. */
  ask<Name extends WorkName>(name: Name, ...args: Parameters<Work[Name]>): Promise<ReturnType<Work[Name]>>
  /** Waits until all earlier calls are answered, then ends the thread. */
  close(): Promise<void>
}

interface Asked {
  readonly call: Call
  readonly settle: (verdict: Verdict) => void
}

const ended = (says: string): Verdict => ({ type: 'refused', failure: 'StoreAway', says })

/** Starts the thread on a folder; rejects with the reason if it cannot. `program` is the built `thread.ts`. */
export async function openLine(program: URL, begin: Begin): Promise<Line> {
  const { thread, verdict, exited } = await begun(program, begin)
  resultOf(verdict)
  let waiting: Asked[] = []
  let asked: readonly Asked[] = []
  let isScheduled = false
  let isClosing = false
  /** The refusal for every further call, once nothing can be asked any more. */
  let over: Verdict | undefined
  let closed: ((verdict: Verdict) => void) | undefined
  const post = (message: ToThread) => thread.postMessage(message)
  const send = () => {
    isScheduled = false
    if (asked.length > 0) return
    if (waiting.length > 0) {
      asked = waiting
      waiting = []
      post({ type: 'batch', calls: asked.map(({ call }) => call) })
    } else if (closed && !isClosing) {
      isClosing = true
      post({ type: 'close' })
    }
  }
  const end = (why: Verdict) => {
    over ??= why
    for (const { settle } of [...asked, ...waiting]) settle(over)
    asked = []
    waiting = []
    closed?.(over)
  }
  thread.on('message', (message: FromThread) => {
    switch (message.type) {
      case 'batch': {
        const answered = asked
        asked = []
        message.verdicts.forEach((one, index) => {
          answered[index]?.settle(one)
        })
        send()
        break
      }
      case 'closed':
        closed?.(message.verdict)
        break
      case 'begun':
        break
    }
  })
  thread.on('error', (error) => end(ended(`The thread of the database has failed: ${error.message}.`)))
  thread.on('exit', () => end(ended('The thread of the database has ended.')))
  return {
    async ask<Name extends WorkName>(name: Name, ...args: Parameters<Work[Name]>) {
      const verdict =
        over ??
        (await new Promise<Verdict>((settle) => {
          waiting.push({ call: { name, args }, settle })
          if (!isScheduled) setImmediate(send)
          isScheduled = true
        }))
      // The cast is safe: the thread answers a call with what the work of this name returns.
      return resultOf(verdict) as ReturnType<Work[Name]>
    },
    async close() {
      if (over) return
      over = ended('The store is closed.')
      const verdict = new Promise<Verdict>((done) => {
        closed = done
      })
      send()
      resultOf(await verdict)
      await exited
    },
  }
}

/** Starts a thread that does one job, and resolves when it is done. */
export async function runOnce(program: URL, begin: Begin): Promise<void> {
  const { verdict, exited } = await begun(program, begin)
  await exited
  resultOf(verdict)
}

interface Begun {
  readonly thread: Worker
  readonly verdict: Verdict
  readonly exited: Promise<unknown>
}

function begun(program: URL, begin: Begin): Promise<Begun> {
  return new Promise((done, failed) => {
    const thread = new Worker(program, { workerData: begin })
    const exited = new Promise((gone) => thread.once('exit', gone))
    thread.once('error', failed)
    thread.once('message', (message: FromThread) => {
      thread.off('error', failed)
      if (message.type === 'begun') done({ thread, verdict: message.verdict, exited })
    })
  })
}

function resultOf(verdict: Verdict): unknown {
  switch (verdict.type) {
    case 'done':
      return verdict.result
    case 'refused':
      throw new StoreError(verdict.failure, verdict.says)
    case 'broken':
      throw new Error(`the store is broken: ${verdict.says}`)
  }
}
