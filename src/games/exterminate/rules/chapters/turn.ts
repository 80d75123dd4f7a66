/** The turn (4.11): initiative; then each phase, first by the side with the initiative and then by the other; then upkeep. */
import { otherSide, type Side, type State } from '../state'
import { call, procedure, tell } from '../terms'

const last = (state: State): Side => otherSide(state.active)

/** EX-TRN-01, EX-TRN-02. */
export const turn = procedure('turn', {
  begin: ({ state }) => tell({ type: 'turn-began', turn: state.turn + 1 }, 'handLimit'),
  handLimit: () => call('hand limit', {}, 'initiative'),
  initiative: () => call('initiative', {}, 'firstMoves'),
  firstMoves: ({ state }) => call('move part', { seat: state.active }, 'secondMoves'),
  secondMoves: ({ state }) => call('move part', { seat: last(state) }, 'firstShoots'),
  firstShoots: ({ state }) => call('shoot part', { seat: state.active }, 'secondShoots'),
  secondShoots: ({ state }) => call('shoot part', { seat: last(state) }, 'firstFights'),
  firstFights: ({ state }) => call('melee part', { seat: state.active }, 'secondFights'),
  secondFights: ({ state }) => call('melee part', { seat: last(state) }, 'upkeep'),
  upkeep: () => call('upkeep', {}, 'done'),
})
