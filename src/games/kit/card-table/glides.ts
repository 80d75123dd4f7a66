/**
 * Card animations from how cards lie before and after an event: turned over, gathered, or gliding. Only one viewer's looks are
 * read, so nothing is shown that this viewer may not know. Pure.
 */
import type { Point, Units } from '../../../geometry/types'
import type { CardName, Cue } from '../../../scene/cue'
import type { CardFaceLook, CardLook } from '../../../scene/look'
import type { Ref } from '../../../table/piece'

/** A place whose cards are not shown one by one: a pile or a hand. */
export interface Destination {
  readonly at: Point
  readonly faceUp: boolean
  /** The face that a face-down card shows when it turns over on the way. */
  readonly face?: CardFaceLook
}

/** What cannot be derived from how the cards lie before and after an event, and therefore must be given. */
export interface Course {
  /** New refs by old refs, for cards whose refs changed because a list closed up or because they moved. */
  readonly names?: ReadonlyMap<Ref, Ref>
  /** Where a card that is no longer shown goes, by its old ref. Without it, the card disappears on the spot. */
  readonly goes?: (ref: Ref) => Destination | undefined
}

/** The delay between one card's start and the next one's, milliseconds. */
const STAGGER = { come: 90, go: 70, pass: 110 } as const
/** The height at which cards pass over others on their way to or from a pile. */
const OVER: Units = 600
const NO_NAMES: ReadonlyMap<Ref, Ref> = new Map()

const together = (cues: readonly Cue[]): readonly Cue[] => (cues.length > 1 ? [{ type: 'together', cues }] : cues)
/** Only single cards are animated. Piles stay in place and grow or shrink with the next look. */
const single = (cards: readonly CardLook[]): readonly CardLook[] => cards.filter(({ count }) => count === undefined)

/** The new refs when some cards leave a list that closes up: every card behind a gap moves forward. */
export function closedUp(list: readonly Ref[], gone: readonly Ref[]): ReadonlyMap<Ref, Ref> {
  const left = list.filter((ref) => !gone.includes(ref))
  return new Map(left.flatMap((ref, place): readonly [Ref, Ref][] => (ref === list[place] ? [] : [[ref, list[place] ?? ref]])))
}

/** The cues that take the cards from their old to their new positions. Whatever gets no cue is corrected by the next look. */
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

/** Cards that are shown neither before nor after the event: dealt, passed on, or discarded from a hand. */
export interface Passing {
  /** The pile, card or zone that the cards come from. */
  readonly from: Ref
  readonly to: Point
  /** For each card, the face that it shows on its way, or undefined if it stays face down. */
  readonly faces: readonly (CardFaceLook | undefined)[]
  readonly card: Pick<CardLook, 'width' | 'height' | 'back'>
}

/** `key` must be unique among the passing cards of one log entry. */
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

/** The animation of one event. `first` and `last` are the cues before and after the movement of the cards on the table. */
export interface Step extends Course {
  readonly first?: readonly Cue[]
  readonly last?: readonly Cue[]
}

/** How a game goes through the events of an entry. */
export interface Steps<Event, View> {
  /** The viewer's view after the event, as far as this viewer was told about it. */
  readonly fold: (view: View, event: Event) => View
  /** The cards of a view, as the look lays them. */
  readonly cards: (view: View) => readonly CardLook[]
  /** `key` is unique for each event of the entry; `before` is the view just before the event. */
  readonly step: (event: Event, before: View, key: string) => Step
}

/** The cues of all events of an entry in order. For each event, the cards are compared before and after it. */
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
