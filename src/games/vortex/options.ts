/** Turns the lobby's choices into a match's options, for callers without a screen. */
export { optionsOf } from './view/lobby-choices'
