/** The lab tells of Exterminate! what its rules say: the very report of an open question, else one made by the same function. */
import { describe, expect, test } from 'vitest'
import { shotReport } from '../../../src/games/exterminate/rules/facts/sight'
import type { View } from '../../../src/games/exterminate/rules/state'
import { sandbox } from '../../../src/games/exterminate/view/sandbox'
import { sightOf } from '../../../src/games/exterminate/view/sight'
import { PHANTOM } from '../../../src/lab/consider'
import { exterminateVerdict } from '../../../src/lab/verdicts/exterminate'
import { gapTo } from '../../../src/table/judge'
import { discOf } from '../../../src/table/layout'
import { speaker } from '../../../src/ui/words/speaker'
import { approach, openOptions, SHOOTER, TARGET, wished } from '../../browser/begun'
import { inch } from '../../driver/inches'

const SPEAK = speaker('en')
const momentOf = (view: View) => ({ view, viewer: 'A', decisions: [], draft: { type: 'idle' } }) as const
const lab = sandbox.open('meeting')
const { pieces } = lab.tabletop
const at = (ref: string, x: number, y: number) => {
  const piece = pieces[ref]
  if (!piece) throw new Error(`${ref} does not stand here`)
  return { ...pieces, [ref]: { ...piece, pose: { at: { x: inch(x), y: inch(y) }, heading: 0 } } }
}

describe('a sight for the lab', () => {
  test('while the shot is on offer it is the very report of the offer', () => {
    const { state, open } = wished({
      answer: approach,
      isThere: (asked) => asked.open.subject === 'shoot turn' && asked.state.turn === 2 && asked.open.seat === 'A',
    })
    const shot = openOptions(open).find(({ id, on }) => id.startsWith('shoot') && on?.[0] === SHOOTER && on[1] === TARGET)
    expect(shot?.shows).toBeDefined()
    const moment = { ...momentOf({ ...state, viewer: 'A' }), decisions: [open] }
    const found = sightOf(moment, { viewer: SHOOTER, target: TARGET, pieces: state.tabletop.pieces }, SPEAK)
    expect(found?.report).toBe(shot?.shows)
  })
  test('otherwise the rules make it, here and where a piece is tried, and the view stays as it was', () => {
    const before = JSON.stringify(lab)
    const weapon = lab.figures.A1?.profile.weapons.find(({ range }) => range !== undefined)?.id ?? ''
    expect(sightOf(momentOf(lab), { viewer: 'A1', target: 'B1', pieces }, SPEAK)?.report).toEqual(
      shotReport(lab, 'A1', 'B1', weapon),
    )
    const tried = at('A1', 9, 12)
    const found = sightOf(momentOf(lab), { viewer: 'A1', target: 'B1', pieces: tried }, SPEAK)
    expect(found?.report).toEqual(shotReport(sandbox.with(lab, tried), 'A1', 'B1', weapon))
    expect(found?.report.blockers).toEqual([])
    expect(JSON.stringify(lab)).toBe(before)
  })
  test('a place is judged as if an enemy stood there, without dice', () => {
    const own = pieces.A1
    if (!own) throw new Error('A1 stands here')
    const place = { ...pieces, [PHANTOM]: { ...own, ref: PHANTOM, pose: { at: { x: inch(9.5), y: inch(22) }, heading: 0 } } }
    const found = sightOf(momentOf(lab), { viewer: 'A1', target: PHANTOM, pieces: place }, SPEAK)
    expect(found?.report.blockers).toEqual(['container-1'])
    expect(found && exterminateVerdict(found.report).lines.map(({ key }) => key)).not.toContain('ex-dice')
  })
  test('who is not on the table sees nothing', () => {
    const { A1: _gone, ...rest } = pieces
    expect(sightOf(momentOf(lab), { viewer: 'A1', target: 'B1', pieces: rest }, SPEAK)).toBeUndefined()
  })
  test.each(['meeting', 'purge', 'rift-storm'])('the table of %s stands, nobody inside of anything', (scenario) => {
    const { tabletop, figures } = sandbox.open(scenario)
    expect(Object.keys(tabletop.pieces).sort()).toEqual(Object.keys(figures).sort())
    expect(Object.keys(figures).length).toBe(7)
    const inside = Object.values(tabletop.pieces).flatMap((piece) =>
      tabletop.terrain
        .filter(({ outlines }) => gapTo(discOf(piece), { parts: outlines }) < 0)
        .map(({ ref }) => `${piece.ref} in ${ref}`),
    )
    expect(inside).toEqual([])
  })
})
