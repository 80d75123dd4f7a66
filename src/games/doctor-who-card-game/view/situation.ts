/** What an open question is about: both sides of a conflict, with reasons; in one's own turn, the cards still to be used. */

import type { Moment } from '../../../client/moment'
import type { Tally } from '../../../kernel'
import type { Speak } from '../../../ui/words/speak'
import type { ShownRoll, Situation } from '../../situation'
import type { CardId } from '../rules/cards'
import { PASSED } from '../rules/constants'
import type { View } from '../rules/state'
import { cardIn, locationIn, seatIn } from './cards'
import { emblemOf } from './emblems'
import { chosenCard } from './lit'
import { oddsOf, placingNow } from './odds'
import { openOn } from './open'
import { because, say } from './words'

export function situationOf(moment: Moment<View>, speak: Speak): Situation | undefined {
  return fought(moment.view, speak) ?? placed(moment, speak) ?? ownTurn(moment, speak)
}

/** The situation while cards are picked that will begin a conflict. */
function placed(moment: Moment<View>, speak: Speak): Situation | undefined {
  const placing = placingNow(moment)
  const odds = placing && oddsOf(moment.view, placing, speak)
  return (
    odds && { title: say(speak, 'sit-conflict', { location: placing.location }), rolls: [], result: odds.text, why: [odds.why] }
  )
}

function fought(view: View, speak: Speak): Situation | undefined {
  const { conflict } = view
  const at = conflict && locationIn(view, conflict.location)
  if (!conflict || !at) return undefined
  const { attacker, defender, location, strengths, switched } = conflict
  const own = at.defenders.map(({ card }) => card)
  const isOver = (card: CardId) => {
    const found = cardIn(view, card)
    return switched && found?.type === 'defender' && found.kind === 'river'
  }
  const enemies = [...(at.attack?.cards ?? []).map(({ card }) => card), ...own.filter(isOver)]
  const side = (
    id: string,
    seat: typeof attacker,
    label: string,
    cards: readonly CardId[],
    sum: Tally | undefined,
  ): ShownRoll => ({
    id,
    seat,
    label,
    dice: cards.map((card) => chip(view, card, speak)),
    said: sum ? say(speak, 'sit-sum', { total: sum.total }) : '',
  })
  const isLost = strengths !== undefined && strengths.attack.total > strengths.defence.total
  const parts = ({ parts: all }: Tally) => all.map(({ value, reason }) => `${because(reason, speak)}: ${value}`)
  return {
    title: say(speak, 'sit-conflict', { location }),
    rolls: [
      side('attack', attacker, say(speak, 'sit-attackers', { seat: attacker }), enemies, strengths?.attack),
      side(
        'defence',
        defender,
        say(speak, 'sit-defenders', { seat: defender }),
        own.filter((card) => !isOver(card)),
        strengths?.defence,
      ),
    ],
    ...(strengths
      ? {
          result: say(speak, 'sit-result', { attack: strengths.attack.total, defence: strengths.defence.total, isLost }),
          parts: [...strengths.attack.parts, ...strengths.defence.parts],
        }
      : {}),
    why: [
      ...(strengths ? [...parts(strengths.attack), ...parts(strengths.defence)] : []),
      ...(isLost && own.length > 0
        ? [say(speak, 'sit-lose-defenders', { cards: own.map((card) => speak.piece(`card:${card}`)) })]
        : []),
    ],
  }
}

/** A card of the conflict, shown as its strength with its name. */
function chip(view: View, card: CardId, speak: Speak): ShownRoll['dice'][number] {
  const found = cardIn(view, card)
  const value = found?.type === 'enemy' || found?.type === 'defender' ? found.strength : 0
  return {
    icon: `fighter:${value}:${found ? emblemOf(found) : 'claw'}`,
    label: say(speak, 'sit-card', { card: speak.piece(`card:${card}`), value }),
    counts: true,
  }
}

function ownTurn(moment: Moment<View>, speak: Speak): Situation | undefined {
  const { view, viewer, decisions } = moment
  if (!openOn(decisions, 'action') || view.active !== viewer) return undefined
  const hand = seatIn(view, viewer)?.hand.length ?? 0
  const isEnd = view.phase === 'end phase'
  const title = say(speak, chosenCard(moment) === undefined ? 'sit-choose' : 'sit-aim')
  return { title, rolls: [], result: say(speak, 'sit-hand', { hand, over: Math.max(0, hand - PASSED), isEnd }), why: [] }
}
