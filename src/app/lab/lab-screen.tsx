/** The sight lab by itself: a table without a match, whose miniatures can be dragged freely. Nothing is saved. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Gesture } from '../../client/gesture'
import { stillMoment } from '../../client/moment'
import type { GameView } from '../../games/view'
import { type SceneHandle, TableScene } from '../../scene/table-scene'
import type { Pose } from '../../table/piece'
import { LabBar } from '../../ui/lab/lab-bar'
import { remOf } from '../../ui/rem'
import type { Language } from '../../ui/words/speak'
import { speaker } from '../../ui/words/speaker'
import { useWords, WordsProvider } from '../../ui/words/words-context'
import { gameName, loadView, PLAYED } from '../games'
import { panelsOfPage } from '../panels'
import { goTo } from '../route'
import { loudnessOf, useSettings } from '../settings'
import { tellTestsOfLab } from '../told-to-tests'
import { useWindowSize } from '../window-shape'
import type { SightIn } from './sight-found'
import { labCovers } from './sight-frame'
import { newSightState, openSight, type SightStore } from './sight-state'
import type { Committing } from './use-ghost'
import { useSight } from './use-sight'

export interface LabScreenProps {
  readonly game: GameView
  readonly sandbox: NonNullable<GameView['sandbox']>
  /** The name of the table to open; the first one if there is no such table. */
  readonly layout: string | undefined
}

/** Opens the lab with a first sight: from the first miniature to one of another side. */
const begin = (sight: SightStore, game: GameView, view: object) => {
  const [viewer, ...others] = Object.keys(game.tabletop(view).pieces)
  const target = others.find((ref) => ref[0] !== viewer?.[0])
  openSight(sight, viewer, target === undefined ? {} : { aim: { ref: target }, isKept: true })
}

/** The tables of all games that have some, each with its game. */
function useLayouts(language: Language) {
  const [views, setViews] = useState<readonly GameView[]>([])
  useEffect(() => {
    let isCurrent = true
    void Promise.all(PLAYED.map(({ id }) => loadView(id))).then((all) => {
      if (isCurrent) setViews(all.filter((view) => view !== undefined))
    })
    return () => {
      isCurrent = false
    }
  }, [])
  return useMemo(
    () =>
      views.flatMap((view) =>
        layoutsOf(view, language).map(({ id, label }) => ({
          id: `${view.id}/${id}`,
          label: `${gameName(view.id, language)} · ${label}`,
        })),
      ),
    [views, language],
  )
}
const layoutsOf = ({ sandbox, lobby }: GameView, language: Language) =>
  sandbox ? (sandbox.layouts?.(language) ?? lobby(language).scenarios) : []

export function LabScreen({ game, sandbox, layout: wished }: LabScreenProps) {
  const { language } = useSettings()
  const layouts = useLayouts(language)
  const [layout, setLayout] = useState(() => {
    const own = layoutsOf(game, language).map(({ id }) => id)
    return own.find((id) => id === wished) ?? own[0] ?? ''
  })
  const [view, setView] = useState<object>(() => sandbox.open(layout))
  const [sight] = useState(() => {
    const made = newSightState()
    begin(made, game, view)
    return made
  })
  const speak = useMemo(
    () => speaker(language, game.unit, { piece: (ref) => game.nameOf(view, ref, language), seat: (seat) => seat }),
    [game, language, view],
  )
  const words = useMemo(() => game.words(language), [game, language])
  const onLayout = (chosen: string) => {
    const [owner = '', next = ''] = chosen.split('/')
    if (owner !== game.id) return goTo({ page: 'lab', game: owner, layout: next })
    const opened = sandbox.open(next)
    setLayout(next)
    setView(opened)
    begin(sight, game, opened)
  }
  const onMove = useCallback(
    (ref: string, pose: Pose) =>
      setView((now) => {
        const { pieces } = game.tabletop(now)
        const piece = pieces[ref]
        return piece ? sandbox.with(now, { ...pieces, [ref]: { ...piece, pose } }) : now
      }),
    [game, sandbox],
  )
  return (
    <WordsProvider speak={speak} game={words.phrases}>
      <LabTable game={game} view={view} sight={sight} onMove={onMove} />
      <LabBar
        layouts={layouts}
        layout={`${game.id}/${layout}`}
        onLayout={onLayout}
        onHome={() => goTo({ page: 'home' })}
        onLanguage={(chosen) => useSettings.getState().change({ language: chosen })}
      />
    </WordsProvider>
  )
}

interface LabTableProps {
  readonly game: GameView
  readonly view: object
  readonly sight: SightStore
  onMove(ref: string, pose: Pose): void
}

function LabTable({ game, view, sight, onMove }: LabTableProps) {
  const settings = useSettings()
  const { quality, motion, textSize } = settings
  const { say, speak } = useWords()
  const handle = useRef<SceneHandle>(null)
  const hovered = useRef<string>(undefined)
  const moment = useMemo(() => stillMoment(view, 'A'), [view])
  const look = useMemo(() => game.look(view, moment, speak), [game, view, moment, speak])
  const tabletop = useMemo(() => game.tabletop(view), [game, view])
  const sightIn = useCallback<SightIn>(
    (viewer, target, pieces) => game.sight?.(moment, { viewer, target, pieces }, speak),
    [game, moment, speak],
  )
  const likely = useCallback(() => hovered.current, [])
  const committing = useMemo((): Committing => ({ refusal: () => undefined, commit: onMove, leavesLab: false }), [onMove])
  const ground = useMemo(() => game.ground?.(view), [game, view])
  const lab = useSight({ sight, tabletop, look, sightIn, likely, handle, committing, ground, isFree: true })
  const latest = useRef({ lab, look })
  useEffect(() => {
    latest.current = { lab, look }
  })
  const onGesture = useCallback(
    (gesture: Gesture) => {
      if (gesture.type === 'hover') hovered.current = gesture.ref
      // No match is played here: if no sight is open, a click on a miniature opens one.
      if (!sight.getState().isOpen) {
        if (gesture.type !== 'tap' && gesture.type !== 'lift') return
        return gesture.ref === undefined ? undefined : latest.current.lab.from(gesture.ref)
      }
      latest.current.lab.takes(gesture)
    },
    [sight],
  )
  useEffect(() => {
    if (quality === 'test')
      tellTestsOfLab(
        () => handle.current,
        () => latest.current.look,
        () => latest.current.lab.evidence,
      )
  }, [quality])
  const { width, height } = useWindowSize()
  const rem = remOf(textSize, { width, height })
  const [wide, high] = [width / rem, height / rem]
  return (
    <>
      <TableScene
        panels={panelsOfPage}
        look={look}
        marks={game.marks}
        overlays={lab.overlays ?? []}
        onGesture={onGesture}
        quality={quality}
        frame={
          labCovers(wide, high) ?? { left: Math.min(0.4, 22.5 / wide), top: Math.min(0.25, 5.5 / high), right: 0, bottom: 0.03 }
        }
        reducedMotion={motion === 'reduced'}
        sound={loudnessOf(settings)}
        label={say('lab-alone')}
        handle={handle}
        onHold={(ref) => lab.from(ref)}
        inset={lab.inset}
        onView={lab.onView}
      />
      {lab.panel}
    </>
  )
}
