/** Loads the sounds once a player has turned them on. */
import { useEffect, useState } from 'react'
import type { Volume } from '../sound/output'
import type { Life } from './life'

/** How the table is heard. */
export interface Loudness {
  readonly volume: Volume
  readonly hasAmbience: boolean
}

export function useSounds(life: Life, mat: string, loudness: Loudness | undefined): void {
  const [sounds, setSounds] = useState<typeof import('./hearing')>()
  const volume = loudness?.volume
  const place = loudness?.hasAmbience ? mat : undefined
  const isMissing = volume !== undefined && sounds === undefined
  useEffect(() => {
    // Without a network the table stays silent.
    if (isMissing) import('./hearing').then(setSounds, console.warn)
  }, [isMissing])
  useEffect(() => (sounds && volume ? sounds.hear(life, volume, place) : undefined), [sounds, life, volume, place])
}
