/** The log of a match, loaded after the first picture, which must not wait for it. Nothing is shown until then. */
import { lazy, Suspense } from 'react'
import type { LogPartProps } from './log-lines'

const LogPart = lazy(() => import('./log-part').then((module) => ({ default: module.LogPart })))

export const LogLater = (props: LogPartProps) => (
  <Suspense>
    <LogPart {...props} />
  </Suspense>
)
