/** The host's own secrets of one match: stored beside it, never in what is exported or told before its end. */
import * as v from 'valibot'
import type { Hash } from '../../protocol/proof'
import { parse } from '../../protocol/schema'
import { HASH_SCHEMA, MOST_SECRETS, SECRETS_SCHEMA } from './schema'

/** `now` makes the chains in use; those of before, and that of a match that is over, are to be disclosed at its end. */
export interface KeptSecrets {
  readonly now?: Hash
  readonly past: readonly Hash[]
}

export interface Secrets {
  now(): Hash | undefined
  /**
   * A fresh secret, stored before anybody is bound to it. Where it cannot be stored the match goes on: opened again, it would be bound to
   * another, and what this one made could not be checked.
   */
  renew(): Promise<Hash>
}

export interface SecretBox extends Secrets {
  /** The match is over: what was secret may be disclosed, and is used no more, even where moves are taken back and it goes on. */
  retire(): Promise<void>
  /** The secrets that may be disclosed once the match is over. */
  past(): readonly Hash[]
}

/** `fresh` makes 256 random bits as 64 hexadecimal digits; `keep` stores them. */
export function createSecrets(from: KeptSecrets, fresh: () => Hash, keep: (kept: KeptSecrets) => Promise<void>): SecretBox {
  let kept = from
  const retired = () => (kept.now === undefined ? kept.past : [...kept.past, kept.now]).slice(-MOST_SECRETS)
  return {
    now: () => kept.now,
    async renew() {
      const now = fresh()
      kept = { now, past: retired() }
      await keep(kept).catch(() => undefined)
      return now
    },
    async retire() {
      if (kept.now === undefined) return
      const next = { past: retired() }
      await keep(next)
      kept = next
    },
    past: () => kept.past,
  }
}

export const KEPT_SCHEMA: v.GenericSchema<unknown, KeptSecrets> = v.strictObject({
  now: v.exactOptional(HASH_SCHEMA),
  past: SECRETS_SCHEMA,
})

/** Secrets as they lie in a store. Where there are none, or they are damaged, the match goes on with fresh ones. */
export function readSecrets(stored: unknown): KeptSecrets {
  const parsed = parse(KEPT_SCHEMA, stored, 'secrets')
  return parsed.ok ? parsed.value : { past: [] }
}
