/** Foresees the question of where a model goes that will follow an option, with the rules' own functions. Changes nothing. */
import type { Foreseen, Moment } from '../../../client/moment'
import type { AnyDecision } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { startsFreely } from '../rules/facts/activating'
import { modelOf } from '../rules/facts/models'
import { speedOf } from '../rules/facts/movers'
import { mostOf } from '../rules/facts/moves'
import { arriveWhere, deployWhere, dropWhere, moveWhere, standWhere, throwAhead } from '../rules/facts/where'
import { readId } from '../rules/ids'
import type { Side, View } from '../rules/state'

export function foreseen({ view, decisions }: Moment<View>, decision: string, option: string): Foreseen | undefined {
  const open = decisions.find(({ id }) => id === decision)
  // The seat is a side, because only sides are asked to pick.
  return open && foreseenIn(view, open, open.seat as Side, option)
}

const alone = (question: Foreseen['question'] | undefined): Foreseen | undefined => question && { question }

function foreseenIn(view: View, { subject, about }: AnyDecision, by: Side, option: string): Foreseen | undefined {
  const { verb, first, second } = readId(option)
  const model = typeof about?.model === 'string' ? about.model : first
  switch (subject) {
    case 'turn':
    case 'extra activation':
      return verb === 'activate' ? activated(view, first, by) : undefined
    case 'action':
      return alone(acted(view, model, by, verb))
    case 'deploy':
      if (verb !== 'deploy') return undefined
      return alone(
        about?.model === undefined ? deployWhere(view, first, by, second || undefined) : dropWhere(view, first, by, second),
      )
    case 'throw direction':
      return alone(throwAhead(view, model, by, option))
    case 'flank cube':
      return alone(arriveWhere(view, model, first))
    case 'scout':
      return verb === 'scout' ? alone(moveWhere(view, first, by, modelOf(view, first).profile.speed[1], 'pregame')) : undefined
    case 'bonus model':
      return verb === 'model' && about?.does === 'move' ? alone(moveWhere(view, first, by, 1, 'pregame')) : undefined
    default:
      return undefined
  }
}

/** The activation of a model: a Pinned model stands up, any other moves. Undefined if an effect has to be resolved first. */
function activated(view: View, model: Ref, by: Side): Foreseen | undefined {
  if (!startsFreely(view, model)) return undefined
  const verb = modelOf(view, model).pinned ? 'stand' : 'move'
  const question = speedOf(view, model).some((cubes) => cubes > 0) || verb === 'stand' ? acted(view, model, by, verb) : undefined
  return question && { question, further: [verb] }
}

function acted(view: View, model: Ref, by: Side, verb: string): Foreseen['question'] | undefined {
  switch (verb) {
    case 'move':
    case 'sprint':
      return moveWhere(view, model, by, mostOf(view, model, verb), verb)
    case 'free-move':
      return moveWhere(view, model, by, mostOf(view, model, 'die'), 'die')
    case 'stand':
      return standWhere(view, model, by)
    default:
      return undefined
  }
}
