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
  /** A picture that lies on it. */
  readonly matPicture?: MatPictureLook
  readonly terrain: readonly TerrainLook[]
  readonly figures: readonly FigureLook[]
  readonly areas: readonly AreaLook[]
  /** Discs that lie on the table or go with a figure: nodes, objectives, supplies. */
  readonly tokens?: readonly TokenLook[]
  /** Cards and piles of cards. With any of them the camera looks down more steeply, and the picture is kept sharp for reading. */
  readonly cards?: readonly CardLook[]
  /** Places for cards, printed on the mat; the pointer finds them by their `ref`. */
  readonly zones?: readonly ZoneLook[]
  /** Storeys that can be lifted off to look inside, from the ground up: what stands at `z` or above belongs to that storey or a higher one. */
  readonly levels?: readonly { readonly name: string; readonly z: Units }[]
}

/** A picture on the mat; what lies beyond the table is cut off. */
export interface MatPictureLook {
  /** What browsers decode. The same file is decoded once. */
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
  /** In table space: what is picked, and drawn where there is no model. Without them, the outlines from the ground up. */
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
  /** It lies on its side: shocked, knocked out. */
  readonly lying?: boolean
  /** It has done what it may for now: drawn a little dimmer, its ring broken. */
  readonly spent?: boolean
  /** It can be acted with now: its ring breathes (still under reduced motion). */
  readonly ready?: boolean
  readonly markers: readonly { readonly kind: string; readonly count: number; readonly name: string }[]
}

/** What is printed on the upper side of a token. */
export interface TokenFace {
  /** 'objective', a counter of `things/counter-drawing.ts`, or one that the game draws (`SceneMarks`). A plain disc for any other. */
  readonly kind: string
  /** A short number or word on it: '1' to '6' are printed as pips. */
  readonly label?: string
}

/** A disc that lies on the table, beside it, or half under the base of who carries it. */
export interface TokenLook extends TokenFace {
  readonly ref: Ref
  /** What it is called: shown while the pointer rests on it, and read out. */
  readonly name: string
  readonly radius: Units
  /** Where it lies; while it is carried, where it would lie if its carrier were not there. */
  readonly at: Point
  /** Height of what it lies on. */
  readonly z: Units
  /** It can be taken now, or is chosen: a ring in its tone lies round it. */
  readonly lit?: boolean
  /** The tone of that ring; 'allowed' if not given. */
  readonly tone?: Tone
  /** A figure of the look: it lies half under that base and goes where it goes. */
  readonly carriedBy?: Ref
  /** The pointer passes through it if false. */
  readonly selectable?: boolean
  /** It may be picked up and dragged, where `mayLift` allows it too: for a token that is being placed. */
  readonly liftable?: boolean
  /** How many counters lie on each other here. One, if not given. */
  readonly stack?: number
  /** No disc: a little die whose half edge is the radius, or a cloud that wide and about as high. */
  readonly solid?: 'die' | 'cloud'
  /** The drawings on the four sides of a die, as kinds. */
  readonly sides?: readonly string[]
}

/**
 * A card, or a pile of them. A player's look does not contain what he may not know: a card without `face` is its back and nothing else, and
 * `ref` and `name` of such a card must not give its face away either.
 */
export interface CardLook {
  readonly ref: Ref
  /** What it is called: shown while the pointer rests on it, and read out. Of a card that may not be known: 'a card of B's hand'. */
  readonly name: string
  readonly seat?: PlayerSeat
  /** Its middle. */
  readonly at: Point
  /** Height of what it lies on. Cards that overlap lie at heights of their own, `CARD_THICKNESS` apart at least. */
  readonly z: Units
  /** Where its upper edge points, degrees as of figures: with 90 it is read from the near edge of the table. */
  readonly heading: number
  readonly width: Units
  readonly height: Units
  /** The face, where the viewer may know it. For a pile, the face of the card on top; for a pile that lies face down, none. */
  readonly face?: CardFaceLook
  /** '<family>:<emblem>', as 'night:hourglass'. Any other name gives a back too, always the same for the same name. */
  readonly back: string
  readonly faceUp: boolean
  /** The viewer may look at it though it lies face down: a corner is bent up, and it is read large as any other. */
  readonly peek?: boolean
  /** A pile of so many; its height follows. One, if not given. */
  readonly count?: number
  /** If it is new, it comes from this pile, card or zone instead of from above. */
  readonly from?: Ref
  /** It can be acted with or is chosen: a frame in its tone lies round it. */
  readonly lit?: boolean
  /** The tone of that frame; 'allowed' if not given. */
  readonly tone?: Tone
  /** It may be picked up and dragged, where `mayLift` allows it too. */
  readonly liftable?: boolean
  /** The pointer passes through it if false. */
  readonly selectable?: boolean
  /** Exhausted or not to be chosen: drawn a little darker. */
  readonly dim?: boolean
}

