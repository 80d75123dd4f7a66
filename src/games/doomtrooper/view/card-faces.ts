/** The faces of cards on the table and in the hand panel. */
import type { CardFaceLook, CardValue } from '../../../scene/look'
import type { Speak } from '../../../ui/words/speak'
import type { CardFace } from '../../hands'
import type { Card, Pool } from '../rules/cards'
import { STATS, type Stat } from '../rules/vocabulary'
import { cardName, printed } from './cards'
import { emblemOf, familyOf, STAT_SIGNS } from './emblems'
import { rulingTexts } from './rulings'
import { say } from './words'
import { type CardText, cardText } from './words/cards'

/** A warrior's ratings; for other cards, their unconditional changes to ratings. */
function figuresOf(card: Card, speak: Speak): readonly (CardValue & { readonly stat: Stat })[] {
  const value = (stat: Stat, text: string) => ({
    stat,
    value: text,
    emblem: STAT_SIGNS[stat],
    label: say(speak, 'stat', { stat }),
  })
  const { stats } = card
  if (stats)
    return STATS.filter((stat) => stat !== 'V').map((stat) => value(stat, stats[stat] === null ? '–' : String(stats[stat])))
  return STATS.flatMap((stat) => {
    const [mod] = card.fx.filter((fx) => fx.k === 'mod' && fx.who === 'bearer' && fx.stat.includes(stat))
    if (mod?.k !== 'mod' || typeof mod.n !== 'number') return []
    const sign = mod.op === 'x' ? '×' : mod.op === '-' ? '−' : '+'
    return [value(stat, `${sign}${mod.n}${mod.if ? '*' : ''}`)]
  })
}
/** The Destiny cost of playing the card: a number, `X` if the player chooses it, or undefined if there is none. */
const costOf = ({ stats, play }: Card): string | undefined => {
  if (stats) return String(stats.V ?? 0)
  if (play?.pay?.D) return String(play.pay.D)
  return play?.pay?.perD ? 'X' : undefined
}
const costValue = (card: Card, speak: Speak): CardValue | undefined => {
  const cost = costOf(card)
  return cost === undefined
    ? undefined
    : { value: cost, emblem: 'star', label: say(speak, card.stats ? 'stat' : 'cost', { stat: 'V' }) }
}
const texts = new WeakMap<Card, { [language: string]: CardText }>()
export function textOf(card: Card, pool: Pool, speak: Speak): CardText {
  const known = texts.get(card) ?? {}
  texts.set(card, known)
  known[speak.language] ??= cardText(card, speak.language, (id) => cardName({ pool }, id, speak.language) ?? id)
  return known[speak.language] as CardText
}

export function faceLook(card: Card, pool: Pool, speak: Speak): CardFaceLook {
  const { sort, play, effects, limits } = textOf(card, pool, speak)
  const corner = costValue(card, speak)
  const values = figuresOf(card, speak)
  return {
    family: familyOf(card),
    emblem: emblemOf(card),
    scene: card.id,
    title: printed(card, speak.language),
    kind: sort,
    ...(corner ? { corner } : {}),
    ...(values.length > 0 ? { values: values.map(({ stat: _stat, ...value }) => value) } : {}),
    text: [play, ...effects, ...limits].filter((part) => part !== '').join('\n'),
  }
}

/** Frame colours in the hand, one for each type of card. */
const INKS: { readonly [T in Card['type']]: number } = {
  warrior: 0,
  symmetry: 1,
  equipment: 2,
  fortification: 2,
  special: 3,
  art: 4,
  mission: 5,
}
export function handFace(card: Card, pool: Pool, speak: Speak): CardFace {
  const { sort, play, effects, limits } = textOf(card, pool, speak)
  const cost = costValue(card, speak)
  return {
    id: card.id,
    title: printed(card, speak.language),
    icons: [
      ...(cost ? [{ id: `number:${cost.value}`, label: `${cost.label} ${cost.value}` }] : []),
      ...figuresOf(card, speak).map(({ value, emblem, label }) => ({
        id: `gain:${value}:${emblem}`,
        label: `${label} ${value}`,
      })),
    ],
    sign: { id: `emblem:${emblemOf(card)}`, label: sort },
    ink: INKS[card.type],
    text: effects.join(' '),
    facts: [sort, ...(play ? [play] : []), ...limits],
    rulings: rulingTexts(card, speak),
  }
}
