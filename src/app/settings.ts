/** The player's settings, kept on the device. What is stored is parsed: a damaged setting falls back to its default. */
import { boolean, fallback, object, parse, picklist, record, string } from 'valibot'
import { create } from 'zustand'
import { CONFIRMS, type Committing } from '../client/commit'
import type { StopPolicy } from '../client/passing'
import { LANGUAGES } from '../ui/words/speak'
import { learn } from '../ui/words/words'

export const QUALITIES = ['low', 'medium', 'high', 'test'] as const
export const TEXT_SIZES = ['100', '125', '150', '200'] as const

const browserLanguage = () => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en')
const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const Settings = object({
  language: fallback(picklist(LANGUAGES), browserLanguage),
  quality: fallback(picklist(QUALITIES), 'medium'),
  sound: fallback(picklist(['on', 'off']), 'off'),
  motion: fallback(picklist(['full', 'reduced']), () => (prefersStill() ? 'reduced' : 'full')),
  dice: fallback(picklist(['hand', 'auto']), 'hand'),
  tray: fallback(picklist(['comes', 'stays']), 'comes'),
  near: fallback(picklist(['on', 'off']), 'on'),
  log: fallback(picklist(['hidden', 'shown']), 'hidden'),
  textSize: fallback(picklist(TEXT_SIZES), '100'),
  hands: fallback(picklist(['covered', 'open']), 'covered'),
  windows: fallback(picklist(['brief', 'wait']), 'brief'),
  confirms: fallback(picklist(CONFIRMS), 'risky'),
  pace: fallback(picklist(['calm', 'normal', 'fast']), 'normal'),
  calls: fallback(picklist(['on', 'off']), 'off'),
  pointer: fallback(picklist(['shown', 'hidden']), 'shown'),
  stops: fallback(record(string(), record(string(), object({ own: boolean(), other: boolean() }))), {}),
})
export interface Settings {
  readonly language: (typeof LANGUAGES)[number]
  readonly quality: (typeof QUALITIES)[number]
  readonly sound: 'on' | 'off'
  readonly motion: 'full' | 'reduced'
  readonly dice: 'hand' | 'auto'
  /** The dice tray is on the table for a throw only, or always. */
  readonly tray: 'comes' | 'stays'
  /** Does the camera go near by itself for a shot or a fight, and come back? */
  readonly near: 'on' | 'off'
  readonly log: 'hidden' | 'shown'
  readonly textSize: (typeof TEXT_SIZES)[number]
  /** Several at one screen: is each hand covered until its player takes the screen? */
  readonly hands: 'covered' | 'open'
  /** Where hands are covered: does a window pass by itself after a short time, or wait? */
  readonly windows: 'brief' | 'wait'
  /** Is a piece that is set down confirmed where dice or secrets follow, or each time? */
  readonly confirms: Committing['confirms']
  /** How fast things move on the table and dice fall. */
  readonly pace: 'calm' | 'normal' | 'fast'
  /** At a table online: a notification where the page is hidden and its player is asked. */
  readonly calls: 'on' | 'off'
  /** At a table online: do the others see where this pointer is? */
  readonly pointer: 'shown' | 'hidden'
  /** By game: the windows this device's players are asked in, where they have changed what the game proposes. */
  readonly stops: { readonly [game: string]: StopPolicy }
}

const KEY = 'sightline.settings'

/** The query of the address may set any of them for one visit: `?quality=test&motion=reduced`. */
function opened(): Settings {
  let stored: unknown = {}
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    // Nothing stored, storage forbidden, or damaged: the defaults serve.
  }
  const base = typeof stored === 'object' && stored !== null ? stored : {}
  return parse(Settings, { ...base, ...Object.fromEntries(new URLSearchParams(location.search)) })
}

export const useSettings = create<Settings & { change(part: Partial<Settings>): void }>()((set, get) => ({
  ...opened(),
  change({ language, ...rest }) {
    const take = (part: Partial<Settings>) => {
      set(part)
      const { change: _change, ...kept } = get()
      try {
        localStorage.setItem(KEY, JSON.stringify(kept))
      } catch {
        // A private window may forbid storing: the setting then lasts for this visit.
      }
    }
    if (Object.keys(rest).length > 0) take(rest)
    // Another language is loaded first; where it cannot be had, the page goes on in the one it speaks.
    if (language) void learn(language).then(() => take({ language }), console.warn)
  },
}))
