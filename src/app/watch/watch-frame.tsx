/** The DOM side of a watched match: strip, log, time line, and the fork that continues from the shown moment. */
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { gameOf } from '../../games'
import type { PlayerSeat } from '../../kernel'
import type { Eyes } from '../../protocol/messages'
import type { Note } from '../../protocol/notes'
import { marksOf } from '../../replay/marks'
import { stepFrom, stopsOf } from '../../replay/steps'
import { trackOf } from '../../replay/track'
import type { SceneHandle } from '../../scene/table-scene'
import type { CommandId } from '../../ui/commands'
import type { SidePanel } from '../../ui/match/match-chrome'
import { NoteCard } from '../../ui/watch/note-card'
import { WATCH_PANELS, WatchBar, type WatchPanel, type WatchStep } from '../../ui/watch/watch-bar'
import { useWords } from '../../ui/words/words-context'
import type { OpenedRecording } from '../../workers/replay-room'
import { device, download, reasonOf } from '../device'
import type { AtTable } from '../match/match-table'
import { tableCopied } from '../online/copy'
import { goTo } from '../route'
import { useSettings } from '../settings'
import { noteMarks, noteShown } from './notes'
import { parts } from './parts'
import { readingOf } from './reading'
import type { Room } from './room'
import { useNotes } from './use-notes'
import { type WatchDialog, WatchDialogs } from './watch-dialogs'
import { useWatchKeys, type WatchKeys } from './watch-keys'
import { WatchPanels } from './watch-panels'
import type { Watching } from './watching'

export interface WatchFrameProps {
  readonly at: AtTable
  /** It is still running at a server's table: there is no file of it, so nothing can be made of it but a link and a picture. */
  readonly isLive: boolean
  readonly watching: Watching
  readonly room: Room
  readonly opened: OpenedRecording
  readonly scene: RefObject<SceneHandle | null>
  /** The branches are shown at first, and this one is compared. */
  readonly beside: string | undefined
  /** A puzzle's solution is watched: the notes are on what was played instead. */
  readonly isSolution: boolean
}

/** A note in a few words; undefined if it has none. */
const noteText = (note: Note | undefined): string | undefined =>
  (note && [note.chapter, note.text].filter((part) => part !== undefined).join(': ')) || undefined

/** Menu commands that apply only to a running match. */
const WITHOUT: readonly CommandId[] = [
  'undo',
  'redo',
  'layout',
  'links',
  'take-online',
  'check-dice',
  'result',
  'concede',
  'look-back',
]
const NO_RULES: readonly CommandId[] = ['rules']
const NO_FILE: readonly CommandId[] = ['export']

