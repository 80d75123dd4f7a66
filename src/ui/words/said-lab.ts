/** What is said in the sight lab beside its verdicts. */
import type { None } from './said'

export type LabUiSaid = {
  'lab-title': None
  'lab-from': None
  'lab-to': None
  'lab-place': None
  'lab-point': None
  'lab-kept': None
  'lab-ghost': { name: string }
  'lab-ghost-back': None
  'lab-free': None
  'lab-alone': None
  'lab-alone-hint': None
  'lab-layout': None
  'lab-nobody': None
  'lab-tally': { seen: number; of: number }
  'lab-mark-seen': None
  'lab-mark-hidden': None
  'lab-hides': { points: number; of: number }
  'lab-verdicts': None
  'lab-clear': None
  'lab-hindered': None
  'lab-hidden': None
  'lab-rule': { rule: string }
  'lab-profile': None
  'lab-profile-of': { from: string; to: string; length: string }
  'lab-profile-with': { pieces: string }
  'lab-profile-thing': { name: string; height: string }
  'lab-all': None
  'lab-count-clear': { count: number }
  'lab-count-hindered': { count: number }
  'lab-count-hidden': { count: number }
  'lab-what-if': None
  'lab-eye': None
  'lab-height': None
  'lab-true-heights': None
  'lab-eye-view': None
  'lab-inset': None
  'lab-inset-large': { name: string }
  'lab-inset-back': None
  'lab-inset-table': None
  'lab-inset-close': None
  'lab-inset-show': None
  'lab-layer': None
  'lab-layer-none': None
  'lab-layer-exposure': None
  'lab-layer-outlook': None
  'lab-layer-far': None
  'lab-layer-near': None
  'lab-layer-working': None
  'lab-legend': None
  'lab-cell': { seen: string; sees: string; far: string; near: string }
  'lab-cell-below': { height: string }
  'lab-cell-never': None
  'lab-cell-inside': None
  'lab-cell-none': None
  'lab-picture': None
  'do-sight-all': None
  'do-sight-eye': None
  'do-sight-inset': None
}
