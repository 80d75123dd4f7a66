/** The windows in which players react with cards and fate (3.2). Whether a window opens depends on public facts only. */
import type { Option } from '../../../../kernel'
import { window } from '../../../../kernel'
import type { Ref } from '../../../../table/piece'
import type { BattleId, Icon } from '../cards'
import { effectOf, leaderFor, usable } from '../facts/adventures'
import { figureOf } from '../facts/figures'
import { ATTACKS, cardsWith, combatPlays, hasIcon, meansOf, mightPlay, mightReact, playsOf } from '../facts/hand'
import { type PlayId, pairId, type RerollId, readId } from '../ids'
import { offer } from '../offers'
import { otherSide, type Pool, type PoolId, type Side, type State, sideOf } from '../state'
import { verbs } from '../terms'

/** EX-FAT-03: the rolls on which fate may be used, because they resolve an action. */
const FATED: readonly PoolId[] = ['attack', 'defence', 'damage', 'crossing']

const poolsIn = (state: State): readonly (readonly [PoolId, Pool])[] =>
  // The record's keys are its pools.
  Object.entries(state.dice ?? {}) as unknown as readonly (readonly [PoolId, Pool])[]

/** EX-CRD-06, EX-AMB-39, 40: the reroll cards that may be played on this pool in the current window. */
function rerollCards(state: State, seat: Side, id: PoolId, pool: Pool, where: 'window' | 'late' | 'cards'): readonly BattleId[] {
  const isCombat = id === 'attack' || id === 'defence'
  const waits = state.rulings.rerollTiming === 'inCardWindow' && isCombat
  return cardsWith(state, seat, 'reroll').filter((card) => {
    const isImmediate = hasIcon(state, card, 'immediate')
    if (where === 'late') return isImmediate
    if ((where === 'cards') !== (waits && !isImmediate)) return false
    return pool.seat === seat || isImmediate || !state.rulings.rerollOwn
  })
}

/** EX-FAT-03, EX-CRD-06, the leader's die: what this side may reroll, and the means. */
function rerollOffers(state: State, seat: Side, where: 'window' | 'late' | 'cards'): readonly Option<RerollId>[] {
  return poolsIn(state).flatMap(([id, pool]) => {
    if (pool.faces.length === 0) return []
    const isOwn = pool.seat === seat && FATED.includes(id) && where === 'window'
    const leader = isOwn && pool.figure !== undefined && leaderFor(state, pool.figure) !== undefined
    const cards = rerollCards(state, seat, id, pool, where)
    const means = [...(isOwn ? meansOf(state, seat) : []), ...cards, ...(leader ? ['leader'] : [])]
    const on = pool.figure === undefined ? [] : [pool.figure]
    return [...new Set(means)].map((one) => offer<RerollId>(pairId('reroll', id, one), on))
  })
}

/** EX-CRD-09, EX-AMB-18, 41: cards that add a face to one of the side's own rolls. */
function faceCards(state: State, seat: Side, inCover: boolean): readonly Option<PlayId>[] {
  return poolsIn(state).flatMap(([id, pool]) => {
    if (pool.seat !== seat) return []
    const isLit = (id === 'damage' && pool.faces.length > 0) || id === 'adventure' || (id === 'defence' && inCover)
    const isHit = id === 'damage' && state.rulings.hitCardScope === 'damageToo'
    return [...(isLit ? playsOf(state, seat, 'lightning') : []), ...(isHit ? playsOf(state, seat, 'hit') : [])]
  })
}

/** Whether, by public facts, this side might change any of these dice. */
function mightReroll(state: State, seat: Side): boolean {
  const own = poolsIn(state).filter(([id, pool]) => pool.seat === seat && FATED.includes(id) && pool.faces.length > 0)
  return (
    mightPlay(state, seat) ||
    (own.length > 0 && state.sides[seat].fate > 0) ||
    own.some(([, { figure }]) => leaderFor(state, figure) !== undefined)
  )
}

/** `inCover`: bolts of the defence also cancel hits. */
const aboutDice = (state: State, { inCover }: { readonly inCover?: boolean }) => ({
  pools: poolsIn(state).map(([id]) => id),
  ...(inCover ? { inCover } : {}),
})

/** W-REROLL, W-DAMAGE (EX-SHO-08, EX-CRD-06, 11, 15): both sides may change dice until both pass in succession. */
export const rerolls = window(verbs, 'rerolls', {
  asks: 'reroll window',
  until: 'all pass',
  order: (_state, { order }) => order,
  skips: (state, { isLate }, seat) => (isLate ? !mightPlay(state, sideOf(seat)) : !mightReroll(state, sideOf(seat))),
  over: (state) => poolsIn(state).every(([, { faces, added }]) => faces.length === 0 && added.length === 0),
  // `attacks`: the seat's attack cards will be asked for next unless the other side changes dice.
  about: (state, { hurt, inCover = false, isLate }, seat) => ({
    ...aboutDice(state, { inCover }),
    ...(!isLate && hurt === undefined && state.dice?.attack?.seat === seat && mightPlay(state, sideOf(seat))
      ? { attacks: true }
      : {}),
    ...(hurt === undefined ? {} : { figure: hurt }),
  }),
  offers: (state, { inCover = false, isLate }, seat) =>
    isLate
      ? rerollOffers(state, sideOf(seat), 'late')
      : [...rerollOffers(state, sideOf(seat), 'window'), ...faceCards(state, sideOf(seat), inCover)],
  plays: (state, _local, seat, id) => played(sideOf(seat), id, faced(state)),
})

