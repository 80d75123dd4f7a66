/** SHA-256 over texts and links. Synchronous, and without `crypto.subtle`, which pages served over plain HTTP do not have. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Rng } from '../../kernel'
import type { Hash } from '../../protocol/proof'

/** The link before this one. A hash cannot be reversed, so the link after it cannot be computed. */
export const hashOf = (bytes: Uint8Array): Uint8Array => sha256(bytes)
export const toHash = (bytes: Uint8Array): Hash => bytesToHex(bytes)
export const fromHash = (hash: Hash): Uint8Array => hexToBytes(hash)
/** The hash of a text's UTF-8 bytes. */
export const textHash = (text: string): Hash => toHash(sha256(utf8ToBytes(text)))

/**
 * HMAC-SHA-256 of a text under a secret. It serves as a secret for one purpose that reveals nothing of the original, or as a
 * fingerprint that only the holder of the secret can make or check.
 */
export const derived = (secret: Hash, text: string): Hash => toHash(hmac(sha256, fromHash(secret), utf8ToBytes(text)))

/** Four 32-bit words: the seed of a throw. */
export type Words = readonly [number, number, number, number]

export interface Stream extends Rng {
  /** The next four words. */
  words(): Words
}

/**
 * An unlimited stream of uniform numbers derived from a text: each block is the SHA-256 of the whole text and the block's number.
 * Unlike a generator with a small state, it can produce every order of a deck. Each call advances the stream.
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
      // Numbers from the last, incomplete block are rejected, so that every value is equally likely.
      const whole = 0x100000000 - (0x100000000 % bound)
      for (;;) {
        const drawn = draw()
        if (drawn < whole) return drawn % bound
      }
    },
  }
}
