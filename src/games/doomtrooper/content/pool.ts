/** The house pool: 160 cards of the base set. */
import type { Card, Pool } from '../rules/cards'
import { ART } from './cards/art'
import { CORPORATIONS } from './cards/corporations'
import { EQUIPMENT } from './cards/equipment'
import { FORTIFICATIONS } from './cards/fortifications'
import { LEGION } from './cards/legion'
import { MISSIONS } from './cards/missions'
import { SPECIALS } from './cards/specials'
import { SYMMETRY } from './cards/symmetry'

export const CARDS: readonly Card[] = [
  ...CORPORATIONS,
  ...LEGION,
  ...EQUIPMENT,
  ...FORTIFICATIONS,
  ...ART,
  ...SYMMETRY,
  ...MISSIONS,
  ...SPECIALS,
]
export const POOL: Pool = Object.fromEntries(CARDS.map((card) => [card.id, card]))
