/**
 * Small still pictures of terrain, for lists. Each is drawn once in an idle moment, by a separate renderer that is disposed of
 * when nothing is left to draw, so that lists cost the table no frames.
 */
import {
  ACESFilmicToneMapping,
  Box3,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three'
import type { Look } from './look'
import { hasModel, modelAside, onModels } from './things/models'
import { paintedMaterial, withStates } from './things/painted'
import { terrainBody } from './things/terrain'

type TerrainLook = Look['terrain'][number]

/** Side in pixels: lists show them at half this size on a common screen. */
const SIDE = 168
/** From the near left and slightly above, as one looks at a piece in the hand. */
const FROM = new Vector3(-0.62, 0.62, 1).normalize()

/** Pictures by the key of the shape, and by the look that was asked for. */
const known = new Map<string, string>()
const answered = new WeakMap<TerrainLook, string>()

export interface Portraits {
  /** The URL of a picture once it has been drawn; asking for it queues it. Asking with the same object is faster. */
  of(terrain: TerrainLook): string | undefined
  close(): void
}

/** `onMore` is called whenever another picture is ready. */
export function createPortraits(onMore: () => void): Portraits {
  const asked = new Set<TerrainLook>()
  let studio: ReturnType<typeof openStudio> | undefined
  let isWaiting = false
  let isClosed = false
  const later = () => {
    if (isWaiting || isClosed || asked.size === 0) return
    isWaiting = true
    const next = () => {
      isWaiting = false
      if (!isClosed) drawNext()
    }
    if ('requestIdleCallback' in globalThis) requestIdleCallback(next, { timeout: 2000 })
    else setTimeout(next, 50)
  }
  const putAway = () => {
    studio?.close()
    studio = undefined
  }
  const drawNext = () => {
    const ready = [...asked].find(isHere)
    // The others wait for models to load: `onModels` then calls again.
    if (!ready) return putAway()
    asked.delete(ready)
    const key = keyOf(ready)
    let picture = known.get(key)
    if (picture === undefined) {
      studio ??= openStudio()
      picture = studio.draw(ready)
      known.set(key, picture)
    }
    answered.set(ready, picture)
    if (asked.size === 0) putAway()
    onMore()
    later()
  }
  const deaf = onModels(later)
  return {
    of(terrain) {
      const found = answered.get(terrain) ?? (terrain.model === undefined ? undefined : known.get(terrain.model))
      if (found === undefined && !asked.has(terrain)) {
        asked.add(terrain)
        later()
      }
      return found
    },
    close() {
      isClosed = true
      deaf()
      putAway()
    },
  }
}

/**
 * Own pieces are identified by their shape, as their kinds' names repeat across layouts. Computing the key takes as long as
 * shaping the piece, so it is done when its turn comes.
 */
const keyOf = (terrain: TerrainLook): string => terrain.model ?? terrainBody(terrain).key

const isHere = ({ model }: TerrainLook): boolean => model === undefined || !hasModel(model) || modelAside(model) !== undefined

function openStudio() {
  const gl = new WebGLRenderer({ alpha: true, antialias: true })
  gl.setSize(SIDE, SIDE, false)
  gl.toneMapping = ACESFilmicToneMapping
  gl.toneMappingExposure = 1.5
  const scene = new Scene()
  const lamp = new DirectionalLight('#ffe2bd', 2.6)
  lamp.position.set(-3, 6, 4)
  const window = new DirectionalLight('#8fb0d8', 0.7)
  window.position.set(5, 3, -2)
  scene.add(new HemisphereLight('#b9c6d8', '#5a4430', 1.1), lamp, window)
  const camera = new PerspectiveCamera(24, 1)
  return {
    draw(terrain: TerrainLook): string {
      const { geometry } = terrainBody(terrain).model
      const shown = withStates(geometry, 1)
      const mesh = new Mesh(shown, paintedMaterial())
      aim(camera, geometry)
      scene.add(mesh)
      gl.render(scene, camera)
      scene.remove(mesh)
      shown.dispose()
      return gl.domElement.toDataURL('image/webp', 0.9)
    },
    close() {
      gl.dispose()
      gl.forceContextLoss()
    },
  }
}

/** Places the camera so that the piece fills the picture. */
function aim(camera: PerspectiveCamera, geometry: Mesh['geometry']): void {
  geometry.computeBoundingBox()
  const box = geometry.boundingBox ?? new Box3()
  const centre = box.getCenter(new Vector3())
  const radius = box.getSize(new Vector3()).length() / 2
  let away = radius / Math.sin((camera.fov * Math.PI) / 360)
  for (let step = 0; step < 3; step++) {
    camera.position.copy(centre).addScaledVector(FROM, away)
    camera.near = Math.max(0.01, away - 2 * radius)
    camera.far = away + 2 * radius
    camera.lookAt(centre)
    camera.updateProjectionMatrix()
    camera.updateMatrixWorld()
    const corners = [box.min.x, box.max.x].flatMap((x) =>
      [box.min.y, box.max.y].flatMap((y) => [box.min.z, box.max.z].map((z) => new Vector3(x, y, z).project(camera))),
    )
    const widest = Math.max(...corners.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
    away *= Math.max(0.2, widest * 1.03)
  }
}
