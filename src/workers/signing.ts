/**
 * Signatures of result files by WebCrypto: ECDSA on P-256 with SHA-256. Browsers and every supported Node have had it for years,
 * whereas Ed25519 came to Chromium only in 2025 and is experimental in Node 20 and 22. One algorithm for all means that any
 * program can verify any file. Pages served over plain HTTP have no WebCrypto: they can neither sign nor verify.
 */
import { signedText } from '../match/result/file'
import type { Hashes } from '../match/result/statement'
import type { AsDevice, AsServer, Signature } from '../protocol/result'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const
const SHA256 = { name: 'ECDSA', hash: 'SHA-256' } as const

export interface Signer {
  /** The public key, as in `Signature`. */
  readonly key: string
  sign(text: string): Promise<string>
}

export const hasSignatures = (): boolean => globalThis.crypto?.subtle !== undefined

/** A new pair of keys; the private one can leave the program only if `isExtractable`. */
export const newPair = (isExtractable: boolean): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(P256, isExtractable, ['sign', 'verify'])

export async function signerOf({ publicKey, privateKey }: CryptoKeyPair): Promise<Signer> {
  const key = hexOf(await crypto.subtle.exportKey('raw', publicKey))
  return { key, sign: async (text) => hexOf(await crypto.subtle.sign(SHA256, privateKey, bytesOf(text))) }
}

export async function verify(key: string, signature: string, text: string): Promise<boolean> {
  try {
    const known = await crypto.subtle.importKey('raw', fromHex(key), P256, true, ['verify'])
    return await crypto.subtle.verify(SHA256, known, fromHex(signature), bytesOf(text))
  } catch {
    // The key is no point of the curve.
    return false
  }
}

export async function signed<As extends AsDevice | AsServer>(
  signer: Signer,
  hashes: Hashes,
  as: As,
  at: number,
): Promise<Signature<As>> {
  return { as, at, key: signer.key, signature: await signer.sign(signedText(hashes, { as, at })) }
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
const hexOf = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const fromHex = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
