/** What is printed on cards (2.1 to 2.5). Numbers carry where they come from: few are published, the others are the house's or a pack's. */
export { HIDDEN } from '../../kit/rules/cards'

/** Which kind of card it is; equal copies share it. A card on the table is a face at a place and has no identity of its own. */
export type CardId = string
/** The End of Game card, wherever it is. */
export const END_CARD: CardId = 'end-of-game'

export const SOURCES = ['rulebook', 'web', 'ruling', 'house', 'pack'] as const
/** The supplied rulebook; the name in a public review; a ruling of ours on the rulebook's text; invented by the house; a player's own pack. */
export type Source = (typeof SOURCES)[number]

export interface Name {
  readonly en: string
  readonly fr: string
}

interface Printed {
  readonly id: CardId
  readonly name: Name
  /** Copies in the deck. */
  readonly count: number
  /** Where each printed thing comes from: `{ name: 'rulebook', strength: 'house' }`. */
  readonly from: { readonly [field: string]: Source }
}

/** DWC-LOC-02, DWC-LOC-03 */
export interface LocationCard extends Printed {
  readonly type: 'location'
  readonly vp: number
  readonly time: number
}
/** DWC-SET-04, AMB-27: `value` only finds the first player. */
export interface StartCard extends Printed {
  readonly type: 'start'
  readonly vp: number
  readonly value: number
}

export const KINDS = ['doctor', 'amy', 'rory', 'river'] as const
/** DWC-DEF-01 */
export type Kind = (typeof KINDS)[number]
export interface DefenderCard extends Printed {
  readonly type: 'defender'
  readonly kind: Kind
  readonly strength: number
  /** Printed time: gained when she is revealed in a conflict (DWC-CRD-01). */
  readonly time?: number
}

/** Which enemies an enemy counts as: 'dalek', 'cyberman'. */
export type Family = string
export const ENEMY_POWERS = ['steal-time', 'loses-to-amy', 'river-switches', 'takeover', 'pandorica', 'no-score'] as const
/** DWC-CRD-04 to DWC-CRD-10. What a takeover takes over is the card's `takes`. */
export type EnemyPower = (typeof ENEMY_POWERS)[number]
export interface EnemyCard extends Printed {
  readonly type: 'enemy'
  readonly strength: number
  readonly family: Family
  /** Families it is marked as going with, and whether it goes with every enemy (DWC-ENM-02). */
  readonly partners: readonly Family[]
  readonly wild: boolean
  readonly power?: EnemyPower
  /** The family that an attack must openly contain for a takeover (DWC-CRD-08, DWC-CRD-09). */
  readonly takes?: Family
  readonly time?: number
  /** DWC-CRD-11: Dalek Sec works against it. */
  readonly dalek?: boolean
}

export const SUPPORT_EFFECTS = [
  'reveal-attack',
  'reserve-limit',
  'recover-defenders',
  'defence-boost',
  'remove-markers',
  'discard-enemy',
  'divert-attack',
  'time-per-tardis',
  'time-per-dalek',
  'win-against-dalek',
  'win',
  'win-for-defender',
  'redraw',
] as const
/** DWC-SUP-10 to DWC-SUP-26 */
export type SupportEffect = (typeof SUPPORT_EFFECTS)[number]
export interface SupportCard extends Printed {
  readonly type: 'support'
  readonly effect: SupportEffect
  /** Time its player gains. */
  readonly gain?: number
}

/** A card of the deck. */
export type DeckCard = LocationCard | DefenderCard | EnemyCard | SupportCard
export type Card = DeckCard | StartCard

/** Everything a match is played with. */
export interface DeckData {
  /** The name of the pack that it comes from. */
  readonly source: 'house' | Name
  readonly cards: { readonly [id: CardId]: DeckCard }
  readonly starts: { readonly [id: CardId]: StartCard }
}
