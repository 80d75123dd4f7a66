/** King of the Hill (4.24): climbing an obstacle and shifting on its top. Descending is an ordinary move. */
import { pieceOf } from '../facts/figures'
import { samePlace } from '../facts/moves'
import { climbWhere, shiftWhere } from '../facts/where'
import { ask, call, procedure, tell } from '../terms'
import { lookingAlong } from './movement'

/** EX-HIL-02 to 04: takes the whole movement action, without a roll. */
export const climb = procedure('climb', {
  where: ({ state, local: { figure, onto, how } }) => {
    const where = climbWhere(state, figure, onto, how)
    if (!where) throw new Error(`${figure} finds no room on ${onto}: it should not have been offered`)
    return ask(where, 'up')
  },
  up: ({ state, local: { figure, how }, heard }) => {
    const from = pieceOf(state, figure).pose
    const place = heard.the('climb where')
    const to = { ...place, heading: lookingAlong(state, figure, place.at) }
    return tell({ type: 'figure-climbed', figure, how, from, to }, 'nodes')
  },
  // EX-NOD-02, EX-NOD-11: none of the movement is left.
  nodes: ({ local: { figure } }) => call('nodes', { figure, left: 0 }, 'done'),
})

/** EX-HIL-05. A figure put back where it stood has not acted (EX-MOV-09). */
export const shift = procedure('shift', {
  where: ({ state, local: { figure, how } }) => {
    const where = shiftWhere(state, figure, how)
    if (!where) throw new Error(`${figure} has nowhere to shift to: it should not have been offered`)
    return ask(where, 'over')
  },
  over: ({ state, local: { figure, how }, heard }) => {
    const from = pieceOf(state, figure).pose
    const place = heard.the('shift where')
    if (samePlace(place.at, from.at)) return tell([], 'done')
    const to = { ...place, heading: lookingAlong(state, figure, place.at) }
    return tell({ type: 'figure-shifted', figure, how, from, to }, 'nodes')
  },
  nodes: ({ local: { figure } }) => call('nodes', { figure, left: 0 }, 'done'),
})
