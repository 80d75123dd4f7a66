/** For whoever begins a match without a screen: how the lobby's choices become its options. */
export { optionsOf } from './view/lobby'
