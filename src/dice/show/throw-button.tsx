import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { type Group, Vector3 } from 'three'

interface ThrowButtonProps {
  /** Its place in dice space. */
  readonly at: readonly [x: number, y: number, z: number]
  readonly label: string
  readonly onPress: () => void
}

const place = new Vector3()
/** Pixels. */
const margin = 60

/** A DOM button positioned over a point of the tray, so that it can be reached with Tab and read aloud. It requests no frames. */
export function ThrowButton({ at, label, onPress }: ThrowButtonProps) {
  const anchor = useRef<Group>(null)
  const press = useRef(onPress)
  const canvas = useThree((state) => state.gl.domElement)
  const invalidate = useThree((state) => state.invalidate)
  useLayoutEffect(() => {
    press.current = onPress
  })

  const button = useMemo(() => {
    const made = document.createElement('button')
    made.type = 'button'
    made.className = 'dice-throw'
    Object.assign(made.style, style)
    made.onclick = () => press.current()
    return made
  }, [])

  useEffect(() => {
    button.textContent = label
  }, [button, label])

  useEffect(() => {
    canvas.parentElement?.append(button)
    invalidate()
    return () => button.remove()
  }, [button, canvas, invalidate])

  useFrame(({ camera, size }) => {
    if (anchor.current === null) return
    // At this point of a frame the renderer has not yet updated the camera's matrices.
    camera.updateMatrixWorld()
    anchor.current.getWorldPosition(place).project(camera)
    const x = within(((place.x + 1) / 2) * size.width, size.width)
    const y = within(((1 - place.y) / 2) * size.height, size.height)
    button.style.transform = `translate(-50%, -50%) translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`
  })

  return <group ref={anchor} position={[...at]} />
}

/** Clamped to the page wherever the camera looks, so that the button can always be pressed. */
function within(value: number, size: number): number {
  return Math.max(margin, Math.min(size - margin, value))
}

const style = {
  position: 'absolute',
  left: '0',
  top: '0',
  font: '600 16px "Inter Variable", system-ui, sans-serif',
  minHeight: '44px',
  padding: '8px 24px',
  borderRadius: '10px',
  border: '1px solid rgba(255, 226, 170, 0.5)',
  background: 'rgba(28, 20, 15, 0.92)',
  color: '#ffe9c4',
  cursor: 'pointer',
} as const
