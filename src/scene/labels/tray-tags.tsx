/** Labels over the dice trays; they follow their tray when the camera moves. */
import { Vector3 } from 'three'
import type { Life } from '../life'
import type { Tone } from '../look'
import type { Spot } from '../space'
import { Chip } from './chip'

export interface TrayTag {
  readonly id: string
  /** In the dice tray's space, in its inches. */
  readonly at: Spot
  readonly text: string
  readonly detail?: string
  readonly tone: Tone
}

const spot = new Vector3()

export function TrayTags({ tags, life }: { readonly tags: readonly TrayTag[]; readonly life: Life }) {
  return tags.map(({ id, at, text, detail, tone }) => (
    <Chip
      key={id}
      id={id}
      spot={() => {
        const tray = life.tray()
        if (!tray) return undefined
        const { x, y, z } = tray.localToWorld(spot.set(at.x, at.y, at.z))
        return { x, y, z }
      }}
      text={text}
      detail={detail}
      tone={tone}
      life={life}
    />
  ))
}
