/**
 * The file of a match carries the layout that it was begun on, where that has pictures: a match knows nothing of them, and another device
 * would show bare boxes on a plain mat. It stands before everything else and counts for nothing in the match.
 */
import { isPlain, layoutReading } from '../../planner/read'
import { freshId } from '../fresh-id'
import { noteMatPicture } from '../match/mat-noted'
import { breathed } from './breathed'
import { keepPlayed, layoutPlayed, shelve } from './shelf'

const START = '{"layout":'
/** Of both together: files of matches are read up to 64 million characters. */
const MOST = 60_000_000

/** The file with the layout; as it is where there is none, or none with pictures. */
export async function withLayout(match: string, file: string): Promise<string> {
  const begunOn = await layoutPlayed(match).catch(() => undefined)
  if (!begunOn || !/"(matPicture|picture)":/.test(begunOn.text)) return file
  return begunOn.text.length + file.length > MOST ? file : `${START}${begunOn.text},${file.slice(1)}`
}

/** Keeps the layout that came in the file of a match. What cannot be read is left: the match is played on the plain table. */
export async function takeLayout(match: string, file: string): Promise<void> {
  if (!file.startsWith(START)) return
  const whole: unknown = JSON.parse(file)
  const read = await breathed(layoutReading(JSON.stringify(isPlain(whole) ? (whole.layout ?? null) : null)))
  if (!read.ok) return
  const id = freshId()
  await shelve(id, read.value)
  await keepPlayed(match, id)
  if (read.value.matPicture) noteMatPicture(match)
}
