/** A card table of three or four seats for the harness: hands, locations with what lies on them, piles, counters. */
import { cascadeIn, rowIn } from '../../../src/games/kit/card-table/layout'
import type { Cue } from '../../../src/scene/cue'
import type { CardLook, Look, TokenLook, ZoneLook } from '../../../src/scene/look'
import type { Overlay } from '../../../src/scene/overlay'
import { FACES } from './card-faces'
import { LABEL_STRIP, placeOf, sidesFor, type TableSide, turned, withinZone, zoneOf } from './card-sides'
import { inch } from './sample'

const SEATS = ['A', 'B', 'C', 'D'] as const
const CARD = { width: inch(2.5), height: inch(3.5) }
const SIZE = { width: inch(39), depth: inch(32) }

const WORDS = {
  en: {
    hand: 'Hand',
    places: 'Locations',
    pile: 'Draw pile',
    discard: 'Discard',
    time: 'Time',
    of: (seat: string) => `Player ${seat}`,
  },
  fr: {
    hand: 'Main',
    places: 'Lieux',
    pile: 'Pioche',
    discard: 'Défausse',
    time: 'Temps',
    of: (seat: string) => `Joueur ${seat}`,
  },
}

/** The table as seat A sees it; `more` cards with faces of their own besides, for measuring. */
export function cardTable(language: 'en' | 'fr', seats = 4, more = 0): Look {
  const say = WORDS[language]
  const faceOf = (i: number) => FACES[i % FACES.length]?.[language]
  const zones: ZoneLook[] = []
  const cards: CardLook[] = []
  const tokens: TokenLook[] = []
  let dealt = 0
  const up = (
    ref: string,
    more: Omit<CardLook, 'ref' | 'name' | 'width' | 'height' | 'back' | 'faceUp' | 'z'> & Partial<CardLook>,
  ): CardLook => {
    const face = faceOf(dealt++)
    return {
      ref,
      name: face?.title ?? '',
      ...CARD,
      back: 'night:hourglass',
      faceUp: true,
      z: 0,
      ...(face ? { face } : {}),
      ...more,
    }
  }
  const down = (
    ref: string,
    more: Omit<CardLook, 'ref' | 'name' | 'width' | 'height' | 'back' | 'faceUp' | 'z'> & Partial<CardLook>,
  ): CardLook => ({
    ref,
    name: say.hand,
    ...CARD,
    back: 'night:hourglass',
    faceUp: false,
    z: 0,
    ...more,
  })

  sidesFor(seats).forEach((side: TableSide, s) => {
    const seat = SEATS[s] as (typeof SEATS)[number]
    const zone = (name: string, words: string, x: number, y: number, w: number, h: number, more: Partial<ZoneLook> = {}) => {
      const made = zoneOf(
        SIZE,
        side,
        { x: inch(x), y: inch(y), width: inch(w), height: inch(h) },
        { ref: `${seat}-${name}`, name: words, seat, ...more },
      )
      zones.push(made)
      return made
    }
    const hand = zone('hand', `${say.of(seat)}: ${say.hand}`, 0, 2.5, 14.6, 4.4, { detail: '5' })
    turned(hand, (box) => rowIn(box, 5, CARD)).forEach((place, i) => {
      cards.push(
        side === 0 ? up(`${seat}-h${i}`, { ...place, liftable: true, lit: i === 1 || i === 3 }) : down(`${seat}-h${i}`, place),
      )
    })
    for (let k = 0; k < 3; k++) {
      const where = zone(`place${k}`, k === 0 ? say.places : '', -5.1 + k * 5.1, 8.2, 4.7, 6.4, {
        unnamed: k > 0,
        lit: side === 180 && k === 1,
      })
      const many = 1 + ((s + k) % 3)
      turned(where, (box) => cascadeIn(box, many, { ...CARD, strip: inch(0.95) })).forEach((place, i) => {
        const isHidden = i > 0 && (s + k + i) % 3 === 0
        cards.push(
          isHidden
            ? {
                ...down(`${seat}-p${k}${i}`, place),
                ...(side === 0
                  ? ({
                      peek: true,
                      name: faceOf(dealt)?.title ?? '',
                      ...(faceOf(dealt) ? { face: faceOf(dealt++) } : {}),
                    } as Partial<CardLook>)
                  : {}),
              }
            : up(`${seat}-p${k}${i}`, { ...place, dim: s === 1 && k === 2 }),
        )
      })
    }
    const pot = zone('time', say.time, 9.2, 2.5, 2.9, 4.4)
    tokens.push({
      ref: `${seat}-t`,
      kind: 'counter:amber:hourglass',
      label: String(2 + s),
      name: `${say.time}: ${2 + s}`,
      at: withinZone(pot, 0, LABEL_STRIP / 2),
      z: 0,
      radius: inch(0.62),
      stack: 2 + s,
    })
  })
  const pile = { ref: 'pile', name: say.pile, ...placeOf(SIZE, 0, inch(-1.9), inch(16)), width: inch(3.2), height: inch(4.7) }
  const discard = {
    ref: 'discard',
    name: say.discard,
    ...placeOf(SIZE, 0, inch(1.9), inch(16)),
    width: inch(3.2),
    height: inch(4.7),
  }
  zones.push({ ...pile, ref: 'z-pile', detail: '54' }, { ...discard, ref: 'z-discard', detail: '17' })
  cards.push(down('pile', { at: withinZone(pile, 0, LABEL_STRIP / 2), heading: 90, count: 54 }))
  cards.push(up('discard', { at: withinZone(discard, 0, LABEL_STRIP / 2), heading: 90, count: 17 }))
  // A hidden card of one's own, always there.
  const own = FACES[8]?.[language]
  cards.push({
    ...down('own', { ...placeOf(SIZE, 0, inch(-9.3), inch(3)) }),
    peek: true,
    name: own?.title ?? '',
    ...(own ? { face: own } : {}),
  })
  for (let i = 0; i < more; i++) {
    const extra = faceOf(i)
    const place = { at: { x: inch(12 + (i % 20) * 0.8), y: inch(12.5 + Math.floor(i / 20) * 0.7) }, heading: 90, z: 40 * i }
    cards.push(up(`more${i}`, { ...place, ...(extra ? { face: { ...extra, title: `${extra.title} ${i}` } } : {}) }))
  }
  return { ...SIZE, mat: 'cards', terrain: [], figures: [], areas: [], cards, zones, tokens }
}

