/** Vortex nodes (4.4): placed face down, taken at the end of a move, with effects that may continue the move. */
import type { Units } from '../../../../geometry/types'
import { type Option, pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import { anyOrder, asTheyLie } from '../../../kit/rules/cards'
import { inches } from '../constants'
import { whyNotMove } from '../facts/able'
import { figureOf, isOperational, topUnder } from '../facts/figures'
import { climbable, whyNotClimb, whyNotShift } from '../facts/moves'
import { nodeOf, nodePlace, nodesTouched } from '../facts/nodes'
import { moveWhere } from '../facts/where'
import { type ExtraId, type FreeShotId, pairId, readId, verbId } from '../ids'
import { isOpen, offer } from '../offers'
import { SIDES, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'
import { shotOptions } from './shooting'

/** EX-NOD-01: the players place nodes in turn, or they lie where the scenario says. */
export const nodePlacement = procedure('node placement', {
  next: ({ state, local: { node = 0 } }) => {
    const ref = Object.keys(state.nodes)[node]
    const placing = state.set.nodes
    if (ref === undefined || !placing) return go('done')
    if (placing.placing === 'fixed') {
      const at = placing.at[node]
      return at === undefined
        ? go('done')
        : tell({ type: 'node-placed', node: ref, pose: { at: { x: inches(at[0]), y: inches(at[1]) }, heading: 0 } }, 'next', {
            node: node + 1,
          })
    }
    const found = nodePlace(state, ref)
    if (!found) return go('next', { node: node + 1 })
    const seat = SIDES[node % SIDES.length] ?? 'A'
    return ask(question(seat, 'node where', found.choice, found.spot, { about: { node: ref } }), 'placed')
  },
  placed: ({ state, local: { node = 0 }, heard }) => {
    const ref = Object.keys(state.nodes)[node] ?? ''
    const seat = SIDES[node % SIDES.length] ?? 'A'
    const pose = { at: heard.the('node where').at, heading: 0 }
    return tell({ type: 'node-placed', node: ref, seat, pose }, 'next', { node: node + 1 })
  },
})

/** The options for an extra move (EX-NOD-06): any movement action. */
function extraOptions(state: State, figure: Ref): readonly Option<ExtraId>[] {
  const why = whyNotMove(state, figure, 'extra')
  const climbs = (why ? [] : climbable(state, figure)).map((top) =>
    offer<ExtraId>(pairId('climb', figure, top), [figure, top], whyNotClimb(state, figure, top, 'extra')),
  )
  const shift =
    topUnder(state, figure) === undefined
      ? []
      : [offer<ExtraId>(verbId('shift', figure), [figure], why ?? whyNotShift(state, figure))]
  return [offer<ExtraId>(verbId('move', figure), [figure], why), ...shift, ...climbs]
}

const canGoOn = (state: State, figure: Ref, left: Units): boolean =>
  state.rulings.nodeContinue && left > 0 && isOperational(state, figure) && !whyNotMove(state, figure, 'continue')

/** W-NODE (EX-NOD-02 to 07, 11): after a move that may take nodes. `left` is the movement that is left. */
export const nodes = procedure('nodes', {
  touched: ({ state, local: { figure } }) => {
    const refs = isOperational(state, figure) ? nodesTouched(state, figure) : []
    if (refs.length === 0) return go('done')
    if (state.rulings.nodePickup === 'automatic') return go('turnOver', { toTake: refs, toDo: [] })
    const choice = { shape: 'pick', options: refs.map((ref) => offer<Ref>(ref, [ref])), least: 0, most: refs.length } as const
    return ask(question(figureOf(state, figure).seat, 'take nodes', choice, refs, { about: { figure } }), 'chosen')
  },
  chosen: ({ heard }) => go('turnOver', { toTake: heard.the('take nodes'), toDo: [] }),
  // All nodes are turned over first. Chance decides the kind of a node when it is turned over; until then nobody knows it.
  turnOver: ({ state, local: { figure, toTake = [] } }) => {
    const [ref, ...rest] = toTake
    if (ref === undefined) return go('work')
    const { kind, points = 0 } = nodeOf(state, ref)
    if (kind !== undefined)
      return tell({ type: 'node-taken', figure, node: ref, kind, points, first: false }, 'turnOver', { toTake: rest })
    const count = state.nodeBag.length
    return ask(question('chance', 'node draw', anyOrder(count), asTheyLie(count), { about: { figure, node: ref } }), 'turned')
  },
  turned: ({ state, local: { figure, toTake = [], toDo = [] }, heard }) => {
    const [ref = '', ...rest] = toTake
    const drawn = state.nodeBag[heard.the('node draw')[0] ?? 0]
    if (!drawn) throw new Error(`nothing is left that ${ref} could be`)
    return tell({ type: 'node-taken', figure, node: ref, ...drawn, first: true }, 'turnOver', {
      toTake: rest,
      toDo: [...toDo, drawn.kind],
    })
  },
  work: ({ state, local: { figure, toDo = [] } }) => {
    const [kind, ...rest] = toDo
    if (kind === undefined || !isOperational(state, figure)) return go('done')
    if (kind === 'temporal') return go('shoot', { toDo: rest })
    return go(kind === 'spatial' ? 'extra' : 'work', { toDo: rest })
  },
  // EX-NOD-05
  shoot: ({ state, local: { figure } }) => {
    const options = shotOptions(state, figure, 'free')
    if (!options.some(isOpen)) return go('goOn')
    const choice = pickOne<FreeShotId>([...options, { id: 'decline' }])
    return ask(question(figureOf(state, figure).seat, 'free shot', choice, ['decline'], { about: { figure } }), 'shot')
  },
  shot: ({ heard }) => {
    const said = readId(heard.picked('free shot'))
    return said.verb === 'shoot'
      ? call('burst', { shooter: said.ref, weapon: said.weapon, how: 'free', targets: [said.other] }, 'goOn')
      : go('goOn')
  },
  // EX-NOD-11: the move continues once, as part of the same activation, with the movement that is left.
  goOn: ({ state, local: { figure, left, isUsed } }) =>
    isUsed || !canGoOn(state, figure, left)
      ? go('work')
      : call('move', { figure, how: 'continue', budget: left }, 'work', { isUsed: true }),
  // EX-NOD-06: an extra move replaces what was left of the move.
  extra: ({ state, local: { figure } }) => {
    const options = extraOptions(state, figure)
    if (!options.some(isOpen)) return go('work')
    if (options.filter(isOpen).length === 1 && isOpen(options[0] as Option)) return go('way')
    const choice = pickOne<ExtraId>([...options, { id: 'decline' }])
    return ask(question(figureOf(state, figure).seat, 'extra move', choice, ['decline'], { about: { figure } }), 'moved')
  },
  moved: ({ heard }) => {
    const said = readId(heard.picked('extra move'))
    switch (said.verb) {
      case 'move':
        return go('way')
      case 'shift':
        return call('shift', { figure: said.ref, how: 'extra' }, 'work', { isUsed: true })
      case 'climb':
        return call('climb', { figure: said.ref, onto: said.other, how: 'extra' }, 'work', { isUsed: true })
      default:
        return go('work')
    }
  },
  way: ({ state, local: { figure } }) => ask(moveWhere(state, { figure, how: 'extra' }), 'shown'),
  // EX-MOV-09: an empty path is not a move, so nothing is lost by it.
  shown: ({ local: { figure }, heard }) => {
    const path = heard.the('move where')
    return path.length === 0 ? go('work') : call('move', { figure, how: 'extra', path }, 'work', { isUsed: true })
  },
})
