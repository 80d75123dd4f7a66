/** The harness page: one scene, steered by the address. `?overlays=move&cues=shot&quality=high&pose=low` */
import { useEffect, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'
import '@fontsource-variable/inter'
import type { Gesture } from '../../../src/client/gesture'
import { DiceFilm, DiceTray, trayFoot } from '../../../src/dice/show'
import { createThrower, type Throw } from '../../../src/dice/throw'
import { trayFor } from '../../../src/dice/throw/tray'
import { MARKS as DEADZONE } from '../../../src/games/deadzone/view/drawings'
import { MARKS as EXTERMINATE } from '../../../src/games/exterminate/view/drawings'
import { type Quality, type SceneHandle, TableScene, TRAY } from '../../../src/scene'
import { underWay } from '../../../src/scene/arrivals'
import type { SceneMarks } from '../../../src/scene/marks'
import { CARD_CUES, CARD_OVERLAYS, cardTable } from './cards'
import { colony } from './colony'
import { peerCalls } from './peer'
import { CUES, OVERLAYS, referenceLook, sample } from './sample'
import { TOKEN_CUES, TOKEN_OVERLAYS, withTokens } from './tokens'

declare global {
  interface Window {
    harness: {
      frames: number
      gestures: Gesture[]
      played: (string | number)[]
      pending: () => number
      peerCalls: () => number
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
const cardLook = () =>
  cardTable(query.get('words') === 'fr' ? 'fr' : 'en', Number(query.get('seats') ?? 4), Number(query.get('more') ?? 0))
const looks = { cards: cardLook, colony, reference: referenceLook, tokens: () => withTokens, sample: () => sample }
const chosen = (looks[query.get('look') as keyof typeof looks] ?? looks.sample)()
const look = { ...chosen, mat: query.get('mat') ?? chosen.mat }
const overlaysNamed = { ...OVERLAYS, ...TOKEN_OVERLAYS, ...CARD_OVERLAYS }
const cuesNamed = { ...CUES, ...TOKEN_CUES, ...CARD_CUES }

window.harness = {
  frames: 0,
  gestures: [],
  played: [],
  pending: underWay,
  peerCalls: () => peerCalls(look),
  handle: null,
  set: () => {},
}

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
  const playing = useMemo(() => [{ id: shown.play, cues: cuesNamed[shown.cues] ?? [] }], [shown.play, shown.cues])
  return (
    <TableScene
      look={look}
      marks={MARKS}
      overlays={overlaysNamed[shown.overlays] ?? []}
      quality={shown.quality}
      label="A table with two armies"
      playing={playing}
      onPlayed={(id) => window.harness.played.push(id)}
      onGesture={(gesture) => window.harness.gestures.push(gesture)}
      onPicture={() => {
        window.harness.frames++
      }}
      handle={(handle) => {
        window.harness.handle = handle
      }}
      icon={Mark}
      side={Number(query.get('side') ?? 0)}
      ownWords="Only you see this"
      reducedMotion={query.has('reduced')}
      speed={Number(query.get('speed') ?? 1)}
      {...(shown.selected === undefined ? {} : { selected: shown.selected })}
      {...(query.has('tray') ? { tray: <TraySlot /> } : {})}
    />
  )
}

/** What all games draw themselves, and a chit of none. */
const MARKS: SceneMarks = {
  tokens: { ...EXTERMINATE.tokens, ...DEADZONE.tokens },
  markers: { ...EXTERMINATE.markers, ...DEADZONE.markers, fate: { colour: '#6a86d8', symbol: 'star' } },
  dice: { ...EXTERMINATE.dice, ...DEADZONE.dice },
}

/** A stand-in for a game's own marks. */
function Mark({ size }: { id: string; size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M13 2 5 14h6l-2 8 10-13h-7z" fill="currentColor" />
    </svg>
  )
}

/** The real tray, turned so that its long side runs along the table's, with as many dice at rest as the address says. */
function TraySlot() {
  const count = Number(query.get('dice') ?? 0)
  const [thrown, setThrown] = useState<Throw>()
  useEffect(() => {
    if (count === 0) return
    const dice = Array.from({ length: count }, () => ({ faces: ['hit', 'hit', 'hit', 'armour', 'armour', 'bolt'] }))
    createThrower().then((thrower) => setThrown(thrower.throwDice({ dice, seed: 7 })))
  }, [count])
  const floor = trayFor(Math.max(10, count))
  const scale = Math.min((TRAY.depth - 1) / (floor.width + 2.4), (TRAY.width - 0.4) / (floor.depth + 2.4))
  return (
    <DiceTray tray={floor} scale={scale} position={[0, trayFoot * scale, 0]} rotation={[0, Math.PI / 2, 0]}>
      {thrown && <DiceFilm thrown={thrown} marks={MARKS.dice} skip />}
    </DiceTray>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Harness />)
