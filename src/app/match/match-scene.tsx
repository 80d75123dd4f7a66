/** The 3D side of a match: turns views into looks, drafts into overlays, entries into cues and gestures into answers. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { isCommitted } from '../../client/commit'
import type { Gesture } from '../../client/gesture'
import { intend } from '../../client/intend'
import { momentOf, stillMoment } from '../../client/moment'
import { laidBy, rulerLine } from '../../client/ruler'
import type { Json, Reason } from '../../kernel'
import type { Frame } from '../../scene/camera/rig'
import type { Overlay } from '../../scene/overlay'
import { type SceneHandle, TableScene } from '../../scene/table-scene'
import type { DiceCue } from '../../scene/timeline'
import { keyOf } from '../../ui/key-names'
import { SPEEDS } from '../../ui/settings'
import { useWords } from '../../ui/words/words-context'
import type { SightIn } from '../lab/sight-found'
import { useSight } from '../lab/use-sight'
import { panelsOfPage } from '../panels'
import { loudnessOf, useSettings } from '../settings'
import { tellTests } from '../told-to-tests'
import { shapeOf, useWindowShape, useWindowSize } from '../window-shape'
import { arrowOverlays, pointedAt } from './arrow-overlays'
import { cockedNotes } from './cocked-notes'
import { covered } from './covered'
import { DiceLater } from './dice-later'
import { isDiceAlone, playedAlong } from './dice-run'
import { createDiceShow, type Later } from './dice-show'
import { draftedLook } from './drafted-look'
import type { AtTable } from './match-table'
import { useOwnPictures } from './own-pictures'
import { rulerOverlays } from './ruler-overlays'
import { saidThere } from './said-there'
import { sideOf } from './side'
import { playId, useStaged } from './staged'
import { closeOnTop, mark } from './table-state'
import { edgeOf } from './tray-edge'
import { useUpright } from './upright'
import { useCommitting } from './use-committing'

/** A film made of the scene, see `TableSceneProps.clock`. */
export interface Film {
  readonly now: () => number
  readonly later: Later
  /** The picture in pixels, and how much of its edges is written over. */
  readonly size: { readonly width: number; readonly height: number }
  readonly frame: Frame
}
export interface MatchSceneProps extends AtTable {
  /** Filled with the scene's handle, for what is made of its pictures. */
  readonly scene?: RefObject<SceneHandle | null>
  readonly film?: Film
}

