/** What can be chosen before a match, and the options it means. */
import type { Json } from '../../../kernel'
import type { Language } from '../../../ui/words/speak'
import { typeset } from '../../../ui/words/typeset'
import type { Lobby, LobbyChosen } from '../../view'
import { CARD, ROSTER } from '../content/cards'
import { SCENARIO } from '../content/scenarios'
import { FACTIONS, type FactionId } from '../rules/profile'
import { RULED, RULING_VALUES, type Rulings } from '../rules/rulings'
import { SCENARIOS, SIDES } from '../rules/state'
import { bare, FACTION_NAMES, FIGURE_NAMES } from './names'
import { EN_LOBBY } from './words/en-lobby'
import { FR_LOBBY } from './words/fr-lobby'
import { type LobbyWords, RULING_GROUPS } from './words/lobby-words'

const WORDS: { readonly [L in Language]: LobbyWords } = { en: EN_LOBBY, fr: FR_LOBBY }
const ROSTERS = 'roster'

const RULING_IDS = Object.keys(RULING_VALUES) as readonly (keyof Rulings)[]
const GROUP_IDS = Object.keys(RULING_GROUPS) as readonly (keyof typeof RULING_GROUPS)[]

export function lobbyIn(language: Language): Lobby {
  const words = WORDS[language]
  const set = (text: string) => typeset(text, language)
  return {
    blurb: set(words.blurb),
    scenarios: SCENARIOS.map((id) => ({
      id,
      label: set(words.scenarios[id].label),
      detail: set(words.scenarios[id].detail),
      facts: [set(words.turns(SCENARIO[id].turns)), ...(SCENARIO[id].house ? [set(words.house)] : [])],
    })),
    lists: [{ id: ROSTERS, title: set(words.roster), options: FACTIONS.map((faction) => rosterOption(faction, language)) }],
    rulings: GROUP_IDS.map((group) => ({
      id: group,
      title: set(words.groups[group]),
      options: RULING_GROUPS[group].map((id) => {
        const { title, explanation, values } = words.rulings[id]
        const labels: { readonly [value: string]: string } = values
        return {
          id,
          title: set(title),
          explanation: set(explanation),
          values: RULING_VALUES[id].map((value) => ({ id: String(value), label: set(labels[String(value)] ?? String(value)) })),
          standard: String(RULED[id]),
        }
      }),
    })),
    first: {
      scenario: SCENARIOS[0],
      seats: { A: { [ROSTERS]: 'daleks' }, B: { [ROSTERS]: 'cybermen' } },
      rulings: Object.fromEntries(RULING_IDS.map((id) => [id, String(RULED[id])])),
    },
  }
}

function rosterOption(faction: FactionId, language: Language) {
  const cards = ROSTER[faction].map((id) => CARD[id])
  const count = cards.reduce((sum, { figures }) => sum + figures, 0)
  const detail = cards.map(({ id, figures }) => {
    const name = bare(FIGURE_NAMES[id][language])
    return figures === 1 ? name : `${figures} × ${name}`
  })
  return {
    id: faction,
    label: FACTION_NAMES[faction][language],
    detail: typeset(detail.join(', '), language),
    facts: [WORDS[language].figures(count), ...(cards.some(({ house }) => house) ? [WORDS[language].house] : [])],
  }
}

const isFaction = (id: string | undefined): id is FactionId => FACTIONS.some((faction) => faction === id)

/** What is not chosen, or chosen wrongly, is left to the rules' own defaults and refusals. */
export function optionsOf({ scenario, seats, rulings }: LobbyChosen): { readonly [name: string]: Json } {
  const roster = (seat: string) => {
    const chosen = seats[seat]?.[ROSTERS]
    return [...ROSTER[isFaction(chosen) ? chosen : seat === 'A' ? 'daleks' : 'cybermen']]
  }
  const ruled = RULING_IDS.flatMap((id) => {
    const value = RULING_VALUES[id].find((one) => String(one) === rulings[id])
    return value === undefined ? [] : [[id, value] as const]
  })
  return {
    scenario,
    rosters: Object.fromEntries(SIDES.map((seat) => [seat, roster(seat)])),
    rulings: Object.fromEntries(ruled),
  }
}
