/** The choices before a match, with their texts. */
import { inWords, type Language } from '../../../ui/words/speak'
import { speaker } from '../../../ui/words/speaker'
import { lobbyInType } from '../../kit/lobby/typeset'
import type { Lobby, LobbyChosen, LobbyList, LobbyOption } from '../../lobby'
import { MISSION } from '../content/missions'
import type { DataSet } from '../rules/data'
import { LIMITS, MISSIONS, type MissionId, type PointsLimit, VP_TO_WIN } from '../rules/mission'
import type { Rulings } from '../rules/rulings'
import { SIDES, type Side } from '../rules/state'
import { teamFaults } from '../rules/team'
import { dataName } from './data-names'
import {
  ANOTHER,
  dataOf,
  FIRST_CHOSEN,
  limitOf,
  listOf,
  mapOf,
  OWN,
  packOf,
  RANDOM,
  RULINGS,
  seedOf,
  teamOf,
} from './lobby-choices'
import { teamLists } from './lobby-team'
import { DATA_PHRASES } from './words/data-words'
import { EN_LOBBY } from './words/en-lobby'
import { FR_LOBBY } from './words/fr-lobby'
import { type LobbyWords, MAP_CHOICES } from './words/lobby-words'
import { MISSION_NAMES } from './words/names-data'

const WORDS: { readonly [L in Language]: LobbyWords } = { en: EN_LOBBY, fr: FR_LOBBY }
/** Missions that the book prints in full. The others are partly house data. */
const PRINTED: readonly MissionId[] = ['patrol']

/** What the parts of a lobby need to make their texts. */
export interface LobbySpeak {
  readonly language: Language
  readonly words: LobbyWords
  readonly data: DataSet
  readonly limit: PointsLimit
  readonly rulings: Rulings
  /** The name of the pack from which this entry comes; undefined for house data. */
  readonly packOf: (family: 'models' | 'teams', id: string) => string | undefined
}

export function lobbyIn(language: Language, chosen: LobbyChosen = FIRST_CHOSEN): Lobby {
  const words = WORDS[language]
  const pack = packOf(chosen)?.document
  const speak: LobbySpeak = {
    language,
    words,
    data: dataOf(chosen),
    limit: limitOf(chosen),
    rulings: RULINGS.chosenIn(chosen),
    packOf: (family, id) => (pack?.[family].some((one) => one.id === id) ? pack.name[language] : undefined),
  }
  const lobby: Lobby = {
    scenarios: MISSIONS.map((id) => missionOption(id, speak)),
    scenarioBadge: words.house,
    source: pack ? words.sourcePack(pack.name[language]) : words.source,
    agreed: [mapList(chosen, words), ...seedLists(chosen, words), limitList(chosen, words)],
    seats: Object.fromEntries(SIDES.map((seat) => [seat, teamLists(teamOf(chosen, seat), speak)])),
    rulings: RULINGS.shown(words),
    problems: SIDES.flatMap((seat) => problemsOf(chosen, seat, speak)),
    chosen,
  }
  return lobbyInType(lobby, language)
}

function missionOption(id: MissionId, { language, words, limit }: LobbySpeak): LobbyOption {
  const { zones, objectives } = MISSION[id]
  return {
    id,
    label: MISSION_NAMES[id][language],
    detail: words.missions[id],
    facts: [
      words.toWin(VP_TO_WIN[limit]),
      words.zones(zones.red.length),
      words.objectives(objectives.length),
      ...(PRINTED.includes(id) ? [] : [words.house]),
    ],
  }
}

const mapList = (chosen: LobbyChosen, words: LobbyWords): LobbyList => ({
  kind: 'one',
  id: 'map',
  title: words.map,
  options: MAP_CHOICES.map((id) => ({ id, ...words.maps[id] })),
  value: mapOf(chosen),
})

function seedLists(chosen: LobbyChosen, words: LobbyWords): readonly LobbyList[] {
  if (mapOf(chosen) !== RANDOM) return []
  const seed = seedOf(chosen)
  const options = [
    { id: String(seed), label: words.seedNumber(seed) },
    { id: ANOTHER, label: words.another },
  ]
  return [{ kind: 'short', id: 'seed', title: words.seed, hint: words.seedHint, options, value: String(seed) }]
}

const limitList = (chosen: LobbyChosen, words: LobbyWords): LobbyList => ({
  kind: 'short',
  id: 'limit',
  title: words.limit,
  hint: words.limitHint,
  options: LIMITS.map((limit) => ({ id: String(limit), label: String(limit) })),
  value: String(limitOf(chosen)),
})

/** The faults of a team of one's own (DZ-TMB), each once. Ready teams are not checked (AMB-39). */
function problemsOf(chosen: LobbyChosen, seat: Side, { words, data, language, limit }: LobbySpeak): readonly string[] {
  const team = teamOf(chosen, seat)
  if (team.team !== OWN) return []
  const speak = speaker(language, 'inch', { piece: (ref) => dataName(data, ref, language), seat: (one) => one })
  const faults = teamFaults(listOf(team), limit, data).map(({ reason }) => inWords(reason, [DATA_PHRASES[language]], speak))
  return [...new Set(faults)].map((fault) => words.problem(seat, `${fault}.`))
}
