/**
 * Chances of an opposed test with exploding dice and automatic rerolls. They are exact, except that counts of successes above
 * `MOST` are merged. For display and bots; the rules decide nothing by them.
 */
import type { Odds } from '../reports'

export interface Pool {
  readonly dice: number
  readonly target: number | null
  readonly rerolls: number
}

/** Index i holds the chance of i successes; the last entry also includes all larger numbers. */
const MOST = 16
/** How many waves of extra dice are computed. */
const DEEP = 8

type Chances = Float64Array

const sure = (): Chances => {
  const chances = new Float64Array(MOST + 1)
  chances[0] = 1
  return chances
}

/** The distribution of the sum of two independent counts. */
function sum(one: Chances, other: Chances): Chances {
  const chances = new Float64Array(MOST + 1)
  one.forEach((p, i) => {
    if (p > 0)
      other.forEach((q, j) => {
        const at = Math.min(MOST, i + j)
        chances[at] = (chances[at] ?? 0) + p * q
      })
  })
  return chances
}

/** The distribution for one die with all the dice that explode from it. */
function oneDie(target: number, depth: number): Chances {
  const chances = new Float64Array(MOST + 1)
  const plain = Math.max(0, 8 - Math.min(8, target)) / 8
  chances[0] = 1 - plain - 1 / 8
  chances[1] = plain
  const more = depth === 0 ? sure() : oneDie(target, depth - 1)
  more.forEach((p, i) => {
    const at = Math.min(MOST, i + 1)
    chances[at] = (chances[at] ?? 0) + p / 8
  })
  return chances
}

const SEEN = new Map<string, Chances>()

/** The distribution of a pool's successes. A rerolled die keeps its new result. */
export function chancesOf({ dice, target, rerolls }: Pool): Chances {
  if (target === null || dice <= 0) return sure()
  const name = `${dice} ${target} ${rerolls}`
  const known = SEEN.get(name)
  if (known) return known
  const die = oneDie(target, DEEP)
  const fail = (Math.min(8, target) - 1) / 8
  // Follows the dice one by one: each fails (and uses up a reroll, if any is left), succeeds, or succeeds and explodes.
  const walk = new Map<string, Chances>()
  const from = (left: number, again: number, deep: number): Chances => {
    if (left === 0) return sure()
    const key = `${left} ${again} ${deep}`
    const cached = walk.get(key)
    if (cached) return cached
    const chances = new Float64Array(MOST + 1)
    const put = (share: number, rest: Chances, plus: number) =>
      rest.forEach((p, i) => {
        const at = Math.min(MOST, i + plus)
        chances[at] = (chances[at] ?? 0) + share * p
      })
    const rest = again > 0 ? sum(die, from(left - 1, again - 1, deep)) : from(left - 1, 0, deep)
    put(fail, rest, 0)
    put(Math.max(0, 7 / 8 - fail), from(left - 1, again, deep), 1)
    put(1 / 8, from(left - 1 + (deep > 0 ? 1 : 0), again, Math.max(0, deep - 1)), 1)
    walk.set(key, chances)
    return chances
  }
  const chances = from(dice, rerolls, DEEP)
  SEEN.set(name, chances)
  return chances
}

const thousandths = (p: number): number => Math.round(p * 1000)

/** `armour`: the effective Armour; `toDie`: the most damage the target survives; `pins`: a success pins instead of damaging. */
export interface Opposed {
  readonly attack: Pool
  readonly defence: Pool
  readonly armour: number
  readonly toDie: number
  readonly pins?: boolean
}
export function oddsOf(of: Opposed): Odds {
  const [attack, defence] = [chancesOf(of.attack), chancesOf(of.defence)]
  let [hit, dead] = [0, 0]
  const spread = Array.from({ length: of.pins ? 0 : Math.max(0, of.toDie) }, () => 0)
  attack.forEach((p, i) => {
    defence.forEach((q, j) => {
      if (i <= j) return
      hit += p * q
      const actual = i - j - of.armour
      if (of.pins || actual <= 0) return
      if (actual > of.toDie) dead += p * q
      else spread[actual - 1] = (spread[actual - 1] ?? 0) + p * q
    })
  })
  return {
    hit: thousandths(hit),
    hurt: thousandths(spread.reduce((all, p) => all + p, 0)),
    spread: spread.map(thousandths),
    dead: thousandths(dead),
    pinned: of.pins ? thousandths(hit) : 0,
  }
}
