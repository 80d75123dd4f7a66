/** Predicts combats for the bot with the rules' own forecast, on hypothetical states. */
import type { PlayerSeat } from '../../../kernel'
import type { Card } from '../rules/cards'
import { armings } from '../rules/chapters/attack'
import { type Blow, forecast } from '../rules/facts/forecast'
import { attached, faceOf, seatOf, thing } from '../rules/facts/table'
import { judgeOf } from '../rules/fx'
import { members, sideWith } from '../rules/fx/combat'
import type { Attack, Effect, Ref, State, Uid } from '../rules/state'
import type { Op, Tactic } from '../rules/vocabulary'

/** What a blow costs the warrior struck: its full V if it would die, 40 percent if it would be wounded. */
function harm(state: State, blow: Blow | undefined): number {
  if (!blow?.hits) return 0
  const judge = judgeOf(state)
  if (judge.keyword(blow.at, 'INVULNERABLE')) return 0
  const side = state.attack?.[sideWith(state, blow.by) ?? 'attacker']
  const isDeadly = members(side).some((uid) => judge.keyword(uid, 'SLAYER')) || judge.keyword(blow.at, 'ONE_HIT')
  const value = Math.max(1, judge.rating(blow.at, 'V').total)
  return thing(state, blow.at).wounded || isDeadly ? value : value * 0.4
}
const kills = (state: State, blow: Blow | undefined): boolean => harm(state, blow) > 0

/** Harm done minus harm taken, for this seat. A side that strikes first and hits takes no harm from the other. */
export function outlook(state: State, seat: PlayerSeat): number {
  const { attacker, defender, first } = forecast(state)
  const spared = (which: 'attacker' | 'defender') =>
    first !== undefined && first !== which && kills(state, first === 'attacker' ? attacker : defender)
  const byAttack = spared('attacker') ? 0 : harm(state, attacker)
  const byDefence = spared('defender') ? 0 : harm(state, defender)
  const mine = state.attack?.attacker?.seat === seat
  const theirs = state.attack?.defender?.seat === seat
  if (mine === theirs) return 0
  return mine ? byAttack - byDefence : byDefence - byAttack
}

/** The state with these two in combat by this tactic, both using their best equipment. */
export function pitted(state: State, attacker: Uid, defender: Uid, tactic: Tactic): State {
  const [one, other] = [thing(state, attacker), thing(state, defender)]
  const attack: Attack = {
    by: one.controller,
    step: 'modify',
    passes: 0,
    played: {},
    wounded: [],
    struck: {},
    inUse: {},
    tactic,
    attacker: { seat: one.controller, main: attacker, helpers: [] },
    defender: { seat: other.controller, main: defender, helpers: [] },
  }
  const bare: State = { ...state, attack }
  // Most warriors carry nothing, so the search for the best equipment is skipped for them.
  const carrying = [attacker, defender].filter((uid) => attached(state, uid).length > 0)
  if (carrying.length === 0) return bare
  return { ...bare, attack: { ...attack, inUse: Object.fromEntries(carrying.map((uid) => [uid, bestArms(bare, uid)])) } }
}
const armed = (state: State, uid: Uid, weapons: readonly Uid[]): State =>
  state.attack ? { ...state, attack: { ...state.attack, inUse: { ...state.attack.inUse, [uid]: weapons } } } : state
/** The set of carried equipment that adds most, judged by printed modifiers. */
function bestArms(state: State, uid: Uid): readonly Uid[] {
  const stat = state.attack?.tactic === 'shoot' ? 'S' : 'F'
  const worth = (on: readonly Uid[]): number => on.reduce((sum, one) => sum + printed(state, uid, one, stat), 0)
  const sets = armings(state, uid).map(({ on }) => ({ on, worth: worth(on) }))
  return sets.reduce((most, one) => (one.worth > most.worth ? one : most)).on
}
function printed(state: State, bearer: Uid, tool: Uid, stat: 'F' | 'S'): number {
  const own = faceOf(state, thing(state, bearer).card).stats
  return faceOf(state, thing(state, tool).card).fx.reduce((sum, fx) => {
    if (fx.k !== 'mod' || fx.who !== 'bearer' || typeof fx.n !== 'number') return sum
    const each = (of: 'F' | 'S' | 'A') =>
      !fx.stat.includes(of) ? 0 : fx.op === 'x' ? (own?.[of] ?? 0) * (fx.n as number) : (fx.n as number)
    return sum + each(stat) + each('A') * 0.5
  }, 0)
}
const power = (state: State, uid: Uid, seat: PlayerSeat): number => {
  const judge = judgeOf(state)
  const stat = state.attack?.tactic === 'shoot' ? 'S' : 'F'
  return outlook(state, seat) * 20 + judge.rating(uid, stat).total + judge.rating(uid, 'A').total * 0.5
}
export const withWeapons = (state: State, uid: Uid, weapons: readonly Uid[], seat: PlayerSeat): number =>
  power(armed(state, uid, weapons), uid, seat)

/** The state with a card's lasting effects on the combat added, as if it had been played. */
export function played(
  state: State,
  seat: PlayerSeat,
  card: Card,
  ops: readonly Op[],
  target: Ref | undefined,
  x: number,
  source?: Uid,
): State {
  const caster = target ?? state.attack?.attacker?.main
  const own = [...members(state.attack?.attacker), ...members(state.attack?.defender)].find(
    (uid) => thing(state, uid).controller === seat,
  )
  const ctx = {
    me: seat,
    card: card.id,
    x,
    ...(source ? { source } : {}),
    ...(target ? { t: target } : {}),
    ...(own ? { caster: own, bearer: own } : caster ? { caster: caster as Uid } : {}),
  }
  const effects = ops.flatMap((op, index): Effect[] => {
    if (op.op === 'apply') return [{ id: -index - 1, fx: op.fx, for: op.for, ctx }]
    if (op.op === 'disable' && target) return [{ id: -index - 1, fx: { k: 'disable', what: target as Uid }, for: op.for, ctx }]
    return op.op === 'alter' && target
      ? [{ id: -index - 1, fx: { k: 'alter', what: target as Uid, times: op.n ?? 2 }, for: op.for, ctx }]
      : []
  })
  const covers = ops.some(({ op }) => op === 'cover') && target && state.inPlay[target as Uid]
  const inPlay = covers ? { ...state.inPlay, [target]: { ...covers, covered: true as const } } : state.inPlay
  return { ...state, inPlay, effects: [...state.effects, ...effects] }
}
export const destinyOf = (state: State, seat: PlayerSeat): number => seatOf(state, seat).D
