/** Grenades and Indirect shots (4.23) at a cube. A miss scatters, falls and bounces (DZ-SCA); the effect is where it ends. */
import { allOf, eights } from '../dice'
import type { Event } from '../events'
import { scatterCube } from '../facts/away'
import { floorsBelow, highestIn } from '../facts/board'
import { cubeFrom, cubeId } from '../facts/cubes'
import { hasKeyword } from '../facts/keywords'
import { modelOf } from '../facts/models'
import { THING } from '../facts/movers'
import { canStep } from '../facts/steps'
import { testOf } from '../facts/tests'
import { aimDice, isOnBoardCube, type Thrown, thrownOf, throwReport } from '../facts/throws'
import { nextTrap } from '../facts/traps'
import type { State } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'
import { emptied } from './shoot'

type Throwing = Calls['throw']
const thingOf = (state: State, { model, with: id }: Throwing): Thrown => thrownOf(state, model, id)
const isIndirect = (state: State, local: Throwing) => hasKeyword(thingOf(state, local).weapon, 'indirect')

export const throwing = procedure('throw', {
  declare: ({ state, local }) => {
    const { model, cube, how } = local
    return tell({ type: 'throw-declared', report: throwReport(state, model, thingOf(state, local), cube, how) }, 'aims')
  },
  aims: ({ state, local: { model } }) =>
    tell({ type: 'test-declared', test: { kind: 'shoot', attack: aimDice(state, model) } }, 'adds'),
  // AMB-16: an Indirect shot gets no dice added, not even Command dice.
  adds: ({ state, local }) =>
    isIndirect(state, local) ? go('roll') : call('add dice', { who: 'attack', model: local.model, stat: 'shoot' }, 'roll'),
  roll: () => call('throw dice', { who: 'attack' }, 'rolled'),
  rolled: ({ state, local }) => {
    const { model, cube, how } = local
    const report = throwReport(state, model, thingOf(state, local), cube, how)
    return testOf(state).attack.successes >= report.needs ? go('landed', { lands: cube }) : go('scatter')
  },
  scatter: ({ state, local: { model, cube } }) => {
    const { seat } = modelOf(state, model)
    return ask(question('chance', 'object scatter', eights(1, seat), allOf('1', 1), { about: { model, cube } }), 'scattered')
  },
  scattered: ({ state, local, heard }) => {
    const { cube } = local
    const next = scatterCube(cube, heard.the('object scatter')[0] ?? '1')
    // DZ-SCA-08: an Indirect shot that leaves the board is lost. DZ-SCA-05: a grenade bounces back from the edge, as from any
    // wall.
    if (isIndirect(state, local)) {
      if (!isOnBoardCube(next)) return go('landed', { lost: true })
      const { c, r } = cubeFrom(next)
      return go('landed', { lands: cubeId(highestIn(state.battlefield, c, r)) })
    }
    const passes = isOnBoardCube(next) && canStep(state.battlefield, cube, next, THING).allowed
    return go('falls', { lands: passes ? next : cube })
  },
  // DZ-SCA-02, 03, 04: the object falls to the first floor below. Whether a walkway holds it is rolled.
  falls: ({ state, local: { model, lands, cube } }) => {
    const below = floorsBelow(state.battlefield, cubeFrom(lands ?? cube))
    const first = below[0]
    if (!first) return go('landed', { lost: true })
    const at = cubeId(first.cube)
    if (!first.isPartial || at === cube) return go('landed', { lands: at })
    const { seat } = modelOf(state, model)
    return ask(question('chance', 'object landing', eights(1, seat), allOf('8', 1), { about: { model, cube: at } }), 'held')
  },
  held: ({ state, local: { lands, cube }, heard }) => {
    const below = floorsBelow(state.battlefield, cubeFrom(lands ?? cube))
    const first = below[0]?.cube ?? cubeFrom(cube)
    const isHeld = Number(heard.the('object landing')[0]) >= 5
    return isHeld ? go('landed', { lands: cubeId(first) }) : go('falls', { lands: cubeId({ ...first, z: first.z - 1 }) })
  },
  // The thrown item is used up, even if the thrower has died in the meantime.
  landed: ({ state, local }) => {
    const { model, cube, lands, lost } = local
    const { kind, value, item, weapon } = thingOf(state, local)
    const event: Event = {
      type: 'throw-landed',
      model,
      at: cube,
      hit: lands === cube,
      ...(lost || lands === undefined ? {} : { lands }),
    }
    const spent: readonly Event[] =
      item === undefined ? emptied(state, model, weapon) : [{ type: 'item-gone', item, how: 'used' }]
    const what = item === undefined ? { kind, value, weapon: weapon.id } : { kind, value }
    const lies = hasKeyword(weapon, 'trap')
    return tell([event, ...spent], 'bursts', { what, ...(lies ? { lies } : {}) })
  },
  bursts: ({ state, local: { model, lands, lost, what, lies } }) => {
    if (lost || lands === undefined || !what) return go('done')
    if (!lies) return call('area attack', { cube: lands, by: model, ...what }, 'done')
    // A.3, Trap: a token is laid in the cube.
    return tell(
      { type: 'trap-laid', trap: { ref: nextTrap(state), seat: modelOf(state, model).seat, cube: lands, by: model, ...what } },
      'done',
    )
  },
})
