/** The windows in which a player may react, their defaults, and whether one is about his own. Public facts only. */
import type { AnyDecision } from '../../../kernel'
import { stopsOf } from '../../kit/questions/stops'
import { bestCrossing, worstDamage } from '../rules/facts/faces'
import { cancelsOf, diceHits, facesOf, hitsOf } from '../rules/facts/hits'
import { POOLS, type PoolId, type View } from '../rules/state'
import type { Asks } from '../rules/terms'
import { say } from './words'

/** In the order in which they occur in a combat. */
export const WINDOWS = [
  'adventure window',
  'reroll window',
  'attack cards',
  'defence cards',
  'contest window',
  'stress window',
] as const satisfies readonly (keyof Asks)[]
export type WindowSubject = (typeof WINDOWS)[number]

/**
 * Default: a player is asked wherever he can still gain something, about 13 times in a turn instead of 23, without missing a use
 * for a card. Windows about others' dice are passed, because only one card in twelve can change them; new stress can also be
 * removed on the player's next turn. A player who may finish a shocked enemy is always asked, because that scores points.
 */
const ASKED: { readonly [S in WindowSubject]: { readonly own: boolean; readonly other: boolean } } = {
  'adventure window': { own: true, other: false },
  'reroll window': { own: true, other: false },
  'attack cards': { own: true, other: true },
  'defence cards': { own: true, other: false },
  'contest window': { own: true, other: true },
  'stress window': { own: false, other: false },
}

export const stopsIn = stopsOf(WINDOWS, (subject, speak) => ({
  label: say(speak, `stop ${subject}`),
  hint: say(speak, `stop-hint ${subject}`),
  ...ASKED[subject],
}))

const isOf = (view: View, ref: unknown, seat: string): boolean =>
  typeof ref === 'string' && Object.hasOwn(view.figures, ref) && view.figures[ref]?.seat === seat

/**
 * Whether this window is about the player's own dice or figure, and their result can still improve. If all his dice already
 * count, or nothing gets through to his figure, the window is treated as another player's.
 */
export function isOwn({ seat, subject, about }: AnyDecision, view: View): boolean {
  const inCover = about?.inCover === true
  switch (subject) {
    case 'attack cards':
    case 'stress window':
      return true
    case 'defence cards':
      return view.melee !== undefined || isHit(view, inCover)
    case 'reroll window':
      return POOLS.some((id) => view.dice?.[id]?.seat === seat && canGain(view, id, inCover))
    // Without a figure it is about the initiative roll, which concerns both sides.
    case 'adventure window':
      return about?.figure === undefined || isOf(view, about.figure, seat) || isOf(view, about.other, seat)
    default:
      return isOf(view, about?.figure, seat)
  }
}

/** Whether a hit of the shot currently gets through. */
function isHit({ dice }: View, inCover: boolean): boolean {
  const { attack, defence } = dice ?? {}
  return attack !== undefined && (defence === undefined || hitsOf(attack).total > cancelsOf(defence, inCover).total)
}

/** Whether a reroll of these dice or one more face could improve the result for the player who threw them. */
function canGain(view: View, id: PoolId, inCover: boolean): boolean {
  const { dice = {}, melee, rulings } = view
  const pool = dice[id]
  if (!pool) return false
  const faces = facesOf(pool)
  const isShort = pool.faces.some((face) => face !== 'hit')
  switch (id) {
    case 'attack':
      return isShort
    case 'defence':
      return melee ? isShort : isHit(view, inCover)
    case 'damage':
      return worstDamage(rulings, faces) !== 'exterminated'
    case 'crossing':
      return bestCrossing(rulings, faces) !== 'crossed'
    case 'initiative-A':
    case 'initiative-B': {
      const rival = dice[id === 'initiative-A' ? 'initiative-B' : 'initiative-A']
      return rival === undefined || diceHits(rival) >= diceHits(pool)
    }
    case 'adventure':
      return !faces.includes('bolt')
    // Neither fate nor the leader can change a stress roll, and a card for it is better kept.
    case 'stress':
      return false
  }
}
