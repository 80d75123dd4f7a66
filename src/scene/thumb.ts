/** What a finger means: on a phone it is broader than a card or a miniature, and hides what it touches. */
import type { Ref } from '../table/piece'
import type { Under } from './pointer'

/** How far from its middle a finger still touches, in CSS pixels: half of what a fingertip covers, in two rings. */
const REACH = [8, 16] as const
const WAYS = 8

export interface Things {
  /** Whether this is a miniature, a token or a card, and not the ground, terrain or a place for cards. */
  isThing(ref: Ref): boolean
  /** Whether its mark says that something can be done with it now. */
  isUsable(ref: Ref): boolean
}

/**
 * The thing under the finger's middle, else the nearest usable one within its reach, else again what is under its middle. `under`
 * looks at one pixel.
 */
export function touched(x: number, y: number, under: (x: number, y: number) => Under, { isThing, isUsable }: Things): Under {
  const middle = under(x, y)
  if (middle.ref !== undefined && isThing(middle.ref)) return middle
  for (const far of REACH)
    for (let way = 0; way < WAYS; way++) {
      const turn = (2 * Math.PI * way) / WAYS
      const near = under(x + far * Math.cos(turn), y + far * Math.sin(turn))
      if (near.ref !== undefined && isUsable(near.ref)) return near
    }
  return middle
}
