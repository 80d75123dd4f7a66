/** Building a strike team (4.25): the faults of a list, and the models that it gives. */
import type { Reason } from '../../../kernel'
import { type Chosen, covers, type DataSet, ITEM_LIMITS, known, type Listing, type Offer, RARITIES, type TeamList } from './data'
import type { PointsLimit } from './mission'
import type { FactionId, ItemKind, Keyword, Profile, Weapon } from './profile'
import { ABILITIES, type AbilityName } from './profile'
import type { Rulings } from './rulings'
import { say } from './said'

/** DZ-FGT-03, DZ-TMB-03: the weapon of models that have no other weapon for Fights. */
export const KNIFE: Weapon = { id: 'knife', range: 'fight', ap: 0, keywords: [] }

/** A model of a team as it goes into a match. */
export interface Recruit {
  readonly profile: Profile
  /** The items bought for the model. */
  readonly items: readonly ItemKind[]
}

/** A fault of a list. `at` is the index of the model concerned. */
export interface TeamFault {
  readonly reason: Reason
  readonly at?: number
}

const offersOf = ({ weapons = [] }: Chosen, data: DataSet): readonly Offer[] =>
  weapons.flatMap((weapon) => known(data.weapons, weapon) ?? [])
export const isFor = (factions: readonly FactionId[] | 'all', faction: FactionId): boolean =>
  factions === 'all' || factions.includes(faction)
const itemOf = (data: DataSet, kind: ItemKind, faction: FactionId) =>
  data.items.find((item) => item.kind === kind && isFor(item.factions, faction))

/** DZ-TMB-01: the points of one model with everything bought for it. */
export function pointsOf(chosen: Chosen, faction: FactionId, data: DataSet): number {
  const listing = known(data.models, chosen.model)
  const upgrades = offersOf(chosen, data).reduce((sum, { points }) => sum + points, 0)
  const items = (chosen.items ?? []).reduce((sum, kind) => sum + (itemOf(data, kind, faction)?.points ?? 0), 0)
  return chosen.printed ?? (listing?.profile.points ?? 0) + upgrades + items
}
export const totalOf = ({ faction, models }: TeamList, data: DataSet): number =>
  models.reduce((sum, model) => sum + pointsOf(model, faction, data), 0)
/** The VP that the other side would earn for killing all models. */
export const worthOf = (recruits: readonly Recruit[]): number => recruits.reduce((sum, { profile }) => sum + profile.vp, 0)

/** DZ-TMB-03: whether a model may buy this: it must belong to its faction and to one of its categories. */
export const mayBuy = ({ categories }: Listing, offer: Offer, faction: FactionId): boolean =>
  isFor(offer.factions, faction) && categories.some((has) => offer.categories.some((of) => covers(has, of)))

/** Everything that a model may buy, in the order of the data. */
export function offersFor(listing: Listing, faction: FactionId, data: DataSet): readonly Offer[] {
  const halves = new Set(Object.values(data.weapons).flatMap(({ brings }) => brings ?? []))
  return Object.values(data.weapons).filter((offer) => mayBuy(listing, offer, faction) && !halves.has(offer.weapon.id))
}

/** DZ-ITM-01 */
export const carriesItems = ({ type, abilities }: Profile): boolean =>
  type !== 'V' && !abilities.some(({ name }) => name === 'vehicle' || name === 'beast')

