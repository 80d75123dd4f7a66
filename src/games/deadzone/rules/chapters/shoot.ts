/** Shooting (4.17, 4.27): weapon, target and mode, both sides' commitments, dice, damage or Pinned, and further effects. */
import { type Option, pickOne } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Event } from '../events'
import { beginning } from '../facts/actions'
import { aims } from '../facts/aims'
import { cubeOf } from '../facts/cubes'
import { isHarmless } from '../facts/harm'
import { hasKeyword, keywordOf } from '../facts/keywords'
import { has, leaderOf, modelOf } from '../facts/models'
import { pinning } from '../facts/pins'
import { allIn } from '../facts/presence'
import { shooterDice, shotAp, shotReport, targetDice } from '../facts/shots'
import { sees } from '../facts/sight'
import { marginOf, testOf } from '../facts/tests'
import { throwOptions } from '../facts/throws'
import { guns } from '../facts/weapons'
import { type AttackId, readId } from '../ids'
import type { Weapon } from '../profile'
import type { ShotHow } from '../reports'
import { say } from '../said'
import type { State } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'

type Shooting = Calls['shot']

/** Every possible shot and throw; refused ones have their reason. `shows` is the report from which the shot is later resolved. */
export function shootOptions(state: State, model: Ref, how: ShotHow, only?: Ref): readonly Option<AttackId>[] {
  const aimed = aims(state, model, how)
    .filter(({ target, mode }) => only === undefined || (target === only && mode === 'normal'))
    .map((aim): Option<AttackId> => {
      const { weapon, target, mode, why } = aim
      return {
        id: `shoot:${weapon.id}>${target}:${mode}`,
        on: [model, target],
        ...(why ? { refused: why } : {}),
        // A report is plain data. JSON has no `undefined`, so missing parts are absent.
        get shows() {
          return aim.report as never
        },
      }
    })
  return only === undefined ? [...aimed, ...throwOptions(state, model, how)] : aimed
}
const isOpen = ({ refused }: Option) => !refused

export const shoot = procedure('shoot', {
  choose: ({ state, local: { model, by, how, only, weapon, declared = [] } }) => {
    const all = shootOptions(state, model, how, only)
    const options = all
      .filter(({ id }) => weapon === undefined || readId(id).first === weapon)
      .filter(({ id }) => !declared.some((one) => readId(one).first === readId(id).first))
    if (!options.some(isOpen)) return go(declared.length > 0 ? 'begun' : 'done')
    const choice = pickOne<AttackId | 'back'>([...options, { id: 'back' }])
    return ask(question(by, 'shoot what', choice, ['back'], { about: { model, how, declared: declared.length } }), 'chosen')
  },
  // Fire Control (4.23): two weapons are fired, and both are declared before anything is rolled.
  chosen: ({ state, local: { model, declared = [], only, weapon }, heard }) => {
    const id = heard.picked('shoot what')
    if (id === 'back') return go(declared.length > 0 ? 'begun' : 'done')
    const all = [...declared, id]
    const isTwice = has(modelOf(state, model), 'fire-control') && only === undefined && weapon === undefined
    return go(isTwice && all.length < 2 ? 'choose' : 'begun', { declared: all })
  },
  begun: ({ state, local }) => {
    const { model, declared = [] } = local
    const long = declared.some((id) => isLongShot(state, model, id))
    return tell(beginning(state, local, 'shoot', long), 'volley', { next: 0 })
  },
  volley: ({ state, local: { model, by, how, declared = [], next = 0 } }) => {
    const id = declared[next]
    if (id === undefined || modelOf(state, model).standing !== 'board') return go('done')
    const { verb, first, second, mode } = readId(id)
    const after = { next: next + 1 }
    if (verb === 'throw') return call('throw', { model, by, with: first, cube: second, how }, 'volley', after)
    // The first shot may have killed the second one's target.
    if (modelOf(state, second).standing !== 'board') return go('volley', after)
    const shot = { model, by, target: second, weapon: first, mode: mode === 'ffe' ? ('ffe' as const) : ('normal' as const), how }
    return call('shot', shot, 'volley', after)
  },
})

const isLongShot = (state: State, model: Ref, id: AttackId): boolean => {
  const weapon = guns(state, model).find((gun) => gun.id === readId(id).first)
  return weapon !== undefined && (hasKeyword(weapon, 'heavy') || hasKeyword(weapon, 'indirect'))
}

/** The declared weapon. Throws if the shooter does not have it, because then it could not have been chosen. */
function gunOf(state: State, { model, weapon }: Shooting): Weapon {
  const gun = guns(state, model).find(({ id }) => id === weapon)
  if (!gun) throw new Error(`${model} has no ${weapon}`)
  return gun
}
const isHere = (state: State, ref: Ref) => modelOf(state, ref).standing === 'board'

