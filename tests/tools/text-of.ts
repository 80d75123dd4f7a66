/** Values as text, quickly where many values share parts. */
import { canonical } from '../../src/kernel'

/**
 * `canonical`, which keeps the text of every part that it has written: views that follow each other share most of their parts. A part that
 * is changed in place later keeps its old text, so whoever looks for such faults begins anew from time to time.
 */
export function writer(): (value: unknown) => string {
  const written = new WeakMap<object, string>()
  const textOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return canonical(value)
    const known = written.get(value)
    if (known !== undefined) return known
    const text = Array.isArray(value) ? `[${value.map(textOf).join(',')}]` : membersOf(value as Record<string, unknown>)
    written.set(value, text)
    return text
  }
  const membersOf = (record: Record<string, unknown>): string => {
    const keys = Object.keys(record).filter((key) => record[key] !== undefined)
    return `{${keys
      .sort()
      .map((key) => `${JSON.stringify(key)}:${textOf(record[key])}`)
      .join(',')}}`
  }
  return textOf
}
