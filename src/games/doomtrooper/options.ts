/** Converts lobby choices to match options, for callers without a screen such as the server. */
export { optionsOf } from './view/lobby'
