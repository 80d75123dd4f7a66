/** The answer being made at one screen: its draft, the foreseen question, and what was confirmed ahead and waits for it. */
import type { AnyDecision, DecisionId, Json } from '../kernel'
import type { Tabletop } from '../table/piece'
import { aheadFor, aheadOver, type Following, followed, offering, openOf, withAhead } from './ahead'
import { IDLE } from './draft'
import { carried, type Drafted, gestured, judged, picked } from './draft-reducer'
import { type ClientActions, type ClientState, NONE } from './state'

type State = Pick<ClientState, 'draft' | 'ahead' | 'decisions'>

export interface Drafting extends Pick<ClientActions, 'gesture' | 'pick' | 'take' | 'setDraft'> {
  /**
   * Carries the draft over to the questions that are open now. `isNew`: a player who has just taken the screen starts without a
   * draft.
   */
  over(open: readonly AnyDecision[], tabletop: Tabletop, isNew: boolean): State
  /** Sends what was confirmed ahead, if its question is open now. If it is no longer allowed, shows it with the reason. */
  follow(): void
  /** Drops what was confirmed ahead, so that nothing more of it is sent. */
  forget(): void
}

export interface DraftingAt {
  now(): ClientState
  set(change: Partial<ClientState>): void
  /** The table as shown; undefined before the first view. */
  tabletop(): Tabletop | undefined
  /** Sends the answer to an open question, unless another answer is on its way. */
  send(decision: DecisionId, answer: Json): void
}

export function createDrafting({ now, set, tabletop, send }: DraftingAt): Drafting {
  /** The questions when the draft was last judged. If equal ones are asked again, the draft is kept. */
  let asked: readonly AnyDecision[] = NONE
  let following: Following | undefined

  /** The table, if a view has arrived and no answer is on its way. */
  const tableNow = (): Tabletop | undefined => (now().sent === undefined ? tabletop() : undefined)

  const take = ({ draft, ahead: next, send: answer }: Drafted) => {
    const before = now()
    if (before.sent !== undefined) return
    const ahead = aheadFor(draft, next ?? before.ahead)
    if (draft !== before.draft || ahead !== before.ahead) {
      asked = withAhead(openOf(before), ahead)
      set({ draft, ahead, decisions: asked, refusal: undefined })
    }
    if (answer && answer.decision === ahead?.question.id) {
      following = { draft, further: ahead.further }
      send(ahead.from.id, [ahead.option])
    } else if (answer) send(answer.decision, answer.answer)
  }

  const drafting: Drafting = {
    take,
    gesture(gesture) {
      const table = tableNow()
      const { draft, decisions, playing } = now()
      if (table && (!playing || gesture.type === 'back')) take(gestured(draft, decisions, table, gesture))
    },
    pick(decision, ids) {
      const table = tableNow()
      if (table && !now().playing) take(picked(openOf(now()), table, decision, ids))
    },
    setDraft(draft) {
      const table = tableNow()
      if (table) take({ draft: judged(draft, now().decisions, table) })
    },
    over(open, table, isNew) {
      const { draft: before } = now()
      const known = aheadOver(open, now().ahead)
      // A draft that was confirmed ahead is kept until its question is open.
      if (following && !isNew) return { draft: before, ahead: known, decisions: open }
      const decisions = isNew ? open : withAhead(open, known)
      const draft = isNew ? IDLE : carried(before, asked, decisions, table)
      const ahead = aheadFor(draft, known)
      asked = ahead ? decisions : open
      return { draft, ahead, decisions: asked }
    },
    follow() {
      const table = tableNow()
      if (!following || !table) return
      const { draft, further } = following
      const { decisions } = now()
      const [option, ...rest] = further
      const next = option === undefined ? undefined : offering(decisions, option)
      following = next && { draft, further: rest }
      if (next && option !== undefined) return send(next.id, [option])
      const drafted = option === undefined ? followed(draft, decisions, table) : undefined
      if (drafted) take(drafted)
      else set(drafting.over(decisions, table, false))
    },
    forget() {
      following = undefined
    },
  }
  return drafting
}
