/** English: layouts played by bots in the planner, and the report of these matches in the panel and on sheets. */
import type { SelfplaySaid } from '../../planner/selfplay/said'
import { plural } from './plural'
import type { AnyPhrases, Phrases } from './speak'

export const EN_PLAN_SELFPLAY = {
  'tried-title': () => 'Let it be played',
  'tried-jump': () => 'Played',
  'tried-hint': () => 'Bots play this layout against each other. The forces change sides after every match.',
  'tried-none': () => 'No game can be played on this layout as it stands; the checks say why.',
  'tried-loading': () => 'Loading the game…',
  'tried-force': ({ number }: { number: number }) => (number === 1 ? 'First force' : 'Second force'),
  'tried-level': () => 'Bots',
  'tried-level-slow': () => 'Bots that think ahead take minutes for a match; plain bots take seconds.',
  'tried-matches': () => 'Matches',
  'tried-play': () => 'Play',
  'tried-more': ({ matches }: { matches: number }) => `Play ${matches} more`,
  'tried-pause': () => 'Pause',
  'tried-go-on': () => 'Go on',
  'tried-done': ({ done, of, workers }: { done: number; of: number; workers: number }) =>
    `${done} of ${of} matches, on ${workers} ${plural('en', workers, 'core', 'cores')}`,
  'tried-paused': ({ done, of }: { done: number; of: number }) => `Paused after ${done} of ${of} matches`,
  'tried-left': ({ minutes }: { minutes: number }) =>
    minutes < 1 ? 'Less than a minute left' : `About ${minutes} ${plural('en', minutes, 'minute', 'minutes')} left`,
  'tried-over': () => 'All matches have been played.',
  'tried-cancelled': () => 'Cancelled. What has been played so far counts.',
  'tried-failed': () => 'The matches could not be played. The layout itself is unharmed; try other forces.',
  'tried-changed': () => 'The layout has changed since. These matches were played on it as it was.',
  'tried-given': () => 'These matches were played elsewhere. Only their numbers came with the link.',
  'tried-report': () => 'Report',
  'tried-error-bar': ({ low, high }: { low: string; high: string }) =>
    `Between ${low} and ${high}; the mark in the middle is one half`,
  'tried-on-table': () => 'On the table',
  'tried-heat-none': () => 'Nothing',
  'tried-heat-empty': () => 'None of it happened in these matches.',
  'tried-beside': () => 'Beside',
  'tried-beside-none': () => 'No other layout',
  'tried-this': () => 'This layout',
  'tried-forget': () => 'Delete the report',
} satisfies AnyPhrases

const CI = (low: string, high: string) => `${low} to ${high} of the matches`

export const EN_SELFPLAY_SHEETS: Phrases<SelfplaySaid> = {
  'sheet-tried': () => 'Played by bots',
  'sheet-tried-told': ({ matches }) =>
    `What ${matches} ${plural('en', matches, 'match', 'matches')} between bots tell about this table`,
  'sheet-tried-of': ({ matches, game, level, one, other }) =>
    `${matches} ${plural('en', matches, 'match', 'matches')} of ${game}: ${one} against ${other}. Bots: ${level}.`,
  'sheet-tried-edge-near': () => 'The near edge',
  'sheet-tried-edge-far': () => 'The far edge',
  'sheet-tried-edge-left': () => 'The left edge',
  'sheet-tried-edge-right': () => 'The right edge',
  'sheet-tried-first': () => 'Whoever goes first',
  'sheet-tried-force': ({ force }) => `The first force (${force})`,
  'sheet-tried-wins': ({ who }) => `${who} wins`,
  'sheet-tried-share': ({ share, low, high }) => `${share} (${low} to ${high})`,
  'sheet-tried-points': () => 'Points, winner and loser',
  'sheet-tried-points-near': () => 'Points, near edge and far edge',
  'sheet-tried-points-left': () => 'Points, left edge and right edge',
  'sheet-tried-rounds': () => 'Rounds or turns',
  'sheet-tried-lost': () => 'Miniatures lost',
  'sheet-tried-draws': () => 'Draws',
  'sheet-tried-wiped-out': () => 'Ended because one side was wiped out',
  'sheet-tried-counted': () => 'Ended with the points counted',
  'sheet-tried-stuck': () => 'Matches without an end, not counted',
  'sheet-tried-open': ({ who, needed, low, high }) =>
    `${who}: ${CI(low, high)}. That is too uncertain to judge; about ${needed} matches are needed.`,
  'sheet-tried-even': ({ who, low, high }) => `${who} wins ${CI(low, high)}: that is even.`,
  'sheet-tried-leaning': ({ who, isAhead, low, high }) =>
    `${who} wins ${CI(low, high)}: ${isAhead ? 'an advantage' : 'a disadvantage'} that is hardly chance.`,
  'sheet-tried-lopsided': ({ who, isAhead, low, high }) =>
    `${who} wins ${CI(low, high)}: a clear ${isAhead ? 'advantage' : 'disadvantage'}.`,
  'sheet-tried-close': ({ who, low, high }) => `${who} wins ${CI(low, high)}: if there is an advantage, it is small.`,
  'sheet-tried-objective': ({ objective, held, winner }) =>
    `${objective}: held at the end of ${held} of the rounds, ${winner} of these by the later winner`,
  'sheet-tried-place': ({ left, near }) => `Objective ${left} from the left and ${near} from the near edge`,
  'sheet-tried-lane': ({ share, length }) => `${share} of the shots, over about ${length}`,
  'sheet-tried-lanes': () => 'Most used lanes of fire',
  'sheet-tried-held': () => 'Objectives held',
  'sheet-tried-figure': () => 'Figure',
  'sheet-tried-value': () => 'Value (95 % sure)',
  'sheet-tried-stood': () => 'Where miniatures stood',
  'sheet-tried-died': () => 'Where miniatures were lost',
  'sheet-tried-shot': () => 'From where they shot',
  'sheet-tried-per-match': () => 'On average per match, within an inch',
  'sheet-tried-band': ({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`),
}
