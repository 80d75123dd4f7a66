/** Reads packs from untrusted text: either a validated document, or every mistake in it with its path. */
import * as v from 'valibot'
import type { Json } from '../kernel'
import { type CommonSaid, type Expected, type PackFault, packSpeech } from './said'

/** Upper bound for a pack's text, far above any real pack. */
export const MOST_CHARACTERS = 256_000

/** The mistakes in the order of the file; never empty. `E`: what the game may have expected. */
export interface PackRefused<E = Expected<CommonSaid>> {
  readonly ok: false
  readonly faults: readonly PackFault<E>[]
}

/**
 * A pack that was read, or its mistakes. `pack` is the plain JSON as written; `document` has defaults filled in; `Made` is what
 * the game builds from the document.
 */
export type PackOutcome<Document, Made, E> =
  | ({ readonly ok: true; readonly pack: Json; readonly document: Document } & Made)
  | PackRefused<E>

const { fault } = packSpeech<CommonSaid>()
const refused = (one: PackFault): PackRefused => ({ ok: false, faults: [one] })

/** Reads a pack's text. Refused if it is longer than `MOST_CHARACTERS`, not JSON, or refused by `read`. */
export function readText<Read>(text: string, read: (value: unknown) => Read): Read | PackRefused {
  if (text.length > MOST_CHARACTERS) return refused(fault('', 'pack-too-large', { most: MOST_CHARACTERS }, String(text.length)))
  const json = jsonOf(text)
  return json ? read(json.value) : refused(fault('', 'pack-not-json', {}, brief(text.trim())))
}

function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/**
 * Reads a pack from plain data. Refused if it is not a pack, does not match the form, or `make` finds mistakes in the document as
 * a whole; in that case what `make` built is discarded. The form consists of `form.ts` and of schemas whose messages come from
 * the game's own `packSpeech`.
 */
export function readForm<Form extends v.GenericSchema, Made extends object, E = Expected<CommonSaid>>(
  value: unknown,
  form: Form,
  make: (document: v.InferOutput<Form>) => { readonly faults: readonly PackFault<E>[]; readonly made: Made },
): PackOutcome<v.InferOutput<Form>, Made, E | Expected<CommonSaid>> {
  if (typeof value !== 'object' || value === null || !('sightline' in value) || value.sightline !== 'pack')
    return refused(fault('', 'pack-not-a-pack', {}, written(value)))
  const parsed = v.safeParse(form, value)
  if (!parsed.success) return { ok: false, faults: parsed.issues.map((issue) => faultFrom<E>(issue)) }
  const { faults, made } = make(parsed.output)
  if (faults.length > 0) return { ok: false, faults }
  // The cast is safe: the value passed a schema of plain values.
  return { ...made, ok: true, pack: value as unknown as Json, document: parsed.output }
}

function faultFrom<E>({ path, message, input }: v.BaseIssue<unknown>): PackFault<E> {
  const place = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return {
    path: place.replace(/^\./, ''),
    // Every schema of a pack takes its message from `packSpeech`.
    expected: JSON.parse(message) as E,
    ...(input === undefined ? {} : { found: written(input) }),
  }
}

/** A long text, cut to what fits on a line. */
export const brief = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
const written = (value: unknown): string => brief(JSON.stringify(value) ?? String(value))
