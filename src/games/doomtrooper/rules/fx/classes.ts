/** The classes of cards that immunity knows (4.7), and which cards count only while they are used (6.3). */
import type { Card } from '../cards'

function classesOn({ type, tags }: Card): readonly string[] {
  const named = (prefix: string) => tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length))
  switch (type) {
    case 'art':
      return ['ART', ...named('ART:').map((one) => `ART:${one}`)]
    case 'symmetry': {
      const classes = named('CLASS:')
      const apostles = classes.filter((one) => one !== 'GIFT')
      const gifts = classes.includes('GIFT') ? ['SYM_GIFT'] : []
      return [
        'SYM_ALL',
        ...gifts,
        ...(apostles.length > 0 ? ['SYM_APOSTLE'] : []),
        ...apostles.map((one) => `SYM_APOSTLE:${one}`),
      ]
    }
    case 'special':
      return ['SPECIAL', ...tags.map((tag) => `SPECIAL:${tag}`)]
    case 'equipment':
      return ['EQUIP', ...tags.map((tag) => `EQUIP:${tag}`)]
    default:
      return []
  }
}
const isWeapon = (tags: readonly string[]): boolean => tags.some((tag) => tag.startsWith('WEAPON:'))
/** Whether the card counts only while it is used: weapons and vehicles (6.3), but not a warrior that is a vehicle. */
export const countsInUse = (card: Card): boolean =>
  card.type === 'equipment' && (isWeapon(card.tags) || card.tags.includes('VEHICLE'))

const knownClasses = new WeakMap<Card, readonly string[]>()
/** The classes that a card belongs to, for immunity (DT-IMM-03). Warriors and missions belong to none. */
export function classesOf(card: Card): readonly string[] {
  const known = knownClasses.get(card)
  if (known) return known
  const found = classesOn(card)
  knownClasses.set(card, found)
  return found
}
