/** The choices before a match, as ids: what follows from a change, and the match options that they mean. */
import type { Json } from '../../../kernel'
import { changed, commonOptions, listIn, type SeatChoices, textIn, withSeat } from '../../kit/lobby/choices'
import { rulingSwitches } from '../../kit/lobby/rulings'
import { packIn } from '../../kit/packs/reader'
import type { LobbyChange, LobbyChosen, LobbyValue } from '../../lobby'
import { HOUSE } from '../content/house'
import { type Chosen, type DataSet, known, type TeamList } from '../rules/data'
import { LIMITS, type PointsLimit } from '../rules/mission'
import { readPack } from '../rules/pack'
import { type FactionId, ITEM_KINDS, type ProfileId } from '../rules/profile'
import { RULED, RULING_VALUES, type Rulings } from '../rules/rulings'
import { SIDES, type Side } from '../rules/state'
import { RULING_GROUPS } from './words/lobby-words'

export const RULINGS = rulingSwitches<Rulings, keyof typeof RULING_GROUPS>(RULING_VALUES, RULED, RULING_GROUPS)
/** Whether a side's team is built model by model or a ready one. */
export const OWN = 'own'
export const READY = 'ready'
/** Whether a Character is hired. */
export const HIRED = 'hired'
export const NOBODY = 'nobody'
/** A random battlefield given by its number, and the choice to get another number. */
export const RANDOM = 'random'
export const ANOTHER = 'another'
/** The prefix of items among what is bought for a model: `item:ammo`. */
const ITEM = 'item:'
export const boughtItem = (kind: string): string => `${ITEM}${kind}`
/** The id of the list of what is bought for a model; `member` is the model's key in its team. */
export const boughtFor = (member: string): string => `buy ${member}`

/** A model of a team of one's own: its profile, and its number among models of the same kind. */
export interface Member {
  /** For example `enforcer 2`. */
  readonly key: string
  readonly model: ProfileId
  readonly number: number
  readonly bought: readonly string[]
}
/** What a side has chosen. */
export interface Team {
  /** A ready team's id, or `OWN`. */
  readonly team: string
  readonly faction: FactionId
  readonly members: readonly Member[]
  /** Whether the list of Characters is shown. */
  readonly hires: boolean
  /** The member whose equipment is being chosen. */
  readonly equip: string
}

/** The pack among these choices, if it has no faults. */
export const packOf = packIn(readPack, HOUSE)
export const dataOf = (chosen: LobbyChosen): DataSet => packOf(chosen)?.data ?? HOUSE

export const limitOf = ({ agreed }: LobbyChosen): PointsLimit => LIMITS.find((limit) => String(limit) === agreed.limit) ?? 100
export const mapOf = ({ agreed }: LobbyChosen): string => textIn(agreed.map)
export const seedOf = ({ agreed }: LobbyChosen): number => Number(textIn(agreed.seed)) || 1

export function teamOf(chosen: LobbyChosen, seat: Side): Team {
  const choices: SeatChoices = chosen.seats[seat] ?? {}
  const models = listIn(choices.models)
  const members = models.map((model, index): Member => {
    const number = models.slice(0, index + 1).filter((one) => one === model).length
    const key = `${model} ${number}`
    return { key, model, number, bought: listIn(choices[boughtFor(key)]) }
  })
  const [team, faction, equip] = [textIn(choices.team), textIn(choices.faction), textIn(choices.equip)]
  return { team, faction, members, hires: choices.hire === HIRED, equip }
}

/** A team of one's own in the form that the rules take. */
export const listOf = ({ faction, members }: Team): TeamList => ({
  faction,
  models: members.map(({ model, bought }): Chosen => {
    const weapons = bought.filter((one) => !one.startsWith(ITEM))
    const items = ITEM_KINDS.filter((kind) => bought.includes(boughtItem(kind)))
    return { model, ...(weapons.length > 0 ? { weapons } : {}), ...(items.length > 0 ? { items } : {}) }
  }),
})

/** Sorted as in the army lists, so that equal teams have equal lists and models keep their numbers. */
export const inOrder = (models: readonly ProfileId[], data: DataSet): readonly ProfileId[] =>
  Object.keys(data.models).flatMap((id) => models.filter((model) => model === id))

/** A first version of a team of one's own: a ready team of the faction with its upgrades; empty if there is none. */
export function startFrom(faction: FactionId, data: DataSet, ready?: TeamList): SeatChoices {
  const list = ready ?? Object.values(data.teams).find((team) => team.faction === faction)
  const models = inOrder(list?.models.map(({ model }) => model) ?? [], data)
  const bought = models.flatMap((model, index): readonly (readonly [string, LobbyValue])[] => {
    const number = models.slice(0, index + 1).filter((one) => one === model).length
    const line = list?.models.filter((one) => one.model === model)[number - 1]
    const things = [...(line?.weapons ?? []), ...(line?.items ?? []).map(boughtItem)]
    return things.length > 0 ? [[boughtFor(`${model} ${number}`), things]] : []
  })
  const hire = models.some((model) => isCharacter(model, data)) ? HIRED : NOBODY
  return { faction, models, hire, equip: '', ...Object.fromEntries(bought) }
}
export const isCharacter = (model: ProfileId, data: DataSet): boolean => known(data.models, model)?.profile.type === 'P'

