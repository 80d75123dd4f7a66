/** The log of a match, loaded after the first picture, which must not wait for it. Nothing is shown until then. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { LogPartProps } from './log-lines'
import type { TableStore } from './table-state'

const LogPart = lazy(() => import('./log-part').then((module) => ({ default: module.LogPart })))

/** Milliseconds between the first picture and the log. */
const DELAY = 500

/** Whether what can wait for the first picture may be loaded. */
export function useLater(table: TableStore): boolean {
  const isSet = useStore(table, (state) => state.isSet)
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (!isSet) return
    const timer = setTimeout(() => setIsReady(true), DELAY)
    return () => clearTimeout(timer)
  }, [isSet])
  return isReady
}

export function LogLater(props: LogPartProps) {
  if (!useLater(props.table)) return null
  return (
    <Suspense>
      <LogPart {...props} />
    </Suspense>
  )
}
