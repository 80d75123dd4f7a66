/** Measures what a person sees: where the mat and figures are drawn, what covers them, and faults of text and panels. */
import type { Page } from 'playwright-core'
import { INCH } from '../../src/geometry/types'
import { pixelOf, told } from './player'

/** The window sizes at which the table must fill the screen. */
export const SIZES = [
  [1440, 900],
  [1366, 768],
  [2560, 1440],
  [390, 844],
] as const
export type Size = readonly [width: number, height: number]

/** The bounding rectangle of the mat in the window, in pixels. The mat's size is given in inches. */
export async function matOf(page: Page, [width, depth]: Size) {
  const corners = []
  for (const [x, y] of [
    [0, 0],
    [width, 0],
    [0, depth],
    [width, depth],
  ] as const)
    corners.push(await pixelOf(page, { x: x * INCH, y: y * INCH }))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

/** Faults: the mat spans neither 80 percent of the window's height nor 90 percent of its width, or it sticks out at the sides. */
export async function matFaults(page: Page, inches: Size, [width, height]: Size): Promise<readonly string[]> {
  const mat = await matOf(page, inches)
  const [across, high] = [(mat.right - mat.left) / width, (mat.bottom - mat.top) / height]
  return [
    ...(Math.max(across / 0.9, high / 0.8) < 1
      ? [`the mat spans ${across.toFixed(3)} of the width, ${high.toFixed(3)} of the height`]
      : []),
    ...(mat.left < -1 || mat.right > width + 1 ? [`the mat goes from ${mat.left} to ${mat.right}`] : []),
  ]
}

const sizesOf = (page: Page): Promise<{ readonly [ref: string]: { readonly radius: number; readonly height: number } }> =>
  page.evaluate(() => (window as unknown as { sightline: { sizes(): never } }).sightline.sizes())

/** A figure in the window: its middle (`x`, `y`) and its height (`high`), in pixels. */
export interface Spot {
  readonly ref: string
  readonly x: number
  readonly y: number
  readonly high: number
  /** Its height in table units. */
  readonly tall: number
}

export async function figuresOf(page: Page): Promise<readonly Spot[]> {
  const [{ figures }, sizes] = [await told(page), await sizesOf(page)]
  const spots: Spot[] = []
  for (const [ref, { at, z }] of Object.entries(figures)) {
    const { radius, height: tall } = sizes[ref] ?? { radius: 0, height: 0 }
    const foot = await pixelOf(page, { x: at.x, y: at.y - radius }, z)
    const head = await pixelOf(page, at, z + tall)
    spots.push({ ref, x: foot.x, y: (foot.y + head.y) / 2, high: foot.y - head.y, tall })
  }
  return spots
}

export async function cardsOf(page: Page): Promise<readonly Spot[]> {
  const spots: Spot[] = []
  for (const [ref, { at, z }] of Object.entries((await told(page)).cards))
    spots.push({ ref, ...(await pixelOf(page, at, z)), high: 0, tall: 0 })
  return spots
}

/** The refs of things whose middle is covered by a panel or outside the window. */
export const covered = (page: Page, spots: readonly { readonly ref: string; readonly x: number; readonly y: number }[]) =>
  page.evaluate(
    (all) =>
      all
        .filter(
          ({ x, y }) =>
            x < 0 || y < 0 || x > innerWidth || y > innerHeight || !document.elementFromPoint(x, y)?.closest('.scene'),
        )
        .map(({ ref }) => ref),
    spots,
  )

/**
 * All faults of text and panels: text that is cut off, leaves its answer's button, its panel or the window, or breaks inside a word; covered buttons, and
 * buttons without a name;
 * labels of the table that lie under a panel. Content that can be scrolled to, or that is cut with an ellipsis, is no fault.
 */
export const chromeFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>()
    const SLACK = 2
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const clipsOf = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      return {
        x: overflowX !== 'visible',
        y: overflowY !== 'visible',
        isSaid: textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none',
      }
    }
    /** Whether the element has content to scroll to. Content that fits must be visible as a whole. */
    const isScrolledAcross = (one: Element) =>
      /auto|scroll/.test(getComputedStyle(one).overflowX) && one.scrollWidth > one.clientWidth
    const isScrolledDown = (one: Element) =>
      /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight
    const isScrolled = (one: Element) => isScrolledAcross(one) || isScrolledDown(one)
    /** This element and its ancestors, innermost first. */
    const upwards = (element: Element): Element[] => [element, ...(element.parentElement ? upwards(element.parentElement) : [])]
    const name = (element: Element) => element.className?.toString().split(' ')[0] || element.tagName.toLowerCase()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const holder = node.parentElement
      if (text.trim() === '' || !holder || !isShown(holder) || holder.closest('script, style, .scene-mirror, .ui-skip')) continue
      const chain = upwards(holder)
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      // Skips texts for screen readers only, and cards in the fan, of which only the title strips are visible.
      if (box.width < 2 || chain.some((one) => one.clientWidth <= 1 && clipsOf(one).x) || holder.closest('.ui-fan')) continue
      const say = (what: string) => faults.add(`${what}: "${text.trim().slice(0, 40)}" in ${name(holder)}`)
      const [isAcross, isDown] = [chain.some(isScrolledAcross), chain.some(isScrolledDown)]
      if (!chain.some((one) => clipsOf(one).isSaid)) {
        // A page longer than the window scrolls down, so its own height counts.
        const foot = document.documentElement.scrollHeight - scrollY
        const isOff = {
          across: !isAcross && (box.left < -SLACK || box.right > innerWidth + SLACK),
          down: !isDown && (box.top + scrollY < -SLACK || box.bottom > foot + SLACK),
        }
        if (isOff.across || isOff.down) say('outside the window')
        // Positioned elements, such as an enlarged card, may be larger than the panel that contains them.
        const laid = chain.findIndex((one) => /absolute|fixed/.test(getComputedStyle(one).position))
        for (const one of laid < 0 ? chain : chain.slice(0, laid + 1)) {
          const { x, y } = clipsOf(one)
          const isPanel = one.classList.contains('ui-panel') && getComputedStyle(one).display !== 'contents'
          if (!x && !y && !isPanel && !one.classList.contains('ui-act')) continue
          const around = one.getBoundingClientRect()
          if (!isAcross && (box.left < around.left - SLACK || box.right > around.right + SLACK)) say('spills sideways')
          if (!isDown && (box.top < around.top - SLACK || box.bottom > around.bottom + SLACK)) say('spills up or down')
        }
      }
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}’]+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => Math.round(top)))
        if (tops.size > 1) say(`"${word}" is broken`)
      }
    }
    // `innerText` leaves out words that a style hides, which screen readers do not say either.
    for (const button of document.querySelectorAll<HTMLElement>('button, a[href]'))
      if (isShown(button) && button.innerText.trim() === '' && !/\S/.test(button.ariaLabel ?? button.title))
        faults.add(`a button without a name: ${button.className}`)
    for (const button of document.querySelectorAll('.ui-chrome :is(button, a[href]):not(:disabled, .ui-skip)')) {
      const chain = upwards(button)
      // Buttons in scrolled rows can be scrolled into view, and in the fan cards overlap on purpose.
      if (!isShown(button) || chain.some(isScrolled) || button.closest('.ui-fan')) continue
      const { left, top, width, height } = button.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      if (width > 0 && !button.contains(over))
        faults.add(`${button.textContent || button.getAttribute('aria-label')} is covered by ${over ? name(over) : 'the edge'}`)
    }
    for (const body of document.querySelectorAll('.ui-decision-body'))
      if (isShown(body) && body.scrollWidth > body.clientWidth + SLACK) faults.add('answers reach beyond their panel')
    for (const plate of document.querySelectorAll('.ui-top-plate'))
      for (const row of document.querySelectorAll('.ui-seat-row')) {
        const [one, other] = [plate.getBoundingClientRect(), row.getBoundingClientRect()]
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (across > SLACK && down > SLACK) faults.add(`two strips overlap by ${Math.round(across)} pixels`)
      }
    for (const label of document.querySelectorAll('.scene-words :is(.scene-chip, .scene-plate)')) {
      if (!isShown(label)) continue
      const box = label.getBoundingClientRect()
      if (box.width === 0) continue
      for (const panel of document.querySelectorAll('.ui-chrome :is(.ui-panel, .ui-top-plate)')) {
        if (!isShown(panel)) continue
        const { left, right, top, bottom } = panel.getBoundingClientRect()
        const wide = Math.min(right, box.right) - Math.max(left, box.left)
        const high = Math.min(bottom, box.bottom) - Math.max(top, box.top)
        if (wide > SLACK && high > SLACK) faults.add(`"${label.textContent}" lies under ${name(panel)}`)
      }
    }
    return [...faults]
  })

/** Lines that break French typography: a plain space before high punctuation, or a straight apostrophe. */
export const frenchFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => document.body.innerText.split('\n').filter((line) => / [:;!?»]|« |\p{L}'\p{L}/u.test(line)))
