/** The first page, with this device's matches. */
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { gameOf } from '../../games'
import type { GameView } from '../../games/view'
import { seemsResult } from '../../match/result/seems'
import type { MatchSummary } from '../../protocol/home'
import type { TableSummary } from '../../protocol/online'
import { hintsAgain } from '../../ui/hints'
import { HomePage } from '../../ui/home/home-page'
import type { SavedMatch } from '../../ui/home/saved-matches'
import { recall } from '../../ui/remember'
import type { Speak } from '../../ui/words/speak'
import { learnPart } from '../../ui/words/words'
import { useWords } from '../../ui/words/words-context'
import { device, download, namesIn, reasonOf, textOf } from '../device'
import { gameName, loadView, PLAYED, useGameViews } from '../games'
import { prepareTable } from '../match/match-screen'
import { keeping, useOffline, wants } from '../offline/offline'
import type { Unread } from '../planner/shelf'
import { goTo, tableOf } from '../route'
import { useSettings } from '../settings'
import { beginAgainstBot, beginLesson } from './begin-here'

/** Loaded after the first page is shown, because it contains the planner's file reader. */
const loadShelf = () => import('../planner/shelf')
const loadLayoutInFile = () => import('../planner/layout-in-file')
/** Loaded only on devices that have joined a server's table. */
const loadTables = () => import('../online/mine')
const ResultOpened = lazy(async () => {
  const [module] = await Promise.all([import('./result-opened'), learnPart('result')])
  return { default: module.ResultOpened }
})

/** The status of a stored match, in its game's words. Undefined if an older version of the game stored less than is read now. */
function statusOf(
  view: GameView | undefined,
  { glimpse }: Pick<MatchSummary, 'glimpse'>,
  speak: Speak,
): ReturnType<GameView['status']> | undefined {
  try {
    // The cast is safe: the same game made the summary.
    return glimpse === undefined ? undefined : view?.status(glimpse as object, speak)
  } catch {
    return undefined
  }
}

