/** What the generic panels say while an answer is made, shape by shape. */
import type { None } from './said'

export type ChoiceSaid = {
  'choose-one': None
  'choose-some': { least: number; most: number }
  'chosen-count': { count: number; most: number }
  'nothing-offered': None
  'amount-less': None
  'amount-more': None
  'amount-bounds': { least: number; most: number }
  'share-left': { left: number; total: number }
  'share-less': { item: string }
  'share-more': { item: string }
  'order-hint': None
  'order-up': { item: string }
  'order-down': { item: string }
  'place-hint': None
  'path-hint': None
  'across-inch': None
  'across-centimetre': None
  'away-inch': None
  'away-centimetre': None
  heading: None
  'turn-left': None
  'turn-right': None
  'nudge-left': None
  'nudge-right': None
  'nudge-away': None
  'nudge-near': None
  'nudge-step': None
  'path-used': { used: string; budget: string }
  'path-left': { left: string }
  'path-bend': None
  'path-bends': { count: number }
  'path-unbend': None
  'route-hint': None
  'route-to': None
  'route-steps': { count: number; most: number }
  'path-stay': None
  'roll-typed': None
  'roll-typed-hint': None
  'die-number': { die: number }
  'shuffle-waits': { count: number }
  'shuffle-typed': None
  'shuffle-typed-hint': { count: number }
  'shape-unknown': { shape: string }
  offer: None
}
