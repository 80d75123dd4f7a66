/**
 * What crosses between a page and a server of tables beside the match protocol: opening a table, getting in, gathering, sitting together.
 * Plain JSON. A key is a secret that grants something: the page keeps it, the server only its hash.
 */
import type { Json, PlayerSeat, Reason } from '../kernel'
import type { BotLevel, DicePolicy, Levels } from './home'
import type { ClientMessage, Eyes, HostMessage } from './messages'
import type { ChanceKind, Hash, LinkGiven, LinksAsked, Roots } from './proof'

/** Goes up with every change that an older page would misread; it is told to load itself anew. */
export const ONLINE_VERSION = 1

/** Who will sit where, as the opener of a table says: himself, whoever follows a link, or a bot. */
export const SITTERS = ['me', 'link', 'bot'] as const
export type Sitter = (typeof SITTERS)[number]

/** What a lobby has chosen, as a table keeps it: what all share, and what each seat chooses for itself. The game's own words. */
export interface Gathered {
  readonly shared: { readonly [part: string]: Json }
  readonly seats: { readonly [seat in PlayerSeat]?: Json }
}

/** Asks for a table; sent as the body of `POST api/tables`. */
export interface OpenTable {
  readonly version: number
  readonly game: string
  readonly gathered: Gathered
  readonly sitters: { readonly [seat in PlayerSeat]?: Sitter }
  readonly names: { readonly [seat in PlayerSeat]?: string }
  readonly levels?: Levels
  readonly dice: DicePolicy
  /** Forces stay hidden from the others until everybody is ready. */
  readonly sealed: boolean
  /** Without it nobody's time is counted. */
  readonly clock?: ClockTerms
  /** Onlookers see and hear everything so many minutes later. */
  readonly delay?: number
  /** A match that goes on at the table: the text of a match file. Nothing is chosen then. */
  readonly file?: string
}

/** What the opener of a table gets, once. A lost invitation is replaced by a new one. */
export interface TableKeys {
  readonly table: string
  /** Allows what only the opener may do. */
  readonly opener: string
  /** The seats that the opener plays himself. */
  readonly seats: { readonly [seat in PlayerSeat]?: string }
  readonly invitations: { readonly [seat in PlayerSeat]?: string }
  readonly onlooker: string
}

/** What becomes of a seat whose time is over: its questions get their fallback answers, a bot takes it, or it has lost. */
export const CLOCK_ENDS = ['fallback', 'bot', 'loss'] as const
export type ClockEnd = (typeof CLOCK_ENDS)[number]
/** How long the players may think, as agreed before the match. `increment`: seconds that a bank gets whenever its seat has answered all it owed. */
export type ClockTerms =
  | { readonly type: 'bank'; readonly minutes: number; readonly increment: number; readonly atEnd: ClockEnd }
  /** So many days for each answer. */
  | { readonly type: 'days'; readonly days: number; readonly atEnd: ClockEnd }

/** The clocks as they were last looked at. In milliseconds; `runs` says from when on a seat's time is charged, by the server's clock. */
export interface Clocks {
  readonly left: { readonly [seat in PlayerSeat]?: number }
  readonly runs: { readonly [seat in PlayerSeat]?: number }
}

export type TableStage = 'gathering' | 'playing' | 'over'

/** One seat as everybody at the table sees it. */
export interface SeatCard {
  readonly seat: PlayerSeat
  readonly player: 'person' | 'bot'
  /** How well its bot plays. */
  readonly level?: BotLevel
  readonly name: string
  /** Somebody holds its key. A free seat waits for whoever follows its link. */
  readonly isTaken: boolean
  readonly isReady: boolean
  /** How many pages of its player are at the table now. */
  readonly here: number
  /** Since when none is; milliseconds since 1970. */
  readonly awaySince?: number
}

