/** The choices before a match, with their texts. */
import type { Language } from '../../../ui/words/speak'
import { speaker } from '../../../ui/words/speaker'
import { lobbyInType } from '../../kit/lobby/typeset'
import { called } from '../../kit/speech/names'
import type { Lobby, LobbyChosen, LobbyList, LobbyOption } from '../../lobby'
import { type DataSet, known, nodesOf, type Scenario } from '../rules/data'
import { SIDES, type Side } from '../rules/state'
import { adventureLists, cardList } from './lobby-cards'
import { dataOf, FIRST_CHOSEN, packOf, RULINGS, scenarioOf, sizeOf, teamOf } from './lobby-choices'
import { FACTION_NAMES } from './name-tables'
import { EN_LOBBY } from './words/en-lobby'
import { FR_LOBBY } from './words/fr-lobby'
import { type LobbyWords, TOLD_SCENARIOS } from './words/lobby-words'

const WORDS: { readonly [L in Language]: LobbyWords } = { en: EN_LOBBY, fr: FR_LOBBY }

/** What the parts of a lobby need to make their texts. */
export interface LobbySpeak {
  readonly language: Language
  readonly words: LobbyWords
  readonly data: DataSet
  /** The name of the pack from which this comes; undefined for house data. */
  readonly packOf: (family: 'cards' | 'adventures', id: string) => string | undefined
  readonly length: (units: number) => string
}

export function lobbyIn(language: Language, chosen: LobbyChosen = FIRST_CHOSEN): Lobby {
  const words = WORDS[language]
  const data = dataOf(chosen)
  const pack = packOf(chosen)?.mark(chosen.scenario)
  const speak: LobbySpeak = {
    language,
    words,
    data,
    packOf: (family, id) => (pack?.[family].includes(id) ? pack.name[language] : undefined),
    length: (units) => speaker(language, 'inch').length(units),
  }
  const isOwn = (scenario: Scenario) => scenario.name !== undefined
  const lobby: Lobby = {
    scenarios: Object.values(data.scenarios).map((scenario) =>
      scenarioOption(scenario, speak, isOwn(scenario) ? pack?.name[language] : undefined),
    ),
    scenarioBadge: words.house,
    source: pack ? words.sourcePack(pack.name[language]) : words.sourceHouse,
    agreed: [sizeList(chosen, words)],
    seats: Object.fromEntries(SIDES.map((seat) => [seat, seatLists(chosen, seat, speak)])),
    rulings: RULINGS.shown(words),
    problems: SIDES.flatMap((seat) => problemOf(chosen, seat, words)),
    chosen,
  }
  return lobbyInType(lobby, language)
}

function scenarioOption(scenario: Scenario, { language, words }: LobbySpeak, pack: string | undefined): LobbyOption {
  const told = TOLD_SCENARIOS.find((id) => id === scenario.id)
  const { least, most } = scenario.cards
  const ours = told && !scenario.name ? words.scenarios[told] : undefined
  return {
    id: scenario.id,
    label: scenario.name?.[language] ?? ours?.label ?? scenario.id,
    ...(ours ? { detail: ours.detail } : pack ? { detail: words.fromPack(pack) } : {}),
    facts: [words.turns(scenario.turns), words.nodes(nodesOf(scenario.nodes)), words.teams(least, most)],
  }
}

function sizeList(chosen: LobbyChosen, words: LobbyWords): LobbyList {
  const { least, most } = scenarioOf(chosen).cards
  const sizes = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))
  return {
    kind: 'short',
    id: 'size',
    title: words.size,
    hint: words.sizeHint,
    options: sizes.map((id) => ({ id, label: id })),
    value: String(sizeOf(chosen)),
  }
}

function seatLists(chosen: LobbyChosen, seat: Side, speak: LobbySpeak): readonly LobbyList[] {
  const { words, data, language } = speak
  const team = teamOf(chosen, seat)
  const factions: LobbyList = {
    kind: 'short',
    id: 'faction',
    title: words.faction,
    options: Object.values(data.factions).map(({ id, name }) => ({ id, label: called(name, FACTION_NAMES, id, language) })),
    value: team.faction,
  }
  return [factions, cardList(team, sizeOf(chosen), speak), ...adventureLists(team, speak)]
}

function problemOf(chosen: LobbyChosen, seat: Side, words: LobbyWords): readonly string[] {
  const { length } = teamOf(chosen, seat).cards.filter((card) => known(dataOf(chosen).cards, card))
  return length === sizeOf(chosen) ? [] : [words.short(seat, length, sizeOf(chosen))]
}
