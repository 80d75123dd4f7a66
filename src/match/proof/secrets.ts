/** The host's own secrets of one match. They are stored beside it and never exported or announced before the match is over. */
import * as v from 'valibot'
import type { Hash } from '../../protocol/proof'
import { parse } from '../../protocol/schema'
import { HASH_SCHEMA, MOST_SECRETS, SECRETS_SCHEMA } from './schema'

/** `now` is the secret of the chains in use. `past` are earlier secrets, which are disclosed once the match is over. */
export interface KeptSecrets {
  readonly now?: Hash
  readonly past: readonly Hash[]
}

export interface Secrets {
  now(): Hash | undefined
  /**
   * Makes a fresh secret and stores it before anybody is told its roots. If it cannot be stored the match goes on, but once
   * reopened it would use another secret, and chance from this one could not be verified.
   */
  renew(): Promise<Hash>
}

export interface SecretBox extends Secrets {
  /** Called when the match is over: the secret may be disclosed, and is not used again even if moves are taken back. */
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

/** Reads stored secrets. If there are none, or they are damaged, the match continues with fresh ones. */
export function readSecrets(stored: unknown): KeptSecrets {
  const parsed = parse(KEPT_SCHEMA, stored, 'secrets')
  return parsed.ok ? parsed.value : { past: [] }
}