export const shot = procedure('shot', {
  declare: ({ state, local }) => {
    const { model, target, mode, how } = local
    const report = shotReport(state, model, target, gunOf(state, local), mode, how)
    return tell({ type: 'shot-declared', report }, 'experiment', { report, beside: allIn(state, cubeOf(state, target)) })
  },
  experiment: ({ state, local }) =>
    hasKeyword(gunOf(state, local), 'experimental') ? call('experiment', { model: local.model }, 'kind') : go('kind'),
  kind: ({ state, local }) => {
    const gun = gunOf(state, local)
    const { model, target } = local
    const cube = cubeOf(state, target)
    if (hasKeyword(gun, 'it-burns'))
      return call('area attack', { cube, kind: 'burn', value: 0, by: model, weapon: gun.id, target }, 'spent')
    const frag = keywordOf(gun, 'frag')
    if (frag) return call('area attack', { cube, kind: 'frag', value: frag.value ?? 1, by: model, weapon: gun.id }, 'spent')
    return go(hasKeyword(gun, 'invigorate') ? 'invigorate' : 'reactions')
  },
  // Bastion, Stealth
  reactions: ({ state, local: { model, target } }) =>
    call(
      'special window',
      { moment: 'before attack', model, other: target, seats: [...new Set([leaderOf(state, model), leaderOf(state, target)])] },
      'attackDeclared',
    ),
  attackDeclared: ({ state, local }) => {
    const { model, target, mode, how } = local
    const gun = gunOf(state, local)
    const attack = shooterDice(state, model, target, gun, mode, how, sees(state, model, target))
    return tell({ type: 'test-declared', test: { kind: 'shoot', attack, ap: shotAp(state, model, target, gun) } }, 'attackerAdds')
  },
  attackerAdds: ({ local: { model } }) =>
    call('add dice', { who: 'attack', model, stat: 'shoot', ammo: true }, 'defenceDeclared'),
  defenceDeclared: ({ state, local: { model, target } }) =>
    tell({ type: 'test-declared', test: { ...testOf(state), defence: targetDice(state, model, target) } }, 'defenderAdds'),
  defenderAdds: ({ local: { target } }) => call('add dice', { who: 'defence', model: target, stat: 'survive' }, 'attack'),
  attack: () => call('throw dice', { who: 'attack' }, 'defence'),
  defence: () => call('throw dice', { who: 'defence' }, 'result'),
  // DZ-SHO-12, DZ-FFE-04
  result: ({ state, local: { target, mode } }) => {
    const margin = marginOf(testOf(state))
    if (margin <= 0) return go('missed', { margin })
    return mode === 'ffe' ? tell(pinning(state, target, 'fire-for-effect'), 'suppress', { margin }) : go('harms', { margin })
  },
  harms: ({ state, local }) => {
    const { model, target, margin = 0 } = local
    const gun = gunOf(state, local)
    if (isHarmless(gun)) return go('after')
    const { attack, defence, ap } = testOf(state)
    const says = { successes: attack.successes, against: defence?.successes ?? 0 }
    return call(
      'harm',
      {
        model: target,
        potential: margin,
        ap: ap?.total ?? gun.ap,
        how: 'shot',
        by: model,
        weapon: gun.id,
        because: [{ value: margin, reason: say('margin', says, 'DZ-SHO-12') }],
      },
      'after',
    )
  },
  after: ({ state, local }) => {
    const { model, target, weapon, beside = [] } = local
    if (hasKeyword(gunOf(state, local), 'blast')) return call('blast', { by: model, target, beside, hit: true }, 'suppress')
    return isHere(state, target) ? call('after-effects', { by: model, to: target, weapon }, 'evade') : go('suppress')
  },
  // Evade (A.3): for a target that was hit, but neither killed nor Pinned.
  evade: ({ state, local: { target } }) =>
    isHere(state, target) && !modelOf(state, target).pinned && has(modelOf(state, target), 'evade')
      ? call('move', { model: target, by: modelOf(state, target).seat, most: 1, how: 'ability' }, 'suppress')
      : go('suppress'),
  missed: ({ state, local }) => {
    const { model, target, beside = [] } = local
    return hasKeyword(gunOf(state, local), 'blast')
      ? call('blast', { by: model, target, beside, hit: false }, 'suppress')
      : go('suppress')
  },
  // DZ-ABL-04, AMB-35, AMB-45: affects every model that was in the cube at the declaration and is still alive.
  suppress: ({ state, local }) => {
    const { beside = [] } = local
    if (!hasKeyword(gunOf(state, local), 'suppression')) return go('spent')
    return tell(
      beside.flatMap((ref) => (isHere(state, ref) ? pinning(state, ref, 'suppression') : [])),
      'spent',
    )
  },
  invigorate: ({ local: { model, target } }) => call('invigorate', { by: model, target }, 'spent'),
  spent: ({ state, local }) => {
    const { model, target } = local
    const effects: readonly Event[] = [model, target].map((ref) => ({ type: 'test-effects-ended', model: ref }))
    return tell([...emptied(state, model, gunOf(state, local)), ...effects], 'done')
  },
})

/** After firing: One-Use (DZ-ABL-13), and Slow Reload, also for all weapons of an injured crew (4.23: Weapons Team). */
export function emptied(state: State, ref: Ref, gun: Weapon): readonly Event[] {
  const model = modelOf(state, ref)
  if (hasKeyword(gun, 'one-use')) return [{ type: 'weapon-used-up', model: ref, weapon: gun.id }]
  const isSlow = hasKeyword(gun, 'slow-reload') || (has(model, 'weapons-team') && model.damage > 0)
  return isSlow && !model.reload.includes(gun.id) ? [{ type: 'weapon-emptied', model: ref, weapon: gun.id }] : []
}
