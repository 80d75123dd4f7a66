/** The panel of the open question, loaded after the first picture, which must not wait for it. */
import { lazy, Suspense } from 'react'
import type { QuestionPartProps } from './question-part'

const QuestionPart = lazy(() => import('./question-part').then((module) => ({ default: module.QuestionPart })))

/** While it is on its way, its place says so. */
const COMING = <div aria-busy="true" />

/** `isReady`: what can wait for the first picture may be loaded. */
export function QuestionLater({ isReady, ...props }: QuestionPartProps & { readonly isReady: boolean }) {
  if (!isReady) return COMING
  return (
    <Suspense fallback={COMING}>
      <QuestionPart {...props} />
    </Suspense>
  )
}
