/** The client of a watched match: what a screen shows while one plays, jumps, and looks through other eyes. */
import { describe, expect, it } from 'vitest'
import { meaningOf } from '../../src/app/watch/watch-keys'
import { createWatching } from '../../src/app/watch/watching'
import { isPlayed } from '../../src/client/seats'
import type { Telling } from '../../src/protocol/messages'
import { trackOf } from '../../src/replay/track'
import { createRoom } from '../../src/workers/replay-room'
import { NEWEST, recorded, textIn } from './recorded'

const NAME = 'exterminate-whole.4.json.gz'
const recording = recorded(NAME)
const track = trackOf(recording.telling('spectator') as Telling)
const watch = () => createWatching(track, recording.record.spec.seats, recording.outcome)

describe('watching', () => {
  it('plays every entry that can be seen once, in order, and ends with the result', () => {
    const { client, store, play } = watch()
    play()
    const played: number[] = []
    for (let playing = client.store.getState().playing; playing; playing = client.store.getState().playing) {
      expect(client.store.getState().view).toEqual(playing.before)
      expect(client.store.getState().outcome).toBeUndefined()
      played.push(playing.entry.seq)
      client.actions.played()
    }
    const begin = track.positionOf(0)
    const wanted = track.lines.flatMap(({ entry }, at) =>
      at >= begin && isPlayed({ entry, before: null, after: null }) ? [entry.seq] : [],
    )
    expect(played).toEqual(wanted)
    expect(store.getState()).toMatchObject({ position: track.length, isRunning: false })
    expect(client.store.getState().outcome).toEqual(recording.outcome)
    expect(client.store.getState().view).toEqual(track.viewAt(track.length))
  })
  it('entries that were played along with one are not played again', () => {
    const { client, play } = watch()
    play()
    const { playing, coming } = client.store.getState()
    expect(coming.length).toBeGreaterThan(2)
    client.actions.played(3)
    expect(client.store.getState().playing?.entry.seq).toBe(coming[2]?.entry.seq)
    expect(playing?.entry.seq).toBeLessThan(coming[2]?.entry.seq as number)
  })
  it('pauses after what is being played, and one step plays one entry', () => {
    const { client, store, play, pause, playOne } = watch()
    play()
    pause()
    expect(client.store.getState().playing).toBeDefined()
    client.actions.played()
    expect(client.store.getState().playing).toBeUndefined()
    const { position } = store.getState()
    playOne()
    expect(client.store.getState().playing).toBeDefined()
    client.actions.played()
    expect(client.store.getState().playing).toBeUndefined()
    expect(store.getState().position).toBeGreaterThan(position)
  })
  it('a jump cuts short what is played and shows the moment, backward and forward', () => {
    const { client, store, play, goTo } = watch()
    play()
    goTo(100)
    expect(store.getState()).toMatchObject({ position: 100, isRunning: false })
    expect(client.store.getState().playing).toBeUndefined()
    expect(client.store.getState().log).toHaveLength(100)
    expect(client.store.getState().view).toEqual(track.viewAt(100))
    // What the picture reports of cues that were cut short moves nothing.
    client.actions.played()
    expect(store.getState().position).toBe(100)
    goTo(-5)
    expect(store.getState().position).toBe(store.getState().begin)
    goTo(1e9)
    expect(client.store.getState().outcome).toEqual(recording.outcome)
  })
  it('other eyes look at the same moment', () => {
    const { client, store, goTo, look } = watch()
    goTo(120)
    const seq = track.of[119] as number
    const other = trackOf(recording.telling('B') as Telling)
    look(other)
    expect(store.getState().position).toBe(other.positionOf(seq))
    expect(client.store.getState()).toMatchObject({ seat: 'B', covered: false, view: other.viewAt(other.positionOf(seq)) })
  })
})

describe('the room beside the page', () => {
  it('opens a match, tells what each may know, and makes a fork', async () => {
    const room = createRoom()
    const opened = await room({ id: 1, call: 'open', file: textIn(NAME) })
    expect(opened).toMatchObject({ id: 1, ok: true, value: { game: 'exterminate', viewers: ['spectator', 'A', 'B'] } })
    expect(await room({ id: 2, call: 'telling', eyes: 'A' })).toMatchObject({ ok: true, value: { eyes: 'A' } })
    const fork = await room({ id: 3, call: 'fork', after: 60, roster: { B: 'bot' } })
    const { file } = fork.ok ? (fork.value as { file: string }) : { file: '' }
    expect(await room({ id: 4, call: 'open', file })).toMatchObject({
      ok: true,
      value: { from: { after: 60 }, roster: { B: 'bot' } },
    })
    // The fork has just begun: now no hand is shown.
    expect(await room({ id: 5, call: 'telling', eyes: 'A' })).toMatchObject({ ok: false })
    expect(await room({ id: 6, call: 'fork', after: 1e6, roster: {} })).toMatchObject({
      ok: false,
      reason: { key: 'fork-nowhere' },
    })
  })
  it('says why a file cannot be watched', async () => {
    expect(await createRoom()({ id: 1, call: 'open', file: '[]' })).toMatchObject({ ok: false, reason: { key: 'file-foreign' } })
    expect(await createRoom()({ id: 2, call: 'telling', eyes: 'A' })).toMatchObject({ ok: false })
  })
  it('gives no seat’s telling of any match that is not over', async () => {
    for (const name of NEWEST.filter((one) => !one.includes('-whole'))) {
      const room = createRoom()
      await room({ id: 1, call: 'open', file: textIn(name) })
      for (const eyes of ['A', 'B'] as const)
        expect(await room({ id: 2, call: 'telling', eyes }), name).toMatchObject({ ok: false })
    }
  })
})

it('keys step through time, and leave the others alone', () => {
  const done: string[] = []
  const keys = {
    toggle: () => void done.push('toggle'),
    step: (step: string, by: number) => void done.push(`${step} ${by}`),
    end: (by: number) => void done.push(`end ${by}`),
    ask: () => void done.push('ask'),
  }
  for (const [code, shiftKey] of [
    ['Space', false],
    ['ArrowRight', false],
    ['ArrowLeft', true],
    ['PageUp', false],
    ['End', false],
    ['KeyO', false],
  ] as const)
    meaningOf({ code, shiftKey }, keys)?.()
  expect(done).toEqual(['toggle', 'answer 1', 'action -1', 'round -1', 'end 1', 'ask'])
  expect(meaningOf({ code: 'KeyA', shiftKey: false }, keys)).toBeUndefined()
})
