/** A puzzle's task as a sentence: "Put Cyberman 3 out of action this turn." */
import type { Goal, Limit } from '../../protocol/puzzle'
import type { Say } from '../words/dictionary'

/** `nameOf` gives the name of a piece or place, as sentences use it. */
export function goalText(goal: Goal, nameOf: (ref: string) => string, say: Say): string {
  switch (goal.type) {
    case 'win':
      return say('goal-win')
    case 'lead':
      return say('goal-lead')
    case 'gain':
      return say('goal-gain', { points: goal.points })
    case 'remove':
      return say('goal-remove', { piece: nameOf(goal.piece) })
    case 'hold':
      return say('goal-hold', { place: nameOf(goal.place) })
  }
}

/** `isTurnNow`: the first turn that counts is under way already. */
export function limitText({ unit, count }: Limit, isTurnNow: boolean, say: Say): string {
  if (unit === 'activation') return say('within-activation')
  if (unit === 'answer') return say('within-answers', { count })
  if (count > 1) return say('within-turns', { count })
  return say(isTurnNow ? 'within-turn' : 'within-next-turn')
}
