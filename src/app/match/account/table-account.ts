/** The whole table in words, in sections: how the match stands, miniatures, counters, terrain, cards. Pure. */
import type { CardFace, Hands, SeatHand } from '../../../games/hands'
import type { Status } from '../../../games/view'
import type { PlayerSeat } from '../../../kernel'
import { cornersOf, yawOfCard } from '../../../scene/cards/card-stance'
import { wordsOf } from '../../../scene/labels/card-list'
import type { CardLook, FigureLook, ZoneLook } from '../../../scene/look'
import { insideConvex } from '../../../scene/pick'
import { partAndTerrain, type Surroundings, whereOf } from './where'

export interface Section {
  readonly title: string
  readonly items: readonly string[]
}

export interface Accounted extends Surroundings {
  readonly status: Status
  readonly hands: Hands | undefined
}

/** With more pieces than this, terrain is counted by kind instead of told piece by piece. */
const MOST_PIECES = 24

/** Sections without items are left out. */
export function accountOf(known: Accounted): readonly Section[] {
  const { look, say, speak, viewer, hands } = known
  const seats = [...new Set([viewer, ...look.figures.map(({ seat }) => seat)])]
  const all: readonly Section[] = [
    { title: say('account-now'), items: nowOf(known) },
    ...seats.map((seat) => ({
      title: seat === viewer ? say('account-own', { name: speak.seat(seat) }) : speak.seat(seat),
      items: look.figures.filter((figure) => figure.seat === seat).map((figure) => figureIn(figure, known)),
    })),
    { title: say('account-tokens'), items: tokensOf(known) },
    ...cardsOf(known),
    ...(hands ? handsOf(hands, known) : []),
    { title: say('account-terrain'), items: terrainOf(known) },
    { title: say('account-areas'), items: look.areas.map(({ name }) => name) },
  ]
  return all.filter(({ items }) => items.length > 0)
}

const nowOf = ({ status: { round, phase, scores }, say, speak }: Accounted): readonly string[] => [
  [round, phase].filter(Boolean).join(', '),
  ...scores.map(({ seat, score }) => say('account-score', { name: speak.seat(seat), points: score })),
]

function figureIn(figure: FigureLook, known: Accounted): string {
  const { say } = known
  const states = [
    ...(figure.ready ? [say('account-ready')] : []),
    ...(figure.spent ? [say('account-spent')] : []),
    ...(figure.lying ? [say('account-lying')] : []),
    ...figure.markers.map(({ name }) => name),
  ]
  return say('account-place', { name: [figure.name, ...states].join(', '), where: whereOf(figure, known) })
}

function tokensOf(known: Accounted): readonly string[] {
  const { look, say, speak } = known
  return (look.tokens ?? []).map((token) => {
    const where = token.carriedBy === undefined ? partAndTerrain(token, known) : carriedBy(token.carriedBy)
    const name = (token.stack ?? 1) > 1 ? say('account-many', { name: token.name, count: token.stack ?? 1 }) : token.name
    return look.width > 0 && !isCardTable(known) ? say('account-place', { name, where }) : name
  })
  function carriedBy(ref: string) {
    return say('account-carried', { name: look.figures.find((one) => one.ref === ref)?.name ?? speak.piece(ref) })
  }
}

const isCardTable = ({ look }: Surroundings) => (look.zones ?? []).length + (look.cards ?? []).length > 0

/** Cards by the zone that they lie in; those outside every zone come last. */
function cardsOf(known: Accounted): readonly Section[] {
  const { look, say } = known
  const zones = look.zones ?? []
  const cards = look.cards ?? []
  const zoneOf = ({ at }: CardLook) =>
    zones.find((zone) => insideConvex(at, cornersOf(zone.at, zone.width, zone.height, yawOfCard(zone.heading))))
  const within = (zone: ZoneLook | undefined) => cards.filter((card) => zoneOf(card) === zone).map((card) => cardIn(card, known))
  return [
    ...zones.map((zone) => ({ title: wordsOf(zone), items: within(zone) })),
    { title: say('account-cards'), items: within(undefined) },
  ]
}

function cardIn(card: CardLook, { say }: Surroundings): string {
  const states = [
    ...(card.lit ? [say('account-usable')] : []),
    ...(card.dim ? [say('account-used-up')] : []),
    ...(card.faceUp ? [] : [say('account-face-down')]),
  ]
  return [wordsOf(card), ...states].join(', ')
}

function handsOf({ seats, piles }: Hands, known: Surroundings): readonly Section[] {
  const { say, speak } = known
  const nameOf = (seat: PlayerSeat) => speak.seat(seat)
  return [
    ...seats.map((seat) => ({ title: nameOf(seat.seat), items: handIn(seat, known) })),
    { title: say('account-hands'), items: piles.map(({ label, count, top }) => pileIn(label, count, top)) },
  ]
  function pileIn(name: string, count: number, top: CardFace | undefined) {
    const said = say('account-token', { name, count })
    return top ? `${said}, ${top.title}` : said
  }
}

function handIn({ hand = [], handCount, cards, tokens }: SeatHand, { say }: Surroundings): readonly string[] {
  const face = ({ title, text }: CardFace) => [title, text].filter(Boolean).join(', ')
  const usable = (plays: readonly unknown[]) => (plays.length > 0 ? [say('account-usable')] : [])
  return [
    ...(handCount > 0 ? [say('account-hand', { count: handCount })] : []),
    ...hand.map((card) => [say('account-in-hand', { card: face(card.face) }), ...usable(card.plays)].join(', ')),
    ...cards.map((card) =>
      [
        say('account-before', { card: face(card.face) }),
        ...(card.state === 'exhausted' ? [say('account-used-up')] : []),
        ...usable(card.plays),
      ].join(', '),
    ),
    ...tokens.map(({ label, count }) => say('account-token', { name: label, count })),
  ]
}

function terrainOf(known: Accounted): readonly string[] {
  const { look, say } = known
  if (look.terrain.length <= MOST_PIECES)
    return look.terrain.map((piece) =>
      say('account-place', { name: piece.name, where: partAndTerrain({ ...piece, radius: 0 }, known) }),
    )
  const counts = new Map<string, number>()
  for (const { name } of look.terrain) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => (count > 1 ? say('account-many', { name, count }) : name))
}
