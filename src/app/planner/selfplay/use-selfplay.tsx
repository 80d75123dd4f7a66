/** Matches between bots on the open layout: choices, the run, the report, and what of it is shown on the table. */
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { LobbyChosen } from '../../../games/lobby'
import type { GameView } from '../../../games/view'
import { HEATS, heatOf, lanesOf, objectivesHeld } from '../../../planner/selfplay/heat'
import { emptyReport, type Report } from '../../../planner/selfplay/report'
import type { Overlay } from '../../../scene/overlay'
import { FIELD_COLOURS, FIELD_DOTS } from '../../../scene/seats'
import { Button } from '../../../ui/button'
import { HeatPart, type OnTable } from '../../../ui/planner/selfplay/heat-part'
import { ReportPart } from '../../../ui/planner/selfplay/report-part'
import { type BotLevel, SelfplayPanel } from '../../../ui/planner/selfplay/selfplay-panel'
import { sheetWords } from '../../../ui/planner/sheet-words'
import { useWords } from '../../../ui/words/words-context'
import { gameName, loadView } from '../../games'
import { chosenFor } from '../../home/lobby-layout'
import type { PlannerActs } from '../acts'
import { documentOf, type PlannerStore } from '../store'
import { lean } from '../work'
import { forcesIn, optionsFor } from './forces'
import { heatOverlays, heldOverlays, laneOverlays, objectiveAt } from './overlays'
import { stateOf } from './state-of'
import { useKeptReports } from './use-kept-reports'
import { playedIn, type RunEnd, useRun } from './use-run'

const NOTHING: readonly Overlay[] = []

export interface Selfplay {
  readonly panel: ReactNode
  readonly overlays: readonly Overlay[]
  /** The report on the layout as it stands. */
  readonly report: Report | undefined
}

