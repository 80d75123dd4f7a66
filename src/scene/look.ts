/**
 * What the scene draws, as data: a view becomes a look, a draft becomes overlays, an event becomes cues. The scene knows no game.
 * Table coordinates in hundredths of a millimetre throughout; the scene converts to its own inches when drawing.
 */
import type { Solid } from '../geometry/sight'
import type { Point, Units } from '../geometry/types'
import type { PlayerSeat } from '../kernel'
import type { Part, PlacedTerrain, Ref } from '../table/piece'

/** Everything that stands or lies on the table. */
export interface Look {
  readonly width: Units
  readonly depth: Units
  /** A folder name in `public/mats`. */
  readonly mat: string
  /** What is softly heard at the table, by the name of a bed of sound; without it, what belongs to the mat. */
  readonly ambience?: string
  /** A picture that lies on the mat. */
  readonly matPicture?: MatPictureLook
  readonly terrain: readonly TerrainLook[]
  readonly figures: readonly FigureLook[]
  readonly areas: readonly AreaLook[]
  /** Discs that lie on the table or are carried by a figure: nodes, objectives, supplies. */
  readonly tokens?: readonly TokenLook[]
  /** Cards and piles of cards. If there are any, the camera looks down more steeply, and the picture stays sharp for reading. */
  readonly cards?: readonly CardLook[]
  /** Places for cards, printed on the mat. The pointer finds them by their `ref`. */
  readonly zones?: readonly ZoneLook[]
  /** Storeys that can be hidden to look inside, from the ground up. What stands at `z` or above belongs to it or a higher one. */
  readonly levels?: readonly { readonly name: string; readonly z: Units }[]
}

/** A picture on the mat; parts beyond the table are cut off. */
export interface MatPictureLook {
  /** An image file that browsers can decode. The same object is decoded only once. */
  readonly file: Blob
  /** Its near left corner. */
  readonly at: Point
  readonly width: Units
  readonly depth: Units
}

export interface TerrainLook extends PlacedTerrain {
  /** A folder name in `models`, or the name of a registered model (`things/models.ts`). */
  readonly model?: string
  readonly name: string
  /** In table space: used for picking, and drawn if there is no model. By default, the outlines from the ground up. */
  readonly solids?: readonly Part[]
}

export interface FigureLook {
  readonly ref: Ref
  /** A folder name in `models`. */
  readonly model: string
  readonly name: string
  readonly seat: PlayerSeat
  readonly at: Point
  /** Height of what it stands on. */
  readonly z: Units
  readonly heading: number
  readonly radius: Units
  /** Lies on its side, for example shocked or knocked out. */
  readonly lying?: boolean
  /** Has no actions left for now: drawn slightly dimmed, with a broken ring. */
  readonly spent?: boolean
  /** Can act now: its ring pulses (static under reduced motion). */
  readonly ready?: boolean
  readonly markers: readonly { readonly kind: string; readonly count: number; readonly name: string }[]
}

/** The print on the upper side of a token. */
export interface TokenFace {
  /** 'objective', a counter of `things/counter-drawing.ts`, or one that the game draws (`SceneMarks`). Others are plain discs. */
  readonly kind: string
  /** A short number or word on it: '1' to '6' are printed as pips. */
  readonly label?: string
}

/** A disc that lies on the table, beside it, or half under its carrier's base. */
export interface TokenLook extends TokenFace {
  readonly ref: Ref
  /** Its name: shown while the pointer rests on it, and read out. */
  readonly name: string
  readonly radius: Units
  /** Where it lies. While it is carried, where it would lie without its carrier. */
  readonly at: Point
  /** Height of what it lies on. */
  readonly z: Units
  /** Can be taken now, or is chosen: it has a ring in its tone. */
  readonly lit?: boolean
  /** The tone of that ring; 'allowed' by default. */
  readonly tone?: Tone
  /** A figure of the look. The token lies half under that base and moves with it. */
  readonly carriedBy?: Ref
  /** If false, the pointer passes through it. */
  readonly selectable?: boolean
  /** A token being placed: it may be picked up and dragged if `mayLift` also allows it. */
  readonly liftable?: boolean
  /** The number of counters stacked here; one by default. */
  readonly stack?: number
  /** Not a disc but a die whose half edge is the radius, or a cloud that wide and about as high. */
  readonly solid?: 'die' | 'cloud'
  /** The kinds of the drawings on the four sides of a die. */
  readonly sides?: readonly string[]
}

