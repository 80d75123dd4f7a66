/** Clips of the watched match: offers its parts, reckons how long they are, makes the film and saves it. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { momentOf } from '../../client/moment'
import { isPlayed, type ShownLine } from '../../client/seats'
import { NOTHING } from '../../client/state'
import type { Json } from '../../kernel'
import { notBefore, type Range, rangeAround } from '../../replay/range'
import type { Stops } from '../../replay/steps'
import type { Track } from '../../replay/track'
import type { Cue } from '../../scene/cue'
import { SPEEDS } from '../../ui/settings'
import { ClipDialog, type ClipPartId, type ClipSize, type ClipStep } from '../../ui/watch/clip-dialog'
import type { Preview } from '../../ui/watch/time-line'
import { useWords } from '../../ui/words/words-context'
import { save } from '../device'
import { gameName } from '../games'
import type { AtTable } from '../match/match-table'
import { storyOf } from '../match/story'
import { fileName } from '../planner/print-files'
import { useSettings } from '../settings'
import { shapeOf } from '../window-shape'
import { MOST_SECONDS } from './clip-frames'
import { secondsOf } from './clip-length'
import type { Size } from './clip-picture'
import { type ClipAsked, ClipStudio } from './clip-studio'
import { parts } from './parts'
import { linesOf } from './watching'

const SIZES: { readonly [S in ClipSize]: Size } = {
  wide: { width: 1280, height: 720 },
  fine: { width: 1920, height: 1080 },
  tall: { width: 720, height: 1280 },
  square: { width: 1080, height: 1080 },
}

export interface ClipPartProps {
  readonly at: AtTable
  readonly track: Track
  readonly stops: Stops
  /** The first position that may be shown, and the shown one. */
  readonly begin: number
  readonly position: number
  previewAt(position: number): Preview
  onClose(): void
}

type Step = { readonly type: 'choose' } | { readonly type: 'making'; readonly asked: ClipAsked } | Finished
interface Finished {
  readonly type: 'done'
  readonly film: Blob
  readonly address: string
  readonly seconds: number
}

export function ClipPart({ at, track, stops, begin, position, previewAt, onClose }: ClipPartProps) {
  const { say, speak } = useWords()
  const { motion, pace } = useSettings()
  const { game } = at
  const lines = useMemo(() => linesOf(track), [track])
  const turns = useTurns(at, lines)
  const [part, setPart] = useState<ClipPartId>('action')
  const [own, setOwn] = useState<Range>()
  const [size, setSize] = useState<ClipSize>('wide')
  const [step, setStep] = useState<Step>({ type: 'choose' })
  const [seconds, setSeconds] = useState<number>()
  const [refused, setRefused] = useState<string>()

  const rangeOf = (id: ClipPartId): Range => {
    if (id === 'own' && own) return own
    if (id === 'round') return notBefore(rangeAround(stops.round, position), begin)
    const turn = turns.find((one) => `turn ${one.id}` === id)
    // A turning point is shown with all of the action that led to it.
    const moment = turn ? lines.findIndex(({ entry }) => entry.seq === Number(turn.id)) : position
    return notBefore(rangeAround(stops.action, moment), begin)
  }
  const range = rangeOf(part)
  const pixels = SIZES[size]
  const shape = shapeOf(pixels)
  const cuesOf = useMemo(() => {
    const known = new Map<ShownLine, readonly Cue[]>()
    return (line: ShownLine): readonly Cue[] => {
      const seen = { viewer: at.client.store.getState().seat, window: shape }
      const cues = known.get(line) ?? game.stage(line.entry, line.before as object, line.after as object, at.speak, seen)
      known.set(line, cues)
      return cues
    }
  }, [at, game, shape])
  // While a slider is dragged, the length follows when there is time for it.
  const from = useDeferredValue(range.from)
  const to = useDeferredValue(range.to)
  const length = useMemo(() => {
    const { playedAlong, READING } = parts()
    const played = lines.slice(from, to).filter(isPlayed)
    const viewer = at.client.store.getState().seat
    const lasts = secondsOf({
      lines: played,
      cuesOf,
      lookOf: (view) => game.look(view, momentOf({ ...NOTHING, seat: viewer, view: view as Json }, { window: shape }), at.speak),
      playedAlong,
      reading: READING,
      speed: SPEEDS[pace],
      reduced: motion === 'reduced',
    })
    return { seconds: Math.round(lasts), entries: played.length, rolls: played.filter(({ entry }) => entry.roll).length }
  }, [lines, from, to, cuesOf, game, at, shape, pace, motion])

  const address = step.type === 'done' ? step.address : undefined
  useEffect(() => {
    if (address !== undefined) return () => URL.revokeObjectURL(address)
  }, [address])
  const title = `Sightline ${gameName(game.id, speak.language)} ${range.from + 1}-${range.to}`
  const back = (why?: string) => {
    setRefused(why)
    setSeconds(undefined)
    setStep({ type: 'choose' })
  }
  const shown: ClipStep =
    step.type === 'making'
      ? {
          type: 'making',
          seconds,
          picture: (
            <ClipStudio
              asked={step.asked}
              label={say('clip-so-far')}
              onSeconds={setSeconds}
              onFilm={(film, lasts) => setStep({ type: 'done', film, address: URL.createObjectURL(film), seconds: lasts })}
              onFailed={(why) => back(say(`clip-${why}`))}
            />
          ),
        }
      : step.type === 'done'
        ? {
            type: 'done',
            address: step.address,
            facts: say('clip-facts', {
              seconds: speak.number(Math.round(step.seconds * 10) / 10),
              size: speak.number(Math.max(0.1, Math.round(step.film.size / 100_000) / 10)),
              format: endingOf(step.film).toUpperCase(),
            }),
          }
        : step
  return (
    <ClipDialog
      step={shown}
      part={part}
      turns={turns}
      range={range}
      bounds={{ from: begin, to: track.length }}
      momentText={previewAt}
      size={size}
      pixels={pixels}
      length={length}
      most={MOST_SECONDS}
      eyes={track.eyes === 'spectator' ? undefined : speak.seat(track.eyes)}
      refused={refused}
      onPart={(next) => {
        setOwn(range)
        setPart(next)
      }}
      onRange={({ from: first, to: last }) =>
        setOwn(
          last > first
            ? { from: first, to: last }
            : first === range.from
              ? { from: last - 1, to: last }
              : { from: first, to: first + 1 },
        )
      }
      onSize={setSize}
      onMake={() => {
        setRefused(undefined)
        setSeconds(undefined)
        const asked = { at, track, range, size: pixels, title }
        setStep({ type: 'making', asked })
      }}
      onBack={() => back()}
      onSave={() => step.type === 'done' && save(fileName(title, endingOf(step.film)), step.film)}
      onClose={onClose}
    />
  )
}

const endingOf = ({ type }: Blob): 'mp4' | 'webm' => (type.startsWith('video/mp4') ? 'mp4' : 'webm')

/** The entries that turned the match. */
function useTurns({ game, seats, speak }: AtTable, lines: readonly ShownLine[]) {
  const { saidOf } = parts()
  return useMemo(
    () =>
      storyOf(lines, {
        seats: seats.map(({ seat }) => seat),
        statusOf: (view) => {
          const { round, scores } = game.status(view, speak)
          return { round: round.split(' · ')[0] ?? round, scores }
        },
        saidOf: (line) => saidOf(line, game, speak),
      }).turns,
    [lines, game, seats, speak, saidOf],
  )
}
