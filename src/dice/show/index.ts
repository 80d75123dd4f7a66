/** The public interface of the dice display. */
export { DiceFilm } from './dice-film'
export { DiceTray, trayBorder, trayFoot } from './dice-tray'
export { HeldDice } from './held-dice'

export { LyingDice } from './lying-dice'
export type { DiceMarks } from './marks'
