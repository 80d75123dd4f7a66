/** What others may use of the picture of dice. */
export { DiceFilm, type DiceFilmProps } from './dice-film'
export { DiceTray, type DiceTrayProps, trayBorder, trayFoot, trayRim } from './dice-tray'
export { HandOfDice, type HandOfDiceHandle, type HandOfDiceProps } from './hand-of-dice'
export { type DiceLook, type DiceLookName, diceLookNames, diceLooks } from './looks'
export { LyingDice, type LyingDiceProps } from './lying-dice'
export type { DiceMarks } from './marks'
export type { LyingDie } from './poses'
