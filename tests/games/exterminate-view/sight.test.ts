/** The lab tells of Exterminate! what its rules say: the very report of an open question, else one made by the same function. */
import { describe, expect, test } from 'vitest'
import { shotReport } from '../../../src/games/exterminate/rules/facts/sight'
import type { ShotReport } from '../../../src/games/exterminate/rules/reports'
import type { View } from '../../../src/games/exterminate/rules/state'
import { sandbox } from '../../../src/games/exterminate/view/sandbox'
import { shotFor, sightOf } from '../../../src/games/exterminate/view/sight'
import { verdictOf } from '../../../src/games/exterminate/view/sight-verdict'
import { INCH } from '../../../src/geometry/types'
import { ALLOWED } from '../../../src/kernel'
import { PHANTOM } from '../../../src/lab/consider'
import type { LabVerdict } from '../../../src/lab/verdict'
import { gapTo } from '../../../src/table/judge'
import { discOf } from '../../../src/table/layout'
import { speaker } from '../../../src/ui/words/speaker'
import { approach, openOptions, SHOOTER, TARGET, wished } from '../../browser/begun'
import { inch } from '../../driver/inches'

const told = ({ headline, lines }: LabVerdict) => [headline, ...lines].map(({ key, rule }) => `${key} ${rule}`)
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
    const found = shotFor(moment, { viewer: SHOOTER, target: TARGET, pieces: state.tabletop.pieces })
    expect(found?.report).toBe(shot?.shows)
  })
  test('otherwise the rules make it, here and where a piece is tried, and the view stays as it was', () => {
    const before = JSON.stringify(lab)
    const weapon = lab.figures.A1?.profile.weapons.find(({ range }) => range !== undefined)?.id ?? ''
    expect(shotFor(momentOf(lab), { viewer: 'A1', target: 'B1', pieces })?.report).toEqual(shotReport(lab, 'A1', 'B1', weapon))
    const tried = at('A1', 9, 12)
    const found = shotFor(momentOf(lab), { viewer: 'A1', target: 'B1', pieces: tried })
    expect(found?.report).toEqual(shotReport(sandbox.with(lab, tried), 'A1', 'B1', weapon))
    expect(found?.report.blockers).toEqual([])
    expect(JSON.stringify(lab)).toBe(before)
  })
  test('a place is judged as if an enemy stood there, without dice', () => {
    const own = pieces.A1
    if (!own) throw new Error('A1 stands here')
    const place = { ...pieces, [PHANTOM]: { ...own, ref: PHANTOM, pose: { at: { x: inch(9.5), y: inch(22) }, heading: 0 } } }
    const found = sightOf(momentOf(lab), { viewer: 'A1', target: PHANTOM, pieces: place }, SPEAK)
    expect(found?.verdict.headline).toMatchObject({ key: 'corridor-blocked', says: { pieces: ['container-1'] } })
    expect(found?.verdict.lines.map(({ key }) => key)).toEqual(['sight-long'])
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

describe('its verdict', () => {
  const report = (part: Partial<ShotReport>): ShotReport => ({
    weapon: 'pistol',
    verdict: ALLOWED,
    corridor: [],
    shooter: 'S',
    target: 'T',
    elements: [],
    obstructions: [],
    blockers: [],
    ignored: [],
    cover: [],
    range: { gap: 6 * INCH, limit: 6 * INCH, band: 'near' },
    attack: { total: 3, parts: [] },
    defence: { total: 2, parts: [] },
    ...part,
  })
  test('clear and in range: the dice are told', () => {
    expect(told(verdictOf(report({})))).toEqual(['sight-clear EX-LOS-04', 'sight-near EX-RNG-01', 'sight-dice EX-SHO-02'])
  })
  test('an obstruction that covers; one that is ignored', () => {
    const found = verdictOf(report({ obstructions: ['crate'], cover: ['crate'], ignored: ['rail'] }))
    expect([found.standing, ...told(found)]).toEqual([
      'hindered',
      'sight-obstructed EX-LOS-05',
      'sight-cover EX-COV-01',
      'sight-ignored EX-LOS-07',
      'sight-near EX-RNG-01',
      'sight-dice EX-SHO-02',
    ])
  })
  test('a wall alone, or two together: no dice', () => {
    const wall = { ref: 'wall', role: 'blocker', isWall: true, clipped: [] } as const
    expect(told(verdictOf(report({ blockers: ['wall'], elements: [wall] })))[0]).toBe('corridor-blocked EX-LOS-06')
    const together = verdictOf(report({ blockers: ['one', 'other'] }))
    expect([together.standing, ...told(together)]).toEqual([
      'hidden',
      'corridor-blocked-together EX-LOS-06',
      'sight-near EX-RNG-01',
    ])
  })
  test('beyond reach, or with nothing to shoot with: only the distance', () => {
    expect(told(verdictOf(report({ range: { gap: 5, limit: 2, band: 'out' } })))[1]).toBe('sight-out EX-RNG-01')
    expect(told(verdictOf(report({ range: { gap: 5, limit: 0, band: 'out' } })))).toEqual([
      'sight-clear EX-LOS-04',
      'sight-gap EX-RNG-01',
    ])
  })
  test('what another place may change: the distance, the corridor, the cover', () => {
    const found = verdictOf(report({ obstructions: ['crate'], cover: ['crate'] }))
    expect(found.range).toBe(6 * INCH)
    expect(found.facts).toEqual([
      { label: { key: 'sight-corridor', says: {} }, standing: 'hindered' },
      { label: { key: 'sight-cover-of', says: {} }, value: { key: 'sight-in-cover', says: {} } },
    ])
  })
})
