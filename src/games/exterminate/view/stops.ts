/** The windows in which a player may react, which of them wait for him, and whether one is about his own. Public facts only. */
import type { AnyDecision } from '../../../kernel'
import { stopsOf } from '../../kit/questions/stops'
import { bestCrossing, worstDamage } from '../rules/facts/faces'
import { cancelsOf, diceHits, facesOf, hitsOf } from '../rules/facts/hits'
import { POOLS, type PoolId, type View } from '../rules/state'
import type { Asks } from '../rules/terms'
import { say } from './words'

/** In the order in which they come up in a combat. */
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
 * Asked by default wherever the player can still gain something: about 13 times in a turn instead of 23, without missing a use for a card.
 * Only one card in twelve can change another's dice, and new stress can also be removed at one's own next turn. A player who may finish a
 * shocked enemy is always asked: it is worth points.
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
 * Is this window about the player's own dice, or a figure of his, and can they still do better? Where every die of his counts
 * already, or nothing gets through to his figure, it is treated as another's.
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
    // Without a figure it is the initiative roll, which concerns everybody.
    case 'adventure window':
      return about?.figure === undefined || isOf(view, about.figure, seat) || isOf(view, about.other, seat)
    default:
      return isOf(view, about?.figure, seat)
  }
}

/** Whether a hit of the shot gets through as things stand. */
function isHit({ dice }: View, inCover: boolean): boolean {
  const { attack, defence } = dice ?? {}
  return attack !== undefined && (defence === undefined || hitsOf(attack).total > cancelsOf(defence, inCover).total)
}

/** Could another throw of these dice, or a face more, make it better for whoever threw them? */
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
    // There, neither fate nor the leader helps, and a card for it is better kept.
    case 'stress':
      return false
  }
}
