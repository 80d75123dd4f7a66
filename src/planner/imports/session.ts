/**
 * The import worker's logic: a file is read once and laid out after every change of the answers; every order is answered once.
 */
import { fromBase64 } from '../own/base64'
import { type Work, within } from '../own/mesh'
import { readJson } from '../read'
import { plannerSays } from '../said'
import { anyFile } from './any-file'
import { type Foreign, laidOut } from './asked'
import { type FoundMap, heardOrder, type ImportAnswer, type ImportOrder } from './protocol'

export interface ImportPorts {
  post(answer: ImportAnswer): void
  /** Pauses between two steps of work so that messages can arrive. */
  breathe(): Promise<void>
}
export interface ImportSession {
  /** Handles a raw message. Never rejects. */
  hear(message: unknown): Promise<void>
}

/** Share of the progress that loading the file into memory takes; parsing it takes the rest. */
const LOADED = 0.7

export function importSession({ post, breathe }: ImportPorts): ImportSession {
  /** The order under way; a newer one replaces it. */
  let current: number | undefined
  let foreign: Foreign | undefined

  /** Works until done, or returns undefined once a newer order has come. */
  const driven = async <Made>(work: Work<Made>, job: number): Promise<Made | undefined> => {
    for (;;) {
      const step = work.next()
      if (step.done) return step.value
      post({ type: 'progress', job, share: Math.min(1, step.value) })
      await breathe()
      if (current !== job) return undefined
    }
  }
  const cancelled = (job: number) => post({ type: 'refused', job, reason: plannerSays('work-cancelled', {}) })
  /** The file's text, or undefined once a newer order has come. */
  const textOf = async (file: Blob, job: number): Promise<string | undefined> => {
    const decoder = new TextDecoder()
    const parts: string[] = []
    let read = 0
    const reader = file.stream().getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (current !== job) return undefined
      if (done) break
      parts.push(decoder.decode(value, { stream: true }))
      read += value.length
      post({ type: 'progress', job, share: LOADED * Math.min(1, read / Math.max(1, file.size)) })
    }
    return parts.join('') + decoder.decode()
  }
  const read = async ({ job, file, name, beside = [] }: Extract<ImportOrder, { type: 'read' }>): Promise<void> => {
    current = job
    foreign = undefined
    const text = await textOf(file, job)
    if (text === undefined) return cancelled(job)
    const others = await Promise.all(beside.map(contentsOf))
    if (current !== job) return cancelled(job)
    const read = await driven(within(anyFile(text, name, others), LOADED, 1), job)
    if (!read) return cancelled(job)
    if (!read.ok) return post({ type: 'refused', job, reason: read.reason })
    if ('document' in read.value) return post({ type: 'layout', job, ...read.value })
    foreign = withoutLetters(read.value.foreign)
    post({ type: 'found', job, found: foundIn(read.value.foreign) })
  }
  const lay = async ({ job, asked }: Extract<ImportOrder, { type: 'lay' }>): Promise<void> => {
    current = job
    const laid = foreign && (await driven(laidOut(foreign, asked), job))
    if (laid) return post({ type: 'laid', job, laid })
    if (current !== job) return cancelled(job)
    post({ type: 'refused', job, reason: plannerSays('work-malformed', { at: 'lay', expected: 'read' }) })
  }

  return {
    async hear(message) {
      const order = heardOrder(message)
      if (!order.ok) return post({ type: 'refused', job: jobIn(message), reason: order.reason })
      const { value } = order
      try {
        await (value.type === 'read' ? read(value) : lay(value))
      } catch (error) {
        const why = error instanceof Error ? error.message.slice(0, 200) : ''
        post({ type: 'refused', job: value.job, reason: plannerSays('work-failed', { job: value.type, why }) })
      }
    },
  }
}

const jobIn = (message: unknown): number => {
  const job = typeof message === 'object' && message !== null && 'job' in message ? message.job : 0
  return typeof job === 'number' && Number.isSafeInteger(job) && job >= 0 ? job : 0
}

/** The JSON of a file that came with another; undefined if it is not JSON. */
async function contentsOf(file: Blob): Promise<unknown> {
  const plain = readJson(await file.text())
  return plain.ok ? plain.value : undefined
}

function foundIn(foreign: Foreign): FoundMap {
  const { looks, name } = foreign
  if (looks === 'terrain-plan') return { looks, name, plans: foreign.plans.map((plan) => plan.name) }
  if (looks === 'tabletop-simulator' || !foreign.map.picture) return { looks, name }
  const { data, ...rest } = foreign.map.picture
  const bytes = data === undefined ? undefined : fromBase64(data)
  // Invalid base64 becomes an empty file, which is then refused as a picture with a reason.
  const file = data === undefined ? {} : { file: new Blob([(bytes ?? new Uint8Array(0)).slice()]) }
  return { looks, name, picture: { ...rest, size: foreign.map.size, ...file } }
}
/** Drops the picture's base64 text once the page has the picture, to free tens of megabytes. */
function withoutLetters(foreign: Foreign): Foreign {
  if (!('map' in foreign) || foreign.map.picture?.data === undefined) return foreign
  const { data: _data, ...picture } = foreign.map.picture
  return { ...foreign, map: { ...foreign.map, picture } }
}
