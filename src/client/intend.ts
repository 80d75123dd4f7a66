/**
 * What a gesture leads to. The game says what it means; what means nothing to the game goes to the draft. Pure: the screen marks
 * what is pointed at, and the client keeps the draft and sends the answer.
 */
import type { GameView } from '../games/view'
import type { Pick as Picking, Reason } from '../kernel'
import type { Place } from '../table/choice'
import { aheadOf, openOf, withAhead } from './ahead'
import { type Draft, IDLE } from './draft'
import { type Drafted, gestured, judged } from './draft-reducer'
import type { Gesture } from './gesture'
import { laidAt } from './laid'
import type { Intent, Moment, Pointed } from './moment'

/** The functions of a game that interpret a gesture. */
export type Meaning = Pick<GameView, 'intent' | 'foreseen' | 'tabletop' | 'stationAt'>

export interface Deed {
  /** What the pointer rests on and which miniature is considered, after the gesture. */
  readonly pointed: Pick<Pointed, 'hover' | 'selected' | 'station'>
  /** The new draft, and what is to be sent. */
  readonly drafted?: Drafted
  /** Why the gesture leads to nothing. */
  readonly refused?: Reason
}

/** `isPlaying`: an entry is being played. No question is open then, and only Back affects the draft. */
export function intend(game: Meaning, moment: Moment, made: Gesture, isPlaying = false): Deed {
  const { hover, selected, station, view } = moment
  const gesture = overWhoIsSeen(moment, made)
  if (gesture.type === 'hover') {
    const over = gesture.at && game.stationAt?.(view, gesture.at, gesture.ref)
    return { pointed: { hover: gesture.ref, selected, station: over } }
  }
  const open: Moment = { ...moment, decisions: openOf(moment), ahead: undefined }
  const intent = isPlaying ? undefined : game.intent(open, gesture)
  const pointed = {
    // A miniature that is dragged over another is considered against it.
    hover: gesture.type === 'drag' ? gesture.over : hover,
    selected: considered(moment, gesture, intent),
    station,
  }
  if (intent?.type === 'refuse') return { pointed, refused: intent.reason }
  if (isPlaying && gesture.type !== 'back') return { pointed }
  const drafted = intent ? meant(game, moment, open, gesture, intent) : byDraft(game, moment, gesture)
  const refused = !intent && drafted?.draft === moment.draft ? refusedOf(open, gesture) : undefined
  return { pointed, ...(drafted ? { drafted } : {}), ...(refused ? { refused } : {}) }
}

/** A piece that is moved goes where it would stand; any other is held over the miniature that is seen, also through terrain. */
function overWhoIsSeen({ draft }: Moment, gesture: Gesture): Gesture {
  if ((gesture.type !== 'drag' && gesture.type !== 'drop') || gesture.through === undefined) return gesture
  return 'held' in draft && draft.held ? gesture : { ...gesture, over: gesture.through }
}

/** Why the thing that was tapped can do nothing that it has options for; undefined if it can, or has no options. */
function refusedOf({ decisions }: Moment, gesture: Gesture): Reason | undefined {
  if (gesture.type !== 'tap' || gesture.ref === undefined) return undefined
  const offered = decisions.flatMap(({ choice }) =>
    // The cast is safe: the shape was just checked.
    choice.shape === 'pick' ? (choice as Picking).options.filter(({ on }) => on?.[0] === gesture.ref) : [],
  )
  return offered.every(({ refused }) => refused) ? offered[0]?.refused : undefined
}

/** The miniature to be considered: a tap that means nothing else selects or deselects it; so does Back if nothing is drafted. */
function considered({ selected: before, draft }: Moment, gesture: Gesture, intent: Intent | undefined): string | undefined {
  if (gesture.type === 'back' && draft.type === 'idle') return undefined
  if (gesture.type === 'lift') return gesture.ref
  const isPick = intent?.type === 'pick' || intent?.type === 'refuse'
  return gesture.type === 'tap' && !isPick ? gesture.ref : before
}

const byDraft = (game: Meaning, { view, draft, decisions }: Moment, gesture: Gesture): Drafted =>
  gestured(draft, decisions, game.tabletop(view), gesture)

function meant(
  game: Meaning,
  moment: Moment,
  open: Moment,
  gesture: Gesture,
  intent: Exclude<Intent, { type: 'refuse' }>,
): Drafted | undefined {
  const { decisions } = open
  const tabletop = game.tabletop(moment.view)
  const choosing = (picked: readonly string[]): Drafted => {
    const draft: Draft = { type: 'choosing', decision: intent.decision, picked, verdict: { allowed: true } }
    return { draft: picked.length === 0 ? IDLE : judged(draft, decisions, tabletop) }
  }
  switch (intent.type) {
    case 'answer':
      return { draft: moment.draft, send: { decision: intent.decision, answer: intent.answer } }
    case 'pick':
      return choosing([intent.option])
    case 'picks':
      return choosing(intent.options)
    case 'place': {
      const question = decisions.find(({ id }) => id === intent.decision)
      if (question?.choice.shape !== 'place') return undefined
      // The cast is safe: the shape was just checked.
      const heading = tabletop.pieces[(question.choice as Place).piece]?.pose.heading ?? 0
      return { draft: laidAt(question, { at: intent.at, heading }, decisions, tabletop) }
    }
    case 'carry':
      return carried(game, moment, open, gesture, intent)
  }
}

/**
 * Moves a piece ahead of the question of where it goes. An option that leads to no such question is only picked, and only when
 * the piece is let go.
 */
function carried(
  game: Meaning,
  moment: Moment,
  open: Moment,
  gesture: Gesture,
  { decision, option, piece, isTaken }: Extract<Intent, { type: 'carry' }>,
): Drafted | undefined {
  if (!('at' in gesture) || !gesture.at) return undefined
  const isCarrying = gesture.type === 'lift' || gesture.type === 'drag' || gesture.type === 'drop'
  const isSame = moment.ahead?.from.id === decision && moment.ahead.option === option
  // The piece is held already and only moves on.
  if (isCarrying && isSame) return byDraft(game, moment, gesture)
  const ahead = aheadOf(game, open, decision, option)
  const tabletop = game.tabletop(moment.view)
  if (!ahead) {
    if (gesture.type === 'lift' || gesture.type === 'drag') return undefined
    const draft: Draft = { type: 'choosing', decision, picked: [option], verdict: { allowed: true } }
    return { draft: judged(draft, open.decisions, tabletop) }
  }
  const decisions = withAhead(open.decisions, ahead)
  const { at } = gesture
  const over = 'over' in gesture ? gesture.over : gesture.type === 'tap' ? gesture.ref : undefined
  const isHeld = isTaken || gesture.type === 'lift' || gesture.type === 'drag'
  const { draft: up } = gestured(IDLE, decisions, tabletop, { type: 'lift', ref: piece, at })
  const { draft } = gestured(up, decisions, tabletop, {
    type: isHeld ? 'drag' : 'drop',
    ref: piece,
    at,
    free: 'free' in gesture && gesture.free,
    ...(over === undefined ? {} : { over }),
  })
  return { draft, ahead }
}
