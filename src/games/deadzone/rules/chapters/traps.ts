/** Traps and Bomb Bots (A.3). */
import { pickOne } from '../../../../kernel'
import type { Event } from '../events'
import { cubeOf } from '../facts/cubes'
import { modelOf } from '../facts/models'
import { BOMB_BOT, trapOf, trapsAgainst } from '../facts/traps'
import { readId } from '../ids'
import { otherSide, type State } from '../state'
import { ask, call, go, procedure, question, tell } from '../terms'

/** Whether the model has left the cube because it was thrown out or killed. */
const isGone = (state: State, model: string, cube: string): boolean =>
  modelOf(state, model).standing !== 'board' || cubeOf(state, model) !== cube

/** A model has entered a cube: the owner of a trap there may set it off, which ends that model's activation. */
export const traps = procedure('traps', {
  begin: ({ state, local: { model } }) => go('offer', { cube: cubeOf(state, model) }),
  offer: ({ state, local: { model, cube = '' } }) => {
    if (isGone(state, model, cube)) return go('done')
    const options = trapsAgainst(state, model).map(({ ref }) => ({ id: `set-off:${ref}` as const, on: [model] }))
    if (options.length === 0) return go('done')
    const seat = otherSide(modelOf(state, model).seat)
    return ask(question(seat, 'set off', pickOne([...options, { id: 'leave' }]), ['leave'], { about: { model, cube } }), 'chosen')
  },
  chosen: ({ state, local: { model }, heard }) => {
    const id = heard.picked('set off')
    if (id === 'leave') return go('done')
    const { kind, value, by, cube, weapon } = trapOf(state, readId(id).first)
    const sprung: Event = { type: 'trap-sprung', trap: readId(id).first, model }
    const stopped: readonly Event[] = state.active?.model === model ? [{ type: 'activation-stopped', model, why: 'trap' }] : []
    return tell([sprung, ...stopped], 'bursts', { burst: { kind, value, by, cube, ...(weapon === undefined ? {} : { weapon }) } })
  },
  bursts: ({ local: { burst } }) => (burst ? call('area attack', burst, 'offer') : go('done')),
})

/** HOUSE: see `facts/traps.ts`. */
export const bombBot = procedure('bomb bot', {
  rolls: ({ local: { item } }) => tell({ type: 'item-gone', item, how: 'used' }, 'bursts'),
  bursts: ({ local: { model, cube } }) =>
    call('area attack', { cube, by: model, kind: BOMB_BOT.kind, value: BOMB_BOT.value }, 'done'),
})
