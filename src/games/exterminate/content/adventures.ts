/** The fifteen generic adventure cards (house: eight names and three effects are known from reports, the rest is ours). */
import type { AdventureCard, AfterUse, Effect } from '../rules/cards'

/** Where each card goes when it has been used. */
const AFTER: { readonly [E in Effect]: AfterUse } = {
  'lucky-hit': 'discard',
  'escape-plan': 'discard',
  'sensory-input': 'exhaust',
  'combat-senses': 'exhaust',
  'medi-kit': 'discard',
  'rapid-response': 'exhaust',
  'finish-them': 'discard',
  strategist: 'exhaust',
  'steady-aim': 'exhaust',
  sidestep: 'exhaust',
  'hold-the-line': 'exhaust',
  'second-wind': 'discard',
  scavenger: 'discard',
  'reinforced-plating': 'exhaust',
  'clear-path': 'exhaust',
}

/** One card for each effect; the card's id is its effect. */
export const ADVENTURES: { readonly [E in Effect]: AdventureCard } = Object.fromEntries(
  Object.entries(AFTER).map(([effect, after]) => [effect, { id: effect, effect: effect as Effect, after }]),
) as { readonly [E in Effect]: AdventureCard }
