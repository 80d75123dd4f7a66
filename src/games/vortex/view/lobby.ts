/** The lobby of a match: its lists and switches with their texts in one language. */
import type { Language } from '../../../ui/words/speak'
import { speaker } from '../../../ui/words/speaker'
import { lobbyInType } from '../../kit/lobby/typeset'
import { called } from '../../kit/speech/names'
import type { Lobby, LobbyChosen, LobbyList, LobbyOption } from '../../lobby'
import { ARMY_LIMITS, copiesAllowed, known, TABLE_SIZES } from '../rules/data'
import { PEOPLES, type Profile } from '../rules/profile'
import { costOfArmy } from '../rules/spec'
import { type SceneryKind, SIDES, type Side } from '../rules/state'
import {
  armyOf,
  dataOf,
  FIRST_CHOSEN,
  METHODS,
  mapOf,
  methodOf,
  OWN,
  packOf,
  READY,
  RULINGS,
  readyArmy,
  sizeOf,
  TURNS,
  turnsOf,
} from './lobby-choices'
import { LABELS, profileName } from './names'
import { EN_LOBBY } from './words/en-lobby'
import { FR_LOBBY } from './words/fr-lobby'
import type { LobbyWords } from './words/lobby-words'
import { MAP_NAMES, PEOPLE_NAMES, SCENARIO_NAMES } from './words/names-data'

const WORDS: { readonly [L in Language]: LobbyWords } = { en: EN_LOBBY, fr: FR_LOBBY }

export function lobbyIn(language: Language, chosen: LobbyChosen = FIRST_CHOSEN): Lobby {
  const words = WORDS[language]
  const pack = packOf(chosen)?.document
  const data = dataOf(chosen)
  const lobby: Lobby = {
    scenarios: Object.values(data.scenarios).map(({ id, name, goal }) => ({
      id,
      label: called(name, SCENARIO_NAMES, id, language),
      detail: words.scenarios[goal] ?? '',
    })),
    scenarioBadge: words.house,
    source: pack ? words.sourcePack(pack.name[language]) : words.source,
    agreed: agreed(chosen, language, words),
    seats: Object.fromEntries(SIDES.map((seat) => [seat, seatLists(chosen, seat, language, words)])),
    rulings: RULINGS.shown(words),
    problems: SIDES.flatMap((seat) => problemsOf(chosen, seat, language, words)),
    chosen,
  }
  return lobbyInType(lobby, language)
}

const agreed = (chosen: LobbyChosen, language: Language, words: LobbyWords): readonly LobbyList[] => [
  mapList(chosen, language, words),
  {
    kind: 'short',
    id: 'table',
    title: words.table,
    hint: words.tableHint,
    options: TABLE_SIZES.map((size) => ({ id: String(size), label: words.tableSize(size) })),
    value: String(sizeOf(chosen)),
  },
  {
    kind: 'short',
    id: 'turns',
    title: words.turns,
    hint: words.turnsHint,
    options: TURNS.map((turns) => ({ id: String(turns), label: String(turns) })),
    value: String(turnsOf(chosen)),
  },
  {
    kind: 'short',
    id: 'terrain',
    title: words.terrain,
    options: METHODS.map((id) => ({ id, label: words.terrainBy[id] ?? id })),
    value: methodOf(chosen),
  },
]

/** The list of maps. If the scenario has its own map, that is the only option. */
function mapList(chosen: LobbyChosen, language: Language, words: LobbyWords): LobbyList {
  const { maps, scenarios } = dataOf(chosen)
  const own = known(scenarios, chosen.scenario)?.map
  const brought = packOf(chosen)?.document.maps ?? []
  const unnamed = brought.filter(({ id, name }) => !name && !known(MAP_NAMES, id)).map(({ id }) => id)
  const option = (id: string): LobbyOption => {
    const map = brought.find((one) => one.id === id)
    const place = unnamed.indexOf(id)
    return {
      id,
      label: place < 0 ? called(map?.name, MAP_NAMES, id, language) : words.packMap(unnamed.length > 1 ? place + 1 : undefined),
      detail: map ? words.stands(countOf(map, 'wall'), countOf(map, 'block')) : (words.maps[id] ?? ''),
    }
  }
  return {
    kind: 'one',
    id: 'map',
    title: words.map,
    options: (own === undefined ? Object.keys(maps) : [own]).map(option),
    value: own ?? mapOf(chosen),
    ...(own === undefined ? {} : { hint: words.mapSettled }),
  }
}
const countOf = ({ scenery }: { readonly scenery: readonly { readonly kind: SceneryKind }[] }, kind: SceneryKind): number =>
  scenery.filter((piece) => piece.kind === kind).length

function seatLists(chosen: LobbyChosen, seat: Side, language: Language, words: LobbyWords): readonly LobbyList[] {
  const { people, isOwn, models } = armyOf(chosen, seat)
  const data = dataOf(chosen)
  const { points, least, most } = ARMY_LIMITS[sizeOf(chosen)]
  const army = models.flatMap((id) => known(data.profiles, id) ?? [])
  const summary = [
    words.pointsOf(costOfArmy(army), points),
    words.models(army.length, least, most),
    words.discipline(army.reduce((sum, { discipline }) => sum + discipline, 0)),
  ]
  const peoples: LobbyList = {
    kind: 'short',
    id: 'people',
    title: words.people,
    options: PEOPLES.map((id) => ({ id, label: PEOPLE_NAMES[id][language] })),
    value: people,
  }
  const how: LobbyList = {
    kind: 'short',
    id: 'how',
    title: words.how,
    hint: summary.join(', '),
    options: [
      { id: READY, label: words.ready },
      { id: OWN, label: words.own },
    ],
    value: isOwn ? OWN : READY,
  }
  if (!isOwn) return [peoples, how]
  const options = Object.values(data.profiles)
    .filter((profile) => profile.people === people)
    .map((profile) => ({
      id: profile.id,
      label: profileName(profile, language),
      detail: statLine(profile, language),
      facts: [words.points(profile.points)],
      most: copiesAllowed(profile, points),
    }))
  const ready = { label: words.ready, value: readyArmy(people, sizeOf(chosen), data) }
  return [
    peoples,
    how,
    { kind: 'several', id: 'army', title: words.army, hint: words.armyHint, options, value: models, most, summary, ready },
  ]
}

/** "Rapidity 6, Life 2, …" */
function statLine({ stats }: Profile, language: Language): string {
  const speak = speaker(language, 'centimetre')
  const labels = LABELS[language].stats
  return (Object.keys(labels) as (keyof typeof labels)[])
    .filter((stat) => stats[stat] !== undefined)
    .map((stat) => `${labels[stat]} ${stat === 'MOU' ? speak.length(stats[stat]) : stats[stat]}`)
    .join(', ')
}

function problemsOf(chosen: LobbyChosen, seat: Side, language: Language, words: LobbyWords): readonly string[] {
  const { models } = armyOf(chosen, seat)
  const data = dataOf(chosen)
  const { points, least, most } = ARMY_LIMITS[sizeOf(chosen)]
  const army = models.flatMap((id) => known(data.profiles, id) ?? [])
  const cost = costOfArmy(army)
  const crowds = [...new Set(army)].flatMap((profile) => {
    const [count, allowed] = [army.filter((one) => one === profile).length, copiesAllowed(profile, points)]
    return count > allowed ? [words.tooMany(seat, profileName(profile, language), count, allowed)] : []
  })
  return [
    ...crowds,
    ...(cost > points ? [words.tooDear(seat, cost, points)] : []),
    ...(models.length < least || models.length > most ? [words.wrongSize(seat, least, most)] : []),
  ]
}
