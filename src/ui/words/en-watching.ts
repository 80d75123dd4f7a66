/** English: watching a match, continuing from any moment of it, and reports. */
import type { ReplaySaid } from '../../replay/said'
import { counting } from './plural'
import type { AnyPhrases, Phrases } from './speak'

const some = counting('en')

const REFUSED: Phrases<ReplaySaid> = {
  'fork-nowhere': () => 'The match has no such moment.',
  'fork-over': () => 'The match is over here. Go back to a moment before its end.',
  'fork-stuck': () =>
    'This moment can be watched, but not played from: it was recorded under other rules, which asked something that these do not ask.',
  'fork-no-dice': () => 'No dice are about to fall here.',
  'fork-no-such-faces': () => 'A die has no such face.',
  'puzzle-no-goal': () => 'There is nothing of that kind at this moment. Choose another task.',
  'puzzle-reached': () => 'The task is done already at this moment. Choose another one.',
}

export const EN_WATCHING = {
  ...REFUSED,
  'watch-title': () => 'Watching the match',
  'watch-time-line': () => 'Moment of the match',
  'watch-value': ({ at, of, round }: { at: number; of: number; round: string }) => `${round}, entry ${at} of ${of}`,
  'watch-play': () => 'Play (Space)',
  'watch-pause': () => 'Pause (Space)',
  'watch-on-answer': () => 'Play the next entry (→)',
  'watch-back-answer': () => 'Back one entry (←)',
  'watch-on-action': () => 'On to the next action (Shift →)',
  'watch-back-action': () => 'Back one action (Shift ←)',
  'watch-on-round': () => 'On to the next round (Page Down)',
  'watch-back-round': () => 'Back one round (Page Up)',
  'watch-speed': () => 'Speed',
  'watch-speed-of': ({ speed }: { speed: string }) => `${speed}×`,
  'watch-eyes': () => 'Seen by',
  'watch-onlooker': () => 'an onlooker',
  'watch-not-over': () => 'Until the match is over, what players hide stays hidden here.',
  'watch-origin': ({ after }: { after: number }) => `This match is a fork: up to entry ${after} it is another’s.`,
  'watch-origin-put': ({ after, faces }: { after: number; faces: string }) =>
    `This match is a fork: up to entry ${after} it is another’s; then the dice were put by hand: ${faces}.`,
  'watch-report': () => 'Report',
  'watch-fork': () => 'Play on from here',
  'watch-puzzle': () => 'Make a puzzle',
  'watch-clip': () => 'Make a clip',
  'watch-picture': () => 'Save picture',
  'watch-picture-failed': () => 'The picture could not be made. Please try again.',
  'fork-title': () => 'Play on from here',
  'fork-hint': () => 'This makes a new match that begins like this one. The old one stays as it is.',
  'fork-person': () => 'A person here',
  'fork-bot': () => 'The bot',
  'fork-dice': () => 'The dice that fall next',
  'fork-dice-fall': () => 'fall as they fall',
  'fork-dice-put': () => 'are put by hand',
  'fork-die': ({ place }: { place: number }) => `Die number ${place}`,
  'fork-put-note': () => 'The new match says for ever that these dice were put, not thrown.',
  'fork-start': () => 'Begin the new match',
  'report-title': () => 'Match report',
  'report-unfinished': () => 'The match is not over: this tells of it as far as it has gone.',
  'report-counts': ({ entries, rolls, dice }: { entries: number; rolls: number; dice: number }) =>
    `${some(entries, 'entry', 'entries')}, ${some(rolls, 'roll', 'rolls')}, ${some(dice, 'die', 'dice')}.`,
  'report-no-clock': () => 'The log has no clock: it cannot tell how long anybody took.',
  'report-scores': () => 'Score over time',
  'report-round': () => 'When',
  'report-turns': () => 'Turning points',
  'report-happened': () => 'What happened',
  'report-swing': () => 'Won or lost',
  'report-luck': () => 'How the dice fell',
  'report-luck-note': () =>
    'The last column says how far from the expected it lies, in spreads. Beyond 1 lies one in three, beyond 2 one in twenty, by chance alone. Whether high is good depends on the roll.',
  'report-thrower': () => 'Dice of',
  'report-nobody': () => 'nobody',
  'report-what': () => 'Counted',
  'report-dice-of': ({ count, faces }: { count: number; faces: number }) =>
    `${some(count, 'die', 'dice')} of ${some(faces, 'face', 'faces')}`,
  'report-sum-of': ({ what }: { what: string }) => `sum of ${what}`,
  'report-face-of': ({ what, face }: { what: string; face: string }) => `“${face}” on ${what}`,
  'report-came': () => 'It came to',
  'report-expected': () => 'To be expected',
  'report-spread': () => 'Spread',
  'report-distance': () => 'In spreads',
  'report-page': ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
  'report-pdf': () => 'Save as PDF file',
  'report-text': () => 'Save as text',
  'report-failed': () => 'The file could not be written. Please try again.',
} satisfies AnyPhrases
