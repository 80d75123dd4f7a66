/** Faces of cards: as they lie on the table, and as the hand shows them. */
import type { CardFaceLook, CardValue } from '../../../scene/look'
import type { Speak } from '../../../ui/words/speak'
import type { CardFace } from '../../hands'
import type { Card } from '../rules/cards'
import { factsOf, kindOf, noteOf, textOf } from './card-words'
import { printed } from './cards'
import { emblemOf, FAMILY_OF } from './emblems'
import { say } from './words'

interface Figures {
  readonly corner?: CardValue
  readonly other?: CardValue
}
/** The numbers printed on the card: the most important one in the corner, time beside it. */
function figuresOf(card: Card, speak: Speak): Figures {
  const time = (value: number): CardValue => ({ value: String(value), emblem: 'hourglass', label: say(speak, 'value-time') })
  switch (card.type) {
    case 'location':
      return { corner: { value: String(card.vp), emblem: 'star', label: say(speak, 'value-points') }, other: time(card.time) }
    case 'start':
      return {
        corner: { value: String(card.vp), emblem: 'star', label: say(speak, 'value-points') },
        other: { value: String(card.value), emblem: 'crown', label: say(speak, 'value-start') },
      }
    case 'defender':
      return fighter(card.strength, 'shield', card.time)
    case 'enemy':
      return fighter(card.strength, 'sword', card.time)
    case 'support':
      return card.gain ? { other: { ...time(card.gain), value: `+${card.gain}` } } : {}
  }
  function fighter(strength: number, emblem: string, gain = 0): Figures {
    return {
      corner: { value: String(strength), emblem, label: say(speak, 'value-strength') },
      ...(gain > 0 ? { other: { ...time(gain), value: `+${gain}` } } : {}),
    }
  }
}

export const faceLook = (card: Card, speak: Speak): CardFaceLook => ({
  family: FAMILY_OF[card.type],
  emblem: emblemOf(card),
  scene: card.id,
  title: printed(card, speak.language),
  kind: kindOf(card, speak),
  ...figuresOf(card, speak),
  text: [textOf(card, speak), ...factsOf(card, speak), noteOf(card, speak)].filter((part) => part !== '').join('\n'),
})

/** The face of the End of Game card once it was set aside. */
export const endFaceLook = (speak: Speak): CardFaceLook => ({
  family: 'bone',
  emblem: 'hourglass',
  title: say(speak, 'end-card'),
  kind: say(speak, 'kind-end'),
  text: say(speak, 'text-end'),
})

/** The frame colours of cards in the hand, one for each type of card. */
const INKS: { readonly [T in Card['type']]: number } = { location: 4, start: 3, defender: 0, enemy: 1, support: 2 }

export function handFace(card: Card, speak: Speak): CardFace {
  const { corner, other } = figuresOf(card, speak)
  const marked = ({ value, emblem, label }: CardValue, kind: string) => ({
    id: `${kind}:${value}:${emblem ?? ''}`,
    label: `${label ?? ''} ${value}`.trim(),
  })
  return {
    id: card.id,
    title: printed(card, speak.language),
    icons: [...(corner ? [marked(corner, 'number')] : []), ...(other ? [marked(other, 'gain')] : [])],
    sign: { id: `emblem:${emblemOf(card)}`, label: kindOf(card, speak) },
    ink: INKS[card.type],
    text: textOf(card, speak),
    facts: [kindOf(card, speak), ...factsOf(card, speak)],
    note: noteOf(card, speak),
  }
}
