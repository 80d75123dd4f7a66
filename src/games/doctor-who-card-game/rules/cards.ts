/** What is printed on cards (2.1 to 2.5). Each value has a source: few are published, others are house data or from a pack. */
export { HIDDEN } from '../../kit/rules/cards'

/** The kind of a card, shared by all its copies. A card on the table is only a face at a place and has no identity of its own. */
export type CardId = string
/** The End of Game card, wherever it lies. */
export const END_CARD: CardId = 'end-of-game'

export const SOURCES = ['rulebook', 'web', 'ruling', 'house', 'pack'] as const
/** The source of a value: the rulebook; a name in a public review; our reading of the rulebook; house data; a player's pack. */
export type Source = (typeof SOURCES)[number]

export interface Name {
  readonly en: string
  readonly fr: string
}

interface Printed {
  readonly id: CardId
  readonly name: Name
  /** The number of copies in the deck. */
  readonly count: number
  /** The source of each printed value: `{ name: 'rulebook', strength: 'house' }`. */
  readonly from: { readonly [field: string]: Source }
}

/** DWC-LOC-02, DWC-LOC-03 */
export interface LocationCard extends Printed {
  readonly type: 'location'
  readonly vp: number
  readonly time: number
}
/** DWC-SET-04, AMB-27: `value` is only used to find the first player. */
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
  /** Time gained when the card is revealed in a conflict (DWC-CRD-01). */
  readonly time?: number
}

/** The families of enemies to which an enemy belongs: 'dalek', 'cyberman'. */
export type Family = string
export const ENEMY_POWERS = ['steal-time', 'loses-to-amy', 'river-switches', 'takeover', 'pandorica', 'no-score'] as const
/** DWC-CRD-04 to DWC-CRD-10. For a takeover, the card's `takes` says which family it takes over. */
export type EnemyPower = (typeof ENEMY_POWERS)[number]
export interface EnemyCard extends Printed {
  readonly type: 'enemy'
  readonly strength: number
  readonly family: Family
  /** The families with which it is marked as compatible, and whether it is compatible with every enemy (DWC-ENM-02). */
  readonly partners: readonly Family[]
  readonly wild: boolean
  readonly power?: EnemyPower
  /** The family of which an attack must contain a face-up card to be taken over (DWC-CRD-08, DWC-CRD-09). */
  readonly takes?: Family
  readonly time?: number
  /** DWC-CRD-11: whether Dalek Sec can be used against it. */
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
  /** The time that its player gains. */
  readonly gain?: number
}

/** A card of the deck. */
export type DeckCard = LocationCard | DefenderCard | EnemyCard | SupportCard
export type Card = DeckCard | StartCard

/** All cards of a match. */
export interface DeckData {
  /** The name of the pack that the deck comes from. */
  readonly source: 'house' | Name
  readonly cards: { readonly [id: CardId]: DeckCard }
  readonly starts: { readonly [id: CardId]: StartCard }
}
