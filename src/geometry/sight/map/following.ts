/**
 * A map that follows pieces while they are dragged: the rest of the table is computed once, then only the dragged pieces' shadows
 * at every place. Defines the messages to a worker and its answers; independent of workers. Units as in `../types.ts`.
 */
import type { Box } from '../../types'
import { putPiece, type Scene, sceneOf } from '../scene'
import type { SightPiece } from '../types'
import { sightMap } from './map'
import { mapWith } from './moved'
import { type MapRefusal, type MapRequest, refusalOf, type SightMap } from './request'

export type FollowOrder =
  /** The table, and which of its pieces, present or yet to come, are about to move. */
  | {
      readonly type: 'begin'
      readonly pieces: readonly SightPiece[]
      readonly table: Box
      readonly request: MapRequest
      readonly refs: readonly string[]
    }
  /** The current places of all moving pieces. */
  | { readonly type: 'move'; readonly job: number; readonly pieces: readonly SightPiece[] }
export type FollowAnswer =
  | { readonly type: 'map'; readonly job: number; readonly map: SightMap & { readonly seen: Int32Array<ArrayBuffer> } }
  | { readonly type: 'refused'; readonly refusal: MapRefusal }

export interface Follower {
  /** Handles a message. A move before any beginning gets no answer. */
  hear(order: FollowOrder): FollowAnswer | undefined
}

export const follower = (): Follower => {
  let begun:
    | { readonly scene: Scene; readonly rest: SightMap; readonly request: MapRequest; readonly refs: readonly string[] }
    | undefined
  return {
    hear(order) {
      if (order.type === 'begin') {
        const { pieces, table, request, refs } = order
        begun = undefined
        const refusal = refusalOf(request)
        if (refusal) return { type: 'refused', refusal }
        const scene = sceneOf(pieces, table)
        const among = request.among ?? {}
        const rest = sightMap(scene, { ...request, among: { ...among, except: [...(among.except ?? []), ...refs] } })
        if ('type' in rest) return { type: 'refused', refusal: rest }
        begun = { scene, rest, request, refs }
        return undefined
      }
      if (!begun) return undefined
      const { scene, rest, request, refs } = begun
      for (const piece of order.pieces) putPiece(scene, piece)
      const seen = new Int32Array(rest.seen.length)
      mapWith(scene, rest, request, refs, { ...rest, seen })
      return { type: 'map', job: order.job, map: { ...rest, seen } }
    },
  }
}
