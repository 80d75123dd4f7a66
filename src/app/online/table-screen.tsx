/** A table on a server: its seats before the match, then the match. */
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { OnlineState } from '../../client/online/connection'
import type { LobbyChange, LobbyChosen } from '../../games/lobby'
import type { GameView } from '../../games/view'
import { type PlayerSeat, SEATS } from '../../kernel'
import type { Gathered, TableState } from '../../protocol/online'
import { OwnDecksContext } from '../../ui/home/own-decks'
import { GatheringPage } from '../../ui/online/gathering-page'
import { SitDown } from '../../ui/online/gathering-seat'
import { recall, remember } from '../../ui/remember'
import '../../ui/style/online.css'
import { learnPart } from '../../ui/words/words'
import { useWords } from '../../ui/words/words-context'
import { useOwnDecks } from '../decks/use-own-decks'
import { gameName, useGameView } from '../games'
import { ErrorCover, LoadingCover } from '../match/covers'
import { prepareTable } from '../match/match-screen'
import { goTo, linkTo, standAt, type ToldMoment } from '../route'
import { useSettings } from '../settings'
import { heldTable, hold } from './held'
import { Line } from './line'
import { gatheredOf } from './open-at'
import { RenewCover } from './renew-cover'
import { Talk } from './talk'
import { type AtServer, useOnline } from './use-online'

/** Loaded only for links to a moment. */
const MomentFollowed = lazy(() => import('./moment-followed').then((module) => ({ default: module.MomentFollowed })))
/** Loaded only to look back at a running match. */
const LookBack = lazy(async () => {
  const [module] = await Promise.all([import('../watch/look-back'), learnPart('watching')])
  return { default: module.LookBack }
})
const MatchTable = lazy(() => import('../match/match-table').then((module) => ({ default: module.MatchTable })))

export interface TableScreenProps {
  readonly table: string
  /** The key in the link that was followed. */
  readonly followed: string | undefined
  /** The moment of its finished match that the link leads to. */
  readonly moment: number | undefined
  /** The same of a running match. */
  readonly told: ToldMoment | undefined
}

export function TableScreen({ table, followed, moment, told }: TableScreenProps) {
  // The key of a link is stored on the device and removed from the address, so that nobody reads it there or in the history.
  useEffect(() => {
    if (followed === undefined) return
    hold(table, { keys: [followed], followed })
    standAt({ page: 'table', table, ...(moment === undefined ? {} : { at: moment }), ...(told ? { told } : {}) })
  }, [table, followed, moment, told])
  return followed === undefined ? <Seated table={table} moment={moment} told={told} /> : <LoadingCover />
}

function Seated({ table, moment, told }: Omit<TableScreenProps, 'followed'>) {
  const at = useOnline(table)
  return at ? <AtTable table={table} at={at} moment={moment} told={told} /> : <LoadingCover />
}

const useOnlineState = <T,>({ online }: AtServer, select: (state: OnlineState) => T): T => useStore(online.store, select)

function AtTable({ table, at, moment, told }: { readonly at: AtServer } & Omit<TableScreenProps, 'followed'>) {
  const state = useOnlineState(at, (one) => one.table)
  const ended = useOnlineState(at, (one) => one.ended)
  const isLost = useOnlineState(at, (one) => one.status === 'lost')
  const { reason, say } = useWords()
  const view = useGameView(state?.game)
  useEffect(prepareTable, [])
  const moving = state?.mine.moving
  useEffect(() => {
    const link = heldTable(table)?.followed
    if (moving !== undefined && link !== undefined) at.online.request({ type: 'follow', link })
  }, [moving, table, at.online])
  if (ended?.key === 'online-version') return <RenewCover text={reason(ended)} />
  if (ended) return <ErrorCover text={reason(ended)} onHome={() => goTo({ page: 'home' })} />
  if (!state && isLost)
    return <ErrorCover title={say('unreached')} text={say('unreached-hint')} onHome={() => goTo({ page: 'home' })} />
  if (!state || view === 'loading') return <LoadingCover />
  if (view === 'missing') return <ErrorCover text={state.game} onHome={() => goTo({ page: 'home' })} />
  if (state.stage === 'gathering') return <Gathering table={table} at={at} state={state} view={view} />
  if (state.mine.invited) return <Invited table={table} at={at} seat={state.mine.invited} />
  if (!at.client) return <LoadingCover />
  if (told) {
    const { eyes, line } = told
    return (
      <Suspense fallback={<LoadingCover />}>
        <LookBack
          key={`${eyes} ${line}`}
          table={table}
          client={at.client}
          game={view}
          seats={seatsOf(state)}
          own={at.seats}
          told={told}
        />
      </Suspense>
    )
  }
  return (
    <Suspense fallback={<LoadingCover />}>
      <MatchTable id={table} client={at.client} game={view} seats={seatsOf(state)} online={at} fork={state.fork} />
      {moment !== undefined && <MomentFollowed table={table} client={at.client} moment={moment} />}
    </Suspense>
  )
}

