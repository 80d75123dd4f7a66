/** Writes and draws on the shown moment of a watched match. Everything is stored at once, in the match's own notes. */
import { useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { GameView } from '../../games/view'
import { type ArrowEnd, MOST_ARROWS, type Note } from '../../protocol/notes'
import type { Reading } from '../../replay/marks'
import type { Track } from '../../replay/track'
import { NotesPanel } from '../../ui/watch/notes-panel'
import type { Speak } from '../../ui/words/speak'
import { useWords } from '../../ui/words/words-context'
import type { TableStore } from '../match/table-state'
import { parts } from './parts'
import type { NotesOfMatch } from './use-notes'

export interface NotesPartProps {
  readonly game: GameView
  readonly table: TableStore
  readonly speak: Speak
  readonly track: Track
  readonly reading: Reading
  /** The view at the shown moment. */
  readonly view: object
  /** The last entry shown. */
  readonly after: number
  /** The note that is shown. */
  readonly shown: Note | undefined
  readonly of: NotesOfMatch
  /** Stays at the shown moment, whatever is being played. */
  onWrite(): void
  onGoTo(after: number): void
  onClose(): void
}

export function NotesPart({
  game,
  table,
  speak,
  track,
  reading,
  view,
  after,
  shown,
  of,
  onWrite,
  onGoTo,
  onClose,
}: NotesPartProps) {
  const { drawnArrow } = parts()
  const { say } = useWords()
  const moment = shown?.after ?? after
  const note = of.notes.find((one) => one.after === moment) ?? { after: moment }
  const arrows = note.arrows ?? []
  const latest = useRef({ note, save: of.save })
  useEffect(() => {
    latest.current = { note, save: of.save }
  })
  const drawing = useStore(table, (state) => state.arrow)
  useEffect(() => {
    const arrow = drawnArrow(drawing)
    if (!arrow) return
    const { note: drawnOn, save } = latest.current
    const before = drawnOn.arrows ?? []
    const isLong = JSON.stringify(arrow.from) !== JSON.stringify(arrow.to)
    const all = isLong ? [...before, arrow] : before
    if (isLong) save({ ...drawnOn, arrows: all })
    // The next one can be drawn at once.
    table.setState({ arrow: { isArmed: all.length < MOST_ARROWS } })
  }, [drawing, table, drawnArrow])
  useEffect(() => () => table.setState({ arrow: { isArmed: false } }), [table])

  const whenOf = (seq: number) =>
    say('notes-when', { round: reading.status(track.viewAt(track.positionOf(seq))).round, entry: seq })
  const nameOf = (ref: string) => game.nameOf(view, ref, speak.language)
  const endText = (end: ArrowEnd) => ('piece' in end ? nameOf(end.piece) : say('notes-place'))
  const things = useMemo(() => {
    const { pieces } = game.tabletop(view)
    return Object.keys(pieces)
      .map((id) => ({ id, name: game.nameOf(view, id, speak.language) }))
      .toSorted((one, other) => one.name.localeCompare(other.name, speak.language))
  }, [game, view, speak])
  return (
    <NotesPanel
      moment={whenOf(moment)}
      chapter={note.chapter ?? ''}
      text={note.text ?? ''}
      arrows={arrows.map(({ from, to }) => say('notes-arrow', { from: endText(from), to: endText(to) }))}
      things={things}
      isDrawing={drawing.isArmed}
      notes={of.notes.map((one) => ({
        after: one.after,
        when: whenOf(one.after),
        chapter: one.chapter,
        text: one.text,
        arrows: one.arrows?.length ?? 0,
        isShown: one.after === shown?.after,
      }))}
      pauses={of.pauses}
      refused={of.refused}
      onWrite={onWrite}
      onChange={(changed) => of.save({ ...note, ...changed })}
      onDraw={(on) => {
        onWrite()
        table.setState({ arrow: { isArmed: on } })
      }}
      onArrow={(from, to) => of.save({ ...note, arrows: [...arrows, { from: { piece: from }, to: { piece: to } }] })}
      onArrowGone={(gone) => of.save({ ...note, arrows: arrows.filter((_, index) => index !== gone) })}
      onDelete={(doomed) => of.save({ after: doomed })}
      onGoTo={onGoTo}
      onPauses={of.setPauses}
      onClose={onClose}
    />
  )
}
