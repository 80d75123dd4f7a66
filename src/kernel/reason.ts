/** Reasons: verdicts and tallies carry them as data. They become text only where they are displayed. */
import type { Json } from './json'

/**
 * One reason: a message key with its parameters and, if a rulebook says it, the rule's id. Each layer declares its own keys and
 * their parameters as its `Said`.
 */
export interface Reason<Key extends string = string> {
  readonly key: Key
  readonly says?: { readonly [parameter: string]: Json }
  readonly rule?: string
}

/** The messages of a layer: key to parameters. */
export type Said = { readonly [key: string]: { readonly [parameter: string]: Json } }

/** The parameters of a message that has none. */
export type Nothing = Record<string, never>

/** A maker of reasons that knows its layer's keys: a wrong key or parameter does not compile. */
export const speaker =
  <Words extends Said>() =>
  <Key extends keyof Words & string>(key: Key, says: Words[Key], rule?: string): Reason<Key> =>
    rule === undefined ? { key, says } : { key, says, rule }

/** Allowed, or refused for a reason. An expected refusal is a verdict; an exception is a bug. */
export type Verdict = { readonly allowed: true } | { readonly allowed: false; readonly reason: Reason }

export const ALLOWED: Verdict = { allowed: true }
export const refused = (reason: Reason): Verdict => ({ allowed: false, reason })

/** One part of a number: how much, why, and by which rule. */
export interface TallyPart {
  readonly value: number
  readonly reason: Reason
}

/** A number with its reasons. `total` is the sum of the parts, but not below `least`. */
export interface Tally {
  readonly total: number
  readonly parts: readonly TallyPart[]
  readonly least?: number
}

/** Adds parts up. Parts of zero are left out, except the first, which says where the count starts. */
export function tally(parts: readonly TallyPart[], least?: number): Tally {
  const kept = parts.filter((part, index) => index === 0 || part.value !== 0)
  const sum = kept.reduce((total, part) => total + part.value, 0)
  return least === undefined ? { total: sum, parts: kept } : { total: Math.max(sum, least), parts: kept, least }
}
