/** The reasons that this folder gives to players. Their texts are in `ui/words/*-watching.ts`. */
import { speaker } from '../kernel'

export type ReplaySaid = {
  'fork-nowhere': Record<string, never>
  'fork-over': Record<string, never>
  'fork-stuck': Record<string, never>
  'fork-no-dice': Record<string, never>
  'fork-no-such-faces': Record<string, never>
  'puzzle-no-goal': Record<string, never>
  'puzzle-reached': Record<string, never>
}

export const replaySays = speaker<ReplaySaid>()
export type ReplayReason = ReturnType<typeof replaySays>
