/** Turns a lobby's choices into match options, for code that starts a match without a screen. */
export { optionsOf } from './view/lobby'
