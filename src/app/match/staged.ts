/** The cues of each entry, computed once per entry. */
import { useCallback, useMemo } from 'react'
import type { Moment } from '../../client/moment'
import type { ShownLine } from '../../client/seats'
import type { GameView } from '../../games/view'
import type { PlayerSeat } from '../../kernel'
import type { Cue } from '../../scene/cue'
import type { Speak } from '../../ui/words/speak'

/** Milliseconds for which a player sees a shot or fight that he announced himself: he had its preview before him. */
const OWN_ANNOUNCED = 400

/** Cues as this screen needs them: what its own player has just aimed at is not explained to him at length. */
export const staging = (cues: readonly Cue[], { entry: { cause } }: ShownLine, own: readonly PlayerSeat[]): readonly Cue[] =>
  cause.type === 'answer' && own.some((seat) => seat === cause.seat)
    ? cues.map((cue) => (cue.type === 'overlays' ? { ...cue, ms: Math.min(cue.ms, OWN_ANNOUNCED) } : cue))
    : cues

let plays = 0
/** Every line that is played has a number of its own, because after an undo a new entry reuses the number of the old one. */
const PLAY_IDS = new WeakMap<ShownLine, number>()
export function playId(line: ShownLine): number {
  const id = PLAY_IDS.get(line) ?? ++plays
  PLAY_IDS.set(line, id)
  return id
}

/** `viewer` and `window` decide the side from which the table is seen, which does not change while an entry is played. */
export function useStaged(
  game: GameView,
  speak: Speak,
  { viewer, window, own }: Pick<Moment, 'viewer' | 'window'> & { readonly own: readonly PlayerSeat[] },
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same seats count as one list, however often it is made.
  const seats = useMemo(() => own, [own.join()])
  // biome-ignore lint/correctness/useExhaustiveDependencies: cues made for other values are dropped with the old map.
  const known = useMemo(() => new WeakMap<ShownLine, readonly Cue[]>(), [game, speak, viewer, window, seats])
  return useCallback(
    (line: ShownLine): readonly Cue[] => {
      const { entry, before, after } = line
      const cues =
        known.get(line) ?? staging(game.stage(entry, before as object, after as object, speak, { viewer, window }), line, seats)
      known.set(line, cues)
      return cues
    },
    [known, game, speak, viewer, window, seats],
  )
}
