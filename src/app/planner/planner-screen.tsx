/** The layout planner: opens a layout, saves it on the device as it changes, and composes table and panels. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { loadLayouts } from '../../games'
import { systemOf } from '../../planner/open-tables'
import { toggled } from '../../planner/selection'
import type { SceneHandle } from '../../scene/table-scene'
import { Button, IconButton } from '../../ui/button'
import { ExposurePart } from '../../ui/lab/exposure-part'
import { PlannerBar } from '../../ui/planner/bar'
import { ChecksPanel } from '../../ui/planner/checks-panel'
import { SideJumps } from '../../ui/planner/ground/side-jumps'
import { named } from '../../ui/planner/named'
import { PlanView } from '../../ui/planner/plan-view'
import { SelectionPanel } from '../../ui/planner/selection-panel'
import { TablePanel } from '../../ui/planner/table-panel'
import { useWords } from '../../ui/words/words-context'
import { gameName } from '../games'
import { LoadingCover } from '../match/covers'
import { goTo } from '../route'
import { useSettings } from '../settings'
import { plannerActs } from './acts'
import { begun } from './begin'
import { plannerDrag } from './drag'
import { drawingActs } from './drawing'
import { freeSpot } from './free-spot'
import { bindPlannerKeys } from './keys'
import { LayoutNames } from './layout-names'
import { measuresOf } from './look'
import { useMat } from './mat/use-mat'
import { useOwn } from './own/use-own'
import { PalettePart } from './palette-part'
import { PlannerScene } from './planner-scene'
import { HeatOnPlan, SignsOnPlan } from './selfplay/on-plan'
import { SelfplayPart } from './selfplay/selfplay-part'
import { newTried, reportNow } from './selfplay/tried'
import { keep } from './shelf'
import { documentOf, newPlanner, type PlannerStore } from './store'
import { useSystemWords } from './system-words'
import { useDoors } from './use-doors'
import { useExposed } from './use-exposed'
import { useGround } from './use-ground'
import { useKnown } from './use-known'
import { usePaletteDrag } from './use-palette-drag'
import { usePrint } from './use-print'
import { useRandom } from './use-random'

const SAVES = 400
/** The parts of the right panel, in order. */
const PARTS = ['plan-selection', 'plan-checks', 'ground-title', 'plan-table'] as const

export function PlannerScreen({ link, onHelp }: { readonly link: string | undefined; onHelp(): void }) {
  const [store, setStore] = useState<PlannerStore>()
  useEffect(() => {
    let isCurrent = true
    void Promise.all([begun(link), loadLayouts()]).then(([{ id, document, notice }, systems]) => {
      if (!isCurrent) return
      const made = newPlanner(id, document, systems)
      if (notice) made.setState({ notice })
      setStore(made)
      // The link has been opened. From here on the layout is the user's own, so the link is removed from the address.
      if (link !== undefined) history.replaceState(null, '', '#/plan')
    })
    return () => {
      isCurrent = false
    }
  }, [link])
  return store ? (
    <LayoutNames key={store.getState().id} store={store}>
      <Planner store={store} onHelp={onHelp} />
    </LayoutNames>
  ) : (
    <LoadingCover />
  )
}

