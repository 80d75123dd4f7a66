/** What a game adds so that it can be seen and read. Without it the generic view is used: pieces on a table, plain panels. */
import type { ComponentType, ReactNode } from 'react'
import type { Draft } from '../client/draft'
import type { Gesture } from '../client/gesture'
import type { Foreseen, Intent, Moment } from '../client/moment'
import type { Point } from '../geometry/types'
import type { AnyDecision, DecisionId, Json, PlayerSeat, TallyPart } from '../kernel'
import type { LabGround } from '../lab/ground'
import type { LabVerdict } from '../lab/verdict'
import type { ToldEntry } from '../protocol/messages'
import type { Cue } from '../scene/cue'
import type { Look } from '../scene/look'
import type { SceneMarks } from '../scene/marks'
import type { Overlay } from '../scene/overlay'
import type { Ref, Tabletop } from '../table/piece'
import type { AnyPhrases, Language, Speak } from '../ui/words/speak'
import type { Hands, Stop } from './hands'
import type { Lobby, LobbyChange, LobbyChosen, PackReader } from './lobby'
import type { Act, Situation } from './situation'
import type { Steps } from './steps'

/** A line of sight that a player tries out in the lab. */
export interface SightTrial {
  readonly viewer: Ref
  /** A miniature, or a made-up ref if only a place is aimed at. Either way the target is among `pieces`. */
  readonly target: Ref
  /** The pieces with their positions, as in the view or as moved in the trial. */
  readonly pieces: Tabletop['pieces']
}

/** The verdict of the game's own rules on a sight, and the overlays that show it on the table. */
export interface GameSight {
  readonly verdict: LabVerdict
  readonly overlays: readonly Overlay[]
}

/** One line of the log: a sentence, and the reasons for its numbers as `details` to unfold. */
export interface LogLine {
  readonly text: string
  readonly details: readonly string[]
  readonly seat?: PlayerSeat
  readonly kind: 'heading' | 'action' | 'dice' | 'result' | 'note'
  /** The cards that the line names, by the ids of their faces. A card's page lists the lines about it. */
  readonly cards?: readonly string[]
  /** True if the line tells answers that were secret until now. */
  readonly reveals?: boolean
  /** What its numbers are made of, where the events do not tell it. */
  readonly parts?: readonly TallyPart[]
}

export interface OptionWords {
  readonly label: string
  readonly detail?: string
}

/** The texts of the strip at the top of the screen. */
export interface Status {
  readonly round: string
  readonly phase: string
  /** `carried`: points for things held now, which count only if they are still held at the end. */
  readonly scores: readonly { readonly seat: PlayerSeat; readonly score: number; readonly carried?: number }[]
}

/** One source of points, for the score sheet. */
export interface ScoreRow {
  readonly id: string
  readonly label: string
  readonly points: { readonly [seat in PlayerSeat]?: number }
}

/** A miniature of one side, for the report of a match. */
export interface Troop {
  readonly ref: Ref
  readonly seat: PlayerSeat
  /** The damage it bears; 0 if the game counts none. */
  readonly damage: number
  /** It is out of the match for good. */
  readonly isLost: boolean
}

export interface GameWords {
  readonly phrases: AnyPhrases
  /** The title and one line of help of a question. */
  question(decision: AnyDecision, speak: Speak): { readonly title: string; readonly hint: string }
  /** The text of an option of a question. */
  option(decision: AnyDecision, id: string, speak: Speak): OptionWords
  /** First-evening hints that help while this question is open. They are shown to new players. */
  hints?(decision: AnyDecision, speak: Speak): readonly { readonly id: string; readonly text: string; readonly press?: string }[]
  log(entry: ToldEntry, before: object, after: object, speak: Speak): readonly LogLine[]
  /** The name of a die's face. Without it, faces are shown as the rules name them. */
  face?(face: string, speak: Speak): string
}

