/** What the bars and the log cover of the window: the camera shows the table in what is left. */
import type { Frame } from '../../scene/camera/rig'
import { remOf } from '../../ui/rem'
import { labCovers } from '../lab/sight-frame'

export interface Chrome {
  readonly hasHands: boolean
  readonly isLab: boolean
  /** Things lie all over it, in its corners too. */
  readonly isCardTable: boolean
  /** A strip of the turn's steps lies below the upper bar. */
  readonly hasSteps: boolean
}

/** Heights of the bars, in rem: as in `chrome.css` and `prompt-bar.css`, where a finger needs more of the lower one. */
const TOP_BAR = 2.75
const FOOT_BAR = { mouse: 4, finger: 6.25 }
/** Heads of the cards in hand above the lower bar; and the strips of a card table, below the upper bar and above the heads. */
const HEADS = 2.5
const STRIPS = 2.75
const STEPS = 2.5
/** Widths of the columns at the left. */
const [LOG, LAB] = [19, 23]

const isTouched = () => globalThis.matchMedia?.('(hover: none)').matches === true

/** Of a phone's height the table keeps this much between the bars, whatever is asked. */
const LEAST = 0.15
/** The bars of a phone may be higher by this much than they usually are before the camera gives way. */
const SLACK = 0.03

/**
 * In parts of the window, for this size of text in percent. Bars grow with the text; where they change places the style sheet says.
 * `foot`: what the lower bar and the hand are found to cover of an upright window (`foot.ts`).
 */
export function covered(
  isLogShown: boolean,
  textSize: string,
  { hasHands, isLab, isCardTable, hasSteps }: Chrome,
  { width, height } = { width: innerWidth, height: innerHeight },
  foot = 0,
): Frame {
  const rem = remOf(textSize, { width, height })
  const [wide, high] = [width / rem, height / rem]
  const isStacked = wide <= 52 && high > 27
  const lab = isLab ? labCovers(wide, high) : undefined
  if (lab) return lab
  const column = isLab ? LAB : isLogShown && wide > 74 ? LOG : 0
  // On a phone the bars have two lines each; there the table is bound by the width.
  const [above, below] = isStacked ? [7, 14] : [TOP_BAR, FOOT_BAR[isTouched() ? 'finger' : 'mouse']]
  // In a low window cards are called when wanted.
  const isRoomy = high > (isStacked ? 36 : 27)
  const heads = hasHands && isRoomy ? (isStacked ? 8 : HEADS) : 0
  // The others' strips and the own row of a card table must be clear of what lies over its edges.
  const strip = isCardTable && isRoomy ? STRIPS : 0
  const steps = hasSteps ? STEPS : 0
  const top = Math.min(0.25, (above + steps + (isStacked && hasHands && isRoomy ? 3 : strip)) / high)
  const usual = Math.min(0.5, (below + heads + strip) / high)
  return {
    top,
    bottom: isStacked && foot > usual + SLACK ? Math.max(usual, Math.min(foot, 1 - LEAST - top)) : usual,
    left: column / wide,
    right: 0,
  }
}
