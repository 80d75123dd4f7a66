/** English: what is said before a match, in the settings, and when something breaks. */
import { EN_LOBBY } from './en-lobby'
import type { CommonSaid, FaultSaid, HomeSaid, SettingsSaid } from './said'
import type { Phrases } from './speak'

const COMMON: Phrases<CommonSaid> = {
  title: () => 'Sightline',
  tagline: () => 'A tabletop that knows the rules',
  'skip-to-question': () => 'Skip to the question',
  close: () => 'Close',
  cancel: () => 'Cancel',
  done: () => 'Done',
  'language-name': () => 'English',
  'language-of': () => 'Language',
  settings: () => 'Settings',
  help: () => 'Help',
  menu: () => 'Menu',
  home: () => 'Home',
  dismiss: () => 'Dismiss',
  'person-playing': () => 'Person',
  'bot-playing': () => 'Bot',
  'default-mark': () => 'default',
}

const HOME: Phrases<HomeSaid> = {
  'home-pitch': () => 'Painted miniatures, real terrain, dice that truly roll. Reach in and play: the table does the measuring.',
  'home-pitch-rules': () => 'The rules are kept for you, and every number says why.',
  'home-pitch-sight': () => 'See what a figure sees before you shoot.',
  'home-pitch-dice': () => 'Throw the dice by hand. Where they land is the roll.',
  'play-title': () => 'Play',
  'play-at-one-screen': ({ game }) => `Play ${game}`,
  'play-at-one-screen-hint': ({ least, most }) =>
    most === 2
      ? 'Two players at one screen, or one against the bot'
      : `${least} to ${most} players at one screen, bots in any seat`,
  continue: () => 'Continue',
  'saved-none': () => 'No matches yet',
  'saved-none-hint': () => 'Every move is saved as you play. Your matches will wait for you here.',
  'saved-over': () => 'Finished',
  'saved-open': ({ game, players }) => `Continue ${game}: ${players}`,
  'saved-export': ({ game, players }) => `Export ${game}: ${players}`,
  'saved-delete': ({ game, players }) => `Delete ${game}: ${players}`,
  'delete-title': () => 'Delete this match?',
  'delete-body': ({ game, players }) => `${game}, ${players}. It cannot be brought back; export it first if you may want it.`,
  'delete-sure': () => 'Delete the match',
  export: () => 'Export',
  'import-title': () => 'Open a match file',
  'import-hint': () => 'Or drop it anywhere on this page',
  'import-choose': () => 'Choose a file',
  'import-reading': () => 'Reading the file…',
  'import-drop': () => 'Drop to open the match',
  'import-drop-hint': () => 'A match file exported from Sightline',
  'import-failed': () => 'That file was not opened',
  'stays-here': () => 'Matches stay on this device. Nothing is sent anywhere.',
}

const SETTINGS: Phrases<SettingsSaid> = {
  'settings-hint': () => 'Changes apply at once and are remembered on this device.',
  quality: () => 'Picture quality',
  'quality-low': () => 'Light',
  'quality-medium': () => 'Balanced',
  'quality-high': () => 'Beautiful',
  'quality-hint': () => 'Choose Light if moving the camera feels slow.',
  sound: () => 'Sound',
  'sound-hint': () => 'Dice, wood and footsteps',
  motion: () => 'Motion',
  'motion-hint': () => 'Reduced turns movements into cuts and fades.',
  'motion-full': () => 'Full',
  'motion-reduced': () => 'Reduced',
  dice: () => 'Dice',
  'dice-hint': () => 'Either way, the dice are thrown for real and decide.',
  'dice-by-hand': () => 'I throw them',
  'dice-automatic': () => 'Thrown for me',
  'text-size': () => 'Text size',
  'text-size-value': ({ percent }) => `${percent}%`,
  'hints-again': () => 'Show the first hints again',
  'hints-again-button': () => 'Show again',
  'hints-again-hint': () => 'Short tips that appear once, when they help',
  'hints-again-done': () => 'The hints will appear again',
}

const FAULT: Phrases<FaultSaid> = {
  'fault-title': () => 'Something broke',
  'fault-body': () =>
    'The match is safe: it is saved after every move. Load the page again to go on. If it keeps happening, copy the report and send it to us.',
  'fault-copy': () => 'Copy the report',
  'fault-copied': () => 'Copied',
  'fault-reload': () => 'Load again',
  'fault-details': () => 'What happened',
  'loading-table': () => 'Setting the table…',
  'loading-hint': () => 'Unpacking miniatures and terrain',
}

export const EN_HOME = { ...COMMON, ...HOME, ...EN_LOBBY, ...SETTINGS, ...FAULT }
