/** Everything that a case of *Exterminate!* is written with, in one import. Examples: `tests/driver/README.md`. */
export type { Play } from '../../driver/drive'

export { dealt, pass, playedOut } from './passing'
export {
  continuing,
  ending,
  fighting,
  figure,
  type Laid,
  laid,
  matched,
  moving,
  type Placing,
  PROFILES,
  playing,
  pose,
  shooting,
  upkeeping,
  way,
  where,
} from './position'
export { budget, carrierOf, drawn, lane, taking, walked } from './walking'
