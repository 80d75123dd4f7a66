/** The rules dialog, loaded with its words when it is first opened. */
import { lazy } from 'react'
import type { Asked } from '../ui/help/why-button'
import { learnPart } from '../ui/words/words'

export const RulesPart = lazy(async () => {
  const [module] = await Promise.all([import('./rules-part'), learnPart('helping')])
  return { default: module.RulesPart }
})

/** To open the rules at their contents. */
export const NOTHING_ASKED: readonly Asked[] = []
