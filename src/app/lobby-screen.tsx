/** Before a match: everything on it is the game's own data; the rules check the choices before the match is made. */
import { useEffect, useMemo, useState } from 'react'
import type { GameView, LobbyChosen } from '../games/view'
import { firstSeats, type PlayerSeat } from '../kernel'
import { LobbyPage } from '../ui/lobby-page'
import { recall, remember } from '../ui/remember'
import { useWords } from '../ui/words/words-context'
import { device, reasonOf, titleOf } from './device'
import { prepareTable } from './match-screen'
import { goTo } from './route'
import { useSettings } from './settings'

const SEATS = firstSeats(2)

export function LobbyScreen({ view }: { readonly view: GameView }) {
  const { language, dice, change } = useSettings()
  const { say, reason } = useWords()
  const lobby = useMemo(() => view.lobby(language), [view, language])
  const [chosen, setChosen] = useState<LobbyChosen>(lobby.first)
  const [names, setNames] = useState<readonly string[]>(() =>
    SEATS.map((seat) => recall(`name-${seat}`) ?? say('seat-letter', { letter: seat })),
  )
  const [players, setPlayers] = useState<{ readonly [seat in PlayerSeat]?: 'person' | 'bot' }>({})
  const [problem, setProblem] = useState<string>()

  // While the players choose, the table is fetched.
  useEffect(prepareTable, [])

  const start = async () => {
    try {
      const match = await device().ask('create', {
        game: view.id,
        options: view.optionsOf(chosen),
        roster: players,
        dice: dice === 'hand' ? 'by hand' : 'auto',
        title: titleOf(names),
      })
      names.forEach((name, index) => void remember(`name-${SEATS[index]}`, name))
      goTo({ page: 'match', match: match.id })
    } catch (error) {
      setProblem(reason(reasonOf(error)))
    }
  }
  const choose = (seat: PlayerSeat, list: string, option: string) =>
    setChosen({ ...chosen, seats: { ...chosen.seats, [seat]: { ...chosen.seats[seat], [list]: option } } })
  return (
    <LobbyPage
      game={view.words(language).name}
      seats={SEATS.map((seat, index) => ({
        seat,
        name: names[index] ?? '',
        player: players[seat] ?? 'person',
        lists: lobby.lists.map((list) => ({ ...list, value: chosen.seats[seat]?.[list.id] ?? '' })),
      }))}
      scenarios={{ options: lobby.scenarios, value: chosen.scenario }}
      rulings={lobby.rulings.map((group) => ({
        ...group,
        options: group.options.map((option) => ({ ...option, value: chosen.rulings[option.id] ?? option.standard })),
      }))}
      problems={problem ? [problem] : []}
      onSeat={(seat, changed) => {
        setProblem(undefined)
        if (changed.type === 'name') setNames(names.map((name, index) => (SEATS[index] === seat ? changed.name : name)))
        else if (changed.type === 'player') setPlayers({ ...players, [seat]: changed.player })
        else choose(seat, changed.list, changed.option)
      }}
      onScenario={(scenario) => setChosen({ ...chosen, scenario })}
      onRuling={(ruling, value) => setChosen({ ...chosen, rulings: { ...chosen.rulings, [ruling]: value } })}
      onRulingsReset={() => setChosen({ ...chosen, rulings: {} })}
      onStart={() => void start()}
      onBack={() => goTo({ page: 'home' })}
      onLanguage={(next) => change({ language: next })}
    />
  )
}
