/** A side's strike team as a lobby offers it: a ready one, or one's own, model by model. */
import { capital } from '../../../ui/words/plural'
import type { LobbyList, LobbyOption } from '../../lobby'
import { type Chosen, known, type Listing, type Offer, type ReadyTeam } from '../rules/data'
import type { Profile, Weapon } from '../rules/profile'
import { RULED } from '../rules/rulings'
import { carriesItems, isFor, modelsOf, offersFor, pointsOf, type Recruit, totalOf, worthOf } from '../rules/team'
import { dataName } from './data-names'
import type { LobbySpeak } from './lobby'
import {
  boughtFor,
  boughtItem,
  HIRED,
  isCharacter,
  listOf,
  type Member,
  NOBODY,
  OWN,
  READY,
  startFrom,
  type Team,
} from './lobby-choices'
import { called, keywordName, profileName, weaponLine, weaponName } from './names'
import { DATA_WORDS } from './words/data-words'
import { FACTION_NAMES, TEAM_NAMES } from './words/names-data'

const MOST_MODELS = 40
/** No kind of model is wanted more often, but at the largest of matches. */
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

function readyOption(team: ReadyTeam, speak: LobbySpeak): LobbyOption {
  const { words, data, language, packOf } = speak
  const recruits = modelsOf(team, data, RULED)
  const pack = packOf('teams', team.id)
  const leader = recruits.find(({ profile }) => profile.type === 'L')?.profile
  return {
    id: team.id,
    label: called(team.name, TEAM_NAMES, team.id, language),
    detail: `${counted(recruits.map((recruit) => memberLine(recruit, speak))).join(', ')}.`,
    facts: [
      words.points(totalOf(team, data)),
      words.worth(worthOf(recruits)),
      ...leaderFacts(leader, speak),
      ...(pack ? [words.fromPack(pack)] : []),
    ],
  }
}

/** "Steel Warrior × 2" for what is there twice. */
const counted = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length
    return count > 1 ? `${name} × ${count}` : name
  })

/** A model with what it was bought, as far as that is not what it comes with: "Enforcer Specialist (burst laser)". */
function memberLine({ profile }: Recruit, { data, language }: LobbySpeak): string {
  const before = new Set(known(data.models, profile.id)?.profile.weapons.map(({ id }) => id))
  const bought = profile.weapons.filter(({ id }) => !before.has(id) && id !== 'knife')
  const arms = bought.map((weapon) => weaponName(weapon, language)).join(', ')
  return arms ? `${profileName(profile, language)} (${arms})` : profileName(profile, language)
}

function leaderFacts(leader: Profile | undefined, { words, language }: LobbySpeak): readonly string[] {
  if (leader?.recon === undefined) return []
  const { special } = leader
  return [words.recon(leader.recon), ...(special ? [words.special(DATA_WORDS[language].specials[special].name)] : [])]
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
      words.worth(worthOf(modelsOf(list, data, RULED))),
    ],
    ...(Array.isArray(ready) && ready.length > 0 ? { ready: { label: words.ready, value: ready } } : {}),
  }
}

/** There are many of them, for at most one: they are shown to who asks. */
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

function modelOption({ profile }: Listing, speak: LobbySpeak): LobbyOption {
  const { words, language, packOf } = speak
  const pack = packOf('models', profile.id)
  return {
    id: profile.id,
    label: profileName(profile, language),
    detail: [statLine(profile, speak), ...profile.weapons.map((weapon) => armLine(weapon, speak))]
      .map((line) => `${line}.`)
      .join(' '),
    facts: [
      words.points(profile.points),
      words.types[profile.type],
      words.worth(profile.vp),
      ...profile.abilities.map((ability) => keywordName(ability, language)),
      ...leaderFacts(profile, speak),
      ...(pack ? [words.fromPack(pack)] : []),
    ],
  }
}

function statLine({ speed, shoot, fight, survive, armour, size }: Profile, { words }: LobbySpeak): string {
  const stat = (value: number | null) => (value === null ? words.noStat : `${value}+`)
  return words.stats({ speed, shoot: stat(shoot), fight: stat(fight), survive: stat(survive), armour, size })
}
function armLine(weapon: Weapon, { language }: LobbySpeak): string {
  const line = weaponLine(weapon, language)
  const name = capital(weaponName(weapon, language))
  return line ? `${name}: ${line}` : name
}

/** The team as it stands; choosing somebody opens what can be bought for him. */
function memberList(team: Team, speak: LobbySpeak): LobbyList {
  const { words, data } = speak
  const list = listOf(team)
  const recruits = modelsOf(list, data, RULED)
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

function offerOption({ weapon, points, vp, extra, hardpoints }: Offer, listing: Listing, speak: LobbySpeak): LobbyOption {
  const { words, language } = speak
  return {
    id: weapon.id,
    label: capital(weaponName(weapon, language)),
    detail: weaponLine(weapon, language),
    facts: [
      words.points(points),
      weapon.range === 'none' ? words.gear : words.weapon,
      ...(vp > 0 ? [words.worth(vp)] : []),
      ...(extra ? [words.addOn] : []),
      ...(listing.hardpoints > 0 && !extra ? [words.hardpoints(Math.max(1, hardpoints))] : []),
    ],
  }
}

function itemOption({ kind, points, rarity }: LobbySpeak['data']['items'][number], { words, language }: LobbySpeak) {
  const { name, text } = DATA_WORDS[language].items[kind]
  return {
    id: boughtItem(kind),
    label: name,
    detail: text,
    facts: [words.points(points), words.item, words.rarities[rarity]],
    most: 1,
  }
}
