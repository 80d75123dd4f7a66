/** English: cards, tokens, piles, the screen changing hands, windows that are passed. */

import { plural } from './plural'
import type { AnyPhrases } from './speak'

const cards = (count: number) => `${count} ${plural('en', count, 'card', 'cards')}`

export const EN_HANDS = {
  'hands-others': () => 'What the other players have',
  'hands-own': () => 'What I have',
  'panel-hands': () => 'Cards',
  'hand-own': ({ count }: { count: number }) => `My hand: ${cards(count)}`,
  'hand-empty': () => 'No cards in hand',
  'hand-of': ({ name, count }: { name: string; count: number }) => `${name}’s hand: ${cards(count)}, face down`,
  'hand-see': ({ name, count }: { name: string; count: number }) => `Look at ${name}’s hand: ${cards(count)}`,
  'hand-keys': () => 'Arrows walk along the cards, Enter plays one, Space reads it large.',
  'hand-read': () => 'Read my cards',
  'card-playable': () => 'Playable now',
  'card-not-now': () => 'Not playable now',
  'card-ready': () => 'Ready',
  'card-exhausted': () => 'Exhausted',
  'card-read': () => 'Read it large',
  'card-plays': ({ title }: { title: string }) => `Ways to play ${title}`,
  'card-why': ({ why }: { why: string }) => `Not now: ${why}`,
  'card-previous': () => 'Previous card',
  'card-next': () => 'Next card',
  'card-place': ({ at, count }: { at: number; count: number }) => `${at} of ${count}`,
  'face-up-of': ({ name }: { name: string }) => `Face up before ${name}`,
  'tokens-of': ({ name }: { name: string }) => `${name}’s tokens`,
  'token-count': ({ label, count }: { label: string; count: number }) => `${label}: ${count}`,
  piles: () => 'Piles',
  'pile-count': ({ label, count }: { label: string; count: number }) => `${label}: ${cards(count)}`,
  'pile-look': ({ label, count }: { label: string; count: number }) => `Look through ${label}: ${cards(count)}`,
  'pile-top': ({ label, title, count }: { label: string; title: string; count: number }) =>
    `${label}: ${cards(count)}, ${title} on top`,
  'pile-order': () => 'The last card laid down comes first.',
  'hand-over-react': ({ name }: { name: string }) => `${name} may react`,
  'hand-over-hidden': () => 'All hands are face down until then. The table stays in sight.',
  'hand-over-pass': () => 'Pass',
  'hand-over-pass-hint': () => 'Anybody may press Pass: no hand is shown.',
  'hand-over-show': ({ name }: { name: string }) => `I am ${name}: show my hand`,
  'stops-title': () => 'When I am asked',
  'stops-hint': () => 'Moments when a card may be played. Where it is off, the game passes for you.',
  'stops-secret': () => 'Passing never looks at the hand, so waiting or not waiting betrays nothing about your cards.',
  'stops-preset': () => 'Ask me',
  'stops-all': () => 'Always',
  'stops-important': () => 'When it matters',
  'stops-mine': () => 'Only about mine',
  'stops-window': () => 'Moment',
  'stops-own': () => 'About mine',
  'stops-other': () => 'About theirs',
  'stops-own-of': ({ label }: { label: string }) => `${label}: ask me when it is about mine`,
  'stops-other-of': ({ label }: { label: string }) => `${label}: ask me when it is about theirs`,
} satisfies AnyPhrases
