/**
 * Cues of cards from how they lay before and after: turned over where they lie, gathered where they go, gliding where they move or come from.
 * It sees only the cards of one viewer's looks, so it cannot show what that viewer may not know. Pure.
 */
import type { Point, Units } from '../../../geometry/types'
import type { CardFaceLook, CardLook, CardName, Cue } from '../../../scene/look'
import type { Ref } from '../../../table/piece'

/** Zones whose cards are not shown one by one: a pile or a hand. */
export interface Destination {
  readonly at: Point
  readonly faceUp: boolean
  /** The face that comes up on the way, of a card that lay face down. */
  readonly face?: CardFaceLook
}

/** What cannot be told from how the cards lie before and after an event, and so must be given. */
export interface Course {
  /** Cards whose refs have changed, by their old refs: where a list has closed up, or where they were moved. */
  readonly names?: ReadonlyMap<Ref, Ref>
  /** Where a card goes that is no longer shown, by its old ref; without it, the card simply disappears. */
  readonly goes?: (ref: Ref) => Destination | undefined
}

/** Cards set off one after the other, milliseconds. */
const STAGGER = { come: 90, go: 70, pass: 110 } as const
/** Cards that go into a pile or come out of it pass over others at this height. */
const OVER: Units = 600
const NO_NAMES: ReadonlyMap<Ref, Ref> = new Map()

const together = (cues: readonly Cue[]): readonly Cue[] => (cues.length > 1 ? [{ type: 'together', cues }] : cues)
/** Piles are not moved: they grow and shrink in their place. */
const single = (cards: readonly CardLook[]): readonly CardLook[] => cards.filter(({ count }) => count === undefined)

/** The new refs in a list that closes up when some cards leave it: everything behind them moves up. */
export function closedUp(list: readonly Ref[], gone: readonly Ref[]): ReadonlyMap<Ref, Ref> {
  const left = list.filter((ref) => !gone.includes(ref))
  return new Map(left.flatMap((ref, place): readonly [Ref, Ref][] => (ref === list[place] ? [] : [[ref, list[place] ?? ref]])))
}

/** The cues that bring the cards from how they lay to how they lie. Anything without a cue is put right by the next look. */
export function glides(before: readonly CardLook[], after: readonly CardLook[], course: Course = {}): readonly Cue[] {
  const { names = NO_NAMES, goes } = course
  const taken = new Set(names.values())
  const coming = new Map(single(after).map((card) => [card.ref, card]))
  const staying: { readonly was: CardLook; readonly is: CardLook }[] = []
  const gone: CardLook[] = []
  for (const was of single(before)) {
    const name = names.get(was.ref) ?? (taken.has(was.ref) ? undefined : was.ref)
    const is = name === undefined ? undefined : coming.get(name)
    if (is) {
      staying.push({ was, is })
      coming.delete(is.ref)
    } else gone.push(was)
  }
  const called = [
    ...gone.map(({ ref }): CardName => ({ from: ref })),
    ...staying.flatMap(({ was, is }): readonly CardName[] => (was.ref === is.ref ? [] : [{ from: was.ref, to: is.ref }])),
  ]
  return [
    ...together(staying.flatMap(({ was, is }) => (was.faceUp === is.faceUp ? [] : [turned(was.ref, is)]))),
    ...gathered(gone, goes),
    ...(called.length > 0 ? [{ type: 'card-names' as const, names: called }] : []),
    ...together([
      ...staying.flatMap(({ was, is }) => (isMoved(was, is) ? [gliding(is)] : [])),
      ...[...coming.values()].map((card, index) => ({ ...gliding(card), card, delay: index * STAGGER.come, ...fromOf(card) })),
    ]),
  ]
}

const fromOf = ({ from }: CardLook): { readonly from?: Ref } => (from === undefined ? {} : { from })

const turned = (ref: Ref, { faceUp, face }: CardLook): Cue => ({
  type: 'card-flip',
  ref,
  faceUp,
  ...(faceUp && face ? { face } : {}),
})

const isMoved = (was: CardLook, is: CardLook): boolean =>
  was.at.x !== is.at.x || was.at.y !== is.at.y || was.z !== is.z || was.heading !== is.heading

const gliding = ({ ref, at, z, heading, faceUp }: CardLook) => ({
  type: 'card-move' as const,
  ref,
  how: 'glide' as const,
  to: { at, z, heading, faceUp },
})

function gathered(gone: readonly CardLook[], goes: Course['goes']): readonly Cue[] {
  const going = gone.flatMap(({ ref, heading }) => {
    const to = goes?.(ref)
    return to ? [{ ref, heading, to }] : []
  })
  return together(
    going.map(({ ref, heading, to: { at, faceUp, face } }, index) => ({
      type: 'card-move',
      ref,
      how: 'gather',
      to: { at, z: OVER, heading, faceUp },
      ...(face ? { face } : {}),
      delay: index * STAGGER.go,
    })),
  )
}

/** Cards that are shown neither before nor after: dealt, passed on, discarded from a hand. */
export interface Passing {
  /** The pile, card or zone that they come from. */
  readonly from: Ref
  readonly to: Point
  /** A face for each card that is shown on its way; undefined for the others. */
  readonly faces: readonly (CardFaceLook | undefined)[]
  readonly card: Pick<CardLook, 'width' | 'height' | 'back'>
}

/** `key`: must differ from that of other passing cards in the same entry of the log. */
export const passing = (key: string, { from, to, faces, card }: Passing): readonly Cue[] =>
  together(
    faces.map((face, index): Cue => {
      const ref = `passing/${key}/${index}`
      const there = { at: to, z: OVER, heading: 90, faceUp: face !== undefined }
      return {
        type: 'card-move',
        ref,
        how: 'gather',
        to: there,
        from,
        card: { ...card, ref, name: '', ...there, ...(face ? { face } : {}), selectable: false },
        delay: index * STAGGER.pass,
      }
    }),
  )

/** The cues of an event: text, and cards that pass before and after the cards of the table have moved. */
export interface Step extends Course {
  readonly first?: readonly Cue[]
  readonly last?: readonly Cue[]
}

/** How a game goes through the events of an entry. */
export interface Steps<Event, View> {
  /** The viewer's view after the event, as far as the event tells him. */
  readonly fold: (view: View, event: Event) => View
  /** Its cards, as the look lays them. */
  readonly cards: (view: View) => readonly CardLook[]
  /** `key` differs for each event of the entry; `before` is the view when the event happened. */
  readonly step: (event: Event, before: View, key: string) => Step
}

/** The cues of all events of an entry, one after the other: each from how the cards lie before and after it. */
export function cuesThrough<Event, View>(events: readonly Event[], first: View, steps: Steps<Event, View>): readonly Cue[] {
  const { fold, cards, step } = steps
  const cues: Cue[] = []
  let [view, lying] = [first, cards(first)]
  events.forEach((event, index) => {
    const told = step(event, view, `${index}`)
    view = fold(view, event)
    const now = cards(view)
    cues.push(...(told.first ?? []), ...glides(lying, now, told), ...(told.last ?? []))
    lying = now
  })
  return cues
}
