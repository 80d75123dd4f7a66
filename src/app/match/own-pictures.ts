/** Pictures of own pieces in a match: a match carries their solids only; this device may know what they look like. */
import { useEffect, useMemo, useState } from 'react'
import type { Look } from '../../scene/look'

type Models = ReadonlyMap<string, string>
const NONE: Models = new Map()

/** The look with own pieces drawn by their pictures, as soon as these have been found. */
export function useOwnPictures(match: string, look: Look): Look {
  const [models, setModels] = useState(NONE)
  const kinds = [...new Set(look.terrain.map(({ kind }) => kind))].filter((kind) => kind.startsWith('own/')).join()
  useEffect(() => {
    if (kinds === '') return
    let isCurrent = true
    void import('../planner/own/pictures-of-match')
      .then(({ picturesOfMatch }) => picturesOfMatch(match, kinds.split(',')))
      .then((found) => isCurrent && setModels(found))
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [match, kinds])
  return useMemo(() => {
    if (models.size === 0) return look
    const terrain = look.terrain.map((piece) => {
      const model = models.get(piece.kind)
      return model === undefined ? piece : { ...piece, model }
    })
    return { ...look, terrain }
  }, [look, models])
}
