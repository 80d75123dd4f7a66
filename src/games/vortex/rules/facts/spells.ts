/** Spells: who may cast what at whom (4.13). Nothing here measures to a target before the casters have paid (VX-DST-03). */
import { gapAtMost } from '../../../../geometry'
import { distanceToFootprint } from '../../../../geometry/measure'
import { type Reason, type Tally, type TallyPart, tally } from '../../../../kernel'
import { findTerrain } from '../../../../table/layout'
import type { Ref } from '../../../../table/piece'
import { EPS } from '../constants'
import type { Bids } from '../events'
import type { Spell, SpellId } from '../profile'
import { say } from '../said'
import type { Casting, Figure, Side, State } from '../state'
import { whyNotCast } from './able'
import { eligible } from './activation'
import { pointParts } from './bids'
import { discAt, enemiesOf, figureOf, isMagician, isOnTable, standing, worthOf } from './figures'
import { seeEachOther, sees, seesScenery } from './sight'

export function spellOf(state: State, id: SpellId): Spell {
  const spell = state.spells[id]
  if (!spell) throw new Error(`there is no spell ${id}`)
  return spell
}

/** Magicians that may cast in this step. */
export const castersNow = (state: State, seat: Side): readonly Ref[] =>
  eligible(state, seat).filter((ref) => isMagician(figureOf(state, ref)) && whyNotCast(state, ref) === undefined)

/** VX-SPL-09: who may cast with a lead. */
export const helpersOf = (state: State, lead: Ref): readonly Ref[] =>
  castersNow(state, figureOf(state, lead).seat).filter((ref) => ref !== lead && seeEachOther(state, lead, ref))

/** The things that a card lets this seat choose among, seen or not. */
export function aims(state: State, lead: Ref, spell: Spell): readonly Ref[] {
  const { seat } = figureOf(state, lead)
  switch (spell.target.of) {
    case 'enemy':
    case 'group':
      return enemiesOf(state, lead)
    case 'friend':
      return standing(state, seat)
    case 'any':
      return Object.keys(state.tabletop.pieces)
    case 'scenery':
      return state.tabletop.terrain.map(({ ref }) => ref)
  }
}

const isScenery = (state: State, ref: Ref): boolean => findTerrain(state.tabletop, ref) !== undefined

/** House: whom a spell of mercy works on at all. */
function whyNotMeant({ effect }: Spell, figure: Figure, casters: readonly Ref[]): Reason | undefined {
  const { ref, standing: stands, locked, done } = figure
  const no = say('no-target', { figure: ref })
  if (effect.does === 'heal') return stands === 'doomed' ? no : undefined
  if (effect.does !== 'quicken') return undefined
  return casters.includes(ref) || stands === 'doomed' || locked || done.quickened ? no : undefined
}

/** VX-SPL-11: why it cannot be the target of these casters: each must see it. One sees oneself. */
export function whyNotAim(state: State, casters: readonly Ref[], spell: Spell, target: Ref): Reason | undefined {
  const blind = casters.find((ref) =>
    isScenery(state, target) ? !seesScenery(state, ref, target) : ref !== target && !sees(state, ref, target),
  )
  if (blind !== undefined) return say('not-seen', { figure: blind, target }, 'VX-SPL-11')
  return isScenery(state, target) ? undefined : whyNotMeant(spell, figureOf(state, target), casters)
}

/** VX-SPL-02, 12: within range of every target; measured once paid. */
export function isInRange(state: State, caster: Ref, targets: readonly Ref[], { range }: Spell): boolean {
  const own = discAt(state, caster)
  return targets.every((target) => {
    const piece = findTerrain(state.tabletop, target)
    if (piece) return distanceToFootprint(own.at, { parts: piece.outlines }) - own.radius <= range + EPS
    return target === caster || gapAtMost(own, discAt(state, target), range + EPS)
  })
}

/** House: of a group, those near enough to the first named; measured once paid. */
export function withinSpread(state: State, targets: readonly Ref[], { target }: Spell): readonly Ref[] {
  const [first] = targets
  if (target.of !== 'group' || first === undefined) return targets
  return targets.filter((ref) => ref === first || gapAtMost(discAt(state, first), discAt(state, ref), target.spread + EPS))
}

/** VX-SPL-04: the miniatures in the area around a target, it included. */
export const inArea = (state: State, target: Ref, { area = 0 }: Spell): readonly Ref[] =>
  Object.keys(state.figures).filter(
    (ref) => isOnTable(state, ref) && (ref === target || gapAtMost(discAt(state, target), discAt(state, ref), area + EPS)),
  )

/** VX-SPL-14: the targets that resist. */
export const resisting = (state: State, { casters, targets }: Casting): readonly Ref[] => {
  const [lead] = casters
  const seat = lead === undefined ? undefined : figureOf(state, lead).seat
  return targets.filter((ref) => !isScenery(state, ref) && figureOf(state, ref).seat !== seat)
}

/** VX-SPL-05; of scenery by its kind. */
export function difficultyFor(state: State, spell: Spell, target: Ref | undefined): number {
  const [first = 0, second = first] = spell.difficulties
  return target !== undefined && state.scenery[target] === 'block' ? second : first
}

/** VX-SPL-17, 18: the threshold of those who resist, all of them or one. */
export function threshold(state: State, casting: Casting, resist: readonly Ref[], bids: Bids): Tally {
  const { difficulty } = casting
  const own = resist.flatMap((ref): readonly TallyPart[] => worthOf(state, ref, 'VOL').parts)
  const floor = resist.reduce((sum, ref) => sum + worthOf(state, ref, 'VOL').total, 0)
  const short = floor - own.reduce((sum, { value }) => sum + value, 0)
  const [first, ...rest] = own
  const parts = first ? [{ ...first, value: first.value + short }, ...rest] : []
  return tally([
    { value: difficulty, reason: say('spell-difficulty', { difficulty }, 'VX-SPL-05') },
    ...parts,
    ...pointParts(bids, resist),
  ])
}
