/** The 3D table as one component: takes a look, overlays and cues, and emits gestures. It fills its positioned ancestor. */
import { Canvas } from '@react-three/fiber'
import {
  type ReactNode,
  type Ref as ReactRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Gesture } from '../client/gesture'
import type { Point, Units } from '../geometry/types'
import type { Reason } from '../kernel'
import type { Ref } from '../table/piece'
import type { ViewName } from './camera/drive'
import { type Frame, project, unproject, WHOLE } from './camera/rig'
import { ReadCard } from './cards/read-card'
import type { Cue } from './cue'
import { useDrawnQuality } from './device-quality'
import type { Clock } from './director'
import { type Drawn, drawnIn } from './drawn'
import { Input } from './input'
import type { InsetLook } from './inset'
import type { SceneKeys } from './keys'
import { loweredTo } from './levels'
import { createLife, type Lens, type Stats } from './life'
import type { Look } from './look'
import { LOUPE } from './loupe'
import type { SceneMarks } from './marks'
import type { Overlay } from './overlay'
import { QUALITY_SETTINGS, type Quality } from './quality'
import { Areas } from './room/areas'
import { Room } from './room/room'
import { Table } from './room/table'
import { outerOf, wellOf } from './room/table-shape'
import './scene.css'
import type { Panels } from './labels/crowd'
import type { MarkIcon } from './labels/plate'
import type { TrayTag } from './labels/tray-tags'
import { Mirror, Words } from './labels/words'
import { inches, toScene, toTable } from './space'
import { Stage } from './stage'
import { isLoading, isStill } from './still'
import { REST } from './table-set'
import { drawRough, onRefusedModel } from './things/models'
import type { DiceCue } from './timeline'
import { type Loudness, useSounds } from './use-sounds'
import { type Written, writtenIn } from './written'

/** The cues of one thing that happened. */
export interface Playing {
  readonly id: string | number
  readonly cues: readonly Cue[]
}
const NOTHING: readonly Playing[] = []
const NO_TAGS: readonly TrayTag[] = []