/** Shown to a visitor for whom a seat of a running match is reserved. */
function Invited({ table, at, seat }: { readonly table: string; readonly at: AtServer; readonly seat: PlayerSeat }) {
  const { say } = useWords()
  const [name, setName] = useState(() => recall('name') ?? '')
  return (
    <div className="ui-lobby ui-gathering">
      <header className="ui-lobby-bar">
        <div>
          <h1>{say('sit-down')}</h1>
          <p className="ui-note">{say('table-hint-invited')}</p>
        </div>
      </header>
      <Line at={at} />
      <main className="ui-lobby-main">
        <SitDown seat={seat} name={name} onName={setName} onSit={() => sit(table, at, name)} />
      </main>
    </div>
  )
}

/** Takes the seat of the link that was followed. */
function sit(table: string, { online }: AtServer, name: string): void {
  remember('name', name.trim())
  const invitation = heldTable(table)?.followed
  if (invitation !== undefined) online.request({ type: 'take', invitation, name })
}

const seatsOf = ({ seats }: TableState) =>
  seats.map(({ seat, name, player }) => ({ seat, name: name || seat, isBot: player === 'bot' }))

interface GatheringProps {
  readonly table: string
  readonly at: AtServer
  readonly state: TableState
  readonly view: GameView
}

function Gathering({ table, at, state, view }: GatheringProps) {
  const { language, change } = useSettings()
  const { reason } = useWords()
  const { online } = at
  const { mine, gathered } = state
  const [name, setName] = useState(() => recall('name') ?? '')
  const chosen = useMemo(() => chosenOf(view, gathered), [view, gathered])
  const lobby = useMemo(() => view.lobby(language, chosen), [view, language, chosen])
  const refusal = useOnlineState(at, (one) => one.refusal)
  const held = heldTable(table)
  const ownDecks = useOwnDecks(view.id, { page: 'table', table })
  const link = (key: string | undefined) => (key === undefined ? undefined : linkTo({ page: 'table', table, key }))
  const { layout } = chosen
  const onChange = (changed: LobbyChange) => {
    const made = view.choose(chosen, changed)
    const next = gatheredOf(layout ? { ...made, layout } : made)
    if (changed.type === 'seat')
      online.request({ type: 'choose-seat', seat: changed.seat, chosen: next.seats[changed.seat] ?? {} })
    else if (fits(view, next, state)) online.request({ type: 'choose', gathered: next })
  }
  return (
    <OwnDecksContext value={ownDecks}>
      <GatheringPage
        game={gameName(state.game, language)}
        table={state}
        lobby={lobby}
        layout={
          layout && {
            name: layout.name,
            replaces: Object.keys(layout.options),
            ...(mine.isOpener ? { onRemove: () => online.request({ type: 'choose', gathered: withoutLayout(chosen) }) } : {}),
          }
        }
        links={{
          seats: Object.fromEntries(
            SEATS.flatMap((seat) => (held?.invitations[seat] ? [[seat, link(held.invitations[seat]) ?? '']] : [])),
          ),
          onlooker: mine.isOpener ? link(held?.onlooker) : undefined,
        }}
        name={name}
        problems={[...(state.problem ? [reason(state.problem)] : []), ...(refusal ? [reason(refusal.reason)] : [])]}
        line={<Line at={at} />}
        talk={<Talk at={at} />}
        onName={setName}
        onSit={() => sit(table, at, name)}
        onChange={onChange}
        onReady={(seat, ready) => online.request({ type: 'ready', seat, ready })}
        onSitter={(seat, sitter) => online.request({ type: 'sitter', seat, sitter })}
        onLevel={(seat, level) => online.request({ type: 'level', seat, level })}
        onBack={() => goTo({ page: 'home' })}
        onLanguage={(next) => change({ language: next })}
      />
    </OwnDecksContext>
  )
}

/** The lobby's choices as this player may see them; hidden ones are shown with the lobby's defaults. */
function chosenOf(view: GameView, gathered: Gathered | undefined): LobbyChosen {
  const first = view.lobby('en').chosen
  if (!gathered) return first
  // The cast is safe: the game's own lobby made the choices, here or on the opener's page; its rules check them before the match.
  return { ...first, ...gathered.shared, seats: { ...first.seats, ...gathered.seats } } as LobbyChosen
}

function withoutLayout({ layout: _was, ...chosen }: LobbyChosen): Gathered {
  return gatheredOf(chosen)
}

/** Whether these choices need exactly the seats that the table has. */
function fits(view: GameView, { shared, seats }: Gathered, state: TableState): boolean {
  const wanted = Object.keys(view.lobby('en', { ...shared, seats } as unknown as LobbyChosen).seats) as readonly PlayerSeat[]
  return wanted.length === state.seats.length && state.seats.every(({ seat }) => wanted.includes(seat))
}
