/** The cues of cards and fate: who played what, and its effect. */
import type { Cue } from '../../../scene/cue'
import type { CardFace } from '../../hands'
import { over } from '../../kit/drawn/cues'
import type { Side } from '../rules/state'
import { adventureFace, battleFace } from './card-faces'
import { banner, type Stagers, UNSEEN } from './stage-cue'
import { say } from './words'

const shown = (seat: Side, { title, icons }: CardFace, text: string): Cue => ({ type: 'card', seat, title, text, icons })

export const CARD_STAGERS = {
  'adventures-dealt': ({ seat, cards }, { speak }) =>
    cards.length === 0 ? [] : [banner(say(speak, 'cue-dealt', { seat, count: cards.length }), { seat })],
  // A drawn card only changes a number. Only reshuffling the deck is announced.
  'cards-drawn': ({ reshuffled }, { speak }) => (reshuffled ? [banner(say(speak, 'cue-reshuffled'))] : []),
  'cards-discarded': ({ seat, cards }, { speak }) =>
    cards.length === 0 ? [] : [banner(say(speak, 'cue-discarded', { seat, count: cards.length }), { seat })],
  'card-played': ({ seat, card, icon }, { speak, after }) => [
    shown(seat, battleFace(after, card, speak), say(speak, 'detail-icon', { icon })),
  ],
  'fate-spent': ({ seat, use, means, figure, pool }, { speak, after }) => {
    const detail = say(speak, 'cue-fate-for', { use, figure: figure ?? '', pool: pool ?? '' })
    return means === 'token'
      ? [banner(say(speak, 'cue-fate', { seat }), { detail, seat })]
      : [shown(seat, battleFace(after, means, speak), detail)]
  },
  'fate-gained': ({ seat }, { speak }) => [banner(say(speak, 'cue-fate-gained', { seat }), { seat })],
  'adventure-used': ({ seat, card }, { speak, after }) => {
    const face = adventureFace(after, card, speak)
    return [shown(seat, face, face.text)]
  },
  'adventure-recovered': ({ seat, card }, { speak }) => [banner(say(speak, 'cue-adventure-back', { seat, card }), { seat })],
  'leader-used': ({ leader }, { speak }) => [over(leader, say(speak, 'cue-leader'), 'friend')],
  // The dice cue at the start of the entry already shows this.
  'dice-rerolled': UNSEEN,
} satisfies Partial<Stagers>
