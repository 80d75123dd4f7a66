/** Where a held card would lie: an outline in the tone of the verdict. If the card is already there, the outline surrounds it. */
import { useEffect, useMemo } from 'react'
import { Group } from 'three'
import { createPlates } from '../cards/plates'
import type { Life } from '../life'
import type { Overlay } from '../overlay'
import { TONE_MARKS } from '../seats'
import { inches, toScene } from '../space'

export function CardGhost({ overlay, life }: { overlay: Extract<Overlay, { type: 'ghost' }>; life: Life }) {
  const { ref, at, z, tone } = overlay
  const actor = life.cast.cards.get(ref)
  const { width, height } = actor?.card ?? { width: 0, height: 0 }
  const yaw = actor?.home.yaw ?? 0
  const made = useMemo(() => {
    const group = new Group()
    return { group, plates: createPlates(group, 18) }
  }, [])
  useEffect(() => () => made.plates.dispose(), [made])
  useEffect(() => {
    const { x, y, z: deep } = toScene(at, z)
    const size = { width: inches(width), height: inches(height) }
    const { colour } = TONE_MARKS[tone]
    made.plates.set([{ x, y: y + 0.02, z: deep, yaw, ...size, colour, tone, edge: 0.95, line: 0.09, ground: 0.28, shine: 0.8 }])
    life.wake()
  }, [made, life, at, z, tone, width, height, yaw])
  return <primitive object={made.group} />
}
