/** What is said before a match. */
import type { None } from './said'

export type LobbySaid = {
  'lobby-title': { game: string }
  'lobby-hint': None
  'seat-letter': { letter: string }
  'player-name': None
  'player-name-of': { letter: string }
  'who-plays': None
  scenario: None
  rulings: None
  'rulings-hint': None
  'rulings-changed': { count: number }
  'rulings-reset': None
  'one-more': { name: string }
  'one-less': { name: string }
  packs: None
  'packs-hint': None
  'packs-none': None
  'packs-none-hint': None
  'packs-add': None
  'packs-adding': None
  'packs-example': None
  'packs-share': { name: string }
  'packs-remove': { name: string }
  'packs-remove-title': { name: string }
  'packs-remove-body': None
  'packs-remove-sure': None
  'packs-failed': None
  'packs-not-kept': None
  'packs-drop': None
  'packs-drop-hint': None
  'start-match': None
  'not-startable': None
  back: None
}
