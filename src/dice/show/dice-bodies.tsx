import { useThree } from '@react-three/fiber'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useMemo, useRef } from 'react'
import { Color, DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'
import { type Die, type DieKindName, dieKinds, kindWithFaces } from '../throw/dice'
import { numbersPerDie } from '../throw/film'
import { markAtlas } from './atlas'
import { contactShadows, fadeContacts, shadeContacts } from './contact-shadows'
import type { DiceLook } from './looks'
import { type DiceMarks, NO_MARKS } from './marks'
import { diceMaterial } from './material'
import { dieGeometry } from './solids'

/** Moves dice without React; for the frame loop. */
export interface DiceBodiesHandle {
  /** Places every die from seven numbers each (position, quaternion), in the order of `dice`. The array may be reused. */
  place(poses: Float32Array): void
  /** 0 invisible to 1 opaque. */
  fade(opacity: number): void
  /** The strength of `highlight`, 0 to 1: highlighted dice glow, the others are dimmed. */
  point(amount: number): void
}

export interface DiceBodiesProps {
  readonly dice: readonly Die[]
  /** For each die, the index of the name on each physical face; in their own order by default. */
  readonly labelling?: readonly (readonly number[])[] | undefined
  /** One look for all dice, or one per die. */
  readonly look: DiceLook | readonly DiceLook[]
  readonly highlight?: readonly number[] | undefined
  readonly glow: string
  /** The game's own drawings on faces. */
  readonly marks?: DiceMarks | undefined
  readonly ref?: Ref<DiceBodiesHandle>
}

interface Batch {
  readonly name: DieKindName
  /** The index in `dice` of each instance. */
  readonly members: readonly number[]
  readonly mesh: InstancedMesh
  readonly mood: InstancedBufferAttribute
}

const matrix = new Matrix4()
const place = new Vector3()
const turn = new Quaternion()
const whole = new Vector3(1, 1, 1)

/**
 * Dice as instances: one draw call for each kind of die and one for their contact shadows. In dice space; the parent group gives
 * place and scale.
 */
export function DiceBodies({ dice, labelling, look, highlight, glow, marks = NO_MARKS, ref }: DiceBodiesProps) {
  const invalidate = useThree((state) => state.invalidate)
  const pointed = useRef(0)
  const material = useMemo(
    () =>
      diceMaterial(
        markAtlas(
          dice.flatMap(({ faces }) => faces),
          marks,
        ),
        glow,
      ),
    [dice, glow, marks],
  )
  useEffect(() => () => material.dispose(), [material])

  const shadows = useMemo(() => contactShadows(dice.length), [dice])
  useEffect(
    () => () => {
      shadows.geometry.dispose()
      shadows.material.dispose()
      shadows.dispose()
    },
    [shadows],
  )

  const batches = useMemo(() => dieKinds.flatMap((name) => batch(name, dice, material)), [dice, material])
  useEffect(
    () => () => {
      for (const { mesh } of batches) {
        mesh.geometry.dispose()
        mesh.dispose()
      }
    },
    [batches],
  )

  useLayoutEffect(() => {
    const cells = markAtlas(
      dice.flatMap(({ faces }) => faces),
      marks,
    ).cells
    for (const { mesh, members } of batches) {
      members.forEach((die, index) => {
        const faces = dice[die]?.faces ?? []
        const order = labelling?.[die] ?? faces.map((_, face) => face)
        const cell = (face: number) => cells.get(faces[order[face] ?? -1] ?? '') ?? -1
        attribute(mesh, 'labelsA').setXYZW(index, cell(0), cell(1), cell(2), cell(3))
        attribute(mesh, 'labelsB').setXYZW(index, cell(4), cell(5), cell(6), cell(7))
        const colours = 'body' in look ? look : (look[die] ?? look[0])
        if (colours === undefined) return
        put(attribute(mesh, 'bodyColour'), index, colours.body)
        put(attribute(mesh, 'swirlColour'), index, colours.swirl)
        put(attribute(mesh, 'inkColour'), index, colours.ink)
      })
      for (const name of ['labelsA', 'labelsB', 'bodyColour', 'swirlColour', 'inkColour'])
        attribute(mesh, name).needsUpdate = true
    }
    invalidate()
  }, [batches, dice, labelling, look, marks, invalidate])

  const point = useMemo(
    () => (amount: number) => {
      pointed.current = amount
      const chosen = new Set(highlight)
      for (const { members, mood } of batches) {
        members.forEach((die, index) => {
          mood.setX(index, chosen.size === 0 ? 0 : chosen.has(die) ? amount : -amount)
        })
        mood.needsUpdate = true
      }
    },
    [batches, highlight],
  )
  useLayoutEffect(() => point(pointed.current), [point])

  useImperativeHandle(
    ref,
    () => ({
      place: (poses) => {
        for (const { mesh, members } of batches) {
          members.forEach((die, index) => {
            const at = die * numbersPerDie
            place.fromArray(poses, at)
            turn.fromArray(poses, at + 3)
            mesh.setMatrixAt(index, matrix.compose(place, turn, whole))
          })
          mesh.instanceMatrix.needsUpdate = true
        }
        shadeContacts(shadows, poses)
      },
      fade: (opacity) => {
        const isTransparent = opacity < 1
        if (material.transparent !== isTransparent) material.needsUpdate = true
        material.transparent = isTransparent
        material.opacity = opacity
        fadeContacts(shadows, opacity)
        for (const { mesh } of batches) {
          mesh.visible = opacity > 0
        }
      },
      point,
    }),
    [batches, material, shadows, point],
  )

  return (
    <>
      <primitive object={shadows} />
      {batches.map(({ name, mesh }) => (
        <primitive key={name} object={mesh} />
      ))}
    </>
  )
}

function batch(name: DieKindName, dice: readonly Die[], material: ReturnType<typeof diceMaterial>): readonly Batch[] {
  const members = dice.flatMap(({ faces }, die) => (kindWithFaces(faces.length)?.name === name ? [die] : []))
  if (members.length === 0) return []
  // The clone shares the geometry's buffers and adds the attributes that differ from die to die.
  const geometry = dieGeometry(name).clone()
  const count = members.length
  for (const [attributeName, size] of [
    ['labelsA', 4],
    ['labelsB', 4],
    ['bodyColour', 3],
    ['swirlColour', 3],
    ['inkColour', 3],
  ] as const) {
    geometry.setAttribute(attributeName, new InstancedBufferAttribute(new Float32Array(count * size), size))
  }
  const mood = new InstancedBufferAttribute(new Float32Array(count * 2), 2)
  members.forEach((die, index) => {
    mood.setXY(index, 0, ((die * 37) % 97) / 9)
  })
  geometry.setAttribute('mood', mood)
  const mesh = new InstancedMesh(geometry, material, count)
  mesh.instanceMatrix.setUsage(DynamicDrawUsage)
  // A soft contact shadow (`contact-shadows.ts`) replaces their shadow: the lamp's shadow map is not redrawn while they roll.
  mesh.castShadow = false
  mesh.receiveShadow = true
  // The bounds are not recomputed as dice move.
  mesh.frustumCulled = false
  mesh.raycast = () => {}
  return [{ name, members, mesh, mood }]
}

function attribute(mesh: InstancedMesh, name: string): InstancedBufferAttribute {
  return mesh.geometry.getAttribute(name) as InstancedBufferAttribute // `batch` set this attribute.
}

function put(target: InstancedBufferAttribute, index: number, colour: string): void {
  const { r, g, b } = new Color(colour)
  target.setXYZ(index, r, g, b)
}
