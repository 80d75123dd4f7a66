/** Opens a match of this device and, once its game is loaded, shows the table it is played on. */
import { lazy, Suspense, useEffect, useState } from 'react'
import type { Client } from '../../client/state'
import { createClient } from '../../client/store'
import type { Reason } from '../../kernel'
import type { MatchSummary } from '../../protocol/home'
import { useWords } from '../../ui/words/words-context'
import { device, namesIn, reasonOf } from '../device'
import { loadView, useGameView } from '../games'
import { goTo } from '../route'
import { useSettings } from '../settings'
import { ErrorCover, LoadingCover } from './covers'
import { secrecyOf } from './secrecy'

const loadTable = () => import('./match-table')
const MatchTable = lazy(() => loadTable().then((module) => ({ default: module.MatchTable })))
/** Starts loading the match's code early, while other parts are still loading. */
export const prepareTable = (): void => void loadTable()

interface Opened {
  readonly client: Client
  readonly match: MatchSummary
}

/** The opened match. Its client is closed when the screen is left. */
function useOpened(id: string): Opened | { readonly failure: Reason } | undefined {
  const [opened, setOpened] = useState<Opened | { readonly failure: Reason }>()
  useEffect(() => {
    prepareTable()
    let isCurrent = true
    let client: Client | undefined
    setOpened(undefined)
    const open = async () => {
      const { transport, match } = await device().open(id)
      const view = await loadView(match.game)
      const [first, ...others] = match.seats.filter((seat) => match.roster[seat] !== 'bot')
      if (!isCurrent || !view) return transport.close()
      // A match between bots only is watched from the first seat.
      client = createClient({
        transport,
        seats: [first ?? 'A', ...others],
        tabletop: (seen) => view.tabletop(seen as never),
        // Every seat that is played by a person is played at this screen.
        isAlone: true,
        ...secrecyOf(
          view,
          first === undefined ? [] : [first, ...others],
          useSettings.getState(),
          () => useSettings.getState().language,
        ),
      })
      setOpened({ client, match })
    }
    open().catch((error) => isCurrent && setOpened({ failure: reasonOf(error) }))
    return () => {
      isCurrent = false
      client?.actions.close()
      void device().ask('close', { match: id })
    }
  }, [id])
  return opened
}

export function MatchScreen({ id }: { readonly id: string }) {
  const opened = useOpened(id)
  const view = useGameView(opened && 'match' in opened ? opened.match.game : undefined)
  const { reason } = useWords()
  const failure =
    opened && 'failure' in opened ? opened.failure : view === 'missing' ? { key: 'unknown-game', says: { game: id } } : undefined
  if (failure) return <ErrorCover text={reason(failure)} onHome={() => goTo({ page: 'home' })} />
  if (!opened || !('client' in opened) || typeof view === 'string') return <LoadingCover />
  const names = namesIn(opened.match.title, opened.match.seats)
  return (
    <Suspense fallback={<LoadingCover />}>
      <MatchTable
        key={id}
        id={id}
        client={opened.client}
        game={view}
        puzzle={opened.match.puzzle}
        fork={opened.match.from}
        seats={opened.match.seats.map((seat, index) => ({
          seat,
          name: names[index] ?? seat,
          isBot: opened.match.roster[seat] === 'bot',
          level: opened.match.levels?.[seat] ?? 'plain',
        }))}
      />
    </Suspense>
  )
}
