import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react'
import { AdditiveBlending, CanvasTexture, InstancedMesh, Matrix4, MeshBasicMaterial, PlaneGeometry } from 'three'
import { finalPoses, type Motion, numbersPerDie } from '../throw/film'

/** For the frame loop. */
export interface ResultRingsHandle {
  /** 0 invisible to 1 fully visible. */
  show(amount: number): void
}

interface ResultRingsProps {
  readonly motion: Motion
  readonly highlight: readonly number[]
  readonly colour: string
  readonly ref?: Ref<ResultRingsHandle>
}

const size = 2.2
const matrix = new Matrix4()

/** Soft rings on the felt under highlighted dice, in addition to their glow. One draw call. */
export function ResultRings({ motion, highlight, colour, ref }: ResultRingsProps) {
  const mesh = useMemo(() => {
    const material = new MeshBasicMaterial({
      map: ringTexture(),
      color: colour,
      transparent: true,
      opacity: 0,
      depthWrite: false,
      blending: AdditiveBlending,
      toneMapped: false,
    })
    const made = new InstancedMesh(new PlaneGeometry(size, size).rotateX(-Math.PI / 2), material, Math.max(1, highlight.length))
    const poses = finalPoses(motion)
    highlight.forEach((die, index) => {
      const at = die * numbersPerDie
      made.setMatrixAt(index, matrix.makeTranslation(poses[at] ?? 0, 0.03, poses[at + 2] ?? 0))
    })
    made.frustumCulled = false
    made.visible = false
    made.count = highlight.length
    made.raycast = () => {}
    return made
  }, [motion, highlight, colour])

  useEffect(
    () => () => {
      mesh.geometry.dispose()
      mesh.material.dispose()
      mesh.dispose()
    },
    [mesh],
  )

  useImperativeHandle(
    ref,
    () => ({
      show: (amount) => {
        mesh.material.opacity = amount
        mesh.visible = amount > 0 && mesh.count > 0
      },
    }),
    [mesh],
  )
  return <primitive object={mesh} />
}

let ring: CanvasTexture | undefined

/** The texture of a ring that glows outwards, cached and shared. */
function ringTexture(): CanvasTexture {
  if (ring !== undefined) return ring
  const pixels = 256
  const canvas = document.createElement('canvas')
  canvas.width = pixels
  canvas.height = pixels
  const pen = canvas.getContext('2d')
  if (pen !== null) {
    const middle = pixels / 2
    const light = pen.createRadialGradient(middle, middle, 0, middle, middle, middle)
    light.addColorStop(0, 'rgba(255,255,255,0.3)')
    light.addColorStop(0.64, 'rgba(255,255,255,0.2)')
    light.addColorStop(0.7, 'rgba(255,255,255,0.95)')
    light.addColorStop(0.76, 'rgba(255,255,255,0.35)')
    light.addColorStop(1, 'rgba(255,255,255,0)')
    pen.fillStyle = light
    pen.fillRect(0, 0, pixels, pixels)
  }
  ring = new CanvasTexture(canvas)
  return ring
}
