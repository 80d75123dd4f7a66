/**
 * What the scene draws, as data: a view becomes a look, a draft becomes overlays (`overlay.ts`), an event becomes cues (`cue.ts`). The
 * scene knows no game.
 * Table coordinates in hundredths of a millimetre throughout; the scene converts to its own inches when drawing.
 */
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
  /** Chooses the scene behind the emblem: the same for a card in every language. Without it the title does. */
  readonly scene?: string
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
