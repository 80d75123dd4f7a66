/**
 * The parts of a match's screen that the watch screen uses. It loads them lazily from the same chunk as the table: importing them
 * in both places would split them into a chunk of their own and add a download before the first table.
 */

export { Levels } from '../../ui/match/levels'
export { MatchChrome } from '../../ui/match/match-chrome'
export { TopStrip } from '../../ui/match/top-strip'
export { newSightState, openSight } from '../lab/sight-state'
export { draftOf } from './answer-draft'
export { drawnArrow } from './arrow-overlays'
export { useAsked } from './asked'
export { playedAlong } from './dice-run'
export { READING } from './dice-show'
export { HandsAtTable } from './hands-part'
export { LogLater } from './log-later'
export { saidOf, summed } from './log-words'
export { MatchScene } from './match-scene'
export { newTableState } from './table-state'
