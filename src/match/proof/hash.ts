/** SHA-256 over texts and links. Synchronous and without the browser's own, which pages from a plain local address do not have. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Rng } from '../../kernel'
import type { Hash } from '../../protocol/proof'

/** The link before this one. The other way round nobody can go. */
export const hashOf = (bytes: Uint8Array): Uint8Array => sha256(bytes)
export const toHash = (bytes: Uint8Array): Hash => bytesToHex(bytes)
export const fromHash = (hash: Hash): Uint8Array => hexToBytes(hash)

/**
 * What a secret makes of a text (HMAC): a secret of its own for one purpose, which tells nothing of the first one, or a fingerprint that
 * only the secret's holder can make or test.
 */
export const derived = (secret: Hash, text: string): Hash => toHash(hmac(sha256, fromHash(secret), utf8ToBytes(text)))

/** Four 32-bit words: the seed of a throw. */
export type Words = readonly [number, number, number, number]

export interface Stream extends Rng {
  /** The next four words. */
  words(): Words
}

/**
 * Uniform numbers that follow from a text and are as many as anybody asks for: block by block the SHA-256 of the whole text and the
 * block's number. No two orders of a deck are likelier than each other as far as anybody can tell, and none is out of reach because a
 * generator's state is small. Calling it is its mutation.
 */
export function streamOf(text: string): Stream {
  const begun = sha256.create().update(utf8ToBytes(text))
  let words: readonly number[] = []
  let blocks = 0
  let at = 0
  const draw = (): number => {
    if (at === words.length) {
      const block = begun
        .clone()
        .update(utf8ToBytes(`\n${blocks}`))
        .digest()
      const view = new DataView(block.buffer, block.byteOffset, block.byteLength)
      words = Array.from({ length: 8 }, (_, word) => view.getUint32(4 * word))
      blocks++
      at = 0
    }
    return words[at++] ?? 0
  }
  return {
    words: () => [draw(), draw(), draw(), draw()],
    below(bound) {
      if (!Number.isInteger(bound) || bound < 1 || bound > 0x100000000) throw new Error(`no number is below ${bound}`)
      // Numbers of the last, incomplete block of values are drawn again: no value is likelier than another.
      const whole = 0x100000000 - (0x100000000 % bound)
      for (;;) {
        const drawn = draw()
        if (drawn < whole) return drawn % bound
      }
    },
  }
}
