/**
 * The phrases a language must provide so that the text of any card can be composed from its effects (6.3). Every word of the
 * vocabulary has an entry here, so a new word does not compile until both languages have it.
 */
import type { Head } from '../../../rules/fx/text'
import type {
  Activity,
  Affiliation,
  CardType,
  Cur,
  Discipline,
  Duration,
  EventName,
  Filter,
  Keyword,
  PlayRule,
  Priced,
  Rate,
  Reference,
  Stat,
  When,
} from '../../../rules/vocabulary'

/** A noun without its article. */
export interface Noun {
  readonly one: string
  readonly many: string
  readonly feminine?: boolean
}
/** A noun phrase ready for a sentence, including its article. */
export interface Phrase {
  readonly text: string
  readonly many?: boolean
  readonly feminine?: boolean
  /** Second person: the player of the card is addressed. */
  readonly you?: boolean
}
/** Number, gender and person that verbs and adjectives agree with. */
export type Agree = Omit<Phrase, 'text'>

/** Heads of predicates that classify a thing; they are rendered as nouns. */
export type NounHead = 'aff' | 'DL' | 'DT' | 'BH' | 'CORP' | 'tag' | 'id' | 'type' | 'follower' | 'class' | 'player'
/** Heads that describe the situation as a whole and have no subject. */
export type FactHead =
  | 'tactic'
  | 'inPlay'
  | 'mineInPlay'
  | 'noneInPlay'
  | 'by'
  | 'inCombatThen'
  | 'cur'
  | 'woundedNow'
  | 'cardClass'
  | 'turn'
/** Heads that describe what a thing does or its condition; they are rendered as verbs. */
export type VerbHead = Exclude<Head, NounHead | FactHead>

/** The object of an activity; its texts are empty if there is none. */
export interface About {
  /** With its article if it has one: "a Dark Legion warrior". */
  readonly text: string
  /** The bare plural of cards: "equipment cards". */
  readonly bare: string
  readonly isRefused: boolean
}

export interface Prose {
  /** Applies contractions and elisions to a whole text. */
  finish(text: string): string
  listed(items: readonly string[]): string
  either(items: readonly string[]): string
  /** Joins conditions and adds "if": "if a and b", "si a et si b". */
  given(clauses: readonly string[]): string
  /** Puts a heading before a colon: "Your Samurai: …". */
  headed(head: string, rest: string): string

  // things
  readonly references: { readonly [R in Exclude<Reference, 'self'>]: Phrase }
  self(type: CardType): Phrase
  /** The subject of a condition that has no reference. */
  readonly pronoun: Phrase
  noun(head: NounHead, arg: string, named: (id: string) => string): Noun
  readonly warrior: Noun
  readonly card: Noun
  /** Adds an affiliation to a noun, before or after it as the language requires. */
  affiliated(aff: Affiliation, noun: Noun): Noun
  /** Adds "other", for things that are not the card itself. */
  other(noun: Noun): Noun
  /** "that is not a Personality" */
  isNot(noun: Noun, agree: Agree): string
  that(verb: string): string
  whose(subject: Reference, verb: string): string
  is(agree: Agree, not: boolean, noun: Noun): string
  verb(head: VerbHead, not: boolean, agree: Agree, arg: string, inner: Inner): string
  fact(head: FactHead, not: boolean, arg: string, inner: Inner): string
  readonly outside: string
  readonly covered: string
  /** Taking part in the combat on either side. */
  engaged(agree: Agree): string
  readonly onWarrior: string
  inUse(agree: Agree): string
  zone(zone: NonNullable<Filter['zone']>): string
  group(noun: Noun, after: readonly string[], of: Filter['of'], many: 'one' | 'all' | 'X'): Phrase
  a(noun: Noun): string
  compared(subject: Phrase, what: string, least: boolean, n: number): string

  // numbers
  points(cur: Cur): string
  of(what: 'F' | 'S' | 'A' | 'V' | 'P' | 'D' | 'markers', phrase: Phrase): string
  pointsGained(cur: 'P' | 'D'): string
  ifKilled(n: string): string
  countOf(group: string): string
  half(n: string): string

