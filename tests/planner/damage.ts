/** Forty ways in which a file is damaged, or made to do damage. Each takes whole bytes and a source of chance, and never says what is right. */
import type { Rng } from '../../src/kernel'

/** How the text of a file is changed, if it has one: the JSON of a GLB, the XML in a package. */
export type InText = (bytes: Uint8Array, change: (text: string) => string) => Uint8Array
export type Damage = (bytes: Uint8Array, rng: Rng, inText: InText | undefined) => Uint8Array | undefined

const encode = (text: string) => new TextEncoder().encode(text)
const joined = (...parts: readonly Uint8Array[]) => {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
const place = (rng: Rng, length: number) => rng.below(Math.max(1, Math.floor(length)))
const run = (rng: Rng, { length }: Uint8Array) => {
  const from = place(rng, length)
  return [from, Math.min(length, from + 1 + place(rng, Math.max(1, length / 4)))] as const
}
const changed = (bytes: Uint8Array, change: (copy: Uint8Array) => void) => {
  const copy = bytes.slice()
  change(copy)
  return copy
}
const NUMBER = /(?<![\w."])-?\d+(\.\d+)?(e[+-]?\d+)?(?![\w"])/gi
/** One of all that fit is replaced. */
const replaced =
  (what: RegExp, by: string | ((found: string) => string)): Damage =>
  (bytes, rng, inText) =>
    inText?.(bytes, (text) => {
      const all = [...text.matchAll(what)]
      const found = all[place(rng, all.length)]
      if (!found) return text
      const put = typeof by === 'string' ? by : by(found[0])
      return text.slice(0, found.index) + put + text.slice(found.index + found[0].length)
    })
const inserted =
  (what: string): Damage =>
  (bytes, rng, inText) =>
    inText?.(bytes, (text) => {
      const at = place(rng, text.length)
      return text.slice(0, at) + what + text.slice(at)
    })

export const DAMAGE: { readonly [kind: string]: Damage } = {
  'cut anywhere': (bytes, rng) => bytes.slice(0, place(rng, bytes.length)),
  'the last byte missing': (bytes) => bytes.slice(0, -1),
  'its head alone': (bytes) => bytes.slice(0, 24),
  'its head missing': (bytes) => bytes.slice(16),
  empty: () => new Uint8Array(0),
  'a bit turned': (bytes, rng) =>
    changed(bytes, (copy) => {
      const at = place(rng, copy.length)
      copy[at] = (copy[at] as number) ^ (1 << place(rng, 8))
    }),
  'many bits turned': (bytes, rng) =>
    changed(bytes, (copy) => {
      for (let i = 0; i < copy.length / 50; i++) {
        const at = place(rng, copy.length)
        copy[at] = (copy[at] as number) ^ (1 << place(rng, 8))
      }
    }),
  'a run of zeros': (bytes, rng) => changed(bytes, (copy) => copy.fill(0, ...run(rng, copy))),
  'a run of ones': (bytes, rng) => changed(bytes, (copy) => copy.fill(255, ...run(rng, copy))),
  'a run of noise': (bytes, rng) =>
    changed(bytes, (copy) => {
      const [from, to] = run(rng, copy)
      for (let i = from; i < to; i++) copy[i] = place(rng, 256)
    }),
  'two runs swapped': (bytes, rng) => {
    const [from, to] = run(rng, bytes)
    return joined(bytes.slice(0, from), bytes.slice(to), bytes.slice(from, to))
  },
  'a run twice': (bytes, rng) => {
    const [from, to] = run(rng, bytes)
    return joined(bytes.slice(0, to), bytes.slice(from))
  },
  'a run missing': (bytes, rng) => {
    const [from, to] = run(rng, bytes)
    return joined(bytes.slice(0, from), bytes.slice(to))
  },
  'turned round': (bytes) => bytes.slice().reverse(),
  'zeros of its length': (bytes) => new Uint8Array(bytes.length),
  'noise of its length': (bytes, rng) => bytes.map(() => place(rng, 256)),
  'noise behind it': (bytes, rng) =>
    joined(
      bytes,
      bytes.map(() => place(rng, 256)),
    ),
  'blanks before it': (bytes) => joined(encode(' \n\t '), bytes),
  'a mark before it': (bytes) => joined(new Uint8Array([0xef, 0xbb, 0xbf]), bytes),
  'letters of two bytes': (bytes) => new Uint8Array(joined(...Array.from(bytes, (byte) => new Uint8Array([byte, 0])))),
  'itself behind it': (bytes) => joined(bytes, bytes),
  'four bytes of ones': (bytes, rng) =>
    changed(bytes, (copy) => {
      const at = 4 * place(rng, copy.length / 4)
      copy.fill(255, at, at + 4)
    }),
  'a number in bytes made huge': (bytes, rng) =>
    changed(bytes, (copy) => {
      const at = place(rng, Math.max(1, copy.length - 4))
      new DataView(copy.buffer).setUint32(at, 0x7fffffff, rng.below(2) === 0)
    }),
  'no number': replaced(NUMBER, 'NaN'),
  'an endless number': replaced(NUMBER, '1e999'),
  'a number below 0': replaced(NUMBER, '-1'),
  'a number of ten digits': replaced(NUMBER, '4294967295'),
  'a number of twenty digits': replaced(NUMBER, '36893488147419103232'),
  'a fraction': replaced(NUMBER, '0.5'),
  'a number missing': replaced(NUMBER, ''),
  'nothing for a number': replaced(NUMBER, 'null'),
  'a text for a number': replaced(NUMBER, '"1"'),
  'a number of a hundred thousand digits': replaced(NUMBER, '7'.repeat(100_000)),
  'a hundred thousand brackets': inserted('['.repeat(100_000)),
  'a hundred thousand braces': inserted('{"a":'.repeat(100_000)),
  'a word of a hundred thousand letters': inserted('x'.repeat(100_000)),
  'a line of a hundred thousand blanks': inserted(' '.repeat(100_000)),
  'a word turned round': replaced(/[a-z]{3,}/gi, (word) => [...word].reverse().join('')),
  'a word missing': replaced(/[a-z]{3,}/gi, ''),
  'a quote missing': replaced(/"/g, ''),
  'a bracket missing': replaced(/[[\]{}<>]/g, ''),
  'a list emptied': replaced(/\[[^[\]]*\]/g, '[]'),
  'a hundred thousand things in a list': replaced(/\[/g, `[${'{},'.repeat(100_000)}`),
  'a letter that is none': inserted('\uFFFD\u0000\uFFFF'),
}
