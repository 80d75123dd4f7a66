/** The settings for all matches on this device, as the settings panel shows them. The app stores them. */
import type { Language } from './words/speak'

export const QUALITIES = ['low', 'medium', 'high'] as const
export const MOTIONS = ['full', 'reduced'] as const
export const DICE_WAYS = ['hand', 'auto'] as const
export const TRAY_WAYS = ['comes', 'stays'] as const
export const HANDS_WAYS = ['covered', 'open'] as const
export const WINDOW_WAYS = ['brief', 'wait'] as const
export const CONFIRM_WAYS = ['risky', 'each'] as const
export const PACES = ['calm', 'normal', 'fast'] as const
export const TEXT_SIZES = ['100', '125', '150', '200'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export interface Settings {
  readonly language: Language
  /** `test` is for the tests' own browser; the panel offers the others. */
  readonly quality: (typeof QUALITIES)[number] | 'test'
  readonly sound: 'on' | 'off'
  readonly motion: (typeof MOTIONS)[number]
  readonly dice: (typeof DICE_WAYS)[number]
  readonly textSize: TextSize
  /** The dice tray is on the table for a throw only, or always. */
  readonly tray: (typeof TRAY_WAYS)[number]
  /** Does the camera go near by itself for a shot or a fight, and come back? */
  readonly near: 'on' | 'off'
  /** Several at one screen: is each hand covered until its player takes the screen? */
  readonly hands: (typeof HANDS_WAYS)[number]
  /** Where hands are covered: does a window pass by itself after a short time, or wait? */
  readonly windows: (typeof WINDOW_WAYS)[number]
  /** Is a piece that is set down confirmed where dice or secrets follow, or each time? */
  readonly confirms: (typeof CONFIRM_WAYS)[number]
  /** At a table online: do the others see where this pointer is? */
  readonly pointer: 'shown' | 'hidden'
  /** At a table online: a notification where the page is hidden and its player is asked. */
  readonly calls: 'on' | 'off'
  /** How fast things move on the table and dice fall. */
  readonly pace: (typeof PACES)[number]
}

/** The speed of all motion of a pace; 1 is as it was made. */
export const SPEEDS: { readonly [P in (typeof PACES)[number]]: number } = { calm: 0.7, normal: 1, fast: 2 }

/** Puts the settings on the page's root element, where the style sheet and assistive technology read them. */
export function applySettings(settings: Settings, root: HTMLElement = document.documentElement): void {
  root.lang = settings.language
  root.dataset.quality = settings.quality
  root.dataset.motion = settings.motion
  root.style.setProperty('--text-scale', String(Number(settings.textSize) / 100))
}
