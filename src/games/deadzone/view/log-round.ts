/** The log of set-up, Rounds, Turns, Command dice, points and items. */
import { line, SILENT } from '../../kit/speech/log'
import type { RoundEvent } from '../rules/events/round'
import { cubeFrom, cubeOfPose } from '../rules/facts/cubes'
import { ofModel, type Tellers } from './log-line'
import { say } from './words'

export const ROUND_TELLERS: Tellers<RoundEvent['type']> = {
  'map-turned': ({ rotation }, { speak }) =>
    rotation === 0 ? [] : line('note', say(speak, 'log-map-turned', { degrees: rotation })),
  'secret-drawn': ({ seat }, { speak }) => line('note', say(speak, 'log-secret-drawn', { seat }), [], seat),
  'secret-shown': ({ seat, mission }, { speak }) => line('note', say(speak, 'log-secret-shown', { seat, mission }), [], seat),
  'objectives-placed': SILENT,
  'token-placed': ({ cube, gone }, { speak }) => {
    const { c, r } = cubeFrom(cube)
    return line('dice', say(speak, 'log-token', { column: c, row: r, gone }))
  },
  'recon-won': ({ seat, by }, { speak }) => line('result', say(speak, 'log-recon', { seat, by }), [], seat),
  'bonus-rolled': ({ seat, dice }, { speak }) => line('dice', say(speak, 'log-bonus-rolled', { seat, dice }), [], seat),
  'bonus-used': (event, { speak }) => line('action', say(speak, 'log-bonus-used', event), [], event.seat),
  'bonus-forgone': SILENT,
  'model-flanked': ({ model }, telling) => ofModel(telling, 'action', model, say(telling.speak, 'log-flanked', { model })),
  'first-player-named': ({ by, seat }, { speak }) => line('action', say(speak, 'log-first', { by, seat }), [], by),
  'zone-chosen': ({ seat, zone }, { speak }) => line('action', say(speak, 'log-zone', { seat, zone }), [], seat),
  'zones-enlarged': (_event, { speak }) => line('note', say(speak, 'log-zones-enlarged')),
  'model-deployed': ({ model, pose }, telling) =>
    ofModel(
      telling,
      'action',
      model,
      say(telling.speak, 'log-deployed', { model, cube: cubeOfPose(telling.after.tabletop, pose) }),
    ),
  'side-deployed': ({ away, seat }, { speak }) =>
    away.length === 0 ? [] : line('note', say(speak, 'log-away', { models: away }), [], seat),
  'round-began': ({ round }, { speak }) => line('heading', say(speak, 'log-round', { round })),
  'command-die-spent': ({ seat, die, model = '' }, { speak, before }) => {
    const face = before.sides[seat].command.find(({ id }) => id === die)?.face
    return face ? line('action', say(speak, 'log-die-spent', { seat, face, model }), [], seat) : []
  },
  'command-dice-rolled': ({ seat, dice }, { speak }) =>
    line('dice', say(speak, 'log-command', { seat, faces: dice.map(({ face }) => face) }), [], seat),
  'command-dice-rerolled': ({ seat, dice }, { speak }) =>
    line('dice', say(speak, 'log-command-again', { seat, faces: dice.map(({ face }) => face) }), [], seat),
  'turns-began': SILENT,
  'turn-began': SILENT,
  'turn-passed': ({ seat }, { speak }) => line('action', say(speak, 'log-passed', { seat }), [], seat),
  'turn-ended': SILENT,
  activated: ({ active: { model, by } }, { speak }) => line('heading', say(speak, 'log-activated', { model }), [], by),
  'action-begun': SILENT,
  'activation-ended': ({ model, idle }, telling) =>
    idle ? ofModel(telling, 'note', model, say(telling.speak, 'log-idle', { model })) : [],
  'points-scored': ({ seat, line: { points, why, of = '' } }, { speak }) =>
    line('result', say(speak, 'log-points', { seat, points, why, of }), [], seat),
  'smoke-tested': (event, { speak }) => line('dice', say(speak, 'log-smoke-tested', event)),
  'round-ended': ({ round, points }, { speak }) =>
    line('note', say(speak, 'log-round-ended', { round, a: points.A, b: points.B })),
  'match-ended': ({ points, winner }, { speak }) =>
    line('heading', say(speak, 'log-match-ended', { a: points.A, b: points.B, winner })),
  'model-left': ({ model }, telling) => ofModel(telling, 'action', model, say(telling.speak, 'log-left', { model })),
  'item-turned': ({ kind }, { speak }) => line('note', say(speak, 'log-item-turned', { kind })),
  'item-seen': ({ seat }, { speak }) => line('note', say(speak, 'log-item-seen', { seat }), [], seat),
  'item-taken': ({ item, model }, telling) =>
    ofModel(telling, 'action', model, say(telling.speak, 'log-item-taken', { item, model })),
  'item-dropped': ({ item, model }, telling) =>
    ofModel(telling, 'action', model, say(telling.speak, 'log-item-dropped', { item, model })),
  'item-given': ({ item, from, to }, telling) =>
    ofModel(telling, 'action', from, say(telling.speak, 'log-item-given', { item, from, to })),
  'item-gone': ({ item, how }, { speak }) => line('note', say(speak, 'log-item-gone', { item, how })),
  'item-moved': ({ item, cube }, { speak }) => line('note', say(speak, 'log-item-moved', { item, cube })),
}
