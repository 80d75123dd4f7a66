/** Whether a scene is at rest. The scene must state it: on a slow machine, a time without frames proves nothing. */
import { underWay } from './arrivals'
import type { Life } from './life'
import { isTableAwaited } from './table-set'
import { coarsePending } from './things/coarse'

/** Something that belongs into the picture is still loading or being made. */
export const isLoading = (life: Life): boolean => underWay() + coarsePending() > 0 || life.stats.owes

/** The table is drawn, nothing on it moves or is about to, nothing is loading and no frame is due. */
export function isStill(life: Life): boolean {
  const isAboutToMove =
    isTableAwaited() || life.reader.isDue() || life.director.playing() || life.isResting() || life.isSharpening
  return life.stats.frames > 0 && !isLoading(life) && !isAboutToMove && !life.isDue()
}
