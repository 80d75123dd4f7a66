/**
 * What players at a server's table see of each other while somebody considers a move: the piece being moved and its path, the
 * pointer, and places pointed out. The shown part is derived from the draft and the table alone; the game may show less.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Draft } from '../../client/draft'
import type { Point } from '../../geometry/types'
import type { PlayerSeat } from '../../kernel'
import type { Place, Shown, Speaker } from '../../protocol/online'
import type { Overlay } from '../../scene/overlay'
import type { Tabletop } from '../../table/piece'
import { rulerOverlays } from '../match/ruler-overlays'

/** What the other players show at present, by seat. */
export interface Others {
  readonly [seat: string]: {
    readonly pointer?: Point
    readonly ghost?: Extract<Shown, { type: 'ghost' }>
    readonly ruler?: readonly Place[]
    /** The place pointed out, until this time in milliseconds since 1970. */
    readonly ping?: Point & { readonly until: number }
  }
}
export type OthersStore = StoreApi<Others>
export const newOthers = (): OthersStore => createStore<Others>(() => ({}))

/** Milliseconds for which a place that was pointed out stays marked. */
export const PING_TIME = 4000

/** What others show after one more message. Onlookers show nothing. */
export function withShown(others: Others, by: Speaker, shown: Shown, now: number): Others {
  if (!('seat' in by)) return others
  const { seat } = by
  const before = others[seat] ?? {}
  switch (shown.type) {
    case 'pointer':
      return { ...others, [seat]: { ...before, pointer: { x: shown.x, y: shown.y } } }
    case 'ping':
      return { ...others, [seat]: { ...before, ping: { x: shown.x, y: shown.y, until: now + PING_TIME } } }
    case 'ghost':
      return { ...others, [seat]: { ...before, ghost: shown } }
    case 'ruler':
      return { ...others, [seat]: { ...before, ruler: shown.points } }
    case 'nothing': {
      const { [shown.of]: _gone, ...rest } = before
      return { ...others, [seat]: rest }
    }
  }
}

/** Removes places whose time is over. Returns the same object if nothing changes. */
export function withoutOld(others: Others, now: number): Others {
  const isOld = Object.values(others).some(({ ping }) => ping && ping.until <= now)
  if (!isOld) return others
  return Object.fromEntries(
    Object.entries(others).map(([seat, { ping, ...rest }]) => [seat, ping && ping.until > now ? { ...rest, ping } : rest]),
  )
}

/** What the others may see of a draft: a piece on the table that is held or set down, and its path. */
export function shownOf(draft: Draft, { pieces }: Pick<Tabletop, 'pieces'>): Shown {
  const nothing: Shown = { type: 'nothing', of: 'ghost' }
  if (!('piece' in draft)) return nothing
  const place = ({ x, y }: Point): Place => ({ x: Math.round(x), y: Math.round(y), z: 0 })
  const piece = Object.hasOwn(pieces, draft.piece) ? pieces[draft.piece] : undefined
  // A piece that is not on the table yet has no path from anywhere.
  if (!piece)
    return draft.type === 'placing'
      ? { type: 'ghost', piece: draft.piece, heading: draft.pose.heading, points: [place(draft.pose.at)] }
      : nothing
  const start = place(piece.pose.at)
  switch (draft.type) {
    case 'pathing':
      return {
        type: 'ghost',
        piece: draft.piece,
        heading: piece.pose.heading,
        points: [start, ...draft.bends.map(place), place(draft.end)].slice(0, 64),
      }
    case 'placing':
    case 'routing':
      return { type: 'ghost', piece: draft.piece, heading: draft.pose.heading, points: [start, place(draft.pose.at)] }
  }
}

/** The overlays for what others show. `saying` words lengths, if they may be known, and the names of seats. */
export function overlaysOf(
  others: Others,
  saying: { length?(units: number): string; seat(seat: PlayerSeat): string },
): readonly Overlay[] {
  return Object.entries(others).flatMap(([seat, { pointer, ghost, ping, ruler }]): Overlay[] => {
    // The cast is safe: the keys are seats.
    const name = saying.seat(seat as PlayerSeat)
    const id = `other-${seat}`
    const last = ghost?.points.at(-1)
    const [from, to] = ruler ?? []
    const { length } = saying
    return [
      ...(length ? rulerOverlays(from && to && [from, to], { length }, `${id}-ruler`, name) : []),
      ...(ghost && last
        ? [
            { type: 'ghost', id: `${id}-ghost`, ref: ghost.piece, at: last, z: last.z, tone: 'neutral' } as const,
            ghost.points.length > 1
              ? ({
                  type: 'path',
                  id: `${id}-path`,
                  points: ghost.points,
                  z: 0,
                  tone: 'neutral',
                  labels: [{ at: last, text: length ? `${name} · ${length(lengthOf(ghost.points))}` : name }],
                } as const)
              : ({ type: 'tag', id: `${id}-name`, over: { x: last.x, y: last.y }, text: name, tone: 'neutral' } as const),
          ]
        : []),
      ...(pointer && !ghost
        ? [
            { type: 'ring', id: `${id}-pointer`, at: pointer, z: 0, radius: POINTER, tone: 'neutral' } as const,
            { type: 'tag', id: `${id}-name`, over: pointer, text: name, tone: 'neutral' } as const,
          ]
        : []),
      ...(ping
        ? [
            { type: 'ring', id: `${id}-ping`, at: ping, z: 0, radius: PING, tone: 'costly' } as const,
            {
              type: 'tag',
              id: `${id}-ping-name`,
              over: { x: ping.x, y: ping.y },
              text: name,
              tone: 'costly',
              isWhole: true,
            } as const,
          ]
        : []),
    ]
  })
}
/** Radii of the marks, in hundredths of a millimetre. */
const [POINTER, PING] = [500, 2540]

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, { x, y }, at) => sum + Math.hypot(x - (points[at]?.x ?? x), y - (points[at]?.y ?? y)), 0)

/** Sends what is shown at a limited rate; a newer state replaces one that waits. */
export interface Showing {
  show(kind: 'pointer' | 'ghost' | 'ruler', shown: Shown): void
  /** Sent at once. */
  ping(at: Point): void
  stop(): void
}

/** Milliseconds between two messages of a kind. */
const PAUSE = 90

/** `later` runs work after some milliseconds and returns the function that cancels it. */
export function createShowing(
  send: (shown: Shown) => void,
  later: (milliseconds: number, work: () => void) => () => void,
): Showing {
  const waiting = new Map<string, Shown>()
  const resting = new Map<string, () => void>()
  const last = new Map<string, string>()
  const put = (kind: string, shown: Shown) => {
    const text = JSON.stringify(shown)
    if (last.get(kind) === text || (shown.type === 'nothing' && !last.has(kind))) return
    last.set(kind, text)
    send(shown)
    resting.set(
      kind,
      later(PAUSE, () => {
        resting.delete(kind)
        const next = waiting.get(kind)
        waiting.delete(kind)
        if (next) put(kind, next)
      }),
    )
  }
  return {
    show(kind, shown) {
      if (resting.has(kind)) waiting.set(kind, shown)
      else put(kind, shown)
    },
    ping: ({ x, y }) => send({ type: 'ping', x: Math.round(x), y: Math.round(y) }),
    stop() {
      for (const cancel of resting.values()) cancel()
      resting.clear()
      waiting.clear()
    },
  }
}
