/** Lines of the log beside which a bot can be asked what it was after: each tells of a deed of its own that can be found. */
import { expect, test } from 'vitest'
import { itemsOf } from '../../src/app/match/log-words'
import { askedOf } from '../../src/app/match/motive/lines'
import type { ShownLine } from '../../src/client/seats'
import { gameOf } from '../../src/games'
import { ledgerOf } from '../../src/match/telling'
import { witnessOf } from '../../src/match/witness'
import type { Telling } from '../../src/protocol/messages'
import { trackOf } from '../../src/replay/track'
import { speaker } from '../../src/ui/words/speaker'
import { NEWEST, RULES, recorded } from '../replay/recorded'

test.each(NEWEST.filter((name) => name.includes('-whole')))('%s: no button beside what befalls a bot', async (name) => {
  const { record, history, telling } = recorded(name)
  const { spec } = record
  const { game } = RULES[spec.game] ?? {}
  const view = await gameOf(spec.game)?.view?.()
  if (!game || !view) throw new Error(name)
  const track = trackOf(telling('A') as Telling)
  const log = track.lines.map(({ entry }, at): ShownLine => ({ entry, before: track.viewAt(at), after: track.viewAt(at + 1) }))
  const ledger = ledgerOf(game, game.setUp(spec), history, 'A')
  const bots = spec.seats.filter((seat) => seat !== 'A')
  const speak = speaker('en', view.unit, { piece: (ref) => ref, seat: (seat) => seat })
  const found = log.flatMap((line) =>
    [...askedOf(line, itemsOf([line], view, speak), bots, log)].map(([{ text }, seat]) => {
      const of = ledger.lines[line.entry.seq]?.of ?? -1
      const witness = witnessOf(game, history, { ledger, eyes: 'A', of, seat, seats: spec.seats })
      return { text, nothing: 'nothing' in witness ? witness.nothing : undefined }
    }),
  )
  expect(found.length).toBeGreaterThan(30)
  expect(found.filter(({ nothing }) => nothing !== undefined)).toEqual([])
})
