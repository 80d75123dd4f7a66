/** Shown while the connection to the table is lost. */
import { useStore } from 'zustand'
import { LostLine } from '../../ui/online/lost-line'
import type { AtServer } from './use-online'

export function Line({ at: { online } }: { readonly at: AtServer }) {
  const retryAt = useStore(online.store, (state) => (state.status === 'lost' ? state.retryAt : undefined))
  return retryAt === undefined ? null : <LostLine retryAt={retryAt} onRetry={() => online.retry()} />
}
