/** The worker's logic without the worker: one file at a time, and the storage. Every order is answered once. */

import type { FileBeside } from './glb-buffers'
import { makePiece, type Opened, openFile } from './make'
import { type Work, within } from './mesh'
import { heard, keptSchema, type OwnAnswer, type OwnOrder, orderSchema } from './protocol'
import { loadReader, needsOf } from './read'
import { ownSays } from './said'
import { ownRecordSchema } from './schema'
import { is3mf, SNIFFED } from './sniff'
import type { OwnStore } from './store'
import type { EmbeddedImage, Pixels } from './texture'
import { thinnerReady } from './thin'
import { unpackersFor } from './unpackers'
import type { Unzipped } from './zip'

export interface SessionPorts {
  post(answer: OwnAnswer): void
  /** Pauses between two steps of work so that messages can arrive. */
  breathe(): Promise<void>
  /** Whether a pause is due, as steps may be very short. Without it, a pause follows every step. */
  isDue?(): boolean
  /** Decodes an image inside a file; undefined if that is impossible. */
  decode?(image: EmbeddedImage): Promise<Pixels | undefined>
  /** The WebAssembly of the Draco decoder, loaded from the page's own files when a model needs it. */
  draco?(): Promise<ArrayBuffer>
  readonly store: OwnStore
}

export interface OwnSession {
  /** Handles a raw message. Never rejects. */
  hear(message: unknown): Promise<void>
}

/** 3MF files are zip archives too, but have their own reader. */
const isZip = (name: string, bytes: ArrayBuffer): boolean =>
  String.fromCharCode(...new Uint8Array(bytes.slice(0, 4))) === 'PK\x03\x04' &&
  !is3mf(new Uint8Array(bytes.slice(0, SNIFFED)), name)

const asBytes = ({ name, bytes }: { readonly name: string; readonly bytes: ArrayBuffer }): FileBeside => ({
  name,
  bytes: new Uint8Array(bytes),
})

export function ownSession({ post, breathe, isDue = () => true, decode, draco, store }: SessionPorts): OwnSession {
  /** The order under way; another order or `cancel` replaces it. */
  let current: number | undefined
  let opened: Extract<Opened, { ok: true }> | undefined

  /** Works until done, or returns undefined once `job` is no longer the current order. */
  const driven = async <Made>(work: Work<Made>, job: number): Promise<Made | undefined> => {
    for (;;) {
      const step = work.next()
      if (step.done) return step.value
      if (!isDue()) continue
      post({ type: 'progress', job, share: Math.min(1, step.value) })
      await breathe()
      if (current !== job) return undefined
    }
  }
  const cancelled = (job: number) => post({ type: 'refused', job, reason: ownSays('own-cancelled', {}) })

  const read = async ({ job, name, bytes, beside = [], budget }: Extract<OwnOrder, { type: 'read' }>): Promise<void> => {
    current = job
    opened = undefined
    await thinnerReady
    const isPacked = isZip(name, bytes)
    const given: Unzipped | undefined = isPacked
      ? await driven(within((await import('./zip')).unzipped(name, new Uint8Array(bytes)), 0, 0.2), job)
      : { ok: true, files: { name, bytes: new Uint8Array(bytes), beside: beside.map(asBytes), notices: [] } }
    if (!given) return cancelled(job)
    if (!given.ok) return post({ type: 'refused', job, reason: given.reason })
    const { files } = given
    await loadReader(files.name, files.bytes)
    const needs = await driven(within(needsOf(files.name, files.bytes, files), isPacked ? 0.2 : 0, 0.3), job)
    if (!needs) return cancelled(job)
    const images: (Pixels | undefined)[] = []
    for (const image of decode ? needs.images : []) {
      images.push(image && (await decode?.(image).catch(() => undefined)))
      if (current !== job) return cancelled(job)
    }
    const unpackers = await unpackersFor(needs.unpackers, draco)
    if (current !== job) return cancelled(job)
    const { opened: model } = needs
    const ready = { images, beside: files.beside, unpackers, ...(model ? { opened: model } : {}) }
    const done = await driven(within(openFile(files.name, files.bytes, budget, ready), model ? 0.3 : isPacked ? 0.2 : 0, 1), job)
    if (!done) return cancelled(job)
    if (!done.ok) return post({ type: 'refused', job, reason: done.reason })
    opened = done
    post({ type: 'found', job, found: { ...done.found, notices: [...files.notices, ...done.found.notices] } })
  }
  const make = async ({ job, placing, how }: Extract<OwnOrder, { type: 'make' }>): Promise<void> => {
    if (!opened) return post({ type: 'refused', job, reason: ownSays('own-malformed', { at: 'make', expected: 'read' }) })
    current = job
    const done = makePiece(opened, placing, how)
    // The piece is checked here by the schema that the page uses, so that the player gets a reason with a place instead of a
    // damaged message.
    if (!done.ok) return post({ type: 'refused', job, reason: done.reason })
    const piece = heard(ownRecordSchema, done.made.piece)
    post(piece.ok ? { type: 'made', job, made: done.made } : { type: 'refused', job, reason: piece.reason })
  }
  const kept = async (order: Extract<OwnOrder, { type: 'list' | 'load' | 'save' | 'remove' }>): Promise<void> => {
    const { job } = order
    switch (order.type) {
      case 'list': {
        // One record that cannot be read, such as another version's, must not hide the others.
        const pieces = (await store.list()).filter((row) => heard(keptSchema, row).ok)
        return post({ type: 'kept', job, pieces, lasting: store.lasting })
      }
      case 'load': {
        const piece = heard(ownRecordSchema, await store.load(order.id))
        return post(piece.ok ? { type: 'piece', job, piece: piece.value } : { type: 'refused', job, reason: piece.reason })
      }
      case 'save':
        await store.save(order.piece)
        return post({ type: 'done', job })
      case 'remove':
        await store.remove(order.id)
        return post({ type: 'done', job })
    }
  }

  return {
    async hear(message) {
      const order = heard(orderSchema, message)
      if (!order.ok) {
        const job = typeof message === 'object' && message !== null && 'job' in message ? Number(message.job) : 0
        return post({ type: 'refused', job: Number.isSafeInteger(job) && job >= 0 ? job : 0, reason: order.reason })
      }
      const { value } = order
      try {
        if (value.type === 'cancel') current = current === value.job ? undefined : current
        else if (value.type === 'read') await read(value)
        else if (value.type === 'make') await make(value)
        else await kept(value)
      } catch (error) {
        const isKeeping = value.type !== 'read' && value.type !== 'make'
        const reason = isKeeping
          ? ownSays('own-not-kept', { error: error instanceof Error ? error.message.slice(0, 200) : '' })
          : ownSays('own-worker-failed', {})
        post({ type: 'refused', job: value.job, reason })
      }
    },
  }
}
