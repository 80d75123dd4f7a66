/**
 * Looks of a card table: face-up and face-down cards, piles, zones; all upright for the viewer. The caller decides what the viewer may
 * know. Pure.
 */
import type { PlayerSeat } from '../../../kernel'
import type { CardFaceLook, CardLook, ZoneLook } from '../../../scene/look'
import type { Ref } from '../../../table/piece'
import type { Box, CardSize, Spot } from './layout'

/** The heading of every card: it is read from the viewer's edge. */
const UPRIGHT = 90

export interface LyingCard extends Spot, CardSize {
  readonly ref: Ref
  readonly name: string
  readonly seat?: PlayerSeat
  readonly back: string
  readonly faceUp: boolean
  /** Undefined if the viewer may not know the face. A face-down card with a known face is drawn with a corner bent up. */
  readonly face: CardFaceLook | undefined
  /** Where a new card is shown coming from. */
  readonly from: Ref
}
export const lyingCard = ({ face, ...card }: LyingCard): CardLook => ({
  ...card,
  heading: UPRIGHT,
  ...(face ? { face, ...(card.faceUp ? {} : { peek: true }) } : {}),
})

/** A pile of cards. It is face up if the top card is given; the result is undefined for an empty pile. */
export function pile(
  {
    ref,
    name,
    back,
    count,
    top,
    seat,
  }: Pick<CardLook, 'ref' | 'name' | 'back' | 'seat'> & {
    readonly count: number
    readonly top?: CardFaceLook
  },
  place: Box,
  mark: Pick<CardLook, 'lit' | 'tone' | 'dim'> = {},
): readonly CardLook[] {
  if (count === 0) return []
  const face = top ? { faceUp: true, face: top } : { faceUp: false }
  return [{ ref, name, back, ...(seat ? { seat } : {}), ...place, z: 0, heading: UPRIGHT, count, ...face, ...mark }]
}

export const zone = (named: Omit<ZoneLook, keyof Box | 'heading'>, place: Box): ZoneLook => ({
  ...named,
  ...place,
  heading: UPRIGHT,
})

/** How far the zone of a pile reaches beyond its cards: at both sides, at the far edge, and at the near edge for its name. */
const BORDER = { side: 400, far: 500, near: 1900 } as const
export const around = ({ at, width, height }: Box): Box => ({
  at: { x: at.x, y: at.y + (BORDER.far - BORDER.near) / 2 },
  width: width + 2 * BORDER.side,
  height: height + BORDER.far + BORDER.near,
})
