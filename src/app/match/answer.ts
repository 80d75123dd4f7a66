/** One press on a card, a die or a button of the strip: where one is asked for it is the answer, of several it is taken up or put down. */
import { useCallback } from 'react'
import type { Pick } from '../../kernel'
import type { AtTable } from './match-table'

export interface Pressed {
  readonly decision: string
  readonly option: string
  /** The whole answer, where it is not that one option. */
  readonly answer?: readonly string[]
}

export function useAnswer({ client }: AtTable): (pressed: Pressed) => void {
  return useCallback(
    ({ decision, option, answer }) => {
      if (answer) return client.actions.answer(decision, [...answer])
      const { draft, decisions } = client.store.getState()
      const choice = decisions.find(({ id }) => id === decision)?.choice
      if (choice?.shape !== 'pick') return
      // A choice whose shape is 'pick' is a pick.
      const { least, most } = choice as Pick
      if (least === 1 && most === 1) return client.actions.answer(decision, [option])
      const before = draft.type === 'choosing' && draft.decision === decision ? draft.picked : []
      const isTaken = before.includes(option)
      // With as many as may be taken, the one taken first makes room.
      const kept = before.length < most ? before : before.slice(1)
      client.actions.pick(decision, isTaken ? before.filter((id) => id !== option) : [...kept, option])
    },
    [client],
  )
}