/** The colours that cards of one sort share; each family also has a pattern of its own (`cards/families.ts`). */
export const CARD_FAMILIES = ['night', 'teal', 'crimson', 'amber', 'violet', 'moss', 'slate', 'bone'] as const
export type CardFamily = (typeof CARD_FAMILIES)[number]

/** A value with its sign, as it stands in a corner or in the row of values. */
export interface CardValue {
  readonly value: string
  /** An emblem of `cards/emblems.ts`. */
  readonly emblem?: string
  /** What the value counts, in a word; printed in the large copy and read out. */
  readonly label?: string
}

/** What is printed on a card, as data: the scene sets and draws it. All text is in the player's language already. */
export interface CardFaceLook {
  readonly family: CardFamily
  /** The one strong sign in the middle: an emblem of `cards/emblems.ts`. */
  readonly emblem: string
  readonly title: string
  /** The line below the title: what sort of card it is. */
  readonly kind?: string
  /** In the upper left corner, large: what is counted most often. */
  readonly corner?: CardValue
  /** In the upper right corner. */
  readonly other?: CardValue
  /** Up to four, in a row below the picture. */
  readonly values?: readonly CardValue[]
  /** Paragraphs are parted by line ends. */
  readonly text?: string
}

/** A place for cards: a quiet outline on the mat with its name. A rectangle turned as cards are. */
export interface ZoneLook {
  readonly ref: Ref
  readonly name: string
  readonly seat?: PlayerSeat
  readonly at: Point
  readonly heading: number
  readonly width: Units
  readonly height: Units
  /** Printed small beside the name, as '3 of 5'. */
  readonly detail?: string
  /** What is held may be put here: its outline shines. */
  readonly lit?: boolean
  readonly tone?: Tone
  /** Only the outline: its name is read out, not printed. */
  readonly unnamed?: boolean
}

/** A quiet printed area on the mat: a deployment zone, an objective. */
export interface AreaLook {
  readonly id: string
  readonly outline: readonly Point[]
  readonly seat?: PlayerSeat
  readonly name: string
}

/** What a colour means; each tone also has its own pattern, so that no meaning rests on colour alone. */
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

