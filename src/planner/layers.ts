/** Layers of what is marked on the ground. Each can be hidden and locked; then the pointer cannot pick its contents. */
import type { Ref } from '../table/piece'
import type { LayoutDocument } from './document'

export const LAYERS = ['areas', 'objectives', 'notes', 'measures'] as const
export type LayerName = (typeof LAYERS)[number]
export interface LayerState {
  readonly shown: boolean
  readonly locked: boolean
}
export type Layers = { readonly [L in LayerName]: LayerState }

const OPEN: LayerState = { shown: true, locked: false }
export const ALL_LAYERS: Layers = { areas: OPEN, objectives: OPEN, notes: OPEN, measures: OPEN }

/** The layer of a thing; undefined for pieces. */
export function layerOf({ areas, objectives, notes }: LayoutDocument, ref: Ref): Exclude<LayerName, 'measures'> | undefined {
  const has = (list: readonly { readonly ref: Ref }[]) => list.some((one) => one.ref === ref)
  return has(areas) ? 'areas' : has(objectives) ? 'objectives' : has(notes) ? 'notes' : undefined
}

/** Whether the pointer may pick the thing. */
export function mayPick(document: LayoutDocument, layers: Layers, ref: Ref): boolean {
  const layer = layerOf(document, ref)
  return layer === undefined || (layers[layer].shown && !layers[layer].locked)
}

/** The document without hidden layers, for drawing. The same object if nothing is hidden. */
export function shownOf(document: LayoutDocument, layers: Layers): LayoutDocument {
  if (layers.areas.shown && layers.objectives.shown && layers.notes.shown) return document
  return {
    ...document,
    areas: layers.areas.shown ? document.areas : [],
    objectives: layers.objectives.shown ? document.objectives : [],
    notes: layers.notes.shown ? document.notes : [],
  }
}
