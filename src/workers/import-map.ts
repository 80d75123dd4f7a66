/// <reference lib="webworker" />
/** The worker that reads files of layouts and of other programs: see `app/planner/imports/client.ts`, which starts and ends it. */
import { importSession } from '../planner/imports/session'

/** Gives messages a turn between two steps; a channel's messages come sooner than a timer. */
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
