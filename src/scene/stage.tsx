/** The contents of the canvas: things, overlays, effects, and the single frame loop that updates and draws them. */
import { useFrame, useThree } from '@react-three/fiber'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { Group, InstancedMesh, type PerspectiveCamera } from 'three'
import type { Ref } from '../table/piece'
import { CARD_POLAR, type ViewName } from './camera/drive'
import { shownOf, turnOf } from './camera/home'
import type { Frame, Shown } from './camera/rig'
import { createCards } from './cards/cards'
import { useFirstPicture } from './first-picture'
import { holeOf, type InsetLook } from './inset'
import { crowdOf, type Panels } from './labels/crowd'
import type { Life } from './life'
import type { Look } from './look'
import type { Overlay } from './overlay'
import { createFlashes } from './overlays/flashes'
import { createOutlines } from './overlays/outlines'
import { Overlays } from './overlays/overlays'
import type { QualitySettings } from './quality'
import type { Extent } from './room/table-shape'
import { holdTray } from './room/tray-hold'
import { TrayPlace, type TrayStand, trayCorners, trayStand, within } from './room/tray-place'
import { showSheets } from './sheets'
import { inches } from './space'
import { useRefinement } from './table-set'
import { hasten } from './things/coarse'
import { createFigures } from './things/figures'
import { createHiding } from './things/hiding'
import { createMarkers } from './things/markers'
import { modelsVersion, onModels } from './things/models'
import { createRings } from './things/rings'
import { createTerrain } from './things/terrain'
import { createTokens } from './things/tokens'
import { useFinish } from './use-finish'
import { useSharpness } from './use-sharpness'

const loadInsets = () => import('./inset-picture')

export interface StageProps {
  readonly life: Life
  readonly look: Look
  readonly overlays: readonly Overlay[]
  readonly settings: QualitySettings
  /** Every frame is drawn in full. */
  readonly isSteady: boolean
  readonly well: Extent
  readonly frame: Frame
  readonly tray: ReactNode
  readonly azimuth: number
  readonly reduced: boolean
  readonly goesNear: boolean
  readonly selected: Ref | undefined
  readonly panels: Panels | undefined
  readonly onPicture: (() => void) | undefined
  /** Called once, when the complete first picture has been drawn. */
  readonly onFirstPicture: () => void
  readonly inset: InsetLook | undefined
  readonly onView: ((view: ViewName) => void) | undefined
}