/** Drawn over the table while something is being considered. The same `id` is the same thing from frame to frame. */
export type Overlay =
  | {
      readonly type: 'area'
      readonly id: string
      readonly polygons: readonly (readonly Point[])[]
      readonly z: Units
      readonly tone: Tone
    }
  /** An area within closed lines, filled, with an edge. A place counts as inside if an odd number of the lines surround it. */
  | {
      readonly type: 'zone'
      readonly id: string
      readonly rings: readonly (readonly Point[])[]
      readonly z: Units
      readonly tone: Tone
    }
  /** A room in the air or on the ground, edge by edge: a cube of a stack. `label` stands over it. */
  | {
      readonly type: 'box'
      readonly id: string
      readonly outline: readonly Point[]
      readonly z: Units
      readonly height: Units
      readonly tone: Tone
      /** Drawn strongly: the one under the pointer. */
      readonly strong?: boolean
    }
  /** A tape laid along a path: `ticks` every inch, a number at each bend and at the end. */
  | {
      readonly type: 'path'
      readonly id: string
      readonly points: readonly Point[]
      readonly z: Units
      readonly tone: Tone
      readonly labels: readonly { readonly at: Point; readonly text: string }[]
    }
  /** A translucent double of a figure or token. One that is not in the look is drawn as `token` says, else as a pawn. */
  | {
      readonly type: 'ghost'
      readonly id: string
      readonly ref: Ref
      readonly at: Point
      readonly z: Units
      readonly tone: Tone
      readonly token?: TokenFace & { readonly radius: Units }
      /** The miniature through whose eye the picture is seen stands there: the ghost is not drawn then. */
      readonly isOwn?: boolean
    }
  /** A strip laid on the table from shooter to target, with what lies in it. */
  | {
      readonly type: 'corridor'
      readonly id: string
      readonly outline: readonly Point[]
      readonly z: Units
      readonly tone: Tone
      readonly pieces: readonly { readonly clipped: readonly (readonly Point[])[]; readonly tone: Tone; readonly height: Units }[]
    }
  /** A thing outlined where it stands. */
  | { readonly type: 'outline'; readonly id: string; readonly ref: Ref; readonly tone: Tone }
  | {
      readonly type: 'ring'
      readonly id: string
      readonly at: Point
      readonly z: Units
      readonly radius: Units
      readonly tone: Tone
    }
  /** A line of sight in space, drawn over everything: unbroken for the share `whole` of its length, dashed from there on. */
  | {
      readonly type: 'sight-line'
      readonly id: string
      readonly from: Point & { readonly z: Units }
      readonly to: Point & { readonly z: Units }
      readonly whole: number
      readonly tone: Tone
    }
  /**
   * Points of a body, x, y, z in turn: a full square where one is seen (`hiddenBy` 0), a cross where it is hidden. Each stands for a field of
   * this size; `across` is the direction of its width, of length one.
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
  /** What the rules take a thing to be: drawn over its model, only in views through a miniature's eye. */
  | { readonly type: 'volume'; readonly id: string; readonly solids: readonly Solid[]; readonly tone: Tone }
  /** A number from 0 to 1 for every cell of the table, row by row from the near left corner; not a number where there is none. */
  | {
      readonly type: 'field'
      readonly id: string
      readonly columns: number
      readonly rows: number
      readonly cell: Units
      readonly values: ArrayLike<number>
    }
  /**
   * Words standing in the scene by a thing or a place. Over a thing they are short until that is pointed at or selected, and pressing them
   * is pressing the thing.
   */
  | {
      readonly type: 'tag'
      readonly id: string
      readonly over: Ref | Point
      readonly z?: Units
      readonly text: string
      readonly detail?: string
      readonly tone: Tone
      /** Said whole though nothing points at it: it is about what has been chosen or just happened. */
      readonly isWhole?: boolean
    }

/** A card whose ref changes, or that is gone. */
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
      /** Dice of the same test that lie there already: they are shown set aside on the rim of the tray. */
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
  /** Drawn in under the base of this figure, and from then on with it. */
  | { readonly type: 'token'; readonly ref: Ref; readonly to: 'lift'; readonly by: Ref }
  /** Let fall flat at this place. */
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
   * A card moves: it glides over the table, is dealt in an arc, passed along low, or gathered into a pile (and is then gone). A card that
   * is not in the look yet is given as `card`, as the next look will have it, and comes from the thing `from`.
   */
  | {
      readonly type: 'card-move'
      readonly ref: Ref
      readonly how: 'glide' | 'deal' | 'pass' | 'gather'
      readonly to: { readonly at: Point; readonly z: Units; readonly heading?: number; readonly faceUp?: boolean }
      readonly from?: Ref
      readonly card?: CardLook
      /** What comes up on the way, if it is turned up. */
      readonly face?: CardFaceLook
      /** The delay before it starts, milliseconds: several cards dealt `together` leave one after the other. */
      readonly delay?: number
    }
  /** Turned over along its long axis. `face` is what comes up; the next look should show it too. */
  | { readonly type: 'card-flip'; readonly ref: Ref; readonly faceUp: boolean; readonly face?: CardFaceLook }
  /** Nothing is seen of it: cards change their refs, as where a list has closed up. One without `to` is gone and forgotten. */
  | { readonly type: 'card-names'; readonly names: readonly CardName[] }
  /** The pile is shuffled: its halves slip apart and together again. */
  | { readonly type: 'card-shuffle'; readonly ref: Ref }
  | { readonly type: 'overlays'; readonly overlays: readonly Overlay[]; readonly ms: number }
  | { readonly type: 'wait'; readonly ms: number }
  | { readonly type: 'together'; readonly cues: readonly Cue[] }
