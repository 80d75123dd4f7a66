/** The names that all games give to things of their tables, combined, because a layout can be tried in each of them. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { WordsOfLayouts } from '../../games/layouts'
import type { Language } from '../../ui/words/speak'
import type { PlannerStore } from './store'

export function useSystemWords(store: PlannerStore, language: Language): Required<WordsOfLayouts> {
  const systems = useStore(store, (state) => state.systems)
  return useMemo(() => {
    const all = systems.flatMap(({ words }) => (words ? [words[language]] : []))
    return {
      phrases: Object.assign({}, ...all.map(({ phrases }) => phrases)),
      ready: Object.assign({}, ...all.map(({ ready }) => ready)),
      mats: Object.assign({}, ...all.map(({ mats }) => mats)),
    }
  }, [systems, language])
}