function Planner({ store, onHelp }: { readonly store: PlannerStore; onHelp(): void }) {
  const { language, change } = useSettings()
  const { say, speak, reason } = useWords()
  const state = useStore(store)
  const document = documentOf(state)
  const { systems, selection, view, notice, snapping, stacks, guides, lit } = state
  const handle = useRef<SceneHandle>(null)
  const [shown, setShown] = useState<'left' | 'right'>()
  const acts = useMemo(() => plannerActs(store), [store])
  const drag = useMemo(() => plannerDrag(store, acts), [store, acts])
  const tried = useMemo(() => newTried(store), [store])
  const { mats } = useSystemWords(store, language)
  const system = systemOf(document, systems)
  const known = useKnown(store, acts)
  const exposed = useExposed(store, handle)
  const drawing = useMemo(() => drawingActs(store, acts), [store, acts])
  const ground = useGround({ store, acts, drag, drawing, handle, known, system })
  const own = useOwn(store, acts)
  const mat = useMat(store, acts)
  const print = usePrint(store)
  const doors = useDoors(store, acts, handle, language, { onModel: own.onFile, onPicture: mat.onFile }, print.open, tried.take)
  const random = useRandom(store, acts, system, ground.overlays)

  useEffect(() => bindPlannerKeys(store, acts, drawing), [store, acts, drawing])
  useEffect(() => tried.begin(), [tried])
  useEffect(() => {
    const timer = setTimeout(() => void keep(state.id, document).then((problem) => problem && acts.say(problem)), SAVES)
    return () => clearTimeout(timer)
  }, [state.id, document, acts])
  useEffect(() => {
    const save = () => {
      void keep(store.getState().id, documentOf(store.getState()), true)
      tried.save()
    }
    addEventListener('pagehide', save)
    return () => removeEventListener('pagehide', save)
  }, [store, tried])

  const placeAt = useCallback(
    (x: number, y: number) => {
      if (store.getState().view === 'space') return handle.current?.toTable(x, y)
      const svg = window.document.querySelector<SVGSVGElement>('.ui-plan-view')
      const matrix = svg?.getScreenCTM()
      const at = matrix && new DOMPoint(x, y).matrixTransform(matrix.inverse())
      return at ? { x: Math.round(at.x), y: Math.round(-at.y) } : undefined
    },
    [store],
  )
  const grip = usePaletteDrag(store, acts, drag, placeAt)
  const onAdd = useCallback((kind: string) => void acts.add(kind, freeSpot(documentOf(store.getState()), kind)), [acts, store])
  const games = systems.map(({ game: id, table }) => ({ id, name: gameName(id, language), sizes: table?.sizes ?? [] }))
  const [only] = selection.length === 1 ? selection : []
  return (
    <div className="ui-planner">
      <div className="ui-plan-table" data-view={view}>
        {view === 'space' ? (
          <PlannerScene
            store={store}
            acts={acts}
            drag={drag}
            handle={handle}
            document={ground.document}
            layer={exposed.overlays}
            tried={tried}
            marks={random.marks}
            onPlace={exposed.onPlace}
            isCovered={shown !== undefined}
          />
        ) : (
          <PlanView
            document={ground.document}
            layers={ground.layers}
            reach={ground.reach}
            narrow={ground.narrow}
            wrong={ground.wrong}
            selection={selection}
            guides={guides}
            measures={only === undefined || !ground.layers.measures.shown ? [] : measuresOf(document, only)}
            lit={lit}
            drag={drag}
            onPicked={acts.select}
            part={random.part}
            onBand={random.onBand}
            heat={<HeatOnPlan tried={tried} planner={store} />}
            signs={(text) => <SignsOnPlan tried={tried} planner={store} text={text} />}
            onTap={(ref, isAdding) => acts.select(toggled(document, selection, ref, isAdding))}
          />
        )}
        {ground.over}
      </div>
      <PlannerBar
        name={document.name}
        mayUndo={state.history.undo.length > 0}
        mayRedo={state.history.redo.length > 0}
        view={view}
        acts={acts}
        plays={doors.plays.map((id) => ({ id, name: gameName(id, language) }))}
        onHome={() => goTo({ page: 'home' })}
        onOpen={doors.onOpen}
        onSave={() => doors.onSave(reportNow(tried, store))}
        onShare={() => doors.onShare(reportNow(tried, store))}
        onPicture={doors.onPicture}
        onPrint={print.openThis}
        onPlay={doors.onPlay}
        onHelp={onHelp}
        onLanguage={(chosen) => change({ language: chosen })}
      />
      <aside className="ui-panel ui-plan-side" data-side="left" data-shown={shown === 'left'}>
        <PalettePart
          allowed={system.table?.kinds}
          onGrip={grip}
          onAdd={onAdd}
          shelf={system.table?.own || Object.keys(document.own).length > 0 ? own.shelf(grip) : undefined}
        />
      </aside>
      <aside className="ui-panel ui-plan-side" data-side="right" data-shown={shown === 'right'}>
        <SideJumps parts={[...PARTS, ...(system.random ? (['random-title'] as const) : []), 'tried-title']} />
        <SelectionPanel document={document} selection={selection} acts={acts} onOwn={own.onEdit} />
        <ChecksPanel known={known} acts={acts}>
          {ground.knowing}
        </ChecksPanel>
        {view === 'space' && <ExposurePart {...exposed.part} />}
        {ground.panel}
        <TablePanel {...{ document, system, games, snapping, stacks, acts }} mats={mats} picture={mat.part} />
        {random.panel}
        <SelfplayPart planner={store} acts={acts} tried={tried} plays={doors.plays} />
      </aside>
      <nav className="ui-panel ui-plan-tabs" aria-label={say('plan-panel')}>
        {(['left', 'right'] as const).map((side) => (
          <Button
            key={side}
            tone="quiet"
            aria-pressed={shown === side}
            onClick={() => setShown(shown === side ? undefined : side)}
          >
            {say(side === 'left' ? 'plan-palette' : 'plan-table')}
          </Button>
        ))}
      </nav>
      {(notice || doors.told !== undefined) && (
        <p className="ui-panel ui-plan-notice" role="status">
          {notice ? reason(named(notice, speak)) : doors.told}
          <IconButton
            icon="close"
            label={say('dismiss')}
            onClick={() => {
              acts.say(undefined)
              doors.hush()
            }}
          />
        </p>
      )}
      {doors.dialog}
      {own.dialog}
      {mat.dialog}
      {print.dialog}
    </div>
  )
}
