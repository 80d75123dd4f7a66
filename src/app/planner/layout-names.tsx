/** Provides the names of the things on this table, and its unit of length. */
import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { speaker } from '../../ui/words/speaker'
import { pieceName } from '../../ui/words/terrain-names'
import { sayer } from '../../ui/words/words'
import { WordsProvider } from '../../ui/words/words-context'
import { useSettings } from '../settings'
import { documentOf, type PlannerStore } from './store'
import { useSystemWords } from './system-words'

export function LayoutNames({ store, children }: { readonly store: PlannerStore; readonly children: ReactNode }) {
  const { language } = useSettings()
  const pieces = useStore(store, (state) => documentOf(state).pieces)
  const own = useStore(store, (state) => documentOf(state).own)
  const notes = useStore(store, (state) => documentOf(state).notes)
  const areas = useStore(store, (state) => documentOf(state).areas)
  const objectives = useStore(store, (state) => documentOf(state).objectives)
  const { phrases } = useSystemWords(store, language)
  const shown = useStore(store, (state) => documentOf(state).shown)
  // The names depend on which things there are and not on their places, so that a drag does not rebuild them.
  const names = JSON.stringify([
    pieces.map(({ ref, kind, name }) => [ref, kind, name]),
    notes.map(({ ref, text }) => [ref, text]),
    areas.map(({ ref, seat, name }) => [ref, seat, name]),
    objectives.map(({ ref, name }) => [ref, name]),
  ])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the names are read from the store.
  const speak = useMemo(() => {
    const say = sayer(language)
    const known = new Map<string, string>()
    const document = documentOf(store.getState())
    for (const piece of document.pieces) known.set(piece.ref, pieceName(piece, language, own))
    for (const { ref, text } of document.notes) known.set(ref, `${say('plan-note-text')} · ${text.split('\n')[0]}`)
    for (const { ref, seat, name } of document.areas)
      known.set(ref, name ?? (seat ? say('plan-area', { seat }) : say('ground-area-plain')))
    for (const { ref, name } of document.objectives) if (name !== undefined) known.set(ref, name)
    const piece = (ref: string) =>
      known.get(ref) ?? (ref.startsWith('objective') ? say('plan-objective-of', { number: ref.replace(/\D/g, '') }) : ref)
    return speaker(language, shown === 'cm' ? 'centimetre' : 'inch', { piece, seat: (seat) => seat })
  }, [language, shown, own, names, store])
  return (
    <WordsProvider speak={speak} game={phrases}>
      {children}
    </WordsProvider>
  )
}
