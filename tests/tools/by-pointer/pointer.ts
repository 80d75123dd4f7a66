/** What the simulated person points with: a mouse, which hovers, or a thumb on a touch screen, which does not. */
import type { Page } from 'playwright-core'
import type { Spot } from './screen'

export interface Pointer {
  /** Whether the page shows what it rests on before it is pressed. */
  readonly hovers: boolean
  /** Goes to a spot without touching it. */
  goTo(spot: Spot): Promise<void>
  /** Presses where it is, stays there, and lets go. */
  down(): Promise<void>
  /** Goes on while it presses. */
  move(spot: Spot, steps: number): Promise<void>
  up(): Promise<void>
  /** Fixes a bend of the path that is being dragged; a thumb cannot. */
  bend(): Promise<void>
}

export const mouseOn = ({ mouse }: Page): Pointer => ({
  hovers: true,
  goTo: ({ x, y }) => mouse.move(x, y, { steps: 3 }),
  down: () => mouse.down(),
  move: ({ x, y }, steps) => mouse.move(x, y, { steps }),
  up: () => mouse.up(),
  async bend() {
    await mouse.down({ button: 'right' })
    await mouse.up({ button: 'right' })
  },
})

export async function thumbOn(page: Page): Promise<Pointer> {
  const devtools = await page.context().newCDPSession(page)
  let at: Spot = { x: 0, y: 0 }
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: Spot[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(({ x, y }) => ({ x, y, id: 0 })) })
  return {
    hovers: false,
    async goTo(spot) {
      at = spot
    },
    async down() {
      await touch('touchStart', at)
    },
    async move(spot, steps) {
      const from = at
      for (let step = 1; step <= steps; step++) {
        at = { x: from.x + ((spot.x - from.x) * step) / steps, y: from.y + ((spot.y - from.y) * step) / steps }
        await touch('touchMove', at)
      }
    },
    async up() {
      await touch('touchEnd')
    },
    async bend() {},
  }
}
