/** The harness page: one scene, steered by the address. `?overlays=move&cues=shot&quality=high&pose=low` */
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Gesture } from '../../../src/client/gesture'
import { type Quality, type SceneHandle, TableScene } from '../../../src/scene'
import { modelsPending } from '../../../src/scene/things/models'
import { CUES, OVERLAYS, referenceLook, sample } from './sample'

declare global {
  interface Window {
    harness: {
      frames: number
      gestures: Gesture[]
      played: (string | number)[]
      pending: () => number
      handle: SceneHandle | null
      set: (change: Partial<Shown>) => void
    }
  }
}

interface Shown {
  readonly overlays: string
  readonly cues: string
  readonly quality: Quality
  readonly play: number
  readonly selected: string | undefined
}

const query = new URLSearchParams(location.search)
const look = query.get('look') === 'reference' ? referenceLook() : { ...sample, mat: query.get('mat') ?? sample.mat }

window.harness = { frames: 0, gestures: [], played: [], pending: modelsPending, handle: null, set: () => {} }

function Harness() {
  const [shown, setShown] = useState<Shown>({
    overlays: query.get('overlays') ?? 'none',
    cues: query.get('cues') ?? 'none',
    quality: (query.get('quality') ?? 'high') as Quality,
    play: 0,
    selected: query.get('selected') ?? undefined,
  })
  useEffect(() => {
    window.harness.set = (change) => setShown((before) => ({ ...before, ...change, play: before.play + 1 }))
  }, [])
  return (
    <TableScene
      look={look}
      overlays={OVERLAYS[shown.overlays] ?? []}
      quality={shown.quality}
      label="A table with two armies"
      playing={{ id: shown.play, cues: CUES[shown.cues] ?? [] }}
      onPlayed={(id) => window.harness.played.push(id)}
      onGesture={(gesture) => window.harness.gestures.push(gesture)}
      onPicture={() => {
        window.harness.frames++
      }}
      handle={(handle) => {
        window.harness.handle = handle
      }}
      reducedMotion={query.has('reduced')}
      {...(shown.selected === undefined ? {} : { selected: shown.selected })}
      {...(query.has('tray') ? { tray: <TraySlot /> } : {})}
    />
  )
}

/** A plain box where the dice tray goes. */
function TraySlot() {
  return (
    <mesh position={[0, 0.3, 0]} castShadow receiveShadow>
      <boxGeometry args={[12, 0.6, 16]} />
      <meshStandardMaterial color="#4a2f1f" roughness={0.7} />
    </mesh>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Harness />)
