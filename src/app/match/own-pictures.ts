/**
 * Pictures for the players' own pieces and the mat in a match, which itself carries only the solids of own pieces: from the server
 * if the match is played at its table and has any there, else from what this device has stored.
 */
import { useEffect, useMemo, useState } from 'react'
import { createStore, useStore } from 'zustand'
import type { Reason } from '../../kernel'
import { onlineSays as say } from '../../protocol/online-said'
import type { Look } from '../../scene/look'
import type { AtServer } from '../online/use-online'
import type { PicturesOfMatch } from '../planner/own/pictures-of-match'
import { hasMatPicture } from './mat-noted'

const NONE: PicturesOfMatch = { models: new Map() }
/** Stands for the table's store in a match of this device. */
const ALONE = createStore<{ readonly table?: { readonly hasPictures?: true } | undefined }>(() => ({}))

const ofDevice = async (match: string, kinds: readonly string[]): Promise<PicturesOfMatch> =>
  (await import('../planner/own/pictures-of-match')).picturesOfMatch(match, kinds)

/** Resolves with the reason if they cannot be fetched or drawn. */
async function ofServer(table: string, kinds: readonly string[]): Promise<PicturesOfMatch | Reason> {
  try {
    const found = await (await import('../online/pictures')).picturesOfTable(table, kinds)
    return found.ok ? found.value : say('pictures-faulty', { at: found.at })
  } catch {
    return say('pictures-lost', {})
  }
}

/** The look with pictures for own pieces and for the layout's mat, as soon as these have been found. */
export function useOwnPictures(
  match: string,
  look: Look,
  online: AtServer | undefined,
  onTrouble: (reason: Reason) => void,
): Look {
  const [{ models, mat }, setFound] = useState(NONE)
  const kinds = [...new Set(look.terrain.map(({ kind }) => kind))].filter((kind) => kind.startsWith('own/')).join()
  const isAtServer = useStore(online?.online.store ?? ALONE, ({ table }) => table?.hasPictures === true)
  useEffect(() => {
    if (kinds === '' && !isAtServer && !hasMatPicture(match)) return
    let isCurrent = true
    const all = kinds === '' ? [] : kinds.split(',')
    void (isAtServer ? ofServer(match, all) : ofDevice(match, all))
      .then((found) => {
        if (!isCurrent) return
        if ('key' in found) onTrouble(found)
        else setFound(found)
      })
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [match, kinds, isAtServer, onTrouble])
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
