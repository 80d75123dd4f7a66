/** The key of the server that delivered this page, with which it signs results. */
import { readResultKey } from '../../match/result/key'

/** Undefined if there is no server or it signs none. */
export async function serverKey(): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL('api/result-key', document.baseURI))
    const read = answer.ok ? readResultKey(await answer.text()) : undefined
    return read?.ok ? read.key : undefined
  } catch {
    return undefined
  }
}
