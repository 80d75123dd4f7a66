/** Clips of a watched match: which part they show, how they are timed, what they say, and that they can be given up. */
import { describe, expect, it } from 'vitest'
import { playedAlong } from '../../src/app/match/dice-run'
import { breathe, FPS, LEAD, type Making, makeFrames, type Studio, TAIL } from '../../src/app/watch/clip-frames'
import { secondsOf } from '../../src/app/watch/clip-length'
import { captionsAt, wrapped } from '../../src/app/watch/clip-words'
import { createFilmClock } from '../../src/app/watch/film-clock'
import { createWatching, linesOf } from '../../src/app/watch/watching'
import { momentOf } from '../../src/client/moment'
import { isPlayed, type ShownLine } from '../../src/client/seats'
import { NOTHING } from '../../src/client/state'
import { gameOf } from '../../src/games'
import type { Json } from '../../src/kernel'
import type { Telling } from '../../src/protocol/messages'
import { marksOf } from '../../src/replay/marks'
import { notBefore, rangeAround } from '../../src/replay/range'
import { stopsOf } from '../../src/replay/steps'
import { trackOf, trackUpTo } from '../../src/replay/track'
import { createCast } from '../../src/scene/cast'
import type { Cue } from '../../src/scene/cue'
import { createDirector } from '../../src/scene/director'
import { speaker } from '../../src/ui/words/speaker'
import { learn } from '../../src/ui/words/words'
import { recorded } from './recorded'

const recording = recorded('exterminate-whole.4.json.gz')
const track = trackOf(recording.telling('spectator') as Telling)
const { seats } = recording.record.spec

describe('the part of a match that a clip shows', () => {
  it('is what contains the moment; between two it is the next, at the end the last', () => {
    const stops = [0, 4, 9, 12]
    const around = (position: number) => rangeAround(stops, position)
    expect(around(0)).toEqual({ from: 0, to: 4 })
    expect(around(3)).toEqual({ from: 0, to: 4 })
    expect(around(4)).toEqual({ from: 4, to: 9 })
    expect(around(11)).toEqual({ from: 9, to: 12 })
    expect(around(12)).toEqual({ from: 9, to: 12 })
    expect(notBefore(around(3), 2)).toEqual({ from: 2, to: 4 })
    expect(notBefore(around(3), 6)).toEqual({ from: 6, to: 6 })
  })
  it('has something to show at every moment of a whole match, and plays nothing after it', () => {
    const reading = { status: () => ({ round: '', points: {} }), pieces: () => [] }
    const stops = stopsOf(track, marksOf(track, reading), reading).action
    expect(stops.length).toBeGreaterThan(20)
    for (let position = 0; position <= track.length; position += 7) {
      const { from, to } = rangeAround(stops, position)
      expect(to).toBeGreaterThan(from)
      const { client, store, goTo, play } = createWatching(trackUpTo(track, to), seats, undefined)
      goTo(from)
      play()
      while (client.store.getState().playing) {
        const { playing, coming } = client.store.getState()
        for (const { entry } of playing ? [playing, ...coming] : coming)
          expect(track.lines.slice(0, to).some((line) => line.entry === entry)).toBe(true)
        client.actions.played()
      }
      expect(store.getState()).toMatchObject({ position: to, isRunning: false })
      expect(client.store.getState().view).toEqual(track.viewAt(to))
    }
  })
})

describe('what a clip says', () => {
  const line = (text: string, roll = false) => ({ entry: { text, ...(roll ? { roll: {} } : {}) } }) as unknown as ShownLine
  const textOf = ({ entry }: ShownLine) => (entry as unknown as { text: string }).text
  it('is the last two things that were said', () => {
    expect(captionsAt([], undefined, textOf)).toEqual([])
    expect(captionsAt([line('a'), line(''), line('b')], line('c'), textOf)).toEqual(['b', 'c'])
    expect(captionsAt([line('a'), line('')], undefined, textOf)).toEqual(['a'])
  })
  it('is nothing of a roll whose dice are falling', () => {
    expect(captionsAt([line('shoots')], line('three hits', true), textOf)).toEqual(['shoots'])
    expect(captionsAt([line('shoots'), line('three hits', true)], undefined, textOf)).toEqual(['shoots', 'three hits'])
  })
  it('is broken between words, and what does not fit is left out', () => {
    const width = (text: string) => text.length
    expect(wrapped('one two three', 9, 3, width)).toEqual(['one two', 'three'])
    expect(wrapped('one two three four', 8, 2, width)).toEqual(['one two', 'three…'])
    expect(wrapped('extraordinarily', 6, 2, width)).toEqual(['extra…'])
    expect(wrapped('', 6, 2, width)).toEqual([])
    for (const text of wrapped('a sentence that is much longer than it may be', 12, 2, width))
      expect(text.length).toBeLessThanOrEqual(12)
  })
})

describe('the clock of a film', () => {
  it('moves only when it is told to, and calls what was due, the earliest first', () => {
    const { now, later, advance } = createFilmClock()
    const called: string[] = []
    later(() => called.push(`late at ${now()}`), 50)
    later(() => called.push(`early at ${now()}`), 20)
    later(() => called.push('never'), 30)()
    later(() => later(() => called.push(`after at ${now()}`), 10), 20)
    advance(19)
    expect(called).toEqual([])
    advance(40)
    expect(called).toEqual(['early at 20', 'after at 30', 'late at 50'])
    expect(now()).toBe(59)
  })
})

