/** The settings for all matches on this device, as the settings panel shows them. The app stores them. */
import { type Rebound, rebind } from './commands'
import type { Language } from './words/speak'

export const QUALITIES = ['auto', 'low', 'medium', 'high'] as const
export const MOTIONS = ['full', 'reduced'] as const
export const DICE_WAYS = ['hand', 'auto'] as const
export const TRAY_WAYS = ['comes', 'stays'] as const
export const HANDS_WAYS = ['covered', 'open'] as const
export const WINDOW_WAYS = ['brief', 'wait'] as const
export const CONFIRM_WAYS = ['risky', 'each'] as const
export const PACES = ['calm', 'normal', 'fast'] as const
export const VOLUMES = ['quiet', 'normal', 'loud'] as const
export const TEXT_SIZES = ['100', '125', '150', '200'] as const
export type TextSize = (typeof TEXT_SIZES)[number]

export interface Settings {
  readonly language: Language
  /** `test` is for the tests' browser only; the panel offers the others. */
  readonly quality: (typeof QUALITIES)[number] | 'test'
  readonly sound: 'on' | 'off'
  readonly volume: (typeof VOLUMES)[number]
  /** With sound: whether the table's ambience is heard. */
  readonly ambience: 'on' | 'off'
  readonly motion: (typeof MOTIONS)[number]
  readonly dice: (typeof DICE_WAYS)[number]
  readonly textSize: TextSize
  /** Whether the dice tray is on the table always, or only during a throw. */
  readonly tray: (typeof TRAY_WAYS)[number]
  /** Whether the camera moves closer for a shot or a fight, and back afterwards. */
  readonly near: 'on' | 'off'
  /** With several players at one screen: whether each hand is covered until its player takes the screen. */
  readonly hands: (typeof HANDS_WAYS)[number]
  /** With covered hands: whether a window passes by itself after a short time, or waits. */
  readonly windows: (typeof WINDOW_WAYS)[number]
  /** Whether every placed piece needs confirming, or only where dice or secrets follow. */
  readonly confirms: (typeof CONFIRM_WAYS)[number]
  /** Whether a player who is alone with bots may ask what a strong player would weigh. */
  readonly advice: 'on' | 'off'
  /** Whether the page is kept on the device. `auto`: the player has not chosen; it is, unless his connection saves data. */
  readonly offline: 'auto' | 'on' | 'off'
  /** At a table online: whether the others see this pointer. */
  readonly pointer: 'shown' | 'hidden'
  /** At a table online: whether to send a notification if the page is hidden and its player is asked. */
  readonly calls: 'on' | 'off'
  /** The speed of movements on the table and of falling dice. */
  readonly pace: (typeof PACES)[number]
  /** Keys that the player has chosen instead of the standard ones. */
  readonly keys: Rebound
}

/** The speed factor of all motion for each pace; 1 is the speed as designed. */
export const SPEEDS: { readonly [P in (typeof PACES)[number]]: number } = { calm: 0.7, normal: 1, fast: 2 }

/** Sets the settings on the page's root element, where style sheet and assistive technology read them. */
export function applySettings(settings: Settings, root: HTMLElement = document.documentElement): void {
  rebind(settings.keys)
  root.lang = settings.language
  root.dataset.quality = settings.quality
  root.dataset.motion = settings.motion
  root.style.setProperty('--text-scale', String(Number(settings.textSize) / 100))
}
