/** Damage and death (4.20), in the order of DZ-DMG-07: shields, Tough, armour and AP, Vulnerable and Toxic, Life Support. */
import { allOf, eights, numbers } from '../dice'
import type { Event } from '../events'
import { cubeOf } from '../facts/cubes'
import { armourOf, kills, potentialOf, SHIELD_TARGET, shieldsOf } from '../facts/harm'
import { drops, itemOf } from '../facts/items'
import { hasKeyword, weaponOf } from '../facts/keywords'
import { abilityOf, has, modelOf } from '../facts/models'
import { killPoints } from '../facts/score'
import { gunOfSentry, isSentry } from '../facts/sentry'
import { eightsIn, isSuccess } from '../facts/tests'
import { say } from '../said'
import { otherSide, type State } from '../state'
import { ask, type Calls, call, go, procedure, question, tell } from '../terms'

type Harming = Calls['harm']

/** The damage in the form that `facts/harm.ts` takes, including the weapon. */
const asked = (state: State, { model, how, by, weapon: id }: Harming) => {
  const weapon = by === undefined || id === undefined ? undefined : weaponOf(modelOf(state, by), id)
  return { model, how, ...(by === undefined ? {} : { by }), ...(weapon === undefined ? {} : { weapon }) }
}
const isBeyond = (state: State, model: string) => modelOf(state, model).standing !== 'board'

export const harm = procedure('harm', {
  begin: ({ state, local: { model, potential } }) => {
    if (potential <= 0 || isBeyond(state, model)) return go('done')
    return go('shields', { shields: shieldsOf(state, model), absorbed: 0 })
  },
  // Shields are tested one after the other while any Potential Damage is left.
  shields: ({ local: { potential, shields = [], absorbed = 0 } }) => {
    const [shield] = shields
    return shield && absorbed < potential ? go('throws', { extra: shield.dice, faces: [] }) : go('reactions')
  },
  throws: ({ state, local: { model, extra = 0 } }) => {
    if (extra === 0) return go('tested')
    const { seat } = modelOf(state, model)
    return ask(
      question('chance', 'effect die', eights(extra, seat), allOf('1', extra), { about: { model, for: 'energy-shield' } }),
      'thrown',
    )
  },
  thrown: ({ local: { faces = [] }, heard }) => {
    const thrown = numbers(heard.the('effect die'))
    return go('throws', { faces: [...faces, ...thrown], extra: eightsIn(thrown) })
  },
  // 4.24: a shield that rolls more 1s than successes burns out after this use.
  tested: ({ local: { model, potential, shields = [], faces = [], absorbed = 0 } }) => {
    const [shield, ...others] = shields
    if (!shield) return go('reactions')
    const successes = faces.filter((face) => isSuccess(face, SHIELD_TARGET)).length
    const absorbs = Math.min(potential - absorbed, successes)
    const isBurnt = faces.filter((face) => face === 1).length > successes
    const tested: Event = {
      type: 'shield-tested',
      model,
      shield: shield.name,
      faces,
      absorbed: absorbs,
      ...(isBurnt && shield.item !== undefined ? { burnt: shield.item } : {}),
    }
    const isLost = isBurnt && shield.item === undefined
    return tell(
      [tested, ...(isLost ? [{ type: 'ability-used', model: shield.of, ability: shield.name } as const] : [])],
      'shields',
      { shields: others, absorbed: absorbed + absorbs },
    )
  },
  // Starforged Armour
  reactions: ({ state, local: { model, by } }) =>
    call(
      'special window',
      { moment: 'damage', model, ...(by === undefined ? {} : { other: by }), seats: [modelOf(state, model).seat] },
      'resolved',
    ),
  resolved: ({ state, local }) => {
    const { model, how, because, potential: given, ap, absorbed = 0 } = local
    const what = asked(state, local)
    const parts = because ?? [{ value: given, reason: say('margin', { successes: given, against: 0 }, 'DZ-DMG-02') }]
    const potential = potentialOf(state, what, parts, absorbed)
    const armour = armourOf(state, what, ap)
    const actual = Math.max(0, potential.total - armour.total)
    const before = modelOf(state, model).damage
    const event: Event = { type: 'model-harmed', model, potential, armour, actual, damage: before + actual, how }
    return tell([event, { type: 'test-effects-ended', model }], 'fate', {
      actual,
      total: potential.total,
      damaged: before + actual,
    })
  },
  fate: ({ state, local }) => {
    const { model, how, by, actual = 0, damaged = 0 } = local
    if (kills(state, asked(state, local), actual, damaged))
      return call('death', { model, how, ...(by === undefined ? {} : { by }) }, 'done')
    return go('support')
  },
  // Life Support, once: a model injured but not killed by an attack loses all its damage.
  support: ({ state, local: { model, how, actual = 0 } }) => {
    const { used } = modelOf(state, model)
    const isAttack = how !== 'fall' && how !== 'slam' && how !== 'fire'
    if (actual === 0 || !isAttack || !has(modelOf(state, model), 'life-support') || used.includes('life-support'))
      return go('fuel')
    return tell(
      [
        { type: 'ability-used', model, ability: 'life-support' },
        { type: 'model-healed', model, damage: 0, why: 'life-support' },
      ],
      'fuel',
    )
  },
  // Volatile: tested when the model was damaged, or would have been but for its armour.
  fuel: ({ state, local: { model, total = 0 } }) => {
    const { seat } = modelOf(state, model)
    if (total === 0 || volatile(state, model) === undefined) return go('done')
    return ask(question('chance', 'effect die', eights(1, seat), allOf('8', 1), { about: { model, for: 'volatile' } }), 'fuelled')
  },
  fuelled: ({ state, local: { model }, heard }) => {
    const weapon = volatile(state, model)
    if (heard.the('effect die')[0] !== '1' || weapon === undefined) return go('done')
    return tell(
      [
        { type: 'caught-fire', model },
        { type: 'weapon-used-up', model, weapon },
      ],
      'done',
    )
  },
})