export function Stage(props: StageProps) {
  const { life, look, overlays, settings, isSteady, well, frame, azimuth, reduced } = props
  const { gl, scene, size, invalidate, get } = useThree()
  const camera = useThree((state) => state.camera) as PerspectiveCamera
  const running = useSyncExternalStore(life.director.listen, life.director.effects)
  const models = useSyncExternalStore(onModels, modelsVersion)
  const staged = useMemo(() => running.flatMap(({ effect }) => (effect.type === 'overlays' ? effect.overlays : [])), [running])
  const shown = useMemo(() => (staged.length > 0 ? [...overlays, ...staged] : overlays), [overlays, staged])
  const [group] = useState(() => new Group())
  const layers = useMemo(() => {
    const figures = createFigures(group, life.cast)
    const rings = createRings(group, life.cast)
    const markers = createMarkers(group, life.cast, life.marks.markers)
    const tokens = createTokens(group, life.cast, life.director, life.faces)
    const cards = createCards(group, life)
    const terrain = createTerrain(group)
    const outlines = createOutlines(group, life.cast, terrain.shapeOf)
    const flashes = createFlashes(group, life.director)
    return { figures, rings, markers, tokens, cards, terrain, outlines, flashes }
  }, [group, life])
  useEffect(
    () => () => {
      for (const layer of Object.values(layers)) layer.dispose()
    },
    [layers],
  )

  const hiding = useMemo(() => createHiding(life), [life])
  useEffect(() => {
    life.setWake(invalidate, () => get().internal.frames > 0)
    life.setDraw(() => get().advance(life.clock() / 1000, false))
    return () => life.restFor(Number.POSITIVE_INFINITY)
  }, [life, invalidate, get])
  useLayoutEffect(() => {
    layers.terrain.sync(look.terrain)
    life.shadowsStale = true
    if (models >= 0) invalidate()
  }, [layers, life, look.terrain, models, invalidate])
  useLayoutEffect(() => {
    life.setOverlays(shown)
    invalidate()
  }, [life, shown, invalidate])

  // Outlines of considered things and of what the pointer is over, which is shown at once without asking the game.
  useEffect(() => {
    const update = () => {
      const given = shown.flatMap((overlay) => (overlay.type === 'outline' ? [overlay] : []))
      const hovered = life.cast.hovered()
      const own = hovered !== undefined && life.cast.stance(hovered) !== undefined && !given.some(({ ref }) => ref === hovered)
      layers.outlines.set(own ? [...given, { ref: hovered, tone: 'neutral' }] : given, look)
      invalidate()
    }
    update()
    return life.onHover(update)
  }, [layers, life, shown, look, invalidate])

  const framed = useRef(false)
  const { width, depth, terrain } = look
  const aspect = size.width / Math.max(1, size.height)
  const turn = turnOf(look, aspect)
  const hasTray = Boolean(props.tray)
  const stand = useRef<TrayStand>(undefined)
  const isForCards = look.zones !== undefined || look.cards !== undefined
  // Compared as text: a look is a new object after every answer, but the camera should move only if its places change.
  const told = JSON.stringify(shownOf(look, well))
  const shownAll = useMemo(() => JSON.parse(told) as Shown, [told])
  useLayoutEffect(() => {
    life.drive.setRoom(
      {
        ground: {
          width: inches(width),
          depth: inches(depth),
          solids: terrain.map(({ outlines, height }) => ({ outlines, height: inches(height) })),
        },
        shown: shownAll,
        azimuth: azimuth + turn,
        ...(isForCards ? { polar: CARD_POLAR } : {}),
        aspect,
        frame,
        pixels: size.height,
      },
      !framed.current,
      life.cast.isHolding(),
    )
    const isFar = Math.cos(azimuth) < 0
    const onTable = trayStand({ width: inches(width), depth: inches(depth) }, aspect, turn !== 0, isFar)
    stand.current = within(onTable, life.drive.home(), aspect, frame, isFar)
    life.drive.setTray(hasTray ? trayCorners(stand.current) : undefined)
    framed.current = size.width > 0
    invalidate()
  }, [life, width, depth, terrain, shownAll, azimuth, turn, isForCards, frame, hasTray, aspect, size, invalidate])

  // Checking shaders for errors waits for the graphics driver, so only tests do it.
  gl.debug.checkShaderErrors = settings.shadows === 0
  const { finish, hasPasses } = useFinish(settings)
  const sharpening = useSharpness(life, settings, finish, isSteady)
  const { inset } = props
  const insets = useRefinement(loadInsets)
  const small = useMemo(() => insets?.createInset(gl, scene, hasPasses), [insets, gl, scene, hasPasses])
  useEffect(() => small?.dispose, [small])
  useEffect(() => life.setLens({ gl, scene }), [life, gl, scene])
  // The page may have added or removed the space for the small picture: then a frame is needed.
  useEffect(() => {
    invalidate()
    const frame = inset?.frame.current
    if (!frame) return
    const watch = new ResizeObserver(() => invalidate())
    watch.observe(frame)
    return () => watch.disconnect()
  }, [inset, invalidate])

  const first = useFirstPicture(invalidate)
  const seen = useRef<{ time: number; models: number; view: ViewName }>({ time: 0, models: -1, view: 'table' })
  const { onPicture, onFirstPicture, onView, selected, panels, goesNear } = props
  useFrame(() => {
    const before = performance.now()
    const time = life.clock()
    // After a pause the clock has advanced; the first frame must not jump.
    const ms = life.stats.busy ? Math.min(time - seen.current.time, 100) : 16
    seen.current.time = time
    const acting = life.director.frame()
    const moving = life.cast.frame(time, ms)
    const attending = life.attention.frame(ms, acting, goesNear)
    const steering = life.drive.frame(ms, reduced)
    if (life.drive.view() !== 'eye') life.cast.veil(undefined)
    aim(camera, life)
    const tray = life.tray()
    if (tray && stand.current) holdTray(tray, stand.current, life.drive.rig(), life.drive.home(), life.drive.roof())
    const isMoved = layers.figures.frame(models)
    const isTokenMoved = layers.tokens.frame()
    const isCardMoved = layers.cards.frame(life.look(), life.drive.rig().azimuth)
    const dropping = layers.markers.frame(time, reduced)
    const breathing = layers.rings.frame(ms, reduced || sharpening.isSlow())
    const fading = layers.terrain.frame(ms, reduced, hiding(selected))
    layers.outlines.frame(size.width, size.height, seen.current.models !== models)
    layers.flashes.frame(reduced)
    seen.current.models = models
    if (first.isHeldBack()) {
      // The graphics driver compiles what is known while the rest is loading.
      gl.compile(scene, camera)
      return
    }
    // If only the camera moves, shadows are kept; otherwise something may have moved, such as dice in the tray.
    if (isMoved || isTokenMoved || isCardMoved || life.shadowsStale || !steering) gl.shadowMap.needsUpdate = true
    life.shadowsStale = false
    const view = life.drive.view()
    const isEye = view === 'eye'
    if (view !== seen.current.view) onView?.(view)
    seen.current.view = view
    const hole = inset && holeOf(inset.frame.current, gl.domElement)
    life.board.place(camera, {
      width: size.width,
      height: size.height,
      hole,
      crowd: () => crowdOf(life, camera, gl.domElement.getBoundingClientRect(), selected, panels),
      hovered: life.cast.hovered(),
    })
    const paint = () => {
      gl.info.reset()
      const haste = sharpening.haste()
      for (const layer of [layers.figures, layers.terrain, layers.tokens]) layer.hasten(haste)
      tray?.traverse((thing) => thing instanceof InstancedMesh && hasten(thing.geometry, haste))
      const low = isEye ? 0 : Math.max(0, life.drive.rig().polar - 1.0) / 0.35
      const reading = shown.length > 0 || life.cast.cards.size > 0
      // In a view with the rules' volumes, these replace the outlines of the models.
      const isRules = isEye && shown.some(({ type }) => type === 'volume')
      showSheets(camera, 'everywhere', isRules ? 'eye' : 'table')
      life.loupe.frame(gl, camera, size, (enlarging, there) => small?.drawFrom(enlarging, there, size.height))
      finish.current?.render(ms / 1000, reading ? 0 : Math.min(1, low))
      const overview = hole && life.drive.overview(hole.width / hole.height)
      if (hole && overview) small?.drawTable(overview, hole, size.height)
      else if (small && inset && hole) {
        // In the small picture the viewing miniature is hidden, as it would block its own view.
        life.cast.veil(inset.viewer)
        layers.figures.frame(models)
        small.drawEye(inset, hole, size.height)
        life.cast.veil(undefined)
        layers.figures.frame(models)
      }
      life.stats.frames++
      life.stats.calls = gl.info.render.calls
      life.stats.triangles = gl.info.render.triangles
    }
    // While nothing moves between two changes of a cue, no frame is drawn.
    const rest = acting ? life.director.rests() : Number.POSITIVE_INFINITY
    const playing = acting ? rest === 0 : attending
    const isMoving = playing || moving || steering || dropping || fading || life.cast.isHolding()
    sharpening.begin(before, isMoving, life.stats.busy)
    paint()
    sharpening.end(paint)
    life.stats.ms = performance.now() - before
    life.stats.owes = layers.cards.faces.owes()
    life.stats.busy = playing || moving || steering || breathing || dropping || fading || life.stats.owes
    life.restFor(life.stats.busy ? Number.POSITIVE_INFINITY : rest)
    if (life.stats.busy) invalidate()
    life.drawn(gl.domElement)
    onPicture?.()
    if (first.isDone()) onFirstPicture()
  }, 1)

  return (
    <>
      <primitive object={group} />
      <Overlays overlays={shown} life={life} />
      {props.tray && <TrayPlace life={life}>{props.tray}</TrayPlace>}
    </>
  )
}

function aim(camera: PerspectiveCamera, life: Life): void {
  const rig = life.drive.rig()
  const eye = life.drive.eye()
  camera.position.set(eye.x, eye.y, eye.z)
  camera.up.set(0, 1, 0)
  camera.lookAt(rig.target.x, rig.target.y, rig.target.z)
  camera.fov = rig.fov
  // Near enough for a figure's own view, and far enough for exact depth in the table's view.
  camera.near = Math.min(6, Math.max(0.12, (rig.distance - 3) * 0.12))
  camera.far = 620
  camera.updateProjectionMatrix()
  camera.updateMatrixWorld()
}
