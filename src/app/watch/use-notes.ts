/** The notes on a match of this device, and whether playing pauses at them. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Note, noted } from '../../protocol/notes'
import { recall, remember } from '../../ui/remember'
import { useWords } from '../../ui/words/words-context'
import { device, reasonOf } from '../device'
import { trimmed } from './notes'

export interface NotesOfMatch {
  readonly notes: readonly Note[]
  /** Why the last change was not stored. */
  readonly refused: string | undefined
  readonly pauses: boolean
  setPauses(on: boolean): void
  /** Stores a note in place of the one on its moment. One in which nothing is left is taken away. */
  save(note: Note): void
}

const PAUSES = 'notes.pause'
const NONE: readonly Note[] = []

/** `match`: undefined for a line of which nothing can be noted. */
export function useNotes(match: string | undefined): NotesOfMatch {
  const { reason } = useWords()
  const [notes, setNotes] = useState(NONE)
  const [refused, setRefused] = useState<string>()
  /** How many changes were made: only the answer to the last one is what is stored now. */
  const changes = useRef(0)
  const [pauses, setPauses] = useState(() => recall(PAUSES) !== 'off')
  useEffect(() => {
    if (match === undefined) return
    let isCurrent = true
    device()
      .ask('notes', { match })
      .then(
        (found) => isCurrent && setNotes(found.notes),
        (error) => isCurrent && setRefused(reason(reasonOf(error))),
      )
    return () => {
      isCurrent = false
    }
  }, [match, reason])
  return useMemo(
    () => ({
      notes,
      refused,
      pauses,
      setPauses(on) {
        remember(PAUSES, on ? 'on' : 'off')
        setPauses(on)
      },
      save(changed) {
        if (match === undefined) return
        const { after } = changed
        const note = trimmed(changed)
        const change = ++changes.current
        // Shown at once, because the next change may be made before this one is stored.
        setNotes((before) => noted(before, after, note))
        setRefused(undefined)
        device()
          .ask('note', { match, after, ...(note ? { note } : {}) })
          .then(
            (found) => change === changes.current && setNotes(found.notes),
            (error) => setRefused(reason(reasonOf(error))),
          )
      },
    }),
    [match, notes, refused, pauses, reason],
  )
}