/** The name of what makes this model Volatile: a weapon that it still has, or the model itself. */
function volatile(state: State, ref: string): string | undefined {
  const model = modelOf(state, ref)
  const weapon = model.profile.weapons.find((one) => hasKeyword(one, 'volatile') && !model.used.includes(one.id))
  return weapon?.id ?? (has(model, 'volatile') && !model.used.includes('volatile') ? 'volatile' : undefined)
}

/** DZ-DMG-06, 08, DZ-ITM-06: the model leaves the table. The opponent scores for it, whatever the cause of death (AMB-19). */
export const death = procedure('death', {
  dies: ({ state, local: { model, how } }) => {
    if (isBeyond(state, model)) return go('done')
    const cube = cubeOf(state, model)
    const { items, profile } = modelOf(state, model)
    const left = items.map(
      (ref): Event =>
        drops(itemOf(state, ref))
          ? { type: 'item-dropped', item: ref, model, cube }
          : { type: 'item-gone', item: ref, how: 'lost' },
    )
    const pose = state.tabletop.pieces[model]?.pose
    const isVehicle = profile.type === 'V' && has(modelOf(state, model), 'vehicle')
    const wreck: readonly Event[] = isVehicle && pose ? [{ type: 'wreck-left', model, pose }] : []
    const scrap: readonly Event[] = isSentry(state, model)
      ? [
          { type: 'item-moved', item: gunOfSentry(model), cube },
          { type: 'item-worn', item: gunOfSentry(model) },
        ]
      : []
    return tell([...left, ...scrap, { type: 'model-died', model, how, cube }, ...wreck, ...killPoints(state, model)], 'boom', {
      cube,
    })
  },
  // BOOM! (n): everybody in the dead model's cube is attacked as by a Frag.
  boom: ({ state, local: { model, cube } }) => {
    const value = boomOf(state, model)
    return cube === undefined || value === 0
      ? go('reactions')
      : call('area attack', { cube, kind: 'frag', value, by: model }, 'reactions')
  },
  // Infection
  reactions: ({ state, local: { model, cube } }) =>
    cube === undefined
      ? go('done')
      : call('special window', { moment: 'death', model, seats: [otherSide(modelOf(state, model).seat)] }, 'done'),
})

/** The model's own BOOM! value plus what an Experimental weapon has added. */
export function boomOf(state: State, ref: string): number {
  const model = modelOf(state, ref)
  const extra = model.boosts.filter(({ kind }) => kind === 'boom').reduce((sum, { value = 1 }) => sum + value, 0)
  const grown = model.used.filter((one) => one === 'boom+1').length
  return (abilityOf(model, 'boom')?.value ?? 0) + extra + grown
}
