/** What people write and draw on moments of a match, to be read by those who watch it. The rules know nothing of it. */

/** A thing, by its ref at that moment, or a place on the table in whole hundredths of a millimetre. */
export type ArrowEnd = { readonly piece: string } | { readonly x: number; readonly y: number }
export interface Arrow {
  readonly from: ArrowEnd
  readonly to: ArrowEnd
}

/** The note on one moment. It has at least one of its three parts. */
export interface Note {
  /** The moment is the one after this entry of the log. */
  readonly after: number
  /** Plain text: never read as markup. */
  readonly text?: string
  /** The name of the chapter that begins here. */
  readonly chapter?: string
  readonly arrows?: readonly Arrow[]
}

/** The most that one match holds, and one note of it. Lengths are in UTF-16 units. */
export const MOST_NOTES = 300
export const MOST_NOTE_TEXT = 1000
export const MOST_CHAPTER = 80
export const MOST_ARROWS = 12

/** The notes with this one in place of the one on the same moment; undefined takes that one away. */
export const noted = (notes: readonly Note[], after: number, note: Note | undefined): readonly Note[] =>
  [...notes.filter((one) => one.after !== after), ...(note ? [note] : [])].sort((one, other) => one.after - other.after)

/** The notes on the first entries of a log. */
export const notesWithin = (notes: readonly Note[], entries: number): readonly Note[] =>
  notes.filter(({ after }) => after < entries)
