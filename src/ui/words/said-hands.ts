/** What is said around cards in hand and face up, tokens, piles, a screen that changes hands, and windows that are passed. */
import type { None } from './said'

export type HandsSaid = {
  'hands-others': None
  'hands-own': None
  'panel-hands': None
  'hand-own': { count: number }
  'hand-empty': None
  'hand-of': { name: string; count: number }
  'hand-see': { name: string; count: number }
  'hand-keys': None
  'hand-read': None
  'card-playable': None
  'card-not-now': None
  'card-ready': None
  'card-exhausted': None
  'card-read': None
  'card-plays': { title: string }
  'card-why': { why: string }
  'card-previous': None
  'card-next': None
  'card-place': { at: number; count: number }
  'face-up-of': { name: string }
  'tokens-of': { name: string }
  'token-count': { label: string; count: number }
  piles: None
  'pile-count': { label: string; count: number }
  'pile-look': { label: string; count: number }
  'pile-top': { label: string; title: string; count: number }
  'pile-order': None
  'hand-over-react': { name: string }
  'hand-over-hidden': None
  'hand-over-pass': None
  'hand-over-pass-hint': None
  'hand-over-show': { name: string }
  'stops-title': None
  'stops-hint': None
  'stops-secret': None
  'stops-preset': None
  'stops-all': None
  'stops-important': None
  'stops-mine': None
  'stops-window': None
  'stops-own': None
  'stops-other': None
  'stops-own-of': { label: string }
  'stops-other-of': { label: string }
}
