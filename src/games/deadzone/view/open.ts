/** Look-ups among the open questions: which is asked, what it offers for a model, what its evidence is. */
import type { AnyDecision } from '../../../kernel'
import type { Ref } from '../../../table/piece'
import { openIn } from '../../kit/questions/asked'
import type { Asks } from '../rules/terms'

export { actorOf, aimOf, isPick, isPlace, isRoute, shownBy } from '../../kit/questions/asked'

/** The open question with this subject, if there is one. */
export const openOn = openIn<Asks>()

/** The model that an open question is about. */
export const aboutModel = (decisions: readonly AnyDecision[]): Ref | undefined => {
  for (const { about } of decisions) {
    const model = about?.model
    if (typeof model === 'string') return model
  }
  return undefined
}
