/** A Round (DZ-RND, DZ-TURN, DZ-END-03): Command roll, alternating Turns, end of the Round. */
import { type Option, pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { unactivated, unspent } from '../facts/round'
import { readId } from '../ids'
import { say } from '../said'
import { otherSide, type Side, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

/** DZ-TURN-08: the side that acts next: `due` if it has models left, else the other; undefined when all models have acted. */
const acting = (state: State, due: Side): Side | undefined =>
  [due, otherSide(due)].find((seat) => unactivated(state, seat).length > 0)

export const round = procedure('round', {
  begin: ({ state }) => tell({ type: 'round-began', round: state.round + 1, seat: state.initiative }, 'command'),
  command: () => call('command roll', {}, 'turns'),
  turns: ({ state }) => tell({ type: 'turns-began', seat: state.initiative }, 'next', { due: state.initiative }),
  next: ({ state, local: { due = state.initiative } }) => {
    const seat = acting(state, due)
    return seat ? call('turn', { seat }, 'handOver') : go('end')
  },
  // DZ-TURN-04
  handOver: ({ state }) => go('next', { due: otherSide(state.initiative) }),
  end: () => call('end of round', {}, 'done'),
})

/** T0: the side's models that have not acted. Passing needs strictly fewer of them than the other side has (DZ-TURN-02, 06). */
function turnOptions(state: State, seat: Side): readonly Option<`activate:${Ref}` | 'pass'>[] {
  const own = unactivated(state, seat)
  const theirs = unactivated(state, otherSide(seat)).length
  const models = own.map((ref) => ({ id: `activate:${ref}` as const, on: [ref] }))
  if (own.length < theirs) return [...models, { id: 'pass' }]
  return [...models, { id: 'pass', refused: say('not-fewer-left', { own: own.length, theirs }, 'DZ-TURN-06') }]
}

/** DZ-CMD-10, DZ-TURN-03, AMB-52: the models that an ACT result may activate now. */
function extra(state: State, seat: Side): readonly Ref[] {
  if (state.actUsed || state.active?.idle || unspent(state, seat, 'ACT').length === 0) return []
  return unactivated(state, seat)
}

/** A Turn (3.2): one model's activation, and possibly a second one by an ACT result. */
export const turn = procedure('turn', {
  begin: ({ local: { seat } }) => tell({ type: 'turn-began', seat }, 'bonus'),
  // DZ-MIS-03: used at the start of the side's first Turn.
  bonus: ({ state, local: { seat } }) =>
    state.bonus?.seat === seat && state.bonus.dice.length > 0 ? call('recon bonus', { seat }, 'choose') : go('choose'),
  choose: ({ state, local: { seat } }) => {
    const options = turnOptions(state, seat)
    const open = options.filter(({ refused }) => !refused)
    const [only] = open
    if (!only) return go('over')
    // One model is left and passing is not allowed, so there is nothing to choose.
    if (open.length === 1) return go('activate', { model: readId(only.id).first })
    return ask(question(seat, 'turn', pickOne(options), [only.id]), 'chosen')
  },
  chosen: ({ heard, local: { seat } }) => {
    const { verb, first } = readId(heard.picked('turn'))
    return verb === 'pass' ? tell({ type: 'turn-passed', seat }, 'over') : go('activate', { model: first })
  },
  activate: ({ local: { seat, model = '' } }) => call('activation', { model, by: seat }, 'extra'),
  // T4
  extra: ({ state, local: { seat } }) => {
    const models = extra(state, seat)
    if (models.length === 0) return go('over')
    const options = [...models.map((ref) => ({ id: `activate:${ref}` as const, on: [ref] })), { id: 'decline' as const }]
    return ask(question(seat, 'extra activation', pickOne(options), ['decline']), 'extraChosen')
  },
  extraChosen: ({ state, local: { seat }, heard }) => {
    const { verb, first } = readId(heard.picked('extra activation'))
    const die = unspent(state, seat, 'ACT')[0]
    if (verb === 'decline' || !die) return go('over')
    return tell({ type: 'command-die-spent', seat, die: die.id, for: 'activation', model: first }, 'activate', { model: first })
  },
  over: ({ local: { seat } }) => tell({ type: 'turn-ended', seat }, 'done'),
})
