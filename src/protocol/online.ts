/**
 * What a page and a server of tables send each other besides the match protocol: opening a table, entering, gathering, sitting
 * together. Plain JSON. A key is a secret that grants something: the page keeps it, the server only its hash.
 */
import type { Json, PlayerSeat, Reason } from '../kernel'
import type { BotLevel, DicePolicy, Levels } from './home'
import type { ClientMessage, Eyes, HostMessage } from './messages'
import type { ChanceKind, Hash, LinkGiven, LinksAsked, Roots } from './proof'
import type { AsDevice, Audit, Signature } from './result'

/** Increased with every change that an older page would misread. Such a page is told to reload. */
export const ONLINE_VERSION = 1

/** Who will take a seat, as the opener of a table says: he himself, whoever follows a link, or a bot. */
export const SITTERS = ['me', 'link', 'bot'] as const
export type Sitter = (typeof SITTERS)[number]

/** The choices of a lobby as a table keeps them: the shared ones, and each seat's own, in the game's own format. */
export interface Gathered {
  readonly shared: { readonly [part: string]: Json }
  readonly seats: { readonly [seat in PlayerSeat]?: Json }
}

/** Requests a table; sent as the body of `POST api/tables`. */
export interface OpenTable {
  readonly version: number
  readonly game: string
  readonly gathered: Gathered
  readonly sitters: { readonly [seat in PlayerSeat]?: Sitter }
  readonly names: { readonly [seat in PlayerSeat]?: string }
  readonly levels?: Levels
  readonly dice: DicePolicy
  /** The seats' choices stay hidden from the others until the match begins. */
  readonly sealed: boolean
  /** Without it there are no clocks. */
  readonly clock?: ClockTerms
  /** Minutes by which onlookers see and hear everything later. */
  readonly delay?: number
  /** A match to continue at the table: the text of a match file. Nothing is chosen then. */
  readonly file?: string
  readonly pictures?: TablePictures
}

/**
 * The pictures of the layout that a table is laid with, in the planner's own formats, so that everybody sees what its opener
 * sees. No rule depends on them. Pages check them before they draw anything.
 */
export interface TablePictures {
  /** GLBs in base64, by the ids of the pieces that they show. */
  readonly own: { readonly [id: string]: string }
  /** The picture on the mat, and the size of the table that it belongs to, in hundredths of a millimetre. */
  readonly mat?: { readonly picture: Json; readonly width: number; readonly depth: number }
}

/** The keys that the opener of a table gets, once. A lost invitation can only be replaced by a new one. */
export interface TableKeys {
  readonly table: string
  /** Grants what only the opener may do. */
  readonly opener: string
  /** The keys of the seats that the opener plays himself. */
  readonly seats: { readonly [seat in PlayerSeat]?: string }
  readonly invitations: { readonly [seat in PlayerSeat]?: string }
  readonly onlooker: string
}

/** What happens to a seat whose time is over: its questions get their fallback answers, a bot takes it, or it loses. */
export const CLOCK_ENDS = ['fallback', 'bot', 'loss'] as const
export type ClockEnd = (typeof CLOCK_ENDS)[number]
/** The time to think, as agreed before the match. `increment`: seconds added to a bank when its seat has answered all it owed. */
export type ClockTerms =
  | { readonly type: 'bank'; readonly minutes: number; readonly increment: number; readonly atEnd: ClockEnd }
  /** This many days for each answer. */
  | { readonly type: 'days'; readonly days: number; readonly atEnd: ClockEnd }

/** The clocks at the last update. `left`: milliseconds; `runs`: from when a seat is charged, by the server's clock. */
export interface Clocks {
  readonly left: { readonly [seat in PlayerSeat]?: number }
  readonly runs: { readonly [seat in PlayerSeat]?: number }
}

export type TableStage = 'gathering' | 'playing' | 'over'

/** One seat as everybody at the table sees it. */
export interface SeatCard {
  readonly seat: PlayerSeat
  readonly player: 'person' | 'bot'
  /** The level of its bot. */
  readonly level?: BotLevel
  readonly name: string
  /** Somebody holds its key. A free seat waits for whoever follows its invitation. */
  readonly isTaken: boolean
  readonly isReady: boolean
  /** How many pages of its player are connected now. */
  readonly here: number
  /** Since when there has been none, in milliseconds since 1970. */
  readonly awaySince?: number
}

