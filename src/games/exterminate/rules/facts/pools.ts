/** Pools of dice as tallies, one function for each pool. `extra` parts come from cards and keywords; parts of 0 are left out. */
import type { Units } from '../../../../geometry/types'
import { type Tally, type TallyPart, tally } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { Effect } from '../cards'
import type { Profile, Weapon, WeaponId } from '../profile'
import type { ShotReport } from '../reports'
import { say } from '../said'
import type { State } from '../state'
import { figureOf, topUnder } from './figures'

export function weaponOf(profile: Profile, id: WeaponId): Weapon {
  const weapon = profile.weapons.find((one) => one.id === id)
  if (!weapon) throw new Error(`${profile.id} has no ${id}`)
  return weapon
}

/** What reduces the dice of a shot. */
export interface Hampered {
  readonly obstructions: readonly Ref[]
  readonly isLong: boolean
  readonly gap: Units
}

/** EX-SHO-02: the attack dice; a total of 0 or less makes the shot impossible. `share`: a burst's dice for this target. */
export function attackPool(
  state: State,
  shooter: Ref,
  weapon: Weapon,
  hampered: Hampered,
  extra: readonly TallyPart[] = [],
  share?: number,
): Tally {
  const { shoot = 0 } = figureOf(state, shooter).profile
  return tally([
    ...(share === undefined
      ? [
          { value: weapon.dice, reason: say('weapon-dice', { weapon: weapon.id }, 'EX-SHO-02') },
          { value: shoot, reason: say('shoot-value', { figure: shooter }, 'EX-CHR-05') },
        ]
      : [{ value: share, reason: say('burst-share', { dice: share }, 'EX-SHO-03') }]),
    ...hampered.obstructions.map((piece) => ({ value: -1, reason: say('obstruction', { piece }, 'EX-LOS-05') })),
    {
      value: hampered.isLong ? -1 : 0,
      reason: say('long-range', { gap: hampered.gap, range: weapon.range ?? 0 }, 'EX-RNG-01'),
    },
    ...extra,
  ])
}

/** EX-SHO-04: resistance, plus one die in cover, however many pieces give cover (EX-COV-02). */
export function defencePool(state: State, target: Ref, cover: readonly Ref[], extra: readonly TallyPart[] = []): Tally {
  const { resistance } = figureOf(state, target).profile
  const [piece] = cover
  return tally(
    [
      { value: resistance, reason: say('resistance', { figure: target }, 'EX-CHR-03') },
      ...(piece === undefined ? [] : [{ value: 1, reason: say('cover', { piece }, 'EX-COV-02') }]),
      ...extra,
    ],
    0,
  )
}

const more = ({ parts, least }: Tally, extra: readonly TallyPart[]): Tally => tally([...parts, ...extra], least)

/** The pools of a declared shot including the effects of adventure cards: Sensory Input, Steady Aim, Plating (house). */
export function boostedShot(state: State, { shooter, target, obstructions, range, attack, defence }: ShotReport) {
  const [own, other] = [figureOf(state, shooter).seat, figureOf(state, target).seat]
  const from = (effect: Effect, seat: string) => state.boosts.filter((boost) => boost.effect === effect && boost.seat === seat)
  const hampered = obstructions.length + (range.band === 'long' ? 1 : 0)
  return {
    attack: more(attack, [
      ...from('sensory-input', own)
        .slice(0, 1)
        .map(({ card }) => ({ value: hampered, reason: say('sensory-input', { card }, 'EX-ADV-02') })),
      ...from('steady-aim', own).map(({ card }) => ({ value: 1, reason: say('steady-aim', { card }, 'EX-ADV-02') })),
    ]),
    defence: more(
      defence,
      from('reinforced-plating', other).map(({ card }) => ({
        value: 1,
        reason: say('reinforced-plating', { card }, 'EX-ADV-02'),
      })),
    ),
  }
}

/** EX-MEL-06: the weapons whose dice may be used in melee. */
export const closeWeapons = ({ weapons }: Profile): readonly Weapon[] => weapons.filter(({ closeCombat }) => closeCombat)

/** The close-combat weapon with the most dice, the first of equals; undefined if there is none. */
export const bestCloseWeapon = (profile: Profile): Weapon | undefined =>
  closeWeapons(profile).reduce<Weapon | undefined>((best, one) => (best && best.dice >= one.dice ? best : one), undefined)

/** A combatant in a melee round, before its dice. */
export interface Combatant {
  readonly figure: Ref
  readonly opponent: Ref
  readonly isInitiator: boolean
  /** EX-MUL-02: dice from attacks spent on All for One. */
  readonly bonus: number
  /** The weapon with which it fights. Default: the one with the most dice. */
  readonly weapon?: WeaponId
  /** What both figures stand on in this round. Default: what they stand on now. */
  readonly tops?: { readonly own: Ref | undefined; readonly other: Ref | undefined }
}

/** EX-MEL-05: the melee dice; never below 0. */
export function meleePool(state: State, fighter: Combatant, extra: readonly TallyPart[] = []): Tally {
  const { figure: ref, opponent, isInitiator, bonus } = fighter
  const { profile, stress, seat } = figureOf(state, ref)
  const weapon = fighter.weapon === undefined ? bestCloseWeapon(profile) : weaponOf(profile, fighter.weapon)
  const held = state.boosts.find((boost) => boost.effect === 'hold-the-line' && boost.figure === ref)
  const senses = state.boosts.filter((boost) => boost.effect === 'combat-senses' && boost.seat === seat)
  const tops = fighter.tops ?? { own: topUnder(state, ref), other: topUnder(state, opponent) }
  const isKing = tops.own !== undefined && tops.other === undefined
  const facesKing = tops.own === undefined && tops.other !== undefined
  const before = new Set(figureOf(state, opponent).attackedBy.filter((other) => other !== ref)).size
  return tally(
    [
      { value: profile.melee, reason: say('melee-value', { figure: ref }, 'EX-CHR-04') },
      ...(weapon ? [{ value: weapon.dice, reason: say('weapon-dice', { weapon: weapon.id }, 'EX-MEL-06') }] : []),
      ...(isInitiator
        ? [
            { value: facesKing ? 0 : 1, reason: say('charge', {}, 'EX-MEL-05') },
            { value: before, reason: say('attacked-before', { target: opponent, times: before }, 'EX-MEL-05') },
            { value: bonus, reason: say('all-for-one', { attacks: bonus }, 'EX-MUL-02') },
          ]
        : [
            { value: -stress, reason: say('under-stress', { figure: ref, stress }, 'EX-STR-06') },
            ...(held ? [{ value: stress, reason: say('held-line', { card: held.card }, 'EX-ADV-02') }] : []),
          ]),
      ...(isKing && tops.own !== undefined ? [{ value: 1, reason: say('king', { top: tops.own }, 'EX-HIL-09') }] : []),
      ...senses.map(({ card }) => ({ value: 1, reason: say('combat-senses', { card }, 'EX-ADV-02') })),
      ...extra,
    ],
    0,
  )
}
