/** What is shown beside a watched match: the bot's opinion, its notes or its branches. Each is loaded when it is opened. */
import { lazy, Suspense } from 'react'
import type { WatchPanel } from '../../ui/watch/watch-bar'
import { learnPart } from '../../ui/words/words'
import type { AskPartProps } from './ask-part'
import type { BranchesPartProps } from './branches-part'
import type { NotesPartProps } from './notes-part'

const AskPart = lazy(async () => {
  const [module] = await Promise.all([import('./ask-part'), learnPart('puzzles')])
  return { default: module.AskPart }
})
const NotesPart = lazy(() => import('./notes-part').then((module) => ({ default: module.NotesPart })))
const BranchesPart = lazy(() => import('./branches-part').then((module) => ({ default: module.BranchesPart })))

const PARTS = { ask: AskPart, notes: NotesPart, branches: BranchesPart }

export function WatchPanels({
  panel,
  ...props
}: { readonly panel: WatchPanel } & AskPartProps & NotesPartProps & BranchesPartProps) {
  const Part = PARTS[panel]
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}
