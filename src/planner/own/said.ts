/** The messages of importing: why a file is refused, with the place in it, and what was left out of it. */
import type { Units } from '../../geometry/types'
import { type Reason, speaker } from '../../kernel'
import type { FileLook } from './sniff'

/** Where in a file: a byte, a line of text, or a path in its JSON. */
export type FilePlace = { readonly byte: number } | { readonly line: number } | { readonly path: string }

export type OwnSaid = {
  /** None of the formats that are read. */
  'own-unknown-format': { file: string; why: 'unknown' | 'empty' }
  /** By its first bytes it is something else, whatever it is called. */
  'own-foreign': { looks: Exclude<FileLook, 'model'> }
  'own-too-big': { bytes: number; most: number }
  'own-too-many-triangles': { triangles: number; most: number }
  'own-cut-short': { at: FilePlace }
  /** What stands there is not what the format says. */
  'own-garbled': { at: FilePlace; expected: string }
  /** Not a finite number. */
  'own-not-a-number': { at: FilePlace }
  'own-no-such-corner': { at: FilePlace }
  /** A file that belongs to the model was not given with it. */
  'own-missing': { at: FilePlace; name: string }
  /** It refers to an address. Such are never fetched. */
  'own-reference': { at: FilePlace; to: string }
  /** It cannot be read without something that is not understood here. */
  'own-extension': { at: FilePlace; extension: string }
  /** Nothing to see: no triangle with an area. */
  'own-nothing': { triangles: number }
  'own-too-large': { length: Units; most: Units }
  'own-too-small': { length: Units; least: Units }
  'own-cancelled': Record<string, never>
  'own-worker-failed': Record<string, never>
  'own-malformed': { at: string; expected: string }
  'own-not-kept': { error: string }
  // Why a piece cannot be adjusted so.
  'own-no-part': { part: number }
  'own-last-part': Record<string, never>
  'own-too-many-parts': { parts: number; most: number }
  'own-part-flat': Record<string, never>
  'own-part-corners': { corners: number; most: number }
  'own-part-beyond': { most: Units }
  'own-no-top': Record<string, never>
  'own-no-name': Record<string, never>
  // What was left out, though the file was read.
  'own-left-materials': { at: FilePlace; name: string }
  'own-left-textures': { images: number }
  'own-left-lines': { elements: number }
  'own-left-colours': Record<string, never>
  /** Objects that hold a print up and are broken off. */
  'own-left-supports': { supports: number }
  'own-left-triangles': { triangles: number; why: 'degenerate' | 'double' }
  'own-left-movements': { movements: number }
  /** An archive without anything in it that can be read. */
  'own-no-model': { file: string }
  /** Of an archive one model is taken. */
  'own-left-models': { models: number; name: string }
  'own-left-scenes': { scenes: number }
  /** Parts of the shape that lie in something that is not here. */
  'own-left-parts': { parts: number; name: string }
  /** The parts of the file are not filled up as its format asks; nothing else is missing. */
  'own-unfilled': { at: FilePlace }
}
export type OwnReason = Reason<keyof OwnSaid & string>
export const ownSays = speaker<OwnSaid>()

/** Thrown by readers, caught at their door (`read.ts`): everything that a file may have wrong. */
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
