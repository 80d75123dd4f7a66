/** Everything that can happen in a match, by name, and what of it a run has seen. The lists are complete: the compiler counts. */
import type { Event, State } from '../../../src/games/exterminate/rules'
import { EFFECTS, NODE_KINDS } from '../../../src/games/exterminate/rules/cards'
import { discAt, figureOf, isOnTable } from '../../../src/games/exterminate/rules/facts/figures'
import { has } from '../../../src/games/exterminate/rules/profile'
import type { Figure } from '../../../src/games/exterminate/rules/state'
import type { Asks, Exterminate } from '../../../src/games/exterminate/rules/terms'
import { overlaps } from '../../../src/geometry'
import type { Run } from '../../conformance/conformance'

const EVENTS: { readonly [T in Event['type']]: true } = {
  'initiative-rolled': true,
  'edge-chosen': true,
  'deployment-began': true,
  'figure-deployed': true,
  'node-placed': true,
  'adventures-dealt': true,
  'cards-drawn': true,
  'cards-discarded': true,
  'card-played': true,
  'fate-spent': true,
  'fate-gained': true,
  'fate-void': true,
  'fate-contested': true,
  'fate-settled': true,
  'adventure-used': true,
  'adventure-recovered': true,
  'leader-used': true,
  'dice-thrown': true,
  'dice-rerolled': true,
  'turn-began': true,
  'phase-began': true,
  'part-ended': true,
  'figure-moved': true,
  'move-lost': true,
  'figure-climbed': true,
  'figure-shifted': true,
  'node-taken': true,
  'node-dropped': true,
  'node-scored': true,
  'shot-declared': true,
  'burst-shared': true,
  'shot-rolled': true,
  'shot-netted': true,
  'stress-gained': true,
  'damage-rolled': true,
  'wound-taken': true,
  'figure-saved': true,
  'figure-shocked': true,
  'figure-exterminated': true,
  'figure-engaged': true,
  'melee-declared': true,
  'engagement-crossed': true,
  'engagement-failed': true,
  'engagement-withdrawn': true,
  'round-began': true,
  'round-rolled': true,
  'round-won': true,
  'coup-struck': true,
  'melee-ended': true,
  'figure-pushed': true,
  'figures-recovered': true,
  'stress-cleared': true,
  'wound-healed': true,
  'stress-tested': true,
  'hand-chosen': true,
  'adventure-tried': true,
  'match-ended': true,
}

const SUBJECTS: { readonly [S in keyof Asks]: true } = {
  edge: true,
  deploy: true,
  'deploy where': true,
  'move turn': true,
  'move where': true,
  'climb where': true,
  'shift where': true,
  'shoot turn': true,
  'melee turn': true,
  'engage where': true,
  'attack mode': true,
  'bonus dice': true,
  'next attack': true,
  'more attackers': true,
  finish: true,
  pusher: true,
  'melee weapon': true,
  'node where': true,
  'take nodes': true,
  'free shot': true,
  'extra move': true,
  'burst target': true,
  'burst dice': true,
  'reroll window': true,
  'attack cards': true,
  'defence cards': true,
  'contest window': true,
  'stress window': true,
  'adventure window': true,
  'which dice': true,
  'which figures': true,
  'push direction': true,
  result: true,
  'fate order': true,
  'discard down': true,
  'upkeep hand': true,
  'upkeep adventure': true,
  'card draw': true,
  'adventure deal': true,
  'node draw': true,
  'initiative dice': true,
  'crossing die': true,
  'attack dice': true,
  'defence dice': true,
  'melee attack dice': true,
  'melee defence dice': true,
  'damage dice': true,
  'stress dice': true,
  'adventure die': true,
  'reroll dice': true,
}

/** Each mark of a battle card on each roll it may change (4.8). */
const CARDS = [
  'hit on attack',
  'hit on defence',
  // EX-AMB-41
  'hit on damage',
  'armour on defence',
  'double on attack',
  'double on defence',
  // The pool that it voids.
  'super-armour on attack',
  'super-armour on defence',
  'lightning on defence',
  'lightning on damage',
  'lightning on adventure',
  ...['attack', 'defence', 'damage', 'crossing', 'initiative-A', 'initiative-B', 'stress', 'adventure'].map(
    (pool) => `reroll on ${pool}`,
  ),
]
const FATE = ['clear', 'reroll', 'recover', 'exterminate', 'save', 'adventure'].flatMap((use) => [
  `${use} by token`,
  `${use} by card`,
])
const NODES = NODE_KINDS.flatMap((kind) => [`${kind} turned over`, `${kind} taken again`])
const CHOICES = [
  ...['move', 'sprint', 'extra', 'continue'].map((how) => `went: ${how}`),
  ...['climbed', 'shifted'].flatMap((did) => ['move', 'sprint', 'extra'].map((how) => `${did}: ${how}`)),
  ...['action', 'free', 'burst', 'blast'].map((how) => `shot: ${how}`),
  ...['free shot', 'extra move', 'finish'].map((subject) => `declined ${subject}`),
  'no further move',
  'nodes left lying',
  'late re-roll',
  ...['attack', 'defence'].map((side) => `re-roll in ${side} cards`),
]
const KEYWORDS = ['leader', 'relentless', 'agile', 'low', 'burst', 'melee: all for one', 'melee: one for all']

