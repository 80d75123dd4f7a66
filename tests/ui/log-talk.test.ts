import { expect, test } from 'vitest'
import { talkPlaces, withTalk } from '../../src/app/match/log-talk'
import { forkItems } from '../../src/app/match/log-words'
import type { ShownLine } from '../../src/client/seats'
import type { SaidLine } from '../../src/protocol/online'
import { speaker } from '../../src/ui/words/speaker'
import { learnPart } from '../../src/ui/words/words'

const speakIn = (language: 'en' | 'fr') => speaker(language, 'inch', { piece: (ref) => ref, seat: () => 'Ada' })
const line = (seq: number): ShownLine => ({ entry: { seq, cause: { type: 'answer' }, told: [] }, before: {}, after: {} })
const said = (number: number, after?: SaidLine['after'], more: Partial<SaidLine> = {}): SaidLine => ({
  number,
  at: 0,
  by: { seat: 'A' },
  text: `word ${number}`,
  ...(after ? { after } : {}),
  ...more,
})
const items = (lines: readonly ShownLine[]) =>
  lines.map(({ entry }) => ({ id: `${entry.seq}`, text: `entry ${entry.seq}`, details: [], kind: 'action' as const }))

const shown = (log: readonly ShownLine[], talk: readonly SaidLine[], eyes: 'A' | 'spectator' = 'A') =>
  withTalk(log, talk, eyes, speakIn('en'), items).map(({ id }) => id)

test('each line stands after the entry that had been told when it was said, before the match first of all', () => {
  const talk = [said(1), said(2, { A: 0 }), said(3, { A: 2 }), said(4, { A: 2 })]
  expect(shown([line(0), line(1), line(2), line(3)], talk)).toEqual(['talk-1', '0', 'talk-2', '1', '2', 'talk-3', 'talk-4', '3'])
})

test('each viewpoint has places of its own', () => {
  const talk = [said(1, { A: 2, spectator: 0 })]
  expect(shown([line(0), line(1), line(2)], talk)).toEqual(['0', '1', '2', 'talk-1'])
  expect(shown([line(0), line(1)], talk, 'spectator')).toEqual(['0', 'talk-1', '1'])
})

test('talk of what is still being played comes last; after an undo its order stays', () => {
  expect(shown([line(0)], [said(1, { A: 5 })])).toEqual(['0', 'talk-1'])
  expect(talkPlaces([said(1, { A: 7 }), said(2, { A: 3 }), said(3, { A: 5 })], 'A')).toEqual([3, 3, 5])
})

test('a line says who said it; signs are in the reader’s own language', async () => {
  await learnPart('online')
  const talk = [
    said(1),
    said(2, undefined, { by: { onlooker: '3' }, text: '<b>well</b>' }),
    said(3, undefined, { sign: 'thanks' }),
  ]
  const texts = (language: 'en' | 'fr') => withTalk([], talk, 'A', speakIn(language), items).map(({ text, seat }) => [text, seat])
  expect(texts('en')).toEqual([
    ['Ada: word 1', 'A'],
    ['Onlooker 3: <b>well</b>', undefined],
    ['Ada: Thank you.', 'A'],
  ])
  expect(texts('fr')[2]).toEqual(['Ada\u202f: Merci.', 'A'])
})

test('the log of a fork says so, and names the dice that were put by hand', () => {
  const game = { words: () => ({ face: (face: string) => `<${face}>` }) } as unknown as Parameters<typeof forkItems>[1]
  const texts = (fork: Parameters<typeof forkItems>[0]) => forkItems(fork, game, speakIn('en')).map(({ text }) => text)
  expect(texts(undefined)).toEqual([])
  expect(texts({})).toEqual(['This match is a fork of another.'])
  expect(texts({ faces: ['hit', 'bolt'] })[0]).toMatch(/put by hand: <hit>, <bolt>\.$/)
  expect(forkItems({}, game, speakIn('fr'))[0]?.text).toBe('Cette partie est une variante d’une autre.')
})
