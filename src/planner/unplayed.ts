/** A system whose tables cannot be played here, whatever lies on them. */
import { plannerSays } from './said'
import type { LayoutSystem } from './system'

export const unplayed = (game: string): Pick<LayoutSystem, 'game' | 'tableOptions' | 'toMatchOptions' | 'fromMatch'> => ({
  game,
  tableOptions: [],
  toMatchOptions: () => ({ ok: false, reasons: [plannerSays('check-unplayable', { game })] }),
  fromMatch: () => ({ ok: false, reason: plannerSays('check-unplayable', { game }) }),
})
