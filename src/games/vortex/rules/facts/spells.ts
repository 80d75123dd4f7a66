/** Spells: who may cast what at whom (4.13). Distances to targets are measured only after the casters have paid (VX-DST-03). */
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

/** VX-SPL-09: who may join a spell of this lead caster. */
export const helpersOf = (state: State, lead: Ref): readonly Ref[] =>
  castersNow(state, figureOf(state, lead).seat).filter((ref) => ref !== lead && seeEachOther(state, lead, ref))

/** Everything that the spell's card allows as a target, whether seen or not. */
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

/** House: why a healing or quickening spell has no effect on this miniature; undefined for all other spells. */
function whyNotMeant({ effect }: Spell, figure: Figure, casters: readonly Ref[]): Reason | undefined {
  const { ref, standing: stands, locked, done } = figure
  const no = say('no-target', { figure: ref })
  if (effect.does === 'heal') return stands === 'doomed' ? no : undefined
  if (effect.does !== 'quicken') return undefined
  return casters.includes(ref) || stands === 'doomed' || locked || done.quickened ? no : undefined
}

/** VX-SPL-11: why these casters cannot target it: each of them must see it. A miniature always sees itself. */
export function whyNotAim(state: State, casters: readonly Ref[], spell: Spell, target: Ref): Reason | undefined {
  const blind = casters.find((ref) =>
    isScenery(state, target) ? !seesScenery(state, ref, target) : ref !== target && !sees(state, ref, target),
  )
  if (blind !== undefined) return say('not-seen', { figure: blind, target }, 'VX-SPL-11')
  return isScenery(state, target) ? undefined : whyNotMeant(spell, figureOf(state, target), casters)
}

/** VX-SPL-02, 12: whether a caster is within range of every target. Call only after the spell is paid for. */
export function isInRange(state: State, caster: Ref, targets: readonly Ref[], { range }: Spell): boolean {
  const own = discAt(state, caster)
  return targets.every((target) => {
    const piece = findTerrain(state.tabletop, target)
    if (piece) return distanceToFootprint(own.at, { parts: piece.outlines }) - own.radius <= range + EPS
    return target === caster || gapAtMost(own, discAt(state, target), range + EPS)
  })
}

/** House: the targets of a group near enough to the first one named. Call only after the spell is paid for. */
export function withinSpread(state: State, targets: readonly Ref[], { target }: Spell): readonly Ref[] {
  const [first] = targets
  if (target.of !== 'group' || first === undefined) return targets
  return targets.filter((ref) => ref === first || gapAtMost(discAt(state, first), discAt(state, ref), target.spread + EPS))
}

/** VX-SPL-04: the miniatures of both sides in the spell's area around a target, the target included. */
export const inArea = (state: State, target: Ref, { area = 0 }: Spell): readonly Ref[] =>
  Object.keys(state.figures).filter(
    (ref) => isOnTable(state, ref) && (ref === target || gapAtMost(discAt(state, target), discAt(state, ref), area + EPS)),
  )

/** VX-SPL-14: the targets that resist: enemy miniatures. */
export const resisting = (state: State, { casters, targets }: Casting): readonly Ref[] => {
  const [lead] = casters
  const seat = lead === undefined ? undefined : figureOf(state, lead).seat
  return targets.filter((ref) => !isScenery(state, ref) && figureOf(state, ref).seat !== seat)
}

/** VX-SPL-05: the difficulty; against a block the second one on the card, against a wall the first. */
export function difficultyFor(state: State, spell: Spell, target: Ref | undefined): number {
  const [first = 0, second = first] = spell.difficulties
  return target !== undefined && state.scenery[target] === 'block' ? second : first
}

/** VX-SPL-17, 18: the threshold that the miniatures in `resist` set: the spell's difficulty, their VOL and the Will they bid. */
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
