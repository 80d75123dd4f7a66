/**
 * Handles one press on a card, a die or a button of the strip. If the question takes a single option, the press answers it; if it
 * takes several, the press picks or unpicks the option.
 */
import { useCallback } from 'react'
import type { Sequel } from '../../client/sequels'
import type { Again, Situation } from '../../games/situation'
import type { Pick } from '../../kernel'
import { againSaid, diceChosen } from './again'
import type { AtTable } from './match-table'

export interface Pressed {
  readonly decision: string
  readonly option: string
  /** The whole answer, where it differs from that one option. */
  readonly answer?: readonly string[]
  /** Set if the option pays for throwing the dice chosen in the strip again. */
  readonly again?: Again
  /** A follow-up answer to send along with this one. */
  readonly sequel?: Sequel
}

export function useAnswer({ client, table }: AtTable, situation: Situation | undefined): (pressed: Pressed) => void {
  return useCallback(
    ({ decision, option, answer, again, sequel }) => {
      if (answer) return client.actions.answer(decision, [...answer])
      const { draft, decisions, seat } = client.store.getState()
      const dice = again && situation && againSaid(again, situation, diceChosen(situation, seat, table.getState().again))
      const choice = decisions.find(({ id }) => id === decision)?.choice
      if (choice?.shape !== 'pick') return
      // The cast is safe: a choice whose shape is 'pick' is a `Pick`.
      const { least, most } = choice as Pick
      if (least === 1 && most === 1) return client.actions.answer(decision, [option], sequel ?? dice)
      const before = draft.type === 'choosing' && draft.decision === decision ? draft.picked : []
      const isTaken = before.includes(option)
      // When the allowed number is already picked, the earliest pick is dropped.
      const kept = before.length < most ? before : before.slice(1)
      client.actions.pick(decision, isTaken ? before.filter((id) => id !== option) : [...kept, option])
    },
    [client, table, situation],
  )
}
