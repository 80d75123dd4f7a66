/** The log of moves, throws and falls. */
import { SILENT } from '../../kit/speech/log'
import type { MoveEvent } from '../rules/events/moves'
import { cubeOfPose } from '../rules/facts/cubes'
import { ofModel, type Tellers } from './log-line'
import { say } from './words'

export const MOVE_TELLERS: Tellers<MoveEvent['type']> = {
  'move-begun': SILENT,
  'model-moved': ({ model, to, cubes, way }, telling) => {
    const { speak, after } = telling
    const isOwn = after.active?.model === model
    if (way === 'shifted' && !isOwn) return ofModel(telling, 'note', model, say(speak, 'log-shifted', { model }))
    const cube = cubeOfPose(after.tabletop, to)
    return ofModel(telling, 'action', model, say(speak, 'log-moved', { model, cube, way, cubes: cubes.length }))
  },
  'move-halted': SILENT,
  'move-given-up': ({ model }, telling) => ofModel(telling, 'note', model, say(telling.speak, 'log-given-up', { model })),
  'let-go': ({ model }, telling) => ofModel(telling, 'note', model, say(telling.speak, 'log-let-go', { model })),
  scattered: ({ model, face, blocked }, telling) =>
    ofModel(telling, 'dice', model, say(telling.speak, 'log-scattered', { model, face, blocked })),
  'walkway-met': ({ model, face, lands }, telling) =>
    ofModel(telling, 'dice', model, say(telling.speak, 'log-walkway', { model, face, lands })),
  slammed: ({ model }, telling) => ofModel(telling, 'result', model, say(telling.speak, 'log-slammed', { model })),
  'no-way-in': ({ model, cube }, telling) =>
    ofModel(telling, 'note', model, say(telling.speak, 'log-no-way-in', { model, cube })),
  'model-pinned': ({ model }, telling) => ofModel(telling, 'result', model, say(telling.speak, 'log-pinned', { model })),
  'model-stood': ({ model }, telling) => ofModel(telling, 'note', model, say(telling.speak, 'log-stood', { model })),
}
