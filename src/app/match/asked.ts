/**
 * Collects the open questions with everything that can answer them (cards, buttons of the strip, dice to be picked) and finds out
 * whether the generic panel is needed.
 */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { type Draft, IDLE } from '../../client/draft'
import { type Moment, momentOf } from '../../client/moment'
import type { Hands } from '../../games/hands'
import type { Act, Situation } from '../../games/situation'
import type { GameView } from '../../games/view'
import type { AnyDecision, Option, Pick } from '../../kernel'
import type { Speak } from '../../ui/words/speak'
import type { AtTable } from './match-table'

export interface Asked {
  readonly hands: Hands | undefined
  readonly situation: Situation | undefined
  readonly acts: readonly Act[]
  /** The only other option that refers to nothing on the table (ending a part, declining). It gets the strip's main button. */
  readonly onward: { readonly decision: AnyDecision; readonly option: Option } | undefined
  /** True if some answer can be given only in the generic panel. */
  readonly needsPanel: boolean
  /** True if cards and strip offer every answer, so that a panel opened for an earlier question would only repeat them. */
  readonly isInStrip: boolean
}

/** Finds the ways to answer the open questions without their panel. */
export function askedIn(game: GameView, moment: Moment, speak: Speak, window: string | undefined): Asked {
  const hands = game.hands?.(moment, speak)
  const situation = game.situation?.(moment, speak)
  const acts = game.acts?.(moment, speak) ?? []
  const windowed = moment.decisions.find(({ id }) => id === window)
  const own = hands?.seats.find(({ seat }) => seat === moment.viewer)
  const near = new Set([
    ...[...(own?.hand ?? []), ...(own?.cards ?? [])].flatMap(({ plays }) => plays.map(keyOf)),
    ...acts.map(keyOf),
    ...(situation?.rolls ?? []).flatMap(({ dice }) =>
      dice.flatMap(({ option }) => (option === undefined ? [] : [keyOf({ decision: situation?.decision ?? '', option })])),
    ),
    ...(windowed ? [keyOf({ decision: windowed.id, option: game.rest?.(windowed) ?? 'pass' })] : []),
  ])
  const first = moment.decisions.find(({ offer }) => !offer)
  const onward = first && first.id !== window ? onwardOf(first, near) : undefined
  return {
    hands,
    situation,
    acts,
    onward,
    needsPanel: moment.decisions.some((one) => !isAnswered(one, near, onward)),
    isInStrip:
      first !== undefined &&
      (pickOf(first)?.options.every(({ id, refused }) => refused || near.has(keyOf({ decision: first.id, option: id }))) ??
        false),
  }
}

const keyOf = ({ decision, option }: { readonly decision: string; readonly option: string }) => `${decision} ${option}`

// The cast is safe: a choice whose shape is 'pick' is a `Pick`.
const pickOf = ({ choice }: AnyDecision): Pick | undefined => (choice.shape === 'pick' ? (choice as Pick) : undefined)

const isBare = ({ on }: Option) => !on || on.length === 0

function onwardOf(decision: AnyDecision, near: ReadonlySet<string>): Asked['onward'] {
  const pick = pickOf(decision)
  if (pick?.most !== 1) return undefined
  const bare = pick.options.filter((option) => isBare(option) && !near.has(keyOf({ decision: decision.id, option: option.id })))
  const [option, ...others] = bare
  return option && others.length === 0 ? { decision, option } : undefined
}

/** Whether every answer to the question can be given on the table, by cards or by the strip. */
function isAnswered(decision: AnyDecision, near: ReadonlySet<string>, onward: Asked['onward']): boolean {
  const { id, choice, offer } = decision
  if (offer || choice.shape === 'path' || choice.shape === 'place' || choice.shape === 'route') return true
  return (
    pickOf(decision)?.options.every(
      (option) =>
        option.refused !== undefined ||
        !isBare(option) ||
        near.has(keyOf({ decision: id, option: option.id })) ||
        (onward?.decision === decision && onward.option === option),
    ) ?? false
  )
}

/** Replaces every draft except picks and shares by the same idle draft, so that a path being drawn causes no renders here. */
const picking = (draft: Draft): Draft => (draft.type === 'choosing' || draft.type === 'sharing' ? draft : IDLE)

export function useAsked({ client, game, table, speak }: AtTable): Asked {
  const view = useStore(client.store, (state) => state.view)
  const seat = useStore(client.store, (state) => state.seat)
  const decisions = useStore(client.store, (state) => state.decisions)
  const draft = useStore(client.store, (state) => picking(state.draft))
  const ahead = useStore(client.store, (state) => state.ahead)
  const window = useStore(client.store, (state) => state.window)
  const selected = useStore(table, (state) => state.selected)
  return useMemo(
    () => askedIn(game, momentOf({ view, seat, decisions, draft, ahead }, { selected }), speak, window),
    [game, view, seat, decisions, draft, ahead, window, selected, speak],
  )
}
