/** Claims at a match's screen: judged by the game's own verdict, at the moments of a log and where a piece is drafted. */
import { expect, test } from 'vitest'
import { createClaimJudge } from '../../src/app/match/claims/claim-judge'
import { claimInWords, claimItems, verdictInWords } from '../../src/app/match/claims/claim-words'
import { toldIn } from '../../src/app/route'
import type { ShownLine } from '../../src/client/seats'
import { deadzoneLab } from '../../src/games/deadzone/lab'
import { deadzoneView } from '../../src/games/deadzone/view'
import type { View } from '../../src/games/exterminate/rules/state'
import { exterminateView } from '../../src/games/exterminate/view'
import { sandbox } from '../../src/games/exterminate/view/sandbox'
import type { GameView } from '../../src/games/view'
import type { Json } from '../../src/kernel'
import type { Claim } from '../../src/protocol/claim'
import { speaker } from '../../src/ui/words/speaker'
import { inch } from '../driver/inches'

const game = exterminateView as unknown as GameView
const speakIn = (language: 'en' | 'fr') => speaker(language, 'inch', { piece: (ref) => ref, seat: (seat) => seat })
const SPEAK = speakIn('en')
const lab = sandbox.open('meeting')
const moved = (view: View, ref: string, x: number, y: number): View => {
  const piece = view.tabletop.pieces[ref]
  if (!piece) throw new Error(`${ref} does not stand here`)
  return sandbox.with(view, {
    ...view.tabletop.pieces,
    [ref]: { ...piece, pose: { at: { x: inch(x), y: inch(y) }, heading: 0 } },
  })
}
// Behind the container, as A1 sees it.
const hidden = moved(lab, 'B1', 9.5, 22)
const line = (seq: number, seat: 'A' | 'B', before: View, after: View, claims?: readonly Claim[]): ShownLine => ({
  entry: { seq, cause: { type: 'answer', seat }, told: [], ...(claims ? { claims } : {}) },
  before: before as unknown as Json,
  after: after as unknown as Json,
})
const CLAIMS: readonly Claim[] = [
  { type: 'unseen', piece: 'B1', other: 'A1' },
  { type: 'at-least', piece: 'B1', other: 'A1', length: inch(6) },
]

test('the verdict is that of the rules’ own report, and the log tells it with the margin', () => {
  const judge = createClaimJudge(game, undefined, SPEAK)
  const log = [line(3, 'B', lab, hidden, CLAIMS)]
  const report = exterminateView.sight?.(
    { view: hidden, viewer: 'A', decisions: [], draft: { type: 'idle' } },
    { viewer: 'A1', target: 'B1', pieces: hidden.tabletop.pieces },
    SPEAK,
  )
  const [unseen] = judge.made(log[0] as ShownLine, log)
  expect(unseen).toEqual({ holds: report?.verdict.standing === 'hidden', reason: report?.verdict.headline })
  expect(unseen?.holds).toBe(true)
  const items = claimItems(log[0] as ShownLine, log, judge, { speak: SPEAK, game })
  expect(items.map(({ id, seat, kind }) => ({ id, seat, kind }))).toEqual([
    { id: '3-claim-0', seat: 'B', kind: 'note' },
    { id: '3-claim-1', seat: 'B', kind: 'note' },
  ])
  expect(items[0]?.text).toBe('Claim: B1 is out of sight of A1. True.')
  expect(items[1]?.text).toMatch(/^Claim: B1 is at least 6″ from A1\. True, by \d+(\.\d)?″\.$/)
  expect(items[1]?.details[0]).toMatch(/apart/)
  const [french] = claimItems(log[0] as ShownLine, log, undefined, { speak: speakIn('fr'), game })
  expect(french?.text).toBe('Affirmation\u202f: B1 est hors de vue d’A1.')
})

test('where a game counts cubes, distances and margins are told in cubes', () => {
  const cubes = { speak: SPEAK, game: deadzoneView }
  const claim: Claim = { type: 'at-least', piece: 'B1', other: 'A1', stations: 3 }
  const reason = { key: 'range' }
  expect(claimInWords(claim, cubes)).toBe('B1 is at least 3 cubes from A1.')
  expect(verdictInWords(claim, { holds: true, margin: 1, reason }, cubes)).toBe('True, by 1 cube.')
  expect(verdictInWords(claim, { holds: false, margin: -2, reason }, cubes)).toBe('Not true, by 2 cubes.')
  expect(claimInWords(claim, { ...cubes, speak: speakIn('fr') })).toBe('B1 est à 3 cubes au moins d’A1.')
})

test('a claim is followed to the entry since which it is not true', () => {
  const judge = createClaimJudge(game, undefined, SPEAK)
  const log = [line(3, 'B', lab, hidden, CLAIMS), line(4, 'A', hidden, hidden)]
  expect(judge.standing(log).map(({ now, brokenBy }) => [now.holds, brokenBy])).toEqual([
    [true, undefined],
    [true, undefined],
  ])
  const near = moved(hidden, 'A1', 9.5, 19)
  const later = [...log, line(5, 'A', hidden, near)]
  expect(judge.standing(later).map(({ now, brokenBy }) => [now.holds, brokenBy])).toEqual([
    [false, 5],
    [false, 5],
  ])
})

test('while a piece is drafted, it is judged where it is drafted', () => {
  const judge = createClaimJudge(game, undefined, SPEAK)
  const at = { x: inch(9.5), y: inch(22) }
  const draft = {
    type: 'placing',
    decision: 'd',
    piece: 'B1',
    pose: { at, heading: 0 },
    held: true,
    verdict: { allowed: true },
  } as const
  const world = judge.drafted({ view: lab as unknown as Json, seat: 'B', decisions: [], draft, ahead: undefined })
  expect(world.pieces.B1?.pose.at).toEqual(at)
  expect(world.sight('A1', 'B1')?.standing).toBe('hidden')
  expect(world.isMiniature('B1')).toBe(true)
  expect(world.isMiniature('container-1')).toBe(false)
})

test('a game without a report of its own is judged by its lab', () => {
  const { sight: _sight, ...bare } = game
  const judge = createClaimJudge(bare, deadzoneLab, SPEAK)
  const log = [line(0, 'B', lab, hidden, CLAIMS)]
  const [unseen] = judge.made(log[0] as ShownLine, log)
  expect(unseen?.reason.rule).toMatch(/^DZ-/)
  expect(unseen && judge.reason(unseen.reason)).not.toMatch(/^\[/)
})

test('an address names the moment at which the watching begins', () => {
  expect(toldIn('A-57')).toEqual({ eyes: 'A', line: 57 })
  expect(toldIn('spectator-0')).toEqual({ eyes: 'spectator', line: 0 })
  for (const part of [undefined, 'solution', 'Z-1', 'A-', 'A--1', 'A-1x']) expect(toldIn(part), part).toBeUndefined()
})