/**
 * A card, or a pile of cards. A player's look does not contain what he may not know: a card without `face` is only its back, and
 * its `ref` and `name` must not give its face away either.
 */
export interface CardLook {
  readonly ref: Ref
  /** Its name: shown while the pointer rests on it, and read out. For an unknown card: 'a card of B's hand'. */
  readonly name: string
  readonly seat?: PlayerSeat
  /** Its middle. */
  readonly at: Point
  /** Height of what it lies on. Overlapping cards have different heights, at least `CARD_THICKNESS` apart. */
  readonly z: Units
  /** The direction of its upper edge, in degrees as for figures: at 90 it is readable from the near edge of the table. */
  readonly heading: number
  readonly width: Units
  readonly height: Units
  /** The face, if the viewer may know it. For a pile, the face of the card on top; absent for a pile that lies face down. */
  readonly face?: CardFaceLook
  /** '<family>:<emblem>', such as 'night:hourglass'. Any other name also gives a back, always the same for that name. */
  readonly back: string
  readonly faceUp: boolean
  /** The viewer may look at it although it lies face down: a corner is bent up, and it is shown large like any other card. */
  readonly peek?: boolean
  /** The number of cards in a pile, which determines its height; one by default. */
  readonly count?: number
  /** If the card is new, it comes from this pile, card or zone instead of from above. */
  readonly from?: Ref
  /** Can be used now or is chosen: it has a frame in its tone. */
  readonly lit?: boolean
  /** The tone of that frame; 'allowed' by default. */
  readonly tone?: Tone
  /** May be picked up and dragged if `mayLift` also allows it. */
  readonly liftable?: boolean
  /** If false, the pointer passes through it. */
  readonly selectable?: boolean
  /** Exhausted or not selectable: drawn slightly darker. */
  readonly dim?: boolean
}

/** Colours shared by cards of one sort; each family also has its own pattern (`cards/families.ts`). */
export const CARD_FAMILIES = ['night', 'teal', 'crimson', 'amber', 'violet', 'moss', 'slate', 'bone'] as const
export type CardFamily = (typeof CARD_FAMILIES)[number]

/** A value with its emblem, for a corner or for the row of values. */
export interface CardValue {
  readonly value: string
  /** An emblem of `cards/emblems.ts`. */
  readonly emblem?: string
  /** What the value counts, in a word; printed in the large copy and read out. */
  readonly label?: string
}

/** What is printed on a card, as data; the scene sets and draws it. All text is in the player's language. */
export interface CardFaceLook {
  readonly family: CardFamily
  /** The large emblem in the middle, from `cards/emblems.ts`. */
  readonly emblem: string
  readonly title: string
  /** The line below the title: the sort of card. */
  readonly kind?: string
  /** In the upper left corner, large: the most important value. */
  readonly corner?: CardValue
  /** In the upper right corner. */
  readonly other?: CardValue
  /** At most four, in a row below the picture. */
  readonly values?: readonly CardValue[]
  /** Paragraphs are separated by line ends. */
  readonly text?: string
}

/** A place for cards: an outline on the mat with its name. A rectangle, rotated as cards are. */
export interface ZoneLook {
  readonly ref: Ref
  readonly name: string
  readonly seat?: PlayerSeat
  readonly at: Point
  readonly heading: number
  readonly width: Units
  readonly height: Units
  /** Printed small beside the name, such as '3 of 5'. */
  readonly detail?: string
  /** What is held may be put here: its outline glows. */
  readonly lit?: boolean
  readonly tone?: Tone
  /** Only the outline is drawn; the name is read out but not printed. */
  readonly unnamed?: boolean
}

/** An area printed faintly on the mat: a deployment zone, an objective. */
export interface AreaLook {
  readonly id: string
  readonly outline: readonly Point[]
  readonly seat?: PlayerSeat
  readonly name: string
}

