/**
 * What an option of *Doomtrooper* is worth to a bot, as a rough number; ending or passing is worth 0. It uses only the seat's
 * view. The bot deploys, equips, attacks what it expects to beat, and saves combat cards for combats whose result they change.
 */
import type { AnyDecision, Option, PlayerSeat } from '../../../kernel'
import type { Worth } from '../../rules-of'
import type { Card } from '../rules/cards'
import { opsOf } from '../rules/facts/moves'
import { allInPlay, attached, faceOf, isInPlay, isWarrior, masterOf, seatOf, thing, warriors } from '../rules/facts/table'
import { judgeOf } from '../rules/fx'
import { type MoveId, readMove, slotOf } from '../rules/ids'
import type { State, Uid, View } from '../rules/state'
import type { Op } from '../rules/vocabulary'
import { bestAttack, pairWorth, strength } from './attacks'
import { deployWorth } from './deploy'
import { destinyOf, outlook, pitted, played, withWeapons } from './foresee'

const mineIs = (state: State, seat: PlayerSeat, ref: string | undefined): boolean =>
  ref === seat || (ref !== undefined && isInPlay(state, ref) && masterOf(state, thing(state, ref)) === seat)

/** The X that the bot can afford at `each` Destiny per unit, spending at most 10 Destiny on one spell; at least 1. */
const spendable = (state: State, seat: PlayerSeat, each: number): number =>
  Math.max(1, Math.floor(Math.min(destinyOf(state, seat), 10) / Math.max(1, each)))

/** What a card or an ability is worth in a combat: by how much it improves the forecast for the seat. */
function combatWorth(
  state: State,
  seat: PlayerSeat,
  card: Card,
  ops: readonly Op[],
  target: string | undefined,
  each: number,
  source?: Uid,
): number {
  const now = outlook(state, seat)
  if (ops.some(({ op }) => op === 'end_combat')) return now < -1.5 ? -now - 0.8 : -1
  if (ops.some(({ op }) => op === 'defender')) return now < -1 && mineIs(state, seat, state.attack?.defender?.main) ? 0.7 : -1
  if (ops.some(({ op }) => op === 'reinforce')) return mineIs(state, seat, target) && now <= 0 ? 0.6 : -1
  const x = each > 0 ? spendable(state, seat, each) : 0
  const turned = outlook(played(state, seat, card, ops, target as Uid | undefined, x, source), seat) - now
  return turned - 0.5
}

function moveWorth(state: State, seat: PlayerSeat, decision: AnyDecision, id: MoveId): number {
  const { verb, thing: what, index, target } = readMove(id)
  const own = seatOf(state, seat)
  const isActing = decision.subject === 'action'
  switch (verb) {
    case 'deploy':
      return deployWorth(state, seat, own.hand[slotOf(what)] ?? '?')
    case 'hide': {
      const card = faceOf(state, own.hand[slotOf(what)] ?? '?')
      return (card.stats?.V ?? 0) > own.D + 3 && warriors(state, seat).length < 2 ? 0.6 : -1
    }
    case 'cover':
      return thing(state, what as Uid).wounded && warriors(state, seat).length > 2 ? 0.2 : -0.7
    case 'uncover':
      return 0.4
    case 'meditate':
      return own.D < 10 ? 0.7 : own.D < 18 ? 0.2 : -0.2
    case 'move':
      return -1
    case 'attack': {
      const best = bestAttack(state, seat)
      // An attack ends the actions (DT-ATK-01), so others come first unless none is worth it.
      // Late in the match the bot also makes bad attacks, so that two cautious bots do not play on forever.
      const bold = state.turn > 40 ? -1.2 : 0.3
      return best <= bold ? -1 : state.actionsLeft > 1 && !state.attacked ? 0.6 : 2 + Math.max(0, best)
    }
    case 'use': {
      const card = faceOf(state, thing(state, what as Uid).card)
      const fx = card.fx[index]
      if (fx?.k !== 'use') return 0
      if (fx.do.some(({ op }) => op === 'heal')) return 1
      if (state.attack?.defender) return combatWorth(state, seat, card, fx.do, target, fx.pay?.perD ?? 0, what as Uid)
      if (fx.do.some(({ op }) => op === 'damage')) return -1
      return mineIs(state, seat, target) ? -1 : fx.pay?.D && fx.pay.D > 8 ? 0 : 0.5
    }
    case 'play':
      return isActing ||
        decision.subject === 'before drawing' ||
        decision.subject === 'before ending' ||
        (decision.subject === 'free play' && isLaid(state, seat, slotOf(what)))
        ? actionWorth(state, seat, slotOf(what), target)
        : cardWorth(state, seat, slotOf(what), target)
  }
}

