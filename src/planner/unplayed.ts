/** A system for games that cannot be played on layouts. */
import { plannerSays } from './said'
import type { LayoutSystem } from './system'

export const unplayed = (game: string): Pick<LayoutSystem, 'game' | 'tableOptions' | 'toMatchOptions' | 'fromMatch'> => ({
  game,
  tableOptions: [],
  toMatchOptions: () => ({ ok: false, reasons: [plannerSays('check-unplayable', { game })] }),
  fromMatch: () => ({ ok: false, reason: plannerSays('check-unplayable', { game }) }),
})
