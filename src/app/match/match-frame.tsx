/** The DOM side of a match: strips, log, question, dice, dialogs, keys. Each part subscribes only to what it shows. */

import { lazy, Suspense, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { stillMoment } from '../../client/moment'
import { pickedUp } from '../../client/ruler'
import { STRAIGHT } from '../../client/throwing'
import { bindCommands } from '../../ui/bind-commands'
import type { CommandId } from '../../ui/commands'
import { WhyContext } from '../../ui/help/why-button'
import { Levels, stepLevel } from '../../ui/match/levels'
import { MatchChrome } from '../../ui/match/match-chrome'
import { QUESTION_ID } from '../../ui/match/question-id'
import { TopStrip } from '../../ui/match/top-strip'
import { type ToastNotice, Toasts } from '../../ui/toasts'
import { useWords } from '../../ui/words/words-context'
import { device, download, reasonOf } from '../device'
import { openSight } from '../lab/sight-state'
import { callThere } from '../online/call'
import { SeatClock } from '../online/seat-clock'
import { goTo } from '../route'
import { useSettings } from '../settings'
import { hasColumn, isStacked, useWindowSize } from '../window-shape'
import { useAsked } from './asked'
import { useClaims } from './claims/use-claims'
import { HandsAtTable } from './hands-part'
import { hurry } from './hurry'
import { useLesson } from './lesson-part'
import { LogLater } from './log-later'
import { lookBack } from './look-back'
import { MatchDialogs, type Open } from './match-dialogs'
import type { AtTable } from './match-table'
import type { AskedLine } from './motive/lines'
import { NewsPart } from './news-part'
import { PromptPart } from './prompt-part'
import { QuestionPlace } from './question-place'
import { skipShow } from './table-state'
import { ToldAloud } from './told-aloud'
import { undo } from './undoing'
import { useHint } from './use-hint'
import { useSheet } from './use-sheet'
import { useTask } from './use-task'

const NOTICE_TIME = 8_000

/** Loaded only for tables on a server. */
const OnlineAside = lazy(() => import('../online/aside').then((module) => ({ default: module.OnlineAside })))
const TalkAtTable = lazy(() => import('../online/talk').then(({ Talk }) => ({ default: Talk })))
const OnlineAtTable = lazy(() => import('../online/online-at-table').then((module) => ({ default: module.OnlineAtTable })))

/** Loaded when needed: only some games have steps. */
const StepsStrip = lazy(() => import('../../ui/match/steps-strip').then((module) => ({ default: module.StepsStrip })))

export function MatchFrame(at: AtTable) {
  const { client, game, table, speak, seats, own, id, online, puzzle } = at
  const settings = useSettings()
  const windowSize = useWindowSize()
  const { reason } = useWords()
  const [open, setOpen] = useState<Open>()
  const openRules = useContext(WhyContext)
  const isLogShown = settings.log === 'shown'
  const setIsLogShown = (isShown: boolean) => settings.change({ log: isShown ? 'shown' : 'hidden' })
  const [isBare, setIsBare] = useState(false)
  const [notices, setNotices] = useState<readonly ToastNotice[]>([])
  const view = useStore(client.store, (state) => state.view) as object
  const viewer = useStore(client.store, (state) => state.seat)
  const awaited = useStore(client.store, (state) => state.awaited)
  const isSaved = useStore(client.store, (state) => state.keptSeq >= state.seq)
  const notice = useStore(client.store, (state) => state.notice)
  const isOver = useStore(client.store, (state) => state.outcome !== undefined)
  const asked = useAsked(at)
  const task = useTask(at)
  const areSheets = isStacked(settings.textSize, windowSize)
  // While an entry is played or dice wait to be thrown, no panel is shown in front of the tray.
  const isRolling = useStore(client.store, (state) => state.playing !== undefined || state.throws.length > 0)
  const { sheet, setSheet, chooseSheet, closeSheet } = useSheet(at, areSheets, !isRolling)
  // A player who opens the panel with its key plays by keyboard: it then opens for each question that the strip cannot answer.
  const [isAsking, setIsAsking] = useState(false)
  // Otherwise the panel stays open only for the question it was opened for, because it covers part of the table.
  const [askedFor, setAskedFor] = useState<string>()
  const closePanel = useCallback(() => {
    setIsAsking(false)
    setAskedFor(undefined)
  }, [])
  const question = useStore(client.store, (state) => state.decisions.find(({ offer }) => !offer)?.id)
  // Where nothing is asked, the panel can be called for the standing offers.
  const offered = useStore(client.store, (state) => state.decisions[0]?.id)
  // Advice is about one question and closes with it.
  const [advisedOn, setAdvisedOn] = useState<string>()
  const canAdvise = settings.advice === 'on' && !online && own.length === 1 && !isOver && !puzzle
  const isAdvised = canAdvise && question !== undefined && advisedOn === question
  const [motive, setMotive] = useState<AskedLine>()
  const askMotive = useCallback(
    (asked: AskedLine) => {
      setMotive(asked)
      if (areSheets) setSheet('question')
    },
    [areSheets, setSheet],
  )
  const onMotive = online ? undefined : askMotive
  const waitsForThrow = useStore(client.store, (state) => state.throws[0]?.roll.by)
  const selected = useStore(table, (state) => state.selected)
  const closes = useStore(table, (state) => state.closes)
  useEffect(() => {
    if (closes === 0) return
    closeSheet()
    closePanel()
    setMotive(undefined)
    table.setState({ claiming: undefined })
  }, [closes, closePanel, closeSheet, table])
  const status = useMemo(() => game.status(view, speak), [game, view, speak])
  const steps = useMemo(() => game.steps?.(view, speak), [game, view, speak])

  const notify = useCallback(
    (one: Omit<ToastNotice, 'id'>) =>
      setNotices((before) => [...before.slice(-3), { id: `${Date.now()}-${before.length}`, ...one }]),
    [],
  )
  const tell = (text: string, kind: ToastNotice['kind'] = 'info') => notify({ kind, text, ms: NOTICE_TIME })
  const claims = useClaims(at, {
    onPanel: (isOpen) => areSheets && setSheet(isOpen ? 'question' : undefined),
    onNotice: notify,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each notice is shown once, in the language of its moment.
  useEffect(() => {
    if (notice) tell(reason(notice.reason))
  }, [notice])

  const trouble = useStore(table, (state) => state.trouble)
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once, in the language of its moment.
  useEffect(() => {
    if (trouble) tell(reason(trouble))
  }, [trouble])

  const exportMatch = async () => {
    const { withLayout } = await import('../planner/layout-in-file')
    // The host knows nothing of notes, nor that a puzzle's file has its position instead of what was played.
    const written = online
      ? client.actions.exportMatch()
      : device()
          .ask('export', { match: id })
          .then(({ file }) => withLayout(id, file))
    return written.then(
      (file) => download(`sightline-${game.id}.json`, file),
      (refusal) => tell(reason(online ? refusal : reasonOf(refusal)), 'refused'),
    )
  }
  /** A match on a server is watched as a copy of its file, which is imported into this device and stays there. */
  const watch = async () => {
    try {
      goTo({ page: 'watch', match: online ? await (await import('../online/copy')).copiedHere(id, client) : id })
    } catch (error) {
      tell(reason(reasonOf(error)), 'refused')
    }
  }
  const { dice } = settings
  useEffect(() => {
    if (online) return
    void device()
      .ask('dice', { match: id, dice: dice === 'hand' ? 'by hand' : 'auto' })
      .catch(() => undefined)
  }, [dice, id, online])

  const isSet = useStore(table, (state) => state.isSet)
  const isCardTable = game.tabletop(view).width === 0
  /** Nothing is measured on a table of cards. */
  const isMeasured = !isCardTable && !game.hidesDistances
  const storeys = useMemo(() => game.levels?.(view, speak) ?? [], [game, view, speak])
  const level = useStore(table, (state) => state.level)
  const step = (by: 1 | -1) => table.setState({ level: stepLevel(table.getState().level, by, storeys.length) })
  const stepPiece = (by: 1 | -1) => {
    const ready = game
      .look(view, stillMoment(view, viewer, client.store.getState().decisions), speak)
      .figures.filter((figure) => figure.ready)
      .map((figure) => figure.ref)
    if (ready.length === 0) return
    const now = ready.indexOf(table.getState().selected ?? '')
    table.setState({ selected: ready[(now + by + ready.length) % ready.length] })
  }
  /** Opens the panel for this question and moves the focus into it. */
  const callPanel = () => {
    setAskedFor(question ?? offered)
    if (areSheets) setSheet('question')
    // The panel exists only after the next render.
    requestAnimationFrame(() => {
      const panel = document.getElementById(QUESTION_ID)
      // The frame may come late. If the player is already answering in the panel by then, the focus is not moved.
      if (!panel?.contains(document.activeElement)) panel?.focus()
    })
  }
  const commands: { readonly [id in CommandId]?: () => void } = {
    throw: () => {
      const [first] = client.store.getState().throws
      if (first) client.actions.throwDice(first.decision, STRAIGHT)
    },
    pass: () => client.actions.pass(),
    'pass-ahead': () => client.actions.passAhead(),
    undo: () => undo(at),
    redo: () => client.actions.redo(),
    'next-piece': () => stepPiece(1),
    'previous-piece': () => stepPiece(-1),
    'focus-question': () => {
      const panel = document.getElementById(QUESTION_ID)
      // The key opens the panel and moves the focus into it; pressed inside the panel, it closes it.
      if (panel && !panel.contains(document.activeElement)) return panel.checkVisibility() ? panel.focus() : callPanel()
      if (panel) return closePanel()
      if (!asked.isInStrip) setIsAsking(true)
      callPanel()
    },
    ...(storeys.length > 1 ? { 'level-up': () => step(1), 'level-down': () => step(-1) } : {}),
    ...(canAdvise && {
      advise: () => {
        if (question === undefined) return
        setAdvisedOn(isAdvised ? undefined : question)
        if (areSheets) setSheet(isAdvised ? undefined : 'question')
      },
    }),
    hurry: () => hurry(at),
    'skip-show': () => skipShow(table),
    'look-here': () => callThere(),
    ...(isMeasured && { measure: () => table.setState(({ ruler }) => ({ ruler: pickedUp(ruler) })) }),
    ...(claims.toggle && { claim: claims.toggle }),
    'toggle-log': () => setIsLogShown(!isLogShown),
    'toggle-chrome': () => setIsBare((bare) => !bare),
    'read-table': () => setOpen('account'),
    help: () => setOpen('help'),
    ...(openRules && { rules: () => openRules([]) }),
    settings: () => setOpen('settings'),
    sound: () => settings.change({ sound: settings.sound === 'on' ? 'off' : 'on' }),
    layout: () =>
      void import('../planner/of-match')
        .then(({ openLayoutOf }) => openLayoutOf(id, game.id))
        .then((refusal) => refusal && tell(reason(refusal), 'refused')),
    export: () => void exportMatch(),
    'look-back': () => lookBack(at),
    'check-dice': () => setOpen('check-dice'),
    result: () => setOpen('result'),
    concede: () => setOpen('concede'),
    links: () => setOpen('links'),
    'take-online': () => setOpen('take-online'),
    home: () => goTo({ page: 'home' }),
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers read current values when they are called.
  useEffect(() => bindCommands(commands, 'match'), [view, viewer, settings, asked])

  const [goSeat] = awaited
  const goes = waitsForThrow ?? (goSeat === undefined || goSeat === 'chance' ? undefined : goSeat)
  const active = seats.find((one) => one.seat === goes)
  const Piece = game.panels.piece
  const isCalled =
    (isAsking && !asked.isInStrip && question !== undefined) || (offered !== undefined && askedFor === (question ?? offered))
  // Where panels are sheets, the question's panel opens from the dock.
  const isPanelNeeded =
    areSheets || sheet === 'question' || (question !== undefined && (asked.needsPanel || windowSize.width < 1000))
  const isPanelShown = offered !== undefined && !task?.result && (isPanelNeeded || isCalled)
  const leaveSheet = () => areSheets && setSheet(undefined)
  const tip = useHint(at)
  // A taught match shows its own help instead of the usual hints.
  const lesson = useLesson(at)
  const hint = lesson === undefined ? tip : undefined
  // Hints stand beside the table where there is room, otherwise in the bar. A card table has cards in every corner.
  const isTipInBar = areSheets || !hasColumn(settings.textSize, windowSize) || isCardTable || puzzle !== undefined
  return (
    <>
      <MatchChrome
        top={
          <TopStrip
            round={status.round}
            phase={status.phase}
            active={active}
            scores={status.scores.map((one) => ({ ...one, name: speak.seat(one.seat) }))}
            {...(online && { clockOf: (seat, name) => <SeatClock at={online} seat={seat} name={name} /> })}
            without={[
              ...(game.sandbox && !online ? [] : (['layout'] as const)),
              online ? 'take-online' : 'links',
              ...(isMeasured ? [] : (['measure'] as const)),
              ...(canAdvise ? [] : (['advise'] as const)),
              ...(claims.toggle ? [] : (['claim'] as const)),
              ...(isOver || puzzle ? (['look-back'] as const) : []),
              ...(isOver && !puzzle ? [] : (['check-dice', 'result'] as const)),
              ...(puzzle ? (['take-online', 'concede'] as const) : []),
              ...(openRules ? [] : (['rules'] as const)),
            ]}
            saved={isSaved ? 'saved' : 'saving'}
            isSet={isSet}
            soundOn={settings.sound === 'on'}
            onLanguage={(language) => settings.change({ language })}
            // The scene binds the key for sight, because it knows the pointer. From the menu, the lab starts with the selected
            // piece.
            onCommand={(command) => (command === 'sight' ? openSight(at.sight, selected) : commands[command]?.())}
          />
        }
        steps={
          steps && (
            <Suspense>
              <StepsStrip
                steps={steps}
                selected={selected}
                onSelect={(ref) => table.setState({ selected: ref, refusal: undefined })}
                icon={game.panels.icon}
              />
            </Suspense>
          )
        }
        prompt={
          task?.result ?? (
            <PromptPart
              at={at}
              asked={asked}
              tip={isTipInBar ? hint : undefined}
              onPanel={isPanelShown ? undefined : callPanel}
              onClaim={claims.toggle}
            />
          )
        }
        tip={task?.tip ?? lesson ?? (isTipInBar ? undefined : hint)}
        news={
          isLogShown ? undefined : (
            <>
              {online && (
                <Suspense>
                  <OnlineAside at={online} />
                </Suspense>
              )}
              {claims.aside}
              <NewsPart at={at} isAside={areSheets} onMotive={onMotive} />
            </>
          )
        }
        log={
          <>
            {isLogShown && claims.aside}
            <LogLater {...at} onClose={() => setIsLogShown(false)} onMotive={onMotive} />
            {online && (
              <Suspense>
                <TalkAtTable at={online} />
              </Suspense>
            )}
          </>
        }
        hands={game.hands && <HandsAtTable at={at} asked={asked} />}
        piece={Piece && selected !== undefined && !isRolling ? <Piece view={view} piece={selected} speak={speak} /> : undefined}
        pieces={!Piece ? 'none' : isCardTable ? 'cards' : 'figures'}
        question={
          <QuestionPlace
            at={at}
            claims={claims.panel}
            motive={motive}
            isAdvised={isAdvised}
            isQuestionShown={isPanelShown}
            isCalled={isCalled}
            why={asked.situation?.why}
            parts={asked.situation?.parts}
            onAdviceShown={leaveSheet}
            onMotiveClosed={() => {
              setMotive(undefined)
              leaveSheet()
            }}
            onAdviceClosed={() => {
              setAdvisedOn(undefined)
              leaveSheet()
            }}
            onQuestionClosed={isPanelNeeded ? undefined : closePanel}
          />
        }
        hasQuestion={Boolean(claims.panel) || motive !== undefined || isAdvised || isPanelShown}
        isAsked={isPanelShown && question !== undefined}
        levels={<Levels names={storeys} shown={level} onShow={(next) => table.setState({ level: next })} />}
        toasts={<Toasts notices={notices} onDismiss={(gone) => setNotices((all) => all.filter((one) => one.id !== gone))} />}
        logShown={isLogShown}
        onLogShown={setIsLogShown}
        sheet={sheet}
        onSheet={(next) => {
          chooseSheet(next)
          table.setState({ claiming: undefined })
        }}
        bare={isBare}
        onQuestion={callPanel}
        onTable={() => setOpen('account')}
      />
      <ToldAloud {...at} />
      {online && (
        <Suspense>
          <OnlineAtTable at={online} match={at} isTalkShown={isLogShown} onTell={tell} />
        </Suspense>
      )}
      <MatchDialogs at={at} open={open} onOpen={setOpen} onExport={() => void exportMatch()} onWatch={() => void watch()} />
    </>
  )
}
