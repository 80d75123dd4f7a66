/** Which cards lie in which row of a player, and what is attached to each of them. */
import type { PlayerSeat } from '../../../kernel'
import type { InPlay, View } from '../rules/state'
import type { Row } from './layout'

const numberOf = ({ uid }: InPlay): number => Number(uid.slice(1))
const all = (view: View): readonly InPlay[] => Object.values(view.inPlay).sort((one, other) => numberOf(one) - numberOf(other))

/** The cards of a row in the order in which they entered play, which never changes (DT-COV-05). */
export const inRow = (view: View, seat: PlayerSeat, row: Row): readonly InPlay[] =>
  all(view).filter(({ controller, zone }) => controller === seat && zone === row)
export const inArea = (view: View, seat: PlayerSeat): readonly InPlay[] =>
  all(view).filter(({ before, zone }) => zone === 'area' && before === seat)
/** All cards attached to this one, directly or through its attachments. */
export function attachedTo(view: View, uid: string): readonly InPlay[] {
  return all(view).flatMap((one) => (one.on === uid ? [one, ...attachedTo(view, one.uid)] : []))
}
