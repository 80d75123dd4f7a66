/** The question that moving or sprinting leads to, as the rules will put it: so that its answer can be drafted before. Changes nothing. */
import type { AnyDecision } from '../../../kernel'
import type { Path } from '../../../table/choice'
import type { Moment } from '../../view'
import { movePath } from '../rules/facts/moves'
import type { View } from '../rules/state'
import { saidBy } from './open'

export function foreseen(
  { view, decisions }: Moment<View>,
  decision: string,
  option: string,
): (AnyDecision & { readonly choice: Path }) | undefined {
  const open = decisions.find(({ id }) => id === decision)
  const said = saidBy(option)
  if (!open || (said.verb !== 'move' && said.verb !== 'sprint')) return undefined
  const how = said.verb === 'sprint' ? 'sprint' : open.subject === 'extra move' ? 'extra' : 'move'
  const { ref: figure } = said
  return {
    id: `after ${decision}`,
    seat: open.seat,
    subject: 'move where',
    choice: movePath(view, figure, how),
    fallback: [],
    about: { figure, how },
  }
}
