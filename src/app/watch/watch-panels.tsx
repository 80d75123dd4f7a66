/** What is shown beside a watched match: its notes or its branches. Loaded when it is opened. */
import { lazy, Suspense } from 'react'
import type { WatchPanel } from '../../ui/watch/watch-bar'
import type { BranchesPartProps } from './branches-part'
import type { NotesPartProps } from './notes-part'

const NotesPart = lazy(() => import('./notes-part').then((module) => ({ default: module.NotesPart })))
const BranchesPart = lazy(() => import('./branches-part').then((module) => ({ default: module.BranchesPart })))

export function WatchPanels({
  panel,
  ...props
}: { readonly panel: Exclude<WatchPanel, 'ask'> } & NotesPartProps & BranchesPartProps) {
  return <Suspense>{panel === 'notes' ? <NotesPart {...props} /> : <BranchesPart {...props} />}</Suspense>
}
