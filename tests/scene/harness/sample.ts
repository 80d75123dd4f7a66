/** A table to look at: the first house scenario's terrain, sixteen figures, and one of every overlay and cue. */
import { INCH, type Point, type Units } from '../../../src/geometry/types'
import type { Cue } from '../../../src/scene/cue'
import type { FigureLook, Look } from '../../../src/scene/look'
import type { Overlay } from '../../../src/scene/overlay'
import { placed } from '../../../src/table/layout'

export const inch = (value: number): Units => Math.round(value * INCH)
export const at = (x: number, y: number): Point => ({ x: inch(x), y: inch(y) })
export const rectangle = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  at(x0, y0),
  at(x1, y0),
  at(x1, y1),
  at(x0, y1),
]

/** Crates of the scenario are two by one. */
const MODELS: Readonly<Record<string, string>> = { crates: 'crates-long' }

type Row = readonly [kind: string, x0: number, y0: number, x1: number, y1: number, height: number]

const ROWS: readonly Row[] = [
  ['container', 8, 16, 12, 19, 2],
  ['container', 24, 17, 28, 20, 2],
  ['crates', 16, 8, 18, 9, 0.9],
  ['crates', 18, 27, 20, 28, 0.9],
  ['barricade', 10, 11, 13, 11.4, 0.8],
  ['barricade', 23, 24.6, 26, 25, 0.8],
  ['console', 17.2, 17.2, 18.8, 18.8, 1.2],
  ['barrels', 5, 23, 6, 24, 1],
  ['barrels', 30, 12, 31, 13, 1],
  ['pipe', 14, 21, 17, 21.4, 0.6],
]

