/** Whether a scene is at rest. The scene must state it: on a slow machine, a time without frames proves nothing. */
import { underWay } from './arrivals'
import type { Life } from './life'
import { isTableAwaited } from './table-set'
import { coarsePending } from './things/coarse'

/** The table is drawn, nothing on it moves or is about to, nothing is loading and no frame is due. */
export function isStill(life: Life): boolean {
  const isLoading = underWay() + coarsePending() > 0
  const isAboutToMove = isTableAwaited() || life.reader.isDue() || life.director.playing() || life.isResting()
  return life.stats.frames > 0 && !isLoading && !isAboutToMove && !life.isDue()
}
