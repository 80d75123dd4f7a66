/** What one edit and one step of a drag cost without a picture; run as built code (see `built.ts`). */

import { plannerActs } from '../../src/app/planner/acts'
import { plannerDrag } from '../../src/app/planner/drag'
import { documentOf, newPlanner } from '../../src/app/planner/store'
import { applied } from '../../src/planner/edits'
import { knownOf } from '../../src/planner/known'
import { systemOf } from '../../src/planner/open-tables'
import { opened } from '../../src/planner/opened'
import type { Print } from './main'
import { crowded, GROUPED } from './planner-layout'
import { round, timed } from './timing'

const ROUNDS = 200

/** Milliseconds of one: an edit by the reducer, a step of a drag of one piece, and of twenty. */
function costsOf(count: number) {
  const document = crowded(count)
  opened(document)
  const refs = document.pieces.slice(0, GROUPED).map(({ ref }) => ref)
  const ref = document.pieces[GROUPED]?.ref ?? ''
  const each = (run: (index: number) => void): number => {
    for (let i = 0; i < 20; i++) run(i)
    return (
      timed(() => {
        for (let i = 0; i < ROUNDS; i++) run(i)
      }) / ROUNDS
    )
  }
  const edit = each((i) => applied(document, { type: 'move', refs: [ref], by: { x: 10 + i, y: 5 } }))
  const step = (picked: readonly string[]) => {
    const store = newPlanner('bench', document, [])
    const acts = plannerActs(store)
    acts.select(picked)
    const drag = plannerDrag(store, acts)
    const start = { x: 0, y: 0 }
    if (!drag.begin(picked[0] ?? '', start)) throw new Error('nothing can be dragged')
    const cost = each((i) => drag.to({ x: start.x + 40 * i, y: start.y + 25 * i }, false))
    drag.end()
    const moved = documentOf(store.getState()).pieces.filter((piece, index) => piece !== document.pieces[index])
    if (moved.length !== picked.length) throw new Error(`${moved.length} pieces were dragged, not ${picked.length}`)
    return cost
  }
  const known = timed(() => knownOf({ ...document }, systemOf(document, [])))
  return { edit, one: step([ref]), twenty: step(refs), known }
}

export function run(print: Print): void {
  costsOf(30)
  const [few, many] = [costsOf(30), costsOf(300)]
  const against = (figure: string, value: number, peerValue: number) =>
    print({
      figure,
      value: round(value),
      unit: 'ms of script, 300 pieces',
      peer: 'the same with 30 pieces',
      peerValue: round(peerValue),
      ratio: round(value / peerValue),
    })
  against('planner.edit', many.edit, few.edit)
  against('planner.dragStep', many.one, few.one)
  against('planner.dragStepOfTwenty', many.twenty, few.twenty)
  against('planner.checks', many.known, few.known)
}