export interface TableSceneProps {
  readonly look: Look
  /** Index of the highest of `look.levels` that is shown; all by default. */
  readonly level?: number | undefined
  readonly overlays: readonly Overlay[]
  readonly onGesture: (gesture: Gesture) => void
  /** An answer is on its way: what the player has set down stays in place until its result arrives. */
  readonly isAwaiting?: boolean
  /** Cues to play one after the other, once per `id`; the list may grow. Keep the old look until all have been played. */
  readonly playing?: readonly Playing[]
  readonly onPlayed?: (id: string | number) => void
  /** Shows dice; resolves when they have been seen; aborted when the player skips. Without it dice take no time. */
  readonly showDice?: (cue: DiceCue, hurry: AbortSignal) => Promise<void>
  /**
   * Dice in their tray, which stands over the edge of the table where the window has room (see `TRAY`) and stays in the picture
   * wherever the camera goes.
   */
  readonly tray?: ReactNode
  /** Labels over the trays. */
  readonly trayTags?: readonly TrayTag[]
  /** Anything else in scene space. */
  readonly children?: ReactNode
  readonly quality: Quality | 'auto'
  /**
   * The time of a film, in milliseconds: frames are then drawn only by `SceneHandle.draw`, at the moment that this clock tells,
   * with one pixel per unit of the surface, and neither pointer nor keys have an effect. Only the initial clock is used.
   */
  readonly clock?: Clock | undefined
  readonly speed?: number
  readonly reducedMotion?: boolean
  /** Silent by default. */
  readonly sound?: Loudness | undefined
  /** The game's own drawings; only the initial ones are used. */
  readonly marks?: SceneMarks | undefined
  /** Draws a game's mark on a shown card. */
  readonly icon?: MarkIcon | undefined
  /** The selected miniature: views from an eye and the focus key use it; without it they use the one under the pointer. */
  readonly selected?: Ref
  /** Which figures may be picked up; all by default. */
  readonly mayLift?: (ref: Ref) => boolean
  /** Terrain may be picked up too if `mayLift` allows it, for editing a layout. It is drawn where the look has it. */
  readonly liftsTerrain?: boolean
  /** Dragging draws instead of moving the camera: a tap where it begins, hovering on the way, a tap where it ends. */
  readonly draws?: boolean
  /** Keys that the player has chosen instead of the standard ones. */
  readonly keys?: SceneKeys | undefined
  /** Called when a finger rests on a figure: the touch equivalent of a key. */
  readonly onHold?: (ref: Ref) => void
  /** Called when a card is shown large or no longer is, by pointer, finger or keyboard. */
  readonly onRead?: (ref: Ref | undefined) => void
  /** Text below the large copy of a card that lies face down for the others, such as 'Only you see this'. */
  readonly ownWords?: string
  /** The picture's name for screen readers. */
  readonly label: string
  /** What the picture shows and how its keys are found, read after its name. */
  readonly description?: string | undefined
  /** How much panels cover of each edge, as shares of the whole: the home view keeps clear of them. */
  readonly frame?: Frame
  /** The camera moves near to announced actions by itself, and back. */
  readonly goesNear?: boolean
  /** The panels over the picture, which labels keep clear of. */
  readonly panels?: Panels
  /** The side on which the player sits, in degrees: 0 at the near edge, 180 opposite. */
  readonly side?: number
  readonly handle?: ReactRef<SceneHandle>
  /** Called for a model that cannot be read; a plain piece is drawn instead. */
  readonly onTrouble?: (reason: Reason) => void
  /** A small second picture: the view from a miniature's eye, or the table while the main picture is such a view. */
  readonly inset?: InsetLook | undefined
  /** Called when the camera changes between the table, the view from above and the view from an eye. */
  readonly onView?: (view: ViewName) => void
  /** Called after each drawn frame; for tests. */
  readonly onPicture?: () => void
  /** Called once, when the first picture has stood for a moment; from then on, optional things may be loaded. */
  readonly onSet?: () => void
}

export interface SceneHandle {
  /** Ends at once everything that is being shown. */
  skip(): void
  /** Removes the words that still stand about the last thing that happened. */
  seen(): void
  show(view: Exclude<ViewName, 'eye'>): void
  focus(ref: Ref): void
  /** Looks from one place at another, with the miniature `veiled` hidden. Escape or zooming out returns to the view before. */
  lookFrom(from: Point & { readonly z: Units }, to: Point & { readonly z: Units }, veiled?: Ref): void
  /** Ends such a view; false if there was none. */
  lookBack(): boolean
  /** Returns everything that is held to its place in the look. */
  letGo(): void
  /** The pixel of the window at which a place on the table appears. */
  toScreen(at: Point, z?: Units): { readonly x: number; readonly y: number }
  /** The place of the table, at that height, under a pixel of the window; undefined above the horizon. */
  toTable(x: number, y: number, z?: Units): Point | undefined
  /** The current picture as a PNG, without the page's panels; null if the browser makes none. */
  picture(): Promise<Blob | null>
  /** What is written over the table now. Pictures and films need it, because the canvas shows none of it. */
  written(): Written
  /**
   * In a scene with a clock of its own: draws the present moment and returns the canvas, which must be read before the browser
   * shows the next frame; undefined until the scene has been set up.
   */
  draw(): HTMLCanvasElement | undefined
  /** Something that belongs into the picture is still loading or being made. */
  isLoading(): boolean
  readonly stats: Readonly<Stats>
  /** Where each figure, token and card is drawn now, and which figure carries a token. */
  drawn(): { readonly [ref: Ref]: Drawn }
  /** See `still.ts`: the table is drawn, nothing moves or loads, and no frame is due. */
  isStill(): boolean
  /** The renderer, scene and camera, for pictures that tests ask for. */
  lens(): Lens | undefined
}

