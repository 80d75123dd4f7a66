/** The cues of what is played, made once for each line. */
import { useCallback, useMemo } from 'react'
import type { Moment } from '../../client/moment'
import type { ShownLine } from '../../client/seats'
import type { GameView } from '../../games/view'
import type { Cue } from '../../scene/look'
import type { Speak } from '../../ui/words/speak'

let plays = 0
/** Each playing of a line has a number of its own: after an undo, a new entry has the number of the old one. */
const PLAY_IDS = new WeakMap<ShownLine, number>()
export function playId(line: ShownLine): number {
  const id = PLAY_IDS.get(line) ?? ++plays
  PLAY_IDS.set(line, id)
  return id
}

/** `seen`: the side from which the table is seen does not change while an entry is played. */
export function useStaged(game: GameView, speak: Speak, { viewer, window }: Pick<Moment, 'viewer' | 'window'>) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was made for others is forgotten with them.
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
