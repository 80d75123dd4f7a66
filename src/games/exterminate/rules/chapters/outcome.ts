/** The end of a melee (EX-MEL-11 to 15, 17): finishers, then pushes. */
import { pickOne } from '../../../../kernel'
import { readyWith } from '../facts/adventures'
import { figureOf, isOnTable, isShocked, pieceOf } from '../facts/figures'
import { meansOf, mightReact } from '../facts/hand'
import { combatants, finishers, meleeOf, meleeOutcome, pushEnd, pushedBy, pushersOf } from '../facts/melee'
import { type FinishId, type PusherId, pairId, readId, verbId } from '../ids'
import { offer } from '../offers'
import type { MeleeOutcome } from '../reports'
import { otherSide } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

/** The directions of a sidestep, degrees. */
const HEADINGS = [0, 45, 90, 135, 180, 225, 270, 315]

const NOTHING: MeleeOutcome = { case: 'no-melee' }

/** EX-MEL-14: determined once, after all rounds. */
export const outcome = procedure('outcome', {
  judge: ({ state }) => {
    const found = meleeOutcome(state)
    return go(found.case === 'shocked' ? 'finish' : 'push', { outcome: found, pushed: [] })
  },
  // EX-MEL-12, EX-MUL-06: repeated while there are unused attacks and shocked figures to strike.
  finish: ({ state, local: { outcome } }) => {
    if (outcome?.case !== 'shocked') return go('push')
    const winner = otherSide(outcome.beaten)
    const attacks = finishers(state, outcome.beaten).map(([by, ref]) => offer<FinishId>(pairId('finish', by, ref), [by, ref]))
    const fallen = combatants(meleeOf(state), outcome.beaten).filter((ref) => isShocked(state, ref))
    // EX-FAT-05: also asked if, by public facts, the winner might be able to pay with fate.
    if (fallen.length === 0 || (attacks.length === 0 && !mightReact(state, winner))) return go('push')
    const means = meansOf(state, winner)
    const strikes = fallen.flatMap((ref) => means.map((one) => offer<FinishId>(pairId('strike', ref, one), [ref])))
    const options = [...attacks, ...strikes]
    return ask(
      question(winner, 'finish', pickOne<FinishId>([...options, { id: 'decline' }]), ['decline'], {
        about: { beaten: outcome.beaten },
      }),
      'finished',
    )
  },
  finished: ({ local: { outcome }, heard }) => {
    const said = readId(heard.picked('finish'))
    if (said.verb === 'strike' && outcome?.case === 'shocked') {
      const by = otherSide(outcome.beaten)
      return call('contest', { figure: said.ref, by, isMelee: true, strike: said.other }, 'finish')
    }
    return said.verb === 'finish'
      ? call('coup', { by: said.ref, figure: said.other, harm: 'finisher', bonus: 0 }, 'finish')
      : go('push')
  },
  // EX-MEL-17: figures are pushed one after the other.
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

/** EX-MEL-15: one figure is pushed. If several figures could push it, their player chooses one. */
export const push = procedure('push', {
  by: ({ state, local: { figure, pushers } }) => {
    const [first] = pushers
    if (first === undefined || !isOnTable(state, figure)) return go('done')
    if (pushers.length === 1) return go('aside')
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
    return said.verb === 'push' ? go('aside', { pushers: [said.ref] }) : go('done')
  },
  // Sidestep (house): the pushed figure's owner chooses the direction. Ready cards are public.
  aside: ({ state, local: { figure, pushers } }) => {
    const { seat } = figureOf(state, figure)
    const [card] = readyWith(state, seat, 'sidestep')
    const [by] = pushers
    if (card === undefined || by === undefined) return go('slide')
    const options = HEADINGS.map((heading) =>
      offer<`towards:${number}` | 'pass'>(`towards:${heading}`, [figure], undefined, pushEnd(state, figure, by, heading)),
    )
    const choice = pickOne<`towards:${number}` | 'pass'>([...options, { id: 'pass' }])
    return ask(question(seat, 'push direction', choice, ['pass'], { about: { figure, by } }), 'stepped')
  },
  stepped: ({ state, local: { figure }, heard }) => {
    const said = readId(heard.picked('push direction'))
    if (said.verb !== 'towards') return go('slide')
    const { seat } = figureOf(state, figure)
    const [card = ''] = readyWith(state, seat, 'sidestep')
    return tell({ type: 'adventure-used', seat, card, effect: 'sidestep', figure }, 'slide', { heading: Number(said.ref) })
  },
  slide: ({ state, local: { figure, pushers, heading } }) => {
    const [by] = pushers
    if (by === undefined) return go('done')
    const from = pieceOf(state, figure).pose
    const { end, stoppedBy } = pushEnd(state, figure, by, heading)
    const to = { ...from, at: end }
    return tell({ type: 'figure-pushed', figure, by, from, to, ...(stoppedBy === undefined ? {} : { stoppedBy }) }, 'done')
  },
})
