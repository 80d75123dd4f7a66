/** The procedures about movement, by name. */
import { breakAway, comeIn, pickUp, thrownIn } from './engage'
import { fall } from './fall'
import { move } from './move'
import { makeRoom } from './room'
import { standUp } from './stand'
import { arrive, scatter, slam, thrown } from './thrown'

export const moveProcedures = {
  move,
  'stand up': standUp,
  'break away': breakAway,
  'come in': comeIn,
  'pick up': pickUp,
  'thrown in': thrownIn,
  'make room': makeRoom,
  fall,
  thrown,
  scatter,
  arrive,
  slam,
}
