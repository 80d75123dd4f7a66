/** Reads the screen without changing it: what is asked, what is visible, what can be pressed, which messages are shown. */
import type { Page } from 'playwright-core'
import type { Draft } from '../../../src/client/draft'
import type { AnyDecision, Json, PlayerSeat } from '../../../src/kernel'
import { type Told, told } from '../../browser/player'

/** The state of the client, as the page discloses it to tests (`src/app/told-to-tests.ts`). */
export interface Mind {
  readonly view: Json
  readonly seat: PlayerSeat
  readonly decisions: readonly AnyDecision[]
  readonly draft: Draft
  readonly window?: string
  readonly fleeting?: { readonly seat: PlayerSeat; readonly window?: string }
  readonly hover?: string
  readonly selected?: string
  /** Changes with every refusal; only comparison is meaningful. */
  readonly refusals: string
}

export const mindOf = (page: Page): Promise<Mind> =>
  page.evaluate(() => (window as unknown as { sightline: { mind(): never } }).sightline.mind())

/** Whether the page has a match open. */
export const isAtTable = (page: Page): Promise<boolean> => page.evaluate(() => 'sightline' in window)

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The topmost thing at a point of the window. */
export interface Lying {
  readonly is: 'table' | 'label' | 'panel' | 'nothing'
  /** A name for the records. */
  readonly name: string
}

export const lyingAt = (page: Page, spot: Spot): Promise<Lying> =>
  page.evaluate(({ x, y }) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return { is: 'nothing' as const, name: 'beyond the window' }
    const found = document.elementFromPoint(x, y)
    const label = found?.closest('.scene-chip, .scene-plate')
    if (label) return { is: 'label' as const, name: label.textContent ?? '' }
    if (found?.closest('.scene')) return { is: 'table' as const, name: '' }
    const panel = found?.closest('section, .ui-panel, [role=dialog], [role=alertdialog], button')
    return { is: 'panel' as const, name: `${found?.className} in ${panel?.className}` }
  }, spot)

/** All visible texts: the bar, the labels over the table, dialogs and notices. */
export interface Said {
  readonly bar: string
  readonly table: string
  readonly others: string
  /** The visible messages of refusals. */
  readonly refusals: readonly string[]
}

export const saidOn = (page: Page): Promise<Said> =>
  page.evaluate(() => {
    const words = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility()).map((one) => one.innerText)
    return {
      bar: words('.ui-prompt').join(' | '),
      table: words('.scene-words').join(' | '),
      others: words('[role=dialog], [role=alertdialog], [role=menu], .ui-toast, .ui-lesson, #ui-question').join(' | '),
      refusals: words('.ui-refusal, .ui-toast[data-kind=refused]'),
    }
  })

/** One string with everything that a gesture could change. */
export async function traceOf(page: Page): Promise<string> {
  if (!(await isAtTable(page)))
    return page.evaluate(
      () =>
        `${location.href} ${document.body.innerText} ${[...document.querySelectorAll('input:checked')].map((one) => one.closest('label')?.innerText)}`,
    )
  const [now, mind, said] = [await told(page), await mindOf(page), await saidOn(page)]
  const { entries, seat, subjects, handOver, throws, isPlaying, isOver, isCovered } = now
  const { draft, selected, refusals, window } = mind
  const pressed = await page.evaluate(
    () => document.querySelectorAll('[aria-pressed=true], [aria-expanded=true], :checked').length,
  )
  return JSON.stringify([
    ...[entries, seat, subjects, handOver, throws, isPlaying, isOver, isCovered],
    ...[draft, selected, refusals, window, said.bar, said.others, pressed],
  ])
}

/** Whether the match waits for somebody at this screen. */
export const waits = (now: Told): boolean =>
  !now.isPlaying && (now.isOver || now.throws > 0 || now.subjects.length > 0 || now.handOver !== undefined || now.isWindow)
