/**
 * A picture that lies on the mat, cut at the table's edge. This module is loaded only if there is one. The mat stays bare until
 * the picture is decoded, or if it cannot be.
 */
import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useState } from 'react'
import { BufferGeometry, ClampToEdgeWrapping, Float32BufferAttribute, MeshStandardMaterial, SRGBColorSpace, Texture } from 'three'
import { awaitArrival } from '../arrivals'
import type { MatPictureLook } from '../look'
import { inches } from '../space'
import { plainColour } from './textures'

/** Texels along the longer side where the mat need not be sharp. */
const COARSE = 1024

interface Props {
  readonly picture: MatPictureLook
  /** The table's size in inches. */
  readonly width: number
  readonly depth: number
  readonly isFine: boolean
}

export default function MatPicture({ picture, width, depth, isFine }: Props) {
  const invalidate = useThree((state) => state.invalidate)
  const [texture, setTexture] = useState<Texture>()
  const { file } = picture
  useEffect(() => {
    let made: Texture | undefined
    let isWanted = true
    const arrived = awaitArrival()
    void decoded(file, isFine)
      .then((bitmap) => {
        if (!isWanted) return bitmap.close()
        made = new Texture(bitmap)
        made.colorSpace = SRGBColorSpace
        made.wrapS = ClampToEdgeWrapping
        made.wrapT = ClampToEdgeWrapping
        made.anisotropy = 8
        made.needsUpdate = true
        setTexture(made)
        invalidate()
      })
      // Pictures that cannot be decoded were refused when imported, as far as their bytes tell.
      .catch(() => undefined)
      .finally(arrived)
    return () => {
      isWanted = false
      setTexture(undefined)
      made?.dispose()
      ;(made?.image as ImageBitmap | undefined)?.close()
      invalidate()
    }
  }, [file, isFine, invalidate])
  const material = useMemo(() => {
    if (!texture) return undefined
    // The offset puts the picture into the mat's plane, so that it hides nothing that is drawn just above the mat.
    const offset = { polygonOffset: true, polygonOffsetFactor: -1, polygonOffsetUnits: -1 }
    return new MeshStandardMaterial({
      roughness: 0.94,
      color: '#c4c0ba',
      map: texture,
      normalMap: plainColour(128, 128, 255),
      ...offset,
    })
  }, [texture])
  useEffect(
    () => () => {
      material?.normalMap?.dispose()
      material?.dispose()
    },
    [material],
  )
  const { at, width: wide, depth: deep } = picture
  const shape = useMemo(
    () => cut({ left: inches(at.x), near: inches(at.y), wide: inches(wide), deep: inches(deep) }, width, depth),
    [at.x, at.y, wide, deep, width, depth],
  )
  useEffect(() => () => shape?.dispose(), [shape])
  return material && shape && <mesh geometry={shape} material={material} receiveShadow />
}

/** Decoded off the main thread, already flipped for the GPU. */
async function decoded(file: Blob, isFine: boolean): Promise<ImageBitmap> {
  const how = { imageOrientation: 'flipY', premultiplyAlpha: 'none' } as const
  const whole = await createImageBitmap(file, how)
  const scale = COARSE / Math.max(whole.width, whole.height)
  if (isFine || scale >= 1) return whole
  const [resizeWidth, resizeHeight] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side * scale)))
  const small = await createImageBitmap(whole, {
    resizeWidth: resizeWidth as number,
    resizeHeight: resizeHeight as number,
    resizeQuality: 'medium',
  })
  whole.close()
  return small
}

interface Lying {
  readonly left: number
  readonly near: number
  readonly wide: number
  readonly deep: number
}
/** The part of the picture on the table; undefined if there is none. Scene space: z is negative away from the viewer. */
function cut({ left, near, wide, deep }: Lying, width: number, depth: number): BufferGeometry | undefined {
  const [x0, x1] = [Math.max(0, left), Math.min(width, left + wide)]
  const [y0, y1] = [Math.max(0, near), Math.min(depth, near + deep)]
  if (x0 >= x1 || y0 >= y1) return undefined
  const corners = [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ] as const
  const shape = new BufferGeometry()
  const attribute = (name: string, size: number, values: readonly number[]) =>
    shape.setAttribute(name, new Float32BufferAttribute(values, size))
  attribute(
    'position',
    3,
    corners.flatMap(([x, y]) => [x, 0, -y]),
  )
  attribute(
    'normal',
    3,
    corners.flatMap(() => [0, 1, 0]),
  )
  attribute(
    'uv',
    2,
    corners.flatMap(([x, y]) => [(x - left) / wide, (y - near) / deep]),
  )
  shape.setIndex([0, 1, 2, 0, 2, 3])
  return shape
}