export function HomeScreen({ onHelp }: { onHelp(): void }) {
  const settings = useSettings()
  const { reason, say, speak } = useWords()
  const [matches, setMatches] = useState<readonly MatchSummary[]>([])
  const [tables, setTables] = useState<readonly TableSummary[]>([])
  const views = useGameViews([...matches, ...tables].map(({ game }) => game))
  const [importing, setImporting] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** The text of the result file that is open. */
  const [result, setResult] = useState<string>()
  const [beginning, setBeginning] = useState<string>()
  const [now] = useState(() => Date.now())
  const { stage, size, newer } = useOffline((state) => state)
  const isWanted = wants(settings) || stage === 'keeping' || stage === 'kept'

  const refresh = useCallback(async () => {
    try {
      setMatches((await device().ask('list', {})).matches)
    } catch (error) {
      setProblem(reason(reasonOf(error)))
    }
  }, [reason])
  useEffect(() => void refresh(), [refresh])
  // Most visits go to a lobby next.
  useEffect(() => void import('./lobby-screen'), [])
  useEffect(() => void keeping.look(), [])
  const listTables = useCallback(async () => {
    // A device that never joined a table has none to list.
    if (recall('tables') !== undefined) setTables(await loadTables().then(({ listMine }) => listMine()))
  }, [])
  useEffect(() => void listTables().catch(() => undefined), [listTables])
  const [unread, setUnread] = useState<readonly Unread[]>([])
  useEffect(() => {
    // If storage is not available, there are none.
    loadShelf()
      .then(({ listUnread }) => listUnread())
      .then(setUnread, () => undefined)
  }, [])

  const onImport = async (file: File) => {
    setImporting(true)
    setProblem(undefined)
    try {
      const text = await textOf(file)
      if (seemsResult(text)) {
        setResult(text)
        setImporting(false)
        return
      }
      const match = await device().ask('import', { file: text })
      await loadLayoutInFile()
        .then(({ takeLayout }) => takeLayout(match.id, text))
        .catch(() => undefined)
      await refresh()
      const { id, moment } = match
      goTo(moment === undefined ? { page: 'match', match: id } : { page: 'watch', match: id, at: moment })
    } catch (error) {
      setProblem(reason(reasonOf(error)))
    }
    setImporting(false)
  }
  /** Begins a match and opens it; shows the reason on this page if that fails. */
  const beginAt = async (game: string, begin: () => Promise<string | undefined>) => {
    setBeginning(game)
    setProblem(undefined)
    try {
      prepareTable()
      const match = await begin()
      if (match) return goTo({ page: 'match', match })
    } catch (error) {
      setProblem(reason(reasonOf(error)))
    }
    setBeginning(undefined)
  }
  const play = (game: string) =>
    beginAt(game, async () => {
      const view = await loadView(game)
      return view && (await beginAgainstBot(view, { language: settings.language, dice: settings.dice, say })).id
    })
  const teach = (game: string) =>
    beginAt(game, async () => {
      const found = gameOf(game)
      return found && beginLesson(found, say)
    })
  const onKeep = (on: boolean) => {
    settings.change({ offline: on ? 'on' : 'off' })
    void (on ? keeping.keep() : keeping.forget())
  }
  const saved = matches.map((match): SavedMatch => {
    const players = namesIn(match.title, match.seats)
    const status = statusOf(views[match.game], match, speak)
    return {
      id: match.id,
      game: gameName(match.game, settings.language),
      players: match.seats.map((seat, index) => {
        const score = status?.scores.find((one) => one.seat === seat)?.score
        return { seat, name: players[index] ?? seat, ...(score === undefined ? {} : { score }) }
      }),
      round: status?.round ?? '',
      over: match.over,
      ...(match.puzzle ? { puzzle: match.puzzle.name } : { fork: match.from !== undefined }),
      when: match.changedAt,
    }
  })
  const online = tables.map((one): SavedMatch => {
    const status = statusOf(views[one.game], one, speak)
    return {
      id: one.table,
      game: gameName(one.game, settings.language),
      players: one.seats.map(({ seat, name }) => {
        const score = status?.scores.find((found) => found.seat === seat)?.score
        return { seat, name: name || seat, ...(score === undefined ? {} : { score }) }
      }),
      round: one.stage === 'gathering' ? say('saved-waits') : (status?.round ?? ''),
      over: one.stage === 'over',
      online: true,
      fork: one.isFork === true,
      there: one.seats.flatMap(({ seat, name, here }) => (here > 0 && !one.mine.seats.includes(seat) ? [name || seat] : [])),
      when: one.changedAt,
    }
  })
  const isOnline = (id: string) => tables.some(({ table }) => table === id)
  return (
    <>
      <HomePage
        hero={<img src="./hero.webp" alt="" />}
        games={PLAYED.map(({ id, seats, kind, minutes, box, lesson }) => ({
          id,
          name: gameName(id, settings.language),
          blurb: gameName(id, settings.language, 'blurb'),
          seats,
          kind,
          minutes,
          isTaught: lesson !== undefined,
          ...(box && { picture: `./boxes/${id}.webp` }),
        }))}
        beginning={beginning}
        onPlay={(game) => void play(game)}
        onTeach={(game) => void teach(game)}
        onSetUp={(game) => goTo({ page: 'lobby', game })}
        onJoin={(link) => {
          const table = tableOf(link)
          if (table) goTo(table)
          return table !== undefined
        }}
        saved={[...saved, ...online].sort((one, other) => other.when - one.when)}
        unread={{
          layouts: unread.map(({ id, name, changedAt, reason: why }) => ({ id, name, why: reason(why), when: changedAt })),
          onSave(id) {
            const found = unread.find((one) => one.id === id)
            if (found) download(`${found.name.trim() || 'layout'}.json`, found.text)
          },
          onDelete(id) {
            // Removed from the list only after it was deleted, because otherwise closing the page early would bring it back.
            loadShelf()
              .then(({ forget }) => forget(id))
              .then(() => setUnread((before) => before.filter((one) => one.id !== id)), console.warn)
          },
        }}
        now={now}
        importing={importing}
        importError={problem}
        settings={settings}
        onChange={settings.change}
        onHintsAgain={() => void hintsAgain()}
        offline={stage === 'none' ? undefined : { stage, size, on: isWanted, onKeep, onMeasure: keeping.measure }}
        newer={newer}
        onNewer={() => void keeping.takeOver()}
        onContinue={(id) => goTo(isOnline(id) ? { page: 'table', table: id } : { page: 'match', match: id })}
        onWatch={(match) => goTo({ page: 'watch', match })}
        onBranches={(match) => goTo({ page: 'watch', match, beside: '' })}
        onDelete={(id) => {
          if (isOnline(id))
            void loadTables()
              .then(({ letGo }) => letGo(id))
              .then(listTables)
          else void device().ask('remove', { match: id }).then(refresh, refresh)
        }}
        onExport={(match) =>
          void device()
            .ask('export', { match })
            .then(async ({ file }) => (await loadLayoutInFile()).withLayout(match, file))
            .then(
              (file) => download('sightline-match.json', file),
              (error) => setProblem(reason(reasonOf(error))),
            )
        }
        onImport={(file) => void onImport(file)}
        onHelp={onHelp}
        onLab={() => goTo({ page: 'lab' })}
        onPlan={() => goTo({ page: 'plan' })}
        deckGames={PLAYED.filter(({ decks }) => decks).map(({ id }) => ({ id, name: gameName(id, settings.language) }))}
        onDecks={(game) => goTo({ page: 'decks', game })}
      />
      {result !== undefined && (
        <Suspense>
          <ResultOpened key={result} text={result} onClose={() => setResult(undefined)} />
        </Suspense>
      )}
    </>
  )
}