export function TableScene(props: TableSceneProps) {
  const { overlays, frame = WHOLE, side = 0, reducedMotion = false, speed = 1 } = props
  const look = useMemo(() => loweredTo(props.look, props.level), [props.look, props.level])
  const quality = useDrawnQuality(props.quality, props.clock !== undefined)
  const settings = QUALITY_SETTINGS[quality]
  // Equal numbers give the same frame object, so that a new object from the caller has no effect.
  const { left, right, top, bottom } = frame
  const covered = useMemo(() => ({ left, right, top, bottom }), [left, right, top, bottom])
  const { clock } = props
  const [life] = useState(() => createLife(props.marks, clock))
  const [surface, setSurface] = useState<HTMLDivElement | null>(null)
  const described = useId()
  const width = inches(look.width)
  const depth = inches(look.depth)
  const well = useMemo(() => wellOf(width, depth), [width, depth])
  const outer = useMemo(() => outerOf(well), [well])

  useLayoutEffect(() => drawRough(settings.rough), [settings.rough])
  useEffect(() => {
    life.director.setSpeed(speed)
    life.director.setReduced(reducedMotion)
    life.cast.setReduced(reducedMotion)
  }, [life, speed, reducedMotion])
  useEffect(() => life.setDice(props.showDice ?? (() => Promise.resolve())), [life, props.showDice])

  // Done here instead of inside the canvas, which React renders later, so that no frame is drawn with an outdated look.
  const { isAwaiting = false } = props
  useLayoutEffect(() => {
    life.cast.awaits(isAwaiting)
    life.wake()
  }, [life, isAwaiting])
  useLayoutEffect(() => {
    life.setLook(look)
    life.cast.sync(look, life.clock())
    life.shadowsStale = true
    life.wake()
  }, [life, look])

  useSounds(life, look.ambience ?? look.mat, props.sound)

  const { playing = NOTHING, onPlayed } = props
  const played = useRef(onPlayed)
  useEffect(() => {
    played.current = onPlayed
  })
  const begun = useRef<readonly Playing['id'][]>([])
  useEffect(() => {
    const fresh = playing.filter(({ id }) => !begun.current.includes(id))
    begun.current = playing.map(({ id }) => id)
    for (const { id, cues } of fresh) void life.director.play(cues).then(() => played.current?.(id))
    // A hidden page draws no frames except a film's, so its cues end at once.
    if (fresh.length > 0 && document.hidden && !clock) life.director.skip()
  }, [life, playing, clock])
  useEffect(() => {
    const onHidden = () => {
      if (!document.hidden) life.wake()
      else if (!clock) life.director.skip()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => document.removeEventListener('visibilitychange', onHidden)
  }, [life, clock])

  // Until then a curtain hides the table.
  const [isSet, setIsSet] = useState(false)
  const { onSet } = props
  useEffect(() => {
    if (!isSet || !onSet) return
    const rested = setTimeout(onSet, REST)
    return () => clearTimeout(rested)
  }, [isSet, onSet])
  const { onTrouble } = props
  useEffect(() => (onTrouble ? onRefusedModel(onTrouble) : undefined), [onTrouble])
  useImperativeHandle(
    props.handle,
    (): SceneHandle => ({
      skip: () => life.director.skip(),
      seen: () => life.director.seen(),
      show: (view) => {
        life.drive.show(view)
        life.wake()
      },
      focus: (ref) => {
        const stance = life.cast.stance(ref)
        if (stance) life.drive.approach(stance)
        life.wake()
      },
      lookFrom: (from, to, veiled) => {
        life.drive.show('eye', { from: toScene(from, from.z), to: toScene(to, to.z) })
        life.cast.veil(veiled)
        life.wake()
      },
      lookBack: () => {
        const wasEye = life.drive.view() === 'eye'
        life.drive.leaveEye()
        life.wake()
        return wasEye
      },
      letGo: () => {
        life.cast.letGo()
        life.wake()
      },
      toScreen: (at, z = 0) => {
        const box = surface?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
        const { x, y } = project(life.drive.rig(), toScene(at, z), box.width / box.height)
        return { x: box.left + ((x + 1) / 2) * box.width, y: box.top + ((1 - y) / 2) * box.height }
      },
      toTable: (x, y, z = 0) => {
        const box = surface?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1)
        const across = ((x - box.left) / box.width) * 2 - 1
        const up = 1 - ((y - box.top) / box.height) * 2
        const spot = unproject(life.drive.rig(), across, up, box.width / box.height, inches(z))
        return spot && toTable(spot)
      },
      picture: () => new Promise((done) => life.snap((canvas) => canvas.toBlob(done, 'image/png'))),
      written: () => writtenIn(life, surface ? surface.clientWidth / Math.max(1, surface.clientHeight) : 1),
      draw: () => {
        life.draw()
        return life.lens()?.gl.domElement
      },
      isLoading: () => isLoading(life),
      drawn: () => drawnIn(life.cast),
      stats: life.stats,
      isStill: () => isStill(life),
      lens: life.lens,
    }),
    [life, surface],
  )

  return (
    <div className="scene">
      {props.description && (
        <p id={described} hidden>
          {props.description}
        </p>
      )}
      <div
        ref={setSurface}
        className="scene-surface"
        role="application"
        aria-label={props.label}
        aria-describedby={described}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys of the table need a place to come back to from a panel.
        tabIndex={0}
      >
        <Canvas
          frameloop={clock ? 'never' : 'demand'}
          shadows={settings.shadows > 0 ? 'percentage' : false}
          dpr={Math.min(settings.dpr, clock ? 1 : quality === 'test' ? settings.dpr : window.devicePixelRatio || 1)}
          // No frame of a film is at rest, so its edges must be smoothed in each.
          gl={{
            antialias: clock !== undefined && settings.antialias === 'none' && quality !== 'test',
            stencil: true,
            powerPreference: 'high-performance',
          }}
          camera={{ fov: 30, near: 1, far: 620, position: [18, 50, 30] }}
          events={undefined as never}
        >
          <Room outer={outer} shadows={settings.shadows} isBare={quality === 'test'} />
          <Table width={width} depth={depth} mat={look.mat} picture={look.matPicture} isFine={quality !== 'test'} well={well} />
          <Areas areas={look.areas} />
          <Stage
            life={life}
            look={look}
            overlays={overlays}
            settings={settings}
            isSteady={clock !== undefined || quality === 'test'}
            well={well}
            frame={covered}
            tray={props.tray}
            azimuth={(side * Math.PI) / 180}
            reduced={reducedMotion}
            goesNear={props.goesNear === true}
            selected={props.selected}
            panels={props.panels}
            onPicture={props.onPicture}
            onFirstPicture={() => setIsSet(true)}
            inset={props.inset}
            onView={props.onView}
          />
          {surface && !clock && (
            <Input
              life={life}
              surface={surface}
              onGesture={props.onGesture}
              mayLift={props.mayLift}
              liftsTerrain={props.liftsTerrain ?? false}
              selected={props.selected}
              draws={props.draws ?? false}
              keys={props.keys}
              onHold={props.onHold}
            />
          )}
          {props.children}
        </Canvas>
      </div>
      {settings.occlusion === 'none' && <div className="scene-vignette" />}
      {!clock && <canvas ref={life.loupe.setElement} className="scene-loupe" style={{ width: LOUPE, height: LOUPE }} hidden />}
      <div className="scene-curtain" data-open={isSet ? '' : undefined} />
      {!clock && (
        <>
          <Words
            life={life}
            overlays={overlays}
            selected={props.selected}
            panels={props.panels}
            speed={speed}
            icon={props.icon}
            reduced={reducedMotion}
            trayTags={props.trayTags ?? NO_TAGS}
          />
          <ReadCard life={life} onRead={props.onRead} own={props.ownWords} frame={covered} />
          <Mirror look={look} label={props.label} life={life} onGesture={props.onGesture} />
        </>
      )}
    </div>
  )
}
