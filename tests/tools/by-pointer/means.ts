/** How a person would give an answer at the screen: by what lies there, without a key. */
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
  /** A button of the bar, by its place among them. */
  | { readonly type: 'act'; readonly nth: number; readonly label: string }
  /** A card of the hand; then one of its several ways, by its place in the menu. */
  | { readonly type: 'card'; readonly card: string; readonly way?: number }
  /** A card of the hand chosen, then what it is played on pressed. */
  | { readonly type: 'card onto'; readonly card: string; readonly over: string }
  /** Things on the table, pressed one after another. */
  | { readonly type: 'tap'; readonly refs: readonly string[] }
  | { readonly type: 'drag onto'; readonly ref: string; readonly over: string }
  /** The piece is carried to where it is asked for next. */
  | { readonly type: 'carry'; readonly ref: string; readonly ahead: Ahead; readonly over?: string }
  /** The panel with all answers, by the places of the options in it. */
  | { readonly type: 'panel'; readonly options: readonly number[] }

export const momentIn = ({ view, seat, decisions, draft }: Mind, selected?: string): Moment =>
  momentOf({ view, seat, decisions, draft, ahead: undefined }, { selected, window: 'wide' })

/** The ways to give this answer to a pick, what comes to mind first first. The last is always the panel. */
export function meansOf(game: GameView, mind: Mind, decision: AnyDecision, answer: readonly string[]): readonly Means[] {
  const { id } = decision
  // Asked for picks alone.
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
  // What is picked already stays so; the others are pressed, one after another, and confirmed.
  const before = mind.draft.type === 'choosing' && mind.draft.decision === id ? mind.draft.picked : []
  const things = answer.map((one) => options.find((other) => other.id === one)?.on?.[0])
  if (!option && answer.length > 0 && before.length === 0 && things.every((ref) => ref !== undefined))
    ways.push({ type: 'tap', refs: things })
  const changed = options.flatMap(({ id: one }, at) => (answer.includes(one) === before.includes(one) ? [] : [at]))
  ways.push({ type: 'panel', options: most === 1 ? options.flatMap(({ id: one }, at) => (one === only ? [at] : [])) : changed })
  return ways
}

/** The presses and drags on the table that mean this option. */
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
