/** The player's settings, stored on the device. Stored values are validated; an invalid one falls back to its default. */
import { array, boolean, fallback, object, parse, picklist, record, string } from 'valibot'
import { create } from 'zustand'
import { CONFIRMS, type Committing } from '../client/commit'
import type { StopPolicy } from '../client/passing'
import type { Loudness } from '../scene/use-sounds'
import type { Rebound } from '../ui/commands'
import { VOLUMES } from '../ui/settings'
import { LANGUAGES } from '../ui/words/speak'
import { learn } from '../ui/words/words'

/** `auto`: what suits the device, see `scene/device-quality.ts`. */
export const QUALITIES = ['auto', 'low', 'medium', 'high', 'test'] as const
export const TEXT_SIZES = ['100', '125', '150', '200'] as const

const browserLanguage = () => (navigator.language.toLowerCase().startsWith('fr') ? 'fr' : 'en')
const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

const Settings = object({
  language: fallback(picklist(LANGUAGES), browserLanguage),
  quality: fallback(picklist(QUALITIES), 'auto'),
  sound: fallback(picklist(['on', 'off']), 'off'),
  volume: fallback(picklist(VOLUMES), 'normal'),
  ambience: fallback(picklist(['on', 'off']), 'on'),
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
  advice: fallback(picklist(['on', 'off']), 'off'),
  calls: fallback(picklist(['on', 'off']), 'off'),
  pointer: fallback(picklist(['shown', 'hidden']), 'shown'),
  offline: fallback(picklist(['auto', 'on', 'off']), 'auto'),
  keys: fallback(record(string(), array(string())), {}),
  stops: fallback(record(string(), record(string(), object({ own: boolean(), other: boolean() }))), {}),
})
export interface Settings {
  readonly language: (typeof LANGUAGES)[number]
  readonly quality: (typeof QUALITIES)[number]
  readonly sound: 'on' | 'off'
  readonly volume: (typeof VOLUMES)[number]
  /** With sound: whether the table's ambience is heard. */
  readonly ambience: 'on' | 'off'
  readonly motion: 'full' | 'reduced'
  readonly dice: 'hand' | 'auto'
  /** Whether the dice tray is on the table always, or only during a throw. */
  readonly tray: 'comes' | 'stays'
  /** Whether the camera moves closer for a shot or a fight, and back afterwards. */
  readonly near: 'on' | 'off'
  readonly log: 'hidden' | 'shown'
  readonly textSize: (typeof TEXT_SIZES)[number]
  /** With several players at one screen: whether each hand is covered until its player takes the screen. */
  readonly hands: 'covered' | 'open'
  /** With covered hands: whether a window passes by itself after a short time, or waits. */
  readonly windows: 'brief' | 'wait'
  /** Whether every placed piece needs confirming, or only where dice or secrets follow. */
  readonly confirms: Committing['confirms']
  /** The speed of movements on the table and of falling dice. */
  readonly pace: 'calm' | 'normal' | 'fast'
  /** Whether a player who is alone with bots may ask what a strong player would weigh. */
  readonly advice: 'on' | 'off'
  /** At a table online: whether to send a notification if the page is hidden and its player is asked. */
  readonly calls: 'on' | 'off'
  /** At a table online: whether the others see this pointer. */
  readonly pointer: 'shown' | 'hidden'
  /** Whether the page is kept on the device. `auto`: the player has not chosen; see `wants` in `offline/offline.ts`. */
  readonly offline: 'auto' | 'on' | 'off'
  /** Keys that the player has chosen instead of the standard ones, by command. */
  readonly keys: Rebound
  /** By game: the windows in which this device's players are asked, if they have changed the game's defaults. */
  readonly stops: { readonly [game: string]: StopPolicy }
}

const KEY = 'sightline.settings'

/** The query of the address can set any of them for one visit: `?quality=test&motion=reduced`. */
function opened(): Settings {
  let stored: unknown = {}
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    // Nothing is stored, storage is forbidden, or the data is damaged: the defaults apply.
  }
  const base: { readonly [name: string]: unknown } = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  // Before the page measured the device, medium was everybody's quality, and was stored with whatever else was changed.
  const isOld = base.quality === 'medium' && base.volume === undefined
  return parse(Settings, {
    ...base,
    ...(isOld ? { quality: 'auto' } : {}),
    ...Object.fromEntries(new URLSearchParams(location.search)),
  })
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
    // Another language is loaded first. If that fails, the page keeps its present language.
    if (language) void learn(language).then(() => take({ language }), console.warn)
  },
}))

/** How a table is heard; undefined while sound is off. */
export const loudnessOf = ({ sound, volume, ambience }: Settings): Loudness | undefined =>
  sound === 'on' ? { volume, hasAmbience: ambience === 'on' } : undefined