  // rules that last
  readonly stats: { readonly [S in Stat]: string }
  doubled(stats: string, times: string, plural: boolean): string
  halved(stats: string, plural: boolean): string
  keyword(word: Keyword, arg: string): string
  immuneTo(classes: string, cards: string | undefined): string
  immunity(cls: string): string
  readonly exceptSelf: string
  readonly exceptOwn: string
  can(subject: Phrase | undefined, verb: string): string
  cannot(subject: Phrase | undefined, verb: string): string
  canOnly(subject: Phrase | undefined, verb: string): string
  /** `isChoice`: the rule only restricts whom the subject attacks; it does not oblige it to attack. */
  must(subject: Phrase | undefined, verb: string, isChoice: boolean): string
  act(act: Activity, about: About): string
  spells(disciplines: readonly string[]): string
  readonly personalAsCombat: string
  readonly whenPossible: string
  each(price: string): string
  readonly free: string
  counts(subject: Phrase, as: string): string
  noLonger(subject: Phrase, as: string): string
  /** `of` is left out for the player of the card. */
  rate(rate: Rate, of: Phrase | undefined): string
  /** A changed cost: of what, for whom, by how much, and its lower bound. */
  costs(what: string, of: Phrase | undefined, change: string, min: string): string
  priced(act: Priced): string
  atLeast(n: number): string
  cost(n: string, cur: 'D' | 'P' | 'actions'): string
  shield(what: Phrase): string

  // what happens
  readonly op: Ops
  until(duration: Duration): string
  /** The word for "instead". */
  readonly instead: string
  readonly sequence: string
  readonly also: string

  // when and for what
  when(when: Exclude<When, 'RE'>): string
  event(event: EventName): string
  killing(victim: string, killer: Phrase | undefined, inCombat: boolean): string
  actions(n: number): string
  on(target: string): string
  pay: {
    D(n: number): string
    P(n: number): string
    per(n: number, max: number | undefined): string
    hand(n: number): string
    V(of: Phrase): string
    readonly wound: string
    readonly discard: string
    readonly remove: string
  }
  limit(limit: 'turn' | 'combat' | 'game'): string
  unique(unique: NonNullable<PlayRule['unique']>): string
  stays(stay: NonNullable<PlayRule['stay']>): string
  movable(actions: number): string
  readonly removed: string
  readonly vehicle: string
  readonly armour: string
  readonly plain: string

  // the line that names the sort of card
  type(type: CardType): string
  affiliation(aff: Affiliation): string
  discipline(discipline: Discipline): string
  spell(spell: 'COMBAT' | 'PERSONAL' | undefined): string
  giftOf(cls: string): string
  apostle(follower: string): string
  readonly personality: string
}

/** What a head that takes another predicate as its argument needs from the composer. */
export interface Inner {
  /** "a fortification" */
  a(predicate: string): string
  /** Without an article. */
  bare(predicate: string): string
  reference(ref: string): Phrase
}

export interface Ops {
  gain(who: Phrase, n: string, cur: Cur): string
  lose(who: Phrase, n: string, cur: Cur): string
  heal(who: Phrase): string
  cover(who: Phrase): string
  uncover(who: Phrase): string
  reveal(who: Phrase): string
  wound(who: Phrase, scorer: Phrase | undefined): string
  kill(who: Phrase, scorer: Phrase | undefined): string
  damage(who: Phrase, n: string): string
  discard(what: Phrase): string
  remove(what: Phrase): string
  return(what: Phrase): string
  draw(n: string): string
  look(n: string): string
  search(n: string, noun: Noun, zone: 'pile' | 'discard'): string
  put(what: string, to: 'squad' | 'kohort'): string
  readonly tactic: string
  becomes(who: Phrase, side: 'attacker' | 'defender', isChecked: boolean): string
  readonly end_combat: string
  readonly counter: string
  readonly undo: string
  reinforce(who: Phrase, side: Phrase, stats: string): string
  disable(what: Phrase): string
  alter(what: Phrase, times: number): string
  extra(n: string, kind: 'any' | 'nonattack' | 'attack', now: boolean): string
  coin(heads: string, tails: string): string
  choose(branches: readonly string[]): string
  eachOf(group: string, then: string): string
  swap(who: Phrase, cur: 'P' | 'D'): string
  convert(from: 'P' | 'D', give: number, get: number): string
  control(who: Phrase, to: Phrase): string
  attach(what: Phrase, to: Phrase): string
  move(what: Phrase): string
  copy(who: Phrase, from: Phrase): string
  readonly retarget: string
  readonly direction: string
  readonly turn: string
  readonly plan: string
  again(who: Phrase | undefined): string
  redirect(to: Phrase | undefined, times: number): string
  skip(who: Phrase, what: 'turn' | 'draw' | 'actions'): string
  aside(who: Phrase): string
  ask(who: Phrase, card: string, yes: string, no: string): string
  freePlay(card: string): string
  mark(what: Phrase, n: string): string
  payout(n: string, cur: Cur, isInstead: boolean): string
}
