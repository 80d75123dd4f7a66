/** A side's strike team in the lobby: a ready one, or one built model by model. */
import { capital } from '../../../ui/words/plural'
import { called } from '../../kit/speech/names'
import type { LobbyList, LobbyOption } from '../../lobby'
import { type Chosen, known, type Listing } from '../rules/data'
import { carriesItems, isFor, modelsOf, offersFor, pointsOf, type Recruit, totalOf, worthOf } from '../rules/team'
import { dataName } from './data-names'
import type { LobbySpeak } from './lobby'
import { boughtFor, HIRED, isCharacter, listOf, type Member, NOBODY, OWN, READY, startFrom, type Team } from './lobby-choices'
import { itemOption, modelOption, offerOption, readyOption } from './lobby-options'
import { weaponName } from './names'
import { DATA_WORDS } from './words/data-words'
import { FACTION_NAMES } from './words/names-data'

const MOST_MODELS = 40
/** The most models of one kind. More are not needed even in the largest matches. */
const MOST_ALIKE = 20

export function teamLists(team: Team, speak: LobbySpeak): readonly LobbyList[] {
  const { words, data, language } = speak
  const how: LobbyList = {
    kind: 'short',
    id: 'how',
    title: words.team,
    hint: words.teamHint,
    options: [
      { id: READY, label: words.ready },
      { id: OWN, label: words.own },
    ],
    value: team.team === OWN ? OWN : READY,
  }
  if (team.team !== OWN) {
    const options = Object.values(data.teams).map((one) => readyOption(one, speak))
    return [how, { kind: 'one', id: 'team', title: words.readyTeams, options, value: team.team }]
  }
  const factions: LobbyList = {
    kind: 'short',
    id: 'faction',
    title: words.faction,
    options: Object.values(data.factions).map(({ id, name }) => ({ id, label: called(name, FACTION_NAMES, id, language) })),
    value: team.faction,
  }
  const chosen = team.members.find(({ key }) => key === team.equip)
  return [
    how,
    factions,
    modelList(team, speak),
    ...characterLists(team, speak),
    memberList(team, speak),
    ...(chosen ? buyLists(chosen, team, speak) : []),
  ]
}

function modelList(team: Team, speak: LobbySpeak): LobbyList {
  const { words, data, limit } = speak
  const list = listOf(team)
  const open = Object.values(data.models).filter(({ factions, profile }) => profile.type !== 'P' && isFor(factions, team.faction))
  const ready = startFrom(team.faction, data).models
  return {
    kind: 'several',
    id: 'models',
    title: words.models,
    hint: words.modelsHint,
    options: open.map((listing) => ({ ...modelOption(listing, speak), most: mostOf(listing) })),
    value: team.members.map(({ model }) => model).filter((model) => !isCharacter(model, data)),
    most: MOST_MODELS,
    summary: [
      words.pointsOf(totalOf(list, data), limit),
      words.modelCount(team.members.length),
      words.worth(worthOf(modelsOf(list, data, speak.rulings))),
    ],
    ...(Array.isArray(ready) && ready.length > 0 ? { ready: { label: words.ready, value: ready } } : {}),
  }
}

/** Characters. There are many, so their list is shown only on request. */
function characterLists(team: Team, speak: LobbySpeak): readonly LobbyList[] {
  const { words, data, limit } = speak
  const open = Object.values(data.models).filter(({ factions, profile }) => profile.type === 'P' && isFor(factions, team.faction))
  if (open.length === 0) return []
  const hire: LobbyList = {
    kind: 'short',
    id: 'hire',
    title: words.character,
    options: [
      { id: NOBODY, label: words.noCharacter },
      { id: HIRED, label: words.hire },
    ],
    value: team.hires ? HIRED : NOBODY,
  }
  if (!team.hires) return [hire]
  return [
    hire,
    {
      kind: 'several',
      id: 'characters',
      title: words.characters,
      options: open.map((listing) => ({ ...modelOption(listing, speak), most: 1 })),
      value: team.members.map(({ model }) => model).filter((model) => isCharacter(model, data)),
      most: 1,
      summary: [words.pointsOf(totalOf(listOf(team), data), limit)],
    },
  ]
}
const mostOf = ({ profile: { type } }: Listing): number => (type === 'L' ? 1 : MOST_ALIKE)

/** The current team. Choosing a model shows what can be bought for it. */
function memberList(team: Team, speak: LobbySpeak): LobbyList {
  const { words, data } = speak
  const list = listOf(team)
  const recruits = modelsOf(list, data, speak.rulings)
  return {
    kind: 'one',
    id: 'equip',
    title: words.equip,
    hint: words.equipHint,
    options: [
      { id: '', label: words.asItComes },
      ...team.members.map((member, index) => memberOption(member, list.models[index], recruits[index], team, speak)),
    ],
    value: team.equip,
  }
}

function memberOption(
  member: Member,
  chosen: Chosen | undefined,
  recruit: Recruit | undefined,
  team: Team,
  speak: LobbySpeak,
): LobbyOption {
  const { words, data, language } = speak
  const arms = recruit?.profile.weapons.map((weapon) => weaponName(weapon, language)) ?? []
  const items = recruit?.items.map((kind) => DATA_WORDS[language].items[kind].name) ?? []
  const having = [...arms, ...items]
  return {
    id: member.key,
    label: memberName(member, team, speak),
    ...(having.length > 0 ? { detail: `${capital(having.join(', '))}.` } : {}),
    facts: [words.points(chosen ? pointsOf(chosen, team.faction, data) : 0), words.worth(recruit?.profile.vp ?? 0)],
  }
}

function memberName({ model, number }: Member, { members }: Team, { data, language }: LobbySpeak): string {
  const name = dataName(data, `model:${model}`, language)
  return members.filter((other) => other.model === model).length > 1 ? `${name} ${number}` : name
}

function buyLists(member: Member, team: Team, speak: LobbySpeak): readonly LobbyList[] {
  const { words, data } = speak
  const listing = known(data.models, member.model)
  if (!listing) return []
  const weapons = offersFor(listing, team.faction, data).map((offer) => ({
    ...offerOption(offer, listing, speak),
    most: Math.max(1, offer.extra ? 1 : listing.hardpoints),
  }))
  const items = carriesItems(listing.profile)
    ? data.items.filter(({ factions }) => isFor(factions, team.faction)).map((item) => itemOption(item, speak))
    : []
  const options = [...weapons, ...items]
  if (options.length === 0) return []
  return [
    {
      kind: 'several',
      id: boughtFor(member.key),
      title: words.buy(memberName(member, team, speak)),
      hint: words.buyHint,
      options,
      value: member.bought,
      most: options.length,
      summary: [words.pointsOf(totalOf(listOf(team), data), speak.limit)],
    },
  ]
}
