/** Keeps the dice tray where it appears in the home view, wherever the camera goes, so that dice stay in the picture. */
import { type Group, Matrix4, Vector3 } from 'three'
import { eyeOf, isSettled, type Rig } from '../camera/rig'
import type { TrayStand } from './tray-place'

/** The least distance of the tray from the camera, as a share of its distance in the home view. */
const NEAREST = 0.05

const [now, then, stretch] = [new Matrix4(), new Matrix4(), new Matrix4()]
const [eye, aim, up] = [new Vector3(), new Vector3(), new Vector3(0, 1, 0)]

function poseOf(rig: Rig, into: Matrix4): Matrix4 {
  const { x, y, z } = eyeOf(rig)
  eye.set(x, y, z)
  aim.set(rig.target.x, rig.target.y, rig.target.z)
  return into.lookAt(eye, aim, up).setPosition(eye)
}

/**
 * The transform, in scene space, that makes things placed for the camera `home` look the same to the camera `rig`. It also scales
 * them towards the eye, so that they float above everything up to `roof` inches high.
 */
export function heldBefore(rig: Rig, home: Rig, roof: number): Matrix4 {
  const near = Math.min(1, Math.max(NEAREST, (eyeOf(rig).y - roof) / eyeOf(home).y))
  if (near === 1 && isSettled(rig, home)) return now.identity()
  const half = (fov: number) => Math.tan((fov * Math.PI) / 360)
  const wide = (near * half(rig.fov)) / half(home.fov)
  stretch.makeScale(wide, wide, near)
  return poseOf(rig, now).multiply(stretch).multiply(poseOf(home, then).invert())
}

/** Puts the tray at its place in the home view, and transforms the group around it for the current camera. */
export function holdTray(tray: Group, { at, turn, scale }: TrayStand, rig: Rig, home: Rig, roof: number): void {
  const around = tray.parent
  if (!around) return
  tray.position.set(at.x, at.y, at.z)
  tray.rotation.y = turn
  tray.scale.setScalar(scale)
  around.matrix.copy(heldBefore(rig, home, roof))
  around.matrixWorldNeedsUpdate = true
  around.updateMatrixWorld(true)
}
