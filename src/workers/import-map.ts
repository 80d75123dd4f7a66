/// <reference lib="webworker" />
/** The worker that reads layout files and files of other programs. `app/planner/imports/client.ts` starts and ends it. */
import { importSession } from '../planner/imports/session'

/** Lets waiting messages be handled between two steps of work. A channel's messages arrive sooner than a timer's. */
const channel = new MessageChannel()
const waiting: (() => void)[] = []
channel.port1.onmessage = () => waiting.shift()?.()
const breathe = () =>
  new Promise<void>((done) => {
    waiting.push(done)
    channel.port2.postMessage(undefined)
  })

const session = importSession({ post: (answer) => self.postMessage(answer), breathe })
self.addEventListener('message', ({ data }: MessageEvent<unknown>) => void session.hear(data))
