/** Access to JSON from a file, none of which is trusted. */
import { refuse } from './said'

export type Loose = { readonly [key: string]: unknown }

export const isRecord = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value)

export const listIn = (record: Loose, key: string): readonly unknown[] => {
  const value = Object.hasOwn(record, key) ? record[key] : undefined
  if (value === undefined) return []
  return Array.isArray(value) ? value : refuse('own-garbled', { at: { path: key }, expected: 'list' })
}

/** A non-negative integer of a record; `otherwise` if the key is missing. */
export function wholeIn(record: Loose, key: string, path: string, otherwise?: number): number {
  const value = Object.hasOwn(record, key) ? record[key] : otherwise
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : refuse('own-garbled', { at: { path: `${path}.${key}` }, expected: 'whole number' })
}

/** An entry of one of the file's lists; refused if it is not an object. */
export function entryOf(json: Loose, list: string, index: number): Loose {
  const entry = listIn(json, list)[index]
  return isRecord(entry) ? entry : refuse('own-garbled', { at: { path: `${list}[${index}]` }, expected: 'object' })
}

/** A thing's data of the first of these extensions that it has. */
export function extensionOf(record: Loose, ...names: readonly string[]): Loose | undefined {
  const { extensions } = record
  for (const name of names) {
    const found = isRecord(extensions) && Object.hasOwn(extensions, name) ? extensions[name] : undefined
    if (isRecord(found)) return found
  }
  return undefined
}
