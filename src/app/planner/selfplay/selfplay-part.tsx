/** Matches between bots on the open layout, as a part of the panel: choices, the run, the report, and what of it is shown on the table. */
import { memo, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { shownOnTable } from '../../../planner/selfplay/on-table'
import { emptyReport, playedIn, type Report } from '../../../planner/selfplay/report'
import { heldTexts, laneTexts } from '../../../planner/selfplay/told'
import { FIELD_COLOURS, FIELD_DOTS } from '../../../scene/seats'
import { Button } from '../../../ui/button'
import { HeatPart } from '../../../ui/planner/selfplay/heat-part'
import { ReportPart } from '../../../ui/planner/selfplay/report-part'
import { type BotLevel, SelfplayPanel } from '../../../ui/planner/selfplay/selfplay-panel'
import { sheetWords } from '../../../ui/planner/sheet-words'
import { useWords } from '../../../ui/words/words-context'
import { gameName } from '../../games'
import type { PlannerActs } from '../acts'
import { documentOf, type PlannerStore } from '../store'
import { lean } from '../work'
import { optionsFor } from './forces'
import { stateOf } from './state-of'
import { reportOn, type Tried } from './tried'
import { useChosen } from './use-chosen'

export interface SelfplayPartProps {
  readonly planner: PlannerStore
  readonly acts: PlannerActs
  readonly tried: Tried
  /** The games in which a match could begin on the layout as it stands. */
  readonly plays: readonly string[]
}

/** Memoised: during a drag it stays as it was before. */
export const SelfplayPart = memo(function SelfplayPart({ planner, acts, tried, plays }: SelfplayPartProps) {
  const { say, speak } = useWords()
  const { language } = speak
  const document = useRested(planner)
  const now = useStore(tried.store)
  const { running, ended } = now
  const [wished, setWished] = useState<string>()
  const [level, setLevel] = useState<BotLevel>('plain')
  const [matches, setMatches] = useState(100)
  const [beside, setBeside] = useState<string>()
  const game =
    wished !== undefined && plays.includes(wished) ? wished : (plays.find((one) => one === document.play?.game) ?? plays[0])
  const chosen = useChosen(game, planner, language)
  const words = useMemo(() => sheetWords(document, language, (of) => gameName(of, language)), [document, language])

  const { id } = planner.getState()
  const found = reportOn(now, planner.getState())
  const report = found?.report
  const isAsItIs = found !== undefined && found.state === stateOf(document)
  const names = [chosen?.forces[0]?.name ?? '', chosen?.forces[1]?.name ?? ''] as const
  const isSame = ({ setting }: Report) =>
    setting.game === game && setting.level === level && names.every((name, at) => setting.forces[at] === name)
  // What others have played has no heat, so what is played here begins anew.
  const goesOn = report && !report.given && isAsItIs && isSame(report) ? report : undefined

  const onPlay = async () => {
    if (!chosen || game === undefined) return
    const base = documentOf(planner.getState())
    const made = await optionsFor(chosen.view, chosen.chosen, lean(base))
    if (!made.ok) return acts.say(made.reason)
    tried.start({
      asked: { game, level, options: made.options },
      before: {
        id,
        name: base.name,
        state: stateOf(base),
        report: goesOn ?? emptyReport({ game, level, forces: names, seed: 1 }, base.size),
      },
      matches,
    })
  }

  const shown = report && !report.given && now.shown ? shownOnTable(report, now.shown) : undefined
  return (
    <SelfplayPanel
      games={plays.map((one) => ({ id: one, label: gameName(one, language) }))}
      game={game}
      forces={chosen?.forces.map(({ options, value, chosenWith }) => ({
        options,
        value,
        onValue: (to) => chosen.choose(chosenWith(to)),
      }))}
      level={level}
      matches={matches}
      problem={chosen?.problem}
      before={goesOn ? playedIn(goesOn) : 0}
      running={running}
      ended={ended}
      onGame={setWished}
      onLevel={setLevel}
      onMatches={setMatches}
      onPlay={() => void onPlay()}
      onPause={tried.pause}
      onGoOn={tried.goOn}
      onCancel={tried.cancel}
    >
      {report && (
        <>
          <h3>{say('tried-report')}</h3>
          {!isAsItIs && <p className="ui-note">{say('tried-changed')}</p>}
          {report.given && <p className="ui-note">{say('tried-given')}</p>}
          <ReportPart
            report={report}
            words={words}
            isGrowing={running !== undefined}
            others={now.kept.filter((one) => one.id !== found.id).map((one) => ({ ...one, name: one.name || words.untitled }))}
            beside={beside}
            onBeside={setBeside}
          />
          {!report.given && (
            <HeatPart
              shown={shown}
              list={shown ? [...laneTexts(document, shown.lanes, words), ...heldTexts(document, shown.held, words)] : []}
              colours={FIELD_COLOURS}
              dots={FIELD_DOTS}
              words={words}
              onShown={tried.show}
            />
          )}
          {!running && (
            <Button tone="quiet" onClick={() => tried.forget(found.id)}>
              {say('tried-forget')}
            </Button>
          )}
        </>
      )}
    </SelfplayPanel>
  )
})

/** The open layout; during a drag, as it was before. */
function useRested(planner: PlannerStore) {
  const now = useStore(planner, (state) => (state.isDragging ? undefined : documentOf(state)))
  const last = useRef(documentOf(planner.getState()))
  if (now) last.current = now
  return last.current
}
