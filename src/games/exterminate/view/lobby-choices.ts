/** The choices before a match, as ids: what follows from a change, and the match options that they mean. */
import type { Json } from '../../../kernel'
import { changed, commonOptions, listIn, textIn, withSeat } from '../../kit/lobby/choices'
import { rulingSwitches } from '../../kit/lobby/rulings'
import { packIn } from '../../kit/packs/reader'
import type { LobbyChange, LobbyChosen, LobbyValue } from '../../lobby'
import { HOUSE } from '../content/house'
import { type DataSet, known, readyRoster, type Scenario } from '../rules/data'
import { readPack } from '../rules/pack'
import type { CardId, FactionId } from '../rules/profile'
import { RULED, RULING_VALUES, type Rulings } from '../rules/rulings'
import { MOST_ADVENTURES } from '../rules/spec'
import { SIDES, type Side } from '../rules/state'
import { RULING_GROUPS } from './words/lobby-words'

export const RULINGS = rulingSwitches<Rulings, keyof typeof RULING_GROUPS>(RULING_VALUES, RULED, RULING_GROUPS)
/** The value for choosing adventure cards by hand instead of being dealt some. */
export const BY_HAND = 'by-hand'

/** What a side has chosen. */
export interface Team {
  readonly faction: FactionId
  readonly cards: readonly CardId[]
  /** A number of cards, or `BY_HAND`. */
  readonly adventures: string
  readonly picked: readonly string[]
}

/** The pack among these choices, if it has no faults. */
export const packOf = packIn(readPack, HOUSE)
export const dataOf = (chosen: LobbyChosen): DataSet => packOf(chosen)?.data ?? HOUSE

export function scenarioOf(chosen: LobbyChosen): Scenario {
  const { scenarios } = dataOf(chosen)
  const found = known(scenarios, chosen.scenario) ?? Object.values(scenarios)[0]
  if (!found) throw new Error('there is no scenario to play')
  return found
}

export const sizeOf = (chosen: LobbyChosen): number => Number(chosen.agreed.size)

export function teamOf(chosen: LobbyChosen, seat: Side): Team {
  const { faction, cards, adventures, picked } = chosen.seats[seat] ?? {}
  return { faction: textIn(faction), cards: listIn(cards), adventures: textIn(adventures), picked: listIn(picked) }
}

/** Sorted as in the data, so that equal teams have equal lists. */
export const inOrder = (cards: readonly CardId[], data: DataSet): readonly CardId[] =>
  Object.keys(data.cards).flatMap((id) => cards.filter((card) => card === id))
export const readyTeam = (data: DataSet, faction: FactionId, size: number): readonly CardId[] =>
  inOrder(readyRoster(data, faction, size), data)

const FIRST = { A: 'daleks', B: 'cybermen' } as const
const FIRST_SIZE = 3
const FIRST_ADVENTURES = '3'

/** The choices with which a lobby opens: all parts of the game, at a medium size. */
export const FIRST_CHOSEN: LobbyChosen = {
  scenario: 'meeting',
  agreed: { size: String(FIRST_SIZE) },
  seats: Object.fromEntries(
    SIDES.map((seat) => [
      seat,
      { faction: FIRST[seat], cards: readyTeam(HOUSE, FIRST[seat], FIRST_SIZE), adventures: FIRST_ADVENTURES, picked: [] },
    ]),
  ),
  rulings: RULINGS.first,
}

/** The choices after a change. A ready team stays ready when the size changes; any other keeps as many cards as possible. */
export function choose(chosen: LobbyChosen, change: LobbyChange): LobbyChosen {
  const now = changed(chosen, change, FIRST_CHOSEN)
  switch (change.type) {
    case 'scenario':
      return sized(now, sizeOf(chosen))
    case 'agreed':
      return sized(chosen, Number(textIn(change.value)))
    case 'seat':
      return isSide(change.seat) ? seated(chosen, change.seat, change.list, change.value) : chosen
    case 'pack':
      return settled(now)
    default:
      return now
  }
}

const isSide = (seat: string): seat is Side => SIDES.some((side) => side === seat)
const withTeam = (chosen: LobbyChosen, seat: Side, team: Team): LobbyChosen => withSeat(chosen, seat, { ...team })

function seated(chosen: LobbyChosen, seat: Side, list: string, value: LobbyValue): LobbyChosen {
  const team = teamOf(chosen, seat)
  const data = dataOf(chosen)
  if (list === 'faction') {
    const faction = textIn(value)
    return withTeam(chosen, seat, { ...team, faction, cards: readyTeam(data, faction, sizeOf(chosen)) })
  }
  if (list === 'cards') return withTeam(chosen, seat, { ...team, cards: inOrder(listIn(value), data) })
  if (list === 'adventures') return withTeam(chosen, seat, { ...team, adventures: textIn(value) })
  return withTeam(chosen, seat, { ...team, picked: listIn(value) })
}

/** Both teams adapted to an agreed size, within the limits of the scenario. */
function sized(chosen: LobbyChosen, wanted: number): LobbyChosen {
  const { least, most } = scenarioOf(chosen).cards
  const size = Math.min(most, Math.max(least, wanted))
  const data = dataOf(chosen)
  const before = sizeOf(chosen)
  return SIDES.reduce<LobbyChosen>(
    (now, seat) => {
      const team = teamOf(now, seat)
      return withTeam(now, seat, { ...team, cards: resized(team, before, size, data) })
    },
    { ...chosen, agreed: { size: String(size) } },
  )
}

function resized({ faction, cards }: Team, before: number, size: number, data: DataSet): readonly CardId[] {
  const wasReady = cards.join() === readyTeam(data, faction, before).join()
  if (wasReady) return readyTeam(data, faction, size)
  const spare = readyRoster(data, faction, 5).filter((card) => !(known(data.cards, card)?.unique && cards.includes(card)))
  return inOrder([...cards, ...spare.slice(0, Math.max(0, size - cards.length))].slice(0, size), data)
}

/** Choices that the new pack does not have are replaced by the lobby's defaults. */
function settled(chosen: LobbyChosen): LobbyChosen {
  const data = dataOf(chosen)
  const scenario = scenarioOf(chosen).id
  const size = sizeOf(chosen)
  const settledTeams = SIDES.reduce((now, seat) => {
    const team = teamOf(now, seat)
    const faction = known(data.factions, team.faction) ? team.faction : FIRST[seat]
    const own = team.cards.filter((card) => known(data.cards, card)?.faction === faction)
    const cards = own.length === team.cards.length ? own : readyTeam(data, faction, size)
    const picked = team.picked.filter((card) => known(data.adventures, card))
    return withTeam(now, seat, { ...team, faction, cards, picked })
  }, chosen)
  return sized({ ...settledTeams, scenario }, size)
}

/** The match options. Invalid choices are passed on, because the rules refuse them. */
export function optionsOf(chosen: LobbyChosen): { readonly [name: string]: Json } {
  const adventures = (seat: Side): Json => {
    const team = teamOf(chosen, seat)
    return team.adventures === BY_HAND ? team.picked.slice(0, MOST_ADVENTURES) : Number(team.adventures)
  }
  return {
    scenario: chosen.scenario,
    rosters: Object.fromEntries(SIDES.map((seat) => [seat, teamOf(chosen, seat).cards])),
    adventures: { A: adventures('A'), B: adventures('B') },
    ...commonOptions(RULINGS.chosenIn(chosen), chosen),
  }
}
