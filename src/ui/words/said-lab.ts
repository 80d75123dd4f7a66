/** What is said in the sight lab beside its verdicts. */
import type { None } from './said'

export type LabUiSaid = {
  'lab-title': None
  'lab-from': None
  'lab-to': None
  'lab-place': None
  'lab-point': None
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
  'lab-layer-working': None
  'lab-legend': None
  'lab-free': None
  'lab-kept': None
  'lab-ghost': { name: string }
  'lab-ghost-back': None
  'lab-ghost-begin': None
  'lab-ghost-aim': None
  'lab-ghost-others': { count: number }
  'lab-ghost-keys': { step: string; fine: string }
  'lab-commit': None
  'lab-commit-free': None
  'lab-commit-hint': None
  'lab-commit-not': { why: string }
  'lab-stands-there': None
  'lab-no-move': None
  'lab-was': None
  'lab-would-be': None
  'lab-same': None
  'lab-was-range': None
  'lab-was-seen': None
  'lab-was-corridor': None
  'lab-was-cover': None
  'lab-in-cover': None
  'lab-no-cover': None
  'lab-group-table': None
  'lab-group-areas': None
  'lab-group-objectives': None
  'lab-group-lines': None
  'lab-layer-from': { area: string }
  'lab-layer-cross': { from: string; to: string }
  'lab-layer-height': { area: string }
  'lab-layer-objectives': None
  'lab-layer-objective': { name: string }
  'lab-layer-lanes': None
  'lab-layer-fair': { symmetry: string }
  'lab-fair-turned': None
  'lab-fair-left-right': None
  'lab-fair-near-far': None
  'lab-area-of': { name: string }
  'lab-area-far': None
  'lab-area-near': None
  'lab-middle': None
  'lab-layer-cancel': None
  'lab-legend-hint': None
  'lab-band': { from: string; to: string }
  'lab-band-open': { from: string }
  'lab-band-seen': None
  'lab-band-hidden': None
  'lab-band-never': None
  'lab-band-places': { band: string; share: string; count: number }
  'lab-sum-cross': { share: string; hidden: number; of: number; from: string; to: string }
  'lab-sum-objective': { share: string }
  'lab-sum-lanes': { lengths: string }
  'lab-sum-fair': None
  'lab-sum-unfair': { share: string }
  'lab-reader': None
  'lab-reader-keys': None
  'lab-cell-at': { x: string; y: string }
  'lab-cell': { seen: string; sees: string }
  'lab-cell-area': { share: string; area: string; tail: string }
  'lab-cell-below': { height: string }
  'lab-cell-never': { height: string }
  'lab-cell-always': None
  'lab-reading-below': { height: string }
  'lab-cell-pending': None
  'lab-cell-inside': None
  'lab-cell-none': None
  'lab-cell-objectives': { names: string }
  'lab-cell-no-objective': None
  'lab-cell-farthest': { length: string }
  'lab-bodies': None
  'lab-bodies-hint': None
  'lab-cell-size': None
  'lab-cell-of': { size: string; needs: string }
  'lab-map-heights': { eye: string; target: string }
  'lab-map-too-large': { needs: string; most: string }
  'lab-map-failed': None
  'lab-map-impossible': None
  'do-ghost': None
  'help-ghost': None
  'help-ghost-keys': None
  'help-reader': None
  'help-reader-keys': None
  'lab-picture': None
  'do-sight-all': None
  'do-sight-eye': None
  'do-sight-inset': None
}