/** What a card is worth that is played with an action or at the start of the turn. */
function actionWorth(state: State, seat: PlayerSeat, slot: number, target: string | undefined): number {
  const card = faceOf(state, seatOf(state, seat).hand[slot] ?? '?')
  switch (card.type) {
    case 'equipment':
    case 'symmetry': {
      if (!target || !mineIs(state, seat, target)) return -1
      const weapons = attached(state, target as Uid).length
      return 1.1 - weapons * 0.25 + strength(state, target as Uid) * 0.03
    }
    case 'fortification':
      return target ? (mineIs(state, seat, target) ? 0.5 : -1) : 1
    case 'mission':
      return mineIs(state, seat, target) && card.id !== 'suicide_mission'
        ? 0.9
        : card.id === 'suicide_mission' && mineIs(state, seat, target)
          ? 0.6
          : -1
    case 'special':
      if (opsOf(card.fx).some(({ op }) => op === 'free_play')) return freePlayWorth(state, seat, card, slot)
      return card.play?.when === 'START' ? (warriors(state, seat).length > 0 ? 1 : -0.5) : mineIs(state, seat, target) ? 0.3 : -1
    default:
      return 0
  }
}

/** Whether the card is of a type that stays on the table, so that its worth does not depend on when it is played. */
const isLaid = (state: State, seat: PlayerSeat, slot: number): boolean =>
  !['special', 'art'].includes(faceOf(state, seatOf(state, seat).hand[slot] ?? '?').type)
/** A free-play card saves an action if it lets another card of the hand be played. */
function freePlayWorth(state: State, seat: PlayerSeat, card: Card, slot: number): number {
  const judge = judgeOf(state)
  const hand = seatOf(state, seat).hand.filter((_, at) => at !== slot)
  const ctx = { me: seat, card: card.id }
  const lets = opsOf(card.fx).flatMap((op) => (op.op === 'free_play' ? [op.filter] : []))
  return lets.some((filter) => hand.some((id) => judge.all(ctx, filter, `card:${id}`))) ? 2.5 : -1
}

/** What a card is worth that is played in a window or at any time. */
function cardWorth(state: State, seat: PlayerSeat, slot: number, target: string | undefined): number {
  const card = faceOf(state, seatOf(state, seat).hand[slot] ?? '?')
  const ops = opsOf(card.fx)
  const has = (...names: readonly Op['op'][]) => ops.some(({ op }) => names.includes(op))
  const isFight = state.attack?.defender !== undefined && state.attack.tactic !== undefined
  if (has('counter')) return counterWorth(state, seat)
  if (has('undo')) return 2
  if (card.play?.re) return 1.5
  if (has('gain') && !has('end_combat')) return destinyOf(state, seat) < 8 ? 1 : 0.1
  if (has('search', 'draw')) return 1
  if (has('extra')) return state.active === seat && destinyOf(state, seat) >= 5 ? 0.8 : -1
  if (has('coin')) return seatOf(state, seat).P > 8 ? -1 : 0.3
  if (has('lose')) return target !== seat && destinyOf(state, seat) > 12 ? 0.3 : -1
  if (has('uncover')) return mineIs(state, seat, target) ? -1 : 0.3
  if (has('each')) return 0.5
  if (has('look')) return destinyOf(state, seat) > 14 ? 0.2 : -1
  if (card.play?.when === 'PRE') return preWorth(state, seat, target)
  if (isFight) return combatWorth(state, seat, card, ops, target, card.play?.pay?.perD ?? 0)
  if (has('discard')) return mineIs(state, seat, target) ? -1 : 0.3
  return card.play?.stay === 'warrior' ? stayWorth(state, seat, card, target) : -0.5
}
const preWorth = (state: State, seat: PlayerSeat, target: string | undefined): number =>
  (state.active === seat) === mineIs(state, seat, target) ? 0.6 : -1
function stayWorth(state: State, seat: PlayerSeat, card: Card, target: string | undefined): number {
  const isMine = mineIs(state, seat, target)
  if (card.fx.some(({ k }) => k === 'mod')) return isMine && state.attack ? 0.3 : -1
  return isMine ? -0.5 : 0.1
}
/** A counter is worth playing against the deployment of a strong warrior or against a card played in a combat. */
function counterWorth(state: State, seat: PlayerSeat): number {
  const answered = state.stack[state.stack.length - 1]
  if (!answered || answered.seat === seat) return -1
  const card = faceOf(state, answered.card)
  if (answered.kind === 'deploy') return (card.stats?.V ?? 0) >= 6 ? 1 : -1
  return state.attack ? 0.5 : card.type === 'equipment' ? 0.1 : -0.5
}

