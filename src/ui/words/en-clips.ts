/** English: clips of a watched match. */
import { counting } from './plural'
import type { AnyPhrases } from './speak'

const some = counting('en')

export const EN_CLIPS = {
  'clip-title': () => 'Make a clip',
  'clip-hint': () => 'A film of part of the match, with the lines of the log below the table. It is made on this device.',
  'clip-what': () => 'What it shows',
  'clip-action': () => 'This action',
  'clip-round': () => 'This round',
  'clip-own': () => 'Another part',
  'clip-turns': () => 'Turning points',
  'clip-turn': ({ round, text }: { round: string; text: string }) => `${round}: ${text}`,
  'clip-from': () => 'From',
  'clip-to': () => 'To',
  'clip-moment': ({ at, round }: { at: number; round: string }) => `entry ${at}, ${round}`,
  'clip-size': () => 'Picture',
  'clip-wide': () => 'Wide',
  'clip-fine': () => 'Wide, large',
  'clip-tall': () => 'Upright',
  'clip-square': () => 'Square',
  'clip-pixels': ({ width, height }: { width: number; height: number }) => `${width} × ${height} pixels.`,
  'clip-length': ({ seconds, entries, rolls }: { seconds: number; entries: number; rolls: number }) =>
    `About ${some(seconds, 'second', 'seconds')}: ${some(entries, 'entry', 'entries')}, ${some(rolls, 'roll', 'rolls')}.`,
  'clip-eyes': ({ name }: { name: string }) => `It shows what ${name} saw, hidden things included.`,
  'clip-nothing': () => 'Nothing is to be seen there. Choose a longer part.',
  'clip-too-long': ({ minutes }: { minutes: number }) =>
    `A clip lasts at most ${some(minutes, 'minute', 'minutes')}. Choose a shorter part.`,
  'clip-make': () => 'Make the clip',
  'clip-preparing': () => 'The table is being set up…',
  'clip-done-of': ({ done, of }: { done: string; of: string }) => `${done} of about ${of} seconds are made.`,
  'clip-meanwhile': () => 'On a slow device this takes longer than the clip lasts. The film is fluid all the same.',
  'clip-so-far': () => 'The clip so far',
  'clip-facts': ({ seconds, size, format }: { seconds: string; size: string; format: string }) =>
    `${seconds} seconds, ${size} MB, ${format}`,
  'clip-save': () => 'Save the film',
  'clip-another': () => 'Make another',
  'clip-no-encoder': () =>
    'This browser cannot make films here. A recent browser is needed, and the page must be open over https or on the computer that serves it.',
  'clip-failed': () => 'The film could not be made. Please try again, or choose a smaller picture.',
} satisfies AnyPhrases
