/** What the planner says: why a file, a link or an edit was refused, and what is to be said of a layout. `at` is a place in a document. */
import { type Json, type Reason, speaker } from '../kernel'
import type { FileLook } from './own/sniff'

type Nothing = Record<string, never>

/** What a file that is no layout seems to be. */
export type LayoutLook =
  | 'match'
  | 'tabletop-simulator'
  | 'uvtt'
  | 'foundry-scene'
  | 'terrain-plan'
  | 'picture'
  | 'other-json'
  | 'text'
  | FileLook

/** Why a thing of another program's file is not on the table. */
export type ImportLeftWhy =
  | 'figurine'
  | 'dice'
  | 'coin'
  | 'card'
  | 'token'
  | 'board'
  | 'zone'
  | 'no-terrain'
  | 'empty-bag'
  | 'in-bag'
  | 'damaged'
  | 'off-table'
  | 'too-many'
  | 'not-chosen'
  | 'lights'
  | 'open'
  | 'nothing'
  | 'film'
  | 'elsewhere'
  | 'off-map'

export type LayoutSaid = {
  // A file that is no layout.
  'layout-empty': Nothing
  'layout-too-large': { most: number }
  /** Nothing of it is read. */
  'file-too-big': { bytes: number; most: number }
  /** No JSON: the character where it goes wrong; `cut` where it merely ends too early. */
  'layout-not-json': { at: number; cut: boolean }
  'layout-foreign': { looks: LayoutLook }
  'layout-wrong-version': { found: number; ours: number }
  'layout-damaged': { at: string; expected: string }
  /** The picture of an own piece refers to something, brings images or is no model. */
  'layout-bad-picture': { at: string }
  'layout-unknown-kind': { at: string; kind: string }
  'layout-same-ref': { at: string; ref: string }
  'layout-no-such-ref': { at: string; ref: string }
  'layout-not-convex': { at: string }
  'layout-bad-twin': { at: string; ref: string }
  'layout-circle': { at: string; ref: string }
  /** A layout of the device that cannot be read again; the home page names it. */
  'layout-kept-aside': { name: string }
  /** The one that was worked on last, at the planner's beginning. */
  'layout-last-unread': Nothing

  // A link that is none; `at` is the character, or the byte of what was packed.
  'link-foreign': Nothing
  'link-wrong-version': { found: string; ours: string }
  'link-cut-short': { at: number }
  'link-bad-character': { at: number }
  'link-damaged': { at: number }
  'link-bad-layout': { at: string; why: string }
  'link-too-long': { most: number }

  /** What is played in that game cannot become a layout, nor the other way round. */
  'check-unplayable': { game: string }

  // The worker that thinks for the planner.
  'work-cancelled': Nothing
  /** It broke down: for want of memory, or by a bug, which `why` then names. */
  'work-failed': { job: string; why: string }
  'work-malformed': { at: string; expected: string }
}

/** What is said of a layout at the planner's table. Its words come with the planner's own, as nobody hears it before. */
export type EditSaid = {
  // An edit that is not made; nothing has changed.
  'edit-no-piece': { ref: string }
  'edit-locked': { ref: string; name: string }
  'edit-ref-taken': { ref: string }
  'edit-unknown-kind': { kind: string }
  'edit-table-size': { width: number; depth: number; least: number; most: number }
  'edit-bad-value': { at: string; expected: string }
  'edit-too-few': { least: number; given: number }
  'edit-too-many': { most: number }
  'edit-too-many-marks': { most: number }
  'edit-nothing-below': { ref: string }
  'edit-area-flat': Nothing
  'edit-area-crossed': Nothing
  'edit-area-corners': { most: number }
  'edit-area-parts': { most: number }
  'edit-own-image': { ref: string }
  'edit-own-in-use': { own: string; pieces: number }
  'edit-nothing-to-undo': Nothing
  'edit-nothing-to-redo': Nothing

  // Faults of a layout: the pieces by ref; lengths in units.
  'fault-overlap': { one: string; other: string }
  'fault-floating': { piece: string; by: number }
  'fault-off-table': { piece: string; by: number }
  'fault-unmirrored': { piece: string }
  'fault-area-off-table': { area: string }
  'fault-areas-meet': { one: string; other: string }
  'fault-objective-off-table': { objective: string }
  'fault-objective-covered': { objective: string; piece: string }

  // What a game says of a layout.
  'check-no-areas': { least: number; given: number }
  'check-size': { width: number; depth: number; wantedWidth: number; wantedDepth: number }
  'check-foreign-kind': { piece: string; kind: string }
  'check-area-crowded': { area: string; free: number; least: number }
  'check-unreachable': { objective: string; area: string }
  'check-unfair-sight': { percent: number; most: number }
  'check-unfair-ways': { objective: string; difference: number }
  'check-gap-narrow': { one: string; other: string; gap: number; least: number }

  // A random layout that was not found.
  'generate-no-room': { tries: number }
  /** How near it came: the share that sight differed by at best, and the ways (units), beside what was asked. */
  'generate-not-fair': { tries: number; percent: number; most: number; difference: number; mostWay: number }
  /** Locked pieces cannot stay: the game lays out whole tables. */
  'generate-locked': { locked: number }
  /** The table has been changed by hand meanwhile, and these changes are kept. */
  'generate-changed': Nothing
  /** Nothing of the part asked for lies on the table. */
  'generate-no-part': Nothing
}

export type PlannerSaid = LayoutSaid & EditSaid

/** What is said of pictures. Its words come with the planner's own, as nobody hears it before. */
export type MatSaid = {
  /** None of the types that are read. */
  'mat-no-picture': { name: string }
  /** It ends too early, or its contents make no sense. */
  'mat-damaged': { name: string }
  'mat-too-large': { width: number; height: number; most: number }
}
/** Files of other programs. */
export type ImportSaid = {
  'import-damaged': { at: string; expected: string }
  'import-foreign': { looks: LayoutLook; wanted: 'uvtt' | 'tabletop-simulator' | 'foundry-scene' }
  'import-too-many': { at: string; most: number; found: number }
  'import-external': { at: string; address: string; name?: string }
  /** One thing that did not come in; `name` is empty where it has none. */
  'import-left-out': { at: string; name: string; why: ImportLeftWhy }
  'import-nothing': Nothing
  /** There is more than a layout holds, and none of it was chosen. */
  'import-none-chosen': Nothing
  /** Everything lies beside the table that was asked for. */
  'import-all-beyond': { width: number; depth: number }
  /** The map's picture lies in another file. */
  'import-picture-elsewhere': { path: string }
  /** It is there, but cannot be taken. */
  'import-picture-bad': Nothing
  /** Shapes that a plan only names; `names` lists them. */
  'import-templates': { names: string }
  /** Such shapes, and no plan that says where they lie; `names` lists them. */
  'import-templates-alone': { names: string }
}
type Said = PlannerSaid & MatSaid & ImportSaid
export const plannerSays = speaker<Said>()
export type PlannerReason = Reason<keyof Said & string>

/** Done, or refused for a reason. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: PlannerReason }
export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refuse = <Key extends keyof Said & string>(key: Key, says: Said[Key]): Outcome<never> => ({
  ok: false,
  reason: plannerSays(key, says),
})

/** Plain options of a game, as a layout carries them. */
export type PlayOptions = { readonly [name: string]: Json }
