/**
 * What the room that watches matches takes of a match's screen. It asks the table's own script for them, loaded later: imported in both
 * places they would be a script of their own, and more would come down before the first table.
 */

export { Levels } from '../../ui/match/levels'
export { MatchChrome } from '../../ui/match/match-chrome'
export { ScoreStory } from '../../ui/match/score-story'
export { TopStrip } from '../../ui/match/top-strip'
export { newSightState, openSight } from '../lab/sight-state'
export { useAsked } from './asked'
export { HandsAtTable } from './hands-part'
export { LogPart } from './log-part'
export { saidOf, summed } from './log-words'
export { MatchScene } from './match-scene'
export { storyOf } from './story'
export { newTableState } from './table-state'
