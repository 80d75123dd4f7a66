/** What is asked and drafted now, as it is told aloud. */

import type { Draft } from '../../../client/draft'
import { momentOf } from '../../../client/moment'
import type { AnyDecision } from '../../../kernel'
import { keyOf } from '../../../ui/key-names'
import type { Say } from '../../../ui/words/dictionary'
import type { AtTable } from '../match-table'
import { sideOf } from '../side'
import { surroundingsIn } from './surroundings'
import { ended } from './telling'
import { type Surroundings, whereOf } from './where'

export type Now = Pick<AtTable, 'client' | 'game' | 'speak' | 'seats' | 'own'>

/** What places are told by, from what this screen shows now. */
export function surroundings({ client, game, speak, own }: Now, say: Say): Surroundings {
  const { view, seat, decisions } = client.store.getState()
  return surroundingsIn(
    game,
    { view: view as object, viewer: seat, decisions, side: sideOf({ game, own }, view as object) },
    speak,
    say,
  )
}

export interface Question {
  /** What distinguishes the question from the one before it. */
  readonly id: string
  readonly text: string
}

/** The open question or the dice to throw; undefined while nothing is asked here. */
export function questionNow({ client, game, speak }: Now, say: Say): Question | undefined {
  const state = client.store.getState()
  const { decisions, throws, playing, sent, view } = state
  if (view === undefined || playing || sent !== undefined) return undefined
  const words = game.words(speak.language)
  const asked: AnyDecision | undefined = decisions.find(({ offer }) => !offer)
  if (asked) {
    const { title, hint } = words.question(asked, speak)
    const about = game.situation?.(momentOf(state), speak)
    const sentences = [about?.title, about?.result, title, hint].filter((one) => one !== undefined && one !== '')
    // The result is part of it, because the same question may be asked again about other dice.
    return {
      id: `${asked.id} ${about?.result ?? ''}`,
      text: [...new Set(sentences)].map((one) => ended(one as string)).join(' '),
    }
  }
  const [first] = throws
  if (!first) return undefined
  return {
    id: first.decision,
    text: say('telling-throw', { count: first.roll.dice.length, key: keyOf('throw', say) }),
  }
}

/** Whose go it is, if it is nobody's at this screen. */
export function waitingNow({ client, seats }: Now, say: Say): string {
  const { awaited, playing } = client.store.getState()
  const active = seats.find(({ seat }) => seat === awaited[0])
  if (!active || playing) return ''
  return say(active.isBot ? 'bot-thinks' : 'your-go', { name: active.name })
}

export const keysTold = (say: Say): string =>
  say('telling-keys', { answer: keyOf('focus-question', say), table: keyOf('read-table', say) })

/** Where a piece would stand as drafted, and how much of its way that takes; undefined for another kind of draft. */
export function draftNow(at: Now, say: Say): string | undefined {
  const { draft, view } = at.client.store.getState()
  const there = placeDrafted(draft)
  if (!there || view === undefined) return undefined
  const around = surroundings(at, say)
  const { piece, place } = there
  const radius =
    at.game.tabletop(view as object).pieces[piece]?.radius ?? around.look.figures.find(({ ref }) => ref === piece)?.radius ?? 0
  const where = whereOf({ ref: piece, at: place, radius }, around)
  const used =
    draft.type === 'pathing' && !at.speak.hidesDistances
      ? [
          say('telling-used', {
            used: at.speak.length(draft.judgement.used, draft.judgement.budget),
            budget: at.speak.length(draft.judgement.budget),
          }),
        ]
      : []
  return [
    say('telling-place', { name: at.speak.piece(piece), where }),
    ...used,
    ...(isAllowed(draft) ? [say('telling-allowed')] : []),
  ].join(' ')
}

function placeDrafted(draft: Draft) {
  switch (draft.type) {
    case 'placing':
      return { piece: draft.piece, place: draft.pose.at }
    case 'pathing':
      return { piece: draft.piece, place: draft.end }
    case 'routing':
      return { piece: draft.piece, place: draft.pose.at }
    default:
      return undefined
  }
}

const isAllowed = (draft: Draft): boolean =>
  draft.type === 'idle' ? false : draft.type === 'pathing' ? draft.judgement.verdict.allowed : draft.verdict.allowed
