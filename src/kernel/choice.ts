/**
 * The plain shapes of legal answers. With the two spatial ones of `table/choice.ts` they are a closed set of eight, so that
 * validator, random bot, keyboard panel and fallback are written once per shape and not per question.
 */
import type { Json } from './json'
import type { Reason } from './reason'
import type { PlayerSeat } from './seat'

declare const answered: unique symbol
/** A shape's name with the type of its answers, which is a phantom: the kernel never looks into spatial answers. */
export interface Shape<Name extends string = string, Answer = unknown> {
  readonly shape: Name
  readonly [answered]?: Answer
}
/** The answer that a shape asks for. */
export type AnswerTo<C> = C extends Shape<string, infer Answer> ? Answer : never

/** One thing a choice offers. A refused option is shown with its reason and cannot be taken. */
export interface Option<Id extends string = string> {
  readonly id: Id
  readonly refused?: Reason
  /** The things on the table that it refers to, in pointing order: miniature, then target. Gestures find options by these. */
  readonly on?: readonly string[]
  /** What would follow, computed by the rules' own function: a tally, a line of sight. Shown as it is, never recomputed. */
  readonly shows?: Json
}

/** Some of these, `least` to `most`, in the order of picking; `apart` lists pairs that exclude each other. */
export interface Pick<Id extends string = string> extends Shape<'pick', readonly Id[]> {
  readonly shape: 'pick'
  readonly options: readonly Option<Id>[]
  readonly least: number
  readonly most: number
  readonly apart?: readonly (readonly [Id, Id])[]
}

/** A whole number, `least` to `most`. */
export interface Amount extends Shape<'amount', number> {
  readonly shape: 'amount'
  readonly least: number
  readonly most: number
}

/** A total shared out among these, each within its own bounds. Answered by one share per entry of `among`, in its order. */
export interface Split<Id extends string = string> extends Shape<'split', readonly number[]> {
  readonly shape: 'split'
  readonly total: number
  readonly among: readonly { readonly id: Id; readonly least: number; readonly most: number }[]
}

/** All of these in an order. */
export interface Order<Id extends string = string> extends Shape<'order', readonly Id[]> {
  readonly shape: 'order'
  readonly items: readonly Id[]
}

/** Chance: these dice, each with one name per face. Answered by the face of each die, in order. */
export interface Roll<Face extends string = string> extends Shape<'roll', readonly Face[]> {
  readonly shape: 'roll'
  readonly dice: readonly { readonly faces: readonly Face[] }[]
  /** The player to whom these dice belong, who may throw them by hand. */
  readonly by?: PlayerSeat
}

/** Chance: an order of `count` cards. Answered by where each new place's card lay before: a permutation of 0..count-1. */
export interface Shuffle extends Shape<'shuffle', readonly number[]> {
  readonly shape: 'shuffle'
  readonly count: number
}

export const pickOne = <Id extends string>(options: readonly Option<Id>[]): Pick<Id> => ({
  shape: 'pick',
  options,
  least: 1,
  most: 1,
})
