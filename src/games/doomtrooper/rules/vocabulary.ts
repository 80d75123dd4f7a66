/**
 * The vocabulary of card effects (6.3): every word that a card may use. What stands here is played by the interpreter in `fx/` and checked by
 * `pack-schema.ts`; there is no other way for a card to do something.
 */

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
  'wounded',
  'killed',
  'healed',
  'gained',
  'combat_end',
  'turn_start',
  'draw_step',
  'turn_end',
] as const
export type EventName = (typeof EVENTS)[number]

/** Until the attack is over; until the turn is over; until the next turn of who played it begins; to the end of the match. */
export const DURATIONS = ['combat', 'turn', 'mine', 'game'] as const
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
] as const
export type Keyword = (typeof KEYWORDS)[number]

/** A class of cards to be immune to; `SYM_APOSTLE:ALGEROTH`, `ART:ELEMENTS` narrow it. */
export const IMMUNITIES = ['SYM_GIFT', 'SYM_APOSTLE', 'SYM_ALL', 'ART', 'SPECIAL', 'EQUIP'] as const

export const ACTIVITIES = [
  'attack',
  'be_attacked',
  'fight',
  'shoot',
  'start_fight',
  'start_shoot',
  'retaliate',
  'cover',
  'uncover',
  'attack_covered',
  'attack_uncovered',
  'receive',
  'use',
  'cast',
  'act',
  'deploy',
  'play',
  'benefit',
  'earn',
  'join',
  'bestow',
  'reward',
  'heal',
  'be_immune',
  'attack_player',
] as const
export type Activity = (typeof ACTIVITIES)[number]

export const RATES = ['handMax', 'actions', 'meditate'] as const
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
  /** The source card itself. */
  readonly self?: 'discard' | 'remove'
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
/** Memberships and tags that are added: `aff:bauhaus`, `tag:HERETIC`, `DL`. */
export interface Is extends Conditional {
  readonly k: 'is'
  readonly who: Reference
  readonly add: readonly string[]
}
export interface RateFx extends Conditional {
  readonly k: 'rate'
  readonly who: 'me'
  readonly what: Rate
  readonly op: '+' | '-' | '='
  readonly n: Num
}
export type Static = Mod | Kw | Immune | Allow | Ban | Must | Is | RateFx

// Ops: what happens once.
export type Cur = 'P' | 'D' | 'PTS'
interface AnyOp extends Conditional {
  readonly op: string
}
export interface GainOp extends AnyOp {
  readonly op: 'gain' | 'lose'
  readonly who: Reference
  /** PTS: shared between both as one likes; not for `lose`. */
  readonly cur: Cur
  readonly n: Num
}
export interface WhoOp extends AnyOp {
  readonly op: 'heal' | 'cover' | 'uncover' | 'reveal'
  readonly who: Selector
}
export interface WoundOp extends AnyOp {
  readonly op: 'wound' | 'kill'
  readonly who: Selector
  /** Who scores if it dies; nobody, if not given. */
  readonly pts?: Reference
}
export interface DamageOp extends AnyOp {
  readonly op: 'damage'
  readonly who: Selector
  readonly n: Num
}
export interface WhatOp extends AnyOp {
  readonly op: 'discard' | 'remove' | 'return'
  readonly what: Selector
}
export interface DrawOp extends AnyOp {
  readonly op: 'draw'
  readonly n: Num
}
export interface LookOp extends AnyOp {
  readonly op: 'look'
  readonly zone: 'hand'
  readonly who: 'p'
  readonly n?: Num
}
export interface SearchOp extends AnyOp {
  readonly op: 'search'
  readonly zone: 'pile' | 'discard'
  readonly filter: readonly Predicate[]
  readonly to: 'hand'
  readonly n: Num
}
export interface PutOp extends AnyOp {
  readonly op: 'put'
  readonly what: Filter
  readonly to: 'squad' | 'kohort'
}
export interface TacticOp extends AnyOp {
  readonly op: 'tactic'
}
export interface RedirectOp extends AnyOp {
  readonly op: 'defender' | 'attacker'
  readonly who: Reference
  readonly legal: 'check' | 'ignore'
}
export interface PlainOp extends AnyOp {
  readonly op: 'end_combat' | 'counter' | 'undo'
}
export interface ReinforceOp extends AnyOp {
  readonly op: 'reinforce'
  readonly side: Reference
  readonly n: Num
  readonly who: Filter
  readonly stats: readonly Stat[]
}
export interface DisableOp extends AnyOp {
  readonly op: 'disable'
  readonly what: Reference
  readonly for: Duration
}
export interface AlterOp extends AnyOp {
  readonly op: 'alter'
  readonly what: Reference
  readonly how: 'x' | 'zero'
  readonly n?: number
  readonly for: Duration
}
export interface ExtraOp extends AnyOp {
  readonly op: 'extra'
  readonly n: Num
  readonly kind: 'any' | 'nonattack' | 'attack'
  readonly now?: boolean
}
export interface ApplyOp extends AnyOp {
  readonly op: 'apply'
  readonly fx: Static | On
  readonly for: Duration
}
export interface CoinOp extends AnyOp {
  readonly op: 'coin'
  readonly heads: readonly Op[]
  readonly tails: readonly Op[]
}
export interface ChooseOp extends AnyOp {
  readonly op: 'choose'
  readonly options: readonly (readonly Op[])[]
}
export interface EachOp extends AnyOp {
  readonly op: 'each'
  readonly over: Selector
  readonly do: readonly Op[]
}
export interface MarkOp extends AnyOp {
  readonly op: 'mark'
  readonly what: Reference
  readonly n: Num
}
export interface PayoutOp extends AnyOp {
  readonly op: 'payout'
  readonly cur: Cur
  readonly n: Num
  /** It replaces the points of the kill. */
  readonly instead?: 'kill'
}
export type Op =
  | GainOp
  | WhoOp
  | WoundOp
  | DamageOp
  | WhatOp
  | DrawOp
  | LookOp
  | SearchOp
  | PutOp
  | TacticOp
  | RedirectOp
  | PlainOp
  | ReinforceOp
  | DisableOp
  | AlterOp
  | ExtraOp
  | ApplyOp
  | CoinOp
  | ChooseOp
  | EachOp
  | MarkOp
  | PayoutOp

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
export type Fx = Static | Do | Use | On

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
