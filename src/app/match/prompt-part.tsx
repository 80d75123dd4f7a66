/** The strip that says what is asked and offers to confirm, step back and undo. */
import { type ReactNode, useMemo } from 'react'
import { useStore } from 'zustand'
import { momentOf, stillMoment } from '../../client/moment'
import { STRAIGHT } from '../../client/throwing'
import type { AnyDecision, Pick } from '../../kernel'
import type { AwaitedThrow } from '../../protocol/messages'
import { keyOf } from '../../ui/key-names'
import { RollResult } from '../../ui/match/dice-prompt'
import { PromptStrip } from '../../ui/match/prompt-strip'
import { useWords } from '../../ui/words/words-context'
import { againKey, diceChosen } from './again'
import { useAnswer } from './answer'
import type { Asked } from './asked'
import { hurry } from './hurry'
import { underWay } from './log-words'
import type { AtTable } from './match-table'
import { undo } from './undoing'

const NOTHING_PICKED: readonly string[] = []

const toggled = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one]

/** A waiting roll in the form of a decision, to look up its text. */
const rollAsked = ({ decision, subject, roll, about }: AwaitedThrow): AnyDecision => ({
  id: decision,
  seat: 'chance',
  subject,
  choice: roll,
  fallback: [],
  ...(about ? { about } : {}),
})

export interface PromptPartProps {
  readonly at: AtTable
  readonly asked: Asked
  /** A one-time hint, shown in place of the question's own. */
  readonly tip?: ReactNode
  /** Opens the panel with all answers; undefined if the panel is open anyway. */
  onPanel?: (() => void) | undefined
  /** Opens the panel in which claims are pinned to a move. */
  onClaim?: (() => void) | undefined
}

/** The levels that search, so that there is something to cut short. */
const SEARCHES: readonly unknown[] = ['strong', 'strongest']

