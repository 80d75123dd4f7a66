/** Where everything is drawn now, in table units. */
import type { Point, Units } from '../geometry/types'
import type { Ref } from '../table/piece'
import type { Cast } from './cast'
import { toTable, units } from './space'

export interface Drawn {
  readonly at: Point
  readonly z: Units
  /** The figure under whose base a token lies. */
  readonly carriedBy?: Ref
}

/** The drawn place of each figure, token and card that has not faded out. */
export function drawnIn({ actors, tokens, cards }: Pick<Cast, 'actors' | 'tokens' | 'cards'>): { readonly [ref: Ref]: Drawn } {
  const shown = [...actors, ...tokens, ...cards].filter(([, { stance }]) => stance.fade < 1)
  return Object.fromEntries(
    shown.map(([ref, { stance, rise }]): [Ref, Drawn] => {
      const { carrier } = stance
      return [ref, { at: toTable(stance), z: units(stance.y + rise), ...(carrier === undefined ? {} : { carriedBy: carrier }) }]
    }),
  )
}