const FIRST = { A: 'enforcers', B: 'forge-fathers' } as const
const readySeat = (team: string, faction: FactionId): SeatChoices => ({ team, faction, models: [], hire: NOBODY, equip: '' })

/** The choices with which a lobby opens: the book's first match. */
export const FIRST_CHOSEN: LobbyChosen = {
  scenario: 'patrol',
  agreed: { map: 'sector-12', seed: '1', limit: '100' },
  seats: Object.fromEntries(SIDES.map((seat) => [seat, readySeat(FIRST[seat], FIRST[seat])])),
  rulings: RULINGS.first,
}

/** The choices after a change. */
export function choose(chosen: LobbyChosen, change: LobbyChange): LobbyChosen {
  const now = changed(chosen, change, FIRST_CHOSEN)
  switch (change.type) {
    case 'agreed':
      return change.list === 'seed' && change.value === ANOTHER ? withAnotherSeed(chosen) : now
    case 'seat': {
      const seat = SIDES.find((side) => side === change.seat)
      return seat ? seated(chosen, seat, change.list, change.value) : chosen
    }
    case 'pack':
      return settled(now)
    default:
      return now
  }
}

/** The next number is computed from the last one, because a view must not use randomness. */
function withAnotherSeed(chosen: LobbyChosen): LobbyChosen {
  const seed = String(((seedOf(chosen) * 7919 + 104_729) % 999_983) + 1)
  return { ...chosen, agreed: { ...chosen.agreed, seed } }
}

function seated(chosen: LobbyChosen, seat: Side, list: string, value: LobbyValue): LobbyChosen {
  const data = dataOf(chosen)
  const before: SeatChoices = chosen.seats[seat] ?? {}
  const after = (): SeatChoices => {
    switch (list) {
      case 'how':
        return value === OWN ? ownTeam(before, data) : readyTeam(textIn(before.faction), seat, data)
      case 'team': {
        const ready = known(data.teams, textIn(value))
        return ready ? readySeat(ready.id, ready.faction) : before
      }
      case 'faction':
        return { team: OWN, ...startFrom(textIn(value), data) }
      case 'models':
      case 'characters':
        return mustered(before, replaced(listIn(before.models), list, listIn(value), data))
      case 'hire': {
        const models = replaced(listIn(before.models), 'characters', [], data)
        return { ...(value === HIRED ? before : mustered(before, models)), hire: value }
      }
      default:
        return { ...before, [list]: value }
    }
  }
  return withSeat(chosen, seat, after())
}

/** A team of one's own starts as the ready team that was chosen. */
function ownTeam(before: SeatChoices, data: DataSet): SeatChoices {
  if (before.team === OWN) return before
  const from = known(data.teams, textIn(before.team))
  return { team: OWN, ...startFrom(from?.faction ?? textIn(before.faction), data, from) }
}
function readyTeam(faction: FactionId, seat: Side, data: DataSet): SeatChoices {
  const found = Object.values(data.teams).find((team) => team.faction === faction)
  return found ? readySeat(found.id, found.faction) : readySeat(FIRST[seat], FIRST[seat])
}

/** Characters and others are chosen in two lists but form one team. */
function replaced(
  models: readonly ProfileId[],
  list: 'models' | 'characters',
  value: readonly ProfileId[],
  data: DataSet,
): readonly ProfileId[] {
  const kept = models.filter((model) => isCharacter(model, data) !== (list === 'characters'))
  return inOrder([...kept, ...value], data)
}

/** Purchases for models that have been removed are dropped. */
function mustered(before: SeatChoices, models: readonly ProfileId[]): SeatChoices {
  const keys = new Set(
    models.map((model, index) => `${model} ${models.slice(0, index + 1).filter((one) => one === model).length}`),
  )
  const kept = Object.entries(before).filter(([list]) => !list.startsWith('buy ') || keys.has(list.slice('buy '.length)))
  const equip = keys.has(textIn(before.equip)) ? textIn(before.equip) : ''
  return { ...Object.fromEntries(kept), models, equip }
}

/** Choices that the new pack does not have are replaced by the lobby's defaults. */
function settled(chosen: LobbyChosen): LobbyChosen {
  const data = dataOf(chosen)
  return SIDES.reduce((now, seat) => {
    const { team, faction, members } = teamOf(now, seat)
    const isThere = team === OWN ? known(data.factions, faction) : known(data.teams, team)
    if (!isThere) return withSeat(now, seat, readySeat(FIRST[seat], FIRST[seat]))
    const models = members.map(({ model }) => model).filter((model) => known(data.models, model))
    return withSeat(now, seat, mustered(now.seats[seat] ?? {}, models))
  }, chosen)
}

/** The match options. Invalid choices are passed on, because the rules refuse them. */
export function optionsOf(chosen: LobbyChosen): { readonly [name: string]: Json } {
  const team = (seat: Side): Json => {
    const own = teamOf(chosen, seat)
    // The list has no undefined members, so it is plain JSON.
    return own.team === OWN ? (listOf(own) as unknown as Json) : own.team
  }
  return {
    mission: chosen.scenario,
    map: mapOf(chosen) === RANDOM ? { seed: seedOf(chosen) } : mapOf(chosen),
    limit: limitOf(chosen),
    teams: { A: team('A'), B: team('B') },
    ...commonOptions(RULINGS.chosenIn(chosen), chosen),
  }
}
