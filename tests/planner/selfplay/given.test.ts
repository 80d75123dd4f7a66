/** A report that comes with a link is kept for the layout it came with, and never hides one that was played here. */
import { expect, test } from 'vitest'
import { begun } from '../../../src/app/planner/begin'
import { keptFor } from '../../../src/app/planner/selfplay/kept-reports'
import { stateOf } from '../../../src/app/planner/selfplay/state-of'
import { keepTried } from '../../../src/app/planner/shelf'
import { emptyReport, numbersOf, type Report } from '../../../src/planner/selfplay/report'
import { shared } from '../../../src/planner/share'
import { sample } from '../sample'

const document = sample()
const played = (matches: number): Report => ({
  ...emptyReport({ game: 'exterminate', level: 'plain', forces: ['Daleks', 'Cybermen'], seed: 1 }, document.size),
  matches,
  stood: { 3: matches },
})

test('numbers of a link are kept with its layout, behind those that were played here', async () => {
  const link = shared(document, played(400))
  const opened = await begun(link.ok ? link.value.fragment : '')
  expect(opened).toEqual({ id: opened.id, document })
  expect(await keptFor(document)).toEqual(numbersOf(played(400)))
  const { id } = opened
  await keepTried({ layout: `${id} here`, name: 'x', state: stateOf(document), text: JSON.stringify(played(20)) })
  expect(await keptFor(document)).toEqual(played(20))
})
test('a link without numbers brings none', async () => {
  const other = { ...document, size: { ...document.size, width: document.size.width + 2540 } }
  const link = shared(other)
  const opened = await begun(link.ok ? link.value.fragment : '')
  expect(opened.document).toEqual(other)
  expect(await keptFor(other)).toBeUndefined()
})
