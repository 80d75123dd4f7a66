/** What lives as long as one scene: the cast, the director, the camera's driver, and the few switches between DOM and canvas. */
import type { Group, Scene, WebGLRenderer } from 'three'
import type { Ref } from '../table/piece'
import { createDrive } from './camera/drive'
import { createReader } from './cards/reader'
import { createCast } from './cast'
import { createDirector } from './director'
import { createBoard } from './labels/board'
import type { Look, Overlay } from './look'
import type { SceneMarks } from './marks'
import { modelNamed } from './things/models'
import { createFaces } from './things/token-faces'
import type { DiceCue } from './timeline'

export interface Stats {
  frames: number
  /** The number of draw calls of the last frame, all passes included. */
  calls: number
  triangles: number
  /** Milliseconds of processor time that the last frame took, without the graphics driver. */
  ms: number
  /** Something is still moving: the next frame has been asked for. */
  busy: boolean
}

/** The renderer, scene and camera. */
export interface Lens {
  readonly gl: WebGLRenderer
  readonly scene: Scene
}

const PAWN = 1.5

/** The height of a model in inches: of the mesh when it is loaded, else of its stand-in. */
export const heightOfModel = (model: string): number => modelNamed(model)?.height ?? PAWN

/** `marks`: what the game draws itself; the same as long as the scene lives. */
export function createLife(marks: SceneMarks = {}) {
  let wake = () => {}
  let rest: ReturnType<typeof setTimeout> | undefined
  let isDue = () => false
  let look: Look | undefined
  let lens: Lens | undefined
  let overlays: readonly Overlay[] = []
  let dice: (cue: DiceCue, hurry: AbortSignal) => Promise<void> = () => Promise.resolve()
  let tray: Group | null = null
  const cast = createCast(heightOfModel)
  const director = createDirector({
    clock: () => performance.now(),
    cast,
    wake: () => wake(),
    dice: (cue, hurry) => dice(cue, hurry),
  })
  const reader = createReader((ref) => cast.cards.has(ref))
  const board = createBoard()
  let isPlacing = false
  const stats: Stats = { frames: 0, calls: 0, triangles: 0, ms: 0, busy: false }
  const hoverListeners = new Set<() => void>()
  const snaps: ((canvas: HTMLCanvasElement) => void)[] = []
  return {
    cast,
    director,
    drive: createDrive(),
    board,
    marks,
    faces: createFaces(marks.tokens),
    stats,
    reader,
    look: () => look,
    setLook: (next: Look) => {
      look = next
    },
    /** `isDue`: a frame has been asked for and is not drawn yet. */
    setWake: (next: () => void, due: () => boolean) => {
      wake = next
      isDue = due
    },
    wake: () => wake(),
    /** Labels keep clear of what the page lays over the picture: they are placed anew, without a frame, where none is due. */
    labels: () => {
      if (isPlacing) return
      isPlacing = true
      requestAnimationFrame(() => {
        isPlacing = false
        if (!isDue()) board.again(cast.hovered())
      })
    },
    /** After a frame: nothing changes for so many milliseconds, and none is drawn until then. */
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
    /** Where the dice tray is put down; undefined while it is away. */
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
    /** The last overlays, from which it is told whether a ghost stands for a figure. */
    overlays: () => overlays,
    setOverlays: (next: readonly Overlay[]) => {
      overlays = next
    },
    /** The next frame as a picture: it must be read before the browser shows the frame. */
    snap: (take: (canvas: HTMLCanvasElement) => void) => {
      snaps.push(take)
      wake()
    },
    /** A frame has been drawn. */
    drawn(canvas: HTMLCanvasElement): void {
      for (const take of snaps.splice(0)) take(canvas)
    },
    /** Shadows are drawn anew only when something has moved. */
    shadowsStale: true,
  }
}

export type Life = ReturnType<typeof createLife>
