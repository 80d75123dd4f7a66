/** English: what happened. */
import { plural } from '../../../../ui/words/plural'
import type { Phrases, Speak } from '../../../../ui/words/speak'
import type { CueSaid, LogSaid } from '../said-story'
import { card, cards, listed, place, placed, seat } from './told'

const some = (count: number): string => `${count} ${plural('en', count, 'card', 'cards')}`
const places = (refs: readonly string[], speak: Speak) =>
  listed(
    refs.map((ref) => placed(ref, speak)),
    speak,
  )

const LOG: Phrases<LogSaid> = {
  'log-start': (says, speak) => `${seat(says.seat, speak)} begins at ${card(says.card, speak)}.`,
  'log-first': (says, speak) => `${seat(says.seat, speak)} has the highest number and goes first.`,
  'log-dealt': (says, speak) => `${seat(says.seat, speak)} is dealt ${some(says.count)}.`,
  'log-end-hidden': ({ last }) => `The End of Game card lies among the last ${last} cards of the pile.`,
  'log-shuffled': () => 'The deck is shuffled.',
  'log-turn': (says, speak) => `${seat(says.seat, speak)}, turn ${says.turn}${says.isEnd ? ' (end phase)' : ''}`,
  'log-action-passed': (says, speak) => `${seat(says.seat, speak)} passes.`,
  'log-passed': ({ from, to, count }, speak) => `${seat(from, speak)} passes ${some(count)} to ${seat(to, speak)}.`,
  'log-drawn': (says, speak) =>
    says.why === 'bought'
      ? `${seat(says.seat, speak)} draws ${some(says.count)} for it.`
      : `${seat(says.seat, speak)} draws ${some(says.count)}.`,
  'log-found': (says, speak) =>
    says.during === 'end'
      ? `${seat(says.seat, speak)} finds the End of Game card: the hand is filled up to five, then the end phase begins.`
      : `${seat(says.seat, speak)} finds the End of Game card: the end phase begins after this turn.`,
  'log-reshuffled': ({ count }) => `The discard pile is shuffled: ${some(count)} to draw.`,
  'log-gained': (says, speak) => {
    const why = says.card === '' ? '' : ` (${card(says.card, speak)})`
    return `${seat(says.seat, speak)} gains ${says.amount} time${why}.`
  },
  'log-short': ({ wanted, amount }) => `${wanted} were due; the supply had ${amount}.`,
  'log-taken': ({ from, to, amount }, speak) => `${seat(to, speak)} takes ${amount} time from ${seat(from, speak)}.`,
  'log-over': (says, speak) =>
    says.because === 'markers'
      ? `${seat(says.seat, speak)} has every marker in play: the game is over.`
      : says.because === 'stuck'
        ? `${seat(says.seat, speak)} can do nothing any more: the game is over.`
        : 'Everybody has passed: the game is over.',
  'log-score': (says, speak) => `${seat(says.seat, speak)}: ${says.total} points.`,
  'log-part': ({ value, reason }) => `${reason}: ${value}`,
  'log-these': (says, speak) => cards(says.cards, speak),
  'log-location': (says, speak) => `${seat(says.seat, speak)} plays ${card(says.card, speak)}.`,
  'log-defenders': (says, speak) =>
    `${seat(says.seat, speak)} puts ${some(says.count)} on ${place(says.location, speak)} as defenders.`,
  'log-enemies': (says, speak) =>
    says.isNew
      ? `${seat(says.seat, speak)} attacks ${placed(says.location, speak)} with ${some(says.count)}.`
      : `${seat(says.seat, speak)} adds ${some(says.count)} to the attack on ${placed(says.location, speak)}.`,
  'log-absorbed': (says, speak) =>
    `${seat(says.seat, speak)} attacks ${placed(says.location, speak)}: the TARDIS marker takes ${cards(says.cards, speak)}.`,
  'log-takeover': (says, speak) =>
    `${seat(says.seat, speak)} takes over the attack of ${seat(says.from, speak)} on ${placed(says.location, speak)} with ${card(says.card, speak)}.`,
  'log-reserved': (says, speak) => `${seat(says.seat, speak)} puts ${some(says.count)} in reserve.`,
  'log-taken-back': (says, speak) => `${seat(says.seat, speak)} takes ${some(says.count)} back from the reserve.`,
  'log-bought': (says, speak) => `${seat(says.seat, speak)} buys ${some(says.count)} for ${says.paid} time.`,
  'log-discarded': (says, speak) => `${seat(says.seat, speak)} discards ${cards(says.cards, speak)}.`,
  'log-support': (says, speak) =>
    says.location === ''
      ? `${seat(says.seat, speak)} plays ${card(says.card, speak)}.`
      : `${seat(says.seat, speak)} plays ${card(says.card, speak)} for ${place(says.location, speak)}.`,
  'log-turned-up': (says, speak) => `The attack on ${place(says.location, speak)} is turned up: ${cards(says.cards, speak)}.`,
  'log-markers-removed': ({ locations }, speak) =>
    locations.length === 0 ? 'No marker is removed.' : `TARDIS markers removed: ${places(locations, speak)}.`,
  'log-enemy-discarded': (says, speak) =>
    `${card(says.card, speak)} is discarded at ${place(says.location, speak)}${says.isOver ? ': the attack is over' : ''}.`,
  'log-diverted': ({ from, to, by }, speak) =>
    `The attack of ${seat(by, speak)} on ${place(from, speak)} turns to ${placed(to, speak)}.`,
  'log-attack-absorbed': (says, speak) => `The TARDIS marker there takes ${cards(says.cards, speak)}.`,
  'log-defeated': (says, speak) =>
    `The attack on ${place(says.location, speak)} is defeated without a fight: ${cards(says.cards, speak)} discarded.`,
  'log-conflict': ({ location, attacker, defender }, speak) =>
    `Conflict at ${place(location, speak)}: ${seat(attacker, speak)} against ${seat(defender, speak)}.`,
  'log-attackers': (says, speak) => `${seat(says.seat, speak)}: ${cards(says.cards, speak)}`,
  'log-defending': (says, speak) => `${seat(says.seat, speak)}: ${cards(says.cards, speak)}`,
  'log-pandorica': (says, speak) => `The Pandorica opens: ${cards(says.cards, speak)} discarded.`,
  'log-river': (says, speak) => `${card(says.card, speak)} goes over to the attackers.`,
  'log-amy': () => 'Amy Pond makes peace with the Silurians: the defender wins.',
  'log-strengths': ({ attack, defence }) => `Attack ${attack}, defence ${defence}.`,
  'log-boost': (says, speak) =>
    says.points === 0
      ? `${seat(says.seat, speak)} does not call on U.N.I.T.`
      : `${seat(says.seat, speak)} pays U.N.I.T. ${says.points} time: +${says.points}.`,
  'log-won': (says, speak) =>
    `${seat(says.defender, speak)} defends ${place(says.location, speak)}${says.marker ? ' and marks it' : ''}.`,
  'log-lost': (says, speak) => `${seat(says.attacker, speak)} holds ${place(says.location, speak)}.`,
  'log-tesselecta': (says, speak) =>
    `${seat(says.seat, speak)} plays Tesselecta and takes ${cards(says.cards, speak)} back to the hand.`,
  'log-defenders-lost': (says, speak) => {
    const back = says.returned.length > 0 ? `${cards(says.returned, speak)} goes back to the hand` : ''
    const gone = says.discarded.length > 0 ? `${cards(says.discarded, speak)} discarded` : ''
    return `${seat(says.seat, speak)}: ${[gone, back].filter((part) => part !== '').join('; ')}.`
  },
  'log-enemies-lost': (says, speak) => `${seat(says.seat, speak)} loses ${cards(says.cards, speak)}.`,
}

