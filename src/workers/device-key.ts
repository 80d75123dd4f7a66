/** This device's own pair of keys. The private key is kept in the browser's database and cannot be read out of it. */
import { type DBSchema, openDB } from 'idb'
import { newPair, type Signer, signerOf } from './signing'

interface KeySchema extends DBSchema {
  keys: { key: string; value: CryptoKeyPair }
}
const OURS = 'device'

async function kept(name: string): Promise<CryptoKeyPair> {
  const db = await openDB<KeySchema>(name, 1, { upgrade: (older) => void older.createObjectStore('keys') })
  try {
    const known = await db.get('keys', OURS)
    if (known) return known
    // Made before the transaction begins, because a transaction does not wait for it.
    const { publicKey, privateKey } = await newPair(false)
    const work = db.transaction('keys', 'readwrite')
    // Another tab may have been faster.
    const other = await work.store.get(OURS)
    if (!other) await work.store.put({ publicKey, privateKey }, OURS)
    await work.done
    return other ?? { publicKey, privateKey }
  } finally {
    db.close()
  }
}

let lasting: Promise<CryptoKeyPair> | undefined

/**
 * Signs for this device. If the browser stores no keys (private windows, settings), the pair lasts as long as the page. Only
 * called where `hasSignatures`.
 */
export async function deviceSigner(name = 'sightline-keys'): Promise<Signer> {
  return signerOf(
    await kept(name).catch(() => {
      lasting ??= newPair(false)
      return lasting
    }),
  )
}
