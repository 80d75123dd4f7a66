/** Everything that a case of *Deadzone* is written with, in one import. Examples: `tests/driver/README.md`. */

export { duel, special, use, why, window, withSpecial } from './effects'
export { BATTLEFIELDS } from './fields'
export { goes, goesOn, mayEnd, moves, takes, way, whyNot } from './moving'
export { PROFILES, weapon } from './profiles'
export {
  acting,
  BAG,
  continuing,
  type DeadzonePlay,
  ending,
  type Instead,
  type Laid,
  laid,
  matched,
  model,
  type Placing,
  playing,
  pose,
  shuffled,
  spot,
  topOf,
  turning,
  whereIs,
} from './scenes'
