/** How much of the window the bars and the log cover. The camera frames the table in the rest. */
import type { Frame } from '../../scene/camera/rig'
import { remOf } from '../../ui/rem'
import { labCovers } from '../lab/sight-frame'

export interface Chrome {
  readonly hasHands: boolean
  readonly isLab: boolean
  /** True for card tables, where things lie everywhere, including the corners. */
  readonly isCardTable: boolean
  /** True if a strip with the turn's steps lies below the upper bar. */
  readonly hasSteps: boolean
}

/** Heights of the bars in rem. They must match `chrome.css` and `prompt-bar.css`, where touch screens have a higher lower bar. */
const TOP_BAR = 2.75
const FOOT_BAR = { mouse: 4, finger: 6.25 }
/** Heights in rem: the heads of cards in hand, shown above the lower bar; the strips of a card table, next to both bars. */
const HEADS = 2.5
const STRIPS = 2.75
const STEPS = 2.5
/** Widths in rem of the columns at the left. */
const [LOG, LAB] = [19, 23]

const isTouched = () => globalThis.matchMedia?.('(hover: none)').matches === true

/** The least share of a phone's height that is left for the table between the bars. */
const LEAST = 0.15
/** The most that a lesson takes of it. */
const MOST_HEAD = 0.4
/** How much higher than usual (share of the window) a phone's bars may be before the camera makes room for them. */
const SLACK = 0.03

/**
 * The covered margins as shares of the window, for this text size in percent: bars grow with the text, and the style sheet
 * decides where they change places. `hasColumn`: the log or a lesson is shown at the left. `head`, `foot`: the shares of an upright window
 * that are covered from above by a lesson and from below by the lower bar and the hand, as measured (`upright.ts`).
 */
export function covered(
  hasColumn: boolean,
  textSize: string,
  { hasHands, isLab, isCardTable, hasSteps }: Chrome,
  { width, height } = { width: innerWidth, height: innerHeight },
  { head, foot } = { head: 0, foot: 0 },
): Frame {
  const rem = remOf(textSize, { width, height })
  const [wide, high] = [width / rem, height / rem]
  const isStacked = wide <= 52 && high > 27
  const lab = isLab ? labCovers(wide, high) : undefined
  if (lab) return lab
  const column = isLab ? LAB : hasColumn && wide > 74 ? LOG : 0
  // On a phone the bars have two lines each. The table is limited by the width there, so they cost it nothing.
  const [above, below] = isStacked ? [7, 14] : [TOP_BAR, FOOT_BAR[isTouched() ? 'finger' : 'mouse']]
  // In a low window the cards are hidden until the player opens them.
  const isRoomy = high > (isStacked ? 36 : 27)
  const heads = hasHands && isRoomy ? (isStacked ? 8 : HEADS) : 0
  // On a card table, the strips of the other players and the player's own row must stay clear of the bars.
  const strip = isCardTable && isRoomy ? STRIPS : 0
  const steps = hasSteps ? STEPS : 0
  const bar = Math.min(0.25, (above + steps + (isStacked && hasHands && isRoomy ? 3 : strip)) / high)
  const top = isStacked ? Math.max(bar, Math.min(head, MOST_HEAD)) : bar
  const usual = Math.min(0.5, (below + heads + strip) / high)
  return {
    top,
    bottom: isStacked && foot > usual + SLACK ? Math.max(usual, Math.min(foot, 1 - LEAST - top)) : usual,
    left: column / wide,
    right: 0,
  }
}
