/**
 * Which viewpoint (seat or onlooker) a screen shows, and what was received for each. While hands are secret, a hand is shown only
 * to the player who has taken the screen; until then the screen shows the onlooker's view.
 */
import type { PlayerSeat } from '../kernel'
import type { Eyes } from '../protocol/messages'
import type { Received } from './seats'
import type { ClientOptions } from './state'

export interface HeldEyes {
  /** What was received, by viewpoint. */
  readonly seats: ReadonlyMap<Eyes, Received>
  /** Can this screen cover hands at all? */
  readonly hasSecrets: boolean
  now(): Eyes
  /** What was received for the present viewpoint. */
  held(): Received | undefined
  /** Is there anything to cover? Judged by the last view received, since entries not yet played may already deal new cards. */
  isSecret(): boolean
  keep(eyes: Eyes, received: Received): void
  /** Changes the viewpoint, if anything was received for it. Its entries count as shown: they were seen from the old one. */
  look(next: Eyes): void
  /**
   * Switches to the onlooker's view when hands have just been dealt, until somebody takes the screen, so that nobody else sees
   * the cards arrive.
   */
  coverWhatIsNew(): void
  /** Sets whether hands are secret from now on. Returns false if that changes nothing. */
  setSecret(next: boolean): boolean
}

export function createEyes(own: readonly PlayerSeat[], options: Pick<ClientOptions, 'secret' | 'hides'>): HeldEyes {
  const seats = new Map<Eyes, Received>()
  const hasSecrets = options.secret !== undefined && own.length > 1
  let secret = hasSecrets && options.secret === true
  let eyes: Eyes = secret ? 'spectator' : (own[0] ?? 'spectator')
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