export function PromptPart({ at, asked: open, tip, onPanel, onClaim }: PromptPartProps) {
  const { client, game, seats, table, speak, online } = at
  const { say, reason } = useWords()
  const decisions = useStore(client.store, (state) => state.decisions)
  const throws = useStore(client.store, (state) => state.throws)
  const draft = useStore(client.store, (state) => state.draft)
  const awaited = useStore(client.store, (state) => state.awaited)
  const refusal = useStore(client.store, (state) => state.refusal)
  const canUndo = useStore(client.store, (state) => state.canUndo)
  const played = useStore(client.store, (state) => state.playing)
  const playing = played !== undefined
  const isWindow = useStore(
    client.store,
    (state) => state.window !== undefined && (!state.covered || state.fleeting !== undefined),
  )
  const fleeting = useStore(client.store, (state) => state.fleeting)
  const view = useStore(client.store, (state) => state.view) as object
  const viewer = useStore(client.store, (state) => state.seat)
  const passing = useStore(client.store, (state) => state.passing)
  const handOver = useStore(client.store, (state) => state.handOver)
  const canCover = useStore(client.store, (state) => state.canCover)
  const misread = useStore(table, (state) => state.refusal)
  const selected = useStore(table, (state) => state.selected)
  const chosenCard = selected === undefined ? undefined : open.hands?.onTable?.(selected)
  const words = game.words(speak.language)

  const drafted = draft.type === 'idle' ? undefined : decisions.find((one) => one.id === draft.decision)
  const asked = drafted ?? decisions.find((one) => !one.offer)
  const verdict = draft.type === 'idle' ? undefined : draft.type === 'pathing' ? draft.judgement.verdict : draft.verdict
  const isHeld = 'held' in draft && draft.held
  // More options have to be chosen. The count already says so, and it is not shown as a mistake.
  const isUnfinished =
    draft.type === 'choosing' && draft.picked.length > 0 && !verdict?.allowed && verdict?.reason.key === 'too-few'
  const why = verdict && !verdict.allowed && !isUnfinished ? verdict.reason : (misread?.reason ?? refusal?.reason)
  const instead = 'instead' in draft ? draft.instead : undefined
  const onward = drafted ? undefined : open.onward
  const onAnswer = useAnswer(at, open.situation)
  // Another player's window, with what is public about it.
  const another = decisions.some(({ offer }) => !offer) ? undefined : fleeting?.window
  const situation = another ? game.situation?.(stillMoment(view, fleeting?.seat ?? 'A', [another]), speak) : open.situation
  const picksIn = situation?.decision
  const again = situation?.again
  const chosen = useStore(table, (state) => state.again)
  const dice = situation && again !== undefined ? diceChosen(situation, viewer, chosen) : NOTHING_PICKED
  const said = (asked ?? another) && words.question((asked ?? another) as AnyDecision, speak)
  // If ending the player's own part is all that is left, the window is not a reaction: its button says what it ends.
  const rest = asked ?? another
  const ending = rest && game.rest?.(rest)
  // Without dice to look at, the strip shows only that the part ends.
  const isEnding = fleeting !== undefined && ending !== undefined && (situation?.rolls.length ?? 0) === 0
  // The cast is safe: a choice whose shape is 'pick' is a `Pick`.
  const pick = asked?.choice.shape === 'pick' ? (asked.choice as Pick) : undefined
  const picked = draft.type === 'choosing' ? draft.picked.length : 0
  const count =
    !pick || pick.most < 2 || situation
      ? undefined
      : picked > 0
        ? say('chosen-count', { count: picked, most: isUnfinished ? pick.least : pick.most })
        : say('choose-some', { least: pick.least, most: pick.most })
  const warning = drafted && game.warning?.(momentOf(client.store.getState()), speak)
  const waiting = awaited.filter((seat) => seat !== 'chance').map((seat) => speak.seat(seat as never))
  const doing = useMemo(
    () => (played ? underWay(played, client.store.getState().log, game, speak) : ''),
    [played, client, game, speak],
  )
  const [first] = throws
  const roll = first && words.question(rollAsked(first), speak)
  const title =
    (handOver && say('screen-for', { name: speak.seat(handOver.seat) })) ??
    (another && fleeting && `${say('may-react', { name: speak.seat(fleeting.seat) })} · ${said?.title ?? ''}`) ??
    said?.title ??
    roll?.title ??
    (doing ||
      (playing || waiting.length === 0 ? game.status(view, speak).phase : say('waiting-for', { names: waiting.join(', ') })))
  const isBotThinking =
    !online && !playing && seats.some((one) => one.isBot && SEARCHES.includes(one.level) && awaited.includes(one.seat))
  const seat = asked?.seat === 'chance' ? undefined : (asked?.seat ?? (handOver ?? fleeting)?.seat ?? first?.roll.by)
  return (
    <PromptStrip
      seat={seats.some((one) => one.seat === seat) ? seat : undefined}
      title={title}
      count={count}
      tip={warning === undefined && !isEnding ? tip : undefined}
      hint={
        fleeting
          ? say(ending === undefined ? 'may-react-hint' : 'ends-hint')
          : (warning ?? said?.hint ?? (first ? say('throw-hint') : ''))
      }
      keys={first && !said ? [{ key: keyOf('throw', say), does: say('throw-dice', { count: first.roll.dice.length }) }] : []}
      refusal={why ? reason(why) : instead && say('set-nearest', { why: reason(instead) })}
      why={isHeld ? undefined : (why ?? instead)}
      confirm={
        drafted && !isHeld
          ? { disabled: !verdict?.allowed, onConfirm: () => client.actions.confirm() }
          : onward
            ? {
                label: words.option(onward.decision, onward.option.id, speak).label,
                disabled: onward.option.refused !== undefined,
                onConfirm: () => client.actions.pick(onward.decision.id, [onward.option.id]),
              }
            : first
              ? {
                  label: say('throw-dice', { count: first.roll.dice.length }),
                  disabled: false,
                  onConfirm: () => client.actions.throwDice(first.decision, STRAIGHT),
                }
              : undefined
      }
      pass={
        isWindow
          ? {
              ...(rest && ending !== undefined ? { label: words.option(rest, ending, speak).label } : {}),
              onPass: () => client.actions.pass(),
              ...(ending === undefined ? { onPassAhead: () => client.actions.passAhead() } : {}),
              ...(fleeting
                ? {
                    hold: {
                      label: another ? say('hold-for', { name: speak.seat(fleeting.seat) }) : say('hold'),
                      onHold: () => client.actions.hold(),
                    },
                  }
                : {}),
            }
          : undefined
      }
      ahead={
        passing.length > 0
          ? { names: passing.map((one) => speak.seat(one)).join(', '), onAskAgain: () => client.actions.askAgain() }
          : undefined
      }
      onCover={canCover && !playing ? () => client.actions.coverHand() : undefined}
      read={chosenCard && { card: chosenCard.face.title, onRead: () => table.setState({ page: chosenCard.key }) }}
      onHurry={isBotThinking ? () => hurry(at) : undefined}
      onBack={draft.type === 'idle' ? undefined : () => client.actions.back()}
      about={
        situation && !isEnding ? (
          <RollResult
            {...situation}
            icon={game.panels.icon}
            {...(picksIn === undefined ? {} : { onPick: (option) => onAnswer({ decision: picksIn, option }) })}
            {...(again === undefined
              ? {}
              : {
                  pickOf: againKey,
                  onPick: (die) => table.setState({ again: { decision: again, dice: toggled(dice, die) } }),
                })}
            picked={again !== undefined ? dice : draft.type === 'choosing' ? draft.picked : NOTHING_PICKED}
          />
        ) : undefined
      }
      acts={open.acts}
      onAct={onAnswer}
      icon={game.panels.icon}
      onPanel={asked && onPanel}
      onClaim={'piece' in draft ? onClaim : undefined}
      undo={{ disabled: !canUndo || playing, onUndo: () => undo(at) }}
    />
  )
}
