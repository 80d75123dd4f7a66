/** The cues of each entry, computed once per entry. */
import { useCallback, useMemo } from 'react'
import type { Moment } from '../../client/moment'
import type { ShownLine } from '../../client/seats'
import type { GameView } from '../../games/view'
import type { Cue } from '../../scene/look'
import type { Speak } from '../../ui/words/speak'

let plays = 0
/** Every line that is played has a number of its own, because after an undo a new entry reuses the number of the old one. */
const PLAY_IDS = new WeakMap<ShownLine, number>()
export function playId(line: ShownLine): number {
  const id = PLAY_IDS.get(line) ?? ++plays
  PLAY_IDS.set(line, id)
  return id
}

/** `viewer` and `window` decide the side from which the table is seen, which does not change while an entry is played. */
export function useStaged(game: GameView, speak: Speak, { viewer, window }: Pick<Moment, 'viewer' | 'window'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: cues made for other values are dropped with the old map.
  const known = useMemo(() => new WeakMap<ShownLine, readonly Cue[]>(), [game, speak, viewer, window])
  return useCallback(
    (line: ShownLine): readonly Cue[] => {
      const { entry, before, after } = line
      const cues = known.get(line) ?? game.stage(entry, before as object, after as object, speak, { viewer, window })
      known.set(line, cues)
      return cues
    },
    [known, game, speak, viewer, window],
  )
}
