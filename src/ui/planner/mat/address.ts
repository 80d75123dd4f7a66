/** A layout's picture as a data URL, so that drawings that contain it can be saved as self-contained files. */
import type { PictureFile } from '../../../planner/mat/types'

const KNOWN = new Map<string, string>()
const MOST_KNOWN = 3

export function addressOf({ type, data }: PictureFile): string {
  const known = KNOWN.get(data)
  if (known !== undefined) return known
  const made = `data:${type};base64,${data}`
  KNOWN.set(data, made)
  for (const oldest of KNOWN.keys()) if (KNOWN.size > MOST_KNOWN) KNOWN.delete(oldest)
  return made
}
