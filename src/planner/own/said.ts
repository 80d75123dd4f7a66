/** The messages of importing: why a file is refused, with the place in the file, and what was left out. */
import type { Units } from '../../geometry/types'
import { type Reason, speaker } from '../../kernel'
import type { FileLook } from './sniff'

/** A place in a file: a byte, a line of text, or a path in its JSON. */
export type FilePlace = { readonly byte: number } | { readonly line: number } | { readonly path: string }

export type OwnSaid = {
  /** Not a supported format. */
  'own-unknown-format': { file: string; why: 'unknown' | 'empty' }
  /** Its first bytes show another type of file, whatever its name. */
  'own-foreign': { looks: Exclude<FileLook, 'model'> }
  'own-too-big': { bytes: number; most: number }
  'own-too-many-triangles': { triangles: number; most: number }
  'own-cut-short': { at: FilePlace }
  /** The data at this place contradicts the format. */
  'own-garbled': { at: FilePlace; expected: string }
  /** Not a finite number. */
  'own-not-a-number': { at: FilePlace }
  'own-no-such-corner': { at: FilePlace }
  /** A file that the model refers to was not given. */
  'own-missing': { at: FilePlace; name: string }
  /** It refers to an address. Addresses are never fetched. */
  'own-reference': { at: FilePlace; to: string }
  /** It requires an unsupported extension. */
  'own-extension': { at: FilePlace; extension: string }
  /** Nothing to show: no triangle with an area. */
  'own-nothing': { triangles: number }
  'own-too-large': { length: Units; most: Units }
  'own-too-small': { length: Units; least: Units }
  'own-cancelled': Record<string, never>
  'own-worker-failed': Record<string, never>
  'own-malformed': { at: string; expected: string }
  'own-not-kept': { error: string }
  // Why an adjustment of a piece is refused.
  'own-no-part': { part: number }
  'own-last-part': Record<string, never>
  'own-too-many-parts': { parts: number; most: number }
  'own-part-flat': Record<string, never>
  'own-part-corners': { corners: number; most: number }
  'own-part-beyond': { most: Units }
  'own-no-top': Record<string, never>
  'own-no-name': Record<string, never>
  // What was left out of a file that was read.
  'own-left-materials': { at: FilePlace; name: string }
  'own-left-textures': { images: number }
  'own-left-lines': { elements: number }
  'own-left-colours': Record<string, never>
  /** Supports of a print, which are broken off. */
  'own-left-supports': { supports: number }
  'own-left-triangles': { triangles: number; why: 'degenerate' | 'double' }
  'own-left-movements': { movements: number }
  /** An archive that contains no supported model. */
  'own-no-model': { file: string }
  /** Only one model of an archive is taken. */
  'own-left-models': { models: number; name: string }
  'own-left-scenes': { scenes: number }
  /** Parts of the shape whose data was not given. */
  'own-left-parts': { parts: number; name: string }
  /** The file lacks the padding that its format requires; nothing else is missing. */
  'own-unfilled': { at: FilePlace }
}
export type OwnReason = Reason<keyof OwnSaid & string>
export const ownSays = speaker<OwnSaid>()

/** A fault of a file. Readers throw it, and the functions exported from `read.ts` catch it. */
export class Refused extends Error {
  readonly reason: OwnReason
  constructor(reason: OwnReason) {
    super(reason.key)
    this.reason = reason
  }
}
export const refuse = <Key extends keyof OwnSaid & string>(key: Key, says: OwnSaid[Key]): never => {
  throw new Refused(ownSays(key, says))
}
