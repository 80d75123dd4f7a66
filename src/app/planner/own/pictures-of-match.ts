/** Finds the pictures for a match: in the layout it began on, and for own pieces also among the pieces stored on this device. */
import { ownPieces } from '../../../client/own-pieces'
import { portTo } from '../../../client/worker-port'
import { ownIdOf } from '../../../planner/document'
import type { OwnPiece } from '../../../planner/own/types'
import { layoutReading } from '../../../planner/read'
import type { MatPictureLook } from '../../../scene/look'
import { breathed } from '../breathed'
import { matLook } from '../mat/mat-look'
import { layoutPlayed } from '../shelf'
import { ownModel } from './own-model'

const startWorker = () =>
  portTo(new Worker(new URL('../../../workers/own-piece.ts', import.meta.url), { type: 'module', name: 'sightline-own-piece' }))

export interface PicturesOfMatch {
  /** The model of each kind for which one was found. */
  readonly models: ReadonlyMap<string, string>
  /** The picture on the mat, and the size of the table it belongs to. */
  readonly mat?: { readonly picture: MatPictureLook; readonly width: number; readonly depth: number }
}

export async function picturesOfMatch(match: string, kinds: readonly string[]): Promise<PicturesOfMatch> {
  const begunOn = await layoutPlayed(match)
  const layout = begunOn && (await breathed(layoutReading(begunOn.text)))
  const there = layout?.ok ? layout.value.own : {}
  const picture = layout?.ok ? layout.value.matPicture : undefined
  const mat = layout?.ok && picture ? { mat: { picture: matLook(picture), ...layout.value.size } } : {}
  if (kinds.length === 0) return { models: new Map(), ...mat }
  const kept = ownPieces(startWorker)
  const found = new Map<string, string>()
  for (const kind of kinds) {
    const id = ownIdOf(kind) ?? ''
    const model = modelOf(Object.hasOwn(there, id) ? there[id] : undefined) ?? modelOf(await loaded(kept, id))
    if (model !== undefined) found.set(kind, model)
  }
  kept.close()
  return { models: found, ...mat }
}

const modelOf = (own: OwnPiece | undefined): string | undefined => own && ownModel(own)

async function loaded(kept: ReturnType<typeof ownPieces>, id: string): Promise<OwnPiece | undefined> {
  const outcome = await kept.load(id)
  return outcome.ok ? outcome.value : undefined
}
