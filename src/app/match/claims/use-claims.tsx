/** Claims in a match's screen: the command that opens their panel, the panel, and the list of those that count. */
import { lazy, type ReactNode, Suspense, useCallback } from 'react'
import { useStore } from 'zustand'
import type { ToastNotice } from '../../../ui/toasts'
import { learnPart } from '../../../ui/words/words'
import { lookBack } from '../look-back'
import type { AtTable } from '../match-table'

const ClaimsPart = lazy(async () => {
  const [module] = await Promise.all([import('./claims-part'), learnPart('claims')])
  return { default: module.ClaimsPart }
})
const ClaimsAside = lazy(async () => {
  const [module] = await Promise.all([import('./claims-aside'), learnPart('claims')])
  return { default: module.ClaimsAside }
})

export interface ClaimsAtTable {
  /** Opens or closes the panel; undefined if nothing can be claimed in this match. */
  readonly toggle: (() => void) | undefined
  /** The open panel. */
  readonly panel: ReactNode
  /** The claims that count; undefined if none has been made. */
  readonly aside: ReactNode
}

export interface ClaimsIn {
  /** Called when the panel opens or closes. */
  onPanel(isOpen: boolean): void
  onNotice(notice: Omit<ToastNotice, 'id'>): void
}

export function useClaims(at: AtTable, { onPanel, onNotice }: ClaimsIn): ClaimsAtTable {
  const { client, game, table, own, id, online } = at
  const isOpen = useStore(table, (state) => state.claiming !== undefined)
  const hasClaims = useStore(client.store, (state) => state.log.some(({ entry }) => entry.claims))
  const canClaim = useStore(
    client.store,
    (state) => state.outcome === undefined && own.length > 0 && game.tabletop(state.view as object).width > 0,
  )
  const set = (open: boolean) => {
    table.setState({ claiming: open ? { isAiming: false } : undefined })
    onPanel(open)
  }
  const open = useCallback((line: number) => lookBack({ client, id, online }, line), [client, id, online])
  return {
    toggle: canClaim ? () => set(!isOpen) : undefined,
    panel: canClaim && isOpen && (
      <Suspense>
        <ClaimsPart at={at} onClose={() => set(false)} />
      </Suspense>
    ),
    aside: hasClaims && (
      <Suspense>
        <ClaimsAside at={at} onOpen={open} onNotice={onNotice} />
      </Suspense>
    ),
  }
}