/** A studio whose playing lasts for some milliseconds of its clock. */
function fake(lasts: number, more: Partial<Studio> = {}) {
  const seen: string[] = []
  const taken: number[] = []
  let time = 0
  let ends = Number.POSITIVE_INFINITY
  const abort = new AbortController()
  const studio: Studio = {
    ready: async () => void seen.push('ready'),
    draw: () => void seen.push('draw'),
    isLoading: () => false,
    begin: () => {
      ends = time + lasts
    },
    isOver: () => time >= ends,
    advance: (ms) => {
      time += ms
    },
    ...more,
  }
  const encoder = {
    add: async (at: number) => void taken.push(at),
    finish: async () => new Blob(['film']),
    cancel: async () => void seen.push('cancelled'),
  }
  const making: Making = { studio, encoder, signal: abort.signal, onSeconds: () => {}, breathe }
  return { making, seen, taken, abort, time: () => time }
}

describe('making a clip', () => {
  it('takes a frame for each thirtieth of a second, however long it takes, with rests at both ends', async () => {
    const { making, taken } = fake(2000)
    const told: number[] = []
    const film = await makeFrames({ ...making, onSeconds: (seconds) => told.push(seconds) })
    expect(await film.text()).toBe('film')
    expect(taken.length / FPS).toBeCloseTo((LEAD + 2000 + TAIL) / 1000, 0)
    expect(taken.every((at, frame) => Math.abs(at - frame / FPS) < 1e-9)).toBe(true)
    expect(told).toHaveLength(taken.length)
    expect(told.at(-1)).toBeCloseTo(taken.length / FPS)
  })
  it('waits for what is loading and takes the picture with it', async () => {
    let left = 5
    const { making, seen, taken, time } = fake(0, { isLoading: () => time() > 100 && left-- > 0 })
    await makeFrames(making)
    expect(left).toBeLessThan(0)
    expect(seen.filter((one) => one === 'draw')).toHaveLength(taken.length + 5)
  })
  it('given up, ends before the next frame and drops what was made', async () => {
    const { making, seen, taken, abort } = fake(1e9)
    const onSeconds = (seconds: number) => seconds > 1 && abort.abort()
    await expect(makeFrames({ ...making, onSeconds })).rejects.toThrow('aborted')
    expect(taken).toHaveLength(FPS + 1)
    expect(seen.at(-1)).toBe('cancelled')
  })
  it('a failing encoder is closed, and its error told', async () => {
    const { making, seen } = fake(1000)
    const add = () => Promise.reject(new Error('no memory'))
    await expect(makeFrames({ ...making, encoder: { ...making.encoder, add } })).rejects.toThrow('no memory')
    expect(seen.at(-1)).toBe('cancelled')
  })
})

describe('the length of a clip', async () => {
  await learn('en')
  const view = await gameOf('exterminate')?.view?.()
  if (!view) throw new Error('the game has no view')
  const speak = speaker('en', view.unit)
  const cuesOf = ({ entry, before, after }: ShownLine) =>
    view.stage(entry, before as object, after as object, speak, { viewer: 'A', window: 'wide' })
  const lookOf = (shown: object) => view.look(shown, momentOf({ ...NOTHING, seat: 'A', view: shown as Json }), speak)
  const asked = { cuesOf, lookOf, playedAlong, reading: 900, speed: 1, reduced: false }
  it('is as long as the director takes to play it', async () => {
    const begin = track.positionOf(0)
    const lines = linesOf(track)
      .slice(begin + 60, begin + 130)
      .filter(isPlayed)
    let time = 0
    const cast = createCast(() => 1.5)
    const director = createDirector({ clock: () => time, cast, wake: () => {}, dice: () => Promise.resolve() })
    for (const line of lines) {
      cast.setReduced(true)
      cast.sync(lookOf(line.before as object), time)
      let isDone = false
      void director.play(cuesOf(line)).then(() => {
        isDone = true
      })
      await breathe()
      while (!isDone) {
        director.frame()
        await Promise.resolve()
        if (!isDone) time += 1
      }
    }
    expect(time).toBeGreaterThan(5000)
    const wanted = (LEAD + time + TAIL) / 1000
    expect(Math.abs(secondsOf({ ...asked, lines }) - wanted)).toBeLessThan(lines.length * 0.01)
    expect(secondsOf({ ...asked, lines, speed: 2 })).toBeCloseTo((LEAD + time / 2 + TAIL) / 1000, 0)
  })
  it('contains the films of dice and the time to read them', () => {
    const thrown = trackOf(recorded('exterminate-thrown.4.json.gz').telling('spectator') as Telling)
    const lines = linesOf(thrown).filter(isPlayed)
    const withoutFilm = (cue: Cue): Cue => (cue.type === 'dice' ? { ...cue, film: undefined } : cue)
    const without = secondsOf({ ...asked, lines, cuesOf: (line) => cuesOf(line).map(withoutFilm) })
    const still = secondsOf({ ...asked, lines, reading: 0 })
    expect(still).toBeGreaterThan(without + 2)
    expect(secondsOf({ ...asked, lines })).toBeGreaterThan(still + 0.8)
  })
})
