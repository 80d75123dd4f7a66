/** Judges places and paths: the one function behind the host's check, the ghost's colour and the refusal's words. */
import type { Point, Units } from '../geometry/types'
import type { Verdict } from '../kernel'
import type { Ref } from './piece'

/** A judged path: the verdict, what it used, and what it crosses in order. */
export interface PathJudgement {
  readonly verdict: Verdict
  readonly used: Units
  readonly budget: Units
  /** What the sweep enters, in order: where the centre is when it first touches. */
  readonly crossings: readonly { readonly ref: Ref; readonly at: Point; readonly along: Units }[]
}