/** The meaning of a colour. Each tone also has its own pattern, so that no meaning depends on colour alone. */
export type Tone =
  | 'neutral'
  | 'allowed'
  | 'costly'
  | 'refused'
  | 'friend'
  | 'enemy'
  | 'sight'
  | 'obstructed'
  | 'blocked'
  | 'cover'

/** Drawn over the table while something is considered. Overlays with the same `id` are the same thing from frame to frame. */
export type Overlay =
  | {
      readonly type: 'area'
      readonly id: string
      readonly polygons: readonly (readonly Point[])[]
      readonly z: Units
      readonly tone: Tone
    }
  /** A filled area within closed lines, with an edge. A place is inside if an odd number of the lines surround it. */
  | {
      readonly type: 'zone'
      readonly id: string
      readonly rings: readonly (readonly Point[])[]
      readonly z: Units
      readonly tone: Tone
    }
  /** A box on or above the ground, drawn edge by edge, such as a cube of a stack. `label` stands over it. */
  | {
      readonly type: 'box'
      readonly id: string
      readonly outline: readonly Point[]
      readonly z: Units
      readonly height: Units
      readonly tone: Tone
      /** Drawn strongly: the box under the pointer. */
      readonly strong?: boolean
    }
  /** A tape along a path: `ticks` every inch, and a number at each bend and at the end. */
  | {
      readonly type: 'path'
      readonly id: string
      readonly points: readonly Point[]
      readonly z: Units
      readonly tone: Tone
      readonly labels: readonly { readonly at: Point; readonly text: string }[]
    }
  /** An arrow from one place to another, drawn over everything. */
  | { readonly type: 'arrow'; readonly id: string; readonly from: Point; readonly to: Point }
  /** A translucent copy of a figure or token. One that is not in the look is drawn as `token` says, or else as a pawn. */
  | {
      readonly type: 'ghost'
      readonly id: string
      readonly ref: Ref
      readonly at: Point
      readonly z: Units
      readonly tone: Tone
      readonly token?: TokenFace & { readonly radius: Units }
      /** The picture is seen from the eye of the miniature at that place, so the ghost is not drawn. */
      readonly isOwn?: boolean
    }
  /** A strip on the table from shooter to target, with what lies in it. */
  | {
      readonly type: 'corridor'
      readonly id: string
      readonly outline: readonly Point[]
      readonly z: Units
      readonly tone: Tone
      readonly pieces: readonly { readonly clipped: readonly (readonly Point[])[]; readonly tone: Tone; readonly height: Units }[]
    }
  /** A thing outlined at its place. */
  | { readonly type: 'outline'; readonly id: string; readonly ref: Ref; readonly tone: Tone }
  | {
      readonly type: 'ring'
      readonly id: string
      readonly at: Point
      readonly z: Units
      readonly radius: Units
      readonly tone: Tone
    }
  /** A line of sight in space, drawn over everything: solid for the share `whole` of its length, dashed beyond. */
  | {
      readonly type: 'sight-line'
      readonly id: string
      readonly from: Point & { readonly z: Units }
      readonly to: Point & { readonly z: Units }
      readonly whole: number
      readonly tone: Tone
    }
  /**
   * Points of a body, x, y, z in turn: a square for a point that is seen (`hiddenBy` 0), a cross for one that is hidden. Each
   * stands for a field of this size; `across` is the unit vector of its width.
   */
  | {
      readonly type: 'body-marks'
      readonly id: string
      readonly points: ArrayLike<number>
      readonly hiddenBy: ArrayLike<number>
      readonly width: Units
      readonly height: Units
      readonly across: Point
    }
  /** The volume that the rules use for a thing: drawn over its model, only in views from a miniature's eye. */
  | { readonly type: 'volume'; readonly id: string; readonly solids: readonly Solid[]; readonly tone: Tone }
  /** A number from 0 to 1 for every cell of the table, row by row from the near left corner; NaN for a cell without one. */
  | {
      readonly type: 'field'
      readonly id: string
      readonly columns: number
      readonly rows: number
      readonly cell: Units
      readonly values: ArrayLike<number>
    }
  /**
   * Text in the scene at a thing or a place. Over a thing it is shortened until the thing is pointed at or selected; pressing the
   * text presses the thing.
   */
  | {
      readonly type: 'tag'
      readonly id: string
      readonly over: Ref | Point
      readonly z?: Units
      readonly text: string
      readonly detail?: string
      readonly tone: Tone
      /** Shown in full without being pointed at, because it concerns what was chosen or has just happened. */
      readonly isWhole?: boolean
    }

