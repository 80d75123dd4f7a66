/**
 * The vocabulary of card effects (6.3): every word that a card may use. What stands here is played by the interpreter in `fx/` and checked by
 * `pack-schema.ts`; there is no other way for a card to do something.
 */

import type { Op } from './op-words'

export * from './op-words'

export const AFFILIATIONS = [
  'bauhaus',
  'capitol',
  'cybertronic',
  'imperial',
  'mishima',
  'brotherhood',
  'legion',
  'general',
] as const
export type Affiliation = (typeof AFFILIATIONS)[number]
/** DT-ATR-02: members of one of these do not fight each other. */
export const CORPORATIONS: readonly Affiliation[] = ['bauhaus', 'capitol', 'cybertronic', 'imperial', 'mishima']

export const TYPES = ['warrior', 'equipment', 'fortification', 'mission', 'art', 'symmetry', 'special'] as const
export type CardType = (typeof TYPES)[number]

export const STATS = ['F', 'S', 'A', 'V'] as const
export type Stat = (typeof STATS)[number]
export const TACTICS = ['fight', 'shoot'] as const
export type Tactic = (typeof TACTICS)[number]
/** DT-ART-02 */
export const DISCIPLINES = ['CHANGELING', 'ELEMENTS', 'EXORCISM', 'KINETICS', 'MANIPULATION', 'MENTALISM', 'PREMONITION'] as const
export type Discipline = (typeof DISCIPLINES)[number]
export const APOSTLES = ['ALGEROTH', 'SEMAI', 'ILIAN', 'MUAWIJHE', 'DEMNOGONIS'] as const

/** When a card or an ability may be played. */
export const WINDOWS = ['ACTION', 'FREE', 'START', 'DRAW', 'END', 'PRE', 'ANN', 'COMBAT', 'ANY', 'RE'] as const
export type When = (typeof WINDOWS)[number]

/** What `on` and reactions answer. */
export const EVENTS = [
  'card_played',
  'deployed',
  'announced',
  'used',
  'wounded',
  'killed',
  'healed',
  'removed',
  'gained',
  'mission_done',
  'combat_end',
  'turn_start',
  'draw_step',
  'turn_end',
  'moved',
  'joined',
] as const
/** What `instead` can put something else in the place of. */
export const REPLACED = ['wounded', 'killed', 'gained'] as const
export type EventName = (typeof EVENTS)[number]

/**
 * While the card it comes from is in play; until the attack is over; until the turn is over; until the next turn of who played it begins; in
 * the next turn of the player it is about, and only then; for that player's next action; to the end of the match.
 */
export const DURATIONS = ['stay', 'combat', 'turn', 'mine', 'theirs', 'next', 'game'] as const
export type Duration = (typeof DURATIONS)[number]

export const KEYWORDS = [
  'SLAYER',
  'FIRST_STRIKE',
  'ONE_HIT',
  'INVULNERABLE',
  'NO_RETURN',
  'D_ONLY',
  'ANY_TARGET',
  'DOUBLE_D',
  'TWO_WEAPONS',
  'MULTI_ATTACK',
] as const
export type Keyword = (typeof KEYWORDS)[number]

/** A class of cards to be immune to; `SYM_APOSTLE:ALGEROTH`, `ART:ELEMENTS` narrow it. */
export const IMMUNITIES = ['SYM_GIFT', 'SYM_APOSTLE', 'SYM_ALL', 'ART', 'SPECIAL', 'EQUIP'] as const

/** What a card can permit beyond the rules. */
export const ALLOWED = [
  'attack',
  'attack_covered',
  'attack_uncovered',
  'attack_player',
  'act_after_attack',
  'receive',
  'bestow',
  'cast',
] as const
/** What a card can forbid. */
export const BANNED = [
  'attack',
  'be_attacked',
  'fight',
  'shoot',
  'start_fight',
  'start_shoot',
  'retaliate',
  'cover',
  'uncover',
  'receive',
  'bestow',
  'use',
  'cast',
  'act',
  'deploy',
  'play',
  'benefit',
  'earn',
  'join',
  'reward',
  'heal',
  'be_immune',
  'attack_player',
] as const
export type Activity = (typeof ALLOWED)[number] | (typeof BANNED)[number]

/** `drawMax`: most cards drawn in a turn; `attacks`: attacks in a turn; `minDiscard`: least cards discarded; `artSpend`: most D for one spell. */
export const RATES = ['handMax', 'drawMax', 'actions', 'attacks', 'minDiscard', 'meditate', 'artSpend'] as const
export type Rate = (typeof RATES)[number]

/** Words for one thing: which it is depends on the card and on the moment. */
export const REFERENCES = [
  'self',
  'bearer',
  'host',
  'foe',
  't',
  'caster',
  'attacker',
  'defender',
  'victim',
  'killer',
  'me',
  'opp',
  'p',
  'it',
  'event',
  'combatant',
] as const
export type Reference = (typeof REFERENCES)[number]

/** `[!][reference.]head[:argument]`; `a|b` is either. */
export type Predicate = string
/** A whole number or a formula: `2*X`, `V(victim)`, `count(mine:tag:CLANSMAN)`. */
export type Num = number | string

export interface Filter {
  /** Whose: seen from who plays the card. */
  readonly of: 'mine' | 'theirs' | 'any'
  /** All of them must hold. */
  readonly is: readonly Predicate[]
  readonly n?: number | 'all' | 'X'
  readonly where?: 'attached' | 'inUse' | 'inPlay'
  readonly zone?: 'squad' | 'kohort' | 'hidden' | 'reserve'
}
export type Selector = Reference | Filter