/** What a visitor is shown of a table. Sent in full whenever it changes. */
export interface TableState {
  readonly table: string
  readonly game: string
  readonly stage: TableStage
  readonly seats: readonly SeatCard[]
  readonly onlookers: number
  readonly dice: DicePolicy
  readonly sealed: boolean
  /** Present if the match is a fork of another; `faces`: those of the roll there, if they were set by hand. */
  readonly fork?: { readonly faces?: readonly string[] }
  /** The table's layout has pictures, which a page may request (`POST api/tables/ID/pictures`). */
  readonly hasPictures?: true
  /** The choices, as far as this visitor may see them. Absent once the match has begun. */
  readonly gathered?: Gathered
  /** Why the match has not begun although everybody is ready: the game's rules refuse what was chosen. */
  readonly problem?: Reason
  readonly motion?: Motion
  readonly clock?: ClockTerms
  /** The onlookers' delay in minutes. */
  readonly delay?: number
  /** Present if the match has clocks. */
  readonly clocks?: Clocks
  /** Paused by consent: nobody answers, not even bots, until all agree to continue. */
  readonly isPaused?: true
  /** All have agreed that whoever follows a certain link sees all hands, after the delay. */
  readonly hasCommentator?: true
  /** The seats whose devices have signed the result of the match. */
  readonly signed?: readonly PlayerSeat[]
  readonly mine: Mine
}

export const MOTIONS = ['to-bot', 'to-guest', 'pause', 'resume', 'draw', 'commentator'] as const
/**
 * A proposal that waits for votes: an absent player's seat goes to a bot, or to whoever follows a new link; the match pauses,
 * continues, or ends in a draw; or a commentator sees all hands, with the onlookers' delay. `seat` is the seat concerned or, for
 * the match as a whole, the proposer's.
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
  /** The free seat that his invitation is for. */
  readonly invited?: PlayerSeat
  /** He sees all hands and has no seat. */
  readonly isCommentator?: true
  /** The seat of his at another device whose link he has followed to continue here. */
  readonly moving?: PlayerSeat
}

/** Short messages for every table, shown in each reader's own language. */
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
   * Its place in the log of the match: for each viewpoint of the receiving page, the index of the last line told there when it
   * was said, or -1. Absent if it was said before the match.
   */
  readonly after?: { readonly [eyes in Eyes]?: number }
}
export type Speaker = { readonly seat: PlayerSeat } | { readonly onlooker: string }

/**
 * What others may see while somebody considers something. Never stored, dropped first under load, and only as far as the game
 * allows. Coordinates are hundredths of a millimetre on the table.
 */
export type Shown =
  | { readonly type: 'pointer'; readonly x: number; readonly y: number }
  /** Draws attention to a point. */
  | { readonly type: 'ping'; readonly x: number; readonly y: number }
  /** A ruler laid between these points. It stays until it is taken away. */
  | { readonly type: 'ruler'; readonly points: readonly Place[] }
  /** The piece that is being moved, with its planned path. */
  | { readonly type: 'ghost'; readonly piece: string; readonly heading: number; readonly points: readonly Place[] }
  | { readonly type: 'nothing'; readonly of: 'pointer' | 'ruler' | 'ghost' }
export interface Place {
  readonly x: number
  readonly y: number
  readonly z: number
}

