/** The cues of set-up, turns, moves, nodes, upkeep and the end. */
import type { Cue } from '../../../scene/cue'
import { LAST_LOOK, over, together } from '../../kit/drawn/cues'
import { nodeFace } from './look-nodes'
import { banner, go, put, type Stagers, UNSEEN, wayOf } from './stage-cue'
import { say } from './words'

export const TURN_STAGERS = {
  'initiative-rolled': ({ winner }, { speak }) =>
    winner ? [banner(say(speak, 'cue-initiative', { seat: winner }), { seat: winner })] : [banner(say(speak, 'cue-tie-again'))],
  'edge-chosen': (event, { speak }) => [banner(say(speak, 'cue-edge', event), { seat: event.seat })],
  'deployment-began': ({ seat }, { speak }) => [banner(say(speak, 'cue-deploys', { seat }), { seat })],
  'figure-deployed': ({ figure, pose }, { after }) => [go(figure, [put(after, pose)], 'slide')],
  'turn-began': ({ turn }, { speak, after }) => [banner(say(speak, 'status-turn', { turn, turns: after.turns }))],
  'phase-began': ({ phase, seat }, { speak }) => {
    const text = say(speak, 'phase', { phase })
    return phase === 'upkeep' ? [banner(text)] : [banner(text, { detail: say(speak, 'cue-part', { seat }), seat })]
  },
  'part-ended': UNSEEN,
  // The dice cue at the start of the entry already shows this.
  'dice-thrown': UNSEEN,
  'figure-moved': ({ figure, path, from, to, crossings }, { speak, after }) => {
    const stopped = crossings.find(({ result }) => result === 'stopped')
    return [
      go(figure, wayOf(path, from, to, after), 'walk'),
      ...(stopped ? [over(figure, say(speak, 'cue-stopped', { piece: stopped.ref }), 'costly')] : []),
    ]
  },
  'move-lost': ({ figure }, { speak }) => [over(figure, say(speak, 'cue-lost'), 'refused')],
  'figure-climbed': ({ figure, from, to }, { after }) => [go(figure, [put(after, from), put(after, to)], 'climb')],
  'figure-shifted': ({ figure, from, to }, { after }) => [go(figure, [put(after, from), put(after, to)], 'slide')],
  'node-placed': ({ node, pose }, { after }) => [{ type: 'token', ref: node, to: 'drop', ...put(after, pose) }],
  'node-taken': ({ figure, node, kind, points, first }, { speak }) => [
    ...(first ? [{ type: 'token', ref: node, to: 'reveal', ...nodeFace({ kind, points }) } as const] : []),
    together([
      { type: 'token', ref: node, to: 'lift', by: figure },
      over(figure, say(speak, 'cue-node-taken', { kind, points }), 'allowed'),
    ]),
  ],
  'node-dropped': ({ node, pose }, { speak, after }) => [
    together([
      { type: 'token', ref: node, to: 'drop', ...put(after, pose) },
      over(pose.at, say(speak, 'cue-node-dropped'), 'neutral'),
    ]),
  ],
  'node-scored': ({ figure, line: { points } }, { speak }) => [
    over(figure, say(speak, 'cue-node-scored', { points }), 'allowed'),
  ],
  // upkeep and end
  'figures-recovered': ({ figures }, { speak }) => [
    together(
      figures.flatMap((ref): readonly Cue[] => [{ type: 'rise', ref }, over(ref, say(speak, 'cue-recovered'), 'allowed')]),
    ),
  ],
  'stress-tested': ({ figure, removed }, { speak }) =>
    removed > 0
      ? [over(figure, say(speak, 'cue-stress-off', { removed }), 'allowed')]
      : [over(figure, say(speak, 'cue-stress-stays'), 'costly')],
  // The events that follow show the consequences.
  'hand-chosen': UNSEEN,
  'adventure-tried': ({ seat, isDrawn }, { speak }) =>
    isDrawn ? [] : [banner(say(speak, 'cue-tried-in-vain', { seat }), { seat })],
  'match-ended': ({ winner, points }, { speak }) => {
    const text = winner ? say(speak, 'cue-won', { seat: winner }) : say(speak, 'cue-draw')
    return [banner(text, { detail: say(speak, 'cue-score', points), ...(winner ? { seat: winner } : {}) }), LAST_LOOK]
  },
} satisfies Partial<Stagers>
