/** The Command roll (DZ-CMD-01 to 06): both sides throw, then each may reroll some of its dice once. */
import type { Pick } from '../../../../kernel'
import { COMMAND_DICE } from '../constants'
import { allOf, commandDice } from '../dice'
import { has, isOnBoard, onTeam } from '../facts/models'
import { isBelowHalf, tacticianOf } from '../facts/round'
import { type CommandDie, type CommandFace, otherSide, type Side, type State } from '../state'
import { ask, go, procedure, question, tell } from '../terms'

/** DZ-CMD-02: the side with the initiative comes first. */
const order = ({ initiative }: State): readonly Side[] => [initiative, otherSide(initiative)]
const named = (seat: Side, faces: readonly CommandFace[]): readonly CommandDie[] =>
  faces.map((face, index) => ({ id: `${seat.toLowerCase()}${index + 1}`, face }))

/** DZ-CMD-04: no reroll below half strength, unless a living model has Combat Team Training. */
const mayReroll = (state: State, seat: Side): boolean =>
  !isBelowHalf(state, seat) ||
  onTeam(state, seat).some((model) => isOnBoard(state, model.ref) && has(model, 'combat-team-training'))

const again = (state: State, seat: Side): Pick<`die:${string}`> => ({
  shape: 'pick',
  options: state.sides[seat].command.map(({ id, face }) => ({ id: `die:${id}` as const, shows: { face } })),
  least: 0,
  most: state.sides[seat].command.length,
})

/** `at`: index of the side that throws now, in the order of initiative. */
export const commandRoll = procedure('command roll', {
  throw: ({ state, local: { at = 0 } }) => {
    const seat = order(state)[at]
    if (!seat) return go('offer', { at: 0 })
    const count = COMMAND_DICE + tacticianOf(state, seat)
    return ask(question('chance', 'command dice', commandDice(count, seat), allOf('DICE', count), { about: { seat } }), 'thrown')
  },
  thrown: ({ state, local: { at = 0 }, heard }) => {
    const seat = order(state)[at] ?? state.initiative
    return tell({ type: 'command-dice-rolled', seat, dice: named(seat, heard.the('command dice')) }, 'throw', { at: at + 1 })
  },
  offer: ({ state, local: { at = 0 } }) => {
    const seat = order(state)[at]
    if (!seat) return go('done')
    if (!mayReroll(state, seat)) return go('offer', { at: at + 1 })
    return ask(question(seat, 'reroll command', again(state, seat), []), 'chosen')
  },
  chosen: ({ local: { at = 0 }, heard }) => {
    const ids = heard.the('reroll command').map((id) => id.slice('die:'.length))
    return ids.length === 0 ? go('offer', { at: at + 1 }) : go('rethrow', { dice: ids })
  },
  rethrow: ({ state, local: { at = 0, dice = [] } }) => {
    const seat = order(state)[at] ?? state.initiative
    const about = { seat, again: true }
    return ask(
      question('chance', 'command dice', commandDice(dice.length, seat), allOf('DICE', dice.length), { about }),
      'rethrown',
    )
  },
  // DZ-CMD-03
  rethrown: ({ state, local: { at = 0, dice = [] }, heard }) => {
    const seat = order(state)[at] ?? state.initiative
    const faces = heard.the('command dice')
    const thrown = dice.flatMap((id, index) => {
      const face = faces[index]
      return face ? [{ id, face }] : []
    })
    return tell({ type: 'command-dice-rerolled', seat, dice: thrown }, 'offer', { at: at + 1 })
  },
})
