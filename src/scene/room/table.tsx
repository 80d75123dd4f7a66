/** The gaming table: a wooden rim around a felt well, in which the mat with its stitched seam lies, and a place for the tray. */
import { useThree } from '@react-three/fiber'
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo } from 'react'
import {
  MeshLambertMaterial,
  MeshStandardMaterial,
  type MeshStandardMaterialParameters,
  NoColorSpace,
  PlaneGeometry,
  type Texture,
} from 'three'
import type { MatPictureLook } from '../look'
import { LATER } from './later'
import { type Extent, MAT_THICKNESS, matFace, matSeam, rim } from './table-shape'
import { felt, fetched, flatNormals, plainColour, plainMat, stitches, wood } from './textures'

interface Props {
  readonly width: number
  readonly depth: number
  readonly mat: string
  readonly picture: MatPictureLook | undefined
  /** Drawn with gloss and relief, and the mat in full resolution, for close views. */
  readonly isFine: boolean
  readonly well: Extent
}

const MatPicture = lazy(() => import('./mat-picture'))

export function Table({ width, depth, mat, picture, isFine, well }: Props) {
  const invalidate = useThree((state) => state.invalidate)
  // All materials have a normal map, flat except for the mat's, so that they share one shader program, which is compiled once.
  const materials = useMemo(() => {
    const normalMap = plainColour(128, 128, 255)
    const map = plainColour(255, 255, 255)
    const material = (given: MeshStandardMaterialParameters) => {
      if (isFine) return new MeshStandardMaterial({ ...given, normalMap })
      const { roughness: _roughness, ...plain } = given
      return new MeshLambertMaterial(plain)
    }
    return {
      wood: material({ roughness: 0.42, color: '#a07a58', map }),
      felt: material({ roughness: 1, color: '#2b3a35', map: felt() }),
      face: material({ roughness: 0.94, color: '#c4c0ba', map }),
      seam: material({ roughness: 0.9, map: stitches() }),
    }
  }, [isFine])
  const shapes = useMemo(
    () => ({
      rim: rim(well),
      face: matFace(width, depth),
      seam: matSeam(width, depth),
      floor: new PlaneGeometry(well.right - well.left, well.near - well.far)
        .rotateX(-Math.PI / 2)
        .translate((well.left + well.right) / 2, -MAT_THICKNESS - 0.004, (well.near + well.far) / 2),
    }),
    [width, depth, well],
  )
  useEffect(
    () => () => {
      for (const shape of Object.values(shapes)) shape.dispose()
    },
    [shapes],
  )
  useLayoutEffect(
    () =>
      fetched('textures/wood.webp', wood, (texture) => {
        materials.wood.map = texture
        invalidate()
      }),
    [materials, invalidate],
  )
  useLayoutEffect(
    () =>
      fetched(
        `mats/${mat}.webp`,
        plainMat,
        (texture) => {
          materials.face.map = texture
          invalidate()
        },
        { first: 1024, isFiner: isFine },
      ),
    [materials, mat, isFine, invalidate],
  )
  useLayoutEffect(() => {
    const { face } = materials
    if (!(face instanceof MeshStandardMaterial)) return
    const give = (texture: Texture) => {
      texture.colorSpace = NoColorSpace
      face.normalMap = texture
      invalidate()
    }
    return fetched(`mats/${mat}-normal.webp`, flatNormals, give, { first: 512, isFiner: isFine })
  }, [materials, mat, isFine, invalidate])
  useEffect(() => {
    materials.felt.map?.repeat.set((well.right - well.left) / 6, (well.near - well.far) / 6)
  }, [materials, well])
  return (
    <group>
      <mesh geometry={shapes.rim} material={materials.wood} castShadow receiveShadow />
      <mesh geometry={shapes.floor} material={materials.felt} receiveShadow renderOrder={LATER.felt} />
      <mesh geometry={shapes.face} material={materials.face} receiveShadow renderOrder={LATER.mat} />
      {picture && (
        <Suspense>
          <MatPicture picture={picture} width={width} depth={depth} isFine={isFine} />
        </Suspense>
      )}
      <mesh geometry={shapes.seam} material={materials.seam} castShadow receiveShadow />
    </group>
  )
}
