/**
 * A match file also carries the layout that the match began on, if that has pictures: the match itself contains none, so another
 * device would show bare boxes on a plain mat. The layout is the first field of the file and has no effect on the match.
 */
import { isPlain, layoutReading } from '../../planner/read'
import { freshId } from '../fresh-id'
import { noteMatPicture } from '../match/mat-noted'
import { breathed } from './breathed'
import { keepPlayed, layoutPlayed, shelve } from './shelf'

const START = '{"layout":'
/** The most characters of both together; match files are read up to 64 million. */
const MOST = 60_000_000

/** The file with the layout added; unchanged if there is no layout or it has no pictures. */
export async function withLayout(match: string, file: string): Promise<string> {
  const begunOn = await layoutPlayed(match).catch(() => undefined)
  if (!begunOn || !/"(matPicture|picture)":/.test(begunOn.text)) return file
  return begunOn.text.length + file.length > MOST ? file : `${START}${begunOn.text},${file.slice(1)}`
}

/** Stores the layout that came in a match file. An unreadable layout is ignored, and the match is played without pictures. */
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
