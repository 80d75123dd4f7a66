/**
 * The cards of the cast: where each is shown now and what it shows. A face that nobody may see any more is deleted once the card
 * is face down.
 */
import type { Ref } from '../../table/piece'
import type { Body } from '../cast'
import type { CardName } from '../cue'
import type { CardFaceLook, CardLook, Look, ZoneLook } from '../look'
import { apartOnTable, inches, toScene } from '../space'
import type { Stance } from '../stance'
import { pileHeight, stanceOfCard, yawOfCard } from './card-stance'

export interface CardActor extends Body {
  card: CardLook
  /** Added by a cue; removed unless the next look contains it. */
  isGuest?: boolean
}

/** The face shown while the card lies face up: that of the look, or else one that a cue has shown. */
export const shownFace = ({ card, stance }: CardActor): CardFaceLook | undefined => card.face ?? stance.face

/** The height to which a card rises under the pointer and while held, inches. */
export const CARD_RISE = { hovered: 0.14, held: 0.85 } as const
/** Delay between new cards that leave their pile, milliseconds. */
const STAGGER = 70
const COMES_FROM = 0.9
const GLIDE = { least: 240, inch: 8, most: 460 } as const
const ARC = { inch: 0.05, most: 1.1 } as const

export type MoveBody = (body: Body, to: Stance, time: number, how?: { readonly ms: number; readonly hop: number }) => void

export function createCardCast(move: MoveBody, bodyOf: (ref: Ref) => Body | undefined, isReduced: () => boolean) {
  const cards = new Map<Ref, CardActor>()
  let zones: ReadonlyMap<Ref, ZoneLook> = new Map()

  const place = (ref: Ref): Stance | undefined => {
    const zone = zones.get(ref)
    if (zone) return { ...toScene(zone.at), yaw: yawOfCard(zone.heading), tilt: 1, fade: 0 }
    const pile = cards.get(ref)
    const stance = bodyOf(ref)?.stance
    return stance && pile ? { ...stance, y: stance.y + inches(pileHeight(pile.card)) } : stance
  }
  const go = (actor: CardActor, time: number) => {
    const far = apartOnTable(actor.stance, actor.home)
    const ms = Math.min(GLIDE.most, GLIDE.least + GLIDE.inch * far)
    move(actor, actor.home, time, { ms, hop: Math.min(ARC.most, ARC.inch * far) })
  }

  const syncOne = (card: CardLook, first: boolean, time: number, late: () => number) => {
    const home = stanceOfCard(card)
    const actor = cards.get(card.ref)
    if (!actor) {
      const from = card.from === undefined ? undefined : place(card.from)
      const begins =
        first || isReduced() ? home : from ? { ...from, face: undefined } : { ...home, y: home.y + COMES_FROM, fade: 1 }
      const made: CardActor = { card, home, stance: begins, rise: 0, glide: undefined, grip: 'none' }
      cards.set(card.ref, made)
      return go(made, from ? time + late() : time)
    }
    const shown = shownFace(actor)
    actor.card = card
    actor.home = home
    actor.isGuest = false
    // A card that is being turned face down keeps its face until it lies face down; after that it needs none.
    const kept = card.face || actor.stance.tilt >= 1 ? undefined : shown
    actor.stance = { ...actor.stance, face: kept }
    if (actor.glide)
      actor.glide = { ...actor.glide, from: { ...actor.glide.from, face: kept }, to: { ...actor.glide.to, face: undefined } }
    if (actor.grip === 'none') go(actor, time)
  }

  return {
    cards: cards as ReadonlyMap<Ref, CardActor>,
    zone: (ref: Ref): ZoneLook | undefined => zones.get(ref),
    place,
    sync(look: Look, first: boolean, time: number): void {
      zones = new Map((look.zones ?? []).map((zone) => [zone.ref, zone]))
      let dealt = 0
      const present = new Set<Ref>()
      for (const card of look.cards ?? []) {
        present.add(card.ref)
        syncOne(card, first, time, () => STAGGER * dealt++)
      }
      for (const ref of cards.keys()) if (!present.has(ref)) cards.delete(ref)
    },
    bring(card: CardLook, from: Stance): void {
      if (cards.has(card.ref)) return
      cards.set(card.ref, { card, home: from, stance: from, rise: 0, glide: undefined, grip: 'none', isGuest: true })
    },
    rename(names: readonly CardName[]): void {
      const called = names.map(({ from, to }) => ({ actor: cards.get(from), to }))
      for (const { from } of names) cards.delete(from)
      for (const { actor, to } of called)
        if (actor && to !== undefined) cards.set(to, Object.assign(actor, { card: { ...actor.card, ref: to } }))
    },
  }
}
