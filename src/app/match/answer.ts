/**
 * One press on a card, a die or a button of the strip: where one option is asked for, it is the answer; where several are, it is picked
 * or unpicked.
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
  /** The whole answer, where it is more or less than that one option. */
  readonly answer?: readonly string[]
  /** It throws the dice chosen in the strip again. */
  readonly again?: Again
  /** What is answered along with it. */
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
      // A choice whose shape is 'pick' is a pick.
      const { least, most } = choice as Pick
      if (least === 1 && most === 1) return client.actions.answer(decision, [option], sequel ?? dice)
      const before = draft.type === 'choosing' && draft.decision === decision ? draft.picked : []
      const isTaken = before.includes(option)
      // When as many as allowed are picked, the one picked first is dropped.
      const kept = before.length < most ? before : before.slice(1)
      client.actions.pick(decision, isTaken ? before.filter((id) => id !== option) : [...kept, option])
    },
    [client, table, situation],
  )
}