const CUES: Phrases<CueSaid> = {
  'cue-turn': (says, speak) => `${seat(says.seat, speak)}’s turn`,
  'cue-turn-detail': ({ isEnd, next, to }, speak) =>
    isEnd
      ? `One action. Then ${seat(next, speak)}.`
      : `Three cards will go to ${seat(to, speak)}; then it is ${seat(next, speak)}’s turn.`,
  'cue-end-found': () => 'End of Game',
  'cue-end-found-detail': () => 'The card has been found. After this turn everybody has one action at a time.',
  'cue-time': ({ amount }) => `${amount > 0 ? '+' : '−'}${Math.abs(amount)} time`,
  'cue-conflict': ({ location }, speak) => `Conflict at ${place(location, speak)}`,
  'cue-conflict-detail': ({ attacker, defender }, speak) => `${seat(attacker, speak)} attacks, ${seat(defender, speak)} defends`,
  'cue-strength': ({ total }) => `Strength ${total}`,
  'cue-defended': () => 'Defended',
  'cue-fallen': () => 'Held by the attackers',
  'cue-absorbed': () => 'The TARDIS marker takes it',
  'cue-switched': () => 'goes over',
  'cue-amy': () => 'Peace',
  'cue-over': () => 'The attack is over',
  'cue-passed': ({ count }) => `${some(count)} passed on`,
  'cue-bought': ({ paid }) => `${paid} time paid`,
  'cue-shuffled': () => 'Shuffled',
}

export const EN_LOG = { ...LOG, ...CUES }
