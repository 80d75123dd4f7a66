/** Recruitment and adventure cards in the lobby. */
import { capital } from '../../../ui/words/plural'
import { speaker } from '../../../ui/words/speaker'
import { called } from '../../kit/speech/names'
import { bare } from '../../kit/speech/numbered'
import type { LobbyList, LobbyOption } from '../../lobby'
import type { AdventureCard } from '../rules/cards'
import { known } from '../rules/data'
import type { RecruitmentCard, Weapon } from '../rules/profile'
import { MOST_ADVENTURES } from '../rules/spec'
import type { LobbySpeak } from './lobby'
import { BY_HAND, readyTeam, type Team } from './lobby-choices'
import { ADVENTURE_NAMES, FIGURE_NAMES, WEAPON_NAMES } from './name-tables'
import { say } from './words'

export function cardList(team: Team, size: number, speak: LobbySpeak): LobbyList {
  const { data, words } = speak
  const own = Object.values(data.cards).filter(({ faction }) => faction === team.faction)
  const chosen = team.cards.flatMap((id) => known(data.cards, id) ?? [])
  const sum = (of: (card: RecruitmentCard) => number) => chosen.reduce((total, card) => total + of(card), 0)
  return {
    kind: 'several',
    id: 'cards',
    title: words.cards,
    hint: words.cardsHint,
    ...(own.every(({ id }) => speak.packOf('cards', id)) ? {} : { badge: words.house }),
    options: own.map((card) => ({ ...cardOption(card, speak), most: card.unique ? 1 : size })),
    value: team.cards,
    most: size,
    summary: [
      words.cardsOf(team.cards.length, size),
      words.figures(sum(({ figures }) => figures)),
      words.fate(sum(({ fate }) => fate)),
      words.points(sum(({ figures, profile }) => figures * profile.points)),
    ],
    ready: { label: words.ready, value: readyTeam(data, team.faction, size) },
  }
}

function cardOption(card: RecruitmentCard, lobby: LobbySpeak): LobbyOption {
  const { language, words, length, packOf } = lobby
  const speak = speaker(language, 'inch')
  const { id, figures, fate, profile, unique } = card
  const { movement, resistance, melee, shoot, wounds, attacks, weapons, keywords, points } = profile
  const figure = capital(bare(called(profile.name ?? card.name, FIGURE_NAMES, id, language)))
  const several = figures === 1 ? figure : `${figures} × ${figure}`
  const own = card.name?.[language]
  const stats = words.profile({
    movement: length(movement),
    resistance: String(resistance),
    melee: signed(melee),
    shoot: shoot === undefined ? undefined : signed(shoot),
    wounds,
    attacks,
  })
  const armed = weapons.filter(({ dice }) => dice > 0).map((weapon) => weaponLine(weapon, lobby))
  const pack = packOf('cards', id)
  return {
    id,
    label: own === undefined || own === figure ? several : `${own}: ${several}`,
    detail: [stats, ...armed].map((line) => `${line}.`).join(' '),
    facts: [
      ...(fate > 0 ? [words.fate(fate)] : []),
      words.pointsEach(points, figures),
      ...keywords.map((keyword) => say(speak, 'trait', { keyword })),
      ...(unique ? [words.unique] : []),
      ...(pack ? [words.fromPack(pack)] : []),
    ],
  }
}

function weaponLine({ id, name, dice, range, keywords, burst }: Weapon, { language, words, length }: LobbySpeak): string {
  const speak = speaker(language, 'inch')
  const line = words.weapon(
    capital(called(name, WEAPON_NAMES, id, language)),
    dice,
    range === undefined ? undefined : length(range),
  )
  const traits = [
    ...keywords.map((keyword) => say(speak, 'trait', { keyword })),
    ...(burst === undefined ? [] : [say(speak, 'trait-burst', { targets: burst })]),
  ]
  return traits.length > 0 ? `${line} (${traits.join(', ')})` : line
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** The list of how many adventure cards are dealt and, if they are chosen by hand, the list of cards. */
export function adventureLists({ adventures, picked }: Team, speak: LobbySpeak): readonly LobbyList[] {
  const { words, data } = speak
  const numbers = Array.from({ length: MOST_ADVENTURES + 1 }, (_, count) => String(count))
  const how: LobbyList = {
    kind: 'short',
    id: 'adventures',
    title: words.adventures,
    hint: words.adventuresHint,
    badge: words.house,
    options: [...numbers.map((id) => ({ id, label: id === '0' ? words.none : id })), { id: BY_HAND, label: words.pick }],
    value: adventures,
  }
  if (adventures !== BY_HAND) return [how]
  return [
    how,
    {
      kind: 'several',
      id: 'picked',
      title: words.picked,
      hint: words.pickedHint,
      options: Object.values(data.adventures).map((card) => ({ ...adventureOption(card, speak), most: 1 })),
      value: picked,
      most: MOST_ADVENTURES,
      summary: [words.pickedOf(picked.length, MOST_ADVENTURES)],
    },
  ]
}

function adventureOption({ id, effect, after, name }: AdventureCard, { language, words, packOf }: LobbySpeak): LobbyOption {
  const speak = speaker(language, 'inch')
  const pack = packOf('adventures', id)
  return {
    id,
    label: called(name, ADVENTURE_NAMES, id, language),
    detail: `${say(speak, 'effect-text', { effect })} ${say(speak, 'after-use', { after })}`,
    ...(pack ? { facts: [words.fromPack(pack)] } : {}),
  }
}