/** All faults of a list, in the order of the rules. */
export function teamFaults(list: TeamList, limit: PointsLimit, data: DataSet): readonly TeamFault[] {
  const fault = (reason: Reason, at?: number): TeamFault => ({ reason, ...(at === undefined ? {} : { at }) })
  const unknown = list.models.flatMap(({ model }, at) =>
    known(data.models, model) ? [] : [fault(say('team-unknown', { model }, 'DZ-SET-04'), at)],
  )
  if (unknown.length > 0) return unknown
  const listings = list.models.flatMap(({ model }) => known(data.models, model) ?? [])
  const count = (type: Profile['type']) => listings.filter(({ profile }) => profile.type === type).length
  const [leaders, troops, specialists, vehicles, characters] = [count('L'), count('T'), count('S'), count('V'), count('P')]
  const total = totalOf(list, data)
  return [
    ...(total > limit ? [fault(say('team-points', { total, limit }, 'DZ-TMB-01'))] : []),
    ...listings.flatMap(({ profile, factions }, at) =>
      factions.includes(list.faction)
        ? []
        : [fault(say('team-faction', { model: profile.id, faction: list.faction }, 'DZ-TMB-01'), at)],
    ),
    ...(leaders === 1 ? [] : [fault(say('team-leader', { leaders }, 'DZ-TMB-02'))]),
    ...(specialists > troops ? [fault(say('team-specialists', { specialists, troops }, 'DZ-TMB-02'))] : []),
    ...(vehicles > Math.floor(troops / 3) ? [fault(say('team-vehicles', { vehicles, troops }, 'DZ-TMB-02'))] : []),
    ...(characters > 1 ? [fault(say('team-characters', { characters }, 'DZ-TMB-02'))] : []),
    ...list.models.flatMap((chosen, at) => {
      const listing = listings[at]
      return listing ? modelFaults(chosen, listing, list.faction, data).map((reason) => fault(reason, at)) : []
    }),
    ...itemFaults(list, limit, data).map((reason) => fault(reason)),
  ]
}

type Kind = 'ranged' | 'melee' | 'gear'
const kindOf = ({ range }: Weapon): Kind => (range === 'fight' ? 'melee' : range === 'none' ? 'gear' : 'ranged')
/** DZ-TMB-04: how many hardpoints an upgrade takes, for models that have hardpoints. `*` upgrades and second halves take none. */
const taken = ({ hardpoints, extra }: Offer): number => (extra ? 0 : Math.max(1, hardpoints))

/** DZ-TMB-03, 04, 05: the faults of what one model has bought. Additions to a weapon (`*`) do not count as its one upgrade. */
function modelFaults(chosen: Chosen, listing: Listing, faction: FactionId, data: DataSet): readonly Reason[] {
  const model = chosen.model
  const open = offersFor(listing, faction, data)
  const wrong = (chosen.weapons ?? []).flatMap((weapon, at, all): readonly Reason[] => {
    if (!open.some((offer) => offer.weapon.id === weapon)) return [say('team-not-for', { model, weapon }, 'DZ-TMB-03')]
    return all.indexOf(weapon) < at && listing.hardpoints === 0 ? [say('team-twice', { model, weapon }, 'DZ-TMB-03')] : []
  })
  const replacing = offersOf(chosen, data).filter(({ extra }) => !extra)
  const many = (['ranged', 'melee'] as const).flatMap((kind) => {
    const upgrades = replacing.filter(({ weapon }) => kindOf(weapon) === kind).length
    return upgrades > 1 && listing.hardpoints === 0 ? [say('team-one-upgrade', { model, kind, upgrades }, 'DZ-TMB-03')] : []
  })
  const systems = offersOf(chosen, data).reduce((sum, offer) => sum + taken(offer), 0)
  const points = listing.hardpoints
  const full = points > 0 && systems > points ? [say('team-hardpoints', { model, systems, hardpoints: points }, 'DZ-TMB-04')] : []
  return [...wrong, ...many, ...full, ...crewless(chosen, listing, data), ...itemsOf(chosen, listing, faction, data)]
}

/** 4.23: the fault of a weapons team that has not bought its weapon. */
function crewless(chosen: Chosen, { profile }: Listing, data: DataSet): readonly Reason[] {
  if (!profile.abilities.some(({ name }) => name === 'weapons-team')) return []
  const served = offersOf(chosen, data).some(({ categories }) => categories.includes('heavy-crew-served-weapon'))
  return served ? [] : [say('team-crew', { model: chosen.model }, 'DZ-TMB-03')]
}

