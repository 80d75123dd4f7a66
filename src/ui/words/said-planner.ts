/** What is said on the screen of the layout planner. */
import type { None } from './said'

export type PlannerSaid = {
  'plan-title': None
  'plan-hint': None
  'plan-name': None
  'plan-untitled': None
  'plan-new': None
  'plan-open': None
  'plan-open-hint': None
  'plan-file': None
  'plan-ready': None
  'plan-kept': None
  'plan-kept-none': None
  'plan-save': None
  'plan-share': None
  'plan-share-link': None
  'plan-picture': None
  'plan-picture-none': None
  'plan-shared': None
  'plan-shared-without': { count: number }
  'plan-link-here': None
  'plan-play': { game: string }
  'plan-view': None
  'plan-view-space': None
  'plan-view-plan': None
  'plan-palette': None
  'plan-palette-hint': None
  'plan-search': None
  'plan-none-found': None
  'plan-all': None
  'plan-station': None
  'plan-town': None
  'plan-wild': None
  'plan-deadzone': None
  'plan-selection': None
  'plan-nothing-picked': None
  'plan-picked': { count: number }
  'plan-things': None
  'plan-x': None
  'plan-y': None
  'plan-z': None
  'plan-heading': None
  'plan-turn-left': None
  'plan-turn-right': None
  'plan-raise': None
  'plan-lower': None
  'plan-settle': None
  'plan-duplicate': None
  'plan-group': None
  'plan-ungroup': None
  'plan-lock': None
  'plan-unlock': None
  'plan-delete': None
  'plan-align': None
  'plan-align-left': None
  'plan-align-right': None
  'plan-align-top': None
  'plan-align-bottom': None
  'plan-align-centre-x': None
  'plan-align-centre-y': None
  'plan-distribute-x': None
  'plan-distribute-y': None
  'plan-table': None
  'plan-game': None
  'plan-open-table': None
  'plan-size': None
  'plan-size-of': { width: string; depth: string }
  'plan-size-own': None
  'plan-width': None
  'plan-depth': None
  'plan-unit': None
  'plan-unit-inch': None
  'plan-unit-cm': None
  'plan-mat': None
  'plan-mat-deck': None
  'plan-mat-dust': None
  'plan-mat-cobbles': None
  'plan-mat-deadzone': None
  'plan-mat-cards': None
  'plan-symmetry': None
  'plan-symmetry-none': None
  'plan-symmetry-turned': None
  'plan-symmetry-left-right': None
  'plan-symmetry-near-far': None
  'plan-areas': None
  'plan-areas-as': None
  'plan-areas-none': None
  'plan-areas-near-far': { deep: string }
  'plan-areas-left-right': { deep: string }
  'plan-areas-corners': { deep: string }
  'plan-areas-triangles': { deep: string }
  'plan-area': { seat: string }
  'plan-objective': None
  'plan-objective-of': { number: string }
  'plan-note': None
  'plan-note-text': None
  'plan-snap': None
  'plan-grid': None
  'plan-grid-none': None
  'plan-snap-edges': None
  'plan-snap-pieces': None
  'plan-stack': None
  'plan-checks': None
  'plan-checking': None
  'plan-no-faults': None
  'plan-faults': { faults: number; advice: number }
  'plan-fault': None
  'plan-advice': None
  'plan-figures': None
  'plan-count': { pieces: number; each: string }
  'plan-covered': { share: string; tall: string }
  'plan-quarters': { shares: string }
  'plan-gaps': None
  'plan-gap-between': None
  'plan-gap-width': None
  'plan-gap-base': None
  'plan-gap-none': None
  'plan-gap-nothing': None
  'plan-edge-near': None
  'plan-edge-far': None
  'plan-edge-left': None
  'plan-edge-right': None
  'plan-plan-label': None
  'plan-panel': None
  'help-plan-move': None
  'help-plan-move-keys': None
  'help-plan-pick': None
  'help-plan-pick-keys': None
  'help-plan-nudge': None
  'help-plan-nudge-keys': None
  'help-plan-turn': None
  'help-plan-turn-keys': None
  'help-plan-raise': None
  'help-plan-raise-keys': None
  'help-plan-delete': None
  'help-plan-delete-keys': None
  'help-plan-duplicate': None
  'help-plan-duplicate-keys': None
  'help-plan-next': None
  'help-plan-next-keys': None
  'help-plan-group': None
  'help-plan-group-keys': None
  'help-plan-view': None
  'help-plan-view-keys': None
  'help-plan-undo': None
  'help-plan-undo-keys': None
}
