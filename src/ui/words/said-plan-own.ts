/** What is said of own pieces in the planner. */
import type { None } from './said'

export type PlanOwnSaid = {
  'plan-own': None
  'plan-own-title': None
  'plan-own-hint': None
  'plan-own-file': None
  'plan-own-file-hint': None
  'plan-own-not-lasting': None
  'plan-own-kept': None
  'plan-own-edit': { name: string }
  'plan-own-forget': { name: string }
  'plan-own-forget-body': None
  'plan-own-remove-kind': { name: string }
  'plan-own-remove-too': { count: number }
  'plan-own-remove-yes': None
  // On its way in.
  'plan-own-reading': { file: string }
  'plan-own-other': None
  'plan-own-preview': None
  'plan-own-preview-hint': None
  'plan-own-unit': None
  'plan-own-unit-is': { unit: string }
  'plan-own-fit-base': None
  'plan-own-fit-length': None
  'plan-own-diameter': None
  'plan-own-length': None
  'plan-own-up': None
  'plan-own-heading': None
  'plan-own-quarter': None
  'plan-own-size': { width: string; depth: string; height: string }
  /** `missed`: percent of its volume that no solid covers. */
  'plan-own-solids-of': { count: number; missed: number }
  'plan-own-triangles': { triangles: number; kept: number }
  'plan-own-thinned': { triangles: number; kept: number }
  'plan-own-no-unit': None
  'plan-own-others': { count: number }
  'plan-own-add': None
  'plan-own-adjust': None
  'plan-own-back': None
  // Its solids.
  'plan-own-propose': None
  'plan-own-way-auto': None
  'plan-own-way-boxes': None
  'plan-own-way-hulls': None
  'plan-own-way-whole': None
  'plan-own-fineness': None
  'plan-own-coarse': None
  'plan-own-middle': None
  'plan-own-fine': None
  'plan-own-again': None
  'plan-own-space': None
  'plan-own-above': None
  'plan-own-front': None
  'plan-own-side': None
  'plan-own-drag-hint': None
  'plan-own-solids': None
  'plan-own-box': None
  'plan-own-solid': { number: number }
  'plan-own-corner': { number: number }
  'plan-own-copy': None
  'plan-own-left': None
  'plan-own-right': None
  'plan-own-remove': None
  'plan-own-x': None
  'plan-own-y': None
  'plan-own-width': None
  'plan-own-depth': None
  'plan-own-from': None
  'plan-own-to': None
  'plan-own-blocks': None
  'plan-own-blocks-both': None
  'plan-own-blocks-sight': None
  'plan-own-blocks-way': None
  'plan-own-join': None
  // The whole of it.
  'plan-own-name': None
  'plan-own-top': None
  'plan-own-top-none': None
  'plan-own-top-at': { height: string }
  'plan-own-top-of': { number: number; height: string }
  'plan-own-stand': None
  'plan-own-climb': None
  'plan-own-sight': None
  'plan-own-sight-hint': None
  'plan-own-pass': None
  'plan-own-leave': None
  'plan-own-leave-body': None
  'plan-own-leave-yes': None
}
