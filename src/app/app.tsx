/** The whole page: chooses the open screen and the language, and binds the keys that work everywhere. */
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { bindCommands } from '../ui/bind-commands'
import { FaultBoundary } from '../ui/fault-boundary'
import { applySettings } from '../ui/settings'
import { speaker } from '../ui/words/speaker'
import { learnPart } from '../ui/words/words'
import { WordsProvider } from '../ui/words/words-context'
import { PLAYED, useGameView } from './games'
import { HelpLater } from './help-later'
import { ErrorCover, LoadingCover } from './match/covers'
import { MatchScreen } from './match/match-screen'
import { goTo, useRoute } from './route'
import { useSettings } from './settings'

export function App() {
  const settings = useSettings()
  const speak = useMemo(() => speaker(settings.language), [settings.language])
  const [isHelping, setIsHelping] = useState(false)
  const route = useRoute()
  useEffect(() => applySettings(settings), [settings])
  useEffect(() => (route.page === 'match' ? undefined : bindCommands({ help: () => setIsHelping(true) }, 'page')), [route.page])
  return (
    <WordsProvider speak={speak}>
      <FaultBoundary about={() => ({ page: route.page })}>
        {route.page === 'home' && (
          <Suspense fallback={<LoadingCover />}>
            <HomeScreen onHelp={() => setIsHelping(true)} />
          </Suspense>
        )}
        {route.page === 'lab' && <Lab game={route.game} layout={route.layout} />}
        {route.page === 'plan' && (
          <Suspense fallback={<LoadingCover />}>
            <PlannerScreen link={route.link} onHelp={() => setIsHelping(true)} />
          </Suspense>
        )}
        {route.page === 'lobby' && <Lobby game={route.game} />}
        {route.page === 'decks' && (
          <Suspense fallback={<LoadingCover />}>
            <DecksOf key={route.game} game={route.game} link={route.link} />
          </Suspense>
        )}
        {route.page === 'table' && (
          <Suspense fallback={<LoadingCover />}>
            <TableScreen key={route.table} table={route.table} followed={route.key} moment={route.at} told={route.told} />
          </Suspense>
        )}
        {route.page === 'watch' && (
          <Suspense fallback={<LoadingCover />}>
            <WatchScreen
              key={`${route.match} ${route.line} ${route.told?.eyes} ${route.told?.line}`}
              id={route.match}
              line={route.line}
              at={route.at}
              told={route.told}
              beside={route.beside}
            />
          </Suspense>
        )}
        {route.page === 'match' && <MatchScreen key={route.match} id={route.match} />}
      </FaultBoundary>
      {route.page === 'plan' ? (
        <Suspense>
          <PlannerHelp open={isHelping} onClose={() => setIsHelping(false)} />
        </Suspense>
      ) : (
        <HelpLater open={isHelping} onClose={() => setIsHelping(false)} />
      )}
    </WordsProvider>
  )
}

// Loaded separately, because a visitor who follows a link to a match needs neither.
const HomeScreen = lazy(() => import('./home/home-screen').then((module) => ({ default: module.HomeScreen })))
const LobbyScreen = lazy(() => import('./home/lobby-screen').then((module) => ({ default: module.LobbyScreen })))

const LabScreen = lazy(() => import('./lab/lab-screen').then((module) => ({ default: module.LabScreen })))

const TableScreen = lazy(async () => {
  const [module] = await Promise.all([import('./online/table-screen'), learnPart('online')])
  return { default: module.TableScreen }
})

const DecksOf = lazy(async () => {
  const [module] = await Promise.all([import('./decks/decks-of'), learnPart('decks'), learnPart('online')])
  return { default: module.DecksOf }
})

const WatchScreen = lazy(async () => {
  const [module] = await Promise.all([import('./watch/watch-screen'), learnPart('watching')])
  return { default: module.WatchScreen }
})

const PlannerScreen = lazy(async () => {
  const [module] = await Promise.all([import('./planner/planner-screen'), learnPart('planning')])
  return { default: module.PlannerScreen }
})

const PlannerHelp = lazy(async () => {
  const [module] = await Promise.all([import('../ui/planner/planner-help'), learnPart('planning')])
  return { default: module.PlannerHelp }
})

/** The sight lab's table; of the first game if none is named. */
function Lab({ game, layout }: { readonly game: string | undefined; readonly layout: string | undefined }) {
  const view = useGameView(game ?? PLAYED[0]?.id)
  if (view === 'missing') return <ErrorCover text={game ?? ''} onHome={() => goTo({ page: 'home' })} />
  if (view === 'loading' || !view.sandbox) return <LoadingCover />
  return (
    <Suspense fallback={<LoadingCover />}>
      <LabScreen key={view.id} game={view} sandbox={view.sandbox} layout={layout} />
    </Suspense>
  )
}

function Lobby({ game }: { readonly game: string }) {
  const view = useGameView(game)
  if (view === 'loading') return <LoadingCover />
  if (view === 'missing') return <ErrorCover text={game} onHome={() => goTo({ page: 'home' })} />
  return (
    <Suspense fallback={<LoadingCover />}>
      <LobbyScreen view={view} />
    </Suspense>
  )
}
