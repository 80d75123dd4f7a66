/** Where the pictures of a match's own pieces are found: in the layout it was begun on, else among the pieces that this device keeps. */
import { ownPieces, ownPortOf } from '../../../client/own-pieces'
import { ownIdOf } from '../../../planner/document'
import type { OwnPiece } from '../../../planner/own/types'
import { readLayout } from '../../../planner/read'
import { layoutPlayed } from '../shelf'
import { ownModel } from './own-model'

const startWorker = () =>
  ownPortOf(
    new Worker(new URL('../../../workers/own-piece.ts', import.meta.url), { type: 'module', name: 'sightline-own-piece' }),
  )

/** The model of each kind that is known. */
export async function picturesOfMatch(match: string, kinds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const begunOn = await layoutPlayed(match)
  const layout = begunOn && readLayout(begunOn.text)
  const there = layout?.ok ? layout.value.own : {}
  const kept = ownPieces(startWorker)
  const found = new Map<string, string>()
  for (const kind of kinds) {
    const id = ownIdOf(kind) ?? ''
    const model = modelOf(Object.hasOwn(there, id) ? there[id] : undefined) ?? modelOf(await loaded(kept, id))
    if (model !== undefined) found.set(kind, model)
  }
  kept.close()
  return found
}

const modelOf = (own: OwnPiece | undefined): string | undefined => own && ownModel(own)

async function loaded(kept: ReturnType<typeof ownPieces>, id: string): Promise<OwnPiece | undefined> {
  const outcome = await kept.load(id)
  return outcome.ok ? outcome.value : undefined
}
