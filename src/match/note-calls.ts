/** The requests about notes. They touch neither the log nor the host, so a match may be open meanwhile, here or in another window. */
import type { HomeCalls } from '../protocol/home'
import { MOST_NOTES, noted } from '../protocol/notes'
import { readNotes } from './notes'
import { Refusal } from './refusal'
import { matchSays as say } from './said'
import type { MatchStore } from './store'

type Calls = {
  readonly [C in 'notes' | 'note']: (takes: HomeCalls[C]['takes']) => Promise<HomeCalls[C]['gives']>
}

export const noteCalls = (store: Pick<MatchStore, 'list' | 'notes' | 'keepNotes'>): Calls => ({
  notes: async ({ match }) => ({ notes: readNotes(await store.notes(match)) }),
  async note({ match: id, after, note }) {
    const match = (await store.list()).find((one) => one.id === id)
    if (!match) throw new Refusal(say('unknown-match', { match: id }))
    if (after >= match.entries || (note && note.after !== after))
      throw new Refusal(say('malformed-request', { at: 'after', expected: `< ${match.entries}` }))
    const notes = noted(readNotes(await store.notes(id)), after, note)
    if (notes.length > MOST_NOTES) throw new Refusal(say('notes-full', { most: MOST_NOTES }))
    await store.keepNotes(id, notes)
    return { notes }
  },
})
