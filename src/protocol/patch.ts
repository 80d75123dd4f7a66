/** The change between two plain values, and how to apply it. Unchanged parts keep their identity, so that little is redrawn. */
import type { Json } from '../kernel'
import type { Patch } from './messages'

type Plain = { readonly [key: string]: Json | undefined }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isPlain = (value: Json): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The change that leads from one plain value to the other; undefined if they are equal. Key order does not count. */
export function diff(before: Json, after: Json): Patch {
  if (before === after) return undefined
  if (isList(before) && isList(after)) return diffLists(before, after)
  if (isPlain(before) && isPlain(after)) return diffRecords(before, after)
  return { set: after }
}

/** Applies a change made by `diff` to a value equal to its `before`. Mutates nothing. May throw if the change does not fit. */
export function patch(before: Json, change: Patch): Json {
  if (change === undefined) return before
  if ('set' in change) return change.set
  if (isList(before)) return patchList(before, change)
  if (isPlain(before)) return patchRecord(before, change)
  throw new Error('a change of members was applied to a value that has none')
}

function diffLists(before: readonly Json[], after: readonly Json[]): Patch {
  const changes: [string, Patch][] = []
  for (const [index, item] of after.entries()) {
    const change: Patch = index < before.length ? diff(before[index] as Json, item) : { set: item }
    if (change !== undefined) changes.push([String(index), change])
  }
  if (before.length === after.length) return changes.length > 0 ? { keys: Object.fromEntries(changes) } : undefined
  return { keys: Object.fromEntries(changes), length: after.length }
}

function diffRecords(before: Plain, after: Plain): Patch {
  const changes: [string, Patch][] = []
  for (const [key, value] of members(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined
    const change: Patch = old === undefined ? { set: value } : diff(old, value)
    if (change !== undefined) changes.push([key, change])
  }
  const gone = members(before).flatMap(([key]) => (Object.hasOwn(after, key) && after[key] !== undefined ? [] : [key]))
  if (changes.length === 0 && gone.length === 0) return undefined
  // `fromEntries` creates own members of any name, even `__proto__`.
  return { keys: Object.fromEntries(changes), ...(gone.length > 0 ? { gone } : {}) }
}

/** A member that is undefined counts as absent, because JSON would drop it. */
const members = (record: Plain): [string, Json][] =>
  Object.entries(record).filter((member): member is [string, Json] => member[1] !== undefined)

type Members = Extract<Patch, { keys: unknown }>

function patchList(before: readonly Json[], change: Members): Json {
  const items = before.slice(0, change.length ?? before.length)
  for (const [key, inner] of Object.entries(change.keys)) {
    const index = Number(key)
    const old = before[index]
    items[index] = old === undefined ? fresh(inner) : patch(old, inner)
  }
  return items
}

function patchRecord(before: Plain, change: Members): Json {
  const gone = new Set(change.gone)
  const after: Record<string, Json | undefined> =
    gone.size === 0 ? { ...before } : Object.fromEntries(Object.entries(before).filter(([key]) => !gone.has(key)))
  for (const [key, inner] of Object.entries(change.keys)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined
    const value = old === undefined ? fresh(inner) : patch(old, inner)
    // An assignment would set the prototype instead of a member of this name.
    if (key === '__proto__') Object.defineProperty(after, key, { value, configurable: true, enumerable: true, writable: true })
    else after[key] = value
  }
  return after
}

function fresh(change: Patch): Json {
  if (change === undefined || !('set' in change)) throw new Error('a change of members was applied where nothing was')
  return change.set
}
