/** Signs the result of a match at a table for this page's seats, once the match is over and this page has worked it through. */
import type { Online } from '../../client/online/connection'
import type { Client } from '../../client/state'
import type { PlayerSeat } from '../../kernel'
import { hasSignatures } from '../../workers/signing'

/** Works a match through and signs what it found. */
type Signing = Pick<typeof import('../match/result'), 'signedHere' | 'workedThrough'>
const loadSigning = (): Promise<Signing> => import('../match/result')

/**
 * Watches the table until the returned function is called. Each end of the match is signed once, `calm` milliseconds later: until
 * then it is being shown.
 */
export function signingResult(
  online: Online,
  client: Client,
  seats: readonly PlayerSeat[],
  calm = 4000,
  load = loadSigning,
): () => void {
  if (seats.length === 0 || !hasSignatures()) return () => {}
  let signing: AbortController | undefined
  const sign = async (signal: AbortSignal) => {
    await new Promise((done) => setTimeout(done, calm))
    if (signal.aborted || isSigned()) return
    const { signedHere, workedThrough } = await load()
    const worked = await workedThrough(await client.actions.exportMatch(), () => {}, signal)
    if ('refused' in worked || isSigned()) return
    const signature = await signedHere(worked.statement, seats)
    if (signature && !signal.aborted) online.request({ type: 'sign-result', signature, audit: worked.statement.audit })
  }
  const isSigned = () => seats.every((seat) => online.store.getState().table?.signed?.includes(seat))
  const look = () => {
    const isOver = client.store.getState().outcome !== undefined
    if (!isOver) {
      signing?.abort()
      signing = undefined
    } else if (!signing) {
      signing = new AbortController()
      // If it fails, the result has no signature of this device until its player opens the proof.
      void sign(signing.signal).catch(() => undefined)
    }
  }
  look()
  const stop = client.store.subscribe(look)
  return () => {
    stop()
    signing?.abort()
  }
}
