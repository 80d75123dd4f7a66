/** Undo and redo: whose consent an undo needs, who has given it, and why it is refused. */
import type { PlayerSeat, Reason, Terms } from '../kernel'
import { undoOffer } from './history'
import type { Playing } from './playing'
import { matchSays as say } from './said'
import { canRedo, consentsFor } from './standing'

/** Takes back this seat's last answer, or asks the others for consent. Returns a reason if neither is possible. */
export function askUndo<G extends Terms>(playing: Playing<G>, seat: PlayerSeat): Reason | undefined {
  const standing = playing.standing()
  if (standing.request) return say('undo-already-asked', { by: standing.request.by })
  const offer = undoOffer(standing.history, seat, standing)
  const waitsFor = consentsFor(standing, seat)
  if (!offer || !waitsFor) return say('nothing-to-undo', {})
  if (waitsFor.length === 0) playing.undo(seat, offer.to)
  else playing.request({ by: seat, to: offer.to, waitsFor })
  return undefined
}

/** This seat's answer to the undo that was asked for. Whoever asked may also withdraw the request. */
export function hearConsent<G extends Terms>(playing: Playing<G>, seat: PlayerSeat, grant: boolean): Reason | undefined {
  const { request } = playing.standing()
  if (!request || !(request.waitsFor.includes(seat) || (request.by === seat && !grant))) return say('no-undo-asked', {})
  const { by, to } = request
  const waitsFor = request.waitsFor.filter((other) => other !== seat)
  if (grant && waitsFor.length === 0) {
    playing.undo(by, to)
    return undefined
  }
  playing.request(grant ? { by, to, waitsFor } : undefined)
  if (!grant && by !== seat) playing.refuse(by, say('undo-declined', { by: seat }))
  return undefined
}

/** Reverses this seat's last undo, or returns the reason why it cannot. */
export const redo = <G extends Terms>(playing: Playing<G>, seat: PlayerSeat): Reason | undefined =>
  canRedo(playing.standing(), seat) && playing.redo(seat) ? undefined : say('nothing-to-redo', {})
