/** The question that will follow an option (where a miniature moves or deploys), by the rules' own functions. Sends nothing. */
import type { Foreseen, Moment } from '../../../client/moment'
import { firstFree } from '../../../table/shapes'
import { moveWhere } from '../rules/chapters/movement'
import { deployWhere } from '../rules/chapters/setup'
import { figureOf } from '../rules/facts/figures'
import { readId } from '../rules/ids'
import type { View } from '../rules/state'
import { question } from '../rules/terms'

export function foreseen({ view, decisions }: Moment<View>, decision: string, option: string): Foreseen | undefined {
  const open = decisions.find(({ id }) => id === decision)
  if (open?.subject !== 'act' && open?.subject !== 'deploy') return undefined
  const { verb, ref: figure } = readId(option)
  switch (verb) {
    case 'walk':
    case 'forced':
    case 'run':
    case 'evade':
    case 'disengage':
    case 'force-out':
      return { question: moveWhere(view, figure, verb) }
    case 'deploy': {
      const choice = deployWhere(view, figure)
      const free = firstFree(choice, view.tabletop)
      return free && { question: question(figureOf(view, figure).seat, 'deploy where', choice, free, { about: { figure } }) }
    }
    default:
      return undefined
  }
}