/** A reroll, or a card: added faces and doubled hits go on the own pool, a super armour on the other side's. */
function played(seat: Side, id: RerollId, own: PoolId) {
  const said = readId(id)
  // The ids in these windows name either a pool and the means, or a card and its mark.
  if (said.verb === 'reroll') return { call: 'reroll', local: { seat, pool: said.ref as PoolId, means: said.other } } as const
  if (said.verb !== 'play') throw new Error(`${id} is nothing to be played`)
  const icon = said.other as Icon
  const pool = icon === 'super-armour' ? (own === 'attack' ? 'defence' : 'attack') : own
  return { tell: [{ type: 'card-played', seat, card: said.ref, icon, pool }] } as const
}

/** The pool to which a card may add a face in this window; there is only one. */
const faced = (state: State): PoolId => (state.dice?.damage ? 'damage' : state.dice?.adventure ? 'adventure' : 'defence')

/** W-ATT-CARDS (EX-CRD-12, 13): only the attacker, until he passes. */
export const attackWindow = window(verbs, 'attack window', {
  asks: 'attack cards',
  until: 'hold',
  order: (_state, { seat }) => [seat],
  skips: (state, _local, seat) => !mightPlay(state, sideOf(seat)),
  about: aboutDice,
  offers: (state, { isShot }, seat) => combatCards(state, sideOf(seat), 'attack', isShot ? ATTACKS.shot : ATTACKS.melee),
  plays: (_state, _local, seat, id) => played(sideOf(seat), id, 'attack'),
})

/** W-DEF-CARDS (EX-CRD-12, 13): only the target's player, until he passes. */
export const defenceWindow = window(verbs, 'defence window', {
  asks: 'defence cards',
  until: 'hold',
  order: (_state, { seat }) => [seat],
  skips: (state, _local, seat) => !mightPlay(state, sideOf(seat)),
  about: aboutDice,
  offers: (state, { isShot, inCover }, seat) =>
    combatCards(
      state,
      sideOf(seat),
      'defence',
      isShot ? ['armour', 'super-armour', ...(inCover ? (['lightning'] as const) : [])] : ATTACKS.melee,
    ),
  plays: (_state, _local, seat, id) => played(sideOf(seat), id, 'defence'),
})

const combatCards = (
  state: State,
  seat: Side,
  own: 'attack' | 'defence',
  icons: readonly Icon[],
): readonly Option<RerollId>[] => [...combatPlays(state, seat, own, icons), ...rerollOffers(state, seat, 'cards')]

/** W-STRESS (EX-FAT-02): the owner may remove the new tokens at once. */
export const stressRelief = window(verbs, 'stress relief', {
  asks: 'stress window',
  until: 'each once',
  order: (state, { figure }) => [figureOf(state, figure).seat],
  skips: (state, _local, seat) => !mightReact(state, sideOf(seat)),
  over: (state, { figure }) => figureOf(state, figure).stress === 0,
  about: (_state, { figure }) => ({ figure }),
  offers: (state, { figure }, seat) =>
    meansOf(state, sideOf(seat)).map((means) => offer<`clear:${Ref}>${string}`>(pairId('clear', figure, means), [figure])),
  plays: (state, { figure }, seat, id) => {
    const said = readId(id)
    return { tell: clearing(state, sideOf(seat), figure, said.verb === 'clear' ? said.other : 'token') }
  },
})

/** EX-FAT-02: the events that remove all stress from a figure. */
export const clearing = (state: State, seat: Side, figure: Ref, means: string) =>
  [
    { type: 'fate-spent', seat, use: 'clear', means, figure },
    { type: 'stress-cleared', figure, removed: figureOf(state, figure).stress, by: 'fate' },
  ] as const

/** W-ADV (EX-ADV-02): opens only if a side has a ready card for this moment, which is public. */
export const adventureWindow = window(verbs, 'adventure window', {
  asks: 'adventure window',
  until: 'all pass',
  order: ({ active }) => [active, otherSide(active)],
  skips: (state, local, seat) => usable(state, sideOf(seat), local).length === 0,
  about: (_state, { timing, figure, other }) => ({
    timing,
    ...(figure === undefined ? {} : { figure }),
    ...(other === undefined ? {} : { other }),
  }),
  offers: (state, local, seat) => usable(state, sideOf(seat), local).map((id) => offer(id, [])),
  plays: (state, { other }, seat, id) => {
    const said = readId(id)
    if (said.verb !== 'use') throw new Error(`${id} names no adventure card`)
    // Hold the Line works for this defender only.
    const holding = effectOf(state, said.ref) === 'hold-the-line' && other !== undefined ? { figure: other } : {}
    return { call: 'use adventure', local: { seat: sideOf(seat), card: said.ref, ...holding } }
  },
})
