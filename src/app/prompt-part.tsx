/** The strip that says what is asked and offers to confirm, step back and undo. */
import { useStore } from 'zustand'
import type { AnyDecision, Option, Pick } from '../kernel'
import type { AwaitedThrow } from '../protocol/messages'
import { PromptStrip } from '../ui/prompt-strip'
import { useWords } from '../ui/words/words-context'
import type { AtTable } from './match-table'

/** A plain throw, straight ahead: a button and a key have no direction of their own. */
export const STRAIGHT = { x: 0, y: 600, strength: 600 } as const

/** A roll that waits, as the question that it is. */
const rollAsked = ({ decision, subject, roll, about }: AwaitedThrow): AnyDecision => ({
  id: decision,
  seat: 'chance',
  subject,
  choice: roll,
  fallback: [],
  ...(about ? { about } : {}),
})

/** The one option that points at nothing on the table: ending a part, declining. It gets the strip's button. */
function onwardOf(decision: AnyDecision | undefined): Option | undefined {
  if (decision?.choice.shape !== 'pick') return undefined
  // A choice whose shape is 'pick' is a pick.
  const { options, most } = decision.choice as Pick
  const bare = options.filter((option) => !option.on || option.on.length === 0)
  return most === 1 && bare.length === 1 ? bare[0] : undefined
}

export function PromptPart({ client, game, seats, table, speak }: AtTable) {
  const { say, reason } = useWords()
  const decisions = useStore(client.store, (state) => state.decisions)
  const throws = useStore(client.store, (state) => state.throws)
  const draft = useStore(client.store, (state) => state.draft)
  const awaited = useStore(client.store, (state) => state.awaited)
  const refusal = useStore(client.store, (state) => state.refusal)
  const canUndo = useStore(client.store, (state) => state.canUndo)
  const playing = useStore(client.store, (state) => state.playing !== undefined)
  const isWindow = useStore(client.store, (state) => state.window !== undefined && !state.covered)
  const passing = useStore(client.store, (state) => state.passing)
  const handOver = useStore(client.store, (state) => state.handOver)
  const canCover = useStore(client.store, (state) => state.canCover)
  const misread = useStore(table, (state) => state.refusal)
  const words = game.words(speak.language)

  const drafted = draft.type === 'idle' ? undefined : decisions.find((one) => one.id === draft.decision)
  const asked = drafted ?? decisions.find((one) => !one.offer)
  const verdict = draft.type === 'idle' ? undefined : draft.type === 'pathing' ? draft.judgement.verdict : draft.verdict
  const isHeld = 'held' in draft && draft.held
  const why = verdict && !verdict.allowed ? verdict.reason : (misread?.reason ?? refusal?.reason)
  // A window's `pass` has a button of its own.
  const onward = drafted || isWindow ? undefined : onwardOf(asked)
  const said = asked && words.question(asked, speak)
  const waiting = awaited.filter((seat) => seat !== 'chance').map((seat) => speak.seat(seat as never))
  const [first] = throws
  const roll = first && words.question(rollAsked(first), speak)
  const title =
    (handOver && say('screen-for', { name: speak.seat(handOver.seat) })) ??
    said?.title ??
    roll?.title ??
    (playing || waiting.length === 0 ? '…' : say('waiting-for', { names: waiting.join(', ') }))
  const seat = asked?.seat === 'chance' ? undefined : (asked?.seat ?? handOver?.seat ?? first?.roll.by)
  return (
    <PromptStrip
      seat={seats.some((one) => one.seat === seat) ? seat : undefined}
      title={title}
      hint={said?.hint ?? (first ? say('throw-hint') : '')}
      keys={first && !said ? [{ key: 'R', does: say('throw-dice', { count: first.roll.dice.length }) }] : []}
      refusal={why && reason(why)}
      confirm={
        drafted && !isHeld
          ? { disabled: !verdict?.allowed, onConfirm: () => client.actions.confirm() }
          : asked && onward
            ? {
                label: words.option(asked, onward.id, speak).label,
                disabled: onward.refused !== undefined,
                onConfirm: () => client.actions.pick(asked.id, [onward.id]),
              }
            : first
              ? {
                  label: say('throw-dice', { count: first.roll.dice.length }),
                  disabled: false,
                  onConfirm: () => client.actions.throwDice(first.decision, STRAIGHT),
                }
              : undefined
      }
      pass={isWindow ? { onPass: () => client.actions.pass(), onPassAhead: () => client.actions.passAhead() } : undefined}
      ahead={
        passing.length > 0
          ? { names: passing.map((one) => speak.seat(one)).join(', '), onAskAgain: () => client.actions.askAgain() }
          : undefined
      }
      onCover={canCover && !playing ? () => client.actions.coverHand() : undefined}
      onBack={draft.type === 'idle' ? undefined : () => client.actions.back()}
      undo={{ disabled: !canUndo || playing, onUndo: () => client.actions.undo() }}
    />
  )
}