/** What a visitor is shown of a table. Sent whole whenever it changes. */
export interface TableState {
  readonly table: string
  readonly game: string
  readonly stage: TableStage
  readonly seats: readonly SeatCard[]
  readonly onlookers: number
  readonly dice: DicePolicy
  readonly sealed: boolean
  /** What is chosen, as far as this visitor may see it. Nothing once the match has begun. */
  readonly gathered?: Gathered
  /** Why the match has not begun although everybody is ready: the game's rules refuse what was chosen. */
  readonly problem?: Reason
  readonly motion?: Motion
  readonly clock?: ClockTerms
  /** Minutes after which onlookers see what happens. */
  readonly delay?: number
  /** Of a match that is played by clocks. */
  readonly clocks?: Clocks
  /** By consent: nobody answers, bots neither, until all would go on. */
  readonly isPaused?: true
  /** All have agreed that whoever follows a link sees all hands, after the delay. */
  readonly hasCommentator?: true
  readonly mine: Mine
}

export const MOTIONS = ['to-bot', 'to-guest', 'pause', 'resume', 'draw', 'commentator'] as const
/**
 * A wish that waits for the word of others: a lost player's seat goes to a bot, or to whoever follows a new link; the match pauses, goes on,
 * or ends in a draw; or a commentator sees all hands, as late as onlookers see the table. `seat` is the one that it is about; where it is about the match, the one that wishes it.
 */
export interface Motion {
  readonly type: (typeof MOTIONS)[number]
  readonly seat: PlayerSeat
  readonly by: PlayerSeat
  readonly waitsFor: readonly PlayerSeat[]
}

/** What this visitor may do here. */
export interface Mine {
  readonly seats: readonly PlayerSeat[]
  readonly isOpener: boolean
  /** The seat that his invitation is for, while it is free. */
  readonly invited?: PlayerSeat
  /** He sees all hands and speaks for none. */
  readonly isCommentator?: true
  /** His own seat at another device, whose link he has followed to go on here. */
  readonly moving?: PlayerSeat
}

/** A few words for every table, read in each player's own language. */
export const SIGNS = ['hello', 'thanks', 'moment', 'back', 'your-go', 'well-played', 'sorry', 'good-game'] as const
export type Sign = (typeof SIGNS)[number]

/** A line of talk at a table, kept with it. */
export interface SaidLine {
  readonly number: number
  /** Milliseconds since 1970, by the server's clock. */
  readonly at: number
  readonly by: Speaker
  readonly text?: string
  readonly sign?: Sign
  /**
   * Where it stands in the log of the match: for each viewpoint of the page that it is sent to, the number of the last entry that had been
   * told there when it was said, -1 for none. Absent where it was said before the match.
   */
  readonly after?: { readonly [eyes in Eyes]?: number }
}
export type Speaker = { readonly seat: PlayerSeat } | { readonly onlooker: string }

/**
 * What the others may see while somebody considers something; never stored, dropped first under load, and only what the game allows.
 * Places are in hundredths of a millimetre on the table.
 */
export type Shown =
  | { readonly type: 'pointer'; readonly x: number; readonly y: number }
  /** Look here. */
  | { readonly type: 'ping'; readonly x: number; readonly y: number }
  /** A ruler laid between these places: it stays until it is taken away. */
  | { readonly type: 'ruler'; readonly points: readonly Place[] }
  /** The piece that is being moved, with the way it would take. */
  | { readonly type: 'ghost'; readonly piece: string; readonly heading: number; readonly points: readonly Place[] }
  | { readonly type: 'nothing'; readonly of: 'pointer' | 'ruler' | 'ghost' }
export interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

