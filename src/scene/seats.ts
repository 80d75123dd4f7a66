/** How seats are distinguished on the table: by a colour and, as colour alone must not carry meaning, by a ring's pattern. */
import type { PlayerSeat } from '../kernel'
import type { Tone } from './look'

export const PATTERNS = ['solid', 'dashed', 'dotted', 'double', 'toothed', 'wave'] as const
export type Pattern = (typeof PATTERNS)[number]

export interface SeatMark {
  readonly colour: string
  readonly pattern: Pattern
}

/** The seat colours of the page (`ui/style/tokens.css`). The first two differ in lightness and pattern as well as in hue. */
export const SEAT_MARKS: Readonly<Record<PlayerSeat, SeatMark>> = {
  A: { colour: '#3ecbbb', pattern: 'solid' },
  B: { colour: '#f4667c', pattern: 'dashed' },
  C: { colour: '#d8d05a', pattern: 'dotted' },
  D: { colour: '#b18cf0', pattern: 'double' },
  E: { colour: '#6fcf97', pattern: 'toothed' },
  F: { colour: '#e7e2d8', pattern: 'wave' },
}

/** The fill patterns of toned surfaces; the shader uses their index. */
export const FILLS = ['plain', 'hatch', 'dots', 'cross', 'stripes', 'grid'] as const
export type Fill = (typeof FILLS)[number]

export interface ToneMark {
  readonly colour: string
  readonly fill: Fill
  /** A character that stands for the tone in a text label. */
  readonly icon: string
}

export const TONE_MARKS: Readonly<Record<Tone, ToneMark>> = {
  neutral: { colour: '#e9e2d2', fill: 'plain', icon: '•' },
  allowed: { colour: '#7fd18b', fill: 'dots', icon: '✓' },
  costly: { colour: '#f2c14e', fill: 'hatch', icon: '!' },
  refused: { colour: '#ef6a5a', fill: 'cross', icon: '✕' },
  friend: { colour: '#5fb8ea', fill: 'plain', icon: '◆' },
  enemy: { colour: '#f0803c', fill: 'stripes', icon: '▲' },
  sight: { colour: '#ffe08a', fill: 'plain', icon: '◎' },
  obstructed: { colour: '#f2a03d', fill: 'hatch', icon: '◐' },
  blocked: { colour: '#e0554a', fill: 'cross', icon: '⊘' },
  cover: { colour: '#8fb7c9', fill: 'grid', icon: '▣' },
}

/** The five bands of a field, from least to most: ever lighter, so that they differ in grey too, and with larger dots. */
export const FIELD_COLOURS = ['#24285e', '#5a3a86', '#a84a7c', '#e2765a', '#f6c667'] as const
/** Radii of the dots, as shares of the space per dot. */
export const FIELD_DOTS = [0, 0.1, 0.18, 0.27, 0.37] as const
