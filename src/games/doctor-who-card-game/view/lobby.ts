/** The choices before a match: the number of players, the rulings, a deck of the players' own. */
import { firstSeats, type Json, type PlayerSeat } from '../../../kernel'
import type { Language } from '../../../ui/words/speak'
import { changed, commonOptions } from '../../kit/lobby/choices'
import { rulingSwitches } from '../../kit/lobby/rulings'
import { lobbyInType } from '../../kit/lobby/typeset'
import { packIn } from '../../kit/packs/reader'
import type { Lobby, LobbyChange, LobbyChosen, LobbyList } from '../../lobby'
import { HOUSE } from '../content/house'
import { readPack } from '../rules/pack'
import { RULED, RULING_VALUES, type Rulings } from '../rules/rulings'
import { PLAYERS } from '../rules/spec'
import { EN_LOBBY } from './words/en-lobby'
import { FR_LOBBY } from './words/fr-lobby'
import { type LobbyWords, RULING_GROUPS } from './words/lobby-words'

const WORDS: { readonly [L in Language]: LobbyWords } = { en: EN_LOBBY, fr: FR_LOBBY }
const RULINGS = rulingSwitches<Rulings, keyof typeof RULING_GROUPS>(RULING_VALUES, RULED, RULING_GROUPS)
const SCENARIO = 'whole'

export const FIRST_CHOSEN: LobbyChosen = {
  scenario: SCENARIO,
  agreed: { players: '3' },
  seats: {},
  rulings: RULINGS.first,
}

const playersIn = ({ agreed }: LobbyChosen): (typeof PLAYERS)[number] =>
  PLAYERS.find((count) => String(count) === agreed.players) ?? 3
const seatsIn = (chosen: LobbyChosen): readonly PlayerSeat[] => firstSeats(playersIn(chosen))

/** The deck file among these choices, if it has no faults. */
const packOf = packIn(readPack, HOUSE)

export function lobbyIn(language: Language, chosen: LobbyChosen = FIRST_CHOSEN): Lobby {
  const words = WORDS[language]
  const pack = packOf(chosen)?.document
  return lobbyInType(
    {
      scenarios: [{ id: SCENARIO, label: words.scenario, detail: words.scenarioDetail, facts: words.scenarioFacts }],
      scenarioBadge: words.house,
      source: pack ? words.sourcePack(pack.name[language]) : words.sourceHouse,
      agreed: [playersList(chosen, words)],
      seats: Object.fromEntries(seatsIn(chosen).map((seat) => [seat, []])),
      rulings: RULINGS.shown(words),
      problems: [],
      chosen,
    },
    language,
  )
}

function playersList(chosen: LobbyChosen, words: LobbyWords): LobbyList {
  return {
    kind: 'short',
    id: 'players',
    title: words.players,
    hint: words.playersHint,
    options: PLAYERS.map((count) => ({ id: String(count), label: count === 3 ? words.three : words.four })),
    value: String(playersIn(chosen)),
  }
}

/** There is only one scenario, and seats have no choices of their own. */
export const choose = (chosen: LobbyChosen, change: LobbyChange): LobbyChosen =>
  change.type === 'scenario' || change.type === 'seat' ? chosen : changed(chosen, change, FIRST_CHOSEN)

/** The match options. Invalid choices are passed on, because the rules refuse them. */
export function optionsOf(chosen: LobbyChosen): { readonly [name: string]: Json } {
  return {
    players: playersIn(chosen),
    ...commonOptions(RULINGS.chosenIn(chosen), chosen),
  }
}