export type OnlineRequest =
  /** The first message of every connection. Keys that grant nothing here are passed over; without any that does, it is refused. */
  | { readonly type: 'enter'; readonly version: number; readonly keys: readonly string[] }
  /** Takes the seat of an invitation; answered with `taken`. The invitation is used up. */
  | { readonly type: 'take'; readonly invitation: string; readonly name: string }
  | { readonly type: 'name'; readonly seat: PlayerSeat; readonly name: string }
  /**
   * The opener changes what all share, and what follows from it for the seats. Everybody who was ready is asked again. Choices of others
   * that are sealed stay as they are.
   */
  | { readonly type: 'choose'; readonly gathered: Gathered }
  /** A player chooses for his own seat, the opener for a bot's. */
  | { readonly type: 'choose-seat'; readonly seat: PlayerSeat; readonly chosen: Json }
  | { readonly type: 'ready'; readonly seat: PlayerSeat; readonly ready: boolean }
  /** The opener hands a free seat to a bot, or keeps it for whoever follows a new link; answered with `invitation`. */
  | { readonly type: 'sitter'; readonly seat: PlayerSeat; readonly sitter: 'link' | 'bot' }
  /** The opener chooses before the match how well a bot plays. */
  | { readonly type: 'level'; readonly seat: PlayerSeat; readonly level: BotLevel }
  /** A link of one's own seat for another device; answered with `own-link`. It can be used once. */
  | { readonly type: 'move'; readonly seat: PlayerSeat }
  /** Another page of the same player, by such a link; answered with `taken`. */
  | { readonly type: 'follow'; readonly link: string }
  /** The opener closes the table to onlookers and gives a new link for them; answered with `onlooker-link`. */
  | { readonly type: 'bar-onlookers' }
  /** A player takes back that a commentator sees all hands: his link opens nothing any more. */
  | { readonly type: 'bar-commentator' }
  /** Gives up one's own seat, or proposes it for one whose player is gone. */
  | { readonly type: 'propose'; readonly motion: Pick<Motion, 'type' | 'seat'> }
  /** One's word on what is proposed. */
  | { readonly type: 'vote'; readonly grant: boolean }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'sign'; readonly sign: Sign }
  | { readonly type: 'show'; readonly shown: Shown }
  /** Is anybody there? Answered with `beat`: a line that is half dead looks alive to whoever only listens. */
  | { readonly type: 'beat' }
  | { readonly type: 'match'; readonly message: ClientMessage }
  /**
   * This page holds chains for a seat of its own and would have a part in its chance. It is said whenever the match is joined, and again for
   * chains that shall follow. The seat is bound to them unless another page of its player is bound already and here.
   */
  | { readonly type: 'bind'; readonly seat: PlayerSeat; readonly roots: Roots }
  /** Answers `links` for one seat. What comes late, or is not the link that was asked for, counts for nothing. */
  | {
      readonly type: 'link'
      readonly seat: PlayerSeat
      readonly kind: ChanceKind
      readonly number: number
      readonly question: Hash
      readonly link: LinkGiven
    }

export type OnlineMessage =
  /** `at`: the server's clock, in milliseconds since 1970. */
  | { readonly type: 'table'; readonly state: TableState; readonly at: number }
  /** A seat is yours: its key, for this device. */
  | { readonly type: 'taken'; readonly seat: PlayerSeat; readonly key: string }
  | { readonly type: 'invitation'; readonly seat: PlayerSeat; readonly key: string }
  | { readonly type: 'own-link'; readonly seat: PlayerSeat; readonly key: string }
  | { readonly type: 'onlooker-link'; readonly key: string }
  | { readonly type: 'commentator-link'; readonly key: string }
  /** What was said since the last line that this connection has been told. */
  | { readonly type: 'said'; readonly lines: readonly SaidLine[] }
  | { readonly type: 'shown'; readonly by: Speaker; readonly shown: Shown }
  /** Another plays at a seat now: the line to the match is opened anew. */
  | { readonly type: 'anew' }
  /** The server's clock, in milliseconds since 1970. */
  | { readonly type: 'beat'; readonly at: number }
  | { readonly type: 'match'; readonly message: HostMessage }
  /** Something is thrown or shuffled, and the links of these seats of this page are asked for. All bound seats are asked at once. */
  | ({ readonly type: 'links' } & LinksAsked)
  /** A request was refused; nothing has changed. */
  | { readonly type: 'refused'; readonly of: OnlineRequest['type'] | 'message'; readonly reason: Reason }
  /** This connection ends. Whether it makes sense to come back. */
  | { readonly type: 'ended'; readonly reason: Reason; readonly again: boolean }

/** A message with its number on this connection, from 1 without gaps: a doubled one is passed over, a gap ends the connection. */
export type Frame<T> = readonly [number: number, message: T]

/** A table as a list shows it, to whoever holds a key of it. */
export interface TableSummary {
  readonly table: string
  readonly game: string
  readonly stage: TableStage
  readonly seats: readonly SeatCard[]
  readonly mine: Mine
  readonly changedAt: number
  /** A short summary of how the match stands, made and read by the game's `status`. */
  readonly glimpse?: Json
}

/** The answers to requests over HTTP. */
export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Reason }
