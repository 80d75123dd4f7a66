/** The objects that exist as long as a scene: cast, director, camera driver, and connections between DOM and canvas. */
import type { Group, Scene, WebGLRenderer } from 'three'
import type { Ref } from '../table/piece'
import type { Audible } from './audible'
import { createAttention } from './camera/attention'
import { createDrive } from './camera/drive'
import { createReader } from './cards/reader'
import { createCast } from './cast'
import { type Clock, createDirector } from './director'
import { createBoard } from './labels/board'
import type { Look } from './look'
import { createLoupe } from './loupe'
import type { SceneMarks } from './marks'
import type { Overlay } from './overlay'
import { modelNamed } from './things/models'
import { createFaces } from './things/token-faces'
import type { DiceCue } from './timeline'

export interface Stats {
  frames: number
  /** Draw calls of the last frame, including all passes. */
  calls: number
  triangles: number
  /** CPU time of the last frame in milliseconds, without the graphics driver. */
  ms: number
  /** Something is still moving: the next frame has been requested. */
  busy: boolean
  /** Prints of cards are still to be drawn; each frame draws some. */
  owes: boolean
}

/** The renderer, scene and camera. */
export interface Lens {
  readonly gl: WebGLRenderer
  readonly scene: Scene
}

const PAWN = 1.5

/** The height of a model in inches: of its mesh once loaded, before that of its stand-in. */
export const heightOfModel = (model: string): number => modelNamed(model)?.height ?? PAWN

/**
 * `marks`: the game's own drawings; they stay the same for the scene's lifetime. `clock`: the time by which things move; a film's
 * scene has a clock of its own.
 */
export function createLife(marks: SceneMarks = {}, clock: Clock = () => performance.now()) {
  let wake = () => {}
  let draw = () => {}
  let rest: ReturnType<typeof setTimeout> | undefined
  let isDue = () => false
  let look: Look | undefined
  let lens: Lens | undefined
  let overlays: readonly Overlay[] = []
  let dice: (cue: DiceCue, hurry: AbortSignal) => Promise<void> = () => Promise.resolve()
  let tray: Group | null = null
  const cast = createCast(heightOfModel)
  const ears = new Set<(what: Audible) => void>()
  const hear = (what: Audible) => {
    for (const ear of ears) ear(what)
  }
  const director = createDirector({
    clock,
    cast,
    wake: () => wake(),
    dice: (cue, hurry) => dice(cue, hurry),
    hear,
  })
  const reader = createReader((ref) => cast.cards.has(ref))
  const board = createBoard()
  let isPlacing = false
  const stats: Stats = { frames: 0, calls: 0, triangles: 0, ms: 0, busy: false, owes: false }
  const hoverListeners = new Set<() => void>()
  const snaps: ((canvas: HTMLCanvasElement) => void)[] = []
  const drive = createDrive()
  return {
    cast,
    director,
    drive,
    attention: createAttention({ director, cast, drive }),
    loupe: createLoupe(),
    board,
    marks,
    clock,
    faces: createFaces(marks.tokens),
    stats,
    reader,
    look: () => look,
    setLook: (next: Look) => {
      look = next
    },
    /** `isDue`: whether a frame has been requested but not drawn yet. */
    setWake: (next: () => void, due: () => boolean) => {
      wake = next
      isDue = due
    },
    wake: () => wake(),
    /** Draws a frame at once. Used only where the page's own frames draw nothing, see `SceneHandle.draw`. */
    draw: () => draw(),
    setDraw: (next: () => void) => {
      draw = next
    },
    /** Places the labels again after the page's panels have changed; unless a frame is due anyway, no frame is drawn for it. */
    labels: () => {
      if (isPlacing) return
      isPlacing = true
      requestAnimationFrame(() => {
        isPlacing = false
        if (!isDue()) board.again(cast.hovered())
      })
    },
    /** After a frame: no frame is needed for so many milliseconds; after that one is requested. */
    restFor: (ms: number) => {
      clearTimeout(rest)
      const over = () => {
        rest = undefined
        wake()
      }
      rest = Number.isFinite(ms) ? setTimeout(over, ms + 1) : undefined
    },
    isResting: () => rest !== undefined,
    isDue: () => isDue(),
    lens: () => lens,
    setLens: (next: Lens) => {
      lens = next
    },
    /** The group of the dice tray; undefined while no dice are shown. */
    tray: () => (tray?.children.some(({ visible }) => visible) ? tray : undefined),
    setTray: (next: Group | null) => {
      tray = next
    },
    setDice: (next: typeof dice) => {
      dice = next
    },
    hover(ref: Ref | undefined): void {
      if (cast.hovered() === ref) return
      cast.hover(ref)
      reader.hover(ref)
      for (const listener of hoverListeners) listener()
      wake()
    },
    onHover(listener: () => void): () => void {
      hoverListeners.add(listener)
      return () => hoverListeners.delete(listener)
    },
    hear,
    /** Calls `ear` for everything on the table that can be heard. Returns a function that ends it. */
    listen(ear: (what: Audible) => void): () => void {
      ears.add(ear)
      return () => ears.delete(ear)
    },
    /** The current overlays, which tell whether a ghost replaces a figure. */
    overlays: () => overlays,
    setOverlays: (next: readonly Overlay[]) => {
      overlays = next
    },
    /** Passes the canvas of the next frame to `take`, which must read it before the browser shows the frame. */
    snap: (take: (canvas: HTMLCanvasElement) => void) => {
      snaps.push(take)
      wake()
    },
    /** Whether the next frame will be read. */
    isSnapped: () => snaps.length > 0,
    /** Called after a frame has been drawn. */
    drawn(canvas: HTMLCanvasElement): void {
      for (const take of snaps.splice(0)) take(canvas)
    },
    /** The picture at rest is still to be drawn in full, see `use-sharpness.ts`. */
    isSharpening: false,
    /** Set when something has moved, so that shadows must be drawn again. */
    shadowsStale: true,
  }
}

export type Life = ReturnType<typeof createLife>