function itemsOf({ model, items = [] }: Chosen, { profile }: Listing, faction: FactionId, data: DataSet): readonly Reason[] {
  const wrong = items.flatMap((item) => (itemOf(data, item, faction) ? [] : [say('team-item', { model, item }, 'DZ-TMB-05')]))
  if (items.length > 0 && !carriesItems(profile)) return [...wrong, say('team-no-items', { model }, 'DZ-ITM-01')]
  return items.length > 1 ? [...wrong, say('team-one-item', { model, items: items.length }, 'DZ-TMB-05')] : wrong
}

/** DZ-TMB-05, R15 */
function itemFaults({ faction, models }: TeamList, limit: PointsLimit, data: DataSet): readonly Reason[] {
  const bought = models.flatMap(({ items = [] }) => items.flatMap((kind) => itemOf(data, kind, faction) ?? []))
  return RARITIES.flatMap((rarity) => {
    const items = bought.filter((item) => item.rarity === rarity).length
    const most = ITEM_LIMITS[limit][rarity]
    return items > most ? [say('team-rarity', { rarity, items, most }, 'DZ-TMB-05')] : []
  })
}

/** The models of a list, in order, for ready teams and lists without faults. Throws for ids that the data does not contain. */
export function modelsOf(list: TeamList, data: DataSet, rulings: Rulings): readonly Recruit[] {
  return list.models.map((chosen) => {
    const listing = known(data.models, chosen.model)
    if (!listing) throw new Error(`no model is called ${chosen.model}`)
    const offers = offersOf(chosen, data)
    const halves = offers.flatMap(({ brings }) => (brings === undefined ? [] : (known(data.weapons, brings) ?? [])))
    const profile = ruled(listing.profile, rulings)
    const armed = equipped(profile.weapons, [...offers, ...halves], listing.hardpoints > 0)
    const gear = armed.filter(({ range }) => range === 'none').flatMap(({ keywords }) => keywords.flatMap(asAbility))
    return {
      profile: {
        ...profile,
        points: pointsOf({ ...chosen, items: [] }, list.faction, data),
        vp: profile.vp + offers.reduce((sum, { vp }) => sum + vp, 0),
        weapons: withKnife(
          armed.filter(({ range }) => range !== 'none'),
          profile,
        ),
        abilities: [...profile.abilities, ...gear],
      },
      items: chosen.items ?? [],
    }
  })
}

/** AMB-36: the rulebook gives the drone no Fight stat, but later lists do. */
export const ruled = (profile: Profile, { droneFight }: Rulings): Profile =>
  profile.id === 'dog-drone' ? { ...profile, fight: droneFight === 'none' ? null : Number(droneFight) } : profile

/** DZ-TMB-03: an upgrade replaces the first weapon of its kind; `*` and systems on hardpoints replace nothing (DZ-TMB-04). */
function equipped(base: readonly Weapon[], offers: readonly Offer[], onHardpoints: boolean): readonly Weapon[] {
  const weapons = [...base]
  for (const { weapon, extra } of offers) {
    const at = extra || onHardpoints ? -1 : weapons.findIndex((one) => base.includes(one) && kindOf(one) === kindOf(weapon))
    if (at < 0) weapons.push(weapon)
    else weapons[at] = weapon
  }
  return weapons
}

function withKnife(weapons: readonly Weapon[], { fight }: Profile): readonly Weapon[] {
  return fight === null || weapons.some(({ range }) => range === 'fight') ? weapons : [...weapons, KNIFE]
}

/** Equipment listed among the weapons acts as the ability with the same name. */
function asAbility({ name, value }: Keyword): readonly Keyword<AbilityName>[] {
  const ability = ABILITIES.find((one) => one === name)
  return ability ? [{ name: ability, ...(value === undefined ? {} : { value }) }] : []
}
