/** The server's own pair of keys, kept in its store: all servers of one store share it. */
import { newPair, type Signer, signerOf } from '../workers/signing'
import type { TableStore } from './store/port'

const P256 = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** Makes the key when it is first needed. If the store fails, it is tried again the next time. */
export function serverSigner(store: Pick<TableStore, 'signingKey'>): () => Promise<Signer> {
  let found: Promise<Signer> | undefined
  const load = async (): Promise<Signer> => {
    const { privateKey } = await newPair(true)
    const kept = await store.signingKey(JSON.stringify(await crypto.subtle.exportKey('jwk', privateKey)))
    // Only this program writes there. A damaged key is refused by the import.
    const { kty, crv, x, y, d }: JsonWebKey = JSON.parse(kept)
    const known = { kty, crv, x, y } as JsonWebKey
    return signerOf({
      publicKey: await crypto.subtle.importKey('jwk', known, P256, true, ['verify']),
      privateKey: await crypto.subtle.importKey('jwk', { ...known, d } as JsonWebKey, P256, false, ['sign']),
    })
  }
  return () => {
    found ??= load().catch((error: unknown) => {
      found = undefined
      throw error
    })
    return found
  }
}
