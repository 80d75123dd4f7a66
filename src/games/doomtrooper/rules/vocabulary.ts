/**
 * The vocabulary of card effects (6.3): every word that a card may use. The interpreter in `fx/` runs it and `pack-schema.ts`
 * validates it. Cards have no code of their own, so this is all that they can do.
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

/** Events that trigger `on` effects and that reactions may answer. */
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
/** Events that an `instead` effect can replace. */
export const REPLACED = ['wounded', 'killed', 'gained'] as const
export type EventName = (typeof EVENTS)[number]

/**
 * How long an effect lasts. `stay`: while its source is in play. `combat`: until the attack is over. `turn`: until the turn is
 * over. `mine`: until the next turn of the player who played it begins. `theirs`: only during the next turn of the player it is
 * about. `next`: only during that player's next action. `game`: to the end of the match.
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

/** Classes of cards that a warrior can be immune to. An argument narrows the class: `SYM_APOSTLE:ALGEROTH`, `ART:ELEMENTS`. */
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

/**
 * `drawMax`: most cards drawn per turn; `attacks`: attacks per turn; `minDiscard`: fewest cards to discard; `artSpend`: most D
 * per spell.
 */
export const RATES = ['handMax', 'drawMax', 'actions', 'attacks', 'minDiscard', 'meditate', 'artSpend'] as const
export type Rate = (typeof RATES)[number]

/** Words that refer to one card or player, resolved from the effect's context (`Ctx`) and the current combat. */
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

/** `[!][reference.]head[:argument]`, where `!` negates. `a|b` holds if either part does. Parsed by `fx/text.ts`. */
export type Predicate = string
/** A whole number or a formula: `2*X`, `V(victim)`, `count(mine:tag:CLANSMAN)`. */
export type Num = number | string

export interface Filter {
  /** Whose things, relative to the player of the card. */
  readonly of: 'mine' | 'theirs' | 'any'
  /** All of these must hold. */
  readonly is: readonly Predicate[]
  readonly n?: number | 'all' | 'X'
  readonly where?: 'attached' | 'inUse' | 'inPlay'
  readonly zone?: 'squad' | 'kohort' | 'hidden' | 'reserve'
}
export type Selector = Reference | Filter

export interface Price {
  /** Destiny points. */
  readonly D?: number
  /** A price per unit: X is how many times the player pays this many Destiny points (DT-ART-04). `min` and `max` bound X. */
  readonly perD?: number
  readonly min?: number
  readonly max?: number
  readonly P?: number
  /** How many other cards of the hand must be discarded. */
  readonly hand?: number
  /** The price in D is the V of the warrior referred to. */
  readonly V?: 't' | 'self' | 'bearer'
  /** What happens to the source card as the price; `wound` is for a warrior. */
  readonly self?: 'discard' | 'remove' | 'wound'
}

interface Conditional {
  readonly if?: readonly Predicate[]
}

// Statics: they hold while their source is in play, or for the duration given by the `apply` op that created them.
export interface Mod extends Conditional {
  readonly k: 'mod'
  readonly who: Selector
  readonly stat: readonly Stat[]
  /** `half` rounds up. */
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
  /** Protects only against this many cards, which are chosen when the immunity is applied. */
  readonly cards?: Num
  readonly exceptSelf?: boolean
  readonly exceptOwn?: boolean
}
/** `is` lists predicates on cards for `receive`, `benefit`, `reward` and `bestow`, and disciplines for `cast`. */
export interface Allow extends Conditional {
  readonly k: 'allow'
  readonly who: Selector
  readonly act: Activity
  readonly vs?: readonly Predicate[]
  readonly is?: readonly string[]
  readonly pay?: Price
  /** The activity takes no action and may be done at any time. */
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
/** Adds or removes memberships and tags: `aff:bauhaus`, `tag:HERETIC`, `DL`. */
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
/** Acts whose cost a `price` effect can change. Otherwise its `what` is a list of predicates on cards of the hand. */
export const PRICED = ['act:deploy', 'act:cover', 'act:uncover', 'act:attack'] as const
export type Priced = (typeof PRICED)[number]
export interface PriceFx extends Conditional {
  readonly k: 'price'
  /** Whose costs change: those of the card's player (`me`), or of the players that the filter selects. */
  readonly who: 'me' | Filter
  readonly what: Priced | readonly Predicate[]
  readonly cur: 'D' | 'P' | 'actions'
  readonly op: '+' | '-' | '='
  readonly n: Num
  /** The cost does not fall below this. */
  readonly min?: number
}
/** These cards cannot be discarded, removed or returned by effects. */
export interface Shield extends Conditional {
  readonly k: 'shield'
  readonly what: Selector
}
export type Static = Mod | Kw | Immune | Allow | Ban | Must | Is | RateFx | PriceFx | Shield

/** Ops that run once, when the card resolves. */
export interface Do {
  readonly k: 'do'
  readonly do: readonly Op[]
}
/** An ability that its controller may use. */
export interface Use extends Conditional {
  readonly k: 'use'
  readonly when: Exclude<When, 'RE'>
  readonly actions?: number
  readonly pay?: Price
  readonly limit?: 'turn' | 'combat' | 'game'
  readonly on?: Filter
  readonly do: readonly Op[]
}
/** A triggered effect: ops that run when the event happens. */
export interface On extends Conditional {
  readonly k: 'on'
  readonly event: EventName
  readonly do: readonly Op[]
}
/** A replacement effect: ops that run in place of the event. */
export interface Instead extends Conditional {
  readonly k: 'instead'
  readonly event: (typeof REPLACED)[number]
  readonly do: readonly Op[]
}
export type Fx = Static | Do | Use | On | Instead

/** When and how a card that is not a warrior is played. */
export interface PlayRule {
  readonly when: When
  readonly actions: number
  readonly on?: Filter
  readonly pay?: Price
  readonly if?: readonly Predicate[]
  readonly stay?: 'warrior' | 'card' | 'squad' | 'kohort' | 'player'
  readonly after?: 'discard' | 'remove'
  readonly unique?: 'player' | 'warrior' | 'holder'
  /** How many actions it takes to move the card to another of the player's warriors. */
  readonly movable?: number
  readonly re?: EventName
  readonly limit?: 'turn' | 'combat' | 'game'
  // Art
  readonly caster?: Discipline
  readonly spell?: 'COMBAT' | 'PERSONAL'
  /** The spell benefits its target, so it may not be cast on a Dark Legion warrior (DT-ART-08). */
  readonly good?: boolean
}
