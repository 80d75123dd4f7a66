/** English: the table in words, for players who do not see it. */
import { capital, counting } from './plural'
import type { AnyPhrases } from './speak'

const counted = counting('en')

interface Near {
  readonly name: string
  /** Missing where distances are not told. */
  readonly length?: string | undefined
  readonly way: string
}
const near = ({ name, length, way }: Near) => `${length === undefined ? name : `${name} at ${length}`}, ${way}`

export const EN_ACCOUNT = {
  account: () => 'What is where',
  'account-hint': () => 'Seen from your side of the table: ahead leads away from you.',
  'account-now': () => 'Now',
  'account-own': ({ name }: { name: string }) => `Yours (${name})`,
  'account-score': ({ name, points }: { name: string; points: number }) => `${name}: ${points}`,
  'account-tokens': () => 'Objectives and counters',
  'account-terrain': () => 'Terrain',
  'account-areas': () => 'Areas',
  'account-cards': () => 'On the table',
  'account-hands': () => 'Cards and piles',
  'account-hand': ({ count }: { count: number }) => `Cards in hand: ${count}`,
  'account-in-hand': ({ card }: { card: string }) => `In hand: ${card}`,
  'account-before': ({ card }: { card: string }) => `Face up: ${card}`,
  'account-usable': () => 'can be used now',
  'account-used-up': () => 'used up',
  'account-face-down': () => 'face down',
  'account-many': ({ name, count }: { name: string; count: number }) => `${name} × ${count}`,
  'account-place': ({ name, where }: { name: string; where: string }) => `${name}: ${where}`,
  'account-token': ({ name, count }: { name: string; count: number }) => `${name}: ${count}`,
  'account-ready': () => 'can act now',
  'account-spent': () => 'has acted',
  'account-lying': () => 'lying down',
  'account-carried': ({ name }: { name: string }) => `carried by ${name}`,
  'where-near-left': () => 'near left',
  'where-near-middle': () => 'near middle',
  'where-near-right': () => 'near right',
  'where-middle-left': () => 'middle left',
  'where-middle-middle': () => 'centre',
  'where-middle-right': () => 'middle right',
  'where-far-left': () => 'far left',
  'where-far-middle': () => 'far middle',
  'where-far-right': () => 'far right',
  'where-beside': () => 'beside the table',
  'where-exactly': ({ across, away }: { across: string; away: string }) =>
    `${across} from the left edge, ${away} from the near one`,
  'where-on': ({ name }: { name: string }) => `on ${name}`,
  'where-at': ({ name }: { name: string }) => `at ${name}`,
  'where-own': (says: Near) => `nearest of yours: ${near(says)}`,
  'where-other': (says: Near) => `nearest of theirs: ${near(says)}`,
  'way-0': () => 'to the right',
  'way-1': () => 'ahead to the right',
  'way-2': () => 'ahead',
  'way-3': () => 'ahead to the left',
  'way-4': () => 'to the left',
  'way-5': () => 'back to the left',
  'way-6': () => 'back',
  'way-7': () => 'back to the right',
  'telling-place': ({ name, where }: { name: string; where: string }) => `${capital(name)}: ${where}.`,
  'telling-used': ({ used, budget }: { used: string; budget: string }) => `${used} of ${budget}.`,
  'telling-allowed': () => 'Allowed.',
  'telling-earlier': ({ count }: { count: number }) => `${counted(count, 'earlier line is', 'earlier lines are')} in the log.`,
  'telling-keys': ({ answer, table }: { answer: string; table: string }) => `${answer}: the choices. ${table}: what is where.`,
  'telling-throw': ({ count, key }: { count: number; key: string }) =>
    count === 1 ? `Throw the die with ${key}.` : `Throw ${count} dice with ${key}.`,
} satisfies AnyPhrases