/** A card whose ref changes, or that is removed (without `to`). */
export interface CardName {
  readonly from: Ref
  readonly to?: Ref
}

/** One thing to show, made from an event. Cues of one entry play one after the other; `together` plays several at once. */
export type Cue =
  | {
      readonly type: 'walk'
      readonly ref: Ref
      readonly path: readonly { readonly at: Point; readonly z: Units }[]
      readonly gait: 'walk' | 'slide' | 'climb'
    }
  | {
      readonly type: 'dice'
      readonly film: unknown
      readonly dice: readonly { readonly faces: readonly string[] }[]
      readonly faces: readonly string[]
      readonly title: string
      readonly seat?: PlayerSeat
      readonly glow: readonly number[]
      /** Dice of the same test that were thrown before: they are shown set aside on the rim of the tray. */
      readonly lying?: readonly { readonly faces: readonly string[]; readonly shows: string }[]
    }
  | { readonly type: 'fall'; readonly ref: Ref }
  | { readonly type: 'rise'; readonly ref: Ref }
  | { readonly type: 'remove'; readonly ref: Ref }
  | { readonly type: 'shot'; readonly from: Ref; readonly to: Ref; readonly hit: boolean }
  | { readonly type: 'clash'; readonly one: Ref; readonly other: Ref }
  | { readonly type: 'say'; readonly over: Ref | Point; readonly text: string; readonly tone: Tone }
  | { readonly type: 'banner'; readonly text: string; readonly detail?: string; readonly seat?: PlayerSeat }
  /** Turned over: this face comes up. The next look should show it too. */
  | ({ readonly type: 'token'; readonly ref: Ref; readonly to: 'reveal' } & TokenFace)
  /** Drawn in under the base of this figure, which then carries it. */
  | { readonly type: 'token'; readonly ref: Ref; readonly to: 'lift'; readonly by: Ref }
  /** Dropped flat at this place. */
  | { readonly type: 'token'; readonly ref: Ref; readonly to: 'drop'; readonly at: Point; readonly z: Units }
  /** A card is shown to everybody over the table for as long as it takes to read. `icons` are drawn by `TableScene`'s `icon`. */
  | {
      readonly type: 'card'
      readonly seat: PlayerSeat
      readonly title: string
      readonly text?: string
      readonly icons?: readonly { readonly id: string; readonly label: string }[]
    }
  /**
   * A card moves: it glides over the table, is dealt in an arc, passed along low, or gathered into a pile, where it vanishes. A
   * card that is not in the look yet is given as `card`, as in the next look, and comes from the thing `from`.
   */
  | {
      readonly type: 'card-move'
      readonly ref: Ref
      readonly how: 'glide' | 'deal' | 'pass' | 'gather'
      readonly to: { readonly at: Point; readonly z: Units; readonly heading?: number; readonly faceUp?: boolean }
      readonly from?: Ref
      readonly card?: CardLook
      /** The face that comes up on the way, if the card is turned up. */
      readonly face?: CardFaceLook
      /** Delay before it starts, milliseconds, so that cards dealt `together` leave one after the other. */
      readonly delay?: number
    }
  /** Turned over about its long axis. `face` is what comes up; the next look should show it too. */
  | { readonly type: 'card-flip'; readonly ref: Ref; readonly faceUp: boolean; readonly face?: CardFaceLook }
  /** Nothing visible: cards change their refs, for example when a list has closed up. One without `to` is removed. */
  | { readonly type: 'card-names'; readonly names: readonly CardName[] }
  /** The pile is shuffled: its halves move apart and together again. */
  | { readonly type: 'card-shuffle'; readonly ref: Ref }
  | { readonly type: 'overlays'; readonly overlays: readonly Overlay[]; readonly ms: number }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'together'; readonly cues: readonly Cue[] }
