/** Miniatures: who is on the table, and what their characteristics are worth now (VX-STA-10). */
import type { Disc } from '../../../../geometry/types'
import { type Tally, type TallyPart, tally } from '../../../../kernel'
import { discOf } from '../../../../table/layout'
import type { Piece, Ref, Tabletop } from '../../../../table/piece'
import { has, type Skill, type Stat } from '../profile'
import { say } from '../said'
import type { Effect, Figure, Side, State } from '../state'
import { isMastered } from './contact'
import { countryEffects } from './country'

/** Throws for a ref that is no miniature, which is a bug in the caller. */
export function figureOf(state: State, ref: Ref): Figure {
  const figure = state.figures[ref]
  if (!figure) throw new Error(`there is no miniature ${ref}`)
  return figure
}
export function pieceOf(state: State, ref: Ref): Piece {
  const piece = state.tabletop.pieces[ref]
  if (!piece) throw new Error(`${ref} is not on the table`)
  return piece
}
export const isOnTable = (state: State, ref: Ref): boolean => state.tabletop.pieces[ref] !== undefined
export const discAt = (state: State, ref: Ref): Disc => discOf(pieceOf(state, ref))

/** Cache of who is on a tabletop: it changes only when something is put there or taken away. */
const STANDING = new WeakMap<Tabletop, { readonly [S in Side]: readonly Ref[] }>()

/** The miniatures of a side on the table, doomed ones included. */
export function standing(state: State, seat: Side): readonly Ref[] {
  const known = STANDING.get(state.tabletop)
  if (known) return known[seat]
  const all = Object.values(state.figures).filter(({ ref }) => isOnTable(state, ref))
  const of = (side: Side) => all.filter((figure) => figure.seat === side).map(({ ref }) => ref)
  const found = { A: of('A'), B: of('B') }
  STANDING.set(state.tabletop, found)
  return found[seat]
}
export const enemiesOf = (state: State, ref: Ref): readonly Ref[] =>
  standing(state, figureOf(state, ref).seat === 'A' ? 'B' : 'A')

export const hasSkill = (state: State, ref: Ref, skill: Skill): boolean => has(figureOf(state, ref).profile, skill)
/** Unshakable by its card or by a spell (VX-SKL-12). */
export const isUnshakable = (state: State, ref: Ref): boolean =>
  hasSkill(state, ref, 'unshakable') || figureOf(state, ref).effects.some(({ stat }) => stat === 'unshakable')
export const isMagician = ({ profile }: Figure): boolean => profile.stats.POU !== undefined

/** VX-SKL-15: a penalty set by a weapon master is suspended while that master is in contact with an enemy master. */
const isAtRest = (state: State, { cause, source }: Effect): boolean =>
  cause === 'weapon-master' && source !== undefined && isOnTable(state, source) && isMastered(state, source)

/**
 * The current value of a characteristic with its reasons: printed value, terrain, effects and `more`. At least 0; VIE at least 1.
 * With `vsShot`, VIV includes what counts against shots only. A missing POU cannot change (VX-TER-10): its value is 0.
 */
export function worthOf(state: State, ref: Ref, stat: Stat, vsShot = false, more: readonly TallyPart[] = []): Tally {
  const { seat, profile, effects } = figureOf(state, ref)
  const printed = { value: profile.stats[stat] ?? 0, reason: say('printed', { figure: ref, stat }) }
  if (profile.stats[stat] === undefined) return tally([printed], 0)
  const isMeant = (of: string) => of === stat || (vsShot && stat === 'VIV' && of === 'shot-VIV')
  const { country, effects: lie } = countryEffects(state, seat, profile)
  const land = lie.flatMap(({ stat: of, delta }) =>
    isMeant(of) ? [{ value: delta, reason: say('country', { country }, 'VX-TER-09') }] : [],
  )
  const own = effects.flatMap((effect) =>
    isMeant(effect.stat) && !isAtRest(state, effect)
      ? [{ value: effect.delta, reason: say('effect', { cause: effect.cause }) }]
      : [],
  )
  return tally([printed, ...land, ...own, ...more], stat === 'VIE' ? 1 : 0)
}
/** The current value of a characteristic, without reasons. */
export const statOf = (state: State, ref: Ref, stat: Stat): number => worthOf(state, ref, stat).total

/** VX-MAG-02, VX-TRA-06: the Mana that a magician has for a turn: POU, once more for each turn of trance. */
export const manaAt = (state: State, figure: Figure): number =>
  isMagician(figure) ? (figure.trance + 1) * statOf(state, figure.ref, 'POU') : 0
