/** Notes on a watched match: which one is shown, where playing pauses, how arrows are drawn, and what the report tells of them. */
import { describe, expect, it } from 'vitest'
import { arrowOverlays, drawnArrow, pointedAt } from '../../src/app/match/arrow-overlays'
import { saidOf } from '../../src/app/match/log-words'
import { noteMarks, noteShown, trimmed } from '../../src/app/watch/notes'
import { reportOf, reportText } from '../../src/app/watch/report'
import { createWatching } from '../../src/app/watch/watching'
import { laidBy, type Ruler } from '../../src/client/ruler'
import { isPlayed } from '../../src/client/seats'
import { gameOf } from '../../src/games'
import type { Telling } from '../../src/protocol/messages'
import type { Note } from '../../src/protocol/notes'
import { trackOf } from '../../src/replay/track'
import type { Look } from '../../src/scene/look'
import { speaker } from '../../src/ui/words/speaker'
import { learn, learnPart } from '../../src/ui/words/words'
import { recorded } from './recorded'

await learn('en')
await learnPart('watching')
const recording = recorded('exterminate-whole.4.json.gz')
const track = trackOf(recording.telling('spectator') as Telling)
const isSeen = (line: number) => {
  const told = track.lines[line]
  return told !== undefined && isPlayed({ entry: told.entry, before: null, after: null })
}
/** A position from which the next line is seen, somewhere in the middle. */
const seen = track.lines.findIndex((_, line) => line > 60 && isSeen(line) && isSeen(line - 1))
const after = track.of[seen - 1] as number
const notes: readonly Note[] = [
  { after: 0, chapter: 'Opening' },
  { after, text: 'Look at the flank.\nTwice.', arrows: [{ from: { piece: 'A1' }, to: { x: 5, y: 6 } }] },
]

describe('the note shown', () => {
  it('is the one on the moment, and none once something has been seen to happen since', () => {
    const place = track.positionOf(after)
    expect(noteShown(notes, track, place)).toBe(notes[1])
    expect(noteShown(notes, track, place + 1)).toBeUndefined()
    const unseen = track.lines.findIndex((_, line) => line > 60 && !isSeen(line))
    if (unseen > 0) {
      const quiet: Note = { after: track.of[unseen - 1] as number, text: 'x' }
      expect(noteShown([quiet], track, unseen + 1)).toBe(quiet)
    }
    expect(noteShown([], track, place)).toBeUndefined()
  })
  it('is marked on the time line by its kind', () => {
    expect(noteMarks(notes, track)).toEqual([
      { kind: 'chapter', at: track.positionOf(0) },
      { kind: 'note', at: track.positionOf(after) },
    ])
  })
  it('has no empty parts, and is none if nothing is left of it', () => {
    expect(trimmed({ after: 4, text: ' x \n', chapter: '  a \n b ' })).toEqual({ after: 4, text: 'x', chapter: 'a b' })
    expect(trimmed({ after: 4, text: ' \n', chapter: ' ', arrows: [] })).toBeUndefined()
  })
})

describe('playing', () => {
  const watch = () => createWatching(track, recording.record.spec.seats, recording.outcome)
  const playUntilItStops = ({ client, store }: ReturnType<typeof watch>) => {
    for (let turn = 0; turn < 2000 && store.getState().isRunning; turn++) client.actions.played()
  }
  it('pauses at a note, exactly on its moment, and then goes on to the end', () => {
    const watching = watch()
    const place = track.positionOf(after)
    watching.haltAt([place])
    watching.play()
    playUntilItStops(watching)
    expect(watching.store.getState()).toMatchObject({ position: place, isRunning: false })
    expect(watching.client.store.getState().playing).toBeUndefined()
    expect(watching.client.store.getState().view).toEqual(track.viewAt(place))
    watching.play()
    expect(watching.store.getState().isRunning).toBe(true)
    playUntilItStops(watching)
    expect(watching.store.getState().position).toBe(track.length)
  })
  it('does not pause while stepping, nor if it is not to', () => {
    const watching = watch()
    const place = track.positionOf(after)
    watching.haltAt([place])
    watching.goTo(place - 1)
    watching.playOne()
    expect(watching.client.store.getState().playing).toBeDefined()
    watching.goTo(0)
    watching.haltAt([])
    watching.play()
    playUntilItStops(watching)
    expect(watching.store.getState().position).toBe(track.length)
  })
})

describe('arrows', () => {
  const look = {
    figures: [{ ref: 'A1', at: { x: 1000, y: 1000 }, radius: 100 }],
    tokens: [{ ref: 't', at: { x: 3000, y: 1000 }, radius: 50 }],
    cards: [{ ref: 'c', at: { x: 1000, y: 5000 }, width: 600, height: 900 }],
  } as unknown as Look
  it('are drawn by pressing at one end and letting go at the other, on things or places', () => {
    const pieces = pointedAt(look)
    let pen: Ruler = { isArmed: true }
    pen = laidBy(pen, { type: 'tap', ref: 'A1', at: { x: 1010, y: 990 } }, pieces).ruler
    pen = laidBy(pen, { type: 'hover', ref: 't', at: { x: 3000, y: 1000 } }, pieces).ruler
    expect(drawnArrow(pen)).toBeUndefined()
    // On the way it is drawn already, from edge to edge.
    expect(arrowOverlays([], pen, pieces)).toEqual([
      { type: 'arrow', id: 'arrow-0', from: { x: 1100, y: 1000 }, to: { x: 2950, y: 1000 } },
    ])
    pen = laidBy(pen, { type: 'tap', at: { x: 400.4, y: 20.6 } }, pieces).ruler
    expect(drawnArrow(pen)).toEqual({ from: { piece: 'A1' }, to: { x: 400, y: 21 } })
  })
  it('point to cards, too, and are left out where their thing is not in the picture', () => {
    const shown = arrowOverlays(
      [
        { from: { x: 1000, y: 0 }, to: { piece: 'c' } },
        { from: { piece: 'gone' }, to: { piece: 'c' } },
      ],
      { isArmed: false },
      pointedAt(look),
    )
    expect(shown).toEqual([{ type: 'arrow', id: 'arrow-0', from: { x: 1000, y: 0 }, to: { x: 1000, y: 4700 } }])
  })
})

it('the report tells of chapters and notes, with their moments, but not of arrows alone', async () => {
  const game = await gameOf('exterminate')?.view?.()
  if (!game) throw new Error('exterminate has a view')
  const speak = speaker('en', game.unit)
  const report = reportOf(
    {
      track,
      game,
      gameName: 'Exterminate!',
      seats: [],
      outcome: undefined,
      origin: undefined,
      notes: [...notes, { after: after + 1, arrows: notes[1]?.arrows ?? [] }],
      speak,
    },
    { saidOf },
  )
  expect(report.notes).toHaveLength(2)
  expect(report.notes[1]).toMatchObject({ text: 'Look at the flank.\nTwice.' })
  expect(report.notes[1]?.when).toContain(`entry ${after}`)
  const text = reportText(report, speak)
  expect(text).toContain('[Opening]')
  expect(text).toContain('Look at the flank.')
})