export function block(ref: string, [kind, x0, y0, x1, y1, height]: Row): Look['terrain'][number] {
  const outline = rectangle((x0 - x1) / 2, (y0 - y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2)
  const solid = { outline, bottom: 0, top: inch(height) }
  const top = kind === 'container' ? { top: { outline, height: inch(height) } } : {}
  const piece = placed({ kind, parts: [solid], ...top }, ref, at((x0 + x1) / 2, (y0 + y1) / 2), 0)
  return { ...piece, model: MODELS[kind] ?? kind, name: kind }
}

type Stand = readonly [model: string, x: number, y: number, heading: number, more?: Partial<FigureLook>]

const BLUE: readonly Stand[] = [
  ['enforcer-leader', 15.5, 4, 90, { ready: true }],
  ['enforcer', 11.5, 9.9, 80, { ready: true, markers: [{ kind: 'stress', count: 1, name: 'stress' }] }],
  ['enforcer', 13.8, 7.4, 95, { ready: true }],
  ['enforcer-heavy', 20.5, 5.5, 100, { spent: true }],
  ['enforcer', 9.5, 14.4, 60, { spent: true, markers: [{ kind: 'stress', count: 2, name: 'stress' }] }],
  ['soldier', 22, 10.5, 110, { lying: true }],
  ['conscript', 6.5, 6, 70],
  ['conscript', 27, 7.5, 120, { markers: [{ kind: 'wound', count: 2, name: 'wounds' }] }],
]
const ORANGE: readonly Stand[] = [
  ['conscript-leader', 19, 31.5, 270],
  ['soldier', 17.5, 29.2, 260],
  ['soldier', 24.5, 26.2, 250, { markers: [{ kind: 'fate', count: 1, name: 'fate' }] }],
  ['crawler-swarm', 13, 24, 280],
  ['crawler-swarm', 11.2, 26.5, 300],
  ['companion', 7.2, 21.8, 300],
  ['wanderer', 26, 18.5, 240, { z: inch(2) }],
  ['conscript', 29.5, 22, 230, { lying: true, markers: [{ kind: 'stress', count: 2, name: 'stress' }] }],
]

const figure =
  (seat: 'A' | 'B') =>
  ([model, x, y, heading, more]: Stand, i: number): FigureLook => ({
    ref: `${seat}${i + 1}`,
    model,
    name: `${model} ${i + 1}`,
    seat,
    at: at(x, y),
    z: 0,
    heading,
    radius: inch(0.5),
    markers: [],
    ...more,
  })

export const sample: Look = {
  width: inch(36),
  depth: inch(36),
  mat: 'deck',
  terrain: ROWS.map((row, i) => block(`T${i + 1}`, row)),
  figures: [...BLUE.map(figure('A')), ...ORANGE.map(figure('B'))],
  areas: [
    { id: 'south', outline: rectangle(0, 0, 36, 6), seat: 'A', name: 'Deployment' },
    { id: 'north', outline: rectangle(0, 30, 36, 36), seat: 'B', name: 'Deployment' },
  ],
}

/** The reference table of the project: 60 miniatures, 120 terrain pieces. */
export function referenceLook(): Look {
  const models = [...new Set([...BLUE, ...ORANGE].map(([model]) => model))]
  const figures = Array.from({ length: 60 }, (_, i): FigureLook => {
    const seat = i < 30 ? 'A' : 'B'
    const k = i % 30
    const stand: Stand = [
      models[i % models.length] as string,
      3 + (k % 15) * 2.1,
      (seat === 'A' ? 2 : 31) + Math.floor(k / 15) * 2.2,
      seat === 'A' ? 90 : 270,
    ]
    const marks =
      i % 4 === 0
        ? [
            { kind: 'stress', count: 1 + (i % 2), name: 'stress' },
            { kind: 'wound', count: 1, name: 'wound' },
          ]
        : []
    return { ...figure(seat)(stand, k), markers: marks, lying: i % 11 === 0, spent: i % 3 === 0 }
  })
  const kinds = [...new Map(ROWS.map((row) => [row[0], row])).values()]
  const terrain = Array.from({ length: 120 }, (_, i) => {
    const [kind, x0, y0, x1, y1, height] = kinds[i % kinds.length] as Row
    const x = 1.5 + (i % 12) * 2.8
    const y = 7 + Math.floor(i / 12) * 2.3
    return block(`T${i}`, [kind, x, y, x + Math.min(2, x1 - x0), y + Math.min(1.6, y1 - y0), height])
  })
  return { ...sample, figures, terrain }
}

const arc = (x: number, y: number, radius: number): Point[] =>
  Array.from({ length: 60 }, (_, i) => at(x + radius * Math.cos((i * Math.PI) / 30), y + radius * Math.sin((i * Math.PI) / 30)))

export const OVERLAYS: Readonly<Record<string, readonly Overlay[]>> = {
  none: [],
  move: [
    { type: 'area', id: 'reach', polygons: [arc(13.8, 7.4, 4.5)], z: 0, tone: 'allowed' },
    {
      type: 'path',
      id: 'way',
      points: [at(13.8, 7.4), at(14.2, 9.9), at(16.2, 10.6)],
      z: 0,
      tone: 'allowed',
      labels: [
        { at: at(14.2, 9.9), text: '2.5″' },
        { at: at(16.2, 10.6), text: '4.7″ of 5″' },
      ],
    },
    { type: 'ghost', id: 'ghost', ref: 'A3', at: at(16.2, 10.6), z: 0, tone: 'allowed' },
  ],
  refused: [
    { type: 'area', id: 'reach', polygons: [arc(13.8, 7.4, 4.5)], z: 0, tone: 'allowed' },
    { type: 'area', id: 'near', polygons: [arc(24.5, 26.2, 1.5)], z: 0, tone: 'refused' },
    {
      type: 'path',
      id: 'way',
      points: [at(13.8, 7.4), at(15, 15.7)],
      z: 0,
      tone: 'refused',
      labels: [{ at: at(15, 15.7), text: '8.4″ of 5″' }],
    },
    { type: 'ghost', id: 'ghost', ref: 'A3', at: at(15, 15.7), z: 0, tone: 'refused' },
    {
      type: 'tag',
      id: 'why',
      over: at(15, 15.7),
      z: inch(1.7),
      text: 'Too far',
      detail: '3.4″ beyond its move',
      tone: 'refused',
    },
  ],
  sight: [
    {
      type: 'corridor',
      id: 'line',
      outline: [at(16.02, 4.16), at(13.48, 24.12), at(12.52, 23.88), at(15.06, 3.92)],
      z: 0,
      tone: 'obstructed',
      pieces: [{ clipped: [rectangle(14, 21, 14.35, 21.4)], tone: 'obstructed', height: inch(0.6) }],
    },
    { type: 'outline', id: 'o1', ref: 'B4', tone: 'obstructed' },
    { type: 'outline', id: 'o2', ref: 'B2', tone: 'enemy' },
    { type: 'outline', id: 'o3', ref: 'T10', tone: 'obstructed' },
    { type: 'ring', id: 'r', at: at(15.5, 4), z: 0, radius: inch(0.9), tone: 'sight' },
    { type: 'tag', id: 't1', over: 'B4', text: 'Obstructed', detail: '2 dice', tone: 'obstructed' },
    { type: 'tag', id: 't2', over: 'B2', text: 'Clear', detail: '3 dice', tone: 'sight' },
    { type: 'tag', id: 't3', over: 'B1', text: 'Out of range', detail: '27.6″', tone: 'blocked' },
  ],
  tones: (
    ['neutral', 'allowed', 'costly', 'refused', 'friend', 'enemy', 'sight', 'obstructed', 'blocked', 'cover'] as const
  ).flatMap((tone, i): Overlay[] => [
    { type: 'area', id: tone, polygons: [arc(5 + (i % 5) * 6.5, 10 + Math.floor(i / 5) * 14, 2.6)], z: 0, tone },
    { type: 'tag', id: `tag-${tone}`, over: at(5 + (i % 5) * 6.5, 10 + Math.floor(i / 5) * 14), text: tone, tone },
  ]),
}

export const CUES: Readonly<Record<string, readonly Cue[]>> = {
  none: [],
  walk: [
    {
      type: 'walk',
      ref: 'A3',
      path: [
        { at: at(13.8, 7.4), z: 0 },
        { at: at(14.2, 9.9), z: 0 },
        { at: at(16.2, 10.6), z: 0 },
      ],
      gait: 'walk',
    },
  ],
  climb: [
    {
      type: 'walk',
      ref: 'B6',
      path: [
        { at: at(7.5, 17.5), z: 0 },
        { at: at(9, 17.5), z: inch(2) },
      ],
      gait: 'climb',
    },
  ],
  fall: [
    { type: 'fall', ref: 'B2' },
    { type: 'rise', ref: 'A6' },
  ],
  remove: [{ type: 'remove', ref: 'B3' }],
  shot: [
    { type: 'shot', from: 'A1', to: 'B4', hit: true },
    { type: 'say', over: 'B4', text: 'Shocked', tone: 'refused' },
    { type: 'fall', ref: 'B4' },
  ],
  clash: [{ type: 'clash', one: 'A5', other: 'B6' }],
  banner: [{ type: 'banner', text: 'Round 2', detail: 'Blue has the initiative', seat: 'A' }],
}
