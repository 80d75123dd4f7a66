/** The labels in the scene: each has an element of the page and a spot to stand above. Placed whenever a frame is drawn. */
import { type PerspectiveCamera, Vector3 } from 'three'
import type { Ref } from '../../table/piece'
import type { Hole } from '../inset'
import type { Spot } from '../space'
import { type Box, type Chip, type Crowd, type Seat, seatChips } from './place'

export interface Word {
  readonly id: string
  readonly element: HTMLElement
  /** The spot where it stands now; undefined while its thing is not on the table. */
  readonly spot: () => Spot | undefined
  /** Stays exactly there, whatever is in the way; its own style animates it. */
  readonly isFree?: true
  /** Hangs below its spot instead of standing above it. */
  readonly hangs?: true
  /** The thing it names: pointing at the label counts as pointing at that thing. */
  readonly names?: Ref
}

export interface Picture {
  readonly width: number
  readonly height: number
  /** The area of the second picture. */
  readonly hole?: Hole | undefined
  /** The panels over the picture and the figures in it; called only if there are labels to place. */
  readonly crowd: () => Pick<Crowd, 'panels' | 'figures'>
  readonly hovered: Ref | undefined
}

export function createBoard() {
  const words = new Map<string, Word>()
  const sizes = new WeakMap<HTMLElement, { said: string; width: number; height: number }>()
  const seats = new Map<string, Seat>()
  const at = new Vector3()
  /** The label under the pointer, with its place when the pointer reached it: it grows while pointed at and may have to move. */
  let met: Seat | undefined
  let root: HTMLElement | null = null
  let last: { readonly camera: PerspectiveCamera; readonly picture: Picture } | undefined

  /** `type`: the page's font size. */
  const sizeOf = (element: HTMLElement, type: string) => {
    const said = `${type} ${element.dataset.whole ?? ''} ${element.textContent ?? ''}`
    const known = sizes.get(element)
    if (known?.said === said) return known
    const size = { said, width: element.offsetWidth, height: element.offsetHeight }
    sizes.set(element, size)
    return size
  }

  const board = {
    put(word: Word): () => void {
      words.set(word.id, word)
      return () => {
        if (words.get(word.id) !== word) return
        words.delete(word.id)
        seats.delete(word.id)
      }
    },
    /** The element that contains all labels. */
    setRoot(element: HTMLElement | null): void {
      root = element
    },
    /** The thing named by the label at this place of the picture, or by the label that was there when the pointer arrived. */
    at(x: number, y: number): Ref | undefined {
      const isThere = ({ id, box }: Seat) =>
        words.get(id)?.names !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
      if (!met || !isThere(met)) met = [...seats.values()].find(isThere)
      return met && words.get(met.id)?.names
    },
    /** Reads all sizes before it writes any place, so that the page is laid out at most once. */
    place(camera: PerspectiveCamera, picture: Picture): void {
      last = { camera, picture }
      const { width, height, hole, crowd, hovered } = picture
      const clip = hole ? clipAround(hole) : ''
      if (root && root.style.clipPath !== clip) root.style.clipPath = clip
      if (words.size === 0) return
      const type = root ? getComputedStyle(root).fontSize : ''
      const chips: Chip[] = []
      const free: { readonly element: HTMLElement; readonly box: Box }[] = []
      const hidden: Word[] = []
      for (const word of words.values()) {
        const spot = word.spot()
        if (spot) at.set(spot.x, spot.y, spot.z).project(camera)
        const x = ((at.x + 1) / 2) * width
        const y = ((1 - at.y) / 2) * height
        if (!spot || at.z > 1 || x < -60 || x > width + 60 || y < -40 || y > height + 80) {
          hidden.push(word)
          continue
        }
        const size = sizeOf(word.element, type)
        if (word.isFree) {
          const [left, top] = [x - size.width / 2, y - size.height]
          free.push({ element: word.element, box: { left, top, right: left + size.width, bottom: top + size.height } })
          continue
        }
        chips.push({
          id: word.id,
          x,
          y,
          width: size.width,
          height: size.height,
          hangs: word.hangs === true,
          isPointedAt: word.names !== undefined && word.names === hovered,
          before: seats.get(word.id),
        })
      }
      const seated = chips.length === 0 ? [] : seatChips(chips, { width, height, ...withHole(crowd(), hole) })
      for (const { id, element } of hidden) {
        seats.delete(id)
        element.style.visibility = 'hidden'
      }
      for (const { element, box } of free) put(element, box)
      for (const seat of seated) {
        seats.set(seat.id, seat)
        const word = words.get(seat.id)
        if (!word) continue
        put(word.element, seat.box)
        lead(word.element, seat)
      }
    },
    /** Places labels again in the picture as it was last drawn. */
    again(hovered: Ref | undefined): void {
      if (last) board.place(last.camera, { ...last.picture, hovered })
    },
  }
  return board
}

const withHole = ({ panels, figures }: Pick<Crowd, 'panels' | 'figures'>, hole: Hole | undefined) => {
  if (!hole) return { panels, figures }
  const { left, top, width, height } = hole
  return { panels: [...panels, { left, top, right: left + width, bottom: top + height }], figures }
}

/** A clip path for everything outside this rectangle. */
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

function put(element: HTMLElement, { left, top }: Box): void {
  element.style.visibility = 'visible'
  element.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px)`
}

/** The line from a label that had to move to its point. It begins at the label's nearest edge. */
function lead(element: HTMLElement, { box, dx, dy, isLed }: Seat): void {
  if ('led' in element.dataset !== isLed) element.toggleAttribute('data-led', isLed)
  if (!isLed) return
  const [wide, high] = [box.right - box.left, box.bottom - box.top]
  // The point, relative to the label's upper left corner.
  const [x, y] = [wide / 2 - dx, high - dy]
  const [fromX, fromY] = [Math.max(0, Math.min(wide, x)), Math.max(0, Math.min(high, y))]
  element.style.setProperty('--from', `${Math.round(fromX)}px, ${Math.round(fromY)}px`)
  element.style.setProperty('--long', `${Math.round(Math.hypot(x - fromX, y - fromY))}px`)
  element.style.setProperty('--turn', `${Math.atan2(y - fromY, x - fromX).toFixed(3)}rad`)
}
