/** The panel of the open question, loaded after the first picture, which must not wait for it. */
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { QUESTION_ID } from '../../ui/match/question-id'
import type { QuestionPartProps } from './question-part'

/**
 * The panel once it is here, undefined before; `isReady`: it may be loaded. One that was called before it was here (`isCalled`) gets the
 * focus when it comes. No lazy component: that would come a frame or two after each first call, too late for the focus.
 */
export function useQuestionPart(isReady: boolean, isCalled: boolean): ComponentType<QuestionPartProps> | undefined {
  const [part, setPart] = useState<ComponentType<QuestionPartProps>>()
  const called = useRef(isCalled)
  useEffect(() => {
    called.current = isCalled
  })
  useEffect(() => {
    if (!isReady) return
    import('./question-part').then(
      ({ QuestionPart }) => setPart(() => QuestionPart),
      // Thrown while rendering, so that the page tells of it as of any other part that cannot be loaded.
      (error) =>
        setPart(() => {
          throw error
        }),
    )
  }, [isReady])
  useEffect(() => {
    if (part && called.current) document.getElementById(QUESTION_ID)?.focus()
  }, [part])
  return part
}
