/** The panel that is open as a sheet where there is no room beside the table. */
import { useCallback, useState } from 'react'
import { useStore } from 'zustand'
import type { SidePanel } from '../../ui/match/match-chrome'
import { STANDING } from './answer-draft'
import type { AtTable } from './match-table'

export interface Sheet {
  readonly sheet: SidePanel | undefined
  setSheet(sheet: SidePanel | undefined): void
  /** The player closes the sheet: it does not open by itself again for the same question. */
  closeSheet(): void
  /** The player opens another sheet, or closes this one. */
  chooseSheet(next: SidePanel | undefined): void
}

/** `isFree`: nothing is being shown that a sheet would cover. */
export function useSheet({ client }: AtTable, areSheets: boolean, isFree: boolean): Sheet {
  const [called, setSheet] = useState<SidePanel>()
  const [closedFor, setClosedFor] = useState<string>()
  const question = useStore(client.store, (state) => state.decisions.find(({ offer }) => !offer))
  // A number would be confirmed unseen if its sheet did not open by itself.
  const isOpening = areSheets && isFree && question && STANDING.includes(question.choice.shape) && closedFor !== question.id
  const sheet = called ?? (isOpening ? 'question' : undefined)
  // Stable: what closes everything on top depends on it.
  const closeSheet = useCallback(() => {
    setSheet(undefined)
    setClosedFor(client.store.getState().decisions.find(({ offer }) => !offer)?.id)
  }, [client])
  const chooseSheet = (next: SidePanel | undefined) => (next || sheet !== 'question' ? setSheet(next) : closeSheet())
  return { sheet, setSheet, closeSheet, chooseSheet }
}
