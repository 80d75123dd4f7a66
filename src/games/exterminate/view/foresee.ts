/** Foresees the question of where a figure goes that will follow an option, with the rules' own functions. Changes nothing. */
import type { Foreseen, Moment } from '../../../client/moment'
import { meleeOf } from '../rules/facts/melee'
import { climbWhere, deployWhere, engageWhere, moveWhere, shiftWhere } from '../rules/facts/where'
import type { View } from '../rules/state'
import { isSaid, saidBy } from './open'

export function foreseen({ view, decisions }: Moment<View>, decision: string, option: string): Foreseen | undefined {
  const open = decisions.find(({ id }) => id === decision)
  const question = open && isSaid(option) ? questionAfter(view, open.subject, option) : undefined
  return question && { question }
}

function questionAfter(view: View, subject: string, option: string): Foreseen['question'] | undefined {
  const said = saidBy(option)
  const how = subject === 'extra move' ? 'extra' : 'move'
  switch (said.verb) {
    case 'deploy':
      return deployWhere(view, said.ref)
    case 'move':
      return moveWhere(view, { figure: said.ref, how })
    case 'shift':
      return shiftWhere(view, said.ref, how)
    case 'climb':
      return climbWhere(view, said.ref, said.other, how)
    case 'sprint':
      return moveWhere(view, { figure: said.ref, how: 'sprint' })
    case 'sprint-shift':
      return shiftWhere(view, said.ref, 'sprint')
    case 'sprint-climb':
      return climbWhere(view, said.ref, said.other, 'sprint')
    case 'engage':
      return engageWhere(view, said.ref, said.other)
    case 'join':
      return engageWhere(view, said.ref, meleeOf(view).target)
    default:
      return undefined
  }
}
