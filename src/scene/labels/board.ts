/** The labels in the scene: each has an element of the page and a spot that it stands above. Placed whenever a frame is drawn. */
import { type PerspectiveCamera, Vector3 } from 'three'
import { WHOLE } from '../camera/rig'
import type { Hole } from '../inset'
import type { Spot } from '../space'
import { type Chip, seatChips } from './place'

export interface Word {
  readonly id: string
  readonly element: HTMLElement
  /** The spot where it stands now; undefined while its thing is not on the table. */
  readonly spot: () => Spot | undefined
  /** Pixels it has drifted up, and how much of it is to be seen. */
  readonly drift?: () => { readonly up: number; readonly opacity: number }
  /** Hangs below its spot instead of standing above it. */
  readonly hangs?: true
}

export function createBoard() {
  const words = new Map<string, Word>()
  const sizes = new WeakMap<HTMLElement, { text: string; width: number; height: number }>()
  const at = new Vector3()
  let root: HTMLElement | null = null

  const sizeOf = (element: HTMLElement) => {
    const text = element.textContent ?? ''
    const known = sizes.get(element)
    if (known?.text === text) return known
    const size = { text, width: element.offsetWidth, height: element.offsetHeight }
    sizes.set(element, size)
    return size
  }

  return {
    put(word: Word): () => void {
      words.set(word.id, word)
      return () => {
        if (words.get(word.id) === word) words.delete(word.id)
      }
    },
    /** The element that contains all labels. */
    setRoot(element: HTMLElement | null): void {
      root = element
    },
    /** Clips all labels out of a hole where another picture is shown; `panels`: what is covered at each edge, in parts of the picture. */
    place(camera: PerspectiveCamera, width: number, height: number, hole?: Hole, panels = WHOLE): void {
      const clip = hole ? clipAround(hole) : ''
      if (root && root.style.clipPath !== clip) root.style.clipPath = clip
      if (words.size === 0) return
      const chips: Chip[] = []
      const hanging: Chip[] = []
      for (const word of words.values()) {
        const spot = word.spot()
        if (!spot) {
          word.element.style.visibility = 'hidden'
          continue
        }
        at.set(spot.x, spot.y, spot.z).project(camera)
        const size = sizeOf(word.element)
        const x = ((at.x + 1) / 2) * width
        const y = ((1 - at.y) / 2) * height
        const hidden = at.z > 1 || x < -60 || x > width + 60 || y < -40 || y > height + 80
        const { up, opacity } = word.drift?.() ?? { up: 0, opacity: 1 }
        if (word.hangs) {
          if (hidden) word.element.style.visibility = 'hidden'
          // Computed upside down: a label that hangs below its spot is moved downwards.
          hanging.push({ id: word.id, x, y: height - y - 9, width: size.width, height: size.height, hidden })
          continue
        }
        if (word.drift) {
          put(word.element, hidden, x - size.width / 2, y - size.height - up, opacity)
          continue
        }
        if (hidden) word.element.style.visibility = 'hidden'
        chips.push({ id: word.id, x, y, width: size.width, height: size.height + 7, hidden })
      }
      for (const { id, left, top } of seatChips(hanging, { width, height, above: panels.bottom * height })) {
        const word = words.get(id)
        if (word) put(word.element, false, left, height - top - sizeOf(word.element).height, 1)
      }
      for (const { id, left, top } of seatChips(chips, { width, height, above: panels.top * height })) {
        const word = words.get(id)
        if (word) put(word.element, false, left, top, 1)
      }
    },
  }
}

/** A clip path that shows everything except this rectangle. */
function clipAround({ left, top, width, height }: Hole): string {
  const [right, bottom] = [left + width, top + height]
  const inner = [
    `${left}px ${top}px`,
    `${left}px ${bottom}px`,
    `${right}px ${bottom}px`,
    `${right}px ${top}px`,
    `${left}px ${top}px`,
  ]
  return `polygon(evenodd, 0px 0px, 100% 0px, 100% 100%, 0px 100%, 0px 0px, ${inner.join(', ')})`
}

function put(element: HTMLElement, hidden: boolean, left: number, top: number, opacity: number): void {
  element.style.visibility = hidden ? 'hidden' : 'visible'
  if (hidden) return
  element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
  element.style.opacity = String(opacity)
}
