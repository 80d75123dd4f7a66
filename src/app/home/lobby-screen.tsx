/** The lobby before a match. All its content is the game's own data; the rules check the choices before the match is made. */
import { Suspense, useEffect, useMemo, useState } from 'react'
import { gameOf } from '../../games'
import type { LobbyChange, LobbyChosen } from '../../games/lobby'
import type { GameView } from '../../games/view'
import { type PlayerSeat, SEATS } from '../../kernel'
import type { Levels } from '../../protocol/home'
import type { ClockTerms } from '../../protocol/online'
import { LobbyPage } from '../../ui/home/lobby-page'
import type { Sitting } from '../../ui/home/lobby-seat'
import { OwnDecksContext } from '../../ui/home/own-decks'
import { useWords } from '../../ui/words/words-context'
import { useOwnDecks } from '../decks/use-own-decks'
import { draftOf, dropDraft, keepDraft } from '../decks/way-back'
import { reasonOf } from '../device'
import { gameName, RulesPart } from '../games'
import { prepareTable } from '../match/match-screen'
import { goTo } from '../route'
import { useSettings } from '../settings'
import { beginHere, usualName, usualSitting } from './begin-here'
import { laidOn, noteLaid } from './lobby-layout'
import { usePacks } from './packs'

const SITTERS = { person: 'me', link: 'link', bot: 'bot' } as const

export function LobbyScreen({ view }: { readonly view: GameView }) {
  const { language, dice, change } = useSettings()
  const { say, reason } = useWords()
  // A player who returns from building a deck finds the lobby as it was, now with the deck.
  const [draft] = useState(() => draftOf(view.id))
  const [chosen, setChosen] = useState<LobbyChosen>(() => draft?.chosen ?? view.lobby(language).chosen)
  const lobby = useMemo(() => view.lobby(language, chosen), [view, language, chosen])
  const [names, setNames] = useState<{ readonly [seat in PlayerSeat]?: string }>(draft?.names ?? {})
  const [players, setPlayers] = useState<{ readonly [seat in PlayerSeat]?: Sitting }>(draft?.players ?? {})
  const [levels, setLevels] = useState<Levels>(draft?.levels ?? {})
  const sitting = (seat: PlayerSeat): Sitting => players[seat] ?? usualSitting(seat)
  const nameOf = (seat: PlayerSeat) => names[seat] ?? usualName(seat, sitting(seat), say)
  const [sealed, setSealed] = useState(false)
  const [clock, setClock] = useState<ClockTerms>()
  const [delay, setDelay] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [isReading, setIsReading] = useState(false)
  // The number of players may change. A seat that drops out keeps its name in case it returns.
  const seats = useMemo(() => SEATS.filter((seat) => lobby.seats[seat] !== undefined), [lobby])
  const { packs, packOf, add, remove } = usePacks(view.id, view.packs, language)
  const [pack, setPack] = useState(draft?.pack)
  const [table, setTable] = useState(draft?.table)
  const ownDecks = useOwnDecks(view.id, { page: 'lobby', game: view.id }, () =>
    keepDraft(view.id, { chosen, names, players, levels, pack, table }),
  )

  // Loads the table's code while the players choose.
  useEffect(prepareTable, [])
  useEffect(() => dropDraft(view.id), [view.id])

  const isOnline = seats.some((seat) => sitting(seat) === 'link')
  const start = async () => {
    try {
      const laid = table ? await laidOn(view, chosen, table) : ({ ok: true, chosen } as const)
      if (!laid.ok) return setProblem(reason(laid.reason))
      if (isOnline) return await beginOnline(laid.chosen)
      const match = await beginHere(
        view,
        laid.chosen,
        dice,
        seats.map((seat) => ({ seat, name: nameOf(seat), isBot: sitting(seat) === 'bot', level: levels[seat] ?? 'plain' })),
      )
      if (table) await noteLaid(match.id, table)
      goTo({ page: 'match', match: match.id })
    } catch (error) {
      setProblem(reason(reasonOf(error)))
    }
  }
  /** Opens a table on the server and stores the opener's keys on this device. */
  const beginOnline = async (all: LobbyChosen) => {
    const { openAt } = await import('../online/open-at')
    const opened = await openAt(
      view.id,
      all,
      {
        sitters: Object.fromEntries(seats.map((seat) => [seat, SITTERS[sitting(seat)]])),
        names: Object.fromEntries(seats.flatMap((seat) => (sitting(seat) === 'link' ? [] : [[seat, nameOf(seat)]]))),
        levels: Object.fromEntries(seats.flatMap((seat) => (sitting(seat) === 'bot' ? [[seat, levels[seat] ?? 'plain']] : []))),
        dice: dice === 'hand' ? 'by hand' : 'auto',
        sealed,
        ...(clock ? { clock } : {}),
        ...(delay ? { delay } : {}),
      },
      table?.document,
    )
    if ('problem' in opened) setProblem(say(opened.problem))
    else goTo({ page: 'table', table: opened.table })
  }
  const choose = (changed: LobbyChange) => {
    setProblem(undefined)
    setChosen((before) => view.choose(before, changed))
  }
  const playWith = (id: string | undefined, found = id === undefined ? undefined : packOf(id)) => {
    setPack(found === undefined ? undefined : id)
    choose(found === undefined ? { type: 'pack' } : { type: 'pack', pack: found })
  }
  return (
    <OwnDecksContext value={ownDecks}>
      <LobbyPage
        game={gameName(view.id, language)}
        lobby={lobby}
        table={table && { name: table.document.name, replaces: table.replaces, onRemove: () => setTable(undefined) }}
        players={seats.map((seat) => ({
          seat,
          name: nameOf(seat),
          player: sitting(seat),
          level: levels[seat] ?? 'plain',
        }))}
        problems={problem ? [problem] : []}
        clock={isOnline ? { value: clock, onChange: setClock } : undefined}
        delay={isOnline ? { value: delay, onChange: setDelay } : undefined}
        sealing={isOnline ? { on: sealed, onChange: setSealed } : undefined}
        onPlayer={(seat, changed) => {
          if (changed.type === 'player') setPlayers({ ...players, [seat]: changed.player })
          else if (changed.type === 'level') setLevels({ ...levels, [seat]: changed.level })
          else setNames({ ...names, [seat]: changed.name })
        }}
        onChange={choose}
        onStart={() => void start()}
        onRules={gameOf(view.id)?.help && (() => setIsReading(true))}
        onBack={() => goTo({ page: 'home' })}
        onLanguage={(next) => change({ language: next })}
        {...(view.packs && {
          packs: {
            ...packs,
            value: pack,
            onPack: (id: string | undefined) => playWith(id),
            onFile: (file: File) => void add(file).then((added) => added && playWith(added.id, added.pack)),
            onRemove(id: string) {
              remove(id)
              if (id === pack) playWith(undefined)
            },
          },
        })}
      />
      {isReading && (
        <Suspense>
          <RulesPart id={view.id} about={[]} onClose={() => setIsReading(false)} />
        </Suspense>
      )}
    </OwnDecksContext>
  )
}
