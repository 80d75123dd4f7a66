/** The log of set-up, turns, moves, nodes, upkeep and the end. */
import type { Ref } from '../../../table/piece'
import { line, SILENT } from '../../kit/speech/log'
import { count } from '../rules/dice'
import type { Pool } from '../rules/state'
import { SIDES } from '../rules/state'
import { crossingDetails, ofFigure, type Tellers } from './log-line'
import { facesText } from './tallies'
import { say } from './words'

/** The events that use pools of dice. If one of them is in the same entry, its line lists the dice. */
const SETTLES: readonly string[] = [
  'figure-moved',
  'move-lost',
  'engagement-crossed',
  'engagement-failed',
  'damage-rolled',
  'initiative-rolled',
  'stress-tested',
  'adventure-tried',
  'shot-netted',
  'round-won',
]

export const TURN_TELLERS = {
  'initiative-rolled': ({ faces, winner }, { speak }) => {
    const [a, b] = [count(faces.A, 'hit'), count(faces.B, 'hit')]
    const details = SIDES.map((seat) =>
      say(speak, 'because-of', { total: speak.seat(seat), because: facesText(faces[seat], speak) }),
    )
    if (!winner) return line('dice', say(speak, 'log-initiative-tie', { hits: a }), details)
    const [hits, other] = winner === 'A' ? [a, b] : [b, a]
    return line('dice', say(speak, 'log-initiative', { seat: winner, hits, other }), details, winner)
  },
  'edge-chosen': (event, { speak }) => line('action', say(speak, 'log-edge', event), [], event.seat),
  'deployment-began': ({ seat }, { speak }) => line('heading', say(speak, 'log-deployment', { seat }), [], seat),
  'figure-deployed': ({ figure }, telling) => ofFigure(telling, 'action', figure, say(telling.speak, 'log-deployed', { figure })),
  'turn-began': ({ turn }, { speak, after }) => line('heading', say(speak, 'log-turn', { turn, turns: after.turns })),
  'phase-began': ({ phase, seat }, { speak }) =>
    phase === 'upkeep'
      ? line('heading', say(speak, 'phase', { phase }))
      : line('heading', say(speak, 'log-phase', { phase, seat }), [], seat),
  'part-ended': SILENT,
  'dice-thrown': ({ pools }, { speak, events }) => {
    if (events.some(({ type }) => SETTLES.includes(type))) return []
    return (Object.entries(pools) as readonly [keyof typeof pools, Pool][]).flatMap(([pool, { seat, figure = '', faces }]) =>
      line('dice', say(speak, 'log-thrown', { pool, seat, figure, faces: facesText(faces, speak) }), [], seat),
    )
  },
  // moves
  'figure-moved': ({ figure, how, used, crossings }, telling) => {
    const { speak } = telling
    const stopped = crossings.find(({ result }) => result === 'stopped')
    const text = stopped
      ? say(speak, 'log-cut-short', { figure, used, piece: stopped.ref })
      : say(speak, 'log-moved', { figure, used, how })
    return ofFigure(telling, 'action', figure, text, crossingDetails(crossings, speak))
  },
  'move-lost': ({ figure, crossings }, telling) => {
    const piece: Ref = crossings.at(-1)?.ref ?? figure
    const { speak } = telling
    return ofFigure(telling, 'result', figure, say(speak, 'log-move-lost', { figure, piece }), crossingDetails(crossings, speak))
  },
  'figure-climbed': ({ figure, to }, telling) =>
    ofFigure(telling, 'action', figure, say(telling.speak, 'log-climbed', { figure, piece: to.on ?? figure })),
  'figure-shifted': ({ figure }, telling) => ofFigure(telling, 'action', figure, say(telling.speak, 'log-shifted', { figure })),
  // nodes
  'node-placed': ({ node, seat }, { speak }) =>
    line('action', say(speak, 'log-node-placed', { node, seat: seat ?? '' }), [], seat),
  'node-taken': (event, telling) => {
    const { speak } = telling
    const details = event.first ? [say(speak, 'log-node-does', { kind: event.kind })] : []
    return ofFigure(telling, 'result', event.figure, say(speak, 'log-node-taken', event), details)
  },
  'node-dropped': ({ node, figure }, telling) =>
    ofFigure(telling, 'result', figure, say(telling.speak, 'log-node-dropped', { node, figure })),
  'node-scored': ({ node, figure, line: { seat, points } }, { speak }) =>
    line('result', say(speak, 'log-node-scored', { node, figure, seat, points }), [], seat),
  // upkeep and end
  'figures-recovered': ({ figures, by }, { speak }) =>
    line('result', say(speak, 'log-recovered', { figures, byFate: by === 'fate' })),
  'stress-tested': ({ figure, faces, removed }, telling) => {
    const { speak } = telling
    // The result comes from the event for which the dice were thrown, whatever else the entry contains.
    const left = faces.length - removed
    return ofFigure(
      telling,
      'dice',
      figure,
      say(speak, 'log-stress-tested', { figure, faces: facesText(faces, speak), removed, left }),
    )
  },
  'hand-chosen': (event, { speak }) => line('action', say(speak, 'log-hand', event), [], event.seat),
  'adventure-tried': ({ seat, faces, isDrawn }, { speak }) =>
    line('dice', say(speak, 'log-tried', { seat, faces: facesText(faces, speak), isDrawn }), [], seat),
  'match-ended': ({ points, winner }, { speak }) => {
    if (!winner) return line('heading', say(speak, 'log-draw', { points: points.A }))
    const other = winner === 'A' ? points.B : points.A
    return line('heading', say(speak, 'log-won', { seat: winner, points: points[winner], other }), [], winner)
  },
} satisfies Partial<Tellers>
