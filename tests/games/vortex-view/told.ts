/** Miniatures of the house for positions, and what a screen has of a play: its moments, its entries, its words. */
import { IDLE } from '../../../src/client/draft'
import type { Moment } from '../../../src/client/moment'
import { HOUSE } from '../../../src/games/vortex/content/house'
import type { Figure, Side, View } from '../../../src/games/vortex/rules/state'
import { vortexView } from '../../../src/games/vortex/view'
import type { AnyDecision } from '../../../src/kernel'
import type { ToldEntry } from '../../../src/protocol/messages'
import type { Cue } from '../../../src/scene/cue'
import type { Language } from '../../../src/ui/words/speak'
import { reasonInWords } from '../../../src/ui/words/words'
import type { Placing, VortexPlay } from '../vortex/position'
import { speakOf } from '../vortex/screen'

/** A miniature by its card, as fresh as a turn begins but for what is said of it now. */
export function card(id: string, at?: readonly [number, number], now: Partial<Figure> = {}): Placing {
  const profile = HOUSE.profiles[id]
  if (!profile) throw new Error(`there is no card ${id}`)
  const { size, people, stats } = profile
  return { ...(at ? { at } : {}), size, people, now: { card: id, profile, pa: stats.PA, rapidity: stats.RAP, ...now } }
}

/** What this seat looks at now. */
export const momentOf = (play: VortexPlay, viewer: Side = 'A', more: Partial<Moment<View>> = {}): Moment<View> => ({
  view: play.sees(viewer),
  viewer,
  decisions: (play.snapshot.pending as readonly AnyDecision[]).filter(({ seat }) => seat === viewer),
  draft: IDLE,
  ...more,
})

/** Spaces that do not break, as plain ones: so that expectations can be read. */
export const plain = (text: string): string => text.replaceAll(/\s/g, ' ')

/** Does something; what followed is one entry, with the views before and after it. */
export function telling(play: VortexPlay, act: () => unknown) {
  const before = play.sees('everybody')
  const known = play.events.length
  act()
  const after = play.sees('everybody')
  const entry: ToldEntry = { seq: 1, cause: { type: 'answer' }, told: play.events.slice(known) }
  const lines = (language: Language) => vortexView.words(language).log(entry, before, after, speakOf(after, language))
  return {
    log: (language: Language = 'en') => lines(language).map(({ text }) => plain(text)),
    details: (language: Language = 'en') => lines(language).flatMap(({ details }) => details.map(plain)),
    cues: () => vortexView.stage(entry, before, after, speakOf(after)).map(brief),
  }
}

/** The buttons of a screen: what each says, and the small words below. */
export const buttons = (moment: Moment<View>, language: Language = 'en'): readonly string[] =>
  (vortexView.acts?.(moment, speakOf(moment.view, language)) ?? []).map(({ label, detail }) =>
    plain(detail === undefined ? label : `${label}: ${detail}`),
  )

/** A reason in the words of this game. */
export const inWords = (reason: Parameters<typeof reasonInWords>[0], view: View, language: Language = 'en'): string =>
  plain(reasonInWords(reason, speakOf(view, language), vortexView.words(language).phrases))

/** A cue in a few words. */
export function brief(cue: Cue): string {
  switch (cue.type) {
    case 'say':
      return `say ${String(cue.over)} ${cue.text}`
    case 'together':
      return `together ${cue.cues.map(brief).join(', ')}`
    case 'shot':
      return `shot ${cue.from} ${cue.to} ${cue.hit}`
    case 'clash':
      return `clash ${cue.one} ${cue.other}`
    case 'overlays':
      return `aim ${cue.overlays.map((one) => ('ref' in one ? `${one.ref} ${one.tone}` : '')).join(', ')}`
    case 'walk':
      return `${cue.gait} ${cue.ref}`
    case 'banner':
      return `banner ${cue.text}${cue.detail === undefined ? '' : `: ${cue.detail}`}`
    case 'fall':
    case 'remove':
      return `${cue.type} ${cue.ref}`
    default:
      return cue.type
  }
}

/** What the strip says of the action that is being carried out. */
export const situationOf = (play: VortexPlay, viewer: Side = 'A') => {
  const moment = momentOf(play, viewer)
  return vortexView.situation?.(moment, speakOf(moment.view))
}
