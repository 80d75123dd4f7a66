/** Everything that a case of the card game is written with, in one import. Examples: `tests/driver/README.md`. */
export {
  act,
  actionId,
  at,
  ending,
  junk,
  type Laid,
  laid,
  matched,
  playing,
  seatIn,
  type Table,
  whyNot,
} from './position'
export { matchTo, specFor } from './whole'