export function WatchFrame({ at, isLive, watching, room, opened, scene, beside, isSolution }: WatchFrameProps) {
  const { HandsAtTable, Levels, LogLater, MatchChrome, TopStrip, openSight, saidOf, summed, useAsked } = parts()
  const { client, game, table, speak, seats, id } = at
  const settings = useSettings()
  const { say, reason } = useWords()
  const track = useStore(watching.store, (state) => state.track)
  const position = useStore(watching.store, (state) => state.position)
  const begin = useStore(watching.store, (state) => state.begin)
  const isRunning = useStore(watching.store, (state) => state.isRunning)
  const view = useStore(client.store, (state) => state.view) as object
  const selected = useStore(table, (state) => state.selected)
  const level = useStore(table, (state) => state.level)
  const hurry = useStore(table, (state) => state.hurry)
  const isPlaying = useStore(client.store, (state) => state.playing !== undefined)
  const asked = useAsked(at)
  const of = useNotes(isSolution || isLive ? undefined : id)
  const { notes, pauses } = of
  const noteHere = useMemo(() => noteShown(notes, track, position), [notes, track, position])
  useEffect(
    () => watching.haltAt(pauses ? notes.map(({ after }) => track.positionOf(after)) : []),
    [watching, notes, pauses, track],
  )
  useEffect(() => table.setState({ arrows: noteHere?.arrows ?? [] }), [table, noteHere])
  const [panel, setPanel] = useState<WatchPanel | undefined>(beside === undefined ? undefined : 'branches')
  const [sheet, setSheet] = useState<SidePanel | undefined>(beside === undefined ? undefined : 'question')
  /** On a small screen the panel is a sheet from below. */
  const showPanel = (next: WatchPanel | undefined) => {
    setPanel(next)
    setSheet(next && 'question')
  }
  const [open, setOpen] = useState<WatchDialog>()
  const [refused, setRefused] = useState<string>()

  const { marks, stops } = useMemo(() => {
    const reading = readingOf(game, speak)
    const found = marksOf(track, reading)
    return { marks: found, stops: stopsOf(track, found, reading) }
  }, [game, track, speak])
  const reading = useMemo(() => readingOf(game, speak), [game, speak])

  /** The last log entry shown so far. */
  const after = Math.max(0, track.of[position - 1] ?? 0)
  const step = (kind: WatchStep, by: 1 | -1) => {
    if (kind === 'answer' && by > 0) return watching.playOne()
    watching.goTo(stepFrom(stops[kind], watching.store.getState().position, by))
  }
  const ask = () => {
    if (isLive) return
    watching.goTo(watching.store.getState().position)
    showPanel('ask')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys read current values when they are pressed.
  const keys = useMemo<WatchKeys>(
    () => ({
      toggle: () => (watching.store.getState().isRunning ? watching.pause() : watching.play()),
      step,
      end: (by) => watching.goTo(by > 0 ? track.length : begin),
      ask,
    }),
    [watching, stops, track, begin],
  )
  useWatchKeys(keys)

  const look = (eyes: Eyes) =>
    void room.ask('telling', { eyes }).then(
      (telling) => watching.look(trackOf(telling)),
      (error) => setRefused(reason(reasonOf(error))),
    )

  const picture = async () => {
    setRefused(undefined)
    try {
      const { savePicture } = await import('./save-picture')
      const to = watching.store.getState().position
      if (scene.current) await savePicture({ at, scene: scene.current, track, range: { from: begin, to } })
    } catch (error) {
      console.warn('The picture could not be made.', error)
      setRefused(say('watch-picture-failed'))
    }
  }
  /** Stops at the shown moment and opens a dialog about it. */
  const stopFor = (dialog: WatchDialog) => {
    watching.goTo(position)
    setOpen(dialog)
  }
  const exported = (moment?: number) =>
    device()
      .ask('export', { match: id, ...(moment === undefined ? {} : { moment }) })
      .then(async ({ file }) => (await import('../planner/layout-in-file')).withLayout(id, file))
      .then(
        (file) => download(`sightline-${game.id}.json`, file),
        (error) => setRefused(reason(reasonOf(error))),
      )
  const online = useMemo(() => (isLive ? id : tableCopied(id)), [id, isLive])

  const nameOf = (seat: PlayerSeat) => seats.find((one) => one.seat === seat)?.name ?? seat
  const previewAt = (place: number) => {
    const { round, points } = reading.status(track.viewAt(place))
    const told = lineAt(place - 1)
    return {
      round,
      scores: opened.seats.map((seat) => ({ seat, name: nameOf(seat), points: points[seat] ?? 0 })),
      note: noteText(noteShown(notes, track, place)),
      text: told ? summed(saidOf(told, game, speak)) : '',
    }
  }
  const lineAt = (line: number) => {
    const told = track.lines[line]
    return told && { entry: told.entry, before: track.viewAt(line), after: track.viewAt(line + 1) }
  }

  const faceText = (face: string) => game.words(speak.language).face?.(face, speak) ?? face
  const status = useMemo(() => game.status(view, speak), [game, view, speak])
  const storeys = useMemo(() => game.levels?.(view, speak) ?? [], [game, view, speak])
  const commands: { readonly [C in CommandId]?: () => void } = {
    help: () => setOpen('help'),
    rules: () => setOpen('rules'),
    settings: () => setOpen('settings'),
    sound: () => settings.change({ sound: settings.sound === 'on' ? 'off' : 'on' }),
    export: () => void exported(),
    home: () => goTo({ page: 'home' }),
  }
  const isLogShown = settings.log === 'shown'
  const { from } = opened
  const origin =
    from &&
    (from.faces
      ? say('watch-origin-put', { after: from.after, faces: from.faces.map(faceText).join(', ') })
      : say('watch-origin', { after: from.after }))
  const Piece = game.panels.piece
  return (
    <>
      <MatchChrome
        top={
          <TopStrip
            round={status.round}
            phase={status.phase}
            scores={status.scores.map((one) => ({ ...one, name: nameOf(one.seat) }))}
            without={[...WITHOUT, ...(gameOf(game.id)?.help ? [] : NO_RULES), ...(isLive ? NO_FILE : [])]}
            saved="saved"
            isSet
            soundOn={settings.sound === 'on'}
            onLanguage={(language) => settings.change({ language })}
            onCommand={(command) => (command === 'sight' ? openSight(at.sight, selected) : commands[command]?.())}
          />
        }
        prompt={
          <WatchBar
            first={begin}
            last={track.length}
            position={position}
            marks={[...marks, ...noteMarks(notes, track)]}
            note={panel !== 'notes' && noteText(noteHere) !== undefined && <NoteCard {...noteHere} />}
            valueText={say('watch-value', { at: position, of: track.length, round: status.round })}
            previewAt={previewAt}
            onGoTo={watching.goTo}
            isRunning={isRunning}
            speed={hurry}
            viewers={opened.viewers.map((eyes) => ({
              id: eyes,
              label: eyes === 'spectator' ? say('watch-onlooker') : nameOf(eyes),
            }))}
            viewer={track.eyes}
            onlookerNote={opened.outcome ? undefined : say('watch-not-over')}
            origin={origin}
            refused={open === undefined ? refused : undefined}
            canFork={position < track.length || !opened.outcome}
            onPlay={watching.play}
            onPause={watching.pause}
            onStep={step}
            onSpeed={(speed) => table.setState({ hurry: speed })}
            onViewer={(eyes) => look(eyes as Eyes)}
            onFork={isLive ? undefined : () => stopFor('fork')}
            onPuzzle={isLive ? undefined : () => stopFor('puzzle')}
            onClip={isLive ? undefined : () => stopFor('clip')}
            onMatch={isLive ? () => goTo({ page: 'table', table: id }) : undefined}
            onPicture={() => void picture()}
            panel={sheet === 'question' ? panel : undefined}
            panels={isLive ? [] : isSolution ? ['ask', 'branches'] : WATCH_PANELS}
            onPanel={(next) => (next === 'ask' ? ask() : showPanel(next))}
            onSave={opened.puzzle || isLive ? undefined : () => void exported(after)}
            onLink={online === undefined ? undefined : () => stopFor('link')}
            onReport={
              isLive
                ? undefined
                : () => {
                    watching.pause()
                    setOpen('report')
                  }
            }
          />
        }
        log={<LogLater {...at} onClose={() => settings.change({ log: 'hidden' })} />}
        hands={game.hands && <HandsAtTable at={at} asked={asked} />}
        piece={Piece && selected !== undefined && !isPlaying ? <Piece view={view} piece={selected} speak={speak} /> : undefined}
        pieces={!Piece ? 'none' : game.tabletop(view).width === 0 ? 'cards' : 'figures'}
        question={
          panel && (
            <WatchPanels
              panel={panel}
              at={at}
              watching={watching}
              room={room}
              id={id}
              game={game}
              table={table}
              speak={speak}
              seats={seats}
              track={track}
              marks={marks}
              reading={reading}
              position={position}
              view={view}
              after={after}
              shown={noteHere}
              of={of}
              beside={beside}
              onWrite={() => (isRunning || isPlaying) && watching.goTo(position)}
              onGoTo={(seq) => watching.goTo(track.positionOf(seq))}
              onClose={() => showPanel(undefined)}
            />
          )
        }
        levels={<Levels names={storeys} shown={level} onShow={(next) => table.setState({ level: next })} />}
        logShown={isLogShown}
        onLogShown={(isShown) => settings.change({ log: isShown ? 'shown' : 'hidden' })}
        sheet={sheet}
        onSheet={setSheet}
      />
      <WatchDialogs
        at={at}
        room={room}
        opened={opened}
        track={track}
        marks={marks}
        stops={stops}
        begin={begin}
        position={position}
        after={after}
        view={view}
        notes={notes}
        origin={origin}
        online={online}
        isLive={isLive}
        previewAt={previewAt}
        open={open}
        onClose={() => setOpen(undefined)}
      />
    </>
  )
}
