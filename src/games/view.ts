/** What a game adds so that it can be seen and read. Without it, the generic view plays it: pieces on a table, generic panels. */
import type { ComponentType, ReactNode } from 'react'
import type { Draft } from '../client/draft'
import type { Gesture } from '../client/gesture'
import type { Foreseen, Intent, Moment } from '../client/moment'
import type { Point } from '../geometry/types'
import type { AnyDecision, DecisionId, Json, PlayerSeat } from '../kernel'
import type { LabGround } from '../lab/ground'
import type { LabVerdict } from '../lab/verdict'
import type { ToldEntry } from '../protocol/messages'
import type { Cue, Look, Overlay } from '../scene/look'
import type { SceneMarks } from '../scene/marks'
import type { Ref, Tabletop } from '../table/piece'
import type { AnyPhrases, Language, Speak } from '../ui/words/speak'
import type { Hands, Stop } from './hands'
import type { Lobby, LobbyChange, LobbyChosen, PackReader } from './lobby'
import type { Act, Situation } from './situation'
import type { Steps } from './steps'

/** A sight that a player considers for himself. */
export interface SightTrial {
  readonly viewer: Ref
  /** A miniature, or the name of nobody where only a place is aimed at: it is among `pieces` all the same. */
  readonly target: Ref
  /** What stands where: as in the view, or as tried. */
  readonly pieces: Tabletop['pieces']
}

/** What the game's own rules make of a sight, and how they lay it on the table. */
export interface GameSight {
  readonly verdict: LabVerdict
  readonly overlays: readonly Overlay[]
}

/** One line of the log: a sentence, with the numbers' reasons folded in. */
export interface LogLine {
  readonly text: string
  readonly details: readonly string[]
  readonly seat?: PlayerSeat
  readonly kind: 'heading' | 'action' | 'dice' | 'result' | 'note'
  /** The cards that it names, by the ids of their faces: a card's page lists the lines about it. */
  readonly cards?: readonly string[]
}

export interface OptionWords {
  readonly label: string
  readonly detail?: string
}

/** The strip at the top, in words. */
export interface Status {
  readonly round: string
  readonly phase: string
  /** `carried`: points for things held that count only if they are still held at the end. */
  readonly scores: readonly { readonly seat: PlayerSeat; readonly score: number; readonly carried?: number }[]
}

/** What was scored for. */
export interface ScoreRow {
  readonly id: string
  readonly label: string
  readonly points: { readonly [seat in PlayerSeat]?: number }
}

export interface GameWords {
  readonly phrases: AnyPhrases
  /** The title and one line of help of a question. */
  question(decision: AnyDecision, speak: Speak): { readonly title: string; readonly hint: string }
  /** The text of an option of a question. */
  option(decision: AnyDecision, id: string, speak: Speak): OptionWords
  /** First-evening hints that help while this question is open. */
  hints?(decision: AnyDecision, speak: Speak): readonly { readonly id: string; readonly text: string; readonly press?: string }[]
  log(entry: ToldEntry, before: object, after: object, speak: Speak): readonly LogLine[]
  /** The name of a die's face; without it, faces are called as the rules call them. */
  face?(face: string, speak: Speak): string
}

