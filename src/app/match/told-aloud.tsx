/** For players who do not see the table: what happens is told aloud, and the keyboard's focus is never lost. */
import { lazy, Suspense, useEffect } from 'react'
import { keepFocus } from '../../ui/keep-focus'
import { QUESTION_ID } from '../../ui/match/question-id'
import { learnPart } from '../../ui/words/words'
import { useLater } from './log-later'
import type { AtTable } from './match-table'

const TellingPart = lazy(async () => {
  const [module] = await Promise.all([import('./account/telling-part'), learnPart('account')])
  return { default: module.TellingPart }
})

/** Must be rendered beside the match's chrome. The first picture does not wait for what is told. */
export function ToldAloud(at: AtTable) {
  useEffect(() => {
    const chrome = document.querySelector<HTMLElement>('.ui-chrome')
    return chrome ? keepFocus(chrome, [`#${QUESTION_ID}`, '.scene-surface']) : undefined
  }, [])
  return useLater(at.table) ? (
    <Suspense>
      <TellingPart {...at} />
    </Suspense>
  ) : null
}
