/** "Why?" in the log: the lines that tell numbers carry the reasons of these numbers, and the rules help explains each of them. */
import { expect, test } from 'vitest'
import { reasonsIn, withReasons } from '../../src/app/match/log-reasons'
import { itemsOf } from '../../src/app/match/log-words'
import type { ShownLine } from '../../src/client/seats'
import { gameOf } from '../../src/games'
import type { Telling } from '../../src/protocol/messages'
import { trackOf } from '../../src/replay/track'
import { speaker } from '../../src/ui/words/speaker'
import { NEWEST, recorded } from '../replay/recorded'

const MATCHES = NEWEST.filter((name) => name.includes('-whole'))

async function items(name: string) {
  const { record, telling } = recorded(name)
  const game = await gameOf(record.spec.game)?.view?.()
  if (!game) throw new Error(name)
  const track = trackOf(telling('spectator') as Telling)
  const lines = track.lines.map(({ entry }, at): ShownLine => ({ entry, before: track.viewAt(at), after: track.viewAt(at + 1) }))
  return itemsOf(lines, game, speaker('en', game.unit, { piece: (ref) => ref, seat: (seat) => seat }))
}

test.each(MATCHES)('%s: reasons that the rules help explains', async (name) => {
  const help = await gameOf(recorded(name).record.spec.game)?.help?.()
  if (!help) throw new Error(name)
  const reasons = (await items(name)).flatMap((item) => item.reasons ?? [])
  expect(reasons.length).toBeGreaterThan(10)
  expect(reasons.filter(({ reason }) => reason.rule === undefined && !Object.hasOwn(help.why, reason.key))).toEqual([])
})

test('a strike in Doomtrooper tells what its power and the armour against it are made of', async () => {
  const name = MATCHES.find((one) => one.startsWith('doomtrooper')) ?? ''
  const strikes = (await items(name)).flatMap(({ text, reasons = [] }) => {
    const [, power, armour] = /: (-?\d+) against (-?\d+), an? (?:hit|miss)$/.exec(text) ?? []
    return power === undefined
      ? []
      : [{ sum: reasons.reduce((all, { value = 0 }) => all + value, 0), told: Number(power) + Number(armour) }]
  })
  expect(strikes.length).toBeGreaterThan(20)
  expect(strikes.filter(({ sum, told }) => sum !== told)).toEqual([])
})

const PART = { value: 2, reason: { key: 'weapon-dice' } }

test('finds parts wherever they are, each reason once', () => {
  const events = [{ attack: { pool: { total: 2, parts: [PART] } } }, { again: [PART], other: { value: 3, reason: 'none' } }]
  expect(reasonsIn(events)).toEqual([PART])
})

test('lines without details tell no numbers', () => {
  const item = { id: '1', text: 'moves', details: [], kind: 'action' } as const
  const told = { ...item, kind: 'dice', details: ['2 dice'] } as const
  expect(withReasons([item, told], [PART])).toEqual([item, { ...told, reasons: [PART] }])
})