/** `plays`: the games in which a match could begin on the layout as it stands. */
export function useSelfplay(store: PlannerStore, acts: PlannerActs, plays: readonly string[]): Selfplay {
  const { say, speak } = useWords()
  const { language } = speak
  const document = useStore(store, documentOf)
  const id = useStore(store, (state) => state.id)
  const isInSpace = useStore(store, (state) => state.view === 'space')
  const [wished, setWished] = useState<string>()
  const game =
    wished !== undefined && plays.includes(wished) ? wished : (plays.find((one) => one === document.play?.game) ?? plays[0])
  const [level, setLevel] = useState<BotLevel>('plain')
  const [matches, setMatches] = useState(100)
  const [told, setTold] = useState<string>()
  const [beside, setBeside] = useState<string>()
  const [shown, setShown] = useState<OnTable>()
  const [live, setLive] = useState<{ readonly id: string; readonly state: string; readonly report: Report }>()
  const { view, chosen, choose } = useChosen(game, store)
  const kept = useKeptReports()
  const run = useRun()
  const words = useMemo(() => sheetWords(document, language, (of) => gameName(of, language)), [document, language])

  const state = useMemo(() => stateOf(document), [document])
  const found = live?.id === id ? live : kept.all.find((one) => one.id === id)
  const report = found && playedIn(found.report) > 0 ? found.report : undefined
  const forces = useMemo(() => view && chosen && forcesIn(view, chosen, language), [view, chosen, language])
  const [problem] = (view && chosen && view.lobby(language, chosen).problems) || []
  const names = [forces?.[0]?.name ?? '', forces?.[1]?.name ?? ''] as const
  const isSame = (of: Report) =>
    of.setting.game === game && of.setting.level === level && names.every((name, at) => of.setting.forces[at] === name)
  // What others have played has no heat, so what is played here begins anew.
  const goesOn = report && !report.given && found?.state === state && isSame(report) ? report : undefined

  const onPlay = async () => {
    if (!view || !chosen || game === undefined) return
    setTold(undefined)
    const base = documentOf(store.getState())
    const made = await optionsFor(view, chosen, lean(base))
    if (!made.ok) return acts.say(made.reason)
    const before = goesOn ?? emptyReport({ game, level, forces: names, seed: 1 }, base.size)
    const of = { id, state: stateOf(base) }
    let newest = before
    let checked = base
    setLive({ ...of, report: before })
    // An edit during the run ends it, because what follows would be about another layout.
    const forget = store.subscribe((now) => {
      const next = documentOf(now)
      if (next === checked) return
      checked = next
      if (now.id !== of.id || stateOf(next) !== of.state) run.cancel()
    })
    const onEnd = (how: RunEnd) => {
      forget()
      setLive(undefined)
      if (playedIn(newest) > 0) kept.keep({ ...of, name: base.name, report: newest })
      setTold(how === 'done' ? undefined : say(how === 'failed' ? 'tried-failed' : 'tried-cancelled'))
    }
    const onReport = (next: Report) => {
      newest = next
      setLive({ ...of, report: next })
    }
    run.start({ asked: { game, level, options: made.options }, before, matches }, onReport, onEnd)
  }

  const heat = useMemo(() => {
    const which = HEATS.find((one) => one === shown)
    return report && which ? heatOf(report, which) : undefined
  }, [report, shown])
  const overlays = useMemo((): readonly Overlay[] => {
    if (!report || shown === undefined) return NOTHING
    if (shown === 'lanes') return laneOverlays(report, words)
    if (shown === 'held') return heldOverlays(report, words)
    return heat ? heatOverlays(heat) : NOTHING
  }, [report, shown, heat, words])
  const list = useMemo((): readonly string[] => {
    if (!report) return []
    if (shown === 'lanes')
      return lanesOf(report).map(({ share }, at) => `${at + 1}. ${words.say('sheet-tried-lane', { share: words.share(share) })}`)
    if (shown !== 'held') return []
    return objectivesHeld(report).map((one, at) => {
      const ref = objectiveAt(document, one)
      const objective = ref === undefined ? say('plan-objective-of', { number: String(at + 1) }) : words.name(ref)
      return words.say('sheet-tried-objective', { objective, held: words.share(one.held), winner: words.share(one.byWinner) })
    })
  }, [report, shown, words, document, say])

  return {
    overlays,
    report: found?.state === state ? report : undefined,
    panel: (
      <SelfplayPanel
        games={plays.map((one) => ({ id: one, label: gameName(one, language) }))}
        game={game}
        forces={forces?.map(({ options, value, chosenWith }) => ({ options, value, onValue: (to) => choose(chosenWith(to)) }))}
        level={level}
        matches={matches}
        problem={problem}
        before={goesOn ? playedIn(goesOn) : 0}
        running={run.running}
        told={told}
        onGame={setWished}
        onLevel={setLevel}
        onMatches={setMatches}
        onPlay={() => void onPlay()}
        onPause={run.pause}
        onGoOn={run.goOn}
        onCancel={run.cancel}
      >
        {report && (
          <>
            <h3>{say('tried-report')}</h3>
            {found?.state !== state && <p className="ui-note">{say('tried-changed')}</p>}
            {report.given && <p className="ui-note">{say('tried-given')}</p>}
            <ReportPart
              report={report}
              words={words}
              others={kept.all.filter((one) => one.id !== id).map((one) => ({ ...one, name: one.name || words.untitled }))}
              beside={beside}
              onBeside={setBeside}
            />
            {!report.given && (
              <HeatPart
                shown={shown}
                heat={heat}
                list={list}
                colours={FIELD_COLOURS}
                dots={FIELD_DOTS}
                words={words}
                isInSpace={isInSpace}
                onShown={setShown}
              />
            )}
            {!run.running && (
              <Button tone="quiet" onClick={() => kept.forget(id)}>
                {say('tried-forget')}
              </Button>
            )}
          </>
        )}
      </SelfplayPanel>
    ),
  }
}

/** The lobby's choices for a game on this layout. They begin anew when the game changes. */
function useChosen(game: string | undefined, store: PlannerStore) {
  const [now, setNow] = useState<{ readonly game: string; readonly view: GameView; readonly chosen: LobbyChosen }>()
  useEffect(() => {
    if (game === undefined) return
    let isCurrent = true
    void loadView(game).then((view) => {
      if (isCurrent && view) setNow({ game, view, chosen: chosenFor(view, documentOf(store.getState())) })
    })
    return () => {
      isCurrent = false
    }
  }, [game, store])
  const current = now?.game === game ? now : undefined
  return {
    view: current?.view,
    chosen: current?.chosen,
    choose: (chosen: LobbyChosen) => setNow((before) => before && { ...before, chosen }),
  }
}
