/** The lobby's choices as ids: how a change affects the others, and the match options that they stand for. */
import type { Json } from '../../../kernel'
import { changed, commonOptions, listIn, type SeatChoices, textIn, withSeat } from '../../kit/lobby/choices'
import { rulingSwitches } from '../../kit/lobby/rulings'
import { packIn } from '../../kit/packs/reader'
import type { LobbyChange, LobbyChosen } from '../../lobby'
import { HOUSE } from '../content/house'
import { ARMY_LIMITS, copiesAllowed, type DataSet, known, TABLE_SIZES, type TableSize } from '../rules/data'
import { readPack } from '../rules/pack'
import { PEOPLES, type People, type ProfileId } from '../rules/profile'
import { RULED, RULING_VALUES, type Rulings } from '../rules/rulings'
import { SIDES, type Side } from '../rules/state'
import { RULING_GROUPS } from './words/lobby-words'

export const RULINGS = rulingSwitches<Rulings, keyof typeof RULING_GROUPS>(RULING_VALUES, RULED, RULING_GROUPS)
export const READY = 'ready'
export const OWN = 'own'
export const TURNS = [6, 7, 8] as const
export const METHODS = ['bid', 'random', 'agree'] as const

export const packOf = packIn(readPack, HOUSE)
export const dataOf = (chosen: LobbyChosen): DataSet => packOf(chosen)?.data ?? HOUSE
export const sizeOf = ({ agreed }: LobbyChosen): TableSize => TABLE_SIZES.find((size) => String(size) === agreed.table) ?? 80
export const turnsOf = ({ agreed }: LobbyChosen): number => TURNS.find((turns) => String(turns) === agreed.turns) ?? 7
export const methodOf = ({ agreed }: LobbyChosen): string => METHODS.find((method) => method === agreed.terrain) ?? 'bid'
export const mapOf = (chosen: LobbyChosen): string => {
  const map = textIn(chosen.agreed.map)
  return known(dataOf(chosen).maps, map) ? map : 'stone-ford'
}

export interface Army {
  readonly people: People
  readonly isOwn: boolean
  readonly models: readonly ProfileId[]
}

/** A ready army. On tables larger than 80 cm more copies of its profiles are added, as far as the army's limits allow. */
export function readyArmy(people: People, size: TableSize, { rosters, profiles }: DataSet): readonly ProfileId[] {
  const army = [...rosters[people]]
  const { points, least, most } = ARMY_LIMITS[size]
  const price = (ids: readonly ProfileId[]) => ids.reduce((sum, id) => sum + (profiles[id]?.points ?? 0), 0)
  for (const id of [...rosters[people], ...rosters[people]]) {
    const profile = profiles[id]
    if (size === 80 || !profile || army.length >= most) continue
    const count = army.filter((one) => one === id).length
    if (count < copiesAllowed(profile, points) && price([...army, id]) <= points && army.length < least + 3) army.push(id)
  }
  return army
}

export function armyOf(chosen: LobbyChosen, seat: Side): Army {
  const choices: SeatChoices = chosen.seats[seat] ?? {}
  const people = PEOPLES.find((one) => one === choices.people) ?? (seat === 'A' ? 'erediens' : 'mycoides')
  const isOwn = choices.how === OWN
  const models = isOwn ? listIn(choices.army) : readyArmy(people, sizeOf(chosen), dataOf(chosen))
  return { people, isOwn, models }
}

export const FIRST_CHOSEN: LobbyChosen = {
  scenario: 'passage',
  agreed: { map: 'stone-ford', table: '80', turns: '7', terrain: 'bid' },
  seats: {
    A: { people: 'erediens', how: READY, army: [] },
    B: { people: 'mycoides', how: READY, army: [] },
  },
  rulings: RULINGS.first,
}

/** The choices after a change. */
export function choose(chosen: LobbyChosen, change: LobbyChange): LobbyChosen {
  const now = changed(chosen, change, FIRST_CHOSEN)
  if (change.type === 'pack') return settled(now)
  if (change.type !== 'seat') return now
  const seat = SIDES.find((side) => side === change.seat)
  if (!seat) return chosen
  const before: SeatChoices = chosen.seats[seat] ?? {}
  const people = PEOPLES.find((one) => one === change.value)
  switch (change.list) {
    case 'people':
      return people
        ? withSeat(chosen, seat, { ...before, people, army: readyArmy(people, sizeOf(chosen), dataOf(chosen)) })
        : chosen
    case 'how': {
      const army = readyArmy(armyOf(chosen, seat).people, sizeOf(chosen), dataOf(chosen))
      return withSeat(chosen, seat, { ...before, how: change.value, army })
    }
    default:
      return now
  }
}

/** After a change of pack: replaces or drops choices that the data no longer has. */
function settled(chosen: LobbyChosen): LobbyChosen {
  const data = dataOf(chosen)
  const scenario = known(data.scenarios, chosen.scenario) ? chosen.scenario : FIRST_CHOSEN.scenario
  const kept: LobbyChosen = { ...chosen, scenario, agreed: { ...chosen.agreed, map: mapOf(chosen) } }
  return SIDES.reduce((now, seat) => {
    const army = listIn(now.seats[seat]?.army).filter((id) => known(data.profiles, id))
    return withSeat(now, seat, { ...now.seats[seat], army })
  }, kept)
}

/** The match options for these choices. Illegal armies are passed on; the rules refuse them. */
export function optionsOf(chosen: LobbyChosen): { readonly [name: string]: Json } {
  return {
    table: sizeOf(chosen),
    turns: turnsOf(chosen),
    scenario: chosen.scenario,
    map: mapOf(chosen),
    terrain: methodOf(chosen),
    armies: { A: [...armyOf(chosen, 'A').models], B: [...armyOf(chosen, 'B').models] },
    ...commonOptions(RULINGS.chosenIn(chosen), chosen),
  }
}
