/** What this room says to players: reasons, put into words by `ui/words/*-watching.ts`. */
import { speaker } from '../kernel'

export type ReplaySaid = {
  'fork-nowhere': Record<string, never>
  'fork-over': Record<string, never>
  'fork-stuck': Record<string, never>
  'fork-no-dice': Record<string, never>
  'fork-no-such-faces': Record<string, never>
}

export const replaySays = speaker<ReplaySaid>()
export type ReplayReason = ReturnType<typeof replaySays>
