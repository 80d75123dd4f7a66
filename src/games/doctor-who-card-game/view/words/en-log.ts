/** English: the log, and texts shown over the table. */
import type { PlayerSeat } from '../../../../kernel'
import { plural } from '../../../../ui/words/plural'
import type { AnyPhrases, Speak } from '../../../../ui/words/speak'
import type { CardId } from '../../rules/cards'
import type { TimeReason } from '../../rules/events'
import type { Cause } from '../../rules/state'
import type { LocationRef, RowEnd } from '../../rules/zones'
import { card, cards, listed, place, placed, seat } from './told'

const some = (count: number): string => `${count} ${plural('en', count, 'card', 'cards')}`
const places = (refs: readonly string[], speak: Speak) =>
  listed(
    refs.map((ref) => placed(ref, speak)),
    speak,
  )

export const EN_LOG = {
  // log
  'log-start': (says: { seat: PlayerSeat; card: CardId }, speak) =>
    `${seat(says.seat, speak)} begins at ${card(says.card, speak)}.`,
  'log-first': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} has the highest number and goes first.`,
  'log-dealt': (says: { seat: PlayerSeat; count: number }, speak) => `${seat(says.seat, speak)} is dealt ${some(says.count)}.`,
  'log-end-hidden': ({ last }: { last: number }) => `The End of Game card lies among the last ${last} cards of the pile.`,
  'log-shuffled': () => 'The deck is shuffled.',
  'log-turn': (says: { seat: PlayerSeat; turn: number; isEnd: boolean }, speak) =>
    `${seat(says.seat, speak)}, turn ${says.turn}${says.isEnd ? ' (end phase)' : ''}`,
  'log-action-passed': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)} passes.`,
  'log-passed': ({ from, to, count }: { from: PlayerSeat; to: PlayerSeat; count: number }, speak) =>
    `${seat(from, speak)} passes ${some(count)} to ${seat(to, speak)}.`,
  'log-drawn': (says: { seat: PlayerSeat; count: number; why: 'bought' | 'redraw' | 'end' }, speak) =>
    says.why === 'bought'
      ? `${seat(says.seat, speak)} draws ${some(says.count)} for it.`
      : `${seat(says.seat, speak)} draws ${some(says.count)}.`,
  'log-found': (says: { seat: PlayerSeat; during: 'action' | 'end' }, speak) =>
    says.during === 'end'
      ? `${seat(says.seat, speak)} finds the End of Game card: the hand is filled up to five, then the end phase begins.`
      : `${seat(says.seat, speak)} finds the End of Game card: the end phase begins after this turn.`,
  'log-reshuffled': ({ count }: { count: number }) => `The discard pile is shuffled: ${some(count)} to draw.`,
  'log-gained': (says: { seat: PlayerSeat; amount: number; why: TimeReason; card: CardId | '' }, speak) => {
    const why = says.card === '' ? '' : ` (${card(says.card, speak)})`
    return `${seat(says.seat, speak)} gains ${says.amount} time${why}.`
  },
  'log-short': ({ wanted, amount }: { wanted: number; amount: number }) => `${wanted} were due; the supply had ${amount}.`,
  'log-taken': (
    { from, to, amount }: { from: PlayerSeat; to: PlayerSeat; amount: number; why: 'location' | 'slitheen' },
    speak,
  ) => `${seat(to, speak)} takes ${amount} time from ${seat(from, speak)}.`,
  'log-over': (says: { because: 'markers' | 'stuck' | 'all-passed'; seat: PlayerSeat }, speak) =>
    says.because === 'markers'
      ? `${seat(says.seat, speak)} has every marker in play: the game is over.`
      : says.because === 'stuck'
        ? `${seat(says.seat, speak)} can do nothing any more: the game is over.`
        : 'Everybody has passed: the game is over.',
  'log-score': (says: { seat: PlayerSeat; total: number }, speak) => `${seat(says.seat, speak)}: ${says.total} points.`,
  'log-part': ({ value, reason }: { value: number; reason: string }) => `${reason}: ${value}`,
  'log-these': (says: { cards: readonly CardId[] }, speak) => cards(says.cards, speak),
  'log-location': (says: { seat: PlayerSeat; card: CardId; end: RowEnd }, speak) =>
    `${seat(says.seat, speak)} plays ${card(says.card, speak)}.`,
  'log-defenders': (says: { seat: PlayerSeat; location: LocationRef; count: number }, speak) =>
    `${seat(says.seat, speak)} puts ${some(says.count)} on ${place(says.location, speak)} as defenders.`,
  'log-enemies': (says: { seat: PlayerSeat; location: LocationRef; count: number; isNew: boolean }, speak) =>
    says.isNew
      ? `${seat(says.seat, speak)} attacks ${placed(says.location, speak)} with ${some(says.count)}.`
      : `${seat(says.seat, speak)} adds ${some(says.count)} to the attack on ${placed(says.location, speak)}.`,
  'log-absorbed': (says: { seat: PlayerSeat; location: LocationRef; cards: readonly CardId[] }, speak) =>
    `${seat(says.seat, speak)} attacks ${placed(says.location, speak)}: the TARDIS marker takes ${cards(says.cards, speak)}.`,
  'log-takeover': (says: { seat: PlayerSeat; location: LocationRef; from: PlayerSeat; card: CardId }, speak) =>
    `${seat(says.seat, speak)} takes over the attack of ${seat(says.from, speak)} on ${placed(says.location, speak)} with ${card(says.card, speak)}.`,
  'log-reserved': (says: { seat: PlayerSeat; count: number }, speak) =>
    `${seat(says.seat, speak)} puts ${some(says.count)} in reserve.`,
  'log-taken-back': (says: { seat: PlayerSeat; count: number; open: readonly CardId[] }, speak) =>
    `${seat(says.seat, speak)} takes ${some(says.count)} back from the reserve.`,
  'log-bought': (says: { seat: PlayerSeat; count: number; paid: number }, speak) =>
    `${seat(says.seat, speak)} buys ${some(says.count)} for ${says.paid} time.`,
  'log-discarded': (says: { seat: PlayerSeat; cards: readonly CardId[]; why: 'time' | 'redraw' | 'k-9' }, speak) =>
    `${seat(says.seat, speak)} discards ${cards(says.cards, speak)}.`,
  'log-support': (
    says: { seat: PlayerSeat; card: CardId; location: LocationRef | ''; goes: 'discard' | 'beside' | 'reserve' },
    speak,
  ) =>
    says.location === ''
      ? `${seat(says.seat, speak)} plays ${card(says.card, speak)}.`
      : `${seat(says.seat, speak)} plays ${card(says.card, speak)} for ${place(says.location, speak)}.`,
  'log-turned-up': (says: { location: LocationRef; cards: readonly CardId[] }, speak) =>
    `The attack on ${place(says.location, speak)} is turned up: ${cards(says.cards, speak)}.`,
  'log-markers-removed': ({ locations }: { locations: readonly LocationRef[] }, speak) =>
    locations.length === 0 ? 'No marker is removed.' : `TARDIS markers removed: ${places(locations, speak)}.`,
  'log-enemy-discarded': (says: { location: LocationRef; card: CardId; isOver: boolean }, speak) =>
    `${card(says.card, speak)} is discarded at ${place(says.location, speak)}${says.isOver ? ': the attack is over' : ''}.`,
  'log-diverted': ({ from, to, by }: { from: LocationRef; to: LocationRef; by: PlayerSeat }, speak) =>
    `The attack of ${seat(by, speak)} on ${place(from, speak)} turns to ${placed(to, speak)}.`,
  'log-attack-absorbed': (says: { location: LocationRef; by: PlayerSeat; cards: readonly CardId[] }, speak) =>
    `The TARDIS marker there takes ${cards(says.cards, speak)}.`,
  'log-defeated': (says: { location: LocationRef; by: PlayerSeat; cards: readonly CardId[]; marker: boolean }, speak) =>
    `The attack on ${place(says.location, speak)} is defeated without a fight: ${cards(says.cards, speak)} discarded.`,
  'log-conflict': (
    { location, attacker, defender }: { location: LocationRef; attacker: PlayerSeat; defender: PlayerSeat; cause: Cause },
    speak,
  ) => `Conflict at ${place(location, speak)}: ${seat(attacker, speak)} against ${seat(defender, speak)}.`,
  'log-attackers': (says: { seat: PlayerSeat; cards: readonly CardId[] }, speak) =>
    `${seat(says.seat, speak)}: ${cards(says.cards, speak)}`,
  'log-defending': (says: { seat: PlayerSeat; cards: readonly CardId[] }, speak) =>
    `${seat(says.seat, speak)}: ${cards(says.cards, speak)}`,
  'log-pandorica': (says: { location: LocationRef; cards: readonly CardId[] }, speak) =>
    `The Pandorica opens: ${cards(says.cards, speak)} discarded.`,
  'log-river': (says: { card: CardId }, speak) => `${card(says.card, speak)} goes over to the attackers.`,
  'log-amy': (_: { location: LocationRef }) => 'Amy Pond makes peace with the Silurians: the defender wins.',
  'log-strengths': ({ attack, defence }: { attack: number; defence: number }) => `Attack ${attack}, defence ${defence}.`,
  'log-boost': (says: { seat: PlayerSeat; points: number }, speak) =>
    says.points === 0
      ? `${seat(says.seat, speak)} does not call on U.N.I.T.`
      : `${seat(says.seat, speak)} pays U.N.I.T. ${says.points} time: +${says.points}.`,
  'log-won': (says: { location: LocationRef; defender: PlayerSeat; attacker: PlayerSeat; marker: boolean }, speak) =>
    `${seat(says.defender, speak)} defends ${place(says.location, speak)}${says.marker ? ' and marks it' : ''}.`,
  'log-lost': (says: { location: LocationRef; defender: PlayerSeat; attacker: PlayerSeat }, speak) =>
    `${seat(says.attacker, speak)} holds ${place(says.location, speak)}.`,
  'log-tesselecta': (says: { seat: PlayerSeat; cards: readonly CardId[]; from: 'hand' | 'reserve' }, speak) =>
    `${seat(says.seat, speak)} plays Tesselecta and takes ${cards(says.cards, speak)} back to the hand.`,
  'log-defenders-lost': (says: { seat: PlayerSeat; discarded: readonly CardId[]; returned: readonly CardId[] }, speak) => {
    const back = says.returned.length > 0 ? `${cards(says.returned, speak)} goes back to the hand` : ''
    const gone = says.discarded.length > 0 ? `${cards(says.discarded, speak)} discarded` : ''
    return `${seat(says.seat, speak)}: ${[gone, back].filter((part) => part !== '').join('; ')}.`
  },
  'log-enemies-lost': (says: { seat: PlayerSeat; cards: readonly CardId[] }, speak) =>
    `${seat(says.seat, speak)} loses ${cards(says.cards, speak)}.`,
  // cues
  'cue-turn': (says: { seat: PlayerSeat }, speak) => `${seat(says.seat, speak)}’s turn`,
  'cue-turn-detail': ({ isEnd, next, to }: { isEnd: boolean; next: PlayerSeat; to: PlayerSeat }, speak) =>
    isEnd
      ? `One action. Then ${seat(next, speak)}.`
      : `Three cards will go to ${seat(to, speak)}; then it is ${seat(next, speak)}’s turn.`,
  'cue-end-found': () => 'End of Game',
  'cue-end-found-detail': () => 'The card has been found. After this turn everybody has one action at a time.',
  'cue-time': ({ amount }: { amount: number }) => `${amount > 0 ? '+' : '−'}${Math.abs(amount)} time`,
  'cue-conflict': ({ location }: { location: LocationRef }, speak) => `Conflict at ${place(location, speak)}`,
  'cue-conflict-detail': ({ attacker, defender }: { attacker: PlayerSeat; defender: PlayerSeat }, speak) =>
    `${seat(attacker, speak)} attacks, ${seat(defender, speak)} defends`,
  'cue-defended': () => 'Defended',
  'cue-fallen': () => 'Held by the attackers',
  'cue-absorbed': () => 'The TARDIS marker takes it',
  'cue-switched': () => 'goes over',
  'cue-amy': () => 'Peace',
  'cue-bought': ({ paid }: { paid: number }) => `${paid} time paid`,
  'cue-shuffled': () => 'Shuffled',
} satisfies AnyPhrases
