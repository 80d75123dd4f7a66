/** Types and helpers for the chapters of the stage: one function for each event, which returns its cues. */

import type { Point, Units } from '../../../geometry/types'
import type { PlayerSeat } from '../../../kernel'
import type { Cue } from '../../../scene/cue'
import { heightUnder } from '../../../table/layout'
import type { Pose, Ref } from '../../../table/piece'
import type { Speak } from '../../../ui/words/speak'
import type { View } from '../rules/state'
import type { EventOf, EventType } from './log-line'

export interface Staging {
  readonly speak: Speak
  readonly before: View
  readonly after: View
}
export type Stagers = { readonly [T in EventType]: (event: EventOf<T>, staging: Staging) => readonly Cue[] }

/** How long a corridor is shown before the dice fall, milliseconds. */
export const LOOK_MS = 1200

export const UNSEEN = (): readonly Cue[] => []
export const banner = (text: string, more: { readonly detail?: string; readonly seat?: PlayerSeat } = {}): Cue => ({
  type: 'banner',
  text,
  ...more,
})

export interface Spot {
  readonly at: Point
  readonly z: Units
}
export const go = (ref: Ref, path: readonly Spot[], gait: 'walk' | 'slide' | 'climb'): Cue => ({ type: 'walk', ref, path, gait })
export const put = ({ tabletop }: View, { at, on }: Pick<Pose, 'at' | 'on'>): Spot => ({
  at,
  z: heightUnder(tabletop, on === undefined ? {} : { on }),
})

/** The path in space: it starts at the figure's old height and ends at its new one; in between it is on the ground. */
export function wayOf(path: readonly Point[], from: Pose, to: Pose, { tabletop }: View): readonly Spot[] {
  const points = path.length > 0 ? path : [from.at, to.at]
  const isSameTop = from.on !== undefined && from.on === to.on
  return points.map((at, index) => {
    const pose = index === 0 || isSameTop ? from : index === points.length - 1 ? to : {}
    return { at, z: heightUnder(tabletop, pose) }
  })
}