/** All that a run must have come to. */
export const EVERYTHING: readonly string[] = [
  ...Object.keys(EVENTS).map((type) => `event ${type}`),
  ...Object.keys(SUBJECTS).map((subject) => `asked ${subject}`),
  ...CARDS.map((card) => `card ${card}`),
  ...FATE.map((use) => `fate ${use}`),
  ...EFFECTS.map((effect) => `adventure ${effect}`),
  ...['discard', 'exhaust', 'lasting', 'drawn', 'paid'].map((what) => `adventure card ${what}`),
  ...NODES.map((node) => `node ${node}`),
  ...CHOICES,
  ...KEYWORDS.map((keyword) => `keyword ${keyword}`),
]

const means = (by: string) => (by === 'token' ? 'token' : 'card')

/** What an event shows, in the state that it happened in. */
export function shownBy(event: Event, before: State): readonly string[] {
  const also = (isSo: boolean, what: string) => (isSo ? [what] : [])
  const all = [`event ${event.type}`]
  switch (event.type) {
    case 'card-played':
      return [...all, `card ${event.icon} on ${event.pool}`]
    case 'fate-spent':
      return [...all, `fate ${event.use} by ${means(event.means)}`]
    case 'adventure-used':
      return [...all, `adventure ${event.effect}`, `adventure card ${before.adventureCards[event.card]?.after}`]
    case 'adventure-recovered':
      return [...all, `adventure card ${event.how}`]
    case 'node-taken':
      return [...all, `node ${event.kind} ${event.first ? 'turned over' : 'taken again'}`]
    case 'figure-moved':
      return [...all, `went: ${event.how}`]
    case 'figure-climbed':
      return [...all, `climbed: ${event.how}`]
    case 'figure-shifted':
      return [...all, `shifted: ${event.how}`]
    case 'leader-used':
      return [...all, 'keyword leader']
    case 'burst-shared':
      return [...all, 'keyword burst']
    case 'shot-declared': {
      const { shooter, target, corridor, elements } = event.report
      const { stress, profile, seat } = figureOf(before, shooter)
      const isPassed = ({ ref, seat: other, profile: { keywords } }: Figure) =>
        other !== seat &&
        ref !== target &&
        keywords.includes('low') &&
        isOnTable(before, ref) &&
        corridor.length > 0 &&
        overlaps(discAt(before, ref), { parts: [corridor] }, 1000) &&
        !elements.some((element) => element.ref === ref)
      return [
        ...all,
        `shot: ${event.how}`,
        ...also(stress > 0 && profile.keywords.includes('relentless'), 'keyword relentless'),
        ...also(event.how !== 'blast' && Object.values(before.figures).some(isPassed), 'keyword low'),
      ]
    }
    case 'melee-declared':
      return [
        ...all,
        ...also(
          event.attacks.some(({ bonus }) => bonus > 0),
          'keyword melee: all for one',
        ),
        ...also(new Set(event.attacks.map(({ target }) => target)).size > 1, 'keyword melee: one for all'),
      ]
    case 'dice-thrown': {
      const { figure, faces = [] } = event.pools.crossing ?? {}
      return [
        ...all,
        ...also(figure !== undefined && has(figureOf(before, figure).profile, 'agile') && faces.length > 1, 'keyword agile'),
      ]
    }
    case 'dice-rerolled': {
      const { attack, defence } = before.dice ?? {}
      const isLate = [attack, defence].some((pool) => pool !== undefined && (pool.added.length > 0 || pool.doubled !== undefined))
      return [...all, ...also(isLate && before.rulings.rerollTiming === 'beforeCards', 'late re-roll')]
    }
    default:
      return all
  }
}

/** What the answers of a run show. */
export function answeredIn({ asked, entries }: Run<Exterminate>): readonly string[] {
  const causes = entries.flatMap(({ cause }) => (cause.type === 'answer' ? [cause] : []))
  return [
    ...[...asked.keys()].map((subject) => `asked ${subject}`),
    ...causes.flatMap(({ subject, answer }, index) => {
      const [picked] = Array.isArray(answer) ? (answer as readonly unknown[]) : []
      const isReroll = String(picked).startsWith('reroll')
      const isFirst = causes[index - 1]?.subject.endsWith('turn')
      if (subject === 'take nodes' && picked === undefined) return ['nodes left lying']
      if (subject === 'move where' && picked === undefined && !isFirst) return ['no further move']
      if ((subject === 'attack cards' || subject === 'defence cards') && isReroll) return [`re-roll in ${subject}`]
      return picked === 'decline' ? [`declined ${subject}`] : []
    }),
  ]
}
