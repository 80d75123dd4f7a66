/** Looks of a card table: cards that lie up or down, piles, zones; all upright for whoever looks. What is known of a card is decided before. Pure. */
import type { PlayerSeat } from '../../../kernel'
import type { CardFaceLook, CardLook, ZoneLook } from '../../../scene/look'
import type { Ref } from '../../../table/piece'
import type { Box, CardSize, Spot } from './layout'

/** Every card is read from the near edge. */
const UPRIGHT = 90

export interface LyingCard extends Spot, CardSize {
  readonly ref: Ref
  readonly name: string
  readonly seat?: PlayerSeat
  readonly back: string
  readonly faceUp: boolean
  /** Nothing, where the viewer may not know it. Who may know a card that lies face down sees its corner bent up. */
  readonly face: CardFaceLook | undefined
  /** Where it comes from when it is new. */
  readonly from: Ref
}
export const lyingCard = ({ face, ...card }: LyingCard): CardLook => ({
  ...card,
  heading: UPRIGHT,
  ...(face ? { face, ...(card.faceUp ? {} : { peek: true }) } : {}),
})

/** A pile of so many, face up if the card on top is given; nothing where there is none. */
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

/** What a pile's zone is wider and higher than its cards. */
const BORDER = { width: 800, height: 2400 } as const
export const around = ({ at, width, height }: Box): Box => ({ at, width: width + BORDER.width, height: height + BORDER.height })
