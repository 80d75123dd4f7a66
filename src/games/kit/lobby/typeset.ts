/** Typographic finish of a lobby's texts: apostrophes and narrow spaces. */
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import type { Lobby } from '../../lobby'

const IDS = new Set(['id', 'value', 'kind', 'standard', 'own'])

/** Typesets all texts. Ids and choices are left unchanged. */
export function lobbyInType(lobby: Lobby, language: Language): Lobby {
  const set = (value: unknown, key: string): unknown => {
    if (IDS.has(key)) return value
    if (typeof value === 'string') return typeset(value, language)
    if (Array.isArray(value)) return value.map((item) => set(item, ''))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, set(inner, name)]))
  }
  const { chosen, ...texts } = lobby
  // Only spaces and apostrophes inside texts change, so the lobby keeps its type.
  return { ...(set(texts, '') as Omit<Lobby, 'chosen'>), chosen }
}