const recalled = new WeakMap<object, State>()
/** The view as a state in which covered warriors that all players have seen have their faces back. */
function recall(view: View): State {
  const known = recalled.get(view)
  if (known) return known
  const inPlay = Object.entries(view.inPlay).map(([uid, one]) => [uid, one.was ? { ...one, card: one.was } : one] as const)
  const state: State = { ...view, inPlay: Object.fromEntries(inPlay) }
  recalled.set(view, state)
  return state
}

export const doomtrooperWorth: Worth = (view, decision, option) => {
  const state = recall(view as View)
  const { seat, subject } = decision
  if (seat === 'chance') return undefined
  return optionWorth(state, seat, decision, subject, option)
}

function optionWorth(state: State, seat: PlayerSeat, decision: AnyDecision, subject: string, { id }: Option): number | undefined {
  if (id === 'end' || id === 'pass' || id === 'proceed') return 0
  switch (subject) {
    case 'action':
    case 'before drawing':
    case 'before ending':
    case 'any time':
    case 'before combatants':
    case 'after combatants':
    case 'modify combat':
    case 'reaction':
    case 'free play':
      return moveWorth(state, seat, decision, id as MoveId)
    case 'combatants': {
      const [attacker = '', defender = ''] = id.slice(5).split('>')
      return pairWorth(state, seat, attacker as Uid, defender)
    }
    case 'tactic': {
      const { attacker, defender } = state.attack ?? {}
      return attacker && defender
        ? outlook(pitted(state, attacker.main, defender.main, id as 'fight' | 'shoot'), seat) * 3
        : undefined
    }
    case 'weapons': {
      const uid = String(decision.about?.warrior) as Uid
      return withWeapons(state, uid, id.slice(5) === '' ? [] : (id.slice(5).split('+') as Uid[]), seat)
    }
    case 'whom to strike':
      return 10 - strength(state, id as Uid) + (faceOf(state, thing(state, id as Uid).card).stats?.V ?? 0)
    case 'discard cards':
      return Number(decision.about?.over ?? 0) > 0 ? -keepWorth(state, seat, slotOf(id)) : letGoWorth(state, seat, slotOf(id))
    case 'which branch': {
      const card = faceOf(state, String(decision.about?.card ?? '?'))
      return JSON.stringify(branches(card)[Number(id.split(':')[1])] ?? '').includes('"P"') ? 2 : 1
    }
    case 'which opponent':
      return seatOf(state, id as PlayerSeat).P
    case 'which ones':
      return mineIs(state, seat, id) === (decision.about?.op === 'heal' || decision.about?.op === 'reinforce') ? 2 : 1
    default:
      return undefined
  }
}
const branches = ({ fx }: Card): readonly (readonly Op[])[] =>
  fx.flatMap((one) => ('do' in one ? one.do : [])).flatMap((op) => (op.op === 'choose' ? op.options : []))

function keepWorth(state: State, seat: PlayerSeat, slot: number): number {
  const card = faceOf(state, seatOf(state, seat).hand[slot] ?? '?')
  if (isDead(state, seat, slot)) return 0
  return card.type === 'warrior' ? 3 - (card.stats?.V ?? 0) * 0.1 : card.type === 'special' ? 2 : 1.5
}
/** Discarded cards are replaced, so useless ones go; with much Destiny or late in the match, weak ones go, too. */
const letGoWorth = (state: State, seat: PlayerSeat, slot: number): number =>
  (destinyOf(state, seat) > 14 ? 1.4 : 0.7) + state.turn * 0.02 - keepWorth(state, seat, slot) * 0.5
/** Whether none of the seat's warriors could use this card now. */
function isDead(state: State, seat: PlayerSeat, slot: number): boolean {
  const card = faceOf(state, seatOf(state, seat).hand[slot] ?? '?')
  const own = allInPlay(state).filter((one) => one.controller === seat && isWarrior(state, one))
  if (own.length === 0) return false
  if (card.type === 'symmetry') return !own.some(({ uid }) => judgeOf(state).isLegion(uid))
  return card.type === 'art' && !own.some(({ uid }) => judgeOf(state).allows('cast', uid).length > 0)
}

/**
 * Answers to questions without options. Points are taken as Promotion, a third as Destiny while Destiny is short and the match
 * not won.
 */
export function doomtrooperAnswer(view: object, decision: AnyDecision): unknown {
  const state = view as State
  const { seat, subject, choice } = decision
  if (seat === 'chance') return undefined
  if (subject === 'share points') {
    const { total } = choice as unknown as { readonly total: number }
    const wins = seatOf(state, seat).P + total >= state.targetP
    const D = wins || destinyOf(state, seat) >= 5 ? 0 : Math.floor(total / 3)
    return [total - D, D]
  }
  if (subject === 'how much') {
    const { least, most } = choice as unknown as { readonly least: number; readonly most: number }
    return Math.max(least, Math.min(most, spendable(state, seat, Number(decision.about?.each ?? 1))))
  }
  return undefined
}
