/** The colours and patterns of cards. Families differ in the lightness and pattern of their frames as well as in hue. */
import { CARD_FAMILIES, type CardFamily } from '../look'
import { hashOf } from './card-stance'
import { EMBLEMS } from './emblems'

export interface FamilyMark {
  /** The frame: dark, so that the paper stands out. */
  readonly frame: string
  /** The background of the emblem, at its middle and at its edge. */
  readonly glow: string
  readonly ground: string
  /** The emblem and thin lines. */
  readonly accent: string
  /** Tinted paper of the text, and ink on it. */
  readonly paper: string
  readonly ink: string
  readonly pattern: 'stars' | 'waves' | 'rays' | 'chevrons' | 'rings' | 'scales' | 'grid' | 'weave'
}

export const FAMILY_MARKS: Readonly<Record<CardFamily, FamilyMark>> = {
  night: mark('#1c2747', '#4a64a8', '#1b2750', '#f2d48a', '#ece6d6', 'stars'),
  teal: mark('#0f4046', '#3f9b98', '#12484e', '#d8fbf1', '#e6ebe0', 'waves'),
  crimson: mark('#571820', '#c0504a', '#5f1a24', '#ffe0bd', '#f0e2d5', 'rays'),
  amber: mark('#6a430e', '#e0a63e', '#7d4f12', '#fff1cb', '#f1e6cd', 'chevrons'),
  violet: mark('#382150', '#8a62bd', '#3d2459', '#f1dcff', '#eae2e6', 'rings'),
  moss: mark('#2c4019', '#7f9f48', '#34491c', '#f1f6c8', '#e9e8d2', 'scales'),
  slate: mark('#2e353b', '#7f8d97', '#363f46', '#eef6fa', '#e6e6e1', 'grid'),
  bone: mark('#6b5d48', '#cdbb98', '#8a7858', '#fffaec', '#f3ecdc', 'weave'),
}

function mark(
  frame: string,
  glow: string,
  ground: string,
  accent: string,
  paper: string,
  pattern: FamilyMark['pattern'],
): FamilyMark {
  return { frame, glow, ground, accent, paper, ink: '#201a14', pattern }
}

/** Interprets the name of a back: '<family>:<emblem>'. Any other name gives a family and an emblem chosen by its hash. */
export function backOf(kind: string): { readonly family: CardFamily; readonly emblem: string } {
  const [family, emblem] = kind.split(':')
  const known = CARD_FAMILIES.find((one) => one === family)
  const any = <T>(from: readonly T[], salt: number) => from[Math.floor(hashOf(kind, salt) * from.length)] as T
  return { family: known ?? any(CARD_FAMILIES, 1), emblem: emblem ?? any(EMBLEMS, 2) }
}