export function MatchScene({ scene, film, ...at }: MatchSceneProps) {
  const { client, game, table, speak } = at
  const settings = useSettings()
  const { quality, motion, textSize, log, confirms, dice, pace, near, keys } = settings
  const words = useWords()
  const sceneKeys = useMemo(() => ({ ...keys, ...(keys['focus-piece'] ? { focus: keys['focus-piece'] } : {}) }), [keys])
  const { say } = words
  const isTaught = useStore(table, (state) => state.isTaught)
  const view = useStore(client.store, (state) => state.view) as object
  const viewer = useStore(client.store, (state) => state.seat)
  const decisions = useStore(client.store, (state) => state.decisions)
  const draft = useStore(client.store, (state) => state.draft)
  const ahead = useStore(client.store, (state) => state.ahead)
  const playing = useStore(client.store, (state) => state.playing)
  const isAwaiting = useStore(client.store, (state) => state.sent !== undefined)
  const hover = useStore(table, (state) => state.hover)
  const station = useStore(table, (state) => state.station)
  const selected = useStore(table, (state) => state.selected)
  const level = useStore(table, (state) => state.level)
  const hurry = useStore(table, (state) => state.hurry)

  const windowIs = useWindowShape()
  const windowSize = useWindowSize()
  const shape = film ? shapeOf(film.size) : windowIs
  const size = film?.size ?? windowSize
  const { head, foot } = useUpright(windowSize.width < windowSize.height)

  // The look depends on the view, the questions and the piece held, but not on where the pointer rests.
  const looked = useMemo(
    () => momentOf({ view: view as Json, seat: viewer, decisions, draft, ahead }, { selected, window: shape }),
    [view, viewer, decisions, draft, ahead, shape, selected],
  )
  const moment = useMemo(() => ({ ...looked, hover, station }), [looked, hover, station])
  const tabletop = useMemo(() => game.tabletop(view), [game, view])
  const bare = useMemo(
    () => draftedLook(game.look(looked.view, looked, speak), looked, tabletop),
    [game, looked, speak, tabletop],
  )
  const onTrouble = useCallback((trouble: Reason) => table.setState({ trouble }), [table])
  const look = useOwnPictures(at.id, bare, at.online, onTrouble)
  const misread = useStore(table, (state) => state.refusal)
  const refused = useStore(client.store, (state) => state.refusal?.reason)
  const overlays = useMemo(
    () =>
      playing ? [] : saidThere(game.overlays(moment, speak), moment, { gesture: misread, host: refused }, bare, tabletop, words),
    [game, moment, speak, playing, misread, refused, bare, tabletop, words],
  )
  const cocked = useStore(table, (state) => state.cocked)
  const trayTags = useStore(table, (state) => state.trayTags)
  const writtenThere = useMemo(() => [...trayTags, ...cockedNotes(cocked, words)], [trayTags, cocked, words])
  const told = useStore(table, (state) => state.told)
  const pointedOut = useMemo<readonly Overlay[]>(
    () =>
      told === undefined
        ? overlays
        : [
            ...overlays,
            { type: 'outline', id: 'told', ref: told, tone: 'neutral' },
            { type: 'tag', id: 'told-tag', over: told, text: speak.piece(told), tone: 'neutral' },
          ],
    [overlays, told, speak],
  )
  const handle = useRef<SceneHandle>(null)
  const takeHandle = useCallback(
    (next: SceneHandle | null) => {
      handle.current = next
      if (scene) scene.current = next
    },
    [scene],
  )
  const sightIn = useCallback<SightIn>(
    (eye, target, pieces) => game.sight?.(stillMoment(view, viewer, decisions), { viewer: eye, target, pieces }, speak),
    [game, view, viewer, decisions, speak],
  )
  const likely = useCallback(() => table.getState().hover ?? table.getState().selected, [table])
  const others = useStore(table, (state) => state.others)
  const committing = useCommitting(at)
  const ground = useMemo(() => game.ground?.(view), [game, view])
  const sight = useSight({
    sight: at.sight,
    tabletop,
    look,
    sightIn,
    likely,
    handle,
    committing,
    ground,
    only: game.hidesDistances && game.id,
  })
  const isLab = useStore(at.sight, (state) => state.isOpen)
  const lab = useRef(sight)
  useEffect(() => {
    lab.current = sight
  })
  const coming = useStore(client.store, (state) => state.coming)
  const staged = useStaged(game, speak, { viewer, window: shape, own: at.own })
  const played = useMemo(() => {
    if (!playing) return []
    const lines = [playing, ...coming].map((line) => ({ id: playId(line), cues: staged(line) }))
    return lines.slice(0, playedAlong(lines.map(({ cues }) => cues)))
  }, [playing, coming, staged])
  const [show] = useState(() => createDiceShow(table, film?.later))
  const latestPlayed = useRef(played)
  useLayoutEffect(() => {
    latestPlayed.current = played
    const begins = played[0]?.cues[0]
    if (begins && begins.type !== 'dice') show.close()
    const followed = played.slice(0, -1).flatMap(({ cues }) => cues)
    show.handOn((cue) => followed.includes(cue))
  }, [played, show])

  // Labels of what was last played stay until the next answer, an undo, or a change of player at this screen.
  useEffect(
    () =>
      client.store.subscribe((now, before) => {
        const isAnswered = now.sent !== undefined && before.sent === undefined
        const isUndone = now.log.length < before.log.length
        if (isUndone) show.close()
        if (isAnswered || isUndone || now.covered !== before.covered) handle.current?.seen()
      }),
    [client, show],
  )
  const skips = useStore(table, (state) => state.skips)
  useEffect(() => {
    if (skips > 0) handle.current?.skip()
  }, [skips])

  const onGesture = useCallback(
    (gesture: Gesture) => {
      if (gesture.type === 'tap' || gesture.type === 'lift' || gesture.type === 'back') handle.current?.seen()
      const { ruler: laid, arrow: drawing } = table.getState()
      if (drawing.isArmed) {
        const { ruler: arrow, isTaken } = laidBy(drawing, gesture, pointedAt(latest.current))
        if (arrow !== drawing) table.setState({ arrow })
        if (isTaken) return
      }
      if (laid.isArmed) {
        const { ruler, isTaken } = laidBy(laid, gesture, game.tabletop(client.store.getState().view as object))
        if (ruler !== laid) table.setState({ ruler })
        if (isTaken) return
      }
      const { claiming } = table.getState()
      if (claiming?.isAiming && (gesture.type === 'back' || (gesture.type === 'tap' && gesture.ref !== undefined))) {
        const other = gesture.type === 'tap' ? gesture.ref : claiming.other
        table.setState({ claiming: { isAiming: false, ...(other === undefined ? {} : { other }) } })
        return
      }
      if (at.online?.takes.current?.(gesture) || lab.current.takes(gesture)) return
      const state = client.store.getState()
      const isNothingOpen = state.draft.type === 'idle' && table.getState().selected === undefined
      if (gesture.type === 'back' && isNothingOpen) closeOnTop(table)
      const deed = intend(game, momentOf(state, table.getState()), gesture, state.playing !== undefined)
      mark(table, deed, gesture)
      if (!deed.drafted) return
      client.actions.take(deed.drafted)
      const now = momentOf(client.store.getState(), table.getState())
      // A player who claims something sees the verdict where he has set the piece down before he sends it.
      const isClaiming = claiming !== undefined || client.store.getState().pinned.length > 0
      if (!isClaiming && isCommitted(game, now, gesture, { confirms, areDiceThrown: dice === 'hand' })) client.actions.confirm()
    },
    [client, game, table, confirms, dice, at.online],
  )

  const showDice = useCallback(
    (cue: DiceCue, hurry: AbortSignal) => {
      const line = latestPlayed.current.find(({ cues }) => cues.includes(cue))
      return show.show(cue, hurry, isDiceAlone(line?.cues ?? []))
    },
    [show],
  )
  const onSet = useCallback(() => table.setState({ isSet: true }), [table])
  const latest = useRef(look)
  useEffect(() => {
    latest.current = look
  }, [look])
  useEffect(() => {
    if (quality === 'test' && !film)
      tellTests(
        client,
        game,
        table,
        () => handle.current,
        () => latest.current,
      )
  }, [quality, client, game, table, film])
  const ruler = useStore(table, (state) => state.ruler)
  const arrows = useStore(table, (state) => state.arrows)
  const drawing = useStore(table, (state) => state.arrow)
  const measures = useMemo(
    () => [
      ...rulerOverlays(rulerLine(ruler, tabletop), speak),
      ...(arrows.length > 0 || drawing.isArmed ? arrowOverlays(arrows, drawing, pointedAt(look)) : []),
    ],
    [ruler, tabletop, speak, arrows, drawing, look],
  )
  const seenOfOthers = useMemo(() => [...pointedOut, ...others, ...measures], [pointedOut, others, measures])
  return (
    <>
      <TableScene
        panels={panelsOfPage}
        clock={film?.now}
        goesNear={(near === 'on' || film !== undefined) && motion !== 'reduced'}
        look={look}
        marks={game.marks}
        level={level}
        overlays={playing ? measures : (sight.overlays ?? seenOfOthers)}
        onGesture={onGesture}
        draws={drawing.isArmed}
        keys={sceneKeys}
        isAwaiting={isAwaiting}
        playing={played}
        onPlayed={(id) => {
          const all = latestPlayed.current
          if (all.at(-1)?.id === id) client.actions.played(all.length)
        }}
        showDice={showDice}
        {...(game.hasNoDice
          ? {}
          : { tray: <DiceLater {...at} show={show} edge={edgeOf(look, size)} size={size} isSilent={film !== undefined} /> })}
        trayTags={writtenThere}
        quality={quality}
        side={sideOf(at, view)}
        frame={
          film?.frame ??
          covered(
            log === 'shown' || isTaught,
            textSize,
            {
              hasHands: game.hands !== undefined,
              isLab,
              isCardTable: tabletop.width === 0,
              hasSteps: game.steps !== undefined,
            },
            windowSize,
            { head, foot },
          )
        }
        reducedMotion={motion === 'reduced'}
        speed={SPEEDS[pace] * hurry}
        sound={film ? undefined : loudnessOf(settings)}
        icon={game.panels.icon}
        {...(selected === undefined ? {} : { selected })}
        label={say('table-label')}
        description={say('table-keys', {
          choices: keyOf('focus-question', say),
          table: keyOf('read-table', say),
          log: keyOf('toggle-log', say),
          keys: keyOf('help', say),
        })}
        handle={takeHandle}
        onTrouble={onTrouble}
        onSet={onSet}
        inset={playing ? undefined : sight.inset}
        onView={sight.onView}
      />
      {sight.panel}
    </>
  )
}
