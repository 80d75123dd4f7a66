/** The player's settings, kept on the device. What is stored is parsed: a damaged setting falls back to its default. */
import { fallback, object, parse, picklist } from 'valibot'
import { create } from 'zustand'
import { LANGUAGES } from '../ui/words/speak'

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
  textSize: fallback(picklist(TEXT_SIZES), '100'),
})
export interface Settings {
  readonly language: (typeof LANGUAGES)[number]
  readonly quality: (typeof QUALITIES)[number]
  readonly sound: 'on' | 'off'
  readonly motion: 'full' | 'reduced'
  readonly dice: 'hand' | 'auto'
  readonly textSize: (typeof TEXT_SIZES)[number]
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
  change(part) {
    set(part)
    const { change: _change, ...kept } = get()
    try {
      localStorage.setItem(KEY, JSON.stringify(kept))
    } catch {
      // A private window may forbid storing: the setting then lasts for this visit.
    }
  },
}))
