/** The ways in which a person can give an answer with the pointer at the current screen. */
import { askedIn } from '../../../src/app/match/asked'
import { type Ahead, aheadOf } from '../../../src/client/ahead'
import { IDLE } from '../../../src/client/draft'
import { intend } from '../../../src/client/intend'
import { type Moment, momentOf } from '../../../src/client/moment'
import type { GameView } from '../../../src/games/view'
import { type AnyDecision, type Option, type Pick, same } from '../../../src/kernel'
import { speaker } from '../../../src/ui/words/speaker'
import type { Mind } from './screen'

export type Means =
  | { readonly type: 'pass' }
  /** The main button of the bar. */
  | { readonly type: 'main' }
  /** A button of the bar, by its index. */
  | { readonly type: 'act'; readonly nth: number; readonly label: string }
  /** Press a card of the hand; if it has several uses, `way` is the index of the one to press in its menu. */
  | { readonly type: 'card'; readonly card: string; readonly way?: number }
  /** Press a card of the hand, then the thing it is played on. */
  | { readonly type: 'card onto'; readonly card: string; readonly over: string }
  /** Press things on the table one after another. */
  | { readonly type: 'tap'; readonly refs: readonly string[] }
  | { readonly type: 'drag onto'; readonly ref: string; readonly over: string }
  /** Drag the piece to its destination, which answers this question and the foreseen one. */
  | { readonly type: 'carry'; readonly ref: string; readonly ahead: Ahead; readonly over?: string }
  /** Use the panel with all answers; `options` are the indexes to press. */
  | { readonly type: 'panel'; readonly options: readonly number[] }

export const momentIn = ({ view, seat, decisions, draft }: Mind, selected?: string): Moment =>
  momentOf({ view, seat, decisions, draft, ahead: undefined }, { selected, window: 'wide' })

/** The ways to give this answer to a pick, the most obvious first. The last is always the panel. */
export function meansOf(game: GameView, mind: Mind, decision: AnyDecision, answer: readonly string[]): readonly Means[] {
  const { id } = decision
  // Callers pass only picks.
  const { options, least, most } = decision.choice as Pick
  const moment = momentIn(mind, mind.selected)
  const [only] = answer
  const option = least === 1 && most === 1 ? options.find((one) => one.id === only) : undefined
  const asked = askedIn(game, moment, speaker('en'), mind.window)
  const ways: Means[] = []
  if (id === mind.window && same(answer, decision.fallback)) ways.push({ type: 'pass' })
  if (mind.draft.type === 'choosing' && mind.draft.decision === id && same(mind.draft.picked, answer)) ways.push({ type: 'main' })
  const ahead = option && aheadOf(game, moment, id, option.id)
  const piece = ahead && (ahead.question.choice as { readonly piece?: string }).piece
  if (ahead && piece !== undefined)
    ways.push({ type: 'carry', ref: piece, ahead, ...(option?.on?.[1] ? { over: option.on[1] } : {}) })
  const nth = asked.acts.findIndex(
    (act) => act.decision === id && (act.answer ? same(act.answer, answer) : act.option === only && answer.length === 1),
  )
  const act = asked.acts[nth]
  if (act) ways.push({ type: 'act', nth, label: act.label })
  for (const { hand = [], cards } of asked.hands?.seats.filter(({ seat }) => seat === mind.seat) ?? [])
    for (const { key, plays, isAimed } of [...hand, ...cards]) {
      const way = plays.findIndex((play) => play.decision === id && play.option === only)
      if (way < 0) continue
      const over = option?.on?.find((ref) => ref !== key)
      if (isAimed && over !== undefined) ways.push({ type: 'card onto', card: key, over })
      else if (!isAimed) ways.push({ type: 'card', card: key, ...(plays.length > 1 ? { way } : {}) })
    }
  if (asked.onward?.decision.id === id && asked.onward.option.id === only) ways.push({ type: 'main' })
  if (option) ways.push(...onTable(game, mind, decision, option))
  // Options that are already picked stay picked; the others are pressed one after another and then confirmed.
  const before = mind.draft.type === 'choosing' && mind.draft.decision === id ? mind.draft.picked : []
  const things = answer.map((one) => options.find((other) => other.id === one)?.on?.[0])
  if (!option && answer.length > 0 && before.length === 0 && things.every((ref) => ref !== undefined))
    ways.push({ type: 'tap', refs: things })
  const changed = options.flatMap(({ id: one }, at) => (answer.includes(one) === before.includes(one) ? [] : [at]))
  ways.push({ type: 'panel', options: most === 1 ? options.flatMap(({ id: one }, at) => (one === only ? [at] : [])) : changed })
  return ways
}

/** The presses and drags on the table that choose this option. */
function onTable(game: GameView, mind: Mind, decision: AnyDecision, { id, on = [] }: Option): readonly Means[] {
  const { pieces } = game.tabletop(mind.view as object)
  const at = (ref: string) => pieces[ref]?.pose.at ?? { x: 0, y: 0 }
  const means = (selected: string | undefined, gesture: Parameters<typeof intend>[2]) => {
    const { drafted } = intend(game, { ...momentIn(mind, selected), draft: IDLE }, gesture)
    const { draft, send } = drafted ?? {}
    if (send?.decision === decision.id && same(send.answer, [id])) return true
    return draft?.type === 'choosing' && draft.decision === decision.id && same(draft.picked, [id])
  }
  const [first, second] = on
  const tapped = on.filter((ref) => means(mind.selected, { type: 'tap', ref, at: at(ref) }))
  const dragged =
    first !== undefined &&
    second !== undefined &&
    means(undefined, { type: 'drop', ref: first, at: at(second), over: second, free: false })
  const chosen = on.flatMap((ref) =>
    on.filter((selected) => selected !== ref && means(selected, { type: 'tap', ref, at: at(ref) })).map((one) => [one, ref]),
  )
  return [
    ...tapped.map((ref): Means => ({ type: 'tap', refs: [ref] })),
    ...(dragged ? [{ type: 'drag onto', ref: first, over: second } as const] : []),
    ...chosen.map((refs): Means => ({ type: 'tap', refs })),
  ]
}
