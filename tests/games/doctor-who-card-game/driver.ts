/** Everything that a case of the card game is written with, in one import. Examples: `tests/driver/README.md`. */
export {
  act,
  actionId,
  at,
  decline,
  defendersAt,
  ending,
  enemiesAt,
  type From,
  junk,
  type Laid,
  type LaidLocation,
  laid,
  matched,
  playing,
  ruleAgainst,
  seatIn,
  slots,
  type Table,
  whyNot,
} from './position'
export { matchTo, specFor } from './whole'
