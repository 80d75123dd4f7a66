/** A layout's mat picture as the scene draws it. The blob is cached, so that moving the picture does not decode it again. */
import { depthOf } from '../../../planner/mat/placing'
import type { MatPicture } from '../../../planner/mat/types'
import { fromBase64 } from '../../../planner/own/base64'
import type { MatPictureLook } from '../../../scene/look'

/** The latest few, because undo returns to them. */
const FILES: { readonly data: string; readonly file: Blob }[] = []
const MOST_FILES = 4

function fileOf({ type, data }: MatPicture): Blob {
  const known = FILES.find((one) => one.data === data)
  if (known) return known.file
  const file = new Blob([(fromBase64(data) ?? new Uint8Array(0)).slice()], { type })
  FILES.unshift({ data, file })
  FILES.length = Math.min(FILES.length, MOST_FILES)
  return file
}

const LOOKS = new WeakMap<MatPicture, MatPictureLook>()
export function matLook(picture: MatPicture): MatPictureLook {
  const known = LOOKS.get(picture)
  if (known) return known
  const { at, width, pixels } = picture
  const look = { file: fileOf(picture), at, width, depth: depthOf(picture, pixels) }
  LOOKS.set(picture, look)
  return look
}
