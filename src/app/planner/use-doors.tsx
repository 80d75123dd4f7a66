/** Opens, saves, exports and shares layouts, and starts matches on them. */
import { type ReactNode, type RefObject, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import type { GameLayouts } from '../../games/layouts'
import { changed, type LayoutDocument } from '../../planner/document'
import { isPictureStart } from '../../planner/mat/head'
import { OPEN_TABLES } from '../../planner/open-tables'
import { modelAmong } from '../../planner/own/chosen'
import { SNIFFED, sniffed } from '../../planner/own/sniff'
import { layoutReading, writeLayout } from '../../planner/read'
import { plannerSays } from '../../planner/said'
import type { Report } from '../../planner/selfplay/report'
import { shared } from '../../planner/share'
import type { SceneHandle } from '../../scene/table-scene'
import { useFileOver } from '../../ui/file-drop'
import { FileDropCover } from '../../ui/match/covers'
import { OpenDialog } from '../../ui/planner/open-dialog'
import { layoutName } from '../../ui/words/layout-names'
import type { Language } from '../../ui/words/speak'
import { useWords } from '../../ui/words/words-context'
import { keepDraft } from '../decks/way-back'
import { download, reasonOf } from '../device'
import { freshId } from '../fresh-id'
import { gameName, loadView } from '../games'
import { chosenFor, laidOn } from '../home/lobby-layout'
import { keepPicture } from '../lab/sight-picture'
import { goTo } from '../route'
import type { PlannerActs } from './acts'
import { bareTable, MOST_BYTES } from './begin'
import { breathed } from './breathed'
import { useImport } from './imports/use-import'
import { pictureOfDrawing } from './picture'
import type { KeptReport } from './selfplay/kept-reports'
import { stateOf } from './selfplay/state-of'
import { forget, type Kept, keep, listKept, textKept } from './shelf'
import { documentOf, type PlannerStore } from './store'
import { useSystemWords } from './system-words'

interface Ready {
  readonly id: string
  readonly game: string
  readonly document: LayoutDocument
}
const readyIn = (systems: readonly GameLayouts[]): readonly Ready[] =>
  [...systems, OPEN_TABLES].flatMap(({ game, library }) =>
    library.map((document, index) => ({ id: `${game}/${index}`, game, document })),
  )

/** The games in which a layout can be played as it stands, whichever game it was made for. */
function playedIn(document: LayoutDocument, systems: readonly GameLayouts[]): readonly string[] {
  const { play } = document
  return systems.flatMap(({ game, toMatchOptions }) => {
    const options = (play?.game === game && play.options) || {}
    return toMatchOptions(document, options).ok ? [game] : []
  })
}

/** File names of layouts and maps. */
const MAP_NAME = /\.(json|uvtt|dd2vtt|df2vtt)$/i

/** Recognizes pictures by their first bytes. Other types that the browser calls pictures are refused with their own message. */
const isPicture = (start: Uint8Array, { type }: File): boolean => isPictureStart(start) || /^image\/(?!svg)/.test(type)

export interface Doors {
  /** The games in which a match could begin on this layout as it stands. */
  readonly plays: readonly string[]
  readonly told: string | undefined
  readonly dialog: ReactNode
  hush(): void
  onOpen(): void
  /** `report`: on the layout as it stands; it goes into the file. */
  onSave(report: Report | undefined): void
  /** `report`: on the layout as it stands; its numbers go with the link. */
  onShare(report: Report | undefined): void
  onPicture(): void
  onPlay(game: string): void
}

/** Handlers for files that are not layouts. */
export interface OtherFiles {
  onModel(file: File, all: readonly File[]): void
  onPicture(file: File): void
}

export function useDoors(
  store: PlannerStore,
  acts: PlannerActs,
  handle: RefObject<SceneHandle | null>,
  language: Language,
  others: OtherFiles,
  onAnalysis: (document: LayoutDocument, after: () => void) => void,
  onTried: (report: KeptReport) => void,
): Doors {
  const { say } = useWords()
  const document = useStore(store, documentOf)
  const isDragging = useStore(store, (state) => state.isDragging)
  const systems = useStore(store, (state) => state.systems)
  // Made when they are first needed, because some games generate theirs.
  const [ready, setReady] = useState<readonly Ready[]>([])
  const called = useSystemWords(store, language).ready
  const nameOf = ({ name }: LayoutDocument) => called[name] ?? layoutName(name, language)
  const [told, setTold] = useState<string>()
  const [isOpening, setIsOpening] = useState(false)
  const [kept, setKept] = useState<readonly Kept[]>([])
  const [now, setNow] = useState(() => Date.now())
  const refresh = useCallback(async () => setKept(await listKept().catch(() => [])), [])
  useEffect(() => {
    if (!isOpening) return
    setNow(Date.now())
    void refresh()
  }, [isOpening, refresh])

  /** Stores the open layout before another one replaces it. */
  const put = async (id: string, next: LayoutDocument) => {
    const { id: before, history } = store.getState()
    const problem = await keep(before, history.document)
    acts.open(id, next)
    if (problem) acts.say(problem)
    setTold(undefined)
    setIsOpening(false)
  }
  const imports = useImport(({ document: next, report }) => {
    const id = freshId()
    if (report) onTried({ id, name: next.name, state: stateOf(next), report })
    void put(id, next)
  }, acts.say)
  const onFile = async (first: File, all: readonly File[] = [first]) => {
    setIsOpening(false)
    // A map and its picture may come in any order.
    const file = all.find(({ name }) => MAP_NAME.test(name)) ?? first
    const model = modelAmong(all)
    const start = new Uint8Array(await file.slice(0, SNIFFED).arrayBuffer())
    const looks = model ? 'model' : sniffed(start, file.name)
    if (looks === 'model') return others.onModel(model ?? file, all)
    if (isPicture(start, file)) return others.onPicture(file)
    if (looks) return acts.say(plannerSays('layout-foreign', { looks }))
    if (file.size > MOST_BYTES) return acts.say(plannerSays('file-too-big', { bytes: file.size, most: MOST_BYTES }))
    imports.onFile(file, all)
  }
  const isFileOver = useFileOver((file, all) => void onFile(file, all))
  // Games examine the whole layout, so this is deferred while a drag or a held key goes on; the buttons stay as they are.
  const still = useRef(document)
  if (!isDragging) still.current = document
  const rested = useDeferredValue(still.current)
  const plays = useMemo(() => playedIn(rested, systems), [rested, systems])

  const onShare = async (report: Report | undefined) => {
    const link = shared(document, report)
    if (!link.ok) return acts.say(link.reason)
    const address = `${location.href.split('#')[0]}#/plan/${link.value.fragment}`
    const count = link.value.without.length
    try {
      await navigator.clipboard.writeText(address)
      const carried = count > 0 ? say('plan-shared-without', { count }) : say('plan-shared')
      const more = [
        ...(link.value.withoutMat ? [say('plan-shared-without-mat')] : []),
        ...(link.value.isTried ? [say('plan-shared-tried')] : []),
      ]
      setTold([carried, ...more].join(' '))
    } catch {
      // Without access to the clipboard, the link is shown so that it can be copied by hand.
      window.prompt(say('plan-link-here'), address)
    }
    acts.say(undefined)
  }
  const onPicture = async () => {
    const drawing = window.document.querySelector<SVGSVGElement>('.ui-plan-view')
    const picture = await (drawing ? pictureOfDrawing(drawing) : (handle.current?.picture() ?? Promise.resolve(null))).catch(
      () => null,
    )
    if (picture) keepPicture(picture, `${document.name.trim() || 'layout'}.png`)
    else setTold(say('plan-picture-none'))
  }
  /** Starts a match on this layout, with the seats and options chosen in the lobby. */
  const onPlay = async (game: string) => {
    const view = await loadView(game)
    const replaces = systems.find((system) => system.game === game)?.tableOptions
    if (!view || !replaces) return
    try {
      const chosen = chosenFor(view, document)
      const laid = await laidOn(view, chosen, { document })
      if (!laid.ok) return acts.say(laid.reason)
      const { id } = store.getState()
      await keep(id, document)
      keepDraft(game, { chosen, names: {}, players: {}, levels: {}, pack: undefined, table: { id, document, replaces } })
      goTo({ page: 'lobby', game })
    } catch (error) {
      acts.say(reasonOf(error))
    }
  }
  return {
    plays,
    told,
    hush: () => setTold(undefined),
    onOpen: () => {
      setReady(readyIn(systems))
      setIsOpening(true)
    },
    onSave: (report) => download(`${document.name.trim() || 'layout'}.json`, writeLayout(document, report)),
    onShare: (report) => void onShare(report),
    onPicture: () => void onPicture(),
    onPlay: (game) => void onPlay(game),
    dialog: (
      <>
        {isFileOver && <FileDropCover />}
        <OpenDialog
          open={isOpening}
          now={now}
          kept={kept}
          ready={ready.map(({ id, game: of, document: layout }) => ({
            id,
            name: nameOf(layout),
            document: layout,
            game: of === '' ? say('plan-open-table') : gameName(of, language),
          }))}
          onClose={() => setIsOpening(false)}
          onNew={() => void put(freshId(), bareTable())}
          onReady={(id) => {
            const found = ready.find((one) => one.id === id)
            if (found) void put(freshId(), changed(found.document, { name: nameOf(found.document) }))
          }}
          onAnalysis={(id) => {
            const found = ready.find((one) => one.id === id)
            if (!found) return
            setIsOpening(false)
            onAnalysis(changed(found.document, { name: nameOf(found.document) }), () => setIsOpening(true))
          }}
          onKept={(id) =>
            void textKept(id).then(async (text) => {
              const read = await breathed(layoutReading(text ?? ''))
              if (read.ok) return put(id, read.value)
              acts.say(read.reason)
              setIsOpening(false)
            })
          }
          onForget={(id) => void forget(id).then(refresh)}
          onFile={(file, all) => void onFile(file, all)}
        />
        {imports.dialog}
      </>
    ),
  }
}
