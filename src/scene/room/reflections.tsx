/** The environment for reflections: the warm lamp, a cool window and two small lights in a dim room, drawn once and blurred. */
import { Lightformer } from '@react-three/drei/core/Lightformer'
import { createPortal, useThree } from '@react-three/fiber'
import { useEffect, useState } from 'react'
import { BackSide, PMREMGenerator, Scene } from 'three'
import { tableSet } from '../table-set'

/** Blur of the sharpest reflection level, in radians. */
const BLUR = 0.04

/** Light from the walls: red, green and blue, where 1 is white paper under the lamp. */
const WALLS = [0.62, 0.53, 0.45] as const

/** Sets the scene's environment after the first picture; until then only the lamps light it. */
export function Reflections() {
  const { gl, scene, invalidate } = useThree()
  const [room] = useState(() => new Scene())
  useEffect(() => {
    let isWanted = true
    let free = () => {}
    void tableSet().then(() => {
      if (!isWanted) return
      const generator = new PMREMGenerator(gl)
      const target = generator.fromScene(room, BLUR)
      generator.dispose()
      scene.environment = target.texture
      scene.environmentIntensity = 0.42
      free = () => target.dispose()
      invalidate()
    })
    return () => {
      isWanted = false
      scene.environment = null
      free()
    }
  }, [gl, scene, room, invalidate])
  return createPortal(
    <>
      <mesh>
        <boxGeometry args={[20, 12, 20]} />
        <meshBasicMaterial color={WALLS} side={BackSide} />
      </mesh>
      <Lightformer position={[-5, 5.5, 3]} scale={[5, 4, 1]} color="#ffdcb0" intensity={14} />
      <Lightformer position={[9, 1.5, -4]} scale={[6, 5, 1]} color="#a9c4e6" intensity={7} />
      <Lightformer position={[-8, 0.5, -7]} scale={[2, 2, 1]} form="circle" color="#ffb878" intensity={9} />
      <Lightformer position={[3, 0, 9.5]} scale={[7, 1.2, 1]} color="#ffe6c8" intensity={6} />
    </>,
    room,
  )
}
