/** The own pieces stored on this device. Listed when the planner opens, and again after each change. */
import { useCallback, useEffect, useState } from 'react'
import type { OwnPieces } from '../../../client/own-pieces'
import type { Reason } from '../../../kernel'
import type { KeptPiece } from '../../../planner/own/store'
import type { OwnRecord } from '../../../planner/own/types'

export interface OwnKept {
  readonly pieces: readonly KeptPiece[]
  readonly isLasting: boolean
  save(piece: OwnRecord): Promise<void>
  load(id: string): Promise<OwnRecord | undefined>
  forget(id: string): Promise<void>
}

export function useOwnKept(client: OwnPieces, onTrouble: (reason: Reason) => void): OwnKept {
  const [kept, setKept] = useState<Pick<OwnKept, 'pieces' | 'isLasting'>>({ pieces: [], isLasting: true })
  const refresh = useCallback(async () => {
    const outcome = await client.list()
    if (outcome.ok) setKept({ pieces: outcome.value.pieces, isLasting: outcome.value.lasting })
  }, [client])
  useEffect(() => void refresh(), [refresh])
  return {
    ...kept,
    async save(piece) {
      const outcome = await client.save(piece)
      if (!outcome.ok) onTrouble(outcome.reason)
      await refresh()
    },
    async load(id) {
      const outcome = await client.load(id)
      if (!outcome.ok) onTrouble(outcome.reason)
      return outcome.ok ? outcome.value : undefined
    },
    async forget(id) {
      const outcome = await client.remove(id)
      if (!outcome.ok) onTrouble(outcome.reason)
      await refresh()
    },
  }
}
