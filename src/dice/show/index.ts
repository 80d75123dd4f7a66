/** What others may use of the picture of dice. */
export { DiceFilm } from './dice-film'
export { DiceTray, trayBorder, trayFoot } from './dice-tray'
export { HeldDice } from './held-dice'

export { LyingDice } from './lying-dice'
export type { DiceMarks } from './marks'
