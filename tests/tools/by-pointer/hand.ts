/** The pointer of the simulated person: presses and drags things that are visible, and checks the effect. No keys are used. */
import type { Page } from 'playwright-core'
import type { Point } from '../../../src/geometry/types'
import { drawn, pixelOf, told } from '../../browser/player'
import { inch, inInches } from '../../driver/inches'
import { type Doing, PATIENCE } from './doing'
import type { Pointer } from './pointer'
import type { Outcome } from './record'
import { lyingAt, mindOf, type Spot } from './screen'

export interface Hand extends Pick<Doing, 'fault' | 'asked'> {
  /** Presses this element of the page. */
  press(name: string, selector: string, nth?: number, at?: Spot): Promise<Outcome>
  /** Presses a thing on the table. */
  tap(ref: string): Promise<Outcome>
  /** Drags a thing on the table to a point at height `z`, through these bends. */
  drag(ref: string, to: Point, z?: number, bends?: readonly Point[]): Promise<Outcome>
  /** Drags a thing on the table onto another. */
  dragOnto(ref: string, over: string): Promise<Outcome>
  /** Drags a card of the hand onto a thing on the table. */
  carry(card: string, over: string): Promise<Outcome>
}

/** Points at which to try to grab a figure, in inches: how far up, and how far to the side. */
const GRIPS = [
  [0.4, 0],
  [0.9, 0],
  [0.1, 0],
  [1.3, 0],
  [0.5, 0.25],
  [0.5, -0.25],
] as const

export function createHand(page: Page, pointer: Pointer, { did, fault, asked }: Doing): Hand {
  const goTo = async (spot: Spot) => {
    await pointer.goTo(spot)
    await drawn(page)
  }
  const press = async () => {
    await pointer.down()
    await pointer.up()
  }
  /** Waits until this thing stays at its place in the window, as a person does; rings around figures may still pulse. */
  const steady = async (ref: string): Promise<void> => {
    const end = Date.now() + PATIENCE
    let before: Spot | undefined
    while (Date.now() < end) {
      const { figures, tokens, cards } = await told(page)
      const thing = { ...figures, ...tokens, ...cards }[ref]
      if (!thing) return
      const spot = await pixelOf(page, thing.at, thing.z)
      // A camera that has gone near to what happened comes back by itself, also from where a panel lies over the thing.
      const isInSight = /table|label/.test((await lyingAt(page, spot)).is)
      if (isInSight && before && spot.x === before.x && spot.y === before.y) return
      before = spot
      await drawn(page)
    }
  }
  /** A point of the window where this thing is visible and the pointer would hit it. Records a fault if there is none. */
  const gripOf = async (ref: string): Promise<Spot | undefined> => {
    const met: string[] = []
    for (const [up, aside] of GRIPS) {
      const { figures, tokens, cards } = await told(page)
      const isFigure = Object.hasOwn(figures, ref)
      const thing = { ...figures, ...tokens, ...cards }[ref]
      if (!thing) return undefined
      const at = { x: thing.at.x + inch(aside), y: thing.at.y }
      const spot = await pixelOf(page, at, thing.z + (isFigure ? inch(up) : 0))
      const lying = await lyingAt(page, spot)
      if (lying.is !== 'table') {
        met.push(`${lying.is} ${lying.name.replaceAll('\n', ' ').slice(0, 80)}`)
        continue
      }
      await goTo(spot)
      // A thumb learns what it touches by touching it.
      if (!pointer.hovers) return spot
      const { hover } = await mindOf(page)
      if (hover === ref) return spot
      met.push(hover ?? 'the table')
    }
    const kind = met.every((one) => one.startsWith('nothing'))
      ? 'out of sight'
      : met.every((one) => one.startsWith('panel') || one.startsWith('label'))
        ? 'covered'
        : 'not to be pointed at'
    await fault(kind, `${ref}: ${[...new Set(met)].join('; ')}`)
    return undefined
  }
  /** Whether the point on the table is visible. Records a fault if it is not. */
  const isSeen = async (name: string, spot: Spot): Promise<boolean> => {
    const lying = await lyingAt(page, spot)
    if (lying.is === 'nothing') await fault('out of sight', name)
    if (lying.is === 'panel') await fault('covered', `${name}: ${lying.name}`)
    return lying.is !== 'nothing' && lying.is !== 'panel'
  }
  const carried = async (start: Spot, ends: readonly (() => Promise<Spot>)[]) => {
    await goTo(start)
    await pointer.down()
    await pointer.move({ x: start.x + 12, y: start.y - 12 }, 3)
    await drawn(page)
    for (const [at, end] of ends.entries()) {
      await pointer.move(await end(), 8)
      await drawn(page)
      if (at === ends.length - 1) continue
      await pointer.bend()
      await drawn(page)
    }
    await pointer.up()
  }
  return {
    fault,
    asked,
    async press(name, selector, nth = 0, at) {
      const found = page.locator(selector).nth(nth)
      const box = (await found.count()) > 0 ? await found.boundingBox() : null
      if (!box) {
        await fault('no way', `${name}: no ${selector} ${nth}`)
        return 'nothing'
      }
      await found.scrollIntoViewIfNeeded({ timeout: 2_000 }).catch(() => undefined)
      const { x, y, width, height } = (await found.boundingBox()) ?? box
      const spot = at
        ? { x: x + Math.min(at.x, width / 2), y: y + Math.min(at.y, height / 2) }
        : { x: x + width / 2, y: y + height / 2 }
      const isFree = await found.evaluate((element, { x, y }) => {
        const over = document.elementFromPoint(x, y)
        return element.contains(over) || over?.closest('label')?.contains(element) === true
      }, spot)
      if (!isFree) await fault('covered', `${name}: ${(await lyingAt(page, spot)).name}`)
      return did(`press ${name}`, async () => {
        await goTo(spot)
        await press()
      })
    },
    async tap(ref) {
      await steady(ref)
      const spot = await gripOf(ref)
      if (!spot) return 'nothing'
      return did(`tap ${ref}`, press)
    },
    async drag(ref, to, z = 0, bends = []) {
      await steady(ref)
      const start = await gripOf(ref)
      if (!start) return 'nothing'
      const where = inInches(to).map((one) => one.toFixed(1))
      const name = `drag ${ref} to ${where}${bends.length > 0 ? ` by ${bends.length} bends` : ''}`
      if (!(await isSeen(name, await pixelOf(page, to, z)))) return 'nothing'
      return did(name, () =>
        carried(
          start,
          [...bends, to].map((point) => () => pixelOf(page, point, z)),
        ),
      )
    },
    async dragOnto(ref, over) {
      await steady(over)
      const end = await gripOf(over)
      const start = end && (await gripOf(ref))
      if (!start) return 'nothing'
      return did(`drag ${ref} onto ${over}`, () => carried(start, [async () => end]))
    },
    async carry(card, over) {
      await steady(over)
      const end = await gripOf(over)
      const held = page.locator(`[data-card="${card}"]`).first()
      // A long hand is scrolled.
      await held.scrollIntoViewIfNeeded({ timeout: 2_000 }).catch(() => undefined)
      const box = await held.boundingBox()
      if (!end || !box) return 'nothing'
      const start = { x: box.x + 40, y: box.y + 16 }
      return did(`carry ${card} onto ${over}`, () => carried(start, [async () => end]))
    },
  }
}
