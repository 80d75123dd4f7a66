/** Packs at the door: text to a checked document, or everything that is wrong with it, each thing with its place. */
import * as v from 'valibot'
import type { Json } from '../kernel'
import { type CommonSaid, type Expected, type PackFault, packSpeech } from './said'

/** No honest pack comes near it. */
export const MOST_CHARACTERS = 256_000

/** In the order of the file, never empty. `E`: what the game may have expected. */
export interface PackRefused<E = Expected<CommonSaid>> {
  readonly ok: false
  readonly faults: readonly PackFault<E>[]
}

/**
 * A pack that was read, or what is wrong with it. `pack` is as it was written, plain JSON; `document` has what it leaves out filled in;
 * `Made` is what the game makes of it.
 */
export type PackOutcome<Document, Made, E> =
  | ({ readonly ok: true; readonly pack: Json; readonly document: Document } & Made)
  | PackRefused<E>

const { fault } = packSpeech<CommonSaid>()
const refused = (one: PackFault): PackRefused => ({ ok: false, faults: [one] })

/** Reads a pack's text. Refused: more than `MOST_CHARACTERS`, what is no JSON, and what `read` refuses. */
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
 * Reads a pack from plain data. Refused: what is no pack, what is not of this form, and what `make` finds wrong with the document as a
 * whole; what it makes of a document with faults is thrown away. The form is built of `form.ts` and of schemas that speak by the game's
 * own `packSpeech`.
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
  // It passed a schema of plain values only.
  return { ...made, ok: true, pack: value as unknown as Json, document: parsed.output }
}

function faultFrom<E>({ path, message, input }: v.BaseIssue<unknown>): PackFault<E> {
  const place = (path ?? []).map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return {
    path: place.replace(/^\./, ''),
    // Every schema of a pack speaks by `message`.
    expected: JSON.parse(message) as E,
    ...(input === undefined ? {} : { found: written(input) }),
  }
}

/** A long text cut to what a line can show of it. */
export const brief = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)
const written = (value: unknown): string => brief(JSON.stringify(value) ?? String(value))
