/** Set-up (4.10) by the scenario: a roll for the edge, then both sides deploy one after the other. */
import { type Option, pickOne, type Reason } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import { spotFor } from '../facts/deploying'
import { figureOf, figuresOf, isOnTable } from '../facts/figures'
import { deployWhere } from '../facts/where'
import { type DeployId, EDGES, type Edge, readId, verbId } from '../ids'
import { say } from '../said'
import { otherSide, SIDES, type Side, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

const OPPOSITE: { readonly [E in Edge]: Edge } = { north: 'south', east: 'west', south: 'north', west: 'east' }

/** The heading of figures at each edge, facing across the table. */
const ACROSS: { readonly [E in Edge]: number } = { north: 270, east: 180, south: 90, west: 0 }

/** An option for every figure of the side, already placed or not. `ready` is refused until every figure that can be placed is. */
function deployOptions(state: State, seat: Side): readonly Option<DeployId>[] {
  const full = (ref: Ref): Reason | undefined =>
    spotFor(state, ref) ? undefined : say('no-room-to-deploy', { figure: ref }, 'EX-SET-05')
  const figures = figuresOf(state, seat)
    .filter(({ condition }) => condition !== 'exterminated')
    .map(({ ref }): Option<DeployId> => {
      const refused = full(ref)
      return { id: verbId('deploy', ref), on: [ref], ...(refused ? { refused } : {}) }
    })
  const left = figures.filter(({ refused, on }) => !refused && !isOnTable(state, on?.[0] ?? '')).flatMap(({ on = [] }) => on)
  const ready: Option<DeployId> =
    left.length > 0 ? { id: 'ready', refused: say('still-to-deploy', { figures: left }, 'EX-SET-05') } : { id: 'ready' }
  return [...figures, ready]
}

const nextToDeploy = (options: readonly Option<DeployId>[], state: State): DeployId =>
  options.find(({ refused, on }) => !refused && !isOnTable(state, on?.[0] ?? ''))?.id ?? 'ready'

/** EX-SET-05: one player deploys all his figures. */
export const deployment = procedure('deployment', {
  begin: ({ local: { seat } }) => tell({ type: 'deployment-began', seat }, 'choose'),
  choose: ({ state, local: { seat } }) => {
    const options = deployOptions(state, seat)
    return ask(question(seat, 'deploy', pickOne(options), [nextToDeploy(options, state)]), 'chosen')
  },
  chosen: ({ heard }) => {
    const said = readId(heard.picked('deploy'))
    return said.verb === 'deploy' ? go('where', { figure: said.ref }) : go('done')
  },
  where: ({ state, local: { figure = '' } }) => {
    const where = deployWhere(state, figure)
    if (!where) throw new Error(`there is no room for ${figure}: it should not have been offered`)
    return ask(where, 'placed')
  },
  // The figure is turned to face across the table, whatever the heading in the answer.
  placed: ({ state, local: { seat, figure = '' }, heard }) => {
    const heading = ACROSS[state.sides[seat].edge ?? 'west']
    return tell({ type: 'figure-deployed', figure, pose: { ...heard.the('deploy where'), heading } }, 'choose')
  },
})

/** EX-SET-01: the whole match, from the roll for the edge to the last turn. */
export const match = procedure('match', {
  nodes: () => call('node placement', {}, 'deal'),
  deal: () => call('dealing', {}, 'roll'),
  roll: () => call('initiative', {}, 'edge'),
  edge: ({ state }) =>
    ask(
      question(state.active, 'edge', pickOne(EDGES.map((id) => ({ id }))), ['south'], { about: { seat: state.active } }),
      'chosen',
    ),
  chosen: ({ state, heard }) => {
    const edge = heard.picked('edge')
    return tell({ type: 'edge-chosen', seat: state.active, edge, other: OPPOSITE[edge] }, 'deployFirst')
  },
  deployFirst: ({ state }) => call('deployment', { seat: state.active }, 'deploySecond'),
  deploySecond: ({ state }) => call('deployment', { seat: otherSide(state.active) }, 'turns'),
  turns: ({ state }) => (state.turn < state.turns ? call('turn', {}, 'turns') : go('over')),
  // EX-NOD-09
  over: ({ state }) => tell(nodeScores(state), 'ended'),
  ended: ({ state }) => {
    const points = pointsOf(state)
    const winner = points.A === points.B ? {} : { winner: points.A > points.B ? ('A' as const) : ('B' as const) }
    return tell({ type: 'match-ended', points, ...winner }, 'done')
  },
})

/** EX-NOD-09, EX-SCN-02: each node scores for the side whose figure carries it at the end. */
const nodeScores = (state: State): readonly Event[] =>
  Object.values(state.nodes).flatMap(({ ref, carrier, points = 0 }): readonly Event[] => {
    if (carrier === undefined || points === 0) return []
    const why = say('node-points', { node: ref, figure: carrier }, 'EX-NOD-09')
    const line = { seat: figureOf(state, carrier).seat, points, turn: state.turn, why }
    return [{ type: 'node-scored', node: ref, figure: carrier, line }]
  })

/** EX-SCN-02: the victory points that each side has scored so far. */
export function pointsOf(state: State): { readonly [S in Side]: number } {
  const of = (seat: Side) => state.ledger.filter((line) => line.seat === seat).reduce((sum, line) => sum + line.points, 0)
  const [a, b] = SIDES.map(of)
  return { A: a ?? 0, B: b ?? 0 }
}