export interface Price {
  /** Destiny points. */
  readonly D?: number
  /** X is how many times so many Destiny points are paid (DT-ART-04). */
  readonly perD?: number
  readonly min?: number
  readonly max?: number
  readonly P?: number
  /** So many other cards of the hand are discarded. */
  readonly hand?: number
  /** The V of this one, in D. */
  readonly V?: 't' | 'self' | 'bearer'
  /** The source card itself; a warrior is wounded. */
  readonly self?: 'discard' | 'remove' | 'wound'
}

interface Conditional {
  readonly if?: readonly Predicate[]
}

// Statics: they hold while their source is in play, or as long as `apply` says.
export interface Mod extends Conditional {
  readonly k: 'mod'
  readonly who: Selector
  readonly stat: readonly Stat[]
  /** `half` is rounded up. */
  readonly op: '+' | '-' | 'x' | '=' | 'half'
  readonly n: Num
}
export interface Kw extends Conditional {
  readonly k: 'kw'
  readonly who: Selector
  readonly kw: readonly Keyword[]
  readonly arg?: string
}
export interface Immune extends Conditional {
  readonly k: 'immune'
  readonly who: Selector
  readonly to: readonly string[]
  /** Only against so many cards, chosen when it is applied. */
  readonly cards?: Num
  readonly exceptSelf?: boolean
  readonly exceptOwn?: boolean
}
/** What `is` is about depends on the activity: cards for `receive`, `benefit`, `reward`, `bestow`, disciplines for `cast`. */
export interface Allow extends Conditional {
  readonly k: 'allow'
  readonly who: Selector
  readonly act: Activity
  readonly vs?: readonly Predicate[]
  readonly is?: readonly string[]
  readonly pay?: Price
  /** Without an action, at any time. */
  readonly free?: boolean
}
export interface Ban extends Conditional {
  readonly k: 'ban'
  readonly who: Selector
  readonly act: Activity
  readonly vs?: readonly Predicate[]
  readonly vsMode?: 'or'
  readonly is?: readonly string[]
}
export interface Must extends Conditional {
  readonly k: 'must'
  readonly who: Selector
  readonly act: 'attack'
  readonly vs?: readonly Predicate[]
}
/** Memberships and tags that are added or lost: `aff:bauhaus`, `tag:HERETIC`, `DL`. */
export interface Is extends Conditional {
  readonly k: 'is'
  readonly who: Reference
  readonly add?: readonly string[]
  readonly drop?: readonly string[]
}
export interface RateFx extends Conditional {
  readonly k: 'rate'
  readonly who: 'me' | Filter
  readonly what: Rate
  readonly op: '+' | '-' | '='
  readonly n: Num
}
/** What else something costs: cards of a hand by what they are, or one of the acts. */
export const PRICED = ['act:deploy', 'act:cover', 'act:uncover', 'act:attack'] as const
export type Priced = (typeof PRICED)[number]
export interface PriceFx extends Conditional {
  readonly k: 'price'
  /** Whose costs: one's own, or those of players. */
  readonly who: 'me' | Filter
  readonly what: Priced | readonly Predicate[]
  readonly cur: 'D' | 'P' | 'actions'
  readonly op: '+' | '-' | '='
  readonly n: Num
  /** It does not fall below this. */
  readonly min?: number
}
/** Cards that no effect puts away. */
export interface Shield extends Conditional {
  readonly k: 'shield'
  readonly what: Selector
}
export type Static = Mod | Kw | Immune | Allow | Ban | Must | Is | RateFx | PriceFx | Shield

/** What a card does when it resolves. */
export interface Do {
  readonly k: 'do'
  readonly do: readonly Op[]
}
/** An ability that is used. */
export interface Use extends Conditional {
  readonly k: 'use'
  readonly when: Exclude<When, 'RE'>
  readonly actions?: number
  readonly pay?: Price
  readonly limit?: 'turn' | 'combat' | 'game'
  readonly on?: Filter
  readonly do: readonly Op[]
}
/** What happens when something happens. */
export interface On extends Conditional {
  readonly k: 'on'
  readonly event: EventName
  readonly do: readonly Op[]
}
/** What happens in place of something. */
export interface Instead extends Conditional {
  readonly k: 'instead'
  readonly event: (typeof REPLACED)[number]
  readonly do: readonly Op[]
}
export type Fx = Static | Do | Use | On | Instead

/** How a card that is no warrior gets into effect. */
export interface PlayRule {
  readonly when: When
  readonly actions: number
  readonly on?: Filter
  readonly pay?: Price
  readonly if?: readonly Predicate[]
  readonly stay?: 'warrior' | 'card' | 'squad' | 'kohort' | 'player'
  readonly after?: 'discard' | 'remove'
  readonly unique?: 'player' | 'warrior' | 'holder'
  /** Actions that it takes to move it to another of one's warriors. */
  readonly movable?: number
  readonly re?: EventName
  readonly limit?: 'turn' | 'combat' | 'game'
  // Art
  readonly caster?: Discipline
  readonly spell?: 'COMBAT' | 'PERSONAL'
  /** It is to somebody's benefit: never a Dark Legion warrior's (DT-ART-08). */
  readonly good?: boolean
}