export interface GameView<View extends object = object> {
  readonly id: string
  readonly unit: 'inch' | 'centimetre'
  /** Set if the game rolls no dice; no dice tray is drawn beside the mat. */
  readonly hasNoDice?: true
  /** Set if distances are learnt only after committing to an action: no ruler is offered, and the lab tells no distances. */
  readonly hidesDistances?: true
  tabletop(view: View): Tabletop
  look(view: View, moment: Moment<View>, speak: Speak): Look
  /** The drawings for the marks that the game's looks and dice refer to. */
  readonly marks?: SceneMarks
  /** The names of the table's storeys from the ground up, matching `levels` of `look`. Absent if there is only one storey. */
  levels?(view: View, speak: Speak): readonly string[]
  /** The words for a distance in stations ("3 cubes"), for games that count in them instead of measuring. Its `LabGame` counts. */
  stations?(count: number, language: Language): string
  /** The station (cube, hex) under a point, for games whose table is divided. `over` is the thing under the pointer. */
  stationAt?(view: View, at: Point, over: Ref | undefined): string | undefined
  /** The name of such a station, for players who do not see it. */
  stationName?(station: string, speak: Speak): string
  overlays(moment: Moment<View>, speak: Speak): readonly Overlay[]
  /**
   * The meaning of a gesture that the draft itself does not handle. The moment's questions are the open ones, without a foreseen
   * question.
   */
  intent(moment: Moment<View>, gesture: Gesture): Intent | undefined
  /** `seen` says from which seat the table is seen, as given to `look`. */
  stage(entry: ToldEntry, before: View, after: View, speak: Speak, seen?: Pick<Moment, 'viewer' | 'window'>): readonly Cue[]
  /** What can be chosen, given the choices so far. Without `chosen`, the state in which a lobby opens. */
  lobby(language: Language, chosen?: LobbyChosen): Lobby
  /** The choices after a change. Choices that depend on the changed one are adapted. */
  choose(chosen: LobbyChosen, change: LobbyChange): LobbyChosen
  /** Whether others may see this draft while it is made: its ghost on the table and the path, nothing else. Default: true. */
  showsDraft?(draft: Draft): boolean
  /** The side of the table from which this seat plays now, in degrees; 180 is the far side. Default: the near edge for all. */
  sideOf?(seat: PlayerSeat, view: View): 0 | 180
  /** The match options that these choices mean. The rules check them. */
  optionsOf(chosen: LobbyChosen): { readonly [name: string]: Json }
  /** Reads packs of the players' own, for games that accept them. */
  readonly packs?: PackReader
  /** All miniatures of the match, wherever they are. Absent if the game has none. */
  troops?(view: View): readonly Troop[]
  /** The texts for turn, phase and score in the top strip. */
  status(view: View, speak: Speak): Status
  /** The order of the turn and what coming turns bring, for the strip below the top one; undefined if there is none. */
  steps?(view: View, speak: Speak): Steps | undefined
  /** The score sheet for the end of a match: one row for each source of points. */
  scoreSheet?(view: View, speak: Speak): readonly ScoreRow[]
  words(language: Language): GameWords
  /** What lies beside the table; absent if the game has nothing there. Only secrets of `moment.viewer` may be shown. */
  hands?(moment: Moment<View>, speak: Speak): Hands
  /** What an open question is about, from public facts only: the dice as they lie, and what they amount to so far. */
  situation?(moment: Moment<View>, speak: Speak): Situation | undefined
  /** The answers that get a button in the strip because no card in the hand or thing on the table stands for them. */
  acts?(moment: Moment<View>, speak: Speak): readonly Act[]
  /** The windows that a player may have passed automatically, in the order in which the settings list them. */
  stops?(language: Language): readonly Stop[]
  /** Whether this window is about the player's own dice or figure. Must use public facts only. */
  isOwn?(decision: AnyDecision, view: View): boolean
  /**
   * Whether a draft may be sent as soon as the piece is set down, without confirmation. True only if neither dice nor a secret
   * follow, so that the player can take the answer back. `areDiceThrown`: dice are rolled only when the player throws them.
   */
  isSure?(moment: Moment<View>, areDiceThrown: boolean): boolean
  /** What sending the draft would start besides what is drawn, such as a fight. Shown before the player confirms. */
  warning?(moment: Moment<View>, speak: Speak): string | undefined
  /** Whether this answer leads straight to a roll, so that giving it counts as throwing the dice. */
  isThrow?(decision: AnyDecision, answer: Json): boolean
  /**
   * For a question in which, by public facts, only a card of a hidden hand could still be played: the option that ends or
   * declines. Such a question is treated as a window and passed automatically.
   */
  rest?(decision: AnyDecision): string | undefined
  /** The window that this seat is asked next unless another seat acts before, by public facts; `hands` offers its cards now. */
  next?(decision: AnyDecision): string | undefined
  /** For a question that, by public facts, can no longer change anything: the answer that is given for the player. */
  moot?(decision: AnyDecision, view: View): Json | undefined
  /** For the lab, where a sight depends on the game's own state. Sights on other tables are judged by the game's `LabGame`. */
  sight?(moment: Moment<View>, trial: SightTrial, speak: Speak): GameSight | undefined
  /** Where the sides deploy and what they fight over, for the lab's layers. Public facts only; empty while nothing is settled. */
  ground?(view: View): LabGround
  /**
   * The path, route or place that the rules will ask for when this option is picked, so that the answer can be drafted before
   * anything is sent. Computed from the view alone by the rules' own functions. Every option that a piece is carried for must
   * have one.
   */
  foreseen?(moment: Moment<View>, decision: DecisionId, option: string): Foreseen | undefined
  /** Tables without a match, for trying out sights. `open` takes a layout's id, `with` moves the pieces of such a table. */
  readonly sandbox?: {
    /** The tables that can be opened. Default: the game's scenarios. */
    layouts?(language: Language): readonly { readonly id: string; readonly label: string }[]
    open(layout: string): View
    with(view: View, pieces: Tabletop['pieces']): View
  }
  /** The name of a piece in this language. */
  nameOf(view: View, ref: string, language: Language): string
  /** The game's own panels, such as the card of a selected miniature. */
  readonly panels: {
    // Declared as a method so that a panel typed for its game's own view is accepted here. That is safe: a game is only given
    // views that it made.
    piece?(props: { view: View; piece: string; speak: Speak }): ReactNode
    /** A mark on a card or token, drawn in the current colour into a square. */
    readonly icon?: ComponentType<{ id: string; size: number }>
  }
}
