/** Teams, models, weapons and items as options of a lobby. */
import { capital } from '../../../ui/words/plural'
import { called } from '../../kit/speech/names'
import type { LobbyOption } from '../../lobby'
import { known, type Listing, type Offer, type ReadyTeam } from '../rules/data'
import type { Profile, Weapon } from '../rules/profile'
import { modelsOf, type Recruit, ruled, totalOf, worthOf } from '../rules/team'
import type { LobbySpeak } from './lobby'
import { boughtItem } from './lobby-choices'
import { keywordName, profileName, weaponLine, weaponName } from './names'
import { DATA_WORDS } from './words/data-words'
import { TEAM_NAMES } from './words/names-data'

export function readyOption(team: ReadyTeam, speak: LobbySpeak): LobbyOption {
  const { words, data, language, packOf, rulings } = speak
  const recruits = modelsOf(team, data, rulings)
  const pack = packOf('teams', team.id)
  const leader = recruits.find(({ profile }) => profile.type === 'L')?.profile
  return {
    id: team.id,
    label: called(team.name, TEAM_NAMES, team.id, language),
    detail: ended(counted(recruits.map((recruit) => memberLine(recruit, speak))).join(', ')),
    facts: [
      words.points(totalOf(team, data)),
      words.worth(worthOf(recruits)),
      ...leaderFacts(leader, speak),
      ...(pack ? [words.fromPack(pack)] : []),
    ],
  }
}

/** The text with a full stop, unless it already ends with one (an abbreviation). */
const ended = (text: string): string => (text.endsWith('.') ? text : `${text}.`)

/** Names with their counts: "Steel Warrior × 2". */
const counted = (names: readonly string[]): readonly string[] =>
  [...new Set(names)].map((name) => {
    const count = names.filter((one) => one === name).length
    return count > 1 ? `${name} × ${count}` : name
  })

/** A model with the purchases that differ from its standard weapons: "Enforcer Specialist (burst laser)". */
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

export function modelOption(listing: Listing, speak: LobbySpeak): LobbyOption {
  const { words, language, packOf, rulings } = speak
  const profile = ruled(listing.profile, rulings)
  const pack = packOf('models', profile.id)
  return {
    id: profile.id,
    label: profileName(profile, language),
    detail: [statLine(profile, speak), ...profile.weapons.map((weapon) => armLine(weapon, speak))]
      .map((line) => `${line}.`)
      .join(' '),
    facts: once([
      words.points(profile.points),
      words.types[profile.type],
      words.worth(profile.vp),
      ...profile.abilities.map((ability) => keywordName(ability, language)),
      ...leaderFacts(profile, speak),
      ...(pack ? [words.fromPack(pack)] : []),
    ]),
  }
}

/** Removes duplicates. A Vehicle would be labelled twice, by its type and by its ability. */
const once = (facts: readonly string[]): readonly string[] => [...new Set(facts)]

function statLine({ speed, shoot, fight, survive, armour, size }: Profile, { words }: LobbySpeak): string {
  const stat = (value: number | null) => (value === null ? words.noStat : `${value}+`)
  return words.stats({ speed, shoot: stat(shoot), fight: stat(fight), survive: stat(survive), armour, size })
}
function armLine(weapon: Weapon, { language }: LobbySpeak): string {
  const line = weaponLine(weapon, language)
  const name = capital(weaponName(weapon, language))
  return line ? DATA_WORDS[language].weapon.told(name, line) : name
}

export function offerOption({ weapon, points, vp, extra, hardpoints }: Offer, listing: Listing, speak: LobbySpeak): LobbyOption {
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

export function itemOption({ kind, points, rarity }: LobbySpeak['data']['items'][number], { words, language }: LobbySpeak) {
  const { name, text } = DATA_WORDS[language].items[kind]
  return {
    id: boughtItem(kind),
    label: name,
    detail: text,
    facts: [words.points(points), words.item, words.rarities[rarity]],
    most: 1,
  }
}
