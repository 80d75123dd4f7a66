/** Battle cards (2.6), adventure cards (2.7) and vortex nodes (2.8), as data. */
export { HIDDEN } from '../../kit/rules/cards'

/** The marks on battle cards (4.8). `immediate` is a keyword that only accompanies another mark (EX-AMB-14). */
export const ICONS = ['hit', 'armour', 'reroll', 'double', 'super-armour', 'lightning', 'fate', 'immediate'] as const
export type Icon = (typeof ICONS)[number]

/** A name that a pack gives to its own things. Names for house data are in the view. */
export interface Named {
  readonly en: string
  readonly fr: string
}

export type BattleId = string

/** One kind of battle card, with its copies in the common deck. One of its marks is chosen when it is played. */
export interface BattleCard {
  readonly id: BattleId
  readonly icons: readonly Icon[]
  readonly count: number
  readonly name?: Named
}

/** The effects of adventure cards. `facts/adventures.ts` says when each may be used. */
export const EFFECTS = [
  'lucky-hit',
  'escape-plan',
  'sensory-input',
  'combat-senses',
  'medi-kit',
  'rapid-response',
  'finish-them',
  'strategist',
  'steady-aim',
  'sidestep',
  'hold-the-line',
  'second-wind',
  'scavenger',
  'reinforced-plating',
  'clear-path',
] as const
export type Effect = (typeof EFFECTS)[number]

/** EX-ADV-02: what happens to the card after use. */
export const AFTER_USE = ['discard', 'exhaust', 'lasting'] as const
export type AfterUse = (typeof AFTER_USE)[number]

export type AdventureId = string
export interface AdventureCard {
  readonly id: AdventureId
  readonly effect: Effect
  readonly after: AfterUse
  readonly name?: Named
}

export const NODE_KINDS = ['black', 'temporal', 'spatial'] as const
export type NodeKind = (typeof NODE_KINDS)[number]

/** One kind of node: how many there are to draw from, and the victory points of each. */
export interface NodeStock {
  readonly kind: NodeKind
  readonly count: number
  readonly points: number
}
