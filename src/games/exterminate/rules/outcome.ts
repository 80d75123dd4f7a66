/** How a melee ends (EX-MEL-11 to 15, 17): finishers, then pushes. */
import { pickOne } from '../../../kernel'
import { figureOf, isOnTable, pieceOf } from './facts/figures'
import { finishers, meleeOf, meleeOutcome, pushEnd, pushedBy, pushersOf } from './facts/melee'
import { type FinishId, type PusherId, pairId, readId, verbId } from './ids'
import { offer } from './offers'
import type { MeleeOutcome } from './reports'
import { otherSide } from './state'
import { ask, call, go, procedure, question, tell } from './terms'

const NOTHING: MeleeOutcome = { case: 'no-melee' }

/** EX-MEL-14: judged once, after all rounds. */
export const outcome = procedure('outcome', {
  judge: ({ state }) => {
    const found = meleeOutcome(state)
    return go(found.case === 'shocked' ? 'finish' : 'push', { outcome: found, pushed: [] })
  },
  // EX-MEL-12, EX-MUL-06: again and again while there are attacks left and somebody to strike.
  finish: ({ state, local: { outcome } }) => {
    if (outcome?.case !== 'shocked') return go('push')
    const options = finishers(state, outcome.beaten).map(([by, ref]) => offer<FinishId>(pairId('finish', by, ref), [by, ref]))
    if (options.length === 0) return go('push')
    const winner = otherSide(outcome.beaten)
    return ask(
      question(winner, 'finish', pickOne<FinishId>([...options, { id: 'decline' }]), ['decline'], {
        about: { beaten: outcome.beaten },
      }),
      'finished',
    )
  },
  finished: ({ heard }) => {
    const said = readId(heard.picked('finish'))
    return said.verb === 'finish'
      ? call('coup', { by: said.ref, figure: said.other, harm: 'finisher', bonus: 0 }, 'finish')
      : go('push')
  },
  // EX-MEL-17: one after the other.
  push: ({ state, local: { outcome = NOTHING, pushed = [] } }) => {
    const next = pushedBy(state, outcome).find((ref) => !pushed.includes(ref))
    if (next === undefined) return go('over')
    const pushers = pushersOf(state, next, outcome)
    return pushers.length === 0
      ? go('push', { pushed: [...pushed, next] })
      : call('push', { figure: next, pushers }, 'push', { pushed: [...pushed, next] })
  },
  over: ({ state, local: { outcome = NOTHING } }) =>
    tell({ type: 'melee-ended', target: meleeOf(state).target, outcome }, 'done'),
})

/** EX-MEL-15: one figure is pushed; where several could do it, their player says which. */
export const push = procedure('push', {
  by: ({ state, local: { figure, pushers } }) => {
    const [first] = pushers
    if (first === undefined || !isOnTable(state, figure)) return go('done')
    if (pushers.length === 1) return go('slide')
    const options = pushers.map((ref) =>
      offer<PusherId>(verbId('push', ref), [ref, figure], undefined, pushEnd(state, figure, ref)),
    )
    return ask(
      question(figureOf(state, first).seat, 'pusher', pickOne(options), [verbId('push', first)], { about: { figure } }),
      'chosen',
    )
  },
  chosen: ({ heard }) => {
    const said = readId(heard.picked('pusher'))
    return said.verb === 'push' ? go('slide', { pushers: [said.ref] }) : go('done')
  },
  slide: ({ state, local: { figure, pushers } }) => {
    const [by] = pushers
    if (by === undefined) return go('done')
    const from = pieceOf(state, figure).pose
    const { end, stoppedBy } = pushEnd(state, figure, by)
    const to = { ...from, at: end }
    return tell({ type: 'figure-pushed', figure, by, from, to, ...(stoppedBy === undefined ? {} : { stoppedBy }) }, 'done')
  },
})