export const CARD_CUES: Readonly<Record<string, readonly Cue[]>> = {
  'deal-cards': [
    {
      type: 'together',
      cues: [0, 1, 2].map((i) => ({
        type: 'card-move',
        ref: `new${i}`,
        how: 'deal',
        from: 'pile',
        delay: i * 130,
        to: { at: { x: inch(30 + i * 2.8), y: inch(8) }, z: 0, heading: 90, faceUp: true },
        card: {
          ref: `new${i}`,
          name: 'new',
          at: { x: inch(30 + i * 2.8), y: inch(8) },
          z: 0,
          heading: 90,
          ...CARD,
          back: 'night:hourglass',
          faceUp: true,
          ...(FACES[i] ? { face: FACES[i].en } : {}),
        },
      })),
    },
  ],
  'flip-card': [{ type: 'card-flip', ref: 'A-h0', faceUp: false }],
  'shuffle-cards': [{ type: 'card-shuffle', ref: 'pile' }],
}

export const CARD_OVERLAYS: Readonly<Record<string, readonly Overlay[]>> = {
  'card-targets': [
    { type: 'outline', id: 'o1', ref: 'C-place1', tone: 'allowed' },
    { type: 'outline', id: 'o2', ref: 'B-place0', tone: 'refused' },
    { type: 'tag', id: 'why', over: 'B-place0', text: 'You attacked here already', tone: 'refused' },
    {
      type: 'ghost',
      id: 'g',
      ref: 'A-h1',
      at: withinZone(zoneOf(SIZE, 180, { x: 0, y: inch(8.2), width: 1, height: 1 }, { ref: '', name: '' }), 0, 0),
      z: 300,
      tone: 'allowed',
    },
  ],
}
