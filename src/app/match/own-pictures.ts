/**
 * Pictures for the players' own pieces in a match. A match carries only the solids of own pieces and no picture of the mat, but
 * this device may have stored the pictures.
 */
import { useEffect, useMemo, useState } from 'react'
import type { Look } from '../../scene/look'
import type { PicturesOfMatch } from '../planner/own/pictures-of-match'
import { hasMatPicture } from './mat-noted'

const NONE: PicturesOfMatch = { models: new Map() }

/** The look with pictures for own pieces and for the layout's mat, as soon as these have been found. */
export function useOwnPictures(match: string, look: Look): Look {
  const [{ models, mat }, setFound] = useState(NONE)
  const kinds = [...new Set(look.terrain.map(({ kind }) => kind))].filter((kind) => kind.startsWith('own/')).join()
  useEffect(() => {
    if (kinds === '' && !hasMatPicture(match)) return
    let isCurrent = true
    void import('../planner/own/pictures-of-match')
      .then(({ picturesOfMatch }) => picturesOfMatch(match, kinds === '' ? [] : kinds.split(',')))
      .then((found) => isCurrent && setFound(found))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [match, kinds])
  return useMemo(() => {
    if (models.size === 0 && !mat) return look
    const terrain = look.terrain.map((piece) => {
      const model = models.get(piece.kind)
      return model === undefined ? piece : { ...piece, model }
    })
    // The layout may have been moved to a table of another size since.
    const isSame = mat?.width === look.width && mat.depth === look.depth
    return { ...look, terrain, ...(isSame ? { matPicture: mat.picture } : {}) }
  }, [look, models, mat])
}