export interface GameView<View extends object = object> {
  readonly id: string
  readonly unit: 'inch' | 'centimetre'
  /** Nothing is rolled: no tray lies beside the mat. */
  readonly hasNoDice?: true
  /** How far things are apart is known only once it is paid for: no ruler is laid, and the lab tells no distance. */
  readonly hidesDistances?: true
  tabletop(view: View): Tabletop
  look(view: View, moment: Moment<View>, speak: Speak): Look
  /** The drawings of what its looks and dice name. */
  readonly marks?: SceneMarks
  /** The names of the table's storeys from the ground up, as `look` has them in `levels`; none where it has only one. */
  levels?(view: View, speak: Speak): readonly string[]
  /** The station (cube, hex) under a point; `over` is the thing there. For games whose table is divided. */
  stationAt?(view: View, at: Point, over: Ref | undefined): string | undefined
  overlays(moment: Moment<View>, speak: Speak): readonly Overlay[]
  /**
   * The meaning of a gesture that the draft itself does not handle. The moment's questions are the open ones, without a foreseen
   * question.
   */
  intent(moment: Moment<View>, gesture: Gesture): Intent | undefined
  /** `seen`: from which seat the table is seen, as given to `look`. */
  stage(entry: ToldEntry, before: View, after: View, speak: Speak, seen?: Pick<Moment, 'viewer' | 'window'>): readonly Cue[]
  /** What can be chosen when that much is chosen; without choices, what a lobby opens with. */
  lobby(language: Language, chosen?: LobbyChosen): Lobby
  /** The choices after a change: what depends on it follows. */
  choose(chosen: LobbyChosen, change: LobbyChange): LobbyChosen
  /** May the others at the table see this draft while it is made? Without it they may: a ghost on the table and its way, nothing else. */
  showsDraft?(draft: Draft): boolean
  /** From which side of the table this seat plays, in degrees about it: 180 is opposite. Without it all look from the near edge. */
  sideOf?(seat: PlayerSeat): 0 | 180
  /** The match options that these choices mean, for the rules to check. */
  optionsOf(chosen: LobbyChosen): { readonly [name: string]: Json }
  /** How packs of the players' own are read, for games that take them. */
  readonly packs?: PackReader
  /** The turn, phase and score strip, in words. */
  status(view: View, speak: Speak): Status
  /** The order of the turn and what the turns to come bring, for the strip below the top one; none where there is nothing of the kind. */
  steps?(view: View, speak: Speak): Steps | undefined
  /** What was scored for, one row each: for the end of a match. */
  scoreSheet?(view: View, speak: Speak): readonly ScoreRow[]
  words(language: Language): GameWords
  /** What lies beside the table; none where the game has nothing of the kind. `moment.viewer` is whose secrets may be shown. */
  hands?(moment: Moment<View>, speak: Speak): Hands
  /** What an open question is about, as everybody may know it: the dice as they lie, and what they come to so far. */
  situation?(moment: Moment<View>, speak: Speak): Situation | undefined
  /** The answers that get a button in the strip: those without a card of the hand or a thing on the table to be clicked. */
  acts?(moment: Moment<View>, speak: Speak): readonly Act[]
  /** The windows that a player may have passed for him, in the order of a list of settings. */
  stops?(language: Language): readonly Stop[]
  /** Is this window about the player's own dice or figure? Public facts only. */
  isOwn?(decision: AnyDecision, view: View): boolean
  /**
   * May what is drafted be sent as soon as it is set down? Only where neither dice nor a secret follow, so that it can be taken back.
   * `areDiceThrown`: dice follow only when the player throws them.
   */
  isSure?(moment: Moment<View>, areDiceThrown: boolean): boolean
  /** What sending the draft would begin besides what is drawn, as a fight: said before it is confirmed. */
  warning?(moment: Moment<View>, speak: Speak): string | undefined
  /** Does this answer pick up dice, so that giving it is throwing them? */
  isThrow?(decision: AnyDecision, answer: Json): boolean
  /**
   * The option of a question that ends or declines, where by public facts nothing can be done but what a hidden hand may hold: then it is
   * a window, which passes by itself.
   */
  rest?(decision: AnyDecision): string | undefined
  /**
   * The window that the same seat is asked next unless another does something in between, by public facts: `hands` offers its cards already.
   */
  next?(decision: AnyDecision): string | undefined
  /** The answer to a question that can change nothing any more, by public facts: it is given for the player. */
  moot?(decision: AnyDecision, view: View): Json | undefined
  /** For the lab, where the game's own state matters for a sight; sights on any table are judged by its `LabGame`. */
  sight?(moment: Moment<View>, trial: SightTrial, speak: Speak): GameSight | undefined
  /** Where the sides deploy and what is fought over, for the lab's layers: what everybody may know of it, empty where nothing is settled. */
  ground?(view: View): LabGround
  /** The path, route or place that the rules ask for when this option is picked: its answer can then be drafted before anything is sent.
   *  By the rules' own functions, from the view alone; every option that a piece is carried for has one. */
  foreseen?(moment: Moment<View>, decision: DecisionId, option: string): Foreseen | undefined
  /** Tables without a match, to try sights on: opened by the id of a scenario, or with their pieces standing elsewhere. */
  readonly sandbox?: {
    /** The tables that can be opened; the game's scenarios, if it does not say. */
    layouts?(language: Language): readonly { readonly id: string; readonly label: string }[]
    open(layout: string): View
    with(view: View, pieces: Tabletop['pieces']): View
  }
  /** How pieces are called, in this language. */
  nameOf(view: View, ref: string, language: Language): string
  /** Panels of the game's own: a selected miniature's card, a roster. */
  readonly panels: {
    // A method: a view is handed only what its own rules made, so its panels take the plain `object` of this interface for it.
    piece?(props: { view: View; piece: string; speak: Speak }): ReactNode
    /** A mark on a card or token, drawn in the current colour into a square. */
    readonly icon?: ComponentType<{ id: string; size: number }>
  }
}
