/** The planner's messages: refusals of files, links and edits, and findings about a layout. `at` is a path in a document. */
import { type Json, type Reason, speaker } from '../kernel'
import type { FileLook } from './own/sniff'

type Nothing = Record<string, never>

/** What a file that is not a layout seems to be. */
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

/** Why a thing of another program's file was not imported. */
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
  // A file that is not a layout.
  'layout-empty': Nothing
  'layout-too-large': { most: number }
  /** None of the file is read. */
  'file-too-big': { bytes: number; most: number }
  /** Not JSON: the character where it goes wrong; `cut` if it only ends too early. */
  'layout-not-json': { at: number; cut: boolean }
  'layout-foreign': { looks: LayoutLook }
  'layout-wrong-version': { found: number; ours: number }
  'layout-damaged': { at: string; expected: string }
  /** The picture of an own piece refers to another file, contains images or is not a model. */
  'layout-bad-picture': { at: string }
  'layout-unknown-kind': { at: string; kind: string }
  'layout-same-ref': { at: string; ref: string }
  'layout-no-such-ref': { at: string; ref: string }
  'layout-not-convex': { at: string }
  'layout-bad-twin': { at: string; ref: string }
  'layout-circle': { at: string; ref: string }
  /** A layout kept on the device that cannot be read again; the home page shows its name. */
  'layout-kept-aside': { name: string }
  /** The layout last worked on could not be read when the planner opened. */
  'layout-last-unread': Nothing

  // An invalid link; `at` is the character, or the byte of the packed data.
  'link-foreign': Nothing
  'link-wrong-version': { found: string; ours: string }
  'link-cut-short': { at: number }
  'link-bad-character': { at: number }
  'link-damaged': { at: number }
  'link-bad-layout': { at: string; why: string }
  'link-too-long': { most: number }

  /** The game cannot be played on layouts, and its tables cannot become layouts. */
  'check-unplayable': { game: string }

  // The planner's worker.
  'work-cancelled': Nothing
  /** It crashed, for lack of memory or by a bug, which `why` names. */
  'work-failed': { job: string; why: string }
  'work-malformed': { at: string; expected: string }
}

/** Messages of the planner's edits and checks. Their texts are loaded with the planner, because nothing shows them earlier. */
export type EditSaid = {
  // A refused edit; nothing has changed.
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

  // Faults of a layout: pieces by ref, lengths in units.
  'fault-overlap': { one: string; other: string }
  'fault-floating': { piece: string; by: number }
  'fault-off-table': { piece: string; by: number }
  'fault-unmirrored': { piece: string }
  'fault-area-off-table': { area: string }
  'fault-areas-meet': { one: string; other: string }
  'fault-objective-off-table': { objective: string }
  'fault-objective-covered': { objective: string; piece: string }

  // Findings of a game about a layout.
  'check-no-areas': { least: number; given: number }
  'check-size': { width: number; depth: number; wantedWidth: number; wantedDepth: number }
  'check-foreign-kind': { piece: string; kind: string }
  'check-area-crowded': { area: string; free: number; least: number }
  'check-unreachable': { objective: string; area: string }
  'check-unfair-sight': { percent: number; most: number }
  'check-unfair-ways': { objective: string; difference: number }
  'check-gap-narrow': { one: string; other: string; gap: number; least: number }

  // No random layout was found.
  'generate-no-room': { tries: number }
  /** How near it came: the smallest difference in sight and in ways (units), with the bounds asked for. */
  'generate-not-fair': { tries: number; percent: number; most: number; difference: number; mostWay: number }
  /** Locked pieces cannot stay, because the game generates whole tables. */
  'generate-locked': { locked: number }
  /** The table was changed by hand meanwhile, and these changes are kept. */
  'generate-changed': Nothing
  /** The part asked for lies outside the table. */
  'generate-no-part': Nothing
}

export type PlannerSaid = LayoutSaid & EditSaid

/** Messages about pictures. Their texts are loaded with the planner, because nothing shows them earlier. */
export type MatSaid = {
  /** Not a supported type. */
  'mat-no-picture': { name: string }
  /** It ends too early, or its contents are invalid. */
  'mat-damaged': { name: string }
  'mat-too-large': { width: number; height: number; most: number }
}
/** Messages about files of other programs. */
export type ImportSaid = {
  'import-damaged': { at: string; expected: string }
  'import-foreign': { looks: LayoutLook; wanted: 'uvtt' | 'tabletop-simulator' | 'foundry-scene' }
  'import-too-many': { at: string; most: number; found: number }
  'import-external': { at: string; address: string; name?: string }
  /** A thing that was not imported; `name` is empty if it has none. */
  'import-left-out': { at: string; name: string; why: ImportLeftWhy }
  'import-nothing': Nothing
  /** The file has more than a layout holds, and nothing was chosen. */
  'import-none-chosen': Nothing
  /** Everything lies beside the table of the chosen size. */
  'import-all-beyond': { width: number; depth: number }
  /** The map's picture is in another file. */
  'import-picture-elsewhere': { path: string }
  /** The picture is in the file, but cannot be used. */
  'import-picture-bad': Nothing
  /** Shapes that a plan refers to but does not contain; `names` lists them. */
  'import-templates': { names: string }
  /** The file has only shapes, without a plan that places them; `names` lists them. */
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

/** Plain match options of a game, as a layout carries them. */
export type PlayOptions = { readonly [name: string]: Json }
