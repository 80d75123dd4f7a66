/** English: what is said before a match. */
import type { LobbySaid } from './said-lobby'
import type { Phrases } from './speak'

export const EN_LOBBY: Phrases<LobbySaid> = {
  'lobby-title': ({ game }) => `New match of ${game}`,
  'lobby-hint': () => 'Take your seats, choose your forces, then set the table.',
  'seat-letter': ({ letter }) => `Player ${letter}`,
  'player-name': () => 'Name',
  'player-name-of': ({ letter }) => `Name of the player in seat ${letter}`,
  'who-plays': () => 'Played by',
  scenario: () => 'Scenario',
  rulings: () => 'Rulings',
  'rulings-hint': () => 'Where the rulebook leaves a question open, the players settle it here.',
  'rulings-changed': ({ count }) => (count === 0 ? 'As recommended' : `${count} changed`),
  'rulings-reset': () => 'Back to the recommended rulings',
  'one-more': ({ name }) => `One more: ${name}`,
  'one-less': ({ name }) => `One less: ${name}`,
  packs: () => 'Your own packs',
  'packs-hint': () =>
    'A pack is one file with forces, weapons, cards, maps or scenarios of your own. It stays on this device, and the match carries it along.',
  'packs-none': () => 'No pack',
  'packs-none-hint': () => 'House data only',
  'packs-add': () => 'Add a pack',
  'packs-adding': () => 'Reading the pack…',
  'packs-example': () => 'Download an example',
  'packs-share': ({ name }) => `Save “${name}” as a file to share`,
  'packs-remove': ({ name }) => `Remove “${name}”`,
  'packs-remove-title': ({ name }) => `Remove “${name}”?`,
  'packs-remove-body': () => 'Matches that were begun with it keep it. Save it as a file first if you may want it again.',
  'packs-remove-sure': () => 'Remove the pack',
  'packs-failed': () => 'That pack was not taken. Nothing has changed.',
  'packs-not-kept': () => 'The pack can be played with now, but this browser has no room to keep it.',
  'packs-drop': () => 'Drop to add the pack',
  'packs-drop-hint': () => 'It is checked before anything changes',
  'start-match': () => 'Start the match',
  'not-startable': () => 'Before you can start',
  back: () => 'Back',
}