export type OnlineRequest =
  /** The first message of every connection. Keys that grant nothing here are ignored; it is refused if none grants anything. */
  | { readonly type: 'enter'; readonly version: number; readonly keys: readonly string[] }
  /** Takes the seat of an invitation, which is used up. Answered with `taken`. */
  | { readonly type: 'take'; readonly invitation: string; readonly name: string }
  | { readonly type: 'name'; readonly seat: PlayerSeat; readonly name: string }
  /**
   * The opener changes the shared choices and what follows from them for the seats. Everybody must say ready again. Other
   * players' sealed choices stay as they are.
   */
  | { readonly type: 'choose'; readonly gathered: Gathered }
  /** A player chooses for his own seat, the opener for a bot's. */
  | { readonly type: 'choose-seat'; readonly seat: PlayerSeat; readonly chosen: Json }
  | { readonly type: 'ready'; readonly seat: PlayerSeat; readonly ready: boolean }
  /** The opener gives a free seat to a bot, or to whoever follows a new link; answered with `invitation`. */
  | { readonly type: 'sitter'; readonly seat: PlayerSeat; readonly sitter: 'link' | 'bot' }
  /** The opener sets a bot's level before the match. */
  | { readonly type: 'level'; readonly seat: PlayerSeat; readonly level: BotLevel }
  /** Requests a single-use link to one's own seat, for another device; answered with `own-link`. */
  | { readonly type: 'move'; readonly seat: PlayerSeat }
  /** Takes such a link's seat from another page of the same player; answered with `taken`. */
  | { readonly type: 'follow'; readonly link: string }
  /** The opener removes all onlookers and gets a new link for them; answered with `onlooker-link`. */
  | { readonly type: 'bar-onlookers' }
  /** A player withdraws his consent to a commentator, whose link is revoked. */
  | { readonly type: 'bar-commentator' }
  /** Proposes a motion: giving up one's own seat or that of an absent player, a pause, its end, a draw, or a commentator. */
  | { readonly type: 'propose'; readonly motion: Pick<Motion, 'type' | 'seat'> }
  /** A vote on what is proposed. */
  | { readonly type: 'vote'; readonly grant: boolean }
  | { readonly type: 'say'; readonly text: string }
  | { readonly type: 'sign'; readonly sign: Sign }
  | { readonly type: 'show'; readonly shown: Shown }
  /** Checks that the connection is alive; answered with `beat`. A half-open connection seems alive while one only listens. */
  | { readonly type: 'beat' }
  | { readonly type: 'match'; readonly message: ClientMessage }
  /**
   * Offers chains of this page for a seat of its own, so that it contributes to chance. Sent whenever the match is joined, and
   * again for chains that are to follow. The seat is bound to them unless another connected page of its player is bound already.
   */
  | { readonly type: 'bind'; readonly seat: PlayerSeat; readonly roots: Roots }
  /** Answers `links` for one seat. A link that is late or wrong is ignored. */
  | {
      readonly type: 'link'
      readonly seat: PlayerSeat
      readonly kind: ChanceKind
      readonly number: number
      readonly question: Hash
      readonly link: LinkGiven
    }
  /** A page signs the result of the match, which is over, for seats of its own, and with it the audit it has made. */
  | { readonly type: 'sign-result'; readonly signature: Signature<AsDevice>; readonly audit: Audit }
  /** Requests the signatures of the result; answered with `result-signatures`. */
  | { readonly type: 'result-signatures' }

export type OnlineMessage =
  /** `at`: the server's clock, in milliseconds since 1970. */
  | { readonly type: 'table'; readonly state: TableState; readonly at: number }
  /** The key of a seat that this visitor has got, for this device. */
  | { readonly type: 'taken'; readonly seat: PlayerSeat; readonly key: string }
  | { readonly type: 'invitation'; readonly seat: PlayerSeat; readonly key: string }
  | { readonly type: 'own-link'; readonly seat: PlayerSeat; readonly key: string }
  | { readonly type: 'onlooker-link'; readonly key: string }
  | { readonly type: 'commentator-link'; readonly key: string }
  /** The lines of talk since the last one sent over this connection. */
  | { readonly type: 'said'; readonly lines: readonly SaidLine[] }
  | { readonly type: 'shown'; readonly by: Speaker; readonly shown: Shown }
  /** Another player or a bot has taken a seat, so the line to the match must be reopened. */
  | { readonly type: 'anew' }
  /** The server's clock, in milliseconds since 1970. */
  | { readonly type: 'beat'; readonly at: number }
  | { readonly type: 'match'; readonly message: HostMessage }
  /** Something is thrown or shuffled, and this page is asked for the links of these seats. All bound seats are asked at once. */
  | ({ readonly type: 'links' } & LinksAsked)
  /** The server's signature of the result and those of the seats' devices so far. */
  | { readonly type: 'result-signatures'; readonly signatures: readonly Signature[] }
  /** A request was refused; nothing has changed. */
  | { readonly type: 'refused'; readonly of: OnlineRequest['type'] | 'message'; readonly reason: Reason }
  /** This connection ends; `again` says whether the page should try again. */
  | { readonly type: 'ended'; readonly reason: Reason; readonly again: boolean }

/** A message with its number on this connection, from 1 without gaps. A repeated one is ignored; a gap ends the connection. */
export type Frame<T> = readonly [number: number, message: T]

/** A table as a list shows it to whoever holds a key to it. */
export interface TableSummary {
  readonly table: string
  readonly game: string
  readonly stage: TableStage
  readonly seats: readonly SeatCard[]
  readonly mine: Mine
  readonly changedAt: number
  /** The match is a fork of another. */
  readonly isFork?: true
  /** A short summary of how the match stands, made and read by the game's `status`. */
  readonly glimpse?: Json
}

/** The answers to requests over HTTP. */
export type Answered<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: Reason }
