/** Everything that a case of *Deadzone* is written with, in one import. Examples: `tests/driver/README.md`. */
export { inInches } from '../../driver/inches'
export { duel, special, use, why, window, withSpecial } from './effects'
export { BATTLEFIELDS } from './fields'
export { goes, goesOn, mayEnd, moves, placeAsked, takes, way, whyNot } from './moving'
export { PROFILES, type ProfileName, profileOf, weapon } from './profiles'
export {
  acting,
  BAG,
  battlefield,
  continuing,
  type DeadzonePlay,
  ending,
  type From,
  type Instead,
  type Laid,
  laid,
  matched,
  model,
  type Placing,
  playing,
  pose,
  type Spot,
  seatOf,
  shuffled,
  spot,
  stateOf,
  topOf,
  turning,
  whereIs,
} from './scenes'
