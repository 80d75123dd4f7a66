/** A server's public key as the server itself gives it (`GET /api/result-key`), with which its signatures are compared. */
import * as v from 'valibot'
import { canonical } from '../../kernel'
import { KEY_SCHEMA } from '../../protocol/result'
import { parse } from '../../protocol/schema'
import { type ResultReason, resultSays as say } from './said'

const KEY_FORMAT = 'sightline-result-key'
const KEY_VERSION = 1
/** The greatest length of a text that is read as a key, in characters. */
const MOST_CHARACTERS = 1000

const KEY_FILE_SCHEMA = v.strictObject({ format: v.literal(KEY_FORMAT), version: v.literal(KEY_VERSION), key: KEY_SCHEMA })

export const writeResultKey = (key: string): string => canonical({ format: KEY_FORMAT, version: KEY_VERSION, key })

export type KeyRead = { readonly ok: true; readonly key: string } | { readonly ok: false; readonly reason: ResultReason }

/** Reads a key from the text that a server gives, or from its 130 digits alone. */
export function readResultKey(text: string): KeyRead {
  const digits = text.trim()
  if (v.is(KEY_SCHEMA, digits)) return { ok: true, key: digits }
  if (text.length > MOST_CHARACTERS || !seemsKey(text)) return { ok: false, reason: say('key-foreign', {}) }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, reason: say('key-foreign', {}) }
  }
  const parsed = parse(KEY_FILE_SCHEMA, value, 'key')
  if (!parsed.ok) return { ok: false, reason: say('key-damaged', { at: parsed.at, expected: parsed.expected }) }
  return { ok: true, key: parsed.value.key }
}

/** Is this text meant as a server's key, whether or not it is a sound one? */
export const seemsKey = (text: string): boolean => text.slice(0, MOST_CHARACTERS).includes(`"${KEY_FORMAT}"`)
