/**
 * Whose eyes a screen looks with, and what was received for them. While hands are secret nobody sees one but whoever took the screen:
 * until then it looks with the onlooker's eyes.
 */
import type { PlayerSeat } from '../kernel'
import type { Eyes } from '../protocol/messages'
import type { Received } from './seats'
import type { ClientOptions } from './state'

export interface HeldEyes {
  /** What was received, seat by seat. */
  readonly seats: ReadonlyMap<Eyes, Received>
  /** Whether hands can be covered at all here. */
  readonly hasSecrets: boolean
  now(): Eyes
  /** What was received for the eyes of now. */
  held(): Received | undefined
  /** Is there anything to be covered? By the last view received: what is still to be played may show it already. */
  isSecret(): boolean
  keep(eyes: Eyes, received: Received): void
  /** Looks with other eyes, if anything was received for them: all of it has just been seen with the ones before. */
  look(next: Eyes): void
  /** Where hands have just been dealt nobody sees them come but an onlooker, until somebody takes the screen. */
  coverWhatIsNew(): void
  /** Whether hands are to be secret from now on. False where that changes nothing. */
  setSecret(next: boolean): boolean
}

export function createEyes(
  own: readonly [PlayerSeat, ...PlayerSeat[]],
  options: Pick<ClientOptions, 'secret' | 'hides'>,
): HeldEyes {
  const seats = new Map<Eyes, Received>()
  const hasSecrets = options.secret !== undefined && own.length > 1
  let secret = hasSecrets && options.secret === true
  let eyes: Eyes = secret ? 'spectator' : own[0]
  let wasSecret = secret

  const isSecret = (): boolean => {
    const onlooker = seats.get('spectator')
    if (!secret || !onlooker || !options.hides) return secret
    return options.hides(onlooker.lines[onlooker.lines.length - 1]?.after ?? onlooker.first)
  }
  return {
    seats,
    hasSecrets,
    now: () => eyes,
    held: () => seats.get(eyes),
    isSecret,
    keep: (whose, received) => void seats.set(whose, received),
    look(next) {
      const found = seats.get(next)
      if (next === eyes || !found) return
      eyes = next
      seats.set(eyes, { ...found, shown: found.lines.length })
    },
    coverWhatIsNew() {
      const isNew = isSecret() && !wasSecret
      wasSecret = isSecret()
      const onlooker = seats.get('spectator')
      if (!isNew || eyes === 'spectator' || !onlooker) return
      eyes = 'spectator'
      seats.set(eyes, { ...onlooker, shown: Math.max(onlooker.shown, onlooker.lines.length - 1) })
    },
    setSecret(next) {
      if (next === secret || !hasSecrets) return false
      secret = next
      wasSecret = isSecret()
      return true
    },
  }
}
